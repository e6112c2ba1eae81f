public import Foundation

/// Distances from the four edges of a rectangle, in points, that follow the direction of the language.
public struct NSDirectionalEdgeInsets: Equatable, Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the leading edge: left in left-to-right languages.
  public var leading: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the trailing edge: right in left-to-right languages.
  public var trailing: CGFloat

  /// Insets that are zero on all edges.
  public static let zero = NSDirectionalEdgeInsets()

  /// Insets that are zero on all edges.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets with the given distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
