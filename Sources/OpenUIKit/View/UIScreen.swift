public import Foundation

/// The screen that the toolkit pretends to have: a phone held upright.
public final class UIScreen: NSObject {
  // Immutable, so that any thread may read it.
  /// The one screen.
  public nonisolated(unsafe) static let main = UIScreen()

  /// The size in points: 390 × 844, an iPhone of 2020 to 2022.
  public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels per point.
  public let scale: CGFloat = 3
}
