import Foundation
import NibArchive

extension PairTable {
  /// The table: pair, objects, values, equal ones, differences; then sums, causes, and all differences of the current
  /// nibs by class and key.
  static func report(_ rows: [Row]) -> String {
    let current = rows.filter(\.isCurrent)
    let lines =
      ["pair  coder  objects  values   equal   share  differences  nib"] + rows.map(line)
      + [
        summary("all nibs", rows), summary("current nibs", current),
        summary("current nibs, coder 10", current.filter { $0.coderVersion == 10 }),
        summary("current nibs, coder 9", current.filter { $0.coderVersion != 10 }),
      ]
      + ["differences of current nibs by cause:"] + causes(current)
      + ["differences of current nibs by class and key:"] + groups(current)
    return lines.joined(separator: "\n")
  }

  private static func line(_ row: Row) -> String {
    let comparison = row.comparison
    return String(
      format: "%-4@  %5u  %7d  %6d  %6d  %5.1f%%  %11d  %@%@", row.pair as NSString, row.coderVersion,
      row.objects, comparison.valuesCompared, comparison.valuesEqual, 100 * comparison.equalShare,
      comparison.differences.count, row.nib as NSString,
      (row.isCurrent ? "" : " (older member or rebuild)") as NSString)
  }

  private static func summary(_ name: String, _ rows: [Row]) -> String {
    let compared = rows.reduce(0) { $0 + $1.comparison.valuesCompared }
    let equal = rows.reduce(0) { $0 + $1.comparison.valuesEqual }
    let clean = rows.filter(\.comparison.isEqual).count
    let sameButForGeneration = rows.filter { row in
      row.comparison.differences.allSatisfy { DifferenceCause($0).isOfGeneration }
    }.count
    let share = compared == 0 ? 0 : 100 * Double(equal) / Double(compared)
    return "\(name): \(rows.count) nibs, \(clean) without difference, \(sameButForGeneration) but for the "
      + "generation of Xcode, \(equal) of \(compared) values equal " + String(format: "(%.2f %%)", share)
  }

  /// How many differences have which cause.
  private static func causes(_ rows: [Row]) -> [String] {
    let all = rows.flatMap(\.comparison.differences).map(DifferenceCause.init)
    return DifferenceCause.allCases.map { cause in
      String(format: "%5d  ", all.filter { $0 == cause }.count) + cause.rawValue
    }
  }

  /// What differs, the commonest first.
  private static func groups(_ rows: [Row]) -> [String] {
    var counts: [String: (count: Int, pairs: Set<String>, example: String)] = [:]
    for row in rows {
      for group in row.comparison.groups {
        let name = "\(group.kind.rawValue) \(group.className) \(group.key)"
        var entry = counts[name] ?? (0, [], "\(group.example)")
        entry.count += group.count
        entry.pairs.insert(row.pair)
        counts[name] = entry
      }
    }
    return counts.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { _, entry in
      String(format: "%5d in %2d pairs  ", entry.count, entry.pairs.count) + entry.example
    }
  }
}
