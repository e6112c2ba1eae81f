#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// A view class that can also be built by hand-written code, without a nib: the floor that loading is compared with.
public protocol CodeBuilt: UIView {
  /// Builds the same tree as the class's nib: views, attributes, constraints and connections.
  static func makeInCode() -> Self
}
