import BenchmarkReport
import Foundation

/// Where results files are and what they are called.
enum ResultFiles {
  static let folder = "results"

  /// `<UTC time>-<commit>[-dirty]`: sorts by date.
  static func runName(_ circumstances: Circumstances) -> String {
    let time = circumstances.date.filter { $0 != ":" }
    return "\(time)-\(circumstances.commit)" + (circumstances.isDirty ? "-dirty" : "")
  }

  /// The path of a new file: the wished one, or one named after the run in `results/`. Found out before anything is measured,
  /// since a run whose results can't be written is a waste.
  static func newPath(for circumstances: Circumstances, wished: String?, suffix: String = "") throws -> String
  {
    let path = wished ?? "\(folder)/\(circumstances.run)\(suffix).csv"
    let parent = (path as NSString).deletingLastPathComponent
    if wished == nil { try AtomicFile.makeFolder(parent) }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: parent.isEmpty ? "." : parent, isDirectory: &isFolder)
    guard exists, isFolder.boolValue,
      FileManager.default.isWritableFile(atPath: parent.isEmpty ? "." : parent)
    else {
      throw UsageError("“\(path)” can't be written: there is no folder “\(parent)” that may be written to.")
    }
    guard !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) || !isFolder.boolValue else {
      throw UsageError("“\(path)” is a folder; --output needs a file's path.")
    }
    return path
  }

  /// Reads the file at `path`; a folder stands for its newest results file, a commit for its newest one in `results/`.
  static func read(_ name: String) throws -> Results {
    let path = try self.path(of: name)
    guard let bytes = AtomicFile.read(path) else { throw Failure("\(path) can't be read.", status: 2) }
    do {
      return try Results(csv: bytes)
    } catch {
      throw Failure("\(path): \(error)", status: 2)
    }
  }

  static func path(of name: String) throws -> String {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: name, isDirectory: &isFolder) {
      guard isFolder.boolValue else { return name }
      guard let newest = files(in: name).last else {
        throw Failure("there is no results file in \(name).", status: 2)
      }
      return newest
    }
    if let commit = Git.output(["rev-parse", "--short=12", "--verify", "--quiet", "\(name)^{commit}"])?.first,
      let newest = files(in: folder).last(where: { $0.contains("-\(commit)") })
    {
      return newest
    }
    throw Failure(
      "“\(name)” is no file, no folder, and no commit that has a results file in \(folder)/.", status: 2)
  }

  /// Results files of a folder in the order of their dates, without sample files.
  static func files(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".csv") && !$0.hasSuffix(".samples.csv") }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
