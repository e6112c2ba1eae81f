#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import OpenUIKit
#endif

/// A view class that stands on the root view of a nib of its own.
///
/// Adopting it is all a class does: the nib is named after the class, and the root view is the first top-level view
/// of that class, wherever it stands among the nib's top-level objects.
public protocol NibLoadable: UIView {
  /// The name of the nib, without a suffix. By default the name of the class, which fits neither a generic class nor
  /// a subclass without a nib of its own: those name theirs.
  static var nibName: String { get }
}

extension NibLoadable {
  /// The name of the class.
  public static var nibName: String { _typeName(self, qualified: false) }

  /// A template of the class's nib, for the caller to keep.
  ///
  /// Every call makes a new template. What saves the reading and decoding is keeping the object, which is why this is
  /// a function and not a property that looks like a stored one.
  public static func template(in bundle: Bundle) -> UINib {
    UINib(nibName: nibName, bundle: bundle)
  }

  /// Loads a view by the name of its nib: the uncached form, which finds, reads and decodes the file on every call.
  ///
  /// Throws what the nib's loading throws, and ``NibLoaderError`` where the nib has no top-level view of this class.
  public static func load(fromNibIn bundle: Bundle) throws -> Self {
    try rootView(in: bundle.loadNibContents(named: nibName, owner: nil, options: nil))
  }

  /// Loads a view from a template that the caller made and may keep: the cached form where it is kept.
  ///
  /// Throws what the nib's loading throws, and ``NibLoaderError`` where the nib has no top-level view of this class.
  public static func load(from template: UINib) throws -> Self {
    try rootView(in: template.instantiateContents(withOwner: nil, options: nil))
  }

  private static func rootView(in contents: [Any]) throws -> Self {
    for case let view as Self in contents { return view }
    throw NibLoaderError(.noRootView, nibName: nibName, expected: "\(self)", contents: contents)
  }
}
