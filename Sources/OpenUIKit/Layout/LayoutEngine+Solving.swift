import Cassowary
import Foundation

extension LayoutEngine {
  /// Brings the solution up to date with sizes and constants, and marks the superviews of all views that it moves.
  func solve() {
    updateRoot()
    refreshMasks()
    if !refreshContents() { fill() }
    guard needsSolving else { return }
    settle()
    wrapContents()
    needsSolving = false
    readSolution()
  }

  /// Solves; where a changed constant contradicts others, breaks constraints until none is left that does.
  func settle() {
    while true {
      do {
        try solver.solve()
        return
      } catch {
        guard breakOne(of: error.constraints, adding: nil) else { return }
      }
    }
  }

  private func updateRoot() {
    let size = root.storedBounds.size
    guard fitting == nil, !items.isEmpty, size != rootSize else { return }
    rootSize = size
    setConstant(-Double(size.width), at: rootRows.width)
    setConstant(-Double(size.height), at: rootRows.height)
  }

  /// Text that breaks into lines first gets the width of one line; once the solution gives it another width, its height
  /// is stated anew. That may change other widths, so it is repeated, but not without end.
  private func wrapContents() {
    for _ in 0..<4 {
      var hasChanged = false
      for index in contents.indices where contents[index].wraps && contents[index].firstHeightRow >= 0 {
        let width = CGFloat(solver.value(of: items[contents[index].item].width))
        guard width > 0 else { continue }
        let height = contents[index].view.contentHeight(forWidth: width)
        guard abs(height - contents[index].size.height) > 0.01 else { continue }
        setContentSize(CGSize(width: contents[index].size.width, height: height), at: index)
        hasChanged = true
      }
      guard hasChanged else { return }
      settle()
    }
  }

  private func readSolution() {
    for index in items.indices {
      let item = items[index]
      let rect = CGRect(
        x: LayoutEngine.tidy(solver.value(of: item.x)), y: LayoutEngine.tidy(solver.value(of: item.y)),
        width: LayoutEngine.tidy(solver.value(of: item.width)),
        height: LayoutEngine.tidy(solver.value(of: item.height)))
      items[index].rect = rect
      guard item.isView else { continue }
      let view = unsafeDowncast(item.object, to: UIView.self)
      if view !== root, frame(of: items[index], view) != view.currentFrame { view.parent?.markNeedsLayout() }
    }
    for scrollView in scrollViews {
      let content = items[item(scrollView.guideOfContent)].rect
      let size = CGSize(width: content.maxX, height: content.maxY)
      if size != scrollView.contentSize { scrollView.contentSize = size }
    }
  }

  /// A number without the traces of rounding that solving leaves: an eighth of a point is the finest step that
  /// constraints are written in, apart from multipliers, which nothing is done to.
  private static func tidy(_ value: Double) -> CGFloat {
    let rounded = (value * 8).rounded() / 8
    return abs(rounded - value) < 1e-6 ? rounded : value
  }

  /// The frame that the solution gives a view.
  func frame(of item: Item, _ view: UIView) -> CGRect {
    let rect = item.rect
    let size = CGSize(width: max(rect.width, 0), height: max(rect.height, 0))
    let insets = item.insets
    guard insets != .zero else { return CGRect(origin: rect.origin, size: size) }
    return view.frame(forAlignmentRect: CGRect(origin: rect.origin, size: size))
  }

  /// Gives the subviews of a view the frames of the solution.
  func apply(to children: [UIView]) {
    for child in children {
      guard let item = existingItem(child) else { continue }
      let frame = frame(of: item, child)
      if child.extras?.transform.isIdentity ?? true {
        if frame != child.currentFrame { child.frame = frame }
      } else {
        // A transform turns the view about its center; layout goes by what it would be without.
        child.center = CGPoint(x: frame.midX, y: frame.midY)
        child.bounds.size = frame.size
      }
    }
    // What the engine has set isn't to be taken for the program's.
    for index in masks.indices where masks[index].view.parent === children.first?.parent {
      masks[index].frame = masks[index].view.currentFrame
    }
  }
}
