public import Foundation

/// An effect of a visual effect view.
open class UIVisualEffect: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  /// An effect that does nothing.
  public override init() { super.init() }

  /// The effect that was archived under `coder`'s present object.
  public required init?(coder: NSCoder) { super.init() }

  /// True: an effect archive holds numbers only.
  public static var supportsSecureCoding: Bool { true }

  /// Archives nothing.
  open func encode(with coder: NSCoder) {}

  /// The effect itself: effects don't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
