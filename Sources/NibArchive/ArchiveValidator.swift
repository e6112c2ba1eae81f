/// Checks what concerns several entries of the tables at once: the root, the fallbacks, the collections and the
/// depth of the graph.
struct ArchiveValidator {
  private let reader: TableReader
  private let names: NameChecker

  init(_ reader: TableReader, _ names: NameChecker) {
    self.reader = reader
    self.names = names
  }

  func validate(_ archive: NibArchive) throws(NibArchiveError) {
    try checkRoot(of: archive)
    try checkFallbacks(of: archive)
    try checkCollections(of: archive)
    try checkDepth(of: archive)
  }

  /// The root is a plain NSObject that names the top-level objects, or on macOS the one object that holds all.
  private func checkRoot(of archive: NibArchive) throws(NibArchiveError) {
    guard let root = archive.objects.first,
      names.equals(archive.classNames[Int(root.classIndex)].name, "NSObject"),
      archive.values[root.valueIndexes].contains(where: {
        let key = archive.keys[Int($0.key)]
        return names.equals(key, "UINibTopLevelObjectsKey") || names.equals(key, "IB.objectdata")
      })
    else {
      throw NibArchiveError(
        .missingRoot, at: archive.objects.isEmpty ? 18 : NibHeader.byteCount,
        "Object 0 isn't the root of a nib, an NSObject with top-level objects.")
    }
  }

  /// No class may come up again among its fallbacks' fallbacks.
  private func checkFallbacks(of archive: NibArchive) throws(NibArchiveError) {
    let classNames = archive.classNames
    // In every known file the fallbacks have none themselves: nothing to follow, no memory needed.
    guard archive.fallbackIndexes.contains(where: { classNames[Int($0)].fallbackCount > 0 }) else { return }
    // Take away, again and again, the classes that fall back only to classes taken away before.
    var unresolved = classNames.map { Int($0.fallbackCount) }
    var users: [[Int]] = Array(repeating: [], count: classNames.count)
    for index in classNames.indices {
      for fallback in archive.fallbackIndexes[classNames[index].fallbacks] {
        users[Int(fallback)].append(index)
      }
    }
    var resolved = classNames.indices.filter { unresolved[$0] == 0 }
    var next = 0
    while next < resolved.count {
      for user in users[resolved[next]] {
        unresolved[user] -= 1
        if unresolved[user] == 0 { resolved.append(user) }
      }
      next += 1
    }
    guard let index = unresolved.firstIndex(where: { $0 > 0 }) else { return }
    throw NibArchiveError(
      .fallbackCycle, at: Int(classNames[index].name.start),
      "The fallbacks of class \(archive.className(index)) lead back to where they began.")
  }

  /// In an object whose first key is NSInlinedValue all other values are elements; in a dictionary they are keys
  /// and values by turns.
  private func checkCollections(of archive: NibArchive) throws(NibArchiveError) {
    func key(_ name: StaticString) -> UInt32? {
      archive.keys.withUnsafeBufferPointer { keys in
        for index in 0..<keys.count where names.equals(keys[index], name) { return UInt32(index) }
        return nil
      }
    }
    guard let inlined = key("NSInlinedValue") else { return }
    let element = key("UINibEncoderEmptyKey")
    try archive.objects.withUnsafeBufferPointer { (objects) throws(NibArchiveError) in
      try archive.values.withUnsafeBufferPointer { (values) throws(NibArchiveError) in
        for index in 0..<objects.count {
          let object = objects[index]
          let first = Int(object.firstValue)
          guard object.valueCount > 0, values[first].key == inlined else { continue }
          for value in first + 1..<first + Int(object.valueCount) where values[value].key != element {
            throw NibArchiveError(
              .malformedCollection, at: reader.offset(ofValue: value),
              "A value of collection \(index) isn't an element: its key is \(archive.keyName(Int(values[value].key)))."
            )
          }
          if object.valueCount % 2 == 0, isDictionary(archive.classNames[Int(object.classIndex)].name) {
            throw NibArchiveError(
              .malformedCollection, at: reader.offset(ofObject: index),
              "Dictionary \(index) has \(object.valueCount - 1) elements, so that one key is without a value."
            )
          }
        }
      }
    }
  }

  private func isDictionary(_ className: NibArchive.ByteRange) -> Bool {
    names.equals(className, "NSDictionary") || names.equals(className, "NSMutableDictionary")
  }

  /// Follows the references as a decoder does, depth first and each object once, and refuses to go too deep.
  private func checkDepth(of archive: NibArchive) throws(NibArchiveError) {
    let limit = NibArchive.maximumDepth
    // A chain can't be longer than there are objects: small files need no walk.
    guard archive.objects.count > limit else { return }
    let offender = archive.values.withUnsafeBufferPointer { values in
      withUnsafeTemporaryAllocation(of: Bool.self, capacity: archive.objects.count) { visited in
        visited.initialize(repeating: false)
        visited[0] = true
        return withUnsafeTemporaryAllocation(of: Range<Int>.self, capacity: limit) { path in
          firstTooDeep(archive.objects, values, visited, path)
        }
      }
    }
    guard let offender else { return }
    throw NibArchiveError(
      .referencesTooDeep, at: reader.offset(ofValue: offender),
      "Objects refer to each other in a chain of more than \(limit).")
  }

  /// Index of the first value that refers to an object too deep. `path` holds what is left of each object on the way
  /// to the present one; its size is the limit.
  private func firstTooDeep(
    _ objects: NibArchive.Table<NibArchive.Object>, _ values: UnsafeBufferPointer<NibArchive.Value>,
    _ visited: UnsafeMutableBufferPointer<Bool>, _ path: UnsafeMutableBufferPointer<Range<Int>>
  ) -> Int? {
    var depth = 1
    var rest = objects[0].valueIndexes
    while true {
      while let value = rest.first {
        rest = value + 1..<rest.upperBound
        guard case .object(let index) = values[value].payload, !visited[Int(index)] else { continue }
        guard depth < path.count else { return value }
        visited[Int(index)] = true
        path.initializeElement(at: depth - 1, to: rest)
        depth += 1
        rest = objects[Int(index)].valueIndexes
      }
      guard depth > 1 else { return nil }
      depth -= 1
      rest = path[depth - 1]
    }
  }
}

extension NibArchive {
  /// The longest chain of references that an archive may hold, followed depth first as its values stand. The
  /// deepest of the 636 nibs that were examined has 19; a thousand can still be followed by recursion.
  public static let maximumDepth = 1_000
}
