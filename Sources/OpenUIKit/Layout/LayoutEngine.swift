import Cassowary
import Foundation

/// The constraints of one tree of views, solved together.
///
/// The root of a tree owns its engine, which is made in the first layout pass. Up to then constraints are only data,
/// so that loading stays cheap. A changed constant or size is solved again in place; when views or constraints come or
/// go, the engine is filled anew in the next pass.
///
/// Each view or guide that a constraint names is an *item* with four variables: the origin of its alignment rectangle in
/// its superview's coordinates, and its size. A constraint is written in the coordinates of the view that holds it. The
/// root's size is given; a view that translates its autoresizing mask gets equations that say what the mask does.
final class LayoutEngine {
  struct Item {
    /// A view or a guide of the tree, which outlives the engine's use of it: leaving the tree empties the engine.
    unowned(unsafe) let object: AnyObject
    let isView: Bool
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable
    /// The alignment rectangle of the last solution.
    var rect = CGRect.zero
    /// What the alignment rectangle leaves out of the frame.
    var insets = UIEdgeInsets.zero
  }

  /// What a row of the solver stands for.
  enum Origin {
    case constraint(NSLayoutConstraint)
    case root
    case mask(UIView)
    case content
    case stack(UIStackView)
    case guide
  }

  struct Row {
    let origin: Origin
    /// Nil once the row has been broken to satisfy others.
    var id: ConstraintID?
  }

  /// The rows that an intrinsic size has, by their places in `rows`; -1 where it has none along that axis.
  struct Content {
    unowned(unsafe) let view: UIView
    let item: Int
    var size: CGSize
    var firstWidthRow = -1
    var firstHeightRow = -1
    /// Whether the height depends on the width that the solution gives.
    var wraps = false
  }

  /// The four rows that state what a view's mask does, from `firstRow` on: width, x, height, y.
  struct Mask {
    unowned(unsafe) let view: UIView
    let firstRow: Int
    let shares: GrowthShares
    /// The frame that the rows state, or that the engine gave the view since; another one was set by the program.
    var frame: CGRect
  }

  unowned(unsafe) let root: UIView
  let solver: Solver
  var items: [Item] = []
  var rows: [Row] = []
  var contents: [Content] = []
  var masks: [Mask] = []
  /// Constraints that wait until all equations stand.
  var deferred: [NSLayoutConstraint] = []
  /// Scroll views whose content size the constraints state.
  var scrollViews: [UIScrollView] = []
  var scratch: [Term] = []
  var scratchConstant = 0.0

  /// The two rows of the root's size, and the size that they state.
  var rootRows: (width: Int, height: Int) = (-1, -1)
  var rootSize = CGSize.zero
  /// What the root's size is when a fitting size is being asked for.
  var fitting: FittingTarget?

  /// Views whose intrinsic size may have changed since the last solution.
  var staleContents: [UIView] = []
  var needsSolving = true
  /// Conflicts that have been logged; each is logged once.
  var loggedConflicts: Set<Set<ObjectIdentifier>> = []

  init(root: UIView) {
    self.root = root
    solver = Solver()
  }

  /// Whether any view of the tree is laid out by constraints; without, there is nothing to solve.
  var isEmpty: Bool { items.isEmpty }

  // MARK: Filling

  /// Takes all constraints of the tree, as they are now.
  func fill() {
    solver.removeAll()
    items.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    contents.removeAll(keepingCapacity: true)
    masks.removeAll(keepingCapacity: true)
    deferred.removeAll(keepingCapacity: true)
    scrollViews.removeAll(keepingCapacity: true)
    staleContents.removeAll(keepingCapacity: true)
    needsSolving = true
    // Items are found by an index in the view; one of an earlier engine must not be taken for this one's.
    visit(root)
    for constraint in deferred { add(constraint) }
    addContents()
  }

  /// Takes the equations of a view and those below it; what is no required equation waits.
  private func visit(_ view: UIView) {
    view.flags.insert(.engineCurrent)
    if view !== root, view.extras?.layoutEngine != nil { view.extras?.layoutEngine = nil }
    for constraint in view.heldConstraints {
      if constraint.storedRelation == .equal, constraint.storedPriority >= 1000 {
        add(constraint)
      } else {
        deferred.append(constraint)
      }
    }
    if let stack = view as? UIStackView, !stack.arranged.isEmpty { addArrangement(of: stack) }
    for child in view.children { visit(child) }
  }

  // MARK: Items

  /// The item of a view, made if the view has none yet, with the rows that every view in the engine has.
  func item(_ view: UIView) -> Int {
    let index = Int(view.layoutIndex)
    if index >= 0, index < items.count, items[index].object === view { return index }
    let made = makeItem(view, isView: true)
    view.layoutIndex = Int32(truncatingIfNeeded: made)
    items[made].insets = view.alignmentRectInsets
    if view === root {
      addRoot(made)
    } else if view.translatesAutoresizingMaskIntoConstraints, !isArranged(view) {
      addMask(of: view, made)
    } else {
      contents.append(Content(view: view, item: made, size: .zero))
    }
    return made
  }

  /// The item of a guide that has variables of its own.
  func item(_ guide: UILayoutGuide) -> Int {
    let index = Int(guide.layoutIndex)
    if index >= 0, index < items.count, items[index].object === guide { return index }
    let made = makeItem(guide, isView: false)
    guide.layoutIndex = Int32(truncatingIfNeeded: made)
    let item = items[made]
    if let scrollView = guide.owner as? UIScrollView, guide === scrollView.guideOfContent {
      scrollViews.append(scrollView)
      add([Term(1, item.x)], 0, .equal, .required, .guide)
      add([Term(1, item.y)], 0, .equal, .required, .guide)
    }
    add([Term(1, item.width)], 0, .greaterThanOrEqual, .required, .guide)
    add([Term(1, item.height)], 0, .greaterThanOrEqual, .required, .guide)
    return made
  }

  /// Whether a stack view lays the view out: then its mask doesn't count, whatever the view says.
  private func isArranged(_ view: UIView) -> Bool {
    guard let stack = view.parent as? UIStackView else { return false }
    return stack.arranged.contains { $0 === view }
  }

  private func makeItem(_ object: AnyObject, isView: Bool) -> Int {
    items.append(
      Item(
        object: object, isView: isView, x: solver.makeVariable(), y: solver.makeVariable(),
        width: solver.makeVariable(), height: solver.makeVariable()))
    return items.count - 1
  }

  /// The item of a view that constraints have named, or nil.
  func existingItem(_ view: UIView) -> Item? {
    let index = Int(view.layoutIndex)
    guard index >= 0, index < items.count, items[index].object === view else { return nil }
    return items[index]
  }

  private func addRoot(_ index: Int) {
    let item = items[index]
    add([Term(1, item.x)], 0, .equal, .required, .root)
    add([Term(1, item.y)], 0, .equal, .required, .root)
    let size = root.storedBounds.size
    rootSize = size
    guard let fitting else {
      rootRows.width = add([Term(1, item.width)], -Double(size.width), .equal, .required, .root)
      rootRows.height = add([Term(1, item.height)], -Double(size.height), .equal, .required, .root)
      return
    }
    add([Term(1, item.width)], 0, .greaterThanOrEqual, .required, .root)
    add([Term(1, item.height)], 0, .greaterThanOrEqual, .required, .root)
    add([Term(1, item.width)], -Double(fitting.size.width), .equal, Priority(fitting.horizontal), .root)
    add([Term(1, item.height)], -Double(fitting.size.height), .equal, Priority(fitting.vertical), .root)
  }

  // MARK: Rows

  /// Adds a row, breaking constraints that contradict it if it is required. Returns its place in `rows`.
  @discardableResult
  func add(
    _ terms: [Term], _ constant: Double, _ relation: Cassowary.Relation, _ priority: Priority,
    _ origin: Origin
  ) -> Int {
    terms.withUnsafeBufferPointer { add($0, constant, relation, priority, origin) }
  }

  @discardableResult
  func add(
    _ terms: UnsafeBufferPointer<Term>, _ constant: Double, _ relation: Cassowary.Relation,
    _ priority: Priority,
    _ origin: Origin
  ) -> Int {
    rows.append(Row(origin: origin, id: nil))
    let index = rows.count - 1
    while true {
      do {
        rows[index].id = try solver.add(terms, constant: constant, relation, priority: priority)
        return index
      } catch {
        guard error.kind == .unsatisfiable, breakOne(of: error.constraints, adding: index) else {
          return index
        }
      }
    }
  }

  /// Adds the row that stands in `scratch`.
  @discardableResult
  func addScratch(_ relation: Cassowary.Relation, _ priority: Priority, _ origin: Origin) -> Int {
    scratch.withUnsafeBufferPointer { add($0, scratchConstant, relation, priority, origin) }
  }

  /// Adds a constraint of the tree.
  private func add(_ constraint: NSLayoutConstraint) {
    guard compose(constraint) else { return }
    let relation: Cassowary.Relation =
      switch constraint.storedRelation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    constraint.layoutIndex = Int32(
      truncatingIfNeeded: addScratch(relation, Priority(constraint.storedPriority), .constraint(constraint)))
  }

  /// Puts the row of a constraint together in `scratch`. Returns false if its items aren't there.
  private func compose(_ constraint: NSLayoutConstraint) -> Bool {
    guard let holder = constraint.holder, let first = constraint.first else { return false }
    let second = constraint.second
    scratch.removeAll(keepingCapacity: true)
    scratchConstant = -Double(constraint.storedConstant)
    guard append(constraint.storedFirstAttribute, of: first, 1, beside: second, in: holder) else {
      return false
    }
    if let second, constraint.storedSecondAttribute != .notAnAttribute {
      let factor = -Double(constraint.storedMultiplier)
      append(constraint.storedSecondAttribute, of: second, factor, beside: first, in: holder)
    }
    return true
  }

  /// The constant of a constraint's row: the constraint's own, margins and insets.
  func constant(of constraint: NSLayoutConstraint) -> Double {
    compose(constraint) ? scratchConstant : 0
  }
}
