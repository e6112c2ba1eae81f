import NibCompiler
import Testing

@Suite struct ConnectionTests {
  @Test func sortsOutletsByPropertyAndThenActionsBySelector() throws {
    let nib = try CompiledNib(
      """
      <view id="v">
        <subviews><button id="b"><connections>
          <action selector="zap:" destination="-1" eventType="touchUpInside" id="1"/>
          <action selector="act:" destination="-2" eventType="valueChanged" id="2"/>
        </connections></button></subviews>
        <connections><outlet property="z" destination="b" id="3"/><outlet property="a" destination="v" id="4"/></connections>
      </view>
      """)
    let connections = nib.root.elements("UINibConnectionsKey")
    #expect(connections.map { $0.string("UILabel") } == ["a", "z", "act:", "zap:"])
    #expect(connections.map { $0.integer("UIEventMask") } == [nil, nil, 4096, 64])
    #expect(connections[1].object("UISource")?.className == "UIView")
    #expect(connections[1].object("UIDestination")?.className == "UIButton")
    #expect(connections[2].object("UIDestination")?.string("UIProxiedObjectIdentifier") == "IBFirstResponder")
  }

  @Test func leavesOutTheEventOfRecognisersAndItems() throws {
    let nib = try CompiledNib(
      #"<tapGestureRecognizer id="t"><connections><action selector="tap:" destination="-1" id="1"/></connections></tapGestureRecognizer>"#
    )
    #expect(try !nib.object("UIRuntimeEventConnection").has("UIEventMask"))
    let tap = try nib.object("UITapGestureRecognizer")
    #expect(tap.integer("UIGestureRecognizer.allowedTouchTypes") == 15)
    #expect(tap.object("UITapGestureRecognizer._imp")?.className == "UITapRecognizer")
  }

  @Test func mergesTheEntriesOfAnOutletCollection() throws {
    let nib = try CompiledNib(
      """
      <tapGestureRecognizer id="t"/>
      <view id="v">
        <subviews><view id="x"/><view id="y"/></subviews>
        <connections>
          <outletCollection property="stars" destination="y" collectionClass="NSMutableArray" id="1"/>
          <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="2"/>
          <outletCollection property="stars" destination="x" collectionClass="NSMutableArray" id="3"/>
        </connections>
      </view>
      """)
    let collections = nib.objects("UIRuntimeOutletCollectionConnection")
    #expect(collections.map { $0.string("UILabel") } == ["gestureRecognizers", "stars"])
    #expect(collections.map { $0.string("runtimeCollectionClassName") } == ["NSArray", "NSMutableArray"])
    #expect(collections.map { $0.bool("addsContentToExistingCollection") } == [true, false])
    let views = nib.objects("UIView")[0].elements("UISubviews")
    #expect(collections[1].elements("UIDestination") == views.reversed())
  }

  @Test func archivesRuntimeAttributesByType() throws {
    let nib = try CompiledNib(
      """
      <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="b" value="YES"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="8.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="i"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="s" value="text"/>
        <userDefinedRuntimeAttribute type="size" keyPath="z"><size key="value" width="68" height="68.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="rect" keyPath="r"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="c"><color key="value" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="nil" keyPath="n"/>
      </userDefinedRuntimeAttributes></view>
      """)
    let pairs = nib.root.elements("UINibKeyValuePairsKey")
    #expect(
      pairs.map { $0.string("UIKeyPath") } == ["b", "layer.cornerRadius", "i", "s", "z", "r", "c", "n"])
    #expect(pairs.map { $0.number("UIValue") }.prefix(3) == [1, 8.5, 3])
    #expect(pairs[3].string("UIValue") == "text")
    #expect(pairs[4].object("UIValue")?.integer("NS.special") == 2)
    #expect(pairs[4].object("UIValue")?.string("NS.sizeval") == "{68, 68.5}")
    #expect(pairs[5].object("UIValue")?.string("NS.rectval") == "{{1, 2}, {3, 4}}")
    #expect(pairs[6].object("UIValue")?.className == "UIColor")
    #expect(pairs[7].isNull("UIValue"))
  }

  /// Two that no author wrote: Apple's compiler adds them, and so must be read.
  @Test func addsRuntimeAttributesForSwitchesAndEstimatedSizes() throws {
    let nib = try CompiledNib(
      """
      <switch id="s"><rect key="frame" x="1" y="2.5" width="51" height="31"/></switch>
      <collectionView id="c">
        <collectionViewFlowLayout key="collectionViewLayout" id="f">
          <size key="estimatedItemSize" width="68" height="70"/>
        </collectionViewFlowLayout>
      </collectionView>
      """)
    let pairs = nib.root.elements("UINibKeyValuePairsKey")
    #expect(pairs.map { $0.string("UIKeyPath") } == ["frame", "estimatedItemSize"])
    #expect(pairs[0].object("UIObject")?.className == "UISwitch")
    #expect(pairs[0].object("UIValue")?.string("NS.rectval") == "{{1, 2.5}, {51, 31}}")
    #expect(pairs[1].object("UIObject")?.className == "UICollectionViewFlowLayout")
    #expect(pairs[1].object("UIValue")?.string("NS.sizeval") == "{68, 70}")
  }

  /// Equal numbers are one object, whatever their type: 0, 0.0 and NO.
  @Test func sharesNumbersThatAreEqualAndStringsThatAreEqual() throws {
    let nib = try CompiledNib(
      """
      <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="same" value="NO"/>
        <userDefinedRuntimeAttribute type="number" keyPath="same"><real key="value" value="0.0"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="same"><integer key="value" value="0"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(nib.objects("NSNumber").count == 1)
    #expect(nib.objects("NSString").filter { $0.text("NS.bytes") == "same" }.count == 1)
  }

  @Test func archivesAccessibilitySettings() throws {
    let nib = try CompiledNib(
      """
      <label text="" id="l">
        <accessibility key="accessibilityConfiguration" label="Name" hint="Tap" identifier="name">
          <accessibilityTraits key="traits" button="YES" header="YES"/>
          <bool key="isElement" value="NO"/>
        </accessibility>
      </label>
      """)
    let configuration = try nib.object("UIRuntimeAccessibilityConfiguration")
    #expect(configuration.object("UIAccessibileObject")?.className == "UILabel")
    #expect(configuration.string("UIAccessibilityLabel") == "Name")
    #expect(configuration.string("UIAccessibilityHint") == "Tap")
    #expect(configuration.string("UIAccessibilityIdentifier") == "name")
    // UIAccessibilityTraits: button is bit 0, header bit 16.
    #expect(configuration.number("UIAccessibilityTraits") == 65537)
    #expect(configuration.number("UIIsAccessibilityElement") == 0)
  }
}
