extension NibArchive {
  /// The entries of one of the archive's tables, by index.
  public struct Table<Element: BitwiseCopyable & Sendable>: RandomAccessCollection, @unchecked Sendable {
    @usableFromInline let start: UnsafePointer<Element>
    /// Number of entries.
    public let count: Int
    /// Keeps the entries in memory.
    @usableFromInline let owner: Storage

    @inlinable init(_ entries: UnsafeMutableBufferPointer<Element>, of owner: Storage) {
      start = UnsafePointer(entries.baseAddress.unsafelyUnwrapped)
      count = entries.count
      self.owner = owner
    }

    /// 0, the index of the first entry.
    @inlinable public var startIndex: Int { 0 }

    /// The number of entries.
    @inlinable public var endIndex: Int { count }

    /// The entry with index `index`.
    ///
    /// - Precondition: `index` is in `0..<count`.
    @inlinable public subscript(index: Int) -> Element {
      precondition(index >= 0 && index < count, "an index beyond a table")
      return start[index]
    }

    /// Calls `body` with the memory of the entries, which mustn't be used after it returns.
    @inlinable public func withUnsafeBufferPointer<Result, Failure>(
      _ body: (UnsafeBufferPointer<Element>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      defer { extendLifetime(owner) }
      return try body(UnsafeBufferPointer(start: start, count: count))
    }

    /// Calls `body` with the memory of the entries, which mustn't be used after it returns.
    @inlinable public func withContiguousStorageIfAvailable<Result>(
      _ body: (UnsafeBufferPointer<Element>) throws -> Result
    ) rethrows -> Result? {
      defer { extendLifetime(owner) }
      return try body(UnsafeBufferPointer(start: start, count: count))
    }
  }

  /// The memory of an archive's tables, all in one piece.
  @usableFromInline final class Storage: @unchecked Sendable {
    private let memory: UnsafeMutableRawPointer
    @usableFromInline let values: UnsafeMutableBufferPointer<Value>
    @usableFromInline let objects: UnsafeMutableBufferPointer<Object>
    @usableFromInline let keys: UnsafeMutableBufferPointer<ByteRange>
    @usableFromInline let classNames: UnsafeMutableBufferPointer<ClassName>

    /// Memory for so many entries, which the caller fills before anybody reads them.
    init(objects objectCount: Int, keys keyCount: Int, values valueCount: Int, classNames classCount: Int) {
      // Entries with the strictest alignment first.
      let objectsStart = valueCount * MemoryLayout<Value>.stride
      let keysStart = objectsStart + objectCount * MemoryLayout<Object>.stride
      let classesStart = keysStart + keyCount * MemoryLayout<ByteRange>.stride
      let size = classesStart + classCount * MemoryLayout<ClassName>.stride
      let memory = UnsafeMutableRawPointer.allocate(
        byteCount: Swift.max(size, 1), alignment: MemoryLayout<Value>.alignment)
      func table<Element>(_ start: Int, _ count: Int, of type: Element.Type)
        -> UnsafeMutableBufferPointer<Element>
      {
        UnsafeMutableBufferPointer(
          start: (memory + start).bindMemory(to: Element.self, capacity: count), count: count)
      }
      values = table(0, valueCount, of: Value.self)
      objects = table(objectsStart, objectCount, of: Object.self)
      keys = table(keysStart, keyCount, of: ByteRange.self)
      classNames = table(classesStart, classCount, of: ClassName.self)
      self.memory = memory
    }

    /// The entries of arrays.
    convenience init(objects: [Object], keys: [ByteRange], values: [Value], classNames: [ClassName]) {
      self.init(
        objects: objects.count, keys: keys.count, values: values.count, classNames: classNames.count)
      _ = self.objects.initialize(fromContentsOf: objects)
      _ = self.keys.initialize(fromContentsOf: keys)
      _ = self.values.initialize(fromContentsOf: values)
      _ = self.classNames.initialize(fromContentsOf: classNames)
    }

    deinit { memory.deallocate() }
  }
}
