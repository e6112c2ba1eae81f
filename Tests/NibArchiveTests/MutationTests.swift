import Foundation
import NibArchive
import TestSupport
import Testing

/// Spoiled files: whatever the bytes, decoding either throws or gives an archive in which everything can be used.
struct MutationTests {
  /// A small generator with a fixed seed (SplitMix64), so that a failure can be repeated.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
  }

  /// Decodes, uses what was decoded, and says whether there was anything.
  @discardableResult
  private func survives(_ bytes: [UInt8], _ options: NibArchive.DecodingOptions = []) -> Bool {
    do {
      let archive = try NibArchive(decoding: bytes, options: options)
      _ = archive.description
      let encoded = archive.encoded()
      if options.isEmpty { #expect(encoded == bytes) }
      #expect((try? NibArchive(decoding: encoded, options: options)) != nil)
      return true
    } catch {
      #expect(error.offset >= 0 && error.offset <= bytes.count)
      return false
    }
  }

  @Test func rejectsEveryTruncation() {
    for count in 0..<TestVector.bytes.count {
      #expect(!survives(Array(TestVector.bytes.prefix(count))), "\(count)")
    }
  }

  @Test func survivesEverySingleByteChange() throws {
    let original = try NibArchive(decoding: TestVector.bytes)
    var accepted = 0
    for index in TestVector.bytes.indices {
      for change in [0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80, 0xFF] as [UInt8] {
        var bytes = TestVector.bytes
        bytes[index] ^= change
        if survives(bytes) { accepted += 1 }
        survives(bytes, .lenient)
        if let changed = try? NibArchive(decoding: bytes, options: .lenient) {
          _ = NibArchive.Comparison(changed, original)
          _ = NibArchive.Comparison(original, changed).description
        }
      }
    }
    // Changes within texts and numbers are no breach; most others are.
    #expect(accepted > 0 && accepted < TestVector.bytes.count * 9)
  }

  @Test func survivesRandomBytesBehindAValidHeader() {
    var generator = Generator(state: 1)
    for _ in 0..<2_000 {
      var bytes = Array(TestVector.bytes.prefix(50))
      bytes += (0..<734).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
      survives(bytes)
    }
  }

  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.skipReason)))
  func survivesRandomChangesOfRealFiles() throws {
    var generator = Generator(state: 2)
    let files = ["nib", "pairs"].flatMap { Corpus.files(in: $0, withExtension: "nib") }
    for _ in 0..<1_500 {
      guard let file = files.randomElement(using: &generator) else { return }
      var bytes = Array(try Data(contentsOf: file))
      guard bytes.count > 50, bytes.count < 20_000 else { continue }
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
        case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 2: bytes.remove(at: place)
        default: bytes.insert([0, 0x7F, 0x80, 0xFF].randomElement(using: &generator) ?? 0, at: place)
        }
      }
      survives(bytes, Bool.random(using: &generator) ? [] : .lenient)
    }
  }

  /// A copy in which some references lead to any other object.
  private func misdirected(_ archive: NibArchive, _ random: inout Generator) -> NibArchive {
    var builder = NibArchive.Builder()
    for object in archive.objects {
      _ = builder.addObject(className: archive.className(Int(object.classIndex)))
    }
    for object in archive.objects.indices {
      for value in archive.values(of: object) {
        let stored: NibArchive.Builder.Value
        switch value.payload {
        case .bool(let flag): stored = .bool(flag)
        case .float(let number): stored = .float(number)
        case .double(let number): stored = .double(number)
        case .data(let range): stored = .data(Array(archive.bytes[Int(range.start)..<range.end]))
        case .null: stored = .null
        case .object(let index):
          let isAstray = Int.random(in: 0..<30, using: &random) == 0
          stored = .object(isAstray ? Int.random(in: 1..<archive.objects.count, using: &random) : Int(index))
        default: stored = .integer(value.payload.integer ?? 0)
        }
        builder.append(key: archive.keyName(Int(value.key)), value: stored, to: object)
      }
    }
    return builder.archive()
  }

  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.skipReason)))
  func comparesNibsWhoseReferencesLeadAstray() throws {
    var generator = Generator(state: 3)
    var different = 0
    for file in Corpus.files(in: "pairs", withExtension: "nib") where !file.hasDirectoryPath {
      guard let archive = try? NibArchive(decoding: Array(Data(contentsOf: file))) else { continue }
      let changed = misdirected(archive, &generator)
      if !NibArchive.Comparison(changed, archive).isEqual { different += 1 }
      _ = NibArchive.Comparison(archive, changed).description
      _ = changed.description
    }
    #expect(different > 100)
  }
}
