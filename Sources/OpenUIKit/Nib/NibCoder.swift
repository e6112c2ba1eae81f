import Foundation

/// Makes the objects of one instantiation of a template, and is the coder that their `init(coder:)` sees.
///
/// Classes of this toolkit walk over ``values``, the values they have, with a `switch` over the keys. Classes of
/// users get the same object as an `NSCoder` and look keys up by name.
///
/// A coder is used by one thread, and its fields are read and written at once, never over a call: they do without
/// exclusivity checks, which would cost more than the work itself.
final class NibCoder: NSCoder {
  /// What is being instantiated.
  let template: NibTemplate
  /// Made objects by slot, retained; the lowest bit says that the object is still being made. An object is entered
  /// before its children are decoded, so that cycles close.
  let memo: UnsafeMutablePointer<UInt>
  /// Index of the object being decoded.
  @exclusivity(unchecked) var current = 0
  /// Number of objects being decoded at once, one inside another, over nested nibs.
  @exclusivity(unchecked) var depth = 0
  /// What rarely happens, nil as long as it hasn't.
  @exclusivity(unchecked) var incidents: Incidents?
  /// Whether the template's immutable objects are being made.
  let isResolving: Bool
  /// File's Owner, nil before a stand-in is needed.
  @exclusivity(unchecked) var owner: AnyObject?
  /// What the caller asked for, nil for nothing.
  @exclusivity(unchecked) var options: NibLoadOptions?
  /// The load, on the same thread, during which this one happens.
  @exclusivity(unchecked) unowned(unsafe) var outer: NibCoder?

  /// The connections as they are for the class of the last owner.
  @exclusivity(unchecked) var resolvedForOwner:
    (type: ObjectIdentifier, generation: Int, connections: NibTemplate.ConnectionList)?

  /// What rarely happens while objects are made.
  final class Incidents {
    /// The first failure that must make the whole instantiation fail.
    var failure: NibLoadingError?
    /// What custom objects were replaced with.
    var replaced: [(original: AnyObject, substitute: AnyObject)] = []
    /// Objects that nested loads awakened while a substitute was asked for.
    var awakenedMeanwhile: Set<ObjectIdentifier> = []
  }

  /// Whether a custom object is being asked for what replaces it.
  @exclusivity(unchecked) var isSubstituting = false

  /// Where images and strings that the nib names are looked for.
  var bundle: Bundle { template.bundle }

  /// How many objects may be under construction inside each other. Deeper nesting is refused: the stack isn't
  /// endless, and no nib of the wild passes 100.
  static let depthLimit = 500

  /// Of whom keeps it, see ``KeptTemplate``.
  let generation: Int

  init(template: NibTemplate, isResolving: Bool = false, generation: Int = 0) {
    self.template = template
    self.generation = generation
    self.isResolving = isResolving
    let count = isResolving ? template.shared.count : template.madeCount
    memo = .allocate(capacity: max(count, 1))
    memo.initialize(repeating: 0, count: count)
    super.init()
  }

  deinit {
    finish()
    memo.deallocate()
  }

  /// Lets go of all that belongs to one load, so that the coder can serve another of the same template.
  func finish() {
    // Asking is cheaper than letting go of nothing.
    if owner != nil { owner = nil }
    if options != nil { options = nil }
    if incidents != nil { incidents = nil }
    outer = nil
    depth = 0
    guard !isResolving else { return }
    for slot in 0..<template.madeCount where memo[slot] != 0 {
      let entry = memo[slot]
      memo[slot] = 0
      if let object = UnsafeRawPointer(bitPattern: entry & ~3) {
        Unmanaged<AnyObject>.fromOpaque(object).release()
      }
    }
  }

  /// Whether `coder` decodes a nib, so that it may be downcast.
  @inline(__always) static func decodes(_ coder: NSCoder) -> Bool { type(of: coder) == NibCoder.self }

  /// `coder` as what decodes nibs; nil for a foreign coder.
  @inline(__always) static func decoding(_ coder: NSCoder) -> NibCoder? {
    decodes(coder) ? unsafeDowncast(coder, to: NibCoder.self) : nil
  }

  // MARK: Values of the object being decoded

  /// What `read` makes of the values of the object at `index`, for a template that is being made.
  func at<Result>(_ index: Int, _ read: (NibCoder) -> Result) -> Result {
    current = index
    return read(self)
  }

  /// The values of the object's own class: without those of UIView, UIControl and UIScrollView above it.
  @inline(__always) var values: NibValues { template.values(of: current, from: .own) }

  /// The values that UIControl and UIScrollView decode; their subclasses' follow in ``values``.
  @inline(__always) var middleValues: NibValues { template.values(of: current, from: .middle) }

  /// The values of UIView's, all of them.
  @inline(__always) var viewValues: NibValues { template.values(of: current, from: .view) }

  /// The values of UIView's that aren't in the ``viewState``: its parts.
  @inline(__always) var partValues: NibValues { template.values(of: current, from: .parts) }

  /// The plain values of the view, read beforehand.
  @inline(__always) var viewState: UnsafePointer<NibTemplate.ViewState> { template.viewState(of: current) }

  // MARK: Keys, for init(coder:) of users' classes

  // Missing keys and values of other kinds give false, 0 or nil. A number converts into another kind of number
  // where nothing of its meaning is lost: truth values and integers into each other, integers into floating point.

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { value(forKey: key) != nil }

  override func decodeObject(forKey key: String) -> Any? { value(forKey: key).flatMap(any) }

  override func decodeBool(forKey key: String) -> Bool {
    guard let value = value(forKey: key), value.tag != .double else { return false }
    return bool(value)
  }

  override func decodeInteger(forKey key: String) -> Int { integer(forKey: key) }

  override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: integer(forKey: key)) }

  override func decodeInt64(forKey key: String) -> Int64 { Int64(integer(forKey: key)) }

  override func decodeFloat(forKey key: String) -> Float { value(forKey: key).map(float) ?? 0 }

  override func decodeDouble(forKey key: String) -> Double { value(forKey: key).map(double) ?? 0 }
}
