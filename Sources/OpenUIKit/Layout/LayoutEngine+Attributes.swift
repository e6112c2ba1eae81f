import Cassowary
import Foundation

extension LayoutEngine {
  /// What an attribute is once directions and margins are told apart.
  private enum Measure {
    case minX, midX, maxX, minY, midY, maxY, width, height, firstBaseline, lastBaseline
  }

  /// Appends `factor` times an attribute to the row being put together.
  ///
  /// - Parameters:
  ///   - other: the constraint's other item; inside a scroll view its edges are those of the content.
  ///   - container: the view in whose coordinates positions are written.
  /// - Returns: false for an item that is neither a view nor a guide of one, and for no attribute.
  @discardableResult
  func append(
    _ attribute: NSLayoutConstraint.Attribute, of object: AnyObject, _ factor: Double,
    beside other: AnyObject?,
    in container: UIView
  ) -> Bool {
    guard let (measure, isMargin) = measure(attribute, in: container) else { return false }
    if let view = object as? UIView {
      let insets = isMargin ? view.layoutMargins : .zero
      if let scrollView = view as? UIScrollView, isEdge(measure), isInside(other, scrollView) {
        append(measure, ofGuide: item(scrollView.guideOfContent), factor, inset: insets)
        appendOrigins(from: view, factor, measure, to: container)
      } else {
        append(measure, of: view, factor, inset: insets, in: container)
      }
      return true
    }
    guard let guide = object as? UILayoutGuide, let owner = guide.owner else { return false }
    if let insets = guide.fixedInsets {
      append(measure, of: owner, factor, inset: insets, in: container)
    } else {
      append(measure, ofGuide: item(guide), factor, inset: .zero)
      appendOrigins(from: owner, factor, measure, to: container)
    }
    return true
  }

  private func measure(
    _ attribute: NSLayoutConstraint.Attribute, in container: UIView
  ) -> (Measure, isMargin: Bool)? {
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch attribute {
    case .left: return (.minX, false)
    case .right: return (.maxX, false)
    case .top: return (.minY, false)
    case .bottom: return (.maxY, false)
    case .leading: return (isMirrored ? .maxX : .minX, false)
    case .trailing: return (isMirrored ? .minX : .maxX, false)
    case .width: return (.width, false)
    case .height: return (.height, false)
    case .centerX: return (.midX, false)
    case .centerY: return (.midY, false)
    case .lastBaseline: return (.lastBaseline, false)
    case .firstBaseline: return (.firstBaseline, false)
    case .leftMargin: return (.minX, true)
    case .rightMargin: return (.maxX, true)
    case .topMargin: return (.minY, true)
    case .bottomMargin: return (.maxY, true)
    case .leadingMargin: return (isMirrored ? .maxX : .minX, true)
    case .trailingMargin: return (isMirrored ? .minX : .maxX, true)
    case .centerXWithinMargins: return (.midX, true)
    case .centerYWithinMargins: return (.midY, true)
    case .notAnAttribute: return nil
    }
  }

  private func isEdge(_ measure: Measure) -> Bool {
    switch measure {
    case .minX, .maxX, .minY, .maxY: true
    default: false
    }
  }

  private func isInside(_ object: AnyObject?, _ view: UIView) -> Bool {
    guard let other = NSLayoutConstraint.view(of: object) else { return false }
    guard other !== view else { return false }
    return other.parent === view || other.isDescendant(of: view)
  }

  private func term(_ coefficient: Double, _ variable: Variable) {
    scratch.append(Term(coefficient, variable))
  }

  /// Sizes come before origins: of two new variables the solver lets an equation define the one that comes first, and
  /// sizes are the better choice.
  private func append(
    _ measure: Measure, of view: UIView, _ factor: Double, inset: UIEdgeInsets, in container: UIView
  ) {
    let index = item(view)
    let item = items[index]
    switch measure {
    case .width:
      term(factor, item.width)
      scratchConstant -= factor * Double(inset.left + inset.right)
      return
    case .height:
      term(factor, item.height)
      scratchConstant -= factor * Double(inset.top + inset.bottom)
      return
    case .firstBaseline, .lastBaseline:
      return appendBaseline(measure, of: view, factor, in: container)
    case .minX: scratchConstant += factor * Double(inset.left)
    case .minY: scratchConstant += factor * Double(inset.top)
    case .maxX:
      term(factor, item.width)
      scratchConstant -= factor * Double(inset.right)
    case .maxY:
      term(factor, item.height)
      scratchConstant -= factor * Double(inset.bottom)
    case .midX:
      term(factor / 2, item.width)
      scratchConstant += factor / 2 * Double(inset.left - inset.right)
    case .midY:
      term(factor / 2, item.height)
      scratchConstant += factor / 2 * Double(inset.top - inset.bottom)
    }
    let isVertical = measure == .minY || measure == .midY || measure == .maxY
    if view === container {
      // In its own coordinates the alignment rectangle begins at its inset.
      scratchConstant += factor * Double(isVertical ? item.insets.top : item.insets.left)
      return
    }
    term(factor, isVertical ? item.y : item.x)
    if let parent = view.parent { appendOrigins(from: parent, factor, measure, to: container) }
  }

  /// Baselines of views with text are at a fixed distance from an edge; of all others they are the edge itself.
  private func appendBaseline(_ measure: Measure, of view: UIView, _ factor: Double, in container: UIView) {
    let isFirst = measure == .firstBaseline
    let source = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if source !== view, source.isDescendant(of: view) {
      return appendBaseline(measure, of: source, factor, in: container)
    }
    switch view.baseline(isFirst: isFirst) {
    case .fromTop(let distance):
      append(.minY, of: view, factor, inset: .zero, in: container)
      scratchConstant += factor * Double(distance)
    case .fromCenter(let distance):
      append(.midY, of: view, factor, inset: .zero, in: container)
      scratchConstant += factor * Double(distance)
    case .fromBottom(let distance):
      append(.maxY, of: view, factor, inset: .zero, in: container)
      scratchConstant -= factor * Double(distance)
    }
  }

  private func append(_ measure: Measure, ofGuide index: Int, _ factor: Double, inset: UIEdgeInsets) {
    let item = items[index]
    switch measure {
    case .width: term(factor, item.width)
    case .height: term(factor, item.height)
    case .minX:
      term(factor, item.x)
      scratchConstant += factor * Double(inset.left)
    case .minY, .firstBaseline:
      term(factor, item.y)
      scratchConstant += factor * Double(inset.top)
    case .maxX:
      term(factor, item.width)
      term(factor, item.x)
      scratchConstant -= factor * Double(inset.right)
    case .maxY, .lastBaseline:
      term(factor, item.height)
      term(factor, item.y)
      scratchConstant -= factor * Double(inset.bottom)
    case .midX:
      term(factor / 2, item.width)
      term(factor, item.x)
    case .midY:
      term(factor / 2, item.height)
      term(factor, item.y)
    }
  }

  /// Appends the origins of the views from `view` up to, and without, `container`: what turns a position in the
  /// coordinates of `view` into one in those of `container`.
  private func appendOrigins(from view: UIView, _ factor: Double, _ measure: Measure, to container: UIView) {
    guard measure != .width, measure != .height else { return }
    let isVertical: Bool
    switch measure {
    case .minX, .midX, .maxX: isVertical = false
    default: isVertical = true
    }
    var view = view
    while view !== container {
      let index = item(view)
      let item = items[index]
      term(factor, isVertical ? item.y : item.x)
      scratchConstant -= factor * Double(isVertical ? item.insets.top : item.insets.left)
      guard let parent = view.parent else { return }
      view = parent
    }
  }
}

extension UILayoutGuide {
  /// The distances from the owner's edges, if the system fixes them; nil for guides that constraints place.
  final var fixedInsets: UIEdgeInsets? {
    guard let owner else { return nil }
    if let extras = owner.extras {
      if extras.safeAreaLayoutGuide === self { return owner.safeAreaInsets }
      if extras.layoutMarginsGuide === self { return owner.layoutMargins }
      if extras.readableContentGuide === self { return owner.readableInsets }
    }
    if identifier == UIScrollView.frameGuideIdentifier, owner is UIScrollView { return .zero }
    return nil
  }
}

extension UIScrollView {
  fileprivate static let frameGuideIdentifier = "UIScrollView-frameLayoutGuide"

  /// The guide of the content: one that came with the nib, else the view's own.
  final var guideOfContent: UILayoutGuide {
    rareScroll?.contentGuide ?? layoutGuides.first { $0.identifier == "UIScrollView-contentLayoutGuide" }
      ?? contentGuide
  }
}
