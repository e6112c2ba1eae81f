#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// A view tree as lines of text, for comparing trees attribute by attribute through UIKit's public surface: views,
/// constraints, outlets and actions. Two trees with equal outlines are alike in all that a nib can say.
///
/// The root's class and how it is placed in its surroundings are left out: they differ between a view of a class and
/// the content view of an owner of that class.
@MainActor
struct ViewOutline {
  /// One line for every attribute, constraint, outlet and action, in the order of the tree.
  private(set) var lines: [String] = []

  private let root: UIView
  private let subject: UIView
  private var paths: [ObjectIdentifier: String] = [:]

  /// The outline of `root`, whose outlets and actions belong to `subject`: the root itself, or its owner.
  init(_ root: UIView, as subject: UIView) {
    self.root = root
    self.subject = subject
    name(root, "root")
    describe(root)
    lines += outlets(of: subject, at: "root")
    lines += recognizers()
  }

  // MARK: Names

  private mutating func name(_ view: UIView, _ path: String) {
    paths[ObjectIdentifier(view)] = path
    paths[ObjectIdentifier(view.safeAreaLayoutGuide)] = "\(path)/safeArea"
    if let scroll = view as? UIScrollView {
      paths[ObjectIdentifier(scroll.contentLayoutGuide)] = "\(path)/contentGuide"
      paths[ObjectIdentifier(scroll.frameLayoutGuide)] = "\(path)/frameGuide"
    }
    for (index, subview) in view.subviews.enumerated() { name(subview, "\(path).\(index)") }
    for (index, recognizer) in (view.gestureRecognizers ?? []).enumerated() {
      paths[ObjectIdentifier(recognizer)] = "\(path)/recognizer\(index)"
    }
  }

  private func path(of object: AnyObject?) -> String {
    guard let object else { return "nil" }
    if object === subject { return "root" }
    return paths[ObjectIdentifier(object)] ?? "a \(type(of: object)) outside"
  }

  // MARK: Views

  private mutating func describe(_ view: UIView) {
    let path = path(of: view)
    var parts = ViewAttributes.common(of: view, isRoot: view === root)
    parts += ViewAttributes.special(of: view)
    if view !== root { parts.insert("\(type(of: view))", at: 0) }
    lines += parts.map { "\(path): \($0)" }
    lines += constraints(of: view, at: path)
    if let control = view as? UIControl { lines += actions(of: control, at: path) }
    if let stack = view as? UIStackView {
      lines.append("\(path) arranges \(stack.arrangedSubviews.map { self.path(of: $0) })")
    }
    if view !== root, "\(String(reflecting: type(of: view)))".hasPrefix("NibFixtures.") {
      lines += outlets(of: view, at: path)
    }
    // A segmented control's segments are told by its titles; the views it makes of them are its own affair.
    if view is UISegmentedControl { return }
    for subview in view.subviews { describe(subview) }
  }

  // MARK: Constraints

  private func constraints(of view: UIView, at path: String) -> [String] {
    view.constraints.map { constraint in
      var text = "\(path) holds \(self.path(of: constraint.firstItem)).\(constraint.firstAttribute.rawValue)"
      text += " \(constraint.relation.rawValue) "
      if let second = constraint.secondItem {
        text +=
          "\(self.path(of: second)).\(constraint.secondAttribute.rawValue) * \(constraint.multiplier) + "
      }
      text += "\(constraint.constant) @\(constraint.priority.rawValue) \(constraint.identifier ?? "")"
      return text
    }.sorted()
  }

  // MARK: Connections

  private func outlets(of object: UIView, at path: String) -> [String] {
    Mirror(reflecting: object).children.map { child in
      "\(path) has \(child.label ?? "?") = \(describe(outlet: child.value))"
    }
  }

  private func describe(outlet value: Any) -> String {
    switch value {
    case let object as UIResponder: path(of: object)
    case let recognizer as UIGestureRecognizer: path(of: recognizer)
    case let objects as [UIView]: "\(objects.map { path(of: $0) })"
    case let color as UIColor?: color.map(ViewAttributes.describe) ?? "nil"
    default: "\(value)"
    }
  }

  private func actions(of control: UIControl, at path: String) -> [String] {
    let events: [UIControl.Event] = [.touchUpInside, .valueChanged, .editingChanged]
    return control.allTargets.flatMap { target in
      events.flatMap { event in
        (control.actions(forTarget: target, forControlEvent: event) ?? []).map {
          "\(path) sends \($0) for \(event.rawValue) to \(self.path(of: target as AnyObject))"
        }
      }
    }.sorted()
  }

  private func recognizers() -> [String] {
    (root.gestureRecognizers ?? []).map { "\(path(of: $0)): \(type(of: $0)) enabled \($0.isEnabled)" }
  }
}

extension UIView {
  /// This view and all below it.
  var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }
}
