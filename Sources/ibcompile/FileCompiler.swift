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

  /// A document has errors, which `ibcompile FILE -o …` lists.
  struct DoesNotCompile: Error, CustomStringConvertible {
    let description = "it doesn't compile; compile it alone to see why"
  }

  /// Compiles one xib; `target` nil means that nothing is written.
  func compile(_ source: String, to target: String?) -> Outcome {
    var outcome = Outcome()
    do {
      let output = try output(of: source)
      outcome.problems = output.diagnostics.map(\.description)
      outcome.coverage = output.coverage
      outcome.failed = output.archive == nil
      if let archive = output.archive, let target { try write(archive, to: target) }
    } catch let error as XibError {
      outcome.problems.append("\(error.file):\(error.line): error: \(error.sentence)")
      outcome.failed = true
    } catch {
      outcome.problems.append("\(source):1: error: \(error.localizedDescription)")
      outcome.failed = true
    }
    return outcome
  }

  /// The compiled document.
  func output(of source: String) throws -> NibCompiler.Output {
    try NibCompiler.compile(document(source), options: options(for: source))
  }

  private func document(_ path: String) throws -> XibDocument {
    try XibDocument(parsing: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))), file: path)
  }

  private func options(for path: String) -> NibCompiler.Options {
    let isBase = path.split(separator: "/").contains("Base.lproj")
    return NibCompiler.Options(
      module: module, localizesStrings: isLocalizable || isBase, isStrict: isStrict)
  }

  /// Reads a nib.
  static func archive(_ path: String) throws -> NibArchive {
    try NibArchive(decoding: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
  }

  /// Swift that builds what a xib or nib holds.
  func swift(of path: String, form: SwiftEmitter.Form) throws -> SwiftEmitter.Output {
    guard path.hasSuffix(".xib") else {
      return try SwiftEmitter.emit(Self.archive(path), options: SwiftEmitter.Options(form: form))
    }
    let document = try document(path)
    guard let archive = NibCompiler.compile(document, options: options(for: path)).archive else {
      throw DoesNotCompile()
    }
    return try SwiftEmitter.emit(archive, options: SwiftEmitter.Options(form: form, document: document))
  }

  /// How two nibs differ.
  static func compare(_ ours: String, _ theirs: String) throws -> NibArchive.Comparison {
    try NibArchive.Comparison(archive(ours), archive(theirs))
  }

  private func write(_ archive: NibArchive, to target: String) throws {
    let url = URL(fileURLWithPath: target)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(archive.encoded()).write(to: url, options: .atomic)
  }
}
