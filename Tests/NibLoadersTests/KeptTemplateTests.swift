import NibFixtures
import NibLoaders
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// What a kept template spares, under the id of the catalogue of pitfalls.
@MainActor
struct KeptTemplateTests {
  @Test("P68: a kept template needs its file no more; a new one, and a load by name, do")
  func onlyAKeptTemplateSparesTheFile() throws {
    let copies = try CopiedNibs(["L1View.nib": "L1View"])
    let kept = L1View.template(in: copies.bundle)
    let first = try L1View.load(from: kept)
    try copies.remove("L1View.nib")
    #expect(try L1View.load(from: kept) !== first)
    expectException("NSInternalInconsistencyException", telling: ["'L1View'"]) {
      _ = try L1View.load(from: L1View.template(in: copies.bundle))
    }
    expectException("NSInternalInconsistencyException", telling: ["'L1View'"]) {
      _ = try L1View.load(fromNibIn: copies.bundle)
    }
  }
}
