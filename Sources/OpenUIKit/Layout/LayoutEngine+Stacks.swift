import Cassowary
import Foundation

/// The rows that a stack view stands for. UIKit makes the same constraints as objects (their identifiers begin with
/// `UISV-`); they are never archived, and here they go straight into the solver.
extension LayoutEngine {
  /// Priorities of what stack views wish for, below all that programs usually state.
  private enum StackPriority {
    /// Hidden views have no length, but required constraints of their own don't count as conflicts.
    static let hidden: Priority = 999
    /// Proportional sizes give way to required ones.
    static let proportion: Priority = 999
    /// Distances between centers give way to the least spacing.
    static let centering: Priority = 149
    /// Rows on a baseline begin at the top.
    static let baseline: Priority = 100
    /// A stack is no larger than its views need.
    static let fit: Priority = 49
  }

  func addArrangement(of stack: UIStackView) {
    let views = stack.arranged.filter { !$0.isHidden && $0.parent === stack }
    guard !views.isEmpty else { return }
    let arrangement = Arrangement(stack, self, views.map { items[item($0)] })
    addLine(arrangement, views)
    addDistribution(arrangement, views)
    addAlignment(arrangement, views)
    fit(arrangement)
    addHidden(arrangement)
  }

  /// A stack view with the items it arranges.
  private struct Arrangement {
    let stack: UIStackView
    let canvas: Item
    let items: [Item]
    let isRow: Bool
    let margins: UIEdgeInsets

    init(_ stack: UIStackView, _ engine: LayoutEngine, _ items: [Item]) {
      self.stack = stack
      self.items = items
      canvas = engine.items[engine.item(stack)]
      isRow = stack.storedAxis == .horizontal
      margins = stack.flags.contains(.stackMarginsRelative) ? stack.layoutMargins : .zero
    }

    /// Origin and extent of an item along the axis.
    func along(_ item: Item) -> (Variable, Variable) { isRow ? (item.x, item.width) : (item.y, item.height) }
    /// Origin and extent of an item across the axis.
    func across(_ item: Item) -> (Variable, Variable) { isRow ? (item.y, item.height) : (item.x, item.width) }
    var near: Double { Double(isRow ? margins.left : margins.top) }
    var far: Double { Double(isRow ? margins.right : margins.bottom) }
    var crossNear: Double { Double(isRow ? margins.top : margins.left) }
    var crossFar: Double { Double(isRow ? margins.bottom : margins.right) }
    var isMirrored: Bool { isRow && stack.effectiveUserInterfaceLayoutDirection == .rightToLeft }
  }

  /// The first view begins where the stack does, and the last one ends there.
  private func addLine(_ arrangement: Arrangement, _ views: [UIView]) {
    var line = arrangement.items
    if arrangement.isMirrored { line.reverse() }
    guard let first = line.first, let last = line.last else { return }
    let (firstOrigin, _) = arrangement.along(first)
    let (lastOrigin, lastExtent) = arrangement.along(last)
    let (_, extent) = arrangement.along(arrangement.canvas)
    let origin = Origin.stack(arrangement.stack)
    add([Term(1, firstOrigin)], -arrangement.near, .equal, .required, origin)
    addSpacings(arrangement, views)
    add(
      [Term(1, lastExtent), Term(1, lastOrigin), Term(-1, extent)], arrangement.far, .equal, .required, origin
    )
  }

  private func addSpacings(_ arrangement: Arrangement, _ views: [UIView]) {
    let stack = arrangement.stack
    let isExact = stack.storedDistribution.rawValue <= UIStackView.Distribution.fillProportionally.rawValue
    for index in views.indices.dropLast() {
      let (before, after) =
        arrangement.isMirrored
        ? (arrangement.items[index + 1], arrangement.items[index])
        : (arrangement.items[index], arrangement.items[index + 1])
      let spacing = stack.spacing(after: views[index])
      if stack.flags.contains(.stackBaselineRelative), !arrangement.isRow {
        scratch.removeAll(keepingCapacity: true)
        scratchConstant = -spacing
        append(.firstBaseline, of: views[index + 1], 1, beside: nil, in: stack)
        append(.lastBaseline, of: views[index], -1, beside: nil, in: stack)
        addScratch(isExact ? .equal : .greaterThanOrEqual, .required, .stack(stack))
      } else {
        add(
          gap(arrangement, before, after), -spacing, isExact ? .equal : .greaterThanOrEqual, .required,
          .stack(stack))
      }
    }
  }

  private func gap(_ arrangement: Arrangement, _ before: Item, _ after: Item, _ factor: Double = 1) -> [Term]
  {
    let (origin, extent) = arrangement.along(before)
    return [Term(factor, arrangement.along(after).0), Term(-factor, extent), Term(-factor, origin)]
  }

  private func addDistribution(_ arrangement: Arrangement, _ views: [UIView]) {
    let items = arrangement.items
    let origin = Origin.stack(arrangement.stack)
    guard items.count > 1 else { return }
    let (_, first) = arrangement.along(items[0])
    switch arrangement.stack.storedDistribution {
    case .fill: break
    case .fillEqually:
      for item in items.dropFirst() {
        add([Term(1, arrangement.along(item).1), Term(-1, first)], 0, .equal, .required, origin)
      }
    case .fillProportionally:
      let sizes = views.map {
        arrangement.isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
      }
      guard let base = sizes.firstIndex(where: { $0 > 0 }) else { return }
      let (_, extent) = arrangement.along(items[base])
      for index in items.indices where index != base && sizes[index] > 0 {
        let terms = [Term(1, arrangement.along(items[index]).1), Term(-sizes[index] / sizes[base], extent)]
        add(terms, 0, .equal, StackPriority.proportion, origin)
      }
    case .equalSpacing:
      let firstGap = gap(arrangement, items[0], items[1], -1)
      for index in items.indices.dropFirst().dropLast() {
        let terms = gap(arrangement, items[index], items[index + 1]) + firstGap
        add(terms, 0, .equal, .required, origin)
      }
    case .equalCentering:
      for index in items.indices.dropFirst().dropLast() {
        let terms =
          center(arrangement, items[index - 1], 1) + center(arrangement, items[index], -2)
          + center(arrangement, items[index + 1], 1)
        add(terms, 0, .equal, StackPriority.centering, origin)
      }
    }
  }

  private func center(_ arrangement: Arrangement, _ item: Item, _ factor: Double) -> [Term] {
    let (origin, extent) = arrangement.along(item)
    return [Term(factor, origin), Term(factor / 2, extent)]
  }

  private func addAlignment(_ arrangement: Arrangement, _ views: [UIView]) {
    for (view, item) in zip(views, arrangement.items) {
      switch arrangement.stack.storedAlignment {
      case .fill:
        addNearEdge(arrangement, item, .equal)
        addFarEdge(arrangement, item, .equal)
      case .leading where !(!arrangement.isRow && arrangement.stack.isMirrored),
        .trailing where !arrangement.isRow && arrangement.stack.isMirrored:
        addNearEdge(arrangement, item, .equal)
        addFarEdge(arrangement, item, .lessThanOrEqual)
      case .leading, .trailing:
        addFarEdge(arrangement, item, .equal)
        addNearEdge(arrangement, item, .greaterThanOrEqual)
      case .center:
        let (origin, extent) = arrangement.across(item)
        let (_, canvas) = arrangement.across(arrangement.canvas)
        let terms = [Term(1, origin), Term(0.5, extent), Term(-0.5, canvas)]
        let constant = (arrangement.crossFar - arrangement.crossNear) / 2
        add(terms, constant, .equal, .required, .stack(arrangement.stack))
        addNearEdge(arrangement, item, .greaterThanOrEqual)
      case .firstBaseline: addBaseline(arrangement, .firstBaseline, view, item, first: views[0])
      case .lastBaseline: addBaseline(arrangement, .lastBaseline, view, item, first: views[0])
      }
    }
  }

  private func addBaseline(
    _ arrangement: Arrangement, _ attribute: NSLayoutConstraint.Attribute, _ view: UIView, _ item: Item,
    first: UIView
  ) {
    if view !== first {
      scratch.removeAll(keepingCapacity: true)
      scratchConstant = 0
      append(attribute, of: view, 1, beside: nil, in: arrangement.stack)
      append(attribute, of: first, -1, beside: nil, in: arrangement.stack)
      addScratch(.equal, .required, .stack(arrangement.stack))
    }
    addNearEdge(arrangement, item, .greaterThanOrEqual)
    addFarEdge(arrangement, item, .lessThanOrEqual)
    addNearEdge(arrangement, item, .equal, StackPriority.baseline)
  }

  private func addNearEdge(
    _ arrangement: Arrangement, _ item: Item, _ relation: Cassowary.Relation, _ priority: Priority = .required
  ) {
    let (origin, _) = arrangement.across(item)
    add([Term(1, origin)], -arrangement.crossNear, relation, priority, .stack(arrangement.stack))
  }

  private func addFarEdge(
    _ arrangement: Arrangement, _ item: Item, _ relation: Cassowary.Relation, _ priority: Priority = .required
  ) {
    let (origin, extent) = arrangement.across(item)
    let (_, canvas) = arrangement.across(arrangement.canvas)
    let terms = [Term(1, extent), Term(1, origin), Term(-1, canvas)]
    add(terms, arrangement.crossFar, relation, priority, .stack(arrangement.stack))
  }

  /// A hidden view takes no space: it has no length, unless its own constraints insist on one, and stands where the view
  /// before it ends. Nothing else depends on it.
  private func addHidden(_ arrangement: Arrangement) {
    let stack = arrangement.stack
    var before: Item?
    for view in stack.arranged where view.parent === stack {
      let item = items[item(view)]
      guard view.isHidden else {
        before = item
        continue
      }
      let (origin, extent) = arrangement.along(item)
      var terms = [Term(1, origin)]
      if let before {
        terms += [Term(-1, arrangement.along(before).0), Term(-1, arrangement.along(before).1)]
      }
      add(terms, before == nil ? -arrangement.near : 0, .equal, StackPriority.hidden, .stack(stack))
      add([Term(1, extent)], 0, .equal, StackPriority.hidden, .stack(stack))
      if stack.storedAlignment == .fill {
        addNearEdge(arrangement, item, .equal, StackPriority.hidden)
        addFarEdge(arrangement, item, .equal, StackPriority.hidden)
      } else {
        addNearEdge(arrangement, item, .equal, StackPriority.baseline)
      }
    }
  }

  /// Where the views only bound the stack, it is as small as they allow.
  private func fit(_ arrangement: Arrangement) {
    let stack = arrangement.stack
    if stack.storedAlignment != .fill {
      let (_, extent) = arrangement.across(arrangement.canvas)
      add([Term(1, extent)], 0, .lessThanOrEqual, StackPriority.fit, .stack(stack))
    }
    if stack.storedDistribution == .equalSpacing || stack.storedDistribution == .equalCentering {
      let (_, extent) = arrangement.along(arrangement.canvas)
      add([Term(1, extent)], 0, .lessThanOrEqual, StackPriority.fit, .stack(stack))
    }
  }
}

extension UIStackView {
  func arrangementChanged() { constraintsDidChange() }

  fileprivate var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The space after an arranged view, in points.
  fileprivate func spacing(after view: UIView) -> Double {
    guard let custom = customSpacings?[ObjectIdentifier(view)], custom != Self.spacingUseDefault else {
      return Double(resolved(storedSpacing))
    }
    return Double(resolved(custom))
  }

  /// The system's spacing is 8 points.
  private func resolved(_ spacing: CGFloat) -> CGFloat { spacing == Self.spacingUseSystem ? 8 : spacing }
}
