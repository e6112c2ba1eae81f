import Foundation
import Testing

@testable import OpenUIKit

@Suite struct ScrollViewNibTests {
  private static let scrollView = """
    <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" pagingEnabled="YES" \
    showsVerticalScrollIndicator="NO" id="abc-de-fgh">
      <rect key="frame" x="0.0" y="0.0" width="100" height="200"/>
      <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="cde-fg-hij">
          <rect key="frame" x="0.0" y="0.0" width="100" height="300"/>
        </view>
      </subviews>
      <constraints>
        <constraint firstItem="cde-fg-hij" firstAttribute="top" \
        secondItem="con-te-nts" secondAttribute="top" id="k1a-aa-aaa"/>
        <constraint firstItem="cde-fg-hij" firstAttribute="width" \
        secondItem="fra-me-gui" secondAttribute="width" id="k2a-aa-aaa"/>
      </constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="con-te-nts"/>
      <viewLayoutGuide key="frameLayoutGuide" id="fra-me-gui"/>
    </scrollView>
    """

  @Test func constraintsWithTheGuidesOfANibAreConstraintsWithTheScrollViewsGuides() throws {
    let view = try XibSource.object(Self.scrollView, as: UIScrollView.self)
    #expect(view.isPagingEnabled && !view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    let items = view.constraints.compactMap { $0.secondItem as? UILayoutGuide }
    #expect(items.contains { $0 === view.contentLayoutGuide })
    #expect(items.contains { $0 === view.frameLayoutGuide })
    #expect(view.contentLayoutGuide.owningView === view)
    #expect(view.layoutGuides.isEmpty)
  }

  @Test func aGuideThatOutlivesItsScrollViewHasNoOwner() throws {
    let guide = try XibSource.object(Self.scrollView, as: UIScrollView.self).contentLayoutGuide
    #expect(guide.owningView == nil)
    #expect(UIScrollView().frameLayoutGuide.owningView == nil)
  }
}
