/// A xib understood as a document: what it is for, its placeholders, its objects and its resources. The elements
/// themselves stay as they were read.
public struct XibDocument: Sendable {
  /// The file's name as the caller gave it, for messages.
  public let file: String
  /// The whole document, losslessly.
  public let root: Element
  /// The platform family that the root element names.
  public let type: DocumentType
  /// The `targetRuntime` attribute, for instance `iOS.CocoaTouch`.
  public let targetRuntime: String
  /// The build of Interface Builder that saved the document.
  public let toolsVersion: ToolsVersion
  /// Whether constraints count; without it the autoresizing masks are all there is.
  public let usesAutoLayout: Bool
  /// Whether size-class variations count.
  public let usesTraitCollections: Bool
  /// Whether safe-area layout guides stand for themselves instead of for their view.
  public let usesSafeAreas: Bool
  /// Whether device and calibrated colours have to be converted when the document is compiled.
  public let isColorMatched: Bool
  /// The lowest system version the document is meant for, where it says so itself.
  public let deploymentTarget: DeploymentTarget?
  /// What stands at the top level, in file order.
  public let contents: [Content]
  /// Images and colours that the document names.
  public let resources: Resources
  /// The line of every object under `objects` that has an id; of two with the same id, the first one's.
  public let lines: [String: Int]
  /// Ids that a second object carries: references to them are ambiguous, and the first object is meant.
  public let duplicateIDs: [DuplicateID]

  /// An id that was already taken.
  public struct DuplicateID: Sendable, Equatable {
    /// The id.
    public let id: String
    /// Where it stands again.
    public let line: Int
    /// Where it stood first.
    public let firstLine: Int

    /// A second `id` on `line` after the one on `firstLine`.
    public init(id: String, line: Int, firstLine: Int) {
      self.id = id
      self.line = line
      self.firstLine = firstLine
    }
  }

  /// What can stand at the top level.
  public enum Content: Sendable, Equatable {
    /// A stand-in for an object that comes from outside.
    case placeholder(Placeholder)
    /// An object of the document's own.
    case object(Element)
  }

  /// File's Owner, First Responder and external objects, in file order.
  public var placeholders: [Placeholder] {
    contents.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// The top-level objects in file order, placeholders left out.
  public var objects: [Element] {
    contents.compactMap { if case .object(let element) = $0 { element } else { nil } }
  }

  /// The root types that are read.
  public enum DocumentType: String, Sendable, CaseIterable {
    /// iOS.
    case cocoaTouch = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
    /// iOS, in documents that were begun for the iPad alone.
    case cocoaTouchPad = "com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB"
    /// tvOS.
    case appleTV = "com.apple.InterfaceBuilder.AppleTV.XIB"
  }
}
