import NibFixtures
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// The frames that the nibs store against those that their constraints have for solution.
@MainActor
struct StoredFramesTests {
  @Test(arguments: Fixture.all)
  func firstLayoutLeavesTheStoredFrames(fixture: Fixture) throws {
    let contents = try UINib(nibName: fixture.nibName, bundle: Fixture.bundle)
      .instantiateContents(withOwner: nil, options: nil)
    let root = try #require(contents.lazy.compactMap { $0 as? UIView }.first)
    let stored = frames(below: root)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    let laidOut = frames(below: root)
    #expect(stored.count == laidOut.count)
    for (before, after) in zip(stored, laidOut) {
      // Half a point is a pixel of the device that the nibs are drawn on.
      let isNear = zip(before.frame, after.frame).allSatisfy { abs($0 - $1) < 0.5 }
      #expect(isNear, "\(before.path): stored \(before.frame), laid out \(after.frame)")
    }
  }

  private func frames(below view: UIView, _ path: String = "root") -> [(path: String, frame: [CGFloat])] {
    // What a segmented control makes of its segments is its own affair.
    if view is UISegmentedControl { return [] }
    return view.subviews.enumerated().flatMap { index, subview in
      let path = "\(path).\(index) \(type(of: subview))"
      let frame = subview.frame
      return [(path, [frame.minX, frame.minY, frame.width, frame.height])] + frames(below: subview, path)
    }
  }
}
