import Foundation

/// Makes the objects of one instantiation of a template, and is the coder that their `init(coder:)` sees.
///
/// Classes of this toolkit walk over ``values``, the values they have, with a `switch` over the keys. Classes of
/// users get the same object as an `NSCoder` and look keys up by name; those methods stand in `NibCoder+NSCoder`.
final class NibCoder: NSCoder {
  /// What is being instantiated.
  let template: NibTemplate
  /// Made objects by archive index, retained, or a mark; entered before their children are decoded, so that cycles
  /// close.
  let memo: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  /// Index of the object being decoded.
  var current = 0
  /// Number of objects being decoded at once, one inside another, over nested nibs.
  var depth = 0
  /// The first failure that must make the whole instantiation fail.
  var failure: NibLoadingError?
  /// Objects that stand in for the proxies of the template, by slot.
  let proxies: [AnyObject?]
  /// Whether the template's immutable objects are being made.
  let isResolving: Bool
  /// What custom objects were replaced with.
  var replaced: [(original: AnyObject, substitute: AnyObject)] = []
  /// Whether a custom object is being asked for what replaces it.
  var isSubstituting = false
  /// Objects that nested loads awakened meanwhile.
  var awakenedMeanwhile: Set<ObjectIdentifier> = []
  /// The load, on the same thread, during which this one happens.
  unowned(unsafe) var outer: NibCoder?

  /// Where images and strings that the nib names are looked for.
  var bundle: Bundle { template.bundle }

  /// How many objects may be under construction inside each other. Deeper nesting is refused: the stack isn't
  /// endless, and no nib of the wild passes 100.
  static let depthLimit = 500

  init(template: NibTemplate, proxies: [AnyObject?], isResolving: Bool = false) {
    self.template = template
    self.proxies = proxies
    self.isResolving = isResolving
    memo = .allocate(capacity: template.recordCount)
    memo.initialize(repeating: nil, count: template.recordCount)
    super.init()
  }

  deinit {
    for index in 0..<template.recordCount {
      guard let made = memo[index], made != Self.underConstruction, made != Self.failed else { continue }
      Unmanaged<AnyObject>.fromOpaque(made).release()
    }
    memo.deallocate()
  }

  /// `coder` as what decodes nibs; nil for a foreign coder.
  @inline(__always) static func decoding(_ coder: NSCoder) -> NibCoder? {
    type(of: coder) == NibCoder.self ? unsafeDowncast(coder, to: NibCoder.self) : nil
  }

  // MARK: Values of the object being decoded

  /// The values of the object's own class: without those of UIView, UIControl and UIScrollView above it.
  @inline(__always) var values: NibValues { template.values(of: current, from: .own) }

  /// The values that UIControl and UIScrollView decode; their subclasses' follow in ``values``.
  @inline(__always) var middleValues: NibValues { template.values(of: current, from: .middle) }

  /// The values that UIView decodes.
  @inline(__always) var viewValues: NibValues { template.values(of: current, from: .view) }

  /// Remembers `object` as the one being decoded. To be called by root classes of the toolkit before they decode
  /// anything that can refer back to them.
  @inline(__always) func enter(_ object: AnyObject) {
    guard memo[current] == Self.underConstruction else { return }
    memo[current] = Unmanaged.passRetained(object).toOpaque()
  }

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
