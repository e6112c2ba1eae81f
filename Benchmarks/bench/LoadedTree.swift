#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// What a strategy made, in a form that can be compared: the view tree as text, and which outlets are set.
struct LoadedTree: Equatable {
  /// One line a view. The root's own line is left out: the content view of an owner is of another class and placed otherwise than a
  /// root view of the owner's class.
  let lines: [String]
  /// The stored properties of the view that has the outlets: name, and what it holds.
  let outlets: [String]

  /// Describes a view, or the content of an owner.
  init(_ view: UIView, isOwner: Bool) throws {
    // A cell has a content view of its own; what was loaded into an owner is what was added last.
    guard let root = isOwner ? view.subviews.last : view else {
      throw Failure("the owner has no content view")
    }
    lines = root.outline.split(separator: "\n").dropFirst().map(String.init)
    var outlets: [String] = []
    var mirror: Mirror? = Mirror(reflecting: view)
    // The classes of the fixture's own module: a toolkit's class has no outlets of ours.
    while let level = mirror, "\(String(reflecting: level.subjectType))".hasPrefix("NibFixtures.") {
      outlets += level.children.map { "\($0.label ?? "?"): \(Self.text($0.value))" }
      mirror = level.superclassMirror
    }
    self.outlets = outlets.sorted()
  }

  /// The first thing in which this tree is unlike another; nil if there is none.
  func difference(from other: LoadedTree) -> String? {
    for (line, wanted) in zip(lines, other.lines) where line != wanted {
      return "“\(line)” instead of “\(wanted)”"
    }
    if lines.count != other.lines.count {
      return "\(lines.count + 1) views instead of \(other.lines.count + 1)"
    }
    for (outlet, wanted) in zip(outlets, other.outlets) where outlet != wanted {
      return "outlet “\(outlet)” instead of “\(wanted)”"
    }
    return outlets.count == other.outlets.count
      ? nil : "\(outlets.count) outlets instead of \(other.outlets.count)"
  }

  /// What a property holds, without what differs from object to object.
  private static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { text($0.value) } ?? "nil" }
    if mirror.displayStyle == .class { return "\(type(of: value))" }
    if let list = value as? [Any] { return "[" + list.map(text).joined(separator: ", ") + "]" }
    return "\(value)"
  }
}
