import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

/// Nibs that Apple's compiler made for iOS, all of the corpus.
@Suite struct NibCorpusTests {
  private static let files = ["nib", "pairs", "pairs-storyboard"].flatMap {
    Corpus.files(in: $0, withExtension: "nib")
  }.filter { file in
    guard let data = try? Data(contentsOf: file), data.starts(with: Array("NIBArchive".utf8)) else {
      return false
    }
    // AppKit's nibs have another root.
    return data.range(of: Data("UINibTopLevelObjectsKey".utf8)) != nil
  }

  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.skipReason)))
  func instantiatesEveryNib() throws {
    #expect(Self.files.count > 400)
    var failures: [String] = []
    _ = try NibLog.lines {
      for file in Self.files {
        let nib = UINib(data: try Data(contentsOf: file), bundle: nil)
        do {
          // Custom classes aren't here, so that outlets of theirs can't be set.
          let objects = try nib.instantiateContents(
            withOwner: nil, options: [.connectionFailures: NibConnectionFailures()])
          let again = try nib.instantiateContents(
            withOwner: nil, options: [.connectionFailures: NibConnectionFailures()])
          if NibCorpusTests.outline(objects) != NibCorpusTests.outline(again) {
            failures.append("\(file.path): two loads differ")
          }
        } catch {
          failures.append("\(file.path): \(error)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  private static func outline(_ objects: [Any]) -> String {
    objects.map { ($0 as? UIView)?.outline ?? "\(type(of: $0))" }.joined(separator: "\n")
  }
}
