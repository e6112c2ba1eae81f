extension NibArchive {
  /// The bytes of the file that this archive describes. Decoding and encoding a file gives the same bytes, but
  /// for what lenient decoding overlooked.
  public func encoded() -> [UInt8] {
    var file: [UInt8] = []
    // Close to what will be needed, whether `bytes` are a file or only names and data.
    file.reserveCapacity(bytes.count + NibHeader.byteCount + 4 * objects.count + 7 * values.count)
    file.append(contentsOf: "NIBArchive".utf8)
    file.append(littleEndian: formatVersion)
    file.append(littleEndian: coderVersion)
    file.append(contentsOf: repeatElement(0, count: NibHeader.byteCount - file.count))

    file.startTable(0, count: objects.count)
    for object in objects {
      file.append(varint: object.classIndex)
      file.append(varint: object.firstValue)
      file.append(varint: object.valueCount)
    }
    file.startTable(1, count: keys.count)
    for key in keys {
      file.append(varint: key.count)
      file.append(contentsOf: bytes[Int(key.start)..<key.end])
    }
    file.startTable(2, count: values.count)
    for value in values { file.append(value, from: bytes) }
    file.startTable(3, count: classNames.count)
    for className in classNames {
      file.append(varint: className.name.count + 1)
      file.append(varint: className.fallbackCount)
      for index in fallbackIndexes[className.fallbacks] { file.append(littleEndian: index) }
      file.append(contentsOf: bytes[Int(className.name.start)..<className.name.end])
      file.append(0)
    }
    return file
  }
}

extension [UInt8] {
  /// Enters into the header that table `index` begins here.
  fileprivate mutating func startTable(_ index: Int, count entries: Int) {
    var number = UInt64(UInt32(entries)) | UInt64(UInt32(count)) << 32
    for place in 18 + 8 * index..<26 + 8 * index {
      self[place] = UInt8(truncatingIfNeeded: number)
      number >>= 8
    }
  }

  fileprivate mutating func append<Integer: FixedWidthInteger>(littleEndian number: Integer) {
    var rest = number
    for _ in 0..<Integer.bitWidth / 8 {
      append(UInt8(truncatingIfNeeded: rest))
      rest = rest >> 8
    }
  }

  fileprivate mutating func append(varint number: UInt32) {
    var rest = number
    while rest > 0x7F {
      append(UInt8(truncatingIfNeeded: rest & 0x7F))
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest) | 0x80)
  }

  fileprivate mutating func append(_ value: NibArchive.Value, from pool: [UInt8]) {
    append(varint: value.key)
    switch value.payload {
    case .int8(let number):
      append(0)
      append(littleEndian: number)
    case .int16(let number):
      append(1)
      append(littleEndian: number)
    case .int32(let number):
      append(2)
      append(littleEndian: number)
    case .int64(let number):
      append(3)
      append(littleEndian: number)
    case .bool(let flag):
      append(flag ? 5 : 4)
    case .float(let number):
      append(6)
      append(littleEndian: number.bitPattern)
    case .double(let number):
      append(7)
      append(littleEndian: number.bitPattern)
    case .data(let range):
      append(8)
      append(varint: range.count)
      append(contentsOf: pool[Int(range.start)..<range.end])
    case .null:
      append(9)
    case .object(let index):
      append(10)
      append(littleEndian: index)
    }
  }
}
