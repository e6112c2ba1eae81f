import Testing

@testable import BenchmarkReport

@Suite struct ReportTextTests {
  @Test(arguments: [
    (0.0, "0 ns"), (12.0, "12 ns"), (1.234, "1.23 ns"), (999.4, "999 ns"), (999.6, "1.00 µs"),
    (12_345.0, "12.3 µs"),
    (1_500_000.0, "1.50 ms"), (2.5e9, "2.50 s"), (9_996.0, "10.0 µs"),
  ])
  func timesHaveThreeDigits(nanoseconds: Double, text: String) {
    #expect(Quantity.time(nanoseconds) == text)
  }

  @Test(arguments: [
    (0.021, "+2.1 %"), (-0.0004, "±0.0 %"), (-0.25, "−25 %"), (0.0999, "+10 %"), (Double.infinity, "?"),
  ])
  func changesHaveASign(value: Double, text: String) {
    #expect(Quantity.change(value) == text)
  }

  @Test func tablesAlignNamesLeftAndNumbersRight() {
    var table = TextTable([("name", .left), ("n", .right)])
    table.append(["a", "10"])
    table.append(["µs"])
    #expect(table.text == "name   n\na     10\nµs\n")
    #expect(table.markdown == "| name | n |\n| :-- | --: |\n| a | 10 |\n| µs |  |\n")
  }

  @Test func scalesLabelRoundValues() throws {
    let scale = try #require(LogScale([1, 1_000], from: 0, to: 300, room: 0))
    #expect(abs(scale.place(1)) < 1e-9)
    #expect(abs(scale.place(10) - 100) < 1e-9)
    #expect(scale.ticks.contains { abs($0 - 500) < 1e-6 })
    #expect(LogScale([0, -1], from: 0, to: 1) == nil)
  }

  @Test func markupIsEscaped() {
    #expect(SVG.escaped("a<b>&c") == "a&lt;b&gt;&amp;c")
  }
}
