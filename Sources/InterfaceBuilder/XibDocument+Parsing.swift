extension XibDocument {
  /// Reads a xib.
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - file: the file's name, for messages.
  /// - Throws: ``XibError`` for everything that isn't an iOS or tvOS xib in the format that Xcode has written since
  ///   version 5.
  public init(parsing bytes: [UInt8], file: String) throws(XibError) {
    try self.init(Element(parsing: bytes, file: file), file: file)
  }

  /// Understands an element tree that was read before.
  public init(_ root: Element, file: String) throws(XibError) {
    self.file = file
    self.root = root
    type = try Self.documentType(of: root, file: file)
    targetRuntime = root["targetRuntime"] ?? ""
    toolsVersion = ToolsVersion(root["toolsVersion"] ?? "")
    usesAutoLayout = root.bool("useAutolayout") ?? false
    usesTraitCollections = root.bool("useTraitCollections") ?? false
    usesSafeAreas = root.bool("useSafeAreas") ?? false
    isColorMatched = root.bool("colorMatched") ?? false
    let dependencies = root.child(named: "dependencies")
    deploymentTarget = DeploymentTarget(dependencies?.child(named: "deployment"))
    let elements = root.list("objects")
    contents = elements.map { $0.name == "placeholder" ? .placeholder(Placeholder($0)) : .object($0) }
    resources = Resources(root.child(named: "resources"))
    (lines, duplicateIDs) = Self.index(elements)
  }

  private static func documentType(of root: Element, file: String) throws(XibError) -> DocumentType {
    func error(_ kind: XibError.Kind, _ sentence: String) -> XibError {
      XibError(kind, file: file, line: root.line, sentence)
    }
    let name = root["type"] ?? ""
    let runtime = root["targetRuntime"] ?? ""
    if root.name == "archive" {
      throw error(
        .oldFormat, "this xib has the format of Xcode 4 and earlier; open and save it in Xcode 5 or later")
    }
    guard root.name == "document" else {
      throw error(
        .notInterfaceBuilder, "the root element is <\(root.name)>; Interface Builder files have <document>")
    }
    if name.contains("WatchKit") || runtime.contains("watchKit") {
      throw error(.watchOS, "this document is for watchOS; only iOS and tvOS xibs are read")
    }
    if name.contains(".Storyboard") {
      throw error(.storyboard, "this is a storyboard; only xibs are read")
    }
    if name.hasSuffix(".Cocoa.XIB") || runtime.hasPrefix("MacOSX") {
      throw error(.macOS, "this xib is for macOS; only iOS and tvOS xibs are read")
    }
    guard let type = DocumentType(rawValue: name) else {
      throw error(.unknownType, "the document type '\(name)' isn't known; only iOS and tvOS xibs are read")
    }
    return type
  }

  private static func index(_ elements: [Element]) -> (lines: [String: Int], duplicates: [DuplicateID]) {
    var lines: [String: Int] = [:]
    var duplicates: [DuplicateID] = []
    var pending = Array(elements.reversed())
    while let element = pending.popLast() {
      if let id = element.id {
        if let first = lines[id] {
          duplicates.append(DuplicateID(id: id, line: element.line, firstLine: first))
        } else {
          lines[id] = element.line
        }
      }
      pending.append(contentsOf: element.children.reversed())
    }
    return (lines, duplicates)
  }
}

extension XibDocument {
  /// The same document with one object alone at its top level and no connections of File's Owner: what a prototype
  /// cell is to its table.
  public func containing(_ object: Element) -> XibDocument {
    XibDocument(of: self, object: object)
  }

  private init(of document: XibDocument, object: Element) {
    file = document.file
    root = document.root
    type = document.type
    targetRuntime = document.targetRuntime
    toolsVersion = document.toolsVersion
    usesAutoLayout = document.usesAutoLayout
    usesTraitCollections = document.usesTraitCollections
    usesSafeAreas = document.usesSafeAreas
    isColorMatched = document.isColorMatched
    deploymentTarget = document.deploymentTarget
    contents = [.object(object)]
    resources = document.resources
    lines = document.lines
    duplicateIDs = []
  }
}
