import NibFixtures
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// Frames at another size than the stored one, worked out by hand from the constraints.
@MainActor
struct ResizedFramesTests {
  /// A fixture, a size for its root view, and frames by the indices of the subviews on the way to a view.
  struct Case: Sendable, CustomTestStringConvertible {
    let fixture: String
    let size: CGSize
    let frames: [String: [CGFloat]]
    var testDescription: String { "\(fixture) at \(size.width) x \(size.height)" }
  }

  nonisolated static let cases = [
    // 16 points left and right: 414 - 32.
    Case(fixture: "Size2", size: CGSize(width: 414, height: 44), frames: ["0": [16, 8, 382, 24]]),
    // Button: 320 - 16 - 60 = 244. Labels from 16 + 28 + 12 = 56 to 244 - 8.
    Case(
      fixture: "Size7", size: CGSize(width: 320, height: 88),
      frames: [
        "0": [16, 8, 288, 24], "1": [0, 40, 320, 44], "1.0": [16, 8, 28, 28], "1.1": [56, 3, 180, 21],
        "1.2": [56, 25, 180, 15], "1.3": [244, 7, 60, 30],
      ]),
    // Time: 414 - 16 - 64 = 334, name up to 334 - 8. Badge: 414 - 16 - 20 = 378, message up to 378 - 8. Lines of 17, 12
    // and 14 points are 20.5, 14.5 and 17 high; the photo and the time stand in the middle of what they belong to.
    Case(
      fixture: "ContactCell", size: CGSize(width: 414, height: 80),
      frames: [
        "0": [0, 0, 414, 80], "0.0": [16, 16, 48, 48], "0.1": [76, 14, 250, 20.5],
        "0.2": [334, 17, 64, 14.5],
        "0.3": [76, 38.5, 294, 17], "0.4": [378, 37, 20, 20], "0.4.0": [0, 0, 20, 20],
      ]),
    // A square photo as wide as the cell; the text below it.
    Case(
      fixture: "PhotoCell", size: CGSize(width: 200, height: 240),
      frames: [
        "0.0": [0, 0, 200, 200], "0.1": [164, 4, 32, 32], "0.2": [8, 206, 184, 16],
        "0.3": [8, 223, 184, 13.5],
      ]),
    // Three columns of (382 - 2 × 8) / 3 = 122.
    Case(
      fixture: "ProfileHeader", size: CGSize(width: 414, height: 319),
      frames: [
        "0": [0, 0, 414, 120], "1": [16, 80, 80, 80], "2": [302, 132, 96, 36], "3": [16, 168, 382, 24],
        "4": [16, 194, 382, 18], "5": [16, 220, 382, 34], "6": [16, 266, 382, 37], "6.0": [0, 0, 122, 37],
        "6.1": [130, 0, 122, 37], "6.2": [260, 0, 122, 37], "6.2.0": [0, 0, 122, 20.5],
        "6.2.1": [0, 22.5, 122, 14.5],
      ]),
    // Logo: (400 - 72) / 2. The switch is 49 points wide for constraints and reaches 2 points further, so the label has
    // 352 - 49 - 8.
    Case(
      fixture: "SignInForm", size: CGSize(width: 400, height: 600),
      frames: [
        "0": [164, 32, 72, 72], "1": [24, 120, 352, 33.5], "2": [24, 177.5, 352, 100],
        "2.1": [0, 56, 352, 44],
        "3": [24, 293.5, 352, 31], "3.0": [0, 6.5, 295, 18], "3.1": [303, 0, 51, 31],
        "4": [24, 332.5, 352, 16],
        "5": [24, 356.5, 352, 48], "6": [190, 370.5, 20, 20], "7": [100, 416.5, 200, 30],
      ]),
    // Chevron: 300 - 16 - 20 = 264, in the middle of the title's line: 132 + 10.25 - 14.25.
    Case(
      fixture: "TappableCard", size: CGSize(width: 300, height: 208),
      frames: [
        "0": [0, 0, 300, 120], "1": [16, 132, 240, 20.5], "2": [16, 156.5, 240, 34],
        "3": [264, 128, 20, 28.5],
      ]),
    // Three rows of (576 - 2 × 12) / 3 = 184, two cards of (376 - 12) / 2 = 182 in each; between its heading and its bar
    // a card has 184 - 16 - 4 - 2 × 4 = 156.
    Case(
      fixture: "Dashboard", size: CGSize(width: 400, height: 600),
      frames: [
        "0": [12, 12, 376, 576], "0.1": [0, 196, 376, 184], "0.2": [0, 392, 376, 184],
        "0.1.0": [0, 0, 182, 184],
        "0.1.1": [194, 0, 182, 184], "0.1.1.0": [0, 0, 182, 16], "0.1.1.1": [0, 20, 182, 156],
        "0.1.1.1.1": [95, 0, 87, 156], "0.1.1.2": [0, 180, 182, 4],
      ]),
    // Seven columns of 364 / 7 = 52; one row of names and six of days in 352 - 44.
    Case(
      fixture: "Month", size: CGSize(width: 364, height: 352),
      frames: [
        "0": [0, 0, 44, 44], "1": [52, 0, 260, 44], "2": [320, 0, 44, 44], "3": [0, 44, 52, 44],
        "9": [312, 44, 52, 44], "10": [0, 88, 52, 44], "51": [312, 308, 52, 44],
      ]),
    // Five rows of (342 - 4 × 8) / 5 = 62, four keys of (368 - 3 × 8) / 4 = 86 in each.
    Case(
      fixture: "Keypad", size: CGSize(width: 400, height: 446),
      frames: [
        "0": [16, 16, 368, 64], "1": [16, 88, 368, 342], "1.0": [0, 0, 368, 62], "1.4": [0, 280, 368, 62],
        "1.4.0": [0, 0, 86, 62], "1.4.3": [282, 0, 86, 62],
      ]),
    // Each level 4 points inside the one above.
    Case(
      fixture: "Deep30", size: CGSize(width: 400, height: 360),
      frames: ["0": [4, 4, 392, 352], "0.0.0.0.0.0.0.0.0": [4, 4, 328, 288]]),
    // Twenty rows of 900 / 20 = 45, two halves of (400 - 8) / 2 = 196.
    Case(
      fixture: "L3", size: CGSize(width: 400, height: 900),
      frames: [
        "0": [0, 0, 400, 45], "19": [0, 855, 400, 45], "19.0": [0, 0, 196, 45], "19.1": [204, 0, 196, 45],
      ]),
    // No constraints; masks keep everything at the upper left.
    Case(
      fixture: "L2", size: CGSize(width: 400, height: 120),
      frames: ["0": [8, 8, 64, 64], "1": [80, 8, 160, 21], "4": [248, 8, 64, 30]]),
  ]

  @Test(arguments: cases)
  func anotherSizeGivesTheFramesWorkedOutByHand(_ example: Case) throws {
    let fixture = try #require(Fixture.named(example.fixture))
    let contents = UINib(nibName: fixture.nibName, bundle: Fixture.bundle).instantiate(withOwner: nil)
    let root = try #require(contents.lazy.compactMap { $0 as? UIView }.first)
    root.layoutIfNeeded()
    root.frame.size = example.size
    root.layoutIfNeeded()
    try expect(example.frames, in: root)
  }

  @Test(arguments: cases)
  func theSizeIsTheSameWhetherReachedAtOnceOrByResizing(_ example: Case) throws {
    let fixture = try #require(Fixture.named(example.fixture))
    let root = fixture.rootClass.makeInCode()
    root.frame.size = example.size
    root.layoutIfNeeded()
    try expect(example.frames, in: root)
  }

  private func expect(_ frames: [String: [CGFloat]], in root: UIView) throws {
    for (path, expected) in frames.sorted(by: { $0.key < $1.key }) {
      var view = root
      for index in path.split(separator: ".").compactMap({ Int($0) }) {
        try #require(view.subviews.indices.contains(index), "no view \(path)")
        view = view.subviews[index]
      }
      let frame = view.frame
      let found = [frame.minX, frame.minY, frame.width, frame.height]
      let isNear = zip(found, expected).allSatisfy { abs($0 - $1) < 0.5 }
      #expect(isNear, "\(path) \(type(of: view)): \(found), by hand \(expected)")
    }
  }
}
