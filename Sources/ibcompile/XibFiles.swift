import Dispatch
import Foundation
import Synchronization

/// The xibs that an argument names, each with the place of its nib.
struct XibFiles {
  struct File: Sendable {
    let source: String
    let target: String
  }

  let files: [File]

  /// Nil where there is no xib at `input`.
  init?(input: String, output: String?) {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: input, isDirectory: &isDirectory) else { return nil }
    guard isDirectory.boolValue else {
      files = [File(source: input, target: output ?? "")]
      return
    }
    let found = FileManager.default.enumerator(atPath: input)?.compactMap { $0 as? String } ?? []
    files = found.filter { $0.hasSuffix(".xib") }.sorted().map { path in
      File(source: input + "/" + path, target: (output ?? "") + "/" + path.dropLast(4) + ".nib")
    }
    guard !files.isEmpty else { return nil }
  }

  /// The results of `body` in the order of the files; the work is spread over all cores.
  func concurrentMap<Result: Sendable>(_ body: @Sendable (File) -> Result) -> [Result] {
    let results = Mutex<[Result?]>(Array(repeating: nil, count: files.count))
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let result = body(files[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0 }.compactMap { $0 }
  }
}

extension XibFiles {
  /// Those of the given files that exist; nil where none does.
  init?(sources: [String]) {
    files = sources.filter { FileManager.default.fileExists(atPath: $0) }.map { File(source: $0, target: "") }
    if files.isEmpty { return nil }
  }
}
