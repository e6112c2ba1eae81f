import Foundation
import InterfaceBuilder
import NibArchive
import NibCompiler
import TestSupport
import Testing

/// All real files: every one compiles, and what Apple's compiler made of the same source stays as close as it was.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.skipReason)))
struct CorpusTests {
  @Test func compilesEveryXibAndKnowsNearlyAllOfIt() throws {
    let files = Corpus.files(in: "xib", withExtension: "xib")
    var coverage = Coverage()
    for file in files {
      let document = try XibDocument(
        parsing: [UInt8](Data(contentsOf: file)), file: file.lastPathComponent)
      let output = NibCompiler.compile(document)
      coverage += output.coverage
      let archive = try #require(output.archive, "\(file.path)")
      let bytes = archive.encoded()
      #expect(throws: Never.self, "\(file.path)") { try NibArchive(decoding: bytes) }
    }
    #expect(files.count == 1229)
    #expect(Double(coverage.unknown) / Double(coverage.total) < 0.0002)
  }

  @Test func staysAsCloseToApplesNibsAsRecorded() throws {
    let root = try #require(Corpus.directory)
    let index = try String(contentsOf: root.appendingPathComponent("PAIRS.tsv"), encoding: .utf8)
    let localizable = Set(
      index.split(separator: "\n").filter { $0.contains("Base.lproj/") }.compactMap {
        $0.split(separator: "\t").first
      })
    var pairs = Tally()
    var newest = Tally()
    for source in Corpus.files(in: "pairs", withExtension: "xib") {
      let folder = source.deletingLastPathComponent()
      let document = try XibDocument(
        parsing: [UInt8](Data(contentsOf: source)), file: folder.lastPathComponent)
      let isLocalizable = localizable.contains(Substring(folder.lastPathComponent))
      let options = NibCompiler.Options(localizesStrings: isLocalizable)
      let ours = try #require(NibCompiler.compile(document, options: options).archive)
      let theirs = try NibArchive(decoding: [UInt8](Data(contentsOf: Self.currentNib(in: folder))))
      let comparison = NibArchive.Comparison(ours, theirs)
      pairs.add(comparison)
      if theirs.coderVersion == 10 { newest.add(comparison) }
    }
    #expect(pairs.count == 81)
    #expect(pairs.share > 0.962)
    #expect(pairs.withoutDifference >= 12)
    #expect(newest.count == 11)
    #expect(newest.share > 0.998)
    #expect(newest.withoutDifference >= 10)
  }

  private struct Tally {
    var count = 0
    var withoutDifference = 0
    var compared = 0
    var equal = 0
    var share: Double { Double(equal) / Double(max(compared, 1)) }

    mutating func add(_ comparison: NibArchive.Comparison) {
      count += 1
      compared += comparison.valuesCompared
      equal += comparison.valuesEqual
      if comparison.isEqual { withoutDifference += 1 }
    }
  }

  /// The member of a nib folder that a current system loads, else the plain file.
  private static func currentNib(in folder: URL) throws -> URL {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
      $0.hasSuffix(".nib")
    }
    func version(_ name: String) -> Double? {
      guard let start = name.range(of: "@objects-"), let end = name.range(of: "+.nib") else { return nil }
      return Double(name[start.upperBound..<end.lowerBound])
    }
    let member = names.filter { version($0) != nil }.max { (version($0) ?? 0) < (version($1) ?? 0) }
    let name = try #require(member ?? names.first { $0 == "compiled.nib" } ?? names.min())
    return folder.appendingPathComponent(name)
  }

  /// Bytes changed, lost and doubled at places that a fixed sequence picks: whatever comes of it, it comes as an error or
  /// as a nib that decodes.
  @Test func survivesDamagedFiles() throws {
    var state: UInt64 = 42
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
    let files = Corpus.files(in: "xib", withExtension: "xib")
    for step in stride(from: 0, to: files.count, by: 12) {
      let original = try [UInt8](Data(contentsOf: files[step]))
      for _ in 0..<4 {
        var bytes = original
        for _ in 0...next(3) {
          let place = next(bytes.count)
          switch next(4) {
          case 0: bytes[place] = UInt8(truncatingIfNeeded: next(256))
          case 1: bytes.removeSubrange(place..<min(place + 1 + next(200), bytes.count))
          case 2: bytes.insert(contentsOf: bytes[place..<min(place + 1 + next(200), bytes.count)], at: place)
          default: bytes.replaceSubrange(place..<place, with: Array("\"-1e999\" id=\"".utf8))
          }
          if bytes.isEmpty { break }
        }
        guard let document = try? XibDocument(parsing: bytes, file: "Damaged.xib") else { continue }
        let output = NibCompiler.compile(document)
        if let archive = output.archive {
          #expect(throws: Never.self) { try NibArchive(decoding: archive.encoded()) }
        }
      }
    }
  }
}
