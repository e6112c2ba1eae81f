import Foundation
import NibArchive
import NibCompiler

/// Compiles the source of every pair in a folder and compares it with each nib that Apple's tool made of it.
struct PairTable {
  /// One source with one of its nibs.
  struct Row: Sendable {
    let pair: String
    let nib: String
    let coderVersion: UInt32
    let objects: Int
    /// Whether this is the nib that a current system would load: the newest member of its folder.
    let isCurrent: Bool
    let comparison: NibArchive.Comparison
  }

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

  /// Prints the table and returns the exit status.
  func run() -> Int32 {
    let pairs = (try? FileManager.default.contentsOfDirectory(atPath: directory).sorted()) ?? []
    guard let files = XibFiles(sources: pairs.map { "\(directory)/\($0)/source.xib" }) else {
      Output.error(FileProblem(directory, "there is no folder with a source.xib in it").description)
      return 1
    }
    let results = files.concurrentMap { file in Result { () throws(FileProblem) in try compare(file.source) }
    }
    for case .failure(let problem) in results { Output.error(problem.description) }
    let rows = results.flatMap { (try? $0.get()) ?? [] }
    guard !rows.isEmpty else { return 1 }
    Output.line(Self.report(rows))
    return 0
  }

  private func compare(_ source: String) throws(FileProblem) -> [Row] {
    let folder = (source as NSString).deletingLastPathComponent
    let pair = (folder as NSString).lastPathComponent
    var compiler = compiler
    if localizable.contains(pair) { compiler.isLocalizable = true }
    guard let ours = try compiler.output(of: source).archive else {
      throw FileProblem(source, "it doesn't compile; compile it with -o to see why")
    }
    let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let nibs = contents.filter { $0.hasSuffix(".nib") }.sorted()
    let current = Self.current(of: nibs)
    var rows: [Row] = []
    for nib in nibs {
      let theirs = try FileCompiler.archive(folder + "/" + nib)
      rows.append(
        Row(
          pair: pair, nib: nib, coderVersion: theirs.coderVersion, objects: theirs.objects.count,
          isCurrent: nib == current, comparison: NibArchive.Comparison(ours, theirs)))
    }
    return rows
  }

  /// Of a nib folder's members the newest `objects-N+`, else the plain file.
  private static func current(of nibs: [String]) -> String? {
    func version(_ name: String) -> Double? {
      guard let start = name.range(of: "@objects-"), let end = name.range(of: "+.nib") else { return nil }
      return Double(name[start.upperBound..<end.lowerBound])
    }
    let members = nibs.compactMap { name in version(name).map { (name, $0) } }
    return members.max { $0.1 < $1.1 }?.0 ?? nibs.first { $0 == "compiled.nib" } ?? nibs.first
  }
}
