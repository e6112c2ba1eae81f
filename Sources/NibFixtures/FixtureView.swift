#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import OpenUIKit
#endif

/// The root class of a fixture: it can be made from a nib, as the owner of one, and in code.
public protocol FixtureView: UIView {
  /// Makes one without content.
  init(frame: CGRect)

  /// Builds the tree of the class's nib by hand-written code, with its connections.
  static func makeInCode() -> Self
}
