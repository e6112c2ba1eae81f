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

  @Test("P71: loads of one template from several threads are safe")
  func loadsFromSeveralThreadsAreSafe() async throws {
    let template = UINib(nibName: "Greeting", bundle: .module)
    try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<64 { group.addTask { try await text(from: template) } }
      for try await text in group { #expect(text == "Cancel") }
    }
  }
}

// UIKit's classes belong to the main actor, to which the compiler sends the load there. Here it runs where tasks run: on
// several threads at once.
#if canImport(UIKit)
  @MainActor
#endif
private func text(from template: UINib) async throws -> String? {
  try (template.instantiateContents(withOwner: nil, options: nil).first as? UILabel)?.text
}
