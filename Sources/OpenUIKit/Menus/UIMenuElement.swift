public import Foundation

/// An entry of a menu.
open class UIMenuElement: NSObject {
  /// The text.
  open internal(set) var title: String
  /// The image beside the text.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

extension UIMenuElement {
  /// Whether an entry is marked.
  public enum State: Int, Sendable {
    /// Not marked.
    case off = 0
    /// Marked.
    case on = 1
    /// Marked as partly so.
    case mixed = 2
  }

  /// How an entry looks and whether it can be chosen.
  public struct Attributes: OptionSet, Sendable {
    /// The bit mask.
    public let rawValue: UInt

    /// The attributes whose bits are set in `rawValue`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Warns that something will be lost.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }
}
