import Cassowary
import Foundation

extension LayoutEngine {
  // MARK: Autoresizing masks

  /// States what a view's mask does, as equations in the size of its superview: each flexible part takes a share of
  /// what the superview grows, in proportion to what it has now.
  func addMask(of view: UIView, _ index: Int) {
    guard let parent = view.parent else { return }
    let isFlexible = parent.autoresizesSubviews && view.storedMask != 0
    let shares = isFlexible ? view.growthShares : GrowthShares()
    let outer = isFlexible ? items[self.item(parent)] : nil
    let item = items[index]
    let firstRow = rows.count
    let mask = Mask(view: view, firstRow: firstRow, shares: shares, frame: view.currentFrame)
    masks.append(mask)
    let constants = mask.constants
    add([Term(1, item.width)], shares.width, outer?.width, constants[0], view)
    add([Term(1, item.x)], shares.x, outer?.width, constants[1], view)
    add([Term(1, item.height)], shares.height, outer?.height, constants[2], view)
    add([Term(1, item.y)], shares.y, outer?.height, constants[3], view)
  }

  /// Adds the row `terms − share × extent + constant = 0`.
  private func add(_ terms: [Term], _ share: CGFloat, _ extent: Variable?, _ constant: Double, _ view: UIView)
  {
    var terms = terms
    if let extent, share != 0 { terms.append(Term(-Double(share), extent)) }
    add(terms, constant, .equal, .required, .mask(view))
  }

  /// Whether the program has set frames since the last pass.
  var hasStaleMasks: Bool { masks.contains { $0.view.currentFrame != $0.frame } }

  /// States the frames anew that the program has set since the last pass.
  func refreshMasks() {
    for index in masks.indices {
      let frame = masks[index].view.currentFrame
      guard frame != masks[index].frame else { continue }
      masks[index].frame = frame
      for (offset, constant) in masks[index].constants.enumerated() {
        setConstant(constant, at: masks[index].firstRow + offset)
      }
    }
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

extension LayoutEngine.Mask {
  /// The constants of the four rows: each states `value + share × (superview's extent − its present extent)`.
  fileprivate var constants: [Double] {
    let rect = view.alignmentRect(forFrame: frame)
    let size = view.parent?.storedBounds.size ?? .zero
    return [
      Double(shares.width * size.width - rect.width), Double(shares.x * size.width - rect.minX),
      Double(shares.height * size.height - rect.height), Double(shares.y * size.height - rect.minY),
    ]
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
