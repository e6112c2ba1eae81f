import Foundation

/// Where the sections and rows of a table stand, from the top of its content, in points.
struct TableRows {
  /// One section: its header, its rows, its footer.
  struct Section {
    var header: CGFloat
    var rows: [CGFloat]
    var footer: CGFloat
    /// Where the header begins.
    var start: CGFloat = 0
    /// Where each row begins, and where the last one ends.
    var starts: [CGFloat] = []

    var end: CGFloat { (starts.last ?? start + header) + footer }
  }

  private(set) var sections: [Section]
  /// Where the first section begins: below the table's header view.
  let top: CGFloat

  init(sections: [Section], top: CGFloat) {
    self.sections = sections
    self.top = top
    place()
  }

  /// Where the last section ends.
  var bottom: CGFloat { sections.last?.end ?? top }

  private mutating func place() {
    var y = top
    for index in sections.indices {
      sections[index].start = y
      y += sections[index].header
      var starts = [y]
      starts.reserveCapacity(sections[index].rows.count + 1)
      for height in sections[index].rows {
        y += height
        starts.append(y)
      }
      sections[index].starts = starts
      y += sections[index].footer
    }
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// Top and height of a row that exists.
  func span(_ path: IndexPath) -> (y: CGFloat, height: CGFloat) {
    (sections[path.section].starts[path.row], sections[path.section].rows[path.row])
  }

  /// Gives rows other heights, and returns whether any changed.
  mutating func setHeights(_ heights: [(path: IndexPath, height: CGFloat)]) -> Bool {
    var changed = false
    for (path, height) in heights where sections[path.section].rows[path.row] != height {
      sections[path.section].rows[path.row] = height
      changed = true
    }
    if changed { place() }
    return changed
  }

  /// The rows that reach into the stretch from `low` to `high`.
  func paths(from low: CGFloat, to high: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    for (index, section) in sections.enumerated() where section.start < high && section.end > low {
      // The first row that ends below `low`.
      var (first, last) = (0, section.rows.count)
      while first < last {
        let middle = (first + last) / 2
        if section.starts[middle + 1] <= low { first = middle + 1 } else { last = middle }
      }
      while first < section.rows.count, section.starts[first] < high {
        if section.rows[first] > 0 { paths.append(IndexPath(row: first, section: index)) }
        first += 1
      }
    }
    return paths
  }
}
