import Foundation
import NibArchive

/// A validated archive made ready for instantiating: keys mapped to ``NibKey``, classes to types, strings,
/// numbers and immutable objects (colours, fonts, images) made once and shared, lists of the root flattened.
///
/// It is what a kept `UINib` keeps. Instantiating it hashes no string and looks up no class. Immutable after
/// `init`, but for the plan of owner connections, which locks.
final class NibTemplate: @unchecked Sendable {
  /// Which values of an object a class walks over.
  enum Level {
    /// UIView's own.
    case view
    /// Those of UIControl or UIScrollView, for their subclasses.
    case middle
    /// The rest: those of the class itself.
    case own
  }

  /// What is known of one archived object.
  struct Record: BitwiseCopyable {
    /// What instantiating it means.
    var kind: Kind
    /// Whether its class is a UIView.
    var isView: Bool
    /// Index into ``NibTemplate/classes``, for objects that are made by a class.
    var classIndex: UInt32
    /// Slot of a proxy, a string or a shared object.
    var slot: UInt32
    /// Where its values begin in the pool.
    var first: UInt32
    /// Where UIView's keys end.
    var viewEnd: UInt32
    /// Where the keys of UIControl and UIScrollView end.
    var middleEnd: UInt32
    /// Where its values end.
    var end: UInt32

    /// Whether its values are keyed ones, not elements.
    var isKeyed: Bool { kind == .object || kind == .shared || kind == .helper }
  }

  /// What instantiating an archived object means.
  enum Kind: UInt8 {
    /// A fresh object of a class, by `init(coder:)`.
    case object
    /// A fresh custom object, by plain `init`.
    case custom
    /// An immutable object, made once for the template.
    case shared
    /// Text; values that refer to it hold it.
    case string
    /// A number; values that refer to it hold it.
    case number
    /// An array, set or dictionary, read in place.
    case collection
    /// File's Owner, First Responder or an external object.
    case proxy
    /// A record that some other class reads in place.
    case helper
    /// A class that nobody knows; its objects are nil.
    case unknown
  }

  /// Name for messages: the nib's, or what it was made from.
  let name: String
  /// Where images and strings that the nib names are looked for.
  let bundle: Bundle
  /// The archive, kept for keys that ``NibKey`` doesn't know and for raw data.
  let archive: NibArchive

  /// One record an archived object.
  let records: UnsafeMutablePointer<Record>
  /// Number of records.
  let recordCount: Int
  /// The resolved values of all objects.
  let pool: UnsafeMutablePointer<NibValue>
  /// Number of values.
  let poolCount: Int
  /// Key index in the archive of every value in the pool.
  var keyIndexes: [UInt32] = []
  /// Numbers of all geometry values.
  private(set) var numbers: UnsafeMutablePointer<Double>
  /// All strings that values refer to.
  var strings: [String] = []
  /// Immutable objects, nil where they couldn't be made.
  var shared: [AnyObject?] = []
  /// Archive index of every shared object.
  var sharedIndexes: [UInt32] = []
  /// How shared objects that aren't decoded by their class are read, by slot.
  var sharedReaders: [UInt32: (NibCoder) -> AnyObject?] = [:]
  /// The classes of objects.
  var classes: [NibClass] = []
  /// Identifiers of the proxies, by slot: ``ownerSlot``, ``firstResponderSlot``, then others.
  var proxyIdentifiers = ["IBFilesOwner", "IBFirstResponder"]
  /// The lists of the root object.
  var root = Root()

  static let ownerSlot = 0
  static let firstResponderSlot = 1

  init(allocatingFor archive: NibArchive, name: String, bundle: Bundle) {
    self.archive = archive
    self.name = name
    self.bundle = bundle
    recordCount = archive.objects.count
    poolCount = archive.values.count
    records = .allocate(capacity: max(recordCount, 1))
    pool = .allocate(capacity: max(poolCount, 1))
    numbers = .allocate(capacity: 1)
  }

  deinit {
    records.deallocate()
    pool.deallocate()
    numbers.deallocate()
  }

  /// Takes the numbers of all geometry values, once they are known.
  func setNumbers(_ all: [Double]) {
    numbers.deallocate()
    numbers = .allocate(capacity: max(all.count, 1))
    numbers.initialize(from: all, count: all.count)
  }

  /// The bytes of a data value.
  func data(_ value: NibValue) -> Data {
    archive.bytes.withUnsafeBytes { Data($0[value.low..<value.low + value.high]) }
  }

  /// The values of the object at `index` that stand on `level`.
  @inline(__always) func values(of index: Int, from level: Level) -> NibValues {
    let record = records[index]
    return switch level {
    case .view: slice(record.first, record.viewEnd)
    case .middle: slice(record.viewEnd, record.middleEnd)
    case .own: slice(record.middleEnd, record.end)
    }
  }

  @inline(__always) func slice(_ start: UInt32, _ end: UInt32) -> NibValues {
    NibValues(start: pool + Int(start), count: Int(end - start))
  }
}
