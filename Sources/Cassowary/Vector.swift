/// Growable storage for plain values, without reference counting or copy-on-write checks.
///
/// The solver keeps all of its tables in such vectors and links their entries by index, so that a system that
/// has reached its size is solved again and again without touching the allocator.
struct Vector<Element: BitwiseCopyable>: ~Copyable {
  private(set) var count = 0
  private var capacity: Int
  private(set) var base: UnsafeMutablePointer<Element>

  init(capacity: Int) {
    self.capacity = max(capacity, 4)
    base = .allocate(capacity: self.capacity)
  }

  deinit {
    base.deallocate()
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + index)
    }
    unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + index
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + Int(index))
    }
    unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + Int(index)
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    (base + count).initialize(to: element)
    count += 1
  }

  /// Lengthens the vector to `newCount` elements; the new ones hold `element`.
  mutating func extend(to newCount: Int, with element: Element) {
    guard newCount > count else { return }
    reserve(newCount)
    (base + count).initialize(repeating: element, count: newCount - count)
    count = newCount
  }

  @inline(__always)
  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let newCapacity = max(wanted, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    moved.moveInitialize(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = newCapacity
  }
}
