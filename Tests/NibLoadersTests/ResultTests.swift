import NibLoaders
import Testing

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// Cases of what a load returns, under the ids of the catalogue of pitfalls.
@MainActor
struct ResultTests {
  @Test("P26: all root views are returned")
  func allRootViewsAreReturned() throws {
    let contents = try Bundle.module.loadNibContents(named: "TwoRoots", owner: nil, options: nil)
    #expect(contents.count == 2)
    #expect(contents.first is UILabel)
    #expect(contents.last is UIImageView)
  }

  @Test("P28: a nib without any view gives objects, and none is a view")
  func thereMayBeNoView() throws {
    let contents = try Bundle.module.loadNibContents(named: "OnlyObjects", owner: nil, options: nil)
    #expect(contents.count == 2)
    #expect(contents.first is Helper)
    #expect(!contents.contains { $0 is UIView })
  }

  @Test("P28: the root-view form fails on a nib without any view, and tells what there is")
  func rootViewFormFailsWithoutViews() throws {
    do {
      _ = try ViewOfOnlyObjects.load(fromNibIn: .module)
      Issue.record("a nib without a view was accepted")
    } catch let error as NibLoaderError {
      #expect(error.kind == .noRootView)
      #expect(error.description.contains("Helper"))
    }
  }

  @Test("P28: the owner form fails on a nib without any view, and adds nothing")
  func ownerFormFailsWithoutViews() throws {
    let owner = ViewOfOnlyObjects(frame: .zero)
    do {
      try owner.addContent(from: ViewOfOnlyObjects.contentTemplate(in: .module))
      Issue.record("a nib without a view was accepted")
    } catch let error as NibLoaderError {
      #expect(error.kind == .noRootView)
    }
    #expect(owner.subviews.isEmpty)
    #expect(owner.constraints.isEmpty)
  }

  @Test("P31: only the result holds a top-level object, unless an outlet does")
  func onlyTheResultHoldsTopLevelObjects() throws {
    let owner = RootOwner()
    try releasing {
      let contents = try Bundle.module.loadNibContents(named: "OwnersRoots", owner: owner, options: nil)
      #expect(contents.count == 2)
      #expect(owner.weakRoot === contents[1] as? UIView)
    }
    #expect(owner.weakRoot == nil)
    #expect(owner.root != nil)
  }
}

/// A class whose nib has no view.
private final class ViewOfOnlyObjects: UIView, NibLoadable, NibOwnerLoadable {
  static var nibName: String { "OnlyObjects" }
  static var contentNibName: String { "OnlyObjects" }
}
