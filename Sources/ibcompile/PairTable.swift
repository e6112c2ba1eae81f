import Foundation
import NibArchive
import NibCompiler

/// Compiles the source of every pair in a folder, compares it with each nib that Apple's tool made of it, and prints
/// a table: pair, objects, values, equal ones, differences; then all differences by class and key.
struct PairTable {
  private let directory: String
  private let compiler: FileCompiler
  /// Pairs whose source lay in a Base.lproj folder, as a `PAIRS.tsv` beside the folder of pairs tells.
  private let localizable: Set<String>

  init(directory: String, compiler: FileCompiler) {
    self.directory = directory
    self.compiler = compiler
    let index = (directory as NSString).deletingLastPathComponent + "/PAIRS.tsv"
    let rows = (try? String(contentsOfFile: index, encoding: .utf8))?.split(separator: "\n") ?? []
    localizable = Set(
      rows.filter { $0.contains("Base.lproj/") }.compactMap {
        $0.split(separator: "\t").first.map(String.init)
      })
  }

  /// One source with one of its nibs.
  private struct Row {
    let pair: String
    let nib: String
    let coderVersion: UInt32
    let objects: Int
    /// Whether this is the nib that a current system would load: the newest member of its folder.
    let isCurrent: Bool
    let comparison: NibArchive.Comparison
  }

  func run() -> Int32 {
    guard let pairs = try? FileManager.default.contentsOfDirectory(atPath: directory).sorted() else {
      Output.error("\(directory):1: error: there is no such folder")
      return 1
    }
    guard let files = XibFiles(sources: pairs.map { "\(directory)/\($0)/source.xib" }) else {
      Output.error("\(directory):1: error: it has no folders with a source.xib")
      return 1
    }
    let outcomes = files.concurrentMap { compare(source: $0.source) }
    for case .failure(let failure) in outcomes { Output.error(failure.line) }
    let rows = outcomes.flatMap { (try? $0.get()) ?? [] }
    print(rows)
    return rows.isEmpty ? 1 : 0
  }

  private struct Failure: Error {
    let line: String
  }

  private func compare(source: String) -> Result<[Row], Failure> {
    do {
      let folder = (source as NSString).deletingLastPathComponent
      var compiler = compiler
      if localizable.contains((folder as NSString).lastPathComponent) { compiler.isLocalizable = true }
      guard let ours = try compiler.output(of: source).archive else {
        return .failure(Failure(line: "\(source):1: error: it doesn't compile"))
      }
      let nibs = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".nib") }
        .sorted()
      let current = Self.current(of: nibs)
      let rows = try nibs.map { nib in
        let theirs = try FileCompiler.archive(folder + "/" + nib)
        return Row(
          pair: (folder as NSString).lastPathComponent, nib: nib, coderVersion: theirs.coderVersion,
          objects: theirs.objects.count, isCurrent: nib == current,
          comparison: NibArchive.Comparison(ours, theirs))
      }
      return .success(rows)
    } catch {
      return .failure(Failure(line: "\(source):1: error: \(error)"))
    }
  }

  /// Of a nib folder's members the newest `objects-N+`, else `runtime`, else the plain file.
  private static func current(of nibs: [String]) -> String? {
    func version(_ name: String) -> Double? {
      guard let start = name.range(of: "@objects-"), let end = name.range(of: "+.nib") else { return nil }
      return Double(name[start.upperBound..<end.lowerBound])
    }
    let members = nibs.compactMap { name in version(name).map { (name, $0) } }
    return members.max { $0.1 < $1.1 }?.0 ?? nibs.first { $0 == "compiled.nib" } ?? nibs.first
  }

  private func print(_ rows: [Row]) {
    Output.line("pair  coder  objects  values   equal   share  differences  nib")
    for row in rows {
      let comparison = row.comparison
      Output.line(
        String(
          format: "%-4@  %5u  %7d  %6d  %6d  %5.1f%%  %11d  %@%@", row.pair as NSString, row.coderVersion,
          row.objects, comparison.valuesCompared, comparison.valuesEqual, 100 * comparison.equalShare,
          comparison.differences.count, row.nib, row.isCurrent ? "" : " (older member or rebuild)"))
    }
    let current = rows.filter(\.isCurrent)
    summarize("all nibs", rows)
    summarize("current nibs", current)
    summarize("current nibs, coder 10", current.filter { $0.coderVersion == 10 })
    summarize("current nibs, coder 9", current.filter { $0.coderVersion != 10 })
    printCauses(current)
    printGroups(current)
  }

  private func summarize(_ name: String, _ rows: [Row]) {
    let compared = rows.reduce(0) { $0 + $1.comparison.valuesCompared }
    let equal = rows.reduce(0) { $0 + $1.comparison.valuesEqual }
    let clean = rows.filter(\.comparison.isEqual).count
    let share = compared == 0 ? 0 : 100 * Double(equal) / Double(compared)
    Output.line(
      "\(name): \(rows.count) nibs, \(clean) without difference, \(equal) of \(compared) values equal "
        + String(format: "(%.2f %%)", share))
  }

  /// How many differences have which cause.
  private func printCauses(_ rows: [Row]) {
    Output.line("differences of current nibs by cause:")
    let all = rows.flatMap(\.comparison.differences)
    for cause in DifferenceCause.allCases {
      let count = all.filter { DifferenceCause($0) == cause }.count
      Output.line(String(format: "%5d  ", count) + cause.rawValue)
    }
  }

  /// What differs, over all current nibs, the commonest first.
  private func printGroups(_ rows: [Row]) {
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
    Output.line("differences of current nibs by class and key:")
    for (_, entry) in counts.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }) {
      Output.line(String(format: "%5d in %2d pairs  ", entry.count, entry.pairs.count) + entry.example)
    }
  }
}
