import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// Real files that must be refused, each with the reason that a person would give.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.skipReason)))
struct OddFilesTests {
  /// What the corpus's own manifest says a file is → the kinds of refusal that fit.
  static let expected: [String: Set<XibError.Kind>] = [
    "xib-old-ios": [.oldFormat], "xib-old-mac": [.oldFormat], "xib-mac": [.macOS],
    "xib-conflict": [.mergeConflict], "xib-malformed": [.stringsTable, .empty],
    "storyboard-ios": [.storyboard], "storyboard-tvos": [.storyboard], "storyboard-mac": [.storyboard],
    "storyboard-watch": [.watchOS], "storyboard-conflict": [.mergeConflict],
    "storyboard-malformed": [.stringsTable, .empty, .malformed, .truncated, .storyboard],
  ]

  @Test func refusesEachOddFileForTheReasonItsManifestStates() throws {
    let root = try #require(Corpus.directory)
    let manifest = try String(contentsOf: root.appendingPathComponent("MANIFEST.tsv"), encoding: .utf8)
    var checked = 0
    for row in manifest.split(separator: "\n").dropFirst() {
      let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns[1].hasPrefix("odd/") else { continue }
      let kinds = try #require(Self.expected[String(columns[0])], "\(columns[0])")
      let bytes = try [UInt8](Data(contentsOf: root.appendingPathComponent(String(columns[1]))))
      do throws(XibError) {
        _ = try XibDocument(parsing: bytes, file: String(columns[1]))
        Issue.record("accepted \(columns[1])")
      } catch {
        #expect(kinds.contains(error.kind), "\(columns[0]): \(error)")
        #expect(error.line >= 1)
      }
      checked += 1
    }
    #expect(checked == 119)
  }

  @Test func readsEveryXibOfTheCorpus() throws {
    let files = Corpus.files(in: "xib", withExtension: "xib")
    #expect(files.count == 1229)
    for file in files {
      #expect(throws: Never.self, "\(file.lastPathComponent)") {
        try XibDocument(parsing: [UInt8](Data(contentsOf: file)), file: file.lastPathComponent)
      }
    }
  }
}
