/// A fixed run of elements in memory of its own, to be deallocated by whoever holds it. Indexes aren't checked.
struct NibTable<Element> {
  private let base: UnsafeMutablePointer<Element>
  /// Number of elements.
  let count: Int

  init(_ elements: [Element] = []) {
    count = elements.count
    base = .allocate(capacity: max(elements.count, 1))
    base.initialize(from: elements, count: elements.count)
  }

  func deallocate() {
    base.deinitialize(count: count)
    base.deallocate()
  }

  @inline(__always) subscript(index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  /// Where the elements from `index` on are.
  @inline(__always) func pointer(to index: Int) -> UnsafePointer<Element> { UnsafePointer(base + index) }
}
