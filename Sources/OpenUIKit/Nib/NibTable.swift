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

  /// A table that takes over the memory at `base`.
  fileprivate init(_ base: UnsafeMutablePointer<Element>?, count: Int) {
    self.base = base
    self.count = count
  }

  /// A table of equal elements.
  init(repeating element: Element, count: Int) {
    self.count = count
    base = count == 0 ? nil : .allocate(capacity: count)
    base?.initialize(repeating: element, count: count)
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

/// Collects the elements of a table, in memory that grows with them.
struct NibTableBuilder<Element> {
  private var base: UnsafeMutablePointer<Element>?
  /// Number of elements so far.
  private(set) var count = 0
  private var capacity = 0

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { move(to: max(8, 2 * capacity)) }
    (base.unsafelyUnwrapped + count).initialize(to: element)
    count &+= 1
  }

  @inline(__always) subscript(index: Int) -> Element { base.unsafelyUnwrapped[index] }

  mutating func removeAll() {
    base?.deinitialize(count: count)
    count = 0
  }

  /// Makes room for `capacity` elements in all.
  mutating func reserve(_ capacity: Int) {
    if capacity > self.capacity { move(to: capacity) }
  }

  @inline(never) private mutating func move(to capacity: Int) {
    let old = base
    let new = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    if let old {
      new.moveInitialize(from: old, count: count)
      old.deallocate()
    }
    base = new
    self.capacity = capacity
  }

  /// A table of what `element` makes of each element; the collected ones are gone then.
  mutating func map<Result>(_ element: (Element) -> Result) -> NibTable<Result> {
    var results = NibTableBuilder<Result>()
    results.reserve(count)
    for index in 0..<count { results.append(element(self[index])) }
    finished().deallocate()
    return results.finished()
  }

  /// The table, which takes the memory over, and gives back what is much too much of it.
  mutating func finished() -> NibTable<Element> {
    if count == 0 {
      base?.deallocate()
      base = nil
    } else if capacity - count > 16, capacity - count > count / 4 {
      move(to: count)
    }
    defer { self = NibTableBuilder() }
    return NibTable(base, count: count)
  }
}
