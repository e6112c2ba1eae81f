public import Foundation

/// Distances from the four edges of a rectangle, in points; positive values lie inside.
public struct UIEdgeInsets: Equatable, Hashable, Codable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Insets that are zero on all edges.
  public static let zero = UIEdgeInsets()

  /// Insets that are zero on all edges.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets with the given distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// This rectangle with its edges moved inwards by `insets`.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}

extension UIEdgeInsets {
  /// The insets written as `{top, left, bottom, right}`, `zero` if `string` isn't of that form.
  init(string: String) {
    let numbers = string.split { "{}, ".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4 else {
      self.init()
      return
    }
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
