import Foundation
import OpenUIKit
import Synchronization
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

  @Test("After a memory warning a nib whose file is gone isn't found")
  func missesAFileThatIsGone() throws {
    let bundle = try TemporaryBundle(["V.nib": nib("first")])
    let kept = UINib(nibName: "V", bundle: bundle.bundle)
    _ = try kept.instantiateContents(withOwner: nil)
    try bundle.remove("V.nib")
    #expect(text(try kept.instantiateContents(withOwner: nil)) == "first")
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    let error = #expect(throws: NibLoadingError.self) { try kept.instantiateContents(withOwner: nil) }
    #expect(error?.kind == .nibNotFound)
    try bundle.write(nib("back"), to: "V.nib")
    #expect(text(try kept.instantiateContents(withOwner: nil)) == "back")
  }

  @Test("A memory warning during a load doesn't disturb it")
  func survivesAMemoryWarningDuringALoad() throws {
    let bytes = try TestNib.bytes(
      TestNib.view(
        "wrn", class: "WarningView", "<subviews>\(TestNib.element("label", "lab"))</subviews>"))
    let bundle = try TemporaryBundle(["V.nib": bytes])
    let kept = UINib(nibName: "V", bundle: bundle.bundle)
    for _ in 0..<3 {
      let view = try kept.instantiateContents(withOwner: nil).first as? WarningView
      #expect(view?.subviews.first is UILabel)
    }
  }

  @Test("A failed load leaves the template as it was")
  func survivesAFailedLoad() throws {
    let kept = try TestNib.make(
      TestNib.owner("<outlet property=\"root\" destination=\"vue\" id=\"c1\"/>") + TestNib.view("vue"))
    for _ in 0..<2 {
      #expect(throws: NibLoadingError.self) { try kept.instantiateContents(withOwner: nil) }
      let owner = CardOwner()
      #expect(try kept.instantiateContents(withOwner: owner).first as? UIView === owner.root)
    }
  }

  @Test("Neither owner nor external objects nor results are held by a kept template")
  func holdsNothingOfALoad() throws {
    let kept = try TestNib.make(
      TestNib.owner("<outlet property=\"root\" destination=\"crd\" id=\"c1\"/>")
        + TestNib.view(
          "crd", class: "CardView",
          "<connections><outlet property=\"titleLabel\" destination=\"gst\" id=\"c2\"/></connections>")
        + "<placeholder placeholderIdentifier=\"Guest\" id=\"gst\" customClass=\"UILabel\"/>")
    weak var owner: CardOwner?
    weak var guest: UILabel?
    weak var root: UIView?
    do {
      let (made, label) = (CardOwner(), UILabel())
      let contents = try kept.instantiateContents(
        withOwner: made, options: [.externalObjects: ["Guest": label]])
      (owner, guest, root) = (made, label, contents.first as? UIView)
      #expect(owner != nil && guest != nil && root != nil)
    }
    #expect(owner == nil && guest == nil && root == nil)
    // The next load doesn't see what the last one was given.
    let next = CardOwner()
    _ = try kept.instantiateContents(withOwner: next)
    #expect((next.root as? CardView)?.titleLabel == nil)
  }

  @Test("A template of bytes that are no nib fails when instantiated, each time", arguments: [0, 1, 60])
  func refusesDataLate(count: Int) {
    let nib = UINib(data: Data(repeating: 7, count: count), bundle: nil)
    for _ in 0..<2 {
      let error = #expect(throws: NibLoadingError.self) { try nib.instantiateContents(withOwner: nil) }
      #expect(error?.kind == .damagedArchive && error?.exceptionName == "NSInternalInconsistencyException")
    }
  }

  @Test("A template of data outlives a memory warning")
  func keepsData() throws {
    let kept = UINib(data: Data(try nib("data")), bundle: nil)
    _ = try kept.instantiateContents(withOwner: nil)
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    #expect(text(try kept.instantiateContents(withOwner: nil)) == "data")
  }

  @Test("Loads from several threads and memory warnings don't disturb each other")
  func loadsWhileMemoryIsShort() throws {
    let bundle = try TemporaryBundle(["V.nib": nib("shared")])
    let kept = UINib(nibName: "V", bundle: bundle.bundle)
    let failures = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 6) { index in
      for _ in 0..<50 {
        if index == 0 {
          NotificationCenter.default.post(
            name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        }
        let contents = try? kept.instantiateContents(withOwner: nil)
        if (contents?.first as? UILabel)?.text != "shared" { failures.withLock { $0 += 1 } }
      }
    }
    #expect(failures.withLock { $0 } == 0)
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

/// A view in whose making memory gets short.
final class WarningView: UIView {
  required init?(coder: NSCoder) {
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    super.init(coder: coder)
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
  }
}
