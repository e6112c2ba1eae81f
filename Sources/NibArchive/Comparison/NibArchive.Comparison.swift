extension NibArchive {
  /// What two archives have in common and where they differ, as graphs of objects.
  ///
  /// Objects are matched from the root on: subviews and other ordered lists by the best alignment, constraints,
  /// connections and other sets by their contents. What carries no meaning makes no difference: the order of
  /// objects and keys, integer widths, whether equal strings and numbers are stored once or twice, whether a
  /// number was stored as integer or double, and how a set is written. An object that is missing is one missing
  /// object; the others still find their partners.
  public struct Comparison: Sendable {
    /// One place where the archives differ.
    public struct Difference: Hashable, Sendable {
      /// How they differ.
      public enum Kind: String, Hashable, Sendable {
        /// Only the second archive has it.
        case missing
        /// Only the first archive has it.
        case extra
        /// Both have it, with unequal values.
        case different
      }

      /// How they differ.
      public let kind: Kind
      /// The class of the object, without regard to a custom class in its place.
      public let className: String
      /// The key, or `(object)`, `(class)`, `(order)`, `(fallbacks)` for what isn't a value.
      public let key: String
      /// How the object is reached from the root: keys, and indexes in the second archive's lists where it is there.
      public let path: String
      /// What the first archive has, printed; nil if missing.
      public let ours: String?
      /// What the second archive has, printed; nil if extra.
      public let theirs: String?
    }

    /// The differences of one kind at one key of one class.
    public struct Group: Hashable, Sendable {
      /// How the archives differ.
      public let kind: Difference.Kind
      /// The class of the objects.
      public let className: String
      /// The key.
      public let key: String
      /// How many differences there are.
      public let count: Int
      /// The first of them.
      public let example: Difference
    }

    /// Number of objects with a partner, not counting strings, numbers and collections.
    public internal(set) var objectsMatched = 0
    /// Number of objects of the second archive without a partner.
    public internal(set) var objectsMissing = 0
    /// Number of objects of the first archive without a partner.
    public internal(set) var objectsExtra = 0
    /// Number of values compared: for each pair of objects the keys that either has, each element of a list and
    /// entry of a dictionary being one; and all values of the objects without a partner.
    public internal(set) var valuesCompared = 0
    /// Number of those that are equal.
    public internal(set) var valuesEqual = 0
    /// All differences, in the order in which objects are reached from the root.
    public internal(set) var differences: [Difference] = []

    /// Compares `ours`, the first archive, with `theirs`, the second and the model.
    public init(_ ours: NibArchive, _ theirs: NibArchive) {
      self.init(ours, theirs, path: "", nesting: 0)
    }

    /// As above for archives that lie `nesting` levels deep in others, at `path`.
    init(_ ours: NibArchive, _ theirs: NibArchive, path: String, nesting: Int) {
      let ours = ArchiveGraph(ours)
      let theirs = ArchiveGraph(theirs)
      var matcher = GraphMatcher(ours, theirs)
      matcher.match()
      let collector = DifferenceCollector(ours, theirs, matcher.pairs, path: path, nesting: nesting)
      self = collector.collect()
    }

    /// Whether there is no difference.
    public var isEqual: Bool { differences.isEmpty }

    /// The share of values that are equal, 0 to 1; 1 if there are none.
    public var equalShare: Double {
      valuesCompared == 0 ? 1 : Double(valuesEqual) / Double(valuesCompared)
    }

    /// The differences by class and key, the most frequent first.
    public var groups: [Group] {
      struct Place: Hashable {
        let kind: Difference.Kind
        let className: String
        let key: String
      }
      var members: [Place: [Difference]] = [:]
      for difference in differences {
        let place = Place(kind: difference.kind, className: difference.className, key: difference.key)
        members[place, default: []].append(difference)
      }
      return members.map { place, members in
        Group(
          kind: place.kind, className: place.className, key: place.key, count: members.count,
          example: members[0])
      }
      .sorted {
        ($1.count, $0.className, $0.key, $0.kind.rawValue) < (
          $0.count, $1.className, $1.key, $1.kind.rawValue
        )
      }
    }
  }
}

extension NibArchive.Comparison: CustomStringConvertible {
  /// A head line with the counts, then a line for each group with its first member.
  public var description: String {
    var text =
      "\(objectsMatched) objects matched, \(objectsMissing) missing, \(objectsExtra) extra; "
      + "\(valuesEqual) of \(valuesCompared) values equal\n"
    for group in groups {
      text +=
        "\(group.count) \(group.kind.rawValue): \(group.className) \(group.key)  \(group.example.values)\n"
    }
    return text
  }
}

extension NibArchive.Comparison.Difference: CustomStringConvertible {
  /// One line: what differs, both values, and where.
  public var description: String { "\(kind.rawValue): \(className) \(key)  \(values)" }

  fileprivate var values: String {
    let place = path.isEmpty ? "" : "  (\(path))"
    switch (ours, theirs) {
    case (let ours?, let theirs?): return "\(ours) instead of \(theirs)\(place)"
    case (let ours?, nil): return "\(ours)\(place)"
    case (nil, let theirs?): return "\(theirs)\(place)"
    case (nil, nil): return place
    }
  }
}
