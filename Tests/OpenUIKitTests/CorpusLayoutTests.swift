import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

/// Real xib files store the frame that Interface Builder computed for every view; a layout at the stored size of the
/// topmost view has to come to the same frames.
@Suite struct CorpusLayoutTests {
  private struct Tally {
    var agreeing = 0
    var all = 0
    var share: Double { Double(agreeing) / Double(max(all, 1)) }
  }

  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.skipReason)))
  func framesAgreeWithThoseOfInterfaceBuilder() throws {
    var (overall, independent, unloadable) = (Tally(), Tally(), 0)
    var counted = (marked: 0, bySizeClass: 0)
    _ = NibLog.lines {
      for url in Corpus.files(in: "xib", withExtension: "xib") {
        guard let bytes = try? Data(contentsOf: url),
          let stored = try? StoredFrames(xib: [UInt8](bytes), file: url.lastPathComponent)
        else {
          unloadable += 1
          continue
        }
        if stored.dependsOnSizeClass {
          counted.bySizeClass += stored.pairs.count
          continue
        }
        for root in stored.roots {
          stored.layOut(root)
          let own = stored.pairs.filter { $0.root === root && $0.view !== root }
          let agrees = own.map { $0.view.agrees(with: $0.stored) }
          let dependent = root.viewsThatDependOnContent()
          for (pair, agrees) in zip(own, agrees) {
            if pair.isMarked {
              counted.marked += 1
              continue
            }
            overall.all += 1
            overall.agreeing += agrees ? 1 : 0
            if !dependent.contains(ObjectIdentifier(pair.view)) {
              independent.all += 1
              independent.agreeing += agrees ? 1 : 0
            }
          }
        }
      }
    }
    print(
      """
      frames within a point: \(overall.agreeing) of \(overall.all) (\(overall.share)); of views that don't depend on \
      text or image sizes \(independent.agreeing) of \(independent.all) (\(independent.share)); apart: \
      \(counted.marked) marked by Interface Builder, \(counted.bySizeClass) in files that vary by size class
      """)
    #expect(unloadable == 0)
    #expect(independent.all > 4000)
    // The levels reached; raise them with the layout.
    #expect(independent.share >= 0.98)
    #expect(overall.share >= 0.79)
  }
}
