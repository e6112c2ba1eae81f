import Foundation
import Testing

@testable import OpenUIKit

@Suite struct TextMetricsTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func size(
    _ text: String, _ font: UIFont? = nil, width: CGFloat = .infinity, lines: Int = 0
  ) -> CGSize {
    TextMetrics.size(
      of: text, font: font ?? self.font, width: width, lines: lines, lineBreakMode: .byWordWrapping)
  }

  /// Heights that Interface Builder stores for labels of one line, by point size.
  @Test(arguments: [
    (11.0 as CGFloat, 13.5 as CGFloat), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5),
    (18, 21.5), (22, 26.5),
    (30, 36),
  ])
  func aLineIsAsHighAsInterfaceBuilderHasIt(pointSize: CGFloat, height: CGFloat) {
    #expect(size("Label", .systemFont(ofSize: pointSize)).height == height)
  }

  /// Widths that Interface Builder stores for labels saying “Label”.
  @Test(arguments: [(12.0 as CGFloat, 31.0 as CGFloat), (14, 36), (15, 38.5), (17, 42)])
  func theWordLabelIsAsWideAsInterfaceBuilderHasIt(pointSize: CGFloat, width: CGFloat) {
    #expect(abs(size("Label", .systemFont(ofSize: pointSize)).width - width) <= 1)
  }

  @Test func linesBreakAtSpacesAndAreLimitedInNumber() {
    let word = size("wordwordword").width
    #expect(size("wordwordword wordwordword", width: word + 1) == CGSize(width: word, height: 41))
    #expect(size("wordwordword wordwordword", width: word + 1, lines: 1).height == 20.5)
    #expect(size("a\nb\nc").height == 61)
  }

  @Test func aWordLongerThanALineIsBrokenWithinIt() {
    let size = size(String(repeating: "m", count: 40), width: 100)
    #expect(size.width <= 100 && size.height > 100)
  }

  @Test func noTextHasNoSizeAndOddCharactersHaveOne() {
    #expect(size("") == .zero)
    #expect(size("日本").width == 34)
    #expect(size("e\u{301}").width == size("e").width)
  }

  @Test func attributedTextIsMeasuredRunByRun() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    text.append(NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 34)]))
    let measured = TextMetrics.size(
      of: text, font: font, width: .infinity, lines: 1, lineBreakMode: .byWordWrapping)
    #expect(measured.height == TextMetrics.roundedUp(UIFont.systemFont(ofSize: 34).lineHeight))
    let sum = size("ab").width + size("cd", .systemFont(ofSize: 34)).width
    #expect(abs(measured.width - sum) <= 1)
  }
}
