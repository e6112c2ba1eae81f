import NibArchive

// How often objects are referred to. Most are by one value only, their superview's; knowing that spares a coder from
// keeping them.
extension NibResolver {
  /// The collection of all objects under the root; nil if there is none.
  var listOfObjects: Int? {
    for place in objects[0].valueIndexes where key(of: place) == .nibObjectsKey {
      if case .object(let reference) = values[place].payload { return Int(reference) }
    }
    return nil
  }

  /// Counts the value that the object at `index` has under `key` for the one at `reference`.
  func countUse(of reference: UInt32, by index: Int, under key: NibKey) {
    guard index != objectsList else { return }
    let target = records + Int(reference)
    // A constraint doesn't own its items: somebody has to while the nib is being loaded.
    if records[index].isCustom || key == .nsFirstItem || key == .nsSecondItem {
      target.pointee.uses = 2
      if target.pointee.kind == .collection { customCollections.append(Int(reference)) }
    } else if target.pointee.uses < 2 {
      target.pointee.uses += 1
    }
  }

  /// Counts what ``countUse(of:by:)`` couldn't know yet.
  func countHiddenUses() {
    // Another value leads to the list of all objects: then it is a list as any other.
    if let objectsList, records[objectsList].uses > 1 { customCollections.append(objectsList) }
    var counted: Set<Int> = []
    while let collection = customCollections.popLast() {
      guard counted.insert(collection).inserted else { continue }
      for place in records[collection].first..<records[collection].end where pool[Int(place)].tag == .object {
        let reference = Int(pool[Int(place)].reference)
        records[reference].uses = 2
        if records[reference].kind == .collection { customCollections.append(reference) }
      }
    }
  }
}
