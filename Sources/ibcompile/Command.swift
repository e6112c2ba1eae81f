import Foundation
import NibCompiler

/// Runs what the arguments ask for and returns the exit status.
struct Command {
  let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run() -> Int32 {
    switch arguments.task {
    case .help:
      Output.line(Arguments.help)
      return 0
    case .supported:
      Output.line(NibCompiler.supportedVocabulary)
      return 0
    case .compile(let input, let output):
      return compile(input: input, output: output)
    case .coverage(let input):
      return coverage(input: input)
    case .compare(let ours, let theirs):
      return compare(ours: ours, theirs: theirs)
    case .comparePairs(let directory):
      return PairTable(directory: directory, compiler: compiler).run()
    case .emitSwift(let input):
      return emitSwift(input: input)
    }
  }

  private var compiler: FileCompiler {
    FileCompiler(
      module: arguments.module, isLocalizable: arguments.isLocalizable, isStrict: arguments.isStrict)
  }

  private func compile(input: String, output: String) -> Int32 {
    guard let files = XibFiles(input: input, output: output) else { return missing(input) }
    let outcomes = files.concurrentMap { compiler.compile($0.source, to: $0.target) }
    report(outcomes)
    return outcomes.contains(where: \.failed) ? 1 : 0
  }

  private func coverage(input: String) -> Int32 {
    guard let files = XibFiles(input: input, output: nil) else { return missing(input) }
    let outcomes = files.concurrentMap { compiler.compile($0.source, to: nil) }
    report(outcomes)
    var total = Coverage()
    for outcome in outcomes { total += outcome.coverage }
    let read = outcomes.filter { $0.coverage.total > 0 }.count
    func share(_ count: Int) -> String {
      total.total == 0 ? "-" : String(format: "%.3f %%", 100 * Double(count) / Double(total.total))
    }
    Output.line("\(read) of \(outcomes.count) files read, \(total.total) elements and attributes")
    Output.line("compiled     \(total.compiled)  \(share(total.compiled))")
    Output.line("design-time  \(total.designTime)  \(share(total.designTime))")
    Output.line("unknown      \(total.unknown)  \(share(total.unknown))")
    return outcomes.contains(where: \.failed) ? 1 : 0
  }

  private func compare(ours: String, theirs: String) -> Int32 {
    do throws(FileProblem) {
      let comparison = try FileCompiler.compare(ours, theirs)
      Output.line(comparison.description)
      return comparison.isEqual ? 0 : 1
    } catch {
      Output.error(error.description)
      return 1
    }
  }

  private func emitSwift(input: String) -> Int32 {
    do throws(FileProblem) {
      let name = URL(fileURLWithPath: input).deletingPathExtension().lastPathComponent
      let form: SwiftEmitter.Form =
        arguments.method.map { .method(name: $0) }
        ?? .enumeration(name: name.filter { $0.isLetter || $0.isNumber } + "Twin")
      let emitted = try compiler.swift(of: input, form: form)
      Output.text(emitted.source)
      for note in emitted.notes { Output.error("\(input): note: \(note)") }
      return 0
    } catch {
      Output.error(error.description)
      return 1
    }
  }

  private func report(_ outcomes: [FileCompiler.Outcome]) {
    for outcome in outcomes {
      for problem in outcome.problems { Output.error(problem) }
    }
  }

  private func missing(_ input: String) -> Int32 {
    Output.error(FileProblem(input, "there is no such file or folder, or no xib in it").description)
    return 1
  }
}
