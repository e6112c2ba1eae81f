import NibCompiler
import Testing

@Suite struct ConstraintTests {
  private func nib(_ constraints: String, variation: String = "", document: String = CompiledNib.modern)
    throws
    -> CompiledNib
  {
    try CompiledNib(
      """
      <view id="v">
        <subviews><label text="" id="a"/><label text="" id="b"/></subviews>
        <constraints>\(constraints)</constraints>
        <viewLayoutGuide key="safeArea" id="safe"/>
        \(variation)
      </view>
      """, document: document)
  }

  private func constraint(_ attributes: String) throws -> CompiledNib.Object {
    try nib("<constraint \(attributes) id=\"c\"/>").object("NSLayoutConstraint")
  }

  @Test func writesKeysInOrderAndLeavesOutDefaults() throws {
    let constraint = try constraint(#"firstAttribute="width" constant="24""#)
    #expect(
      constraint.keys == [
        "NSFirstItem", "NSFirstAttributeV2", "NSFirstAttribute", "NSConstantV2", "NSShouldBeArchived",
        "NSConstant",
      ])
    #expect(constraint.integer("NSFirstAttribute") == 7)
    #expect(constraint.double("NSConstant") == 24)
    #expect(constraint.object("NSFirstItem")?.className == "UIView")
  }

  /// Margins of 8 points are part of the constant for systems before iOS 8.
  @Test(arguments: [
    ("leading", "leadingMargin", 8.0), ("top", "topMargin", 8.0), ("trailing", "trailingMargin", -8.0),
    ("bottomMargin", "bottom", 8.0), ("leadingMargin", "leading", -8.0), ("leading", "leading", 0.0),
  ])
  func addsMarginsToTheLegacyConstant(_ first: String, _ second: String, _ difference: Double) throws {
    let constraint = try constraint(
      "firstItem=\"a\" firstAttribute=\"\(first)\" secondItem=\"v\" secondAttribute=\"\(second)\" constant=\"3\""
    )
    #expect(constraint.double("NSConstantV2") == 3)
    #expect(constraint.double("NSConstant") == 3 + difference)
  }

  @Test func mapsMarginsToPlainAttributesForTheLegacyKey() throws {
    let constraint = try constraint(
      #"firstItem="a" firstAttribute="centerY" secondItem="v" secondAttribute="centerYWithinMargins""#)
    #expect(constraint.integer("NSSecondAttributeV2") == 20)
    #expect(constraint.integer("NSSecondAttribute") == 10)
    #expect(!constraint.has("NSConstant"))
  }

  @Test(arguments: [("1:2", 0.5), ("1/3", Double(Float(1.0 / 3))), ("0.7", 0.699999988079071)])
  func readsMultipliersAsDecimalRatioOrFractionInThirtyTwoBits(_ text: String, _ value: Double) throws {
    let constraint = try constraint(
      "firstItem=\"a\" firstAttribute=\"width\" secondItem=\"b\" secondAttribute=\"height\" multiplier=\"\(text)\""
    )
    #expect(constraint.double("NSMultiplier") == value)
  }

  @Test func leavesOutAMultiplierOfOneInAnySpelling() throws {
    let constraint = try constraint(
      #"firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="1:1""#)
    #expect(!constraint.has("NSMultiplier"))
  }

  @Test func storesRelationPrioritySymbolAndIdentifier() throws {
    let constraint = try constraint(
      #"firstItem="a" firstAttribute="top" relation="lessThanOrEqual" secondItem="b" secondAttribute="bottom" symbolic="YES" constant="8" priority="900" identifier="gap""#
    )
    #expect(constraint.integer("NSRelation") == -1)
    #expect(constraint.integer("NSPriority") == 900)
    #expect(constraint.string("NSSymbolicConstant") == "NSSpace")
    #expect(!constraint.has("NSConstant") && !constraint.has("NSConstantV2"))
    #expect(constraint.string("NSLayoutIdentifier") == "gap")
  }

  @Test func dropsPlaceholdersAndEverythingWithoutAutoLayout() throws {
    #expect(
      try nib(#"<constraint firstAttribute="width" constant="1" placeholder="YES" id="c"/>"#)
        .objects("NSLayoutConstraint").isEmpty)
    #expect(
      try nib(#"<constraint firstAttribute="width" constant="1" id="c"/>"#, document: "")
        .objects("NSLayoutConstraint").isEmpty)
  }

  @Test func groupsByTheItemActedOnAndSortsById() throws {
    let nib = try nib(
      """
      <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" identifier="3" id="zz"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" identifier="2" id="yy"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" identifier="1" id="xx"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" identifier="4" id="zzz"/>
      """)
    let stored = try nib.object("UIView").elements("UIViewAutolayoutConstraints")
    #expect(stored.map { $0.string("NSLayoutIdentifier") } == ["1", "2", "3", "4"])
  }

  @Test func archivesTheSafeAreaWithFourSystemConstraintsOnceAConstraintUsesIt() throws {
    let used = try nib(
      #"<constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c"/>"#)
    let guide = try #require(used.object("UIView").elements("UIViewLayoutGuides").first)
    #expect(guide.string("UILayoutGuideIdentifier") == "UIViewSafeAreaLayoutGuide")
    let system = guide.elements("UILayoutGuideSystemConstraints")
    #expect(
      system.map { $0.string("NSLayoutIdentifier") }
        == ["top", "left", "bottom", "right"].map {
          "UIViewSafeAreaLayoutGuide-" + $0
        })
    #expect(system.allSatisfy { $0.bool("NSShouldBeArchived") == false })
    #expect(system[0].object("NSFirstItem") == guide)
    #expect(system[2].object("NSSecondItem") == guide)
    let unused = try nib("")
    #expect(try !unused.object("UIView").has("UIViewLayoutGuides"))
  }

  /// The guides of a scroll view are in the nib only for the constraints that refer to them.
  @Test func keepsTheGuidesOfAScrollViewOutOfItsList() throws {
    let nib = try CompiledNib(
      """
      <scrollView id="s">
        <subviews><label text="" id="l"/></subviews>
        <constraints>
          <constraint firstItem="l" firstAttribute="top" secondItem="content" secondAttribute="top" id="1"/>
          <constraint firstItem="l" firstAttribute="width" secondItem="frame" secondAttribute="width" id="2"/>
        </constraints>
        <viewLayoutGuide key="contentLayoutGuide" id="content"/>
        <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
      </scrollView>
      """)
    let view = try nib.object("UIScrollView")
    #expect(!view.has("UIViewLayoutGuides"))
    let constraints = view.elements("UIViewAutolayoutConstraints")
    let guides = constraints.compactMap { $0.object("NSSecondItem") }
    #expect(guides.map { $0.elements("UILayoutGuideSystemConstraints").count } == [2, 4])
    #expect(guides.allSatisfy { $0.bool("UILayoutGuideShouldBeArchived") == false })
    #expect(guides.allSatisfy { $0.object("UILayoutGuideOwningView") == view })
  }

  /// Numbers of the worked example in a real pair: seven constraints, one excluded by the default variation.
  @Test func keepsUninstalledConstraintsInTheListOfObjectsAndInTraitStorage() throws {
    let nib = try nib(
      """
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="in"/>
      <constraint firstItem="a" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="out"/>
      """,
      variation: """
        <variation key="default"><mask key="constraints"><exclude reference="out"/></mask></variation>
        <variation key="heightClass=compact-widthClass=regular"><mask key="constraints">
          <include reference="out"/><exclude reference="in"/></mask></variation>
        """)
    let installed = try nib.object("UIView").elements("UIViewAutolayoutConstraints")
    #expect(installed.count == 1)
    let listed = nib.root.elements("UINibObjectsKey").filter { $0.className == "NSLayoutConstraint" }
    #expect(listed.count == 2)
    let storage = try nib.object("_UIRelationshipTraitStorage")
    #expect(storage.string("UIKeyPath") == "traitStorageConstraints")
    #expect(storage.elements("UIRelationshipCandidates").count == 2)
    let records = storage.elements("UIRecords")
    #expect(records.map { $0.elements("UIAddedObjects").count } == [0, 1])
    #expect(records.map { $0.elements("UIRemovedObjects").count } == [1, 1])
    let traits = try #require(records[1].object("UITraitCollection"))
    let prefix = "UITraitCollectionBuiltinTrait-_UITraitName"
    #expect(traits.integer(prefix + "HorizontalSizeClass") == 2)
    #expect(traits.integer(prefix + "VerticalSizeClass") == 1)
    #expect(records[0].object("UITraitCollection")?.keys == [])
    #expect(try nib.object("_UITraitStorageList").elements("UIDescendants").map(\.className) == ["UILabel"])
  }

  @Test func storesVaryingConstantsWithTheirDefaultLast() throws {
    let nib = try nib(
      #"<constraint firstAttribute="width" constant="20" id="c"><variation key="widthClass=regular" constant="30"/></constraint>"#
    )
    let storages = nib.objects("_UIAttributeTraitStorage")
    #expect(storages.count == 2)
    let constants = storages[0].elements("UIRecords").compactMap {
      $0.object("UIValue")?.double("UINumericConstant")
    }
    #expect(constants == [30, 20])
    #expect(storages[0].string("UIKeyPath") == "encodedConstant")
  }
}
