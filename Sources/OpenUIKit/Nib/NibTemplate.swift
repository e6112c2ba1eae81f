import Foundation
import NibArchive

/// A validated archive made ready for instantiating: keys mapped to ``NibKey``, classes to types, strings, numbers
/// and immutable objects (colours, fonts, images) made once and shared, lists of the root flattened.
///
/// It is what a kept `UINib` keeps. Instantiating it hashes no string and looks up no class. Nothing of it changes
/// once it is resolved. The tables are plain memory that the template owns: reading them costs no reference counts
/// and no checks, and every index in them was checked when the archive was decoded or the tables were made.
final class NibTemplate: @unchecked Sendable {
  /// Which values of an object a class walks over.
  enum Level {
    /// UIView's own.
    case view
    /// Those of them that aren't in the view's state.
    case parts
    /// Those of UIControl or UIScrollView, for their subclasses.
    case middle
    /// The rest: those of the class itself.
    case own
  }

  /// What is known of one archived object.
  struct Record: BitwiseCopyable {
    /// What instantiating it means.
    var kind: Kind
    /// Whether its class was named as a custom class, so that its overrides have to be called.
    var isCustom = false
    /// Which common class of the toolkit it is of.
    var known: KnownClass?
    /// Whether a class between UIView and its own decodes keys.
    var hasMiddleLevel = false
    /// Whether the elements of a collection are keys and values by turns.
    var isDictionary = false
    /// How many values refer to it: 0, 1, or 2 for more. See ``isUsedOnce``.
    var uses: UInt8 = 0
    /// Slot among the made objects, the proxies, the strings or the shared objects.
    var slot: UInt32 = 0
    /// Index into ``NibTemplate/classes``, for objects that are made by a class.
    var classIndex: UInt32 = 0
    /// Where its values begin in the pool.
    var first: UInt32
    /// Where, of a view's values, the plain ones end.
    var plainEnd: UInt32
    /// Where UIView's keys end.
    var viewEnd: UInt32
    /// Where the keys of UIControl and UIScrollView end.
    var middleEnd: UInt32
    /// Where its values end.
    var end: UInt32
    /// Place of a view's or a constraint's state.
    var state: UInt32 = 0
    /// Place of a label's own state.
    var ownState: UInt32 = 0
    /// The class of a view, a `UIView.Type`.
    var viewType: UnsafeRawPointer?

    /// Whether its values are keyed ones, not elements.
    var isKeyed: Bool { kind != .collection && kind != .string && kind != .number }
    /// Whether a single value leads to the object, in the record of a class of this toolkit, which reads it once:
    /// then a coder needn't hold on to the object for others that ask for it.
    var isUsedOnce: Bool { uses < 2 && !isCustom }
    /// Whether the object is made anew by every instantiation.
    var isMade: Bool { kind == .view || kind == .constraint || kind == .object || kind == .custom }
  }

  /// What instantiating an archived object means.
  enum Kind: UInt8 {
    /// A fresh view, by `init(coder:)`.
    case view
    /// A fresh constraint, by `init(coder:)`.
    case constraint
    /// A fresh object of another class, by `init(coder:)`.
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
  }

  /// Name for messages: the nib's, or what it was made from.
  let name: String
  /// Where images and strings that the nib names are looked for.
  let bundle: Bundle
  /// The archive's bytes, kept for raw data; its tables aren't needed any more.
  private let bytes: [UInt8]

  /// One record an archived object.
  let records: UnsafeMutablePointer<Record>
  /// Number of records.
  let recordCount: Int
  /// The resolved values of all objects, object by object.
  let pool: UnsafeMutablePointer<NibValue>
  /// Number of objects that an instantiation makes.
  @exclusivity(unchecked) private(set) var madeCount = 0
  /// Numbers of all geometry values.
  @exclusivity(unchecked) private(set) var numbers = NibTable<Double>()
  /// All strings that values refer to.
  @exclusivity(unchecked) private(set) var strings = NibTable<String>()
  /// The classes of objects.
  @exclusivity(unchecked) private(set) var classes = NibTable<NibClass>()
  /// The plain values of the views.
  @exclusivity(unchecked) private(set) var states = NibTable<ViewState>()
  /// What the labels say.
  @exclusivity(unchecked) private(set) var labelStates = NibTable<LabelState>()
  /// What the constraints say.
  @exclusivity(unchecked) private(set) var constraintStates = NibTable<ConstraintState>()
  /// Immutable objects, nil where they couldn't be made.
  @exclusivity(unchecked) private(set) var shared = NibTable<AnyObject?>()
  /// How shared objects are read, by slot.
  @exclusivity(unchecked) private(set) var sharedSources = NibTable<SharedSource>()
  /// Identifiers of the proxies, by slot: ``ownerSlot``, ``firstResponderSlot``, then others.
  private(set) var proxyIdentifiers: [String] = []
  /// Names of the keys that ``NibKey`` doesn't know, by place of the value in the pool.
  private(set) var unknownKeys: [Int: String] = [:]
  /// Top-level objects without proxies, in document order: the result of a load.
  @exclusivity(unchecked) private(set) var topLevel = NibTable<Int>()
  /// Further objects that are made before anything is connected.
  @exclusivity(unchecked) private(set) var others = NibTable<Int>()
  /// Objects that are sent `awakeFromNib`.
  @exclusivity(unchecked) private(set) var awake = NibTable<Int>()
  /// What is done to the objects once they are made; nil if nothing is.
  @exclusivity(unchecked) private(set) var root: Root?

  static let ownerSlot = 0
  static let firstResponderSlot = 1
  /// Identifiers of ``ownerSlot`` and ``firstResponderSlot``.
  static let fixedProxies = ByteNameTable(fixedProxyIdentifiers)
  fileprivate static let fixedProxyIdentifiers = ["IBFilesOwner", "IBFirstResponder"]

  /// How an immutable object is read: by its class, or as what a collection is read as.
  struct SharedSource {
    /// Index of the archived object.
    let index: Int
    /// What reads it, nil for its class.
    let read: ((NibCoder) -> AnyObject?)?
  }

  /// What resolving an archive's objects and values gives.
  struct ResolvedTables {
    var numbers = NibTableBuilder<Double>()
    var strings = NibTableBuilder<String>()
    var classes = NibTableBuilder<NibClass>()
    var sharedSources = NibTableBuilder<SharedSource>()
    /// Indexes of the views, by place of their states.
    var views = NibTableBuilder<Int>()
    /// Indexes of the labels, by place of their states.
    var labels = NibTableBuilder<Int>()
    /// Indexes of the constraints, by place of their states.
    var constraints = NibTableBuilder<Int>()
    var proxyIdentifiers = NibTemplate.fixedProxyIdentifiers
    var unknownKeys: [Int: String] = [:]
    var madeCount = 0
  }

  /// Makes `archive` ready for instantiating.
  ///
  /// - Parameters:
  ///   - name: The nib's name, for messages.
  ///   - bundle: Where images and classes' resources are looked for.
  ///   - strings: Texts that replace those of `NSLocalizableString`s, by key.
  /// - Throws: `malformedNib` if the root has no list of top-level objects.
  init(
    resolving archive: NibArchive, name: String, bundle: Bundle, strings: [String: String]
  ) throws(NibLoadingError) {
    self.name = name
    self.bundle = bundle
    recordCount = archive.objects.count
    records = .allocate(capacity: max(archive.objects.count, 1))
    pool = .allocate(capacity: max(archive.values.count, 1))
    bytes = archive.bytes
    guard
      var tables = NibResolver.resolve(
        archive, name: name, records: records, pool: pool, strings: strings)
    else { throw .malformedNib(name) }
    numbers = tables.numbers.finished()
    self.strings = tables.strings.finished()
    classes = tables.classes.finished()
    sharedSources = tables.sharedSources.finished()
    shared = NibTable(repeating: nil, count: sharedSources.count)
    madeCount = tables.madeCount
    proxyIdentifiers = tables.proxyIdentifiers
    unknownKeys = tables.unknownKeys
    let coder = NibCoder(template: self, isResolving: true)
    // Immutable objects are made in index order; those that need another get it made on the way.
    for slot in 0..<sharedSources.count { _ = coder.sharedObject(slot) }
    states = tables.views.map { index in
      let type = unsafeBitCast(records[index].viewType, to: UIView.Type.self)
      return coder.at(index) { ViewState($0, of: type) }
    }
    labelStates = tables.labels.map { coder.at($0, LabelState.init) }
    constraintStates = tables.constraints.map { coder.at($0, ConstraintState.init) }
    var lists = RootLists(of: self, archive)
    topLevel = lists.topLevel.finished()
    others = lists.others.finished()
    awake = lists.awake.finished()
    root = lists.root
  }

  deinit {
    topLevel.deallocate()
    others.deallocate()
    awake.deallocate()
    numbers.deallocate()
    strings.deallocate()
    states.deallocate()
    labelStates.deallocate()
    constraintStates.deallocate()
    classes.deallocate()
    shared.deallocate()
    sharedSources.deallocate()
    records.deallocate()
    pool.deallocate()
  }

  /// Takes an immutable object that was just made.
  func setShared(_ object: AnyObject?, at slot: Int) { shared[slot] = object }

  /// The state of the view at `index`.
  @inline(__always) func viewState(of index: Int) -> UnsafePointer<ViewState> {
    states.pointer(to: Int(records[index].state))
  }

  /// The state of the label at `index`.
  @inline(__always) func labelState(of index: Int) -> UnsafePointer<LabelState> {
    labelStates.pointer(to: Int(records[index].ownState))
  }

  /// The state of the constraint at `index`.
  @inline(__always) func constraintState(of index: Int) -> UnsafePointer<ConstraintState> {
    constraintStates.pointer(to: Int(records[index].state))
  }

  /// The bytes of a data value.
  func data(_ value: NibValue) -> Data {
    bytes.withUnsafeBytes { Data($0[value.low..<value.low + value.high]) }
  }

  /// The values of the object at `index` that stand on `level`.
  @inline(__always) func values(of index: Int, from level: Level) -> NibValues {
    let record = records + index
    return switch level {
    case .view: slice(record.pointee.first, record.pointee.viewEnd)
    case .parts: slice(record.pointee.plainEnd, record.pointee.viewEnd)
    case .middle: slice(record.pointee.viewEnd, record.pointee.middleEnd)
    case .own: slice(record.pointee.middleEnd, record.pointee.end)
    }
  }

  @inline(__always) private func slice(_ start: UInt32, _ end: UInt32) -> NibValues {
    NibValues(start: pool + Int(start), count: Int(end &- start))
  }

  /// The elements of a collection: what follows `NSInlinedValue`, or the values under `NS.object.0` and so on.
  func elements(of index: Int) -> NibValues {
    guard records[index].kind == .collection else { return NibValues(start: nil, count: 0) }
    return values(of: index, from: .own)
  }

  /// The text that the object at `index` has under `key`.
  func text(_ key: NibKey, of index: Int) -> String? {
    for value in values(of: index, from: .own) where value.key == key && value.tag == .string {
      return strings[value.low]
    }
    return nil
  }

  /// The value that the object at `index` has under `key`.
  func value(_ key: NibKey, of index: Int) -> NibValue? {
    values(of: index, from: .own).first { $0.key == key }
  }
}
