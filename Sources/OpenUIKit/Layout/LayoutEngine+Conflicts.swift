import Cassowary
import Foundation

extension LayoutEngine {
  /// Breaks one of the constraints that contradict each other: the one that came last, as long as it is one that the
  /// program states. What masks, sizes and stack views state isn't broken while there is another way.
  ///
  /// - Parameters:
  ///   - ids: the constraints in conflict.
  ///   - new: the row that was to be added, or nil.
  /// - Returns: whether the row can be tried again; false if it was broken itself.
  func breakOne(of ids: [ConstraintID], adding new: Int?) -> Bool {
    var places = rows.indices.filter { index in rows[index].id.map(ids.contains) ?? false }
    if let new { places.append(new) }
    guard let victim = places.last(where: { isBreakable(rows[$0].origin) }) ?? places.last else {
      return false
    }
    log(places, breaking: victim)
    guard victim != new else { return false }
    if let id = rows[victim].id { solver.remove(id) }
    rows[victim].id = nil
    return true
  }

  private func isBreakable(_ origin: Origin) -> Bool {
    if case .constraint = origin { true } else { false }
  }

  private func log(_ places: [Int], breaking victim: Int) {
    let constraints = places.compactMap { place in
      if case .constraint(let constraint) = rows[place].origin { constraint } else { nil }
    }
    guard loggedConflicts.insert(Set(constraints.map(ObjectIdentifier.init))).inserted else { return }
    let list = places.map { "    \"\(describe(rows[$0].origin))\"" }.joined(separator: ",\n")
    NibLog.write(
      """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      (
      \(list)
      )
      Will attempt to recover by breaking constraint
      \(describe(rows[victim].origin))
      """)
  }

  private func describe(_ origin: Origin) -> String {
    switch origin {
    case .constraint(let constraint): constraint.layoutDescription
    case .root: "the size \(rootSize.width) x \(rootSize.height) of the topmost view"
    case .mask(let view): "<NSAutoresizingMaskLayoutConstraint \(type(of: view)) \(view.currentFrame)>"
    case .content: "an intrinsic size"
    case .stack(let stack): "<UISV \(type(of: stack)) axis \(stack.storedAxis.rawValue)>"
    case .guide: "a layout guide"
    }
  }
}
