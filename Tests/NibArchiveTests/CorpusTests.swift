import Foundation
import NibArchive
import TestSupport
import Testing

/// Real compiled nibs, nearly all by Apple's compiler.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.skipReason)))
struct CorpusTests {
  static let files = ["nib", "pairs", "pairs-storyboard"]
    .flatMap { Corpus.files(in: $0, withExtension: "nib") }
    .filter { !$0.hasDirectoryPath }

  @Test func reproducesEveryFileAndEveryNestedArchiveByteForByte() throws {
    var decoded = 0
    var nested = 0
    var keyed = 0
    for file in Self.files {
      var pending = [Array(try Data(contentsOf: file))]
      let isKeyed = pending[0].starts(with: Array("bplist00".utf8))
      while let bytes = pending.popLast() {
        guard let archive = try? NibArchive(decoding: bytes) else {
          #expect(isKeyed && RawNib.error(decoding: bytes)?.kind == .keyedArchive, "\(file.path)")
          keyed += 1
          continue
        }
        #expect(archive.encoded() == bytes, "\(file.path)")
        #expect(!isKeyed, "\(file.path)")
        let inner = nestedArchives(in: archive)
        pending += inner
        nested += inner.count
        decoded += 1
      }
    }
    #expect(decoded - nested + keyed == Self.files.count)
    #expect(decoded > nested && nested > 0 && keyed > 0)
  }

  private func nestedArchives(in archive: NibArchive) -> [[UInt8]] {
    archive.values.compactMap { value in
      guard case .data(let range) = value.payload else { return nil }
      let bytes = archive.bytes[Int(range.start)..<range.end]
      return bytes.starts(with: Array("NIBArchive".utf8)) ? Array(bytes) : nil
    }
  }

  @Test func printsEveryObjectOfEveryFile() throws {
    for file in Self.files.prefix(100) {
      guard let archive = try? NibArchive(decoding: Array(Data(contentsOf: file))) else { continue }
      let lines = archive.description.split(separator: "\n")
      #expect(lines.count > archive.objects.count, "\(file.path)")
    }
  }
}
