extension NibArchive {
  /// The values of the object with index `object`, in the order they were written.
  ///
  /// - Precondition: `object` is an index of ``objects``.
  @inlinable public func values(of object: Int) -> Slice<Table<Value>> {
    values[objects[object].valueIndexes]
  }

  /// The key with index `index`, as text made anew on each call.
  public func keyName(_ index: Int) -> String { string(in: keys[index]) }

  /// The class name with index `index`, as text made anew on each call.
  public func className(_ index: Int) -> String { string(in: classNames[index].name) }

  /// The class name of the object with index `object`.
  public func className(ofObject object: Int) -> String { className(Int(objects[object].classIndex)) }

  /// The names of the classes to try where the class with index `index` is unknown, in order.
  public func fallbackNames(_ index: Int) -> [String] {
    fallbackIndexes[classNames[index].fallbacks].map { className(Int($0)) }
  }

  /// The bytes of `range` as UTF-8 text; what isn't UTF-8 becomes U+FFFD.
  public func string(in range: ByteRange) -> String {
    withBytes(of: range) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the bytes of `range`, which mustn't be used after it returns.
  ///
  /// - Precondition: `range` lies within ``bytes``, as all ranges of the archive's own tables do.
  @inlinable public func withBytes<Result, Failure>(
    of range: ByteRange, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try bytes.withUnsafeBufferPointer { (all) throws(Failure) in
      try body(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: all[Int(range.start)..<range.end])))
    }
  }
}
