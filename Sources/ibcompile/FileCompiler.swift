import Foundation
import InterfaceBuilder
import NibArchive
import NibCompiler

/// Compiles files: reads, compiles, writes at once or not at all.
struct FileCompiler: Sendable {
  let module: String?
  var isLocalizable: Bool
  let isStrict: Bool

  /// What became of one file.
  struct Outcome: Sendable {
    /// One line a problem.
    var problems: [String] = []
    var coverage = Coverage()
    var failed = false
  }

  /// Compiles one xib; `target` nil means that nothing is written.
  func compile(_ source: String, to target: String?) -> Outcome {
    var outcome = Outcome()
    do throws(FileProblem) {
      let output = try output(of: source)
      outcome.problems = output.diagnostics.map(\.description)
      outcome.coverage = output.coverage
      outcome.failed = output.archive == nil
      if let archive = output.archive, let target { try write(archive, to: target) }
    } catch {
      outcome.problems.append(error.description)
      outcome.failed = true
    }
    return outcome
  }

  /// The compiled document.
  func output(of source: String) throws(FileProblem) -> NibCompiler.Output {
    NibCompiler.compile(try Self.document(source), options: options(for: source))
  }

  /// Swift that builds what a xib or nib holds.
  func swift(of path: String, form: SwiftEmitter.Form) throws(FileProblem) -> SwiftEmitter.Output {
    let archive: NibArchive
    let options: SwiftEmitter.Options
    if path.hasSuffix(".xib") {
      let document = try Self.document(path)
      guard let compiled = NibCompiler.compile(document, options: self.options(for: path)).archive else {
        throw FileProblem(path, "it doesn't compile; compile it with -o to see why")
      }
      archive = compiled
      options = SwiftEmitter.Options(form: form, document: document)
    } else {
      archive = try Self.archive(path)
      options = SwiftEmitter.Options(form: form)
    }
    do {
      return try SwiftEmitter.emit(archive, options: options)
    } catch {
      throw FileProblem(path, error.description)
    }
  }

  /// How two nibs differ.
  static func compare(_ ours: String, _ theirs: String) throws(FileProblem) -> NibArchive.Comparison {
    try NibArchive.Comparison(archive(ours), archive(theirs))
  }

  /// Reads a nib.
  static func archive(_ path: String) throws(FileProblem) -> NibArchive {
    do {
      return try NibArchive(decoding: bytes(of: path))
    } catch let problem as FileProblem {
      throw problem
    } catch {
      throw FileProblem(path, "\(error)")
    }
  }

  private static func document(_ path: String) throws(FileProblem) -> XibDocument {
    let bytes = try bytes(of: path)
    do {
      return try XibDocument(parsing: bytes, file: path)
    } catch {
      throw FileProblem(error)
    }
  }

  private static func bytes(of path: String) throws(FileProblem) -> [UInt8] {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw FileProblem(path, "the file can't be read; is it there, and may you")
    }
    return [UInt8](data)
  }

  private func options(for path: String) -> NibCompiler.Options {
    let isBase = path.split(separator: "/").contains("Base.lproj")
    return NibCompiler.Options(
      module: module, localizesStrings: isLocalizable || isBase, isStrict: isStrict)
  }

  private func write(_ archive: NibArchive, to target: String) throws(FileProblem) {
    let url = URL(fileURLWithPath: target)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(archive.encoded()).write(to: url, options: .atomic)
    } catch {
      throw FileProblem(target, "the file can't be written; \(error.localizedDescription)")
    }
  }
}
