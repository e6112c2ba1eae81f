/// A fixed run of elements in memory of its own, to be deallocated by whoever holds it. Indexes aren't checked.
struct NibTable<Element> {
  private let base: UnsafeMutablePointer<Element>?
  /// Number of elements.
  let count: Int

  /// A table without elements and memory.
  init() {
    base = nil
    count = 0
  }

  init(_ elements: [Element]) {
    count = elements.count
    base = elements.isEmpty ? nil : .allocate(capacity: elements.count)
    base?.initialize(from: elements, count: elements.count)
  }

  func deallocate() {
    base?.deinitialize(count: count)
    base?.deallocate()
  }

  @inline(__always) subscript(index: Int) -> Element {
    get { base.unsafelyUnwrapped[index] }
    nonmutating set { base.unsafelyUnwrapped[index] = newValue }
  }

  /// Where the elements from `index` on are.
  @inline(__always) func pointer(to index: Int) -> UnsafePointer<Element> {
    UnsafePointer(base.unsafelyUnwrapped + index)
  }
}
