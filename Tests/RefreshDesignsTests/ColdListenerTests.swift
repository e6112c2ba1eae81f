import RefreshDesigns
import Testing

/// The delegate classes whose first casts are measured.
@MainActor
struct ColdListenerTests {
  @Test func everyClassIsToldThroughItsOwnConformance() {
    #expect(ColdListener.classes.count == 200)
    #expect(Set(ColdListener.classes.map(ObjectIdentifier.init)).count == 200)
    for type in ColdListener.classes {
      let listener = type.init()
      let view = RefreshHost.scroll.makePlainView()
      view.setUpRefreshControl()
      RefreshDesign.setDelegate(listener, of: view)
      view.simulatePullToRefresh()
      #expect(listener.count == 1)
    }
  }

  @Test func theBaseClassIsPassedOver() {
    let listener = ColdListener()
    let view = RefreshHost.scroll.makePlainView()
    view.setUpRefreshControl()
    RefreshDesign.setDelegate(listener, of: view)
    view.simulatePullToRefresh()
    #expect(listener.count == 0)
  }
}
