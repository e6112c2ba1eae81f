#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// An owner that isn't a view, with one strong outlet and one weak.
final class RootOwner: NSObject {
  #if canImport(UIKit)
    @IBOutlet
  #endif
  var root: UIView?

  #if canImport(UIKit)
    @IBOutlet
  #endif
  weak var weakRoot: UIView?
}

/// An object that stands at the top level of a nib and isn't a view.
final class Helper: NSObject {}

/// A class without a common base class, which has no key-value coding.
final class WithoutCoding {}
