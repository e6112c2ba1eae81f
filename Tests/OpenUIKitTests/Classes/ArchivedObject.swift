import NibArchive

/// An object of an archive as the file states it, read without the toolkit: what decoded objects are compared with.
struct ArchivedObject {
  let archive: NibArchive
  let index: Int

  /// The class that the object is one of; for a custom class, the standard one that wrote the values.
  var className: String {
    let name = archive.className(ofObject: index)
    return name == "UIClassSwapper" ? text("UIOriginalClassName") ?? name : name
  }

  /// The values by key.
  subscript(key: String) -> NibArchive.Payload? {
    archive.values(of: index).first { archive.keyName(Int($0.key)) == key }?.payload
  }

  /// A number of any kind, a truth value as 0 or 1.
  func number(_ key: String) -> Double? {
    switch self[key] {
    case .int8(let value): Double(value)
    case .int16(let value): Double(value)
    case .int32(let value): Double(value)
    case .int64(let value): Double(value)
    case .bool(let value): value ? 1 : 0
    case .float(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// Another object.
  func object(_ key: String) -> ArchivedObject? {
    guard case .object(let index) = self[key] else { return nil }
    return ArchivedObject(archive: archive, index: Int(index))
  }

  /// The text of a string object.
  func text(_ key: String) -> String? { object(key)?.string }

  /// The text, if this is a string object.
  var string: String? {
    guard archive.className(ofObject: index).hasSuffix("String"), case .data(let range) = self["NS.bytes"]
    else {
      return nil
    }
    return archive.string(in: range)
  }

  /// The numbers of a geometry value.
  func numbers(_ key: String) -> [Double]? {
    guard case .data(let range) = self[key] else { return nil }
    return archive.withBytes(of: range) { bytes in
      let width = bytes.first == 7 ? 8 : bytes.first == 6 ? 4 : 0
      guard width > 0 else { return nil }
      return stride(from: 1, to: bytes.count, by: width).map { offset in
        width == 8
          ? Double(
            bitPattern: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
          : Double(
            Float(
              bitPattern: UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))))
      }
    }
  }

  /// The elements of an archived collection.
  func elements(_ key: String) -> [ArchivedObject]? {
    guard let list = object(key) else { return nil }
    return list.elements
  }

  /// The elements, if this is a collection.
  var elements: [ArchivedObject] {
    archive.values(of: index).compactMap { value in
      guard case .object(let index) = value.payload else { return nil }
      return ArchivedObject(archive: archive, index: Int(index))
    }
  }
}
