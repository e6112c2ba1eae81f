/// Objects of two archives and their partners in the other one.
struct GraphPairs {
  private let ours: ArchiveGraph
  private let theirs: ArchiveGraph
  private var partnerOfOurs: [Int?]
  private var partnerOfTheirs: [Int?]
  private var pathOfTheirs: [String]
  /// All pairs in the order in which they were found.
  private(set) var inOrder: [(ours: Int, theirs: Int)] = []

  init(_ ours: ArchiveGraph, _ theirs: ArchiveGraph) {
    self.ours = ours
    self.theirs = theirs
    partnerOfOurs = Array(repeating: nil, count: ours.contents.count)
    partnerOfTheirs = Array(repeating: nil, count: theirs.contents.count)
    pathOfTheirs = Array(repeating: "", count: theirs.contents.count)
  }

  /// Makes two objects partners unless one has a partner, and says whether it did.
  mutating func insert(_ left: Int, _ right: Int, path: String) -> Bool {
    guard partnerOfOurs[left] == nil, partnerOfTheirs[right] == nil else { return false }
    partnerOfOurs[left] = right
    partnerOfTheirs[right] = left
    pathOfTheirs[right] = path
    inOrder.append((left, right))
    return true
  }

  func partner(ofOurs index: Int) -> Int? { partnerOfOurs[index] }
  func partner(ofTheirs index: Int) -> Int? { partnerOfTheirs[index] }
  func path(ofTheirs index: Int) -> String { pathOfTheirs[index] }

  /// A name that is the same for partners; for an object without, what it is.
  func name(ofOurs index: Int) -> String {
    partnerOfOurs[index].map { "#\($0)" } ?? "?" + ours.classNames[index]
  }

  /// A name that is the same for partners; for an object without, what it is.
  func name(ofTheirs index: Int) -> String {
    partnerOfTheirs[index] == nil ? "?" + theirs.classNames[index] : "#\(index)"
  }
}
