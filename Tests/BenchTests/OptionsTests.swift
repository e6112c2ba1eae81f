import Testing

@testable import bench

@Suite struct OptionsTests {
  private static let known: [Options.Known] = [
    .init("--rounds", "a number"), .init("--quick"), .init("--output", "a path"),
  ]

  private static func options(_ words: String..., operands: ClosedRange<Int> = 0...1) throws -> Options {
    try Options(words, known: known, operands: operands)
  }

  @Test func valuesFollowWithASpaceOrAnEqualsSign() throws {
    #expect(try Self.options("--rounds", "3").number("--rounds", in: 1...9) == 3)
    #expect(try Self.options("--rounds=3").number("--rounds", in: 1...9) == 3)
    #expect(try Self.options("-o", "x").text("--output") == "x")
    #expect(try Self.options("--quick").has("--quick"))
    #expect(try Self.options("--", "--quick").operands == ["--quick"])
  }

  @Test(arguments: [
    (["--bogus"], "there is no option --bogus here."), (["--rounds"], "--rounds needs a number."),
    (["--quick=1"], "--quick takes no value."), (["--quick", "--quick"], "--quick is given twice."),
    (["a", "b"], "“b” is one argument too many."),
  ])
  func mistakesAreSaidInASentence(words: [String], sentence: String) {
    #expect(throws: UsageError(sentence)) { try Options(words, known: Self.known, operands: 0...1) }
  }

  @Test(arguments: ["0", "10", "x", "1.5", ""])
  func aNumberOutOfRangeIsRefused(text: String) {
    #expect(throws: UsageError.self) {
      try Options(["--rounds=\(text)"], known: Self.known).number("--rounds", in: 1...9)
    }
  }

  @Test(arguments: [
    ("*", "Anything", true), ("Size*", "Size20", true), ("size*", "Size20", true), ("Size?", "Size20", false),
    ("Size??", "Size20", true), ("*20", "Size20", true), ("*2*0*", "Size20", true), ("", "x", false),
    ("", "", true),
    ("a*b*c", "aXbXc", true), ("a*b*c", "aXbX", false), ("template", "template-per-call", false),
    ("code,template", "template", true), ("code,temp*", "template", true), ("code,owner", "template", false),
  ])
  func globsMatch(pattern: String, name: String, isMatch: Bool) {
    #expect(Glob(pattern).matches(name) == isMatch)
  }
}
