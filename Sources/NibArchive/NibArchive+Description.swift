extension NibArchive: CustomStringConvertible {
  /// All objects with their keys and values, in the order of the file.
  ///
  ///     6 UIView
  ///       UIBounds: (0.0, 0.0, 320.0, 100.0)
  ///       UIOpaque: true
  ///       UISubviews: #7 NSArray of 2
  ///
  /// An element of a collection has a hyphen for its key. A custom class stands before the standard class that it
  /// replaces. Floats end in `f`, integers say their width where it isn't the shortest.
  public var description: String {
    let listing = ArchiveListing(self)
    var text =
      "NIBArchive \(formatVersion), coder \(coderVersion): \(objects.count) objects, \(keys.count) keys, "
      + "\(values.count) values, \(classNames.count) classes\n"
    for index in objects.indices { text += listing.lines(ofObject: index) }
    return text
  }
}

/// The printed form of an archive's objects and values.
struct ArchiveListing {
  private let archive: NibArchive
  private let keyNames: [String]
  private let classNames: [String]

  init(_ archive: NibArchive) {
    self.archive = archive
    keyNames = archive.keys.map { archive.string(in: $0) }
    classNames = archive.classNames.map { archive.string(in: $0.name) }
  }

  func lines(ofObject index: Int) -> String {
    let classIndex = Int(archive.objects[index].classIndex)
    var text = "\(index) \(title(ofObject: index))"
    let fallbacks = archive.fallbackIndexes[archive.classNames[classIndex].fallbacks]
    if !fallbacks.isEmpty {
      text += " (or \(fallbacks.map { classNames[Int($0)] }.joined(separator: ", ")))"
    }
    text += "\n"
    let isInlined = isInlinedCollection(index)
    for value in archive.values(of: index).dropFirst(isInlined ? 1 : 0) {
      let key = isInlined ? "-" : "\(keyNames[Int(value.key)]):"
      text += "  \(key) \(self.text(of: value, inObject: index))\n"
    }
    return text
  }

  /// The class; in a class swapper's stead the custom class and the standard one.
  func title(ofObject index: Int) -> String {
    let name = classNames[Int(archive.objects[index].classIndex)]
    guard name == "UIClassSwapper" else { return name }
    let custom = string(under: "UIClassName", ofObject: index) ?? "?"
    let original = string(under: "UIOriginalClassName", ofObject: index) ?? "?"
    return "UIClassSwapper \(custom): \(original)"
  }

  /// The text that is stored, or referred to, under `key`.
  func string(under key: String, ofObject index: Int) -> String? {
    guard let value = archive.values(of: index).first(where: { keyNames[Int($0.key)] == key }) else {
      return nil
    }
    switch value.payload {
    case .data(let range): return archive.string(in: range)
    case .object(let other): return text(ofString: Int(other))
    default: return nil
    }
  }

  /// The text of object `index` if it is a string.
  func text(ofString index: Int) -> String? {
    switch classNames[Int(archive.objects[index].classIndex)] {
    case "NSString", "NSMutableString", "NSLocalizableString":
      for value in archive.values(of: index) {
        if case .data(let range) = value.payload { return archive.string(in: range) }
      }
      return nil
    default: return nil
    }
  }

  /// Whether the object's values are the elements of a collection, but for the first.
  func isInlinedCollection(_ index: Int) -> Bool {
    guard let first = archive.values(of: index).first else { return false }
    return first.payload == .bool(true) && keyNames[Int(first.key)] == "NSInlinedValue"
  }

  func text(of value: NibArchive.Value, inObject index: Int) -> String {
    switch value.payload {
    case .int8(let number): return number >= 0 ? "\(number)" : "\(number) (int8)"
    case .int16(let number): return number > 0x7F ? "\(number)" : "\(number) (int16)"
    case .int32(let number): return number > 0x7FFF ? "\(number)" : "\(number) (int32)"
    case .int64(let number): return number > 0x7FFF_FFFF || number < 0 ? "\(number)" : "\(number) (int64)"
    case .bool(let flag): return "\(flag)"
    case .float(let number): return "\(number)f"
    case .double(let number): return "\(number)"
    case .null: return "nil"
    case .object(let other): return "#\(other) \(summary(ofObject: Int(other)))"
    case .data(let range): return text(ofData: range, isText: text(ofString: index) != nil)
    }
  }

  /// The object in a few words: its class and, if it is small, what it holds.
  func summary(ofObject index: Int) -> String {
    let title = title(ofObject: index)
    if let text = text(ofString: index) { return "\(title) \(shortened(text).debugDescription)" }
    if isInlinedCollection(index) { return "\(title) of \(archive.values(of: index).count - 1)" }
    switch title {
    case "NSNumber":
      if let value = archive.values(of: index).first { return "NSNumber \(text(of: value, inObject: index))" }
    case "UIProxyObject":
      if let name = string(under: "UIProxiedObjectIdentifier", ofObject: index) {
        return "UIProxyObject \(name)"
      }
    default: break
    }
    return title
  }

  private func shortened(_ text: String) -> String {
    text.count > 40 ? text.prefix(39) + "…" : text
  }

  private func text(ofData range: NibArchive.ByteRange, isText: Bool) -> String {
    if isText { return archive.string(in: range).debugDescription }
    if let geometry = archive.geometry(in: range) {
      let suffix = archive.bytes[Int(range.start)] == 6 ? "f" : ""
      return "(\((0..<geometry.count).map { "\(geometry[$0])\(suffix)" }.joined(separator: ", ")))"
    }
    return archive.withBytes(of: range) { bytes in
      let count = bytes.count == 1 ? "1 byte" : "\(bytes.count) bytes"
      if bytes.starts(with: "NIBArchive".utf8) { return "NIBArchive of \(count)" }
      if !bytes.isEmpty, bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
        return shortened(archive.string(in: range)).debugDescription
      }
      let shown = bytes.prefix(16).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      return ([count + (shown.isEmpty ? "" : ":")] + shown).joined(separator: " ")
        + (bytes.count > 16 ? " …" : "")
    }
  }
}
