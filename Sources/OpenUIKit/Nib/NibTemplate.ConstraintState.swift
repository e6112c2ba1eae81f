import Foundation

extension NibTemplate {
  /// What a constraint's values say, read once, when the template is made. Where V2 keys exist the older ones, which know
  /// no margins, are ignored.
  struct ConstraintState {
    /// The value of each item; null if there is none.
    var first = NibValue.none
    var second = NibValue.none
    var firstAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var relation = NSLayoutConstraint.Relation.equal
    var isArchived = true
    /// Whether the constant is the standard space, archived as `NSSymbolicConstant`.
    var isStandardSpace = false
    var priority: Float = 1000
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    /// The value of the identifier.
    var identifier = NibValue.none

    /// The state of the constraint that `nib` stands at.
    init(_ nib: NibCoder) {
      var old = (first: 0, second: 0, constant: 0.0)
      var new = (first: -1, second: 0, constant: 0.0)
      for value in nib.values {
        switch value.key {
        case .nsFirstItem: first = value
        case .nsSecondItem: second = value
        case .nsFirstAttributeV2: new.first = nib.int(value)
        case .nsSecondAttributeV2: new.second = nib.int(value)
        case .nsConstantV2: new.constant = nib.double(value)
        case .nsFirstAttribute: old.first = nib.int(value)
        case .nsSecondAttribute: old.second = nib.int(value)
        case .nsConstant: old.constant = nib.double(value)
        case .nsRelation: relation = NSLayoutConstraint.Relation(rawValue: nib.int(value)) ?? .equal
        case .nsMultiplier: multiplier = nib.cgFloat(value)
        case .nsPriority: priority = min(max(nib.float(value), 0), 1000)
        case .nsShouldBeArchived: isArchived = nib.bool(value)
        case .nsLayoutIdentifier: identifier = value
        case .nsSymbolicConstant: if nib.string(value) == "NSSpace" { isStandardSpace = true }
        default: break
        }
      }
      let isV2 = new.first >= 0
      firstAttribute = NSLayoutConstraint.Attribute(rawValue: isV2 ? new.first : old.first) ?? .notAnAttribute
      secondAttribute =
        NSLayoutConstraint.Attribute(rawValue: isV2 ? new.second : old.second) ?? .notAnAttribute
      constant = isV2 ? new.constant : old.constant
    }
  }
}

extension NibValue {
  /// What stands for a value that isn't there.
  static let none = NibValue(key: .unknown, tag: .null, reference: noReference, bits: 0)
}

extension NibCoder {
  /// What the constraint being decoded says.
  @inline(__always) var constraintState: UnsafePointer<NibTemplate.ConstraintState> {
    template.constraintState(of: current)
  }

  /// Whether both items of the constraint at `index` are `view` or stand right in it, as those of almost all
  /// constraints do. False says nothing.
  ///
  /// Asked of the coder's own objects, so that no reference is counted.
  @inline(__always) func concernsVicinity(of view: UIView, constraintAt index: Int) -> Bool {
    let state = template.constraintState(of: index)
    return isNear(view, state.pointee.first)
      && (state.pointee.second.tag == .null || isNear(view, state.pointee.second))
  }

  @inline(__always) private func isNear(_ view: UIView, _ item: NibValue) -> Bool {
    guard isView(item) else { return false }
    let entry = memo[Int(template.records[Int(item.reference)].slot)] & ~3
    guard let pointer = UnsafeRawPointer(bitPattern: entry) else { return false }
    return Unmanaged<UIView>.fromOpaque(pointer)._withUnsafeGuaranteedRef {
      $0 === view || $0.parent === view
    }
  }
}
