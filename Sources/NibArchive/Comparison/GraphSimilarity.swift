/// Which objects of two lists go together best.
struct GraphSimilarity {
  private let ours: ArchiveGraph
  private let theirs: ArchiveGraph
  private var featuresOfOurs: [Int: Set<String>] = [:]
  private var featuresOfTheirs: [Int: Set<String>] = [:]

  /// Comparing each with each would take too long beyond this many pairs.
  private static let maximumPairs = 250_000

  init(_ ours: ArchiveGraph, _ theirs: ArchiveGraph) {
    self.ours = ours
    self.theirs = theirs
  }

  /// Whether two objects can be partners: objects that state a relation only with their like.
  static func canPair(_ left: Int, _ right: Int, _ ours: ArchiveGraph, _ theirs: ArchiveGraph) -> Bool {
    let (name, other) = (ours.classNames[left], theirs.classNames[right])
    return name == other || !isRelation(name) && !isRelation(other)
  }

  private static func isRelation(_ className: String) -> Bool {
    className.contains("Constraint") || className.hasPrefix("UIRuntime") || className.hasPrefix("UINib")
      || className.contains("TraitStorage") || className == "UIProxyObject"
  }

  // MARK: Ordered lists

  /// Pairs members of two ordered lists: the alignment that pairs the most alike, and then what was moved.
  mutating func align(_ left: [Int], _ right: [Int], _ pairs: GraphPairs) -> [(Int, Int)] {
    var left = left.filter { pairs.partner(ofOurs: $0) == nil }[...]
    var right = right.filter { pairs.partner(ofTheirs: $0) == nil }[...]
    var result: [(Int, Int)] = []
    // Most lists are the same, or nearly so, at both ends.
    while let first = left.first, let second = right.first, areAlike(first, second) {
      result.append((left.removeFirst(), right.removeFirst()))
    }
    while let first = left.last, let second = right.last, areAlike(first, second) {
      result.append((left.removeLast(), right.removeLast()))
    }
    return result + alignRest(Array(left), Array(right))
  }

  private mutating func areAlike(_ left: Int, _ right: Int) -> Bool {
    Self.canPair(left, right, ours, theirs) && ourFeatures(left) == theirFeatures(right)
  }

  private mutating func alignRest(_ left: [Int], _ right: [Int]) -> [(Int, Int)] {
    guard !left.isEmpty, !right.isEmpty else { return [] }
    guard left.count * right.count <= Self.maximumPairs else {
      return zip(left, right).filter { Self.canPair($0, $1, ours, theirs) }
    }
    var likeness: [[Double]] = []
    for first in left { likeness.append(right.map { self.likeness(first, $0) }) }
    // best[i][j]: the largest sum of likenesses for the lists from i and j on.
    var best = Array(repeating: Array(repeating: 0.0, count: right.count + 1), count: left.count + 1)
    for i in left.indices.reversed() {
      for j in right.indices.reversed() {
        let skipping = max(best[i + 1][j], best[i][j + 1])
        best[i][j] = max(skipping, likeness[i][j] > 0 ? best[i + 1][j + 1] + likeness[i][j] : 0)
      }
    }
    var result: [(Int, Int)] = []
    var (moved, others): ([Int], [Int]) = ([], [])
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      if i < left.count, j < right.count, likeness[i][j] > 0,
        best[i][j] == best[i + 1][j + 1] + likeness[i][j]
      {
        result.append((left[i], right[j]))
        (i, j) = (i + 1, j + 1)
      } else if j == right.count || i < left.count && best[i][j] == best[i + 1][j] {
        moved.append(i)
        i += 1
      } else {
        others.append(j)
        j += 1
      }
    }
    // An eighth: half of the features the same, cubed.
    let candidates = moved.flatMap { i in others.map { j in (i, j, likeness[i][j]) } }.filter {
      $0.2 >= 0.125
    }
    result += greedy(candidates).map { (left[$0], right[$1]) }
    return result
  }

  /// 0 to 1, cubed so that one equal pair is worth more than two half-equal ones.
  private mutating func likeness(_ left: Int, _ right: Int) -> Double {
    guard Self.canPair(left, right, ours, theirs) else { return 0 }
    let (first, second) = (ourFeatures(left), theirFeatures(right))
    let share = Double(first.intersection(second).count) / Double(max(first.count, second.count, 1))
    let sameClass = ours.classNames[left] == theirs.classNames[right]
    let value = sameClass ? 0.1 + 0.9 * share : 0.5 * share
    return value < 0.2 ? 0 : value * value * value
  }

  private mutating func ourFeatures(_ index: Int) -> Set<String> {
    if let features = featuresOfOurs[index] { return features }
    let features = Self.features(of: index, in: ours)
    featuresOfOurs[index] = features
    return features
  }

  private mutating func theirFeatures(_ index: Int) -> Set<String> {
    if let features = featuresOfTheirs[index] { return features }
    let features = Self.features(of: index, in: theirs)
    featuresOfTheirs[index] = features
    return features
  }

  /// What characterises an object by itself: class, values that aren't objects with an identity, and the classes
  /// and texts of the objects in its lists.
  private static func features(of index: Int, in graph: ArchiveGraph) -> Set<String> {
    var features: Set<String> = ["class " + graph.title(index)]
    for (key, payload) in graph.entries(of: index) {
      features.insert(key + "=" + graph.token(payload) { graph.classNames[$0] })
      guard case .object(let list) = payload, case .list(let members, _) = graph.contents[Int(list)]
      else { continue }
      for member in graph.records(members) {
        features.insert("\(key) has \(graph.title(member))")
        for (key, payload) in graph.entries(of: member) {
          guard case .object(let text) = payload, case .text(let text, _) = graph.contents[Int(text)]
          else { continue }
          features.insert("within \(key)=\(text)")
        }
      }
    }
    return features
  }

  // MARK: Sets

  /// Pairs members of two sets that have most of their values in common, above all those that say what they
  /// relate.
  func bestMatches(_ left: [Int], _ right: [Int], _ pairs: GraphPairs) -> [(Int, Int)] {
    guard left.count * right.count <= Self.maximumPairs else { return [] }
    let values = left.map { tokens(of: $0, in: ours) { pairs.name(ofOurs: $0) } }
    let others = right.map { tokens(of: $0, in: theirs) { pairs.name(ofTheirs: $0) } }
    var candidates: [(Int, Int, Double)] = []
    for i in left.indices {
      for j in right.indices where ours.classNames[left[i]] == theirs.classNames[right[j]] {
        let score = score(values[i], others[j])
        if score >= 0.5 { candidates.append((i, j, score)) }
      }
    }
    return greedy(candidates).map { (left[$0], right[$1]) }
  }

  private func tokens(
    of index: Int, in graph: ArchiveGraph, identity: (Int) -> String
  ) -> [String: String] {
    Dictionary(
      graph.entries(of: index).map { ($0.key, graph.token($0.payload, identity: identity)) },
      uniquingKeysWith: { first, _ in first })
  }

  private func score(_ values: [String: String], _ others: [String: String]) -> Double {
    var (equal, total) = (0.0, 0.0)
    for key in Set(values.keys).union(others.keys) {
      let weight = Self.weights[key] ?? 1
      total += weight
      if values[key] == others[key] { equal += weight }
    }
    return total == 0 ? 1 : equal / total
  }

  private static let weights: [String: Double] = [
    "NSFirstItem": 5, "NSSecondItem": 5, "NSFirstAttribute": 5, "NSSecondAttribute": 5, "NSRelation": 2,
    "UILabel": 5, "UISource": 5, "UIDestination": 5, "UIObject": 5, "UIKeyPath": 5, "UIAccessibileObject": 5,
    "UITopLevelObject": 5, "UILayoutGuideIdentifier": 5, "UITraitCollection": 2,
  ]

  /// Takes the best candidates first, each member once.
  private func greedy(_ candidates: [(Int, Int, Double)]) -> [(Int, Int)] {
    var (taken, takenOthers): (Set<Int>, Set<Int>) = ([], [])
    var result: [(Int, Int)] = []
    for (i, j, _) in candidates.sorted(by: { ($1.2, $0.0, $0.1) < ($0.2, $1.0, $1.1) }) {
      guard !taken.contains(i), !takenOthers.contains(j) else { continue }
      taken.insert(i)
      takenOthers.insert(j)
      result.append((i, j))
    }
    return result
  }
}
