extension Compilation {
  /// The object whose seven lists are the nib.
  func makeRoot() -> ArchiveObject {
    let traitStorage = makeTraitStorage()
    let connections = makeConnections()
    let root = ArchiveObject("NSObject")
    let lists: [(String, [ArchiveObject])] = [
      ("UINibTopLevelObjectsKey", topLevelObjects),
      ("UINibObjectsKey", topLevelObjects + listedObjects()),
      ("UINibConnectionsKey", connections),
      ("UINibVisibleWindowsKey", []),
      ("UINibAccessibilityConfigurationsKey", makeAccessibilityConfigurations()),
      ("UINibTraitStorageListsKey", traitStorage),
      ("UINibKeyValuePairsKey", makeRuntimeAttributes()),
    ]
    for (key, list) in lists { root.set(key, .object(list.isEmpty ? pool.emptyArray : .array(list))) }
    return root
  }

  /// The objects below the top level that are told when the nib is awake, level by level: for each object the
  /// constraints it holds, installed or not, the stand-ins of its guides, and the objects in it.
  private func listedObjects() -> [ArchiveObject] {
    var listed: [ArchiveObject] = staticContents.flatMap(\.sections)
    var pending = topLevel
    var next = 0
    while next < pending.count {
      let node = pending[next]
      next += 1
      listed += constraintsStored(in: node).map(\.object)
      listed += guidePlaceholders(of: node)
      for child in node.children {
        // Content views are objects of their own only where the document gives them an identity.
        if child.place != .key("contentView") || child.element.id != nil { listed.append(child.object) }
        pending.append(child)
      }
    }
    return listed
  }
}
