/// A table for a terminal or a Markdown page.
public struct TextTable: Equatable, Sendable {
  /// How a column's fields stand.
  public enum Alignment: Equatable, Sendable {
    /// Flush left: names.
    case left
    /// Flush right: numbers.
    case right
  }

  private let header: [String]
  private let alignments: [Alignment]
  private var rows: [[String]] = []

  /// Makes a table without rows.
  public init(_ columns: [(name: String, alignment: Alignment)]) {
    header = columns.map(\.name)
    alignments = columns.map(\.alignment)
  }

  /// Adds a row; fields that are missing are empty.
  public mutating func append(_ fields: [String]) {
    rows.append((header.indices).map { $0 < fields.count ? fields[$0] : "" })
  }

  /// Columns two spaces apart, one line a row.
  public var text: String {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { fields in
      var line = ""
      for (column, field) in fields.enumerated() {
        let gap = String(repeating: " ", count: widths[column] - field.count)
        line += (column == 0 ? "" : "  ") + (alignments[column] == .left ? field + gap : gap + field)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// A table of GitHub's Markdown.
  public var markdown: String {
    func line(_ fields: [String]) -> String { "| " + fields.joined(separator: " | ") + " |\n" }
    return line(header) + line(alignments.map { $0 == .left ? ":--" : "--:" }) + rows.map(line).joined()
  }
}
