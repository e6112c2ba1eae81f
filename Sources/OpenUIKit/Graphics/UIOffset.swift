public import Foundation

/// A distance to move something by, in points.
public struct UIOffset: Equatable, Hashable, Codable, Sendable {
  /// The horizontal distance.
  public var horizontal: CGFloat
  /// The vertical distance.
  public var vertical: CGFloat

  /// No distance at all.
  public static let zero = UIOffset()

  /// No distance at all.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// The given distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
