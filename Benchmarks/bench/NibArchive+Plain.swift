import NibArchive

extension NibArchive {
  /// The same nib with the classes beneath the custom ones: what an object of an unknown class becomes anyway, but without a search
  /// for the class, and a line in the log, at every reading.
  ///
  /// A `UIClassSwapper` stands for a custom object: `UIClassName` names its class, `UIOriginalClassName` the one that is archived.
  func withoutCustomClasses() -> NibArchive {
    let keyNames = keys.indices.map(keyName)
    let names = classNames.indices.map { className($0) }
    // What a builder can't take. No compiler writes such names.
    guard (keyNames + names).allSatisfy({ !$0.isEmpty && !$0.utf8.contains(0) }) else { return self }
    var builder = Builder(coderVersion: coderVersion)
    for index in objects.indices {
      let classIndex = Int(objects[index].classIndex)
      let original = originalClassName(of: index)
      _ = builder.addObject(
        className: original ?? names[classIndex],
        fallbacks: original == nil ? fallbackNames(classIndex) : [])
    }
    for index in objects.indices {
      let isSwapped = originalClassName(of: index) != nil
      for value in values(of: index) {
        let key = keyNames[Int(value.key)]
        if isSwapped, key == "UIClassName" || key == "UIOriginalClassName" { continue }
        builder.append(key: key, value: buildable(value.payload), to: index)
      }
    }
    return builder.archive()
  }

  /// The text of a string object; nil if it isn't one.
  func text(of object: Int) -> String? {
    for value in values(of: object) where keyName(Int(value.key)) == "NS.bytes" {
      if case .data(let range) = value.payload { return string(in: range) }
    }
    return nil
  }

  /// The object that an object has under a key.
  func object(under key: String, of object: Int) -> Int? {
    for value in values(of: object) where keyName(Int(value.key)) == key {
      if case .object(let index) = value.payload { return Int(index) }
    }
    return nil
  }

  private func originalClassName(of index: Int) -> String? {
    guard className(ofObject: index) == "UIClassSwapper" else { return nil }
    let name = object(under: "UIOriginalClassName", of: index).flatMap(text)
    return name?.isEmpty == false ? name : nil
  }

  private func buildable(_ payload: Payload) -> Builder.Value {
    switch payload {
    case .int8, .int16, .int32, .int64: .integer(payload.integer ?? 0)
    case .bool(let value): .bool(value)
    case .float(let value): .float(value)
    case .double(let value): .double(value)
    case .data(let range): .data(withBytes(of: range) { Array($0) })
    case .null: .null
    case .object(let index): .object(Int(index))
    }
  }
}
