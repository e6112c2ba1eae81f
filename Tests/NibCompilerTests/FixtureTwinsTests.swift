import Foundation
import InterfaceBuilder
import NibCompiler
import Testing

/// The fixtures' twins in code are what the emitter makes of their xibs; nobody edits them.
struct FixtureTwinsTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/NibFixtures")

  private static let suffix = "+Code.swift"

  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: fixtures.appendingPathComponent("Twins").path))
    ?? [])
    .filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()

  @Test func findsTheTwins() {
    #expect(Self.names.count >= 14)
  }

  @Test(arguments: names)
  func isWhatTheEmitterMakesOfTheXib(name: String) throws {
    let xib = Self.fixtures.appendingPathComponent("Nibs/\(name).xib")
    let document = try XibDocument(parsing: Array(Data(contentsOf: xib)), file: xib.path)
    let archive = try #require(NibCompiler.compile(document, options: .init(module: "NibFixtures")).archive)
    let options = SwiftEmitter.Options(form: .method(name: "makeInCode"), document: document)
    let twin = try String(
      contentsOf: Self.fixtures.appendingPathComponent("Twins/\(name)\(Self.suffix)"), encoding: .utf8)
    #expect(
      try SwiftEmitter.emit(archive, options: options).source == twin,
      "run: ibcompile --emit-swift \(name).xib --method makeInCode > \(name)\(Self.suffix)")
  }
}
