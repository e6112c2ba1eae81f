import Cassowary
import Foundation

extension LayoutEngine {
  // MARK: Autoresizing masks

  /// States what a view's mask does, as equations in the size of its superview: each flexible part takes a share of
  /// what the superview grows, in proportion to what it has now.
  func addMask(of view: UIView, _ index: Int) {
    guard let parent = view.parent else { return }
    let item = items[index]
    let rect = view.alignmentRect(forFrame: view.currentFrame)
    let isFlexible = parent.autoresizesSubviews && view.storedMask != 0
    let shares = isFlexible ? view.growthShares : GrowthShares()
    let outer = isFlexible ? self.item(parent) : -1
    let size = parent.storedBounds.size
    add(item.width, share: shares.width, outer, \.width, rect.width, of: size.width, view)
    add(item.x, share: shares.x, outer, \.width, rect.minX, of: size.width, view)
    add(item.height, share: shares.height, outer, \.height, rect.height, of: size.height, view)
    add(item.y, share: shares.y, outer, \.height, rect.minY, of: size.height, view)
  }

  /// Adds `variable = value + share × (superview's extent − its present extent)`.
  private func add(
    _ variable: Variable, share: CGFloat, _ outer: Int, _ extent: KeyPath<Item, Variable>, _ value: CGFloat,
    of present: CGFloat, _ view: UIView
  ) {
    guard outer >= 0, share != 0 else {
      add([Term(1, variable)], -Double(value), .equal, .required, .mask(view))
      return
    }
    let terms = [Term(1, variable), Term(-Double(share), items[outer][keyPath: extent])]
    add(terms, Double(share * present - value), .equal, .required, .mask(view))
  }

  // MARK: Intrinsic sizes

  /// Adds the rows of all intrinsic sizes. Comes last: they are never required by default, so that everything they
  /// refer to stands already.
  func addContents() {
    for index in contents.indices {
      let view = contents[index].view
      let size = view.intrinsicContentSize
      contents[index].size = size
      contents[index].wraps = view.wrapsContent
      let item = items[contents[index].item]
      if size.width >= 0 {
        contents[index].firstWidthRow = add(
          item.width, Double(size.width), view.hugging.horizontal, view.compression.horizontal)
      }
      if size.height >= 0 {
        contents[index].firstHeightRow = add(
          item.height, Double(size.height), view.hugging.vertical, view.compression.vertical)
      }
    }
  }

  private func add(_ variable: Variable, _ size: Double, _ hugging: Float, _ compression: Float) -> Int {
    let first = add([Term(1, variable)], -size, .greaterThanOrEqual, Priority(compression), .content)
    add([Term(1, variable)], -size, .lessThanOrEqual, Priority(hugging), .content)
    return first
  }

  /// Asks the views whose intrinsic size may have changed for it. Returns whether the rows still fit.
  func refreshContents() -> Bool {
    guard !staleContents.isEmpty else { return true }
    for view in staleContents {
      guard let index = contents.firstIndex(where: { $0.view === view }) else { continue }
      let size = view.intrinsicContentSize
      guard (size.width >= 0) == (contents[index].firstWidthRow >= 0),
        (size.height >= 0) == (contents[index].firstHeightRow >= 0)
      else { return false }
      setContentSize(size, at: index)
    }
    staleContents.removeAll(keepingCapacity: true)
    return true
  }

  func setContentSize(_ size: CGSize, at index: Int) {
    let content = contents[index]
    guard size != content.size else { return }
    contents[index].size = size
    if content.firstWidthRow >= 0 { setConstant(-Double(size.width), pairAt: content.firstWidthRow) }
    if content.firstHeightRow >= 0 { setConstant(-Double(size.height), pairAt: content.firstHeightRow) }
    needsSolving = true
  }

  private func setConstant(_ constant: Double, pairAt row: Int) {
    setConstant(constant, at: row)
    setConstant(constant, at: row + 1)
  }

  func setConstant(_ constant: Double, at row: Int) {
    guard rows.indices.contains(row), let id = rows[row].id else { return }
    // Sizes and constants that aren't finite can't be laid out; the row keeps what it says.
    try? solver.setConstant(constant, of: id)
    needsSolving = true
  }
}

extension UIView {
  /// Whether the height that the content asks for depends on the width that the view gets.
  fileprivate final var wrapsContent: Bool {
    switch self {
    case let label as UILabel: label.numberOfLines != 1 && label.preferredMaxLayoutWidth <= 0
    case let text as UITextView: !text.isScrollEnabled
    default: false
    }
  }

  /// The height that the content takes at a width.
  final func contentHeight(forWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
