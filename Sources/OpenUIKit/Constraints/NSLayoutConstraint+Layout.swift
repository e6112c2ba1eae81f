import Foundation

extension NSLayoutConstraint {
  final func constantDidChange() {
    guard let holder else { return }
    holder.markNeedsLayout()
    holder.currentEngine?.constantDidChange(self)
  }

  final func priorityDidChange() { holder?.constraintsDidChange() }

  /// The constraint in a line: `<NSLayoutConstraint cardWidth UILabel.width >= 0.5*UIView.width + 8 @750>`.
  final var layoutDescription: String {
    func name(_ item: AnyObject?, _ attribute: Attribute) -> String {
      item.map { "\(type(of: $0)).\(attribute)" } ?? ""
    }
    let sign =
      switch storedRelation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var right = name(second, storedSecondAttribute)
    if second != nil, storedMultiplier != 1 { right = "\(storedMultiplier)*\(right)" }
    if second == nil {
      right = "\(storedConstant)"
    } else if storedConstant != 0 {
      right += storedConstant < 0 ? " - \(-storedConstant)" : " + \(storedConstant)"
    }
    let label = storedIdentifier.map { "\($0) " } ?? ""
    let priority = storedPriority < 1000 ? " @\(storedPriority)" : ""
    return "<NSLayoutConstraint \(label)\(name(first, storedFirstAttribute)) \(sign) \(right)\(priority)>"
  }
}

extension LayoutEngine {
  /// Passes a changed constant on to the solver.
  func constantDidChange(_ constraint: NSLayoutConstraint) {
    let place = Int(constraint.layoutIndex)
    guard rows.indices.contains(place), case .constraint(let known) = rows[place].origin, known === constraint
    else {
      return
    }
    // The row's constant also holds margins and insets, so it is put together again.
    setConstant(constant(of: constraint), at: place)
  }
}
