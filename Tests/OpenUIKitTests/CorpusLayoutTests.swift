import Foundation
import TestSupport
import Testing

@testable import OpenUIKit

/// Real xib files store the frame that Interface Builder computed for every view; a layout at the stored size of the
/// topmost view has to come to the same frames.
@Suite struct CorpusLayoutTests {
  private struct Tally: CustomStringConvertible {
    var agreeing = 0
    var all = 0
    var share: Double { Double(agreeing) / Double(max(all, 1)) }

    mutating func count(_ agrees: Bool) {
      all += 1
      agreeing += agrees ? 1 : 0
    }

    var description: String { "\(agreeing) of \(all) (\((share * 1000).rounded() / 10) %)" }
  }

  /// Views whose frames don't depend on text or images are judged by the layout as it is; all views together by one
  /// in which text and images have their stored sizes, since fonts and files of others aren't there.
  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.skipReason)))
  func framesAgreeWithThoseOfInterfaceBuilder() throws {
    var (overall, measured, independent, unloadable) = (Tally(), Tally(), Tally(), 0)
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
          let own = stored.pairs.filter { $0.root === root && $0.view !== root && !$0.isMarked }
          counted.marked += stored.pairs.count { $0.root === root && $0.isMarked }
          stored.layOut(root, usingStoredSizes: false)
          let agrees = own.map { $0.view.agrees(with: $0.stored) }
          let dependent = root.viewsThatDependOnContent()
          for (pair, agrees) in zip(own, agrees) {
            measured.count(agrees)
            if !dependent.contains(ObjectIdentifier(pair.view)) { independent.count(agrees) }
          }
          stored.layOut(root, usingStoredSizes: true)
          for pair in own { overall.count(pair.view.agrees(with: pair.stored)) }
        }
      }
    }
    print(
      """
      frames within a point of the stored ones: \(overall); with the toolkit's own measures of text \(measured); \
      of views that don't depend on text or image sizes \(independent); apart: \(counted.marked) marked by \
      Interface Builder, \(counted.bySizeClass) in files that vary by size class
      """)
    #expect(unloadable == 0)
    #expect(independent.all > 4000)
    // The levels reached; raise them with the layout.
    #expect(independent.share >= 0.98)
    #expect(overall.share >= 0.945)
    #expect(measured.share >= 0.815)
  }
}
