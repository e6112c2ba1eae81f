#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

// Classes that nibs name in other ways than by the plain name and the module.

/// A class that nibs look for in modules where it isn't.
final class RecordedField: UITextField {}

/// A class that has its name in common with one of the fixtures.
final class BadgeLabel: UILabel {}

/// A class whose name at run time holds more than Interface Builder writes.
private final class HiddenField: UITextField {}

/// A namespace, for classes that aren't at the top level of their module.
enum Enclosing {
  final class Inner: UIView {
    final class Innermost: UIView {}
  }
}

/// A controller whose name without Controller is that of a nib.
final class LittleViewController: UIViewController {}
