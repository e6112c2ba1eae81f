import NibCompiler
import Testing

/// Attributes of views against what Apple's compiler made of the same ones in many pairs.
@Suite struct ViewTests {
  private func view(_ attributes: String = "", _ children: String = "") throws -> CompiledNib.Object {
    try CompiledNib(
      """
      <view contentMode="scaleToFill" \(attributes) id="v">
        <rect key="frame" x="10" y="20" width="320" height="100"/>\(children)
      </view>
      """
    ).object("UIView")
  }

  @Test func archivesBoundsAndCentreInsteadOfTheFrame() throws {
    let view = try view()
    #expect(view.geometry("UIBounds") == [0, 0, 320, 100])
    #expect(view.geometry("UICenter") == [170, 70])
    #expect(!view.has("UIFrame"))
  }

  @Test func givesAThousandPointsToViewsWithoutAFrame() throws {
    let nib = try CompiledNib(#"<view id="v"/>"#)
    #expect(try nib.object("UIView").geometry("UIBounds") == [0, 0, 1000, 1000])
  }

  @Test func writesTheKeysOfAPlainViewInTheOrderOfApplesCompiler() throws {
    #expect(
      try view().keys == [
        "UIBounds", "UICenter", "UIDeepDrawRect", "UIOpaque", "UIAutoresizeSubviews", "UIAutoresizingMask",
        "UIViewSemanticContentAttribute", "UIViewLargeContentStoredProperties",
      ])
  }

  @Test func takesAMissingMaskForFlexibleRightAndBottomMargins() throws {
    #expect(try view().integer("UIAutoresizingMask") == 36)
    #expect(
      try view("", #"<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>"#)
        .integer("UIAutoresizingMask") == 18)
    #expect(try !view("", #"<autoresizingMask key="autoresizingMask"/>"#).has("UIAutoresizingMask"))
  }

  @Test(arguments: [
    (#"clipsSubviews="YES""#, "UIClipsToBounds", true), (#"hidden="YES""#, "UIHidden", true),
    (#"userInteractionEnabled="NO""#, "UIUserInteractionDisabled", true),
    (#"multipleTouchEnabled="YES""#, "UIMultipleTouchEnabled", true),
    (#"clearsContextBeforeDrawing="NO""#, "UIClearsContextBeforeDrawing", false),
    (
      #"translatesAutoresizingMaskIntoConstraints="NO""#,
      "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", true
    ),
  ])
  func writesFlagsOnlyWhereTheyDifferFromUIKitsDefault(_ attribute: String, key: String, value: Bool) throws {
    #expect(try view(attribute).bool(key) == value)
    #expect(try !view().has(key))
  }

  @Test func leavesOutWhatIsSwitchedOff() throws {
    let view = try view(#"opaque="NO" autoresizesSubviews="NO""#)
    #expect(!view.has("UIOpaque"))
    #expect(!view.has("UIAutoresizeSubviews"))
  }

  @Test func keepsTheMaskOfAViewWithAFixedFrame() throws {
    let view = try view(#"fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO""#)
    #expect(!view.has("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"))
  }

  @Test func storesWordsAsUIKitsNumbers() throws {
    #expect(
      try view(#"semanticContentAttribute="forceLeftToRight""#).integer("UIViewSemanticContentAttribute") == 3
    )
    #expect(try view().integer("UIViewSemanticContentAttribute") == 0)
    let nib = try CompiledNib(#"<view contentMode="TopLeft" id="v"/>"#)
    #expect(try nib.object("UIView").integer("UIContentMode") == 9)
  }

  @Test func storesInsetsFromTheSafeAreaAsAnIntegerAndOnlyWhenOff() throws {
    #expect(
      try view(#"insetsLayoutMarginsFromSafeArea="NO""#).integer("UIViewInsetsLayoutMarginsFromSafeArea") == 0
    )
    #expect(
      try !view(#"insetsLayoutMarginsFromSafeArea="YES""#).has("UIViewInsetsLayoutMarginsFromSafeArea"))
  }

  @Test func writesPrioritiesUnlessTheyAreTheClasssOwn() throws {
    let view = try view(#"horizontalHuggingPriority="251" verticalCompressionResistancePriority="1000""#)
    #expect(view.string("UIViewContentHuggingPriority") == "{251, 250}")
    #expect(view.string("UIViewContentCompressionResistancePriority") == "{750, 1000}")
    let nib = try CompiledNib(
      """
      <view id="v"><subviews>
        <switch horizontalHuggingPriority="750" verticalHuggingPriority="750" id="s"/>
        <slider id="l"/>
        <progressView verticalHuggingPriority="750" id="p"/>
        <button buttonType="contactAdd" id="b"/>
      </subviews></view>
      """)
    #expect(try !nib.object("UISwitch").has("UIViewContentHuggingPriority"))
    #expect(try nib.object("UISlider").string("UIViewContentHuggingPriority") == "{250, 250}")
    #expect(try !nib.object("UIProgressView").has("UIViewContentHuggingPriority"))
    #expect(try nib.object("UIButton").string("UIViewContentHuggingPriority") == "{250, 250}")
  }

  @Test func swapsCustomClassesInWithTheirMangledNamesLast() throws {
    let nib = try CompiledNib(
      #"<view id="v" customClass="ActionMessageView" customModule="DuckDuckGo" customModuleProvider="target"/>"#
    )
    let view = try nib.object("UIClassSwapper")
    #expect(view.string("UIClassName") == "_TtC10DuckDuckGo17ActionMessageView")
    #expect(view.string("UIOriginalClassName") == "UIView")
    #expect(view.keys.suffix(2) == ["UIClassName", "UIOriginalClassName"])
  }

  @Test func usesTheModuleGivenForClassesOfTheTarget() throws {
    let options = NibCompiler.Options(module: "Café")
    let target = try CompiledNib(
      #"<view id="v" customClass="A" customModule="B" customModuleProvider="target"/>"#, options: options)
    #expect(try target.object("UIClassSwapper").string("UIClassName") == "_TtC5Café1A")
    let fixed = try CompiledNib(#"<view id="v" customClass="A" customModule="B"/>"#, options: options)
    #expect(try fixed.object("UIClassSwapper").string("UIClassName") == "_TtC1B1A")
    let bare = try CompiledNib(#"<view id="v" customClass="A"/>"#, options: options)
    #expect(try bare.object("UIClassSwapper").string("UIClassName") == "A")
  }

  @Test func writesAllKeysOfAStackViewWhateverTheirValues() throws {
    let nib = try CompiledNib(
      #"<stackView axis="vertical" alignment="center" spacing="8" id="s"><subviews><view id="v"/></subviews></stackView>"#
    )
    let stack = try nib.object("UIStackView")
    #expect(stack.integer("UIStackViewAxis") == 1)
    #expect(stack.integer("UIStackViewDistribution") == 0)
    #expect(stack.integer("UIStackViewAlignment") == 3)
    #expect(stack.double("UIStackViewSpacing") == 8)
    #expect(stack.bool("UIStackViewBaselineRelative") == false)
    #expect(stack.bool("UIStackViewLayoutMarginsRelative") == false)
    #expect(stack.geometry("UIViewLayoutMargins") == [0, 0, 0, 0])
    #expect(stack.elements("UIStackViewArrangedSubviews") == stack.elements("UISubviews"))
    #expect(stack.object("UISubviews")?.className == "NSMutableArray")
    #expect(stack.object("UIStackViewArrangedSubviews")?.className == "NSArray")
  }

  @Test func listsTheRootsSevenCollectionsAndSharesTheEmptyOne() throws {
    let nib = try CompiledNib(#"<view id="v"/>"#)
    #expect(
      nib.root.keys == [
        "UINibTopLevelObjectsKey", "UINibObjectsKey", "UINibConnectionsKey", "UINibVisibleWindowsKey",
        "UINibAccessibilityConfigurationsKey", "UINibTraitStorageListsKey", "UINibKeyValuePairsKey",
      ])
    #expect(nib.root.object("UINibConnectionsKey") == nib.root.object("UINibKeyValuePairsKey"))
    #expect(
      nib.root.elements("UINibTopLevelObjectsKey").map(\.className) == [
        "UIProxyObject", "UIProxyObject", "UIView",
      ])
    #expect(nib.archive.coderVersion == 10)
  }
}
