extension NibArchive {
  /// Breaches of the format that a reader may choose to overlook.
  public struct DecodingOptions: OptionSet, Sendable {
    /// The flags, one bit each.
    public let rawValue: UInt8

    /// Options from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Accept varints that are longer than they need be.
    public static let allowNonMinimalVarints = DecodingOptions(rawValue: 1)
    /// Accept, and drop, bytes after the last table.
    public static let allowTrailingBytes = DecodingOptions(rawValue: 2)
    /// Accept format version 0, which other writers produce and Apple's reader takes.
    public static let allowFormatVersionZero = DecodingOptions(rawValue: 4)

    /// Everything that can be overlooked.
    public static let lenient: DecodingOptions = [
      .allowNonMinimalVarints, .allowTrailingBytes, .allowFormatVersionZero,
    ]
  }

  /// The archive that `bytes` hold.
  ///
  /// - Throws: the first breach found. Whatever the bytes, no more memory is taken than they can justify, and
  ///   nothing traps.
  public init(decoding bytes: [UInt8], options: DecodingOptions = []) throws(NibArchiveError) {
    self = try bytes.withUnsafeBufferPointer { (buffer) throws(NibArchiveError) in
      let file = UnsafeRawBufferPointer(buffer)
      let reader = TableReader(file, header: try NibHeader(reading: file, options: options), options: options)
      let storage = Storage(for: reader.header)
      try reader.readObjects(into: storage.objects)
      try reader.readKeys(into: storage.keys)
      try reader.readValues(into: storage.values)
      let archive = NibArchive(
        bytes: bytes, formatVersion: reader.header.formatVersion, coderVersion: reader.header.coderVersion,
        storage: storage, fallbackIndexes: try reader.readClassNames(into: storage.classNames))
      try ArchiveValidator(reader, NameChecker(file)).validate(archive)
      return archive
    }
  }
}

extension NibArchive.Storage {
  /// Memory for the entries that a header announces, which it has compared with the bytes that there are.
  fileprivate convenience init(for header: NibHeader) {
    self.init(
      objects: Int(header.objects.count), keys: Int(header.keys.count), values: Int(header.values.count),
      classNames: Int(header.classNames.count))
  }
}
