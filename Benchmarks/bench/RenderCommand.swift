import BenchmarkReport
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// `bench render`: a picture of the laid-out tree of a fixture, or of a user's xib or nib.
struct RenderCommand {
  let subject: String
  let strategy: String?
  let output: String?

  init(_ words: some Sequence<String>) throws {
    let options = try Options(
      words, known: [.init("--output", "a path"), .init("--strategy", "a name")], operands: 1...1)
    subject = options.operands[0]
    strategy = options.text("--strategy")
    output = options.text("--output")
  }

  func run(suites: [any BenchmarkSuite]) throws -> Int32 {
    let picture = try picture(suites)
    if let output {
      try AtomicFile.write(picture, to: output)
    } else {
      Console.write(picture)
    }
    return 0
  }

  private func picture(_ suites: [any BenchmarkSuite]) throws -> String {
    for suite in suites {
      guard let fixture = suite.fixtures.first(where: { $0.name.lowercased() == subject.lowercased() }) else {
        continue
      }
      let strategy = strategy ?? suite.reference
      guard suite.strategies.contains(strategy) else {
        throw UsageError(
          "there is no strategy “\(strategy)”; there are: \(suite.strategies.joined(separator: ", ")).")
      }
      if let picture = try suite.picture(fixture: fixture.name, strategy: strategy) { return picture }
    }
    guard FileManager.default.fileExists(atPath: subject) else {
      throw UsageError("“\(subject)” is no fixture and no file; `bench list` names the fixtures.")
    }
    if strategy != nil { throw UsageError("--strategy is for fixtures.") }
    return try Self.picture(ofFile: subject)
  }

  /// The picture of a xib's or nib's first view, laid out at the size that it has there. File's Owner is a stand-in, and connections to
  /// properties of classes that aren't here are left out.
  static func picture(ofFile path: String) throws -> String {
    let source: NibSource
    do {
      source = try NibSource(path: path)
    } catch {
      throw Failure("\(path): \(error)")
    }
    let contents = try UINib(data: Data(source.bytes), bundle: nil).instantiateContents(
      withOwner: StandInController(), options: [.connectionFailures: NibConnectionFailures()])
    let view: UIView
    do {
      view = try OwnNib.root(of: contents)
    } catch {
      throw Failure("\(path): \(error)")
    }
    view.layoutIfNeeded()
    return WireframeRenderer.svg(of: view)
  }
}
