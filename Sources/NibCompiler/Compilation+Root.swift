extension Compilation {
  /// The object whose seven lists are the nib.
  func makeRoot() -> ArchiveObject {
    let top = proxies + topLevel.map(\.object)
    let traitStorage = makeTraitStorage()
    let connections = makeConnections()
    let root = ArchiveObject("NSObject")
    let lists: [(String, [ArchiveObject])] = [
      ("UINibTopLevelObjectsKey", top),
      ("UINibObjectsKey", proxies + listedObjects()),
      ("UINibConnectionsKey", connections),
      ("UINibVisibleWindowsKey", []),
      ("UINibAccessibilityConfigurationsKey", makeAccessibilityConfigurations()),
      ("UINibTraitStorageListsKey", traitStorage),
      ("UINibKeyValuePairsKey", makeRuntimeAttributes()),
    ]
    for (key, list) in lists { root.set(key, .object(list.isEmpty ? pool.emptyArray : .array(list))) }
    return root
  }

  /// All objects that are told when the nib is awake, level by level: the top-level ones, then for each the
  /// constraints it holds, installed or not, the stand-ins of its guides, and the objects in it.
  private func listedObjects() -> [ArchiveObject] {
    var listed: [ArchiveObject] = topLevel.map(\.object)
    var pending = topLevel
    var next = 0
    while next < pending.count {
      let node = pending[next]
      next += 1
      listed += constraintsStored(in: node).map(\.object)
      listed += guides(of: node).map(\.placeholder)
      for child in node.children {
        if child.entry.schema.isListed, !isImplicitContentView(child) { listed.append(child.object) }
        pending.append(child)
      }
    }
    return listed
  }

  /// Content views that have no identity of their own in the document.
  private func isImplicitContentView(_ node: Node) -> Bool {
    node.place == .key("contentView")
  }
}
