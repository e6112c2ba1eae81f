import Foundation
import OpenUIKit
import Testing

/// What a kept template spares, and what by-name loads don't.
@Suite(.serialized) struct NibKeepingTests {
  private func nib(_ text: String) throws -> [UInt8] {
    try TestNib.bytes(
      "<label text=\"\(text)\" id=\"lab\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"42\" height=\"21\"/></label>"
    )
  }

  private func text(_ objects: [Any]) -> String? { (objects.first as? UILabel)?.text }

  @Test("P68: only a kept template spares the file; a new one per call, and by name, read it again")
  func readsTheFileWhenUIKitDoes() throws {
    let bundle = try TemporaryBundle(["V.nib": nib("first")])
    let kept = UINib(nibName: "V", bundle: bundle.bundle)
    #expect(text(try kept.instantiateContents(withOwner: nil)) == "first")
    try bundle.write(nib("second"), to: "V.nib")
    #expect(text(try kept.instantiateContents(withOwner: nil)) == "first")
    #expect(
      text(try UINib(nibName: "V", bundle: bundle.bundle).instantiateContents(withOwner: nil)) == "second")
    #expect(text(try bundle.bundle.loadNibContents(named: "V", owner: nil)) == "second")
    try bundle.remove("V.nib")
    #expect(text(try kept.instantiateContents(withOwner: nil)) == "first")
    #expect(throws: NibLoadingError.self) { try bundle.bundle.loadNibContents(named: "V", owner: nil) }
  }

  @Test("After a memory warning the file is read once more")
  func readsAgainAfterAMemoryWarning() throws {
    let bundle = try TemporaryBundle(["V.nib": nib("first")])
    let kept = UINib(nibName: "V", bundle: bundle.bundle)
    _ = try kept.instantiateContents(withOwner: nil)
    try bundle.write(nib("second"), to: "V.nib")
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    #expect(text(try kept.instantiateContents(withOwner: nil)) == "second")
    try bundle.write(nib("third"), to: "V.nib")
    #expect(text(try kept.instantiateContents(withOwner: nil)) == "second")
  }

  @Test("A template of data outlives a memory warning")
  func keepsData() throws {
    let kept = UINib(data: Data(try nib("data")), bundle: nil)
    _ = try kept.instantiateContents(withOwner: nil)
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    #expect(text(try kept.instantiateContents(withOwner: nil)) == "data")
  }

  @Test("P71: loads of one template from several threads are safe")
  func loadsFromSeveralThreads() throws {
    let kept = UINib(data: Data(try nib("shared")), bundle: nil)
    let expected = text(try kept.instantiateContents(withOwner: nil))
    nonisolated(unsafe) var texts = Array(repeating: String?.none, count: 8)
    texts.withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let buffer = buffer
      DispatchQueue.concurrentPerform(iterations: 8) { index in
        for _ in 0..<50 {
          buffer[index] = ((try? kept.instantiateContents(withOwner: nil))?.first as? UILabel)?.text
        }
      }
    }
    #expect(texts.allSatisfy { $0 == expected })
  }
}
