/// In which order the cells of a block run.
///
/// Each block holds every cell once. The cells of a group (the strategies of one fixture, which are compared with each
/// other) stand side by side, so that a machine's drift hits them alike; groups are shuffled anew in each block. Within
/// a group the order follows a Williams square with its names drawn at random: over as many blocks as the square has rows
/// each cell stands at each place equally often and, except at a group's edge, follows each other cell equally often. So
/// what one strategy leaves behind in the caches favours none.
public struct BlockOrder: Sendable {
  private var generator: SeededGenerator
  private let groups: [[Int]]
  private var squares: [[[Int]]]

  /// Plans blocks of the given groups of cell indices.
  public init(groups: [[Int]], seed: UInt64) {
    self.groups = groups.filter { !$0.isEmpty }
    generator = SeededGenerator(seed: seed)
    squares = Array(repeating: [], count: self.groups.count)
  }

  /// The cells of the next block, group by group.
  public mutating func next() -> [[Int]] {
    var places = Array(groups.indices)
    places.shuffle(using: &generator)
    var order: [[Int]] = []
    for group in places {
      if squares[group].isEmpty {
        let cells = groups[group].shuffled(using: &generator)
        squares[group] = Self.williams(cells.count).map { row in row.map { cells[$0] } }
        squares[group].shuffle(using: &generator)
      }
      order.append(squares[group].removeLast())
    }
    return order
  }

  /// A square of size n (2n rows where n is odd) in which each number stands in each column equally often and follows each
  /// other number equally often. E. J. Williams, "Experimental designs balanced for the estimation of residual effects of
  /// treatments", 1949: the first row is 0, 1, n−1, 2, n−2, …, the others are it plus a constant.
  static func williams(_ size: Int) -> [[Int]] {
    guard size > 0 else { return [] }
    let first = (0..<size).map { $0.isMultiple(of: 2) ? (size - $0 / 2) % size : ($0 + 1) / 2 }
    let rows = (0..<size).map { shift in first.map { ($0 + shift) % size } }
    return size.isMultiple(of: 2) || size == 1 ? rows : rows + rows.map { $0.reversed() }
  }
}
