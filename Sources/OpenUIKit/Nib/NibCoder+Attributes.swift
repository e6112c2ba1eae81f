import Foundation

extension NibCoder {
  /// Applies user-defined runtime attributes in file order. One that fails costs a line in the log and nothing else.
  func apply(_ attributes: [NibTemplate.Attribute]) {
    for attribute in attributes {
      guard let object = instantiate(attribute.object) else { continue }
      if let setter = attribute.setter, incidents == nil {
        if setter.set(object, attribute.value) { continue }
      } else if set(attribute, on: object) {
        continue
      }
      log(
        """
        Failed to set (\(attribute.keyPath)) user defined inspected property on \
        (\(NibLoadingError.className(of: object)))
        """)
    }
  }

  private func set(_ attribute: NibTemplate.Attribute, on object: AnyObject) -> Bool {
    var object = object
    for name in attribute.path {
      guard let path = NibClassTable.of(type(of: object)).path(named: name) else { return false }
      // Setting something of nothing does nothing, in key-value coding too.
      guard let next = path.get(object) else { return true }
      object = next
    }
    return NibClassTable.of(type(of: object)).attribute(named: attribute.name)?.set(object, attribute.value)
      ?? false
      // A layer takes values under any key, and ignores those that it doesn't know.
      || object is CALayer
  }

  /// Sets what assistive technologies are told.
  func apply(_ configurations: [NibTemplate.Accessibility]) {
    for configuration in configurations {
      guard let value = configuration.object, let object = object(value) as? any NibAccessible else {
        continue
      }
      if let label = configuration.label { object.accessibilityLabel = label }
      if let hint = configuration.hint { object.accessibilityHint = hint }
      if let identifier = configuration.identifier { object.accessibilityIdentifier = identifier }
      if let traits = configuration.traits {
        object.accessibilityTraits = UIAccessibilityTraits(rawValue: traits)
      }
      if let isElement = configuration.isElement { object.isAccessibilityElement = isElement }
    }
  }

  /// Applies the variations that hold for the traits of the process; more specific ones come later and win.
  func apply(_ storages: [NibTemplate.TraitStorage]) {
    let traits = UITraitCollection.current
    for storage in storages {
      guard let object = instantiate(storage.object) else { continue }
      for record in storage.records where traits.containsTraits(in: record.traits) {
        switch record.change {
        case .constraints(let added, let removed):
          guard let view = object as? UIView else { continue }
          for value in removed { if let constraint = constraint(value) { view.removeConstraint(constraint) } }
          for value in added {
            guard let constraint = constraint(value), constraint.holder == nil,
              constraint.concernsOnly(subtreeOf: view)
            else { continue }
            view.addConstraint(constraint)
          }
        case .attribute(let value): apply(value, under: storage.keyPath, to: object)
        }
      }
    }
  }

  private func apply(_ value: NibValue, under keyPath: String, to object: AnyObject) {
    if keyPath == "encodedConstant", let constraint = object as? NSLayoutConstraint {
      guard value.tag == .object,
        let constant = template.value(.numericConstant, of: Int(value.reference))
      else { return }
      constraint.constant = cgFloat(constant)
      return
    }
    let attribute = NibClassTable.of(type(of: object)).attribute(named: keyPath)
    if attribute?.set(object, NibAttributeValue(value, of: template)) != true {
      log("variation of \(keyPath) on \(type(of: object)) is left out")
    }
  }
}
