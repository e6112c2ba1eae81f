#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import OpenUIKit
#endif

/// A view class that stands on File's Owner of a nib, whose root view becomes its content view.
public protocol NibOwnerLoadable: UIView {
  /// The name of the nib, without a suffix. By default the name of the class followed by `Content`.
  static var contentNibName: String { get }

  /// Makes the owner, without content.
  init(frame: CGRect)
}

extension NibOwnerLoadable {
  /// The name of the class followed by `Content`.
  public static var contentNibName: String { _typeName(self, qualified: false) + "Content" }

  /// A template of the content nib, for the caller to keep. Every call makes a new one.
  public static func contentTemplate(in bundle: Bundle) -> UINib {
    UINib(nibName: contentNibName, bundle: bundle)
  }

  /// Makes an owner of the given frame, in points, and adds the content that a template holds.
  ///
  /// Throws what the nib's loading throws, and ``NibLoaderError`` where the nib has no top-level view.
  public static func load(withContentFrom template: UINib, frame: CGRect) throws -> Self {
    let owner = Self(frame: frame)
    try owner.addContent(from: template)
    return owner
  }

  /// Instantiates the template with this view as File's Owner, and pins its root view to the four edges.
  ///
  /// Calling it twice adds a second content view; the outlets then belong to the second. Throws what the nib's
  /// loading throws, and ``NibLoaderError`` where the nib has no top-level view; nothing has been added then.
  public func addContent(from template: UINib) throws {
    let contents = try template.instantiateContents(withOwner: self, options: nil)
    guard let content = contents.lazy.compactMap({ $0 as? UIView }).first else {
      throw NibLoaderError(.noRootView, nibName: Self.contentNibName, expected: "UIView", contents: contents)
    }
    content.translatesAutoresizingMaskIntoConstraints = false
    // Before the constraints are activated: without a common ancestor that raises.
    addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.topAnchor.constraint(equalTo: topAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}
