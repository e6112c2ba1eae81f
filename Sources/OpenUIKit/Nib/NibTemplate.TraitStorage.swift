import Foundation

extension NibTemplate {
  /// The variations of one property of one object by size class.
  struct TraitStorage {
    /// What a variation changes.
    enum Change {
      /// Constraints that the view gets and loses.
      case constraints(added: [NibValue], removed: [NibValue])
      /// A value of the property.
      case attribute(NibValue)
    }

    /// Index of the object.
    let object: Int
    /// The property: `traitStorageConstraints`, `encodedConstant`, `spacing`, `font`…
    let keyPath: String
    /// Changes by the traits that they are for, the least specific first, as they are applied in that order.
    let records: [(traits: UITraitCollection?, change: Change)]

    /// The storages of a `_UITraitStorageList`.
    static func list(at index: Int, of template: NibTemplate) -> [TraitStorage] {
      guard let list = template.value(.traitStorages, of: index), list.tag == .object else { return [] }
      return template.elements(of: Int(list.reference)).filter { $0.tag == .object }.compactMap {
        TraitStorage(at: Int($0.reference), of: template)
      }
    }

    private init?(at index: Int, of template: NibTemplate) {
      guard let object = template.value(.object, of: index), object.tag == .object,
        let list = template.value(.records, of: index), list.tag == .object
      else { return nil }
      self.object = Int(object.reference)
      keyPath = template.text(.keyPath, of: index) ?? ""
      func elements(_ key: NibKey, of record: Int) -> [NibValue] {
        guard let value = template.value(key, of: record), value.tag == .object else { return [] }
        return Array(template.elements(of: Int(value.reference)))
      }
      let all = template.elements(of: Int(list.reference)).filter { $0.tag == .object }.map {
        Int($0.reference)
      }
      records = all.compactMap { record -> (traits: UITraitCollection?, change: Change)? in
        let traits = template.value(.traitCollection, of: record).flatMap { value in
          value.tag == .shared ? template.shared[value.low] as? UITraitCollection : nil
        }
        if template.value(.addedObjects, of: record) != nil
          || template.value(.removedObjects, of: record) != nil
        {
          return (
            traits,
            .constraints(
              added: elements(.addedObjects, of: record), removed: elements(.removedObjects, of: record))
          )
        }
        return template.value(.value, of: record).map { (traits, .attribute($0)) }
      }.sorted { ($0.traits?.specificity ?? 0) < ($1.traits?.specificity ?? 0) }
    }
  }
}
