public import Benchmarking

/// The rows of one or more runs: what a results file holds.
public struct Results: Equatable, Sendable {
  /// The rows, in file order.
  public var rows: [ResultRow]

  /// Takes rows as they are.
  public init(rows: [ResultRow]) {
    self.rows = rows
  }

  /// The file's text.
  public var csv: String {
    var text = CSV.line(ResultColumn.names)
    for row in rows { text += CSV.line(ResultColumn.all.map { $0.text(row) }) }
    return text
  }

  /// Reads a file's bytes. Strict: a column that is missing, unknown or out of place, a line cut short and a field that isn't
  /// what its column wants are errors that name line and column.
  public init(csv bytes: [UInt8]) throws(CSVError) {
    let records = try CSV.records(bytes)
    guard let header = records.first else { throw CSVError(.empty, line: 1, "the file is empty") }
    for (index, name) in ResultColumn.names.enumerated()
    where !header.fields.indices.contains(index)
      || header.fields[index] != name
    {
      let found = header.fields.indices.contains(index) ? "“\(header.fields[index])”" : "nothing"
      throw CSVError(.header, line: 1, column: name, "the header has \(found) where “\(name)” should stand")
    }
    guard header.fields.count == ResultColumn.names.count else {
      throw CSVError(
        .header, line: 1, column: header.fields[ResultColumn.names.count],
        "the header has a column that this version doesn't know")
    }
    var shared: [[String]: Circumstances] = [:]
    var rows: [ResultRow] = []
    rows.reserveCapacity(records.count - 1)
    for record in records.dropFirst() {
      rows.append(try ResultReader(record).row(sharing: &shared))
    }
    self.rows = rows
  }

  /// Names of the runs, in file order.
  public var runs: [String] {
    var seen: Set<String> = []
    return rows.map(\.circumstances.run).filter { seen.insert($0).inserted }
  }

  /// The rows of the run that began last; the same rows where there is only one.
  public var newestRun: Results {
    guard let newest = rows.max(by: { $0.circumstances.date < $1.circumstances.date }) else { return self }
    return Results(rows: rows.filter { $0.circumstances.run == newest.circumstances.run })
  }

  /// The row of a measure of a cell, if there is one.
  public subscript(id: BenchmarkID, measure: Measure) -> ResultRow? {
    rows.first { $0.id == id && $0.measure.name == measure.name }
  }

  /// Different values of `key` over all rows, in file order.
  public func distinct(_ key: (ResultRow) -> String) -> [String] {
    var seen: Set<String> = []
    return rows.map(key).filter { seen.insert($0).inserted }
  }
}
