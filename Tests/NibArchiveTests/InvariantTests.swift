import NibArchive
import Testing

/// Each rule of the format, broken alone.
struct InvariantTests {
  private func expect(
    _ kind: NibArchiveError.Kind, at offset: Int, _ nib: RawNib = RawNib(),
    location: SourceLocation = #_sourceLocation, _ spoil: (inout RawNib) -> Void
  ) {
    var nib = nib
    spoil(&nib)
    let error = nib.error()
    #expect(error?.kind == kind, "\(String(describing: error))", sourceLocation: location)
    #expect(error?.offset == offset, "\(String(describing: error))", sourceLocation: location)
  }

  @Test func acceptsTheUnspoiledNib() {
    #expect(RawNib().error() == nil)
  }

  @Test func rejectsAHeaderCutShort() {
    for count in 0..<50 {
      let error = RawNib.error(decoding: Array(TestVector.bytes.prefix(count)))
      #expect(error?.kind == .truncatedHeader)
      #expect(error?.offset == count)
    }
  }

  @Test func refusesKeyedArchivesByName() {
    let error = RawNib.error(decoding: Array("bplist00".utf8) + Array(repeating: 0, count: 100))
    #expect(error?.kind == .keyedArchive)
    #expect(error?.message.contains("keyed archive (bplist00)") == true)
  }

  @Test func rejectsAnotherMagic() {
    #expect(RawNib.error(decoding: Array("<?xml version".utf8))?.kind == .notANibArchive)
    #expect(RawNib.error(decoding: [0x4E, 0x00])?.kind == .notANibArchive)
  }

  @Test func rejectsAnUnknownFormatVersion() {
    expect(.unsupportedFormatVersion, at: 10) { $0.formatVersion = 2 }
    expect(.unsupportedFormatVersion, at: 10) { $0.formatVersion = 0 }
  }

  @Test func acceptsFormatVersionZeroWhenAskedTo() throws {
    var nib = RawNib()
    nib.formatVersion = 0
    let archive = try NibArchive(decoding: nib.bytes, options: .allowFormatVersionZero)
    #expect(archive.formatVersion == 0)
    #expect(archive.encoded() == nib.bytes)
  }

  @Test func rejectsTablesOutOfPlace() {
    // Objects somewhere else than behind the header; keys beyond the file; values before keys.
    expect(.misplacedTable, at: 22) { $0.words[1] = 49 }
    expect(.misplacedTable, at: 22) { $0.words[1] = 51 }
    expect(.misplacedTable, at: 30) { $0.words[3] = .max }
    expect(.misplacedTable, at: 38) { $0.words[5] = 50 }
  }

  @Test func rejectsAGapBetweenTables() {
    // The keys are said to be fewer than they are: two remain between the first and the values.
    expect(.misplacedTable, at: RawNib.keysOffset + 24) { $0.words[2] = 1 }
  }

  @Test func rejectsTrailingBytes() throws {
    var nib = RawNib()
    let length = nib.bytes.count
    expect(.trailingBytes, at: length) { $0.trailer = [0, 1, 2] }
    nib.trailer = [0, 1, 2]
    let archive = try NibArchive(decoding: nib.bytes, options: .allowTrailingBytes)
    #expect(archive.encoded() == RawNib().bytes)
  }

  @Test(arguments: [0, 2, 4, 6]) func rejectsCountsThatCannotFit(word: Int) {
    expect(.implausibleCount, at: 18 + 4 * word) { $0.words[word] = .max }
  }

  @Test func rejectsMalformedVarints() {
    // Without an end, too long, too large.
    expect(.malformedVarint, at: 50) { $0.objects[0][0] = [0, 0, 0, 0, 0, 0x80] }
    expect(.malformedVarint, at: 50) { $0.objects[0][0] = [0x7F, 0x7F, 0x7F, 0x7F, 0x90] }
    expect(.malformedVarint, at: 55) { $0.objects[1][2] = [0x02] }
  }

  @Test func rejectsNonMinimalVarintsUnlessLenient() throws {
    var nib = RawNib()
    nib.objects[1][2] = [0x02, 0x80]
    expect(.nonMinimalVarint, at: 55, nib) { _ in }
    let archive = try NibArchive(decoding: nib.bytes, options: .allowNonMinimalVarints)
    #expect(archive.objects[1].valueCount == 2)
    #expect(archive.encoded() == RawNib().bytes)
  }

  @Test func readsTheLargestVarint() {
    // 0xFFFFFFFF is a varint, though no value index.
    expect(.valuesOutOfRange, at: 51) { $0.objects[0][1] = [0x7F, 0x7F, 0x7F, 0x7F, 0x8F] }
  }

  @Test func rejectsAnArchiveWithoutARoot() {
    expect(.missingRoot, at: 50) { $0.classNames[0] = RawNib.className("NSThing") }
    expect(.missingRoot, at: 50) { $0.keys[0] = [0x81, 0x61] }
    expect(.missingRoot, at: 18) {
      $0.objects = []
      $0.values = []
    }
  }

  @Test func rejectsAClassIndexOutOfRange() {
    expect(.classIndexOutOfRange, at: 53) { $0.objects[1][0] = [0x82] }
    expect(.classIndexOutOfRange, at: 53) { $0.objects[1][0] = [0x00, 0x81] }
  }

  @Test func rejectsValuesOutOfRange() {
    expect(.valuesOutOfRange, at: 54) { $0.objects[1][2] = [0x83] }
    // 0xFFFFFFFF + 2 would be small in 32 bits.
    expect(.valuesOutOfRange, at: 54) { $0.objects[1][1] = [0x7F, 0x7F, 0x7F, 0x7F, 0x8F] }
  }

  @Test func rejectsSharedSkippedAndUnownedValues() {
    expect(.valuesNotContiguous, at: 54) { $0.objects[1][1] = [0x80] }
    expect(.valuesNotContiguous, at: 51) { $0.objects[0] = [[0x80], [0x81], [0x81]] }
    expect(.valuesNotContiguous, at: 56) { $0.objects[1][2] = [0x81] }
    // An object without values says 0 for its first.
    expect(.valuesNotContiguous, at: 57) { $0.objects.append([[0x81], [0x83], [0x80]]) }
  }

  @Test func rejectsAKeyIndexOutOfRange() {
    expect(.keyIndexOutOfRange, at: RawNib.valuesOffset) { $0.values[0][0] = 0x83 }
  }

  @Test func rejectsAnUnknownValueType() {
    expect(.unknownValueType, at: RawNib.valuesOffset + 1) { $0.values[0] = [0x80, 11] }
    expect(.unknownValueType, at: RawNib.valuesOffset + 1) { $0.values[0] = [0x80, 255] }
  }

  @Test(
    arguments: [
      [0], [1, 0], [2, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0, 0], [6, 0, 0, 0], [7, 0, 0, 0, 0, 0, 0, 0],
      [8, 0x82, 0], [10, 1, 0, 0],
    ] as [[UInt8]])
  func rejectsAValueCutShort(_ value: [UInt8]) {
    expect(.truncatedValue, at: RawNib.valuesOffset + 8) { $0.values[2] = [0x82] + value }
  }

  @Test func rejectsReferencesOutOfRange() {
    expect(.objectReferenceOutOfRange, at: RawNib.valuesOffset + 2) { $0.values[0][2] = 2 }
    expect(.objectReferenceOutOfRange, at: RawNib.valuesOffset + 2) {
      $0.values[0] = [0x80, 10, 0xFF, 0xFF, 0xFF, 0xFF]
    }
  }

  @Test func rejectsReferencesToTheRoot() {
    expect(.referenceToRoot, at: RawNib.valuesOffset + 2) { $0.values[0][2] = 0 }
  }

  @Test func acceptsAReferenceToItself() throws {
    var nib = RawNib()
    nib.values[2] = [0x82, 10, 1, 0, 0, 0]
    #expect(nib.error() == nil)
  }

  @Test func rejectsMalformedKeys() {
    expect(.malformedKey, at: RawNib.keysOffset + 24) { $0.keys[1] = [0x80] }
    expect(.malformedKey, at: RawNib.keysOffset + 25) { $0.keys[1] = [0x82, 0xFF, 0xFE] }
    expect(.malformedKey, at: RawNib.keysOffset + 24 + 15) { $0.keys[2][0] = 0xFF }
    // A surrogate and an overlong form are no UTF-8 either.
    expect(.malformedKey, at: RawNib.keysOffset + 25) { $0.keys[1] = [0x83, 0xED, 0xA0, 0x80] }
    expect(.malformedKey, at: RawNib.keysOffset + 25) { $0.keys[1] = [0x82, 0xC0, 0xAF] }
  }

  @Test func acceptsKeysBeyondASCII() throws {
    var nib = RawNib()
    nib.keys.append([0x8A] + Array("clé-été".utf8))
    nib.objects[0][2] = [0x82]
    nib.objects[1][1] = [0x82]
    nib.values.insert([0x83, 5], at: 1)
    let archive = try NibArchive(decoding: nib.bytes)
    #expect(archive.keyName(3) == "clé-été")
  }

  @Test func rejectsEqualKeys() {
    expect(.duplicateKey, at: RawNib.valuesOffset + 1) { $0.keys.append($0.keys[1]) }
  }

  @Test func rejectsMalformedClassNames() {
    let start = RawNib.classNamesOffset
    expect(.malformedClassName, at: start) { $0.classNames[0] = [0x80, 0x80, 0x41, 0x00] }
    expect(.malformedClassName, at: start) { $0.classNames[0] = [0x81, 0x80, 0x00, 0x00] }
    // No NUL, one within, not UTF-8, too long.
    expect(.malformedClassName, at: start) { $0.classNames[0][10] = 0x41 }
    expect(.malformedClassName, at: start + 2) { $0.classNames[0][4] = 0 }
    expect(.malformedClassName, at: start + 2) { $0.classNames[0][4] = 0xFF }
    expect(.malformedClassName, at: start) { $0.classNames[0][0] = 0xFF }
    // NUL within a name that isn't ASCII.
    expect(.malformedClassName, at: start + 2) { $0.classNames[0] = [0x85, 0x80, 0xC3, 0xA9, 0, 0x41, 0] }
  }

  @Test func rejectsEqualClassNames() {
    expect(.duplicateClassName, at: RawNib.classNamesOffset + 11 + 10 + 2) {
      $0.classNames.append($0.classNames[1])
    }
  }

  @Test func rejectsFallbacksOutOfRange() {
    expect(.fallbackOutOfRange, at: 139) { $0.classNames[1] = RawNib.className("NSArray", fallbacks: [2]) }
    expect(.fallbackOutOfRange, at: 139) { $0.classNames[1][1] = 0xFF }
  }

  @Test func rejectsFallbacksInACircle() {
    expect(.fallbackCycle, at: 143) { $0.classNames[1] = RawNib.className("NSArray", fallbacks: [1]) }
    expect(.fallbackCycle, at: 143) {
      $0.classNames[1] = RawNib.className("NSArray", fallbacks: [2])
      $0.classNames.append(RawNib.className("NSList", fallbacks: [3]))
      $0.classNames.append(RawNib.className("NSRow", fallbacks: [0, 1]))
    }
  }

  @Test func acceptsFallbacksOfFallbacks() throws {
    var nib = RawNib()
    nib.classNames[1] = RawNib.className("MyArray", fallbacks: [2, 3])
    nib.classNames.append(RawNib.className("OurArray", fallbacks: [3]))
    nib.classNames.append(RawNib.className("NSArray"))
    let archive = try NibArchive(decoding: nib.bytes)
    #expect(archive.fallbackNames(1) == ["OurArray", "NSArray"])
    #expect(archive.encoded() == nib.bytes)
  }

  @Test func rejectsForeignKeysInACollection() {
    expect(.malformedCollection, at: RawNib.valuesOffset + 8) { $0.values[2] = [0x80, 9] }
  }

  @Test(arguments: ["NSDictionary", "NSMutableDictionary"])
  func rejectsADictionaryKeyWithoutValue(className: String) {
    expect(.malformedCollection, at: 53) { $0.classNames[1] = RawNib.className(className) }
    var nib = RawNib()
    nib.classNames[1] = RawNib.className(className)
    nib.values.append([0x82, 9])
    nib.objects[1][2] = [0x83]
    #expect(nib.error() == nil)
  }

  @Test func rejectsTooLongAChainOfReferences() throws {
    func chain(_ length: Int) -> [UInt8] {
      var builder = NibArchive.Builder()
      let root = builder.addObject(className: "NSObject")
      builder.append(key: "UINibTopLevelObjectsKey", value: .object(1), to: root)
      for index in 1..<length {
        let array = builder.addObject(className: "NSArray")
        builder.append(key: "NSInlinedValue", value: .bool(true), to: array)
        let next = index + 1 < length ? index + 1 : 1
        builder.append(key: "UINibEncoderEmptyKey", value: .object(next), to: array)
      }
      return builder.archive().encoded()
    }
    #expect(RawNib.error(decoding: chain(NibArchive.maximumDepth)) == nil)
    #expect(RawNib.error(decoding: chain(NibArchive.maximumDepth + 1))?.kind == .referencesTooDeep)
    #expect(RawNib.error(decoding: chain(100_000))?.kind == .referencesTooDeep)
  }

  @Test func acceptsManyObjectsThatAreNotDeep() throws {
    var builder = NibArchive.Builder()
    let root = builder.addObject(className: "NSObject")
    builder.append(key: "UINibTopLevelObjectsKey", value: .object(1), to: root)
    let array = builder.addObject(className: "NSArray")
    builder.append(key: "NSInlinedValue", value: .bool(true), to: array)
    for _ in 0..<20_000 {
      let view = builder.addObject(className: "UIView")
      builder.append(key: "UISuperview", value: .object(array), to: view)
      builder.append(key: "UINibEncoderEmptyKey", value: .object(view), to: array)
    }
    let archive = try NibArchive(decoding: builder.archive().encoded())
    #expect(archive.objects.count == 20_002)
  }
}
