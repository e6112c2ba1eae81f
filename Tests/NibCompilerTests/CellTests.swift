import NibArchive
import Testing

@Suite struct CellTests {
  @Test func givesATableCellItsContentViewAndASeparator() throws {
    let nib = try CompiledNib(
      """
      <tableViewCell selectionStyle="default" indentationWidth="10" reuseIdentifier="Cell" id="c">
        <rect key="frame" x="0.0" y="0.0" width="320" height="40"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="c" id="v">
          <rect key="frame" x="0.0" y="0.0" width="320" height="40"/>
        </tableViewCellContentView>
      </tableViewCell>
      """)
    let cell = try nib.object("UITableViewCell")
    #expect(
      cell.elements("UISubviews").map(\.className) == [
        "UITableViewCellContentView", "_UITableViewCellSeparatorView",
      ])
    #expect(cell.object("UIContentView")?.className == "UITableViewCellContentView")
    #expect(cell.elements("UISubviews")[1].geometry("UIBounds") == [0, 0, 312, 1])
    #expect(cell.elements("UISubviews")[1].geometry("UICenter") == [164, 39.5])
    #expect(cell.isNull("UITextLabel") && cell.isNull("UIImageView") && cell.isNull("UISystemBackgroundView"))
    #expect(!cell.has("UISelectionStyle"))
    let entry = nib.archive.classNames.indices.first {
      nib.archive.className($0) == "UITableViewCellContentView"
    }
    #expect(nib.archive.fallbackNames(try #require(entry)) == ["UIView"])
    #expect(nib.root.elements("UINibObjectsKey").map(\.className).contains("UITableViewCellContentView"))
  }

  /// Cells saved before content views got an element of their own state constraints against the cell.
  @Test func movesAnOldCollectionCellsConstraintsToItsContentView() throws {
    let nib = try CompiledNib(
      """
      <collectionViewCell opaque="NO" clipsSubviews="YES" contentMode="center" id="c">
        <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
        <view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center">
          <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
          <autoresizingMask key="autoresizingMask"/>
          <subviews><label text="" id="l"/></subviews>
        </view>
        <constraints>
          <constraint firstItem="l" firstAttribute="top" secondItem="c" secondAttribute="top" id="x"/>
        </constraints>
      </collectionViewCell>
      """)
    let cell = try nib.object("UICollectionViewCell")
    let content = try #require(cell.object("UIContentView"))
    let moved = content.elements("UIViewAutolayoutConstraints")
    #expect(moved.count == 1)
    #expect(moved[0].object("NSSecondItem") == content)
    let generated = cell.elements("UIViewAutolayoutConstraints")
    #expect(generated.map { $0.integer("NSFirstAttribute") } == [5, 6, 3, 4])
    #expect(generated.allSatisfy { $0.string("NSLayoutIdentifier") == "UIIBSystemGenerated" })
    // What the document says of such a view means nothing.
    #expect(content.bool("UIOpaque") == true)
    #expect(!content.has("UIClipsToBounds") && !content.has("UIContentMode"))
    #expect(!nib.root.elements("UINibObjectsKey").contains(content))
  }

  /// Content views that are elements hold the constraints themselves.
  @Test(arguments: [true, false])
  func tiesACollectionCellToItsContentViewWhereOneStatesAConstraint(_ isConstrained: Bool) throws {
    let constraint =
      #"<constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="x"/>"#
    let nib = try CompiledNib(
      """
      <collectionViewCell opaque="NO" id="c">
        <collectionViewCellContentView key="contentView" id="v">
          <subviews><label text="" id="l"/></subviews>
          <constraints>\(isConstrained ? constraint : "")</constraints>
        </collectionViewCellContentView>
      </collectionViewCell>
      """)
    let cell = try nib.object("UICollectionViewCell")
    let content = try #require(cell.object("UIContentView"))
    #expect(cell.elements("UIViewAutolayoutConstraints").count == (isConstrained ? 4 : 0))
    #expect(content.elements("UIViewAutolayoutConstraints").count == (isConstrained ? 1 : 0))
    #expect(content.has("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints") == isConstrained)
  }

  @Test func putsPrototypesIntoNibsOfTheirOwnWithPlaceholdersForTheRest() throws {
    let nib = try CompiledNib(
      """
      <view id="v"><subviews>
        <tableView dataMode="prototypes" style="plain" separatorStyle="default" id="t">
          <prototypes>
            <tableViewCell reuseIdentifier="Row" indentationWidth="10" id="c">
              <tableViewCellContentView key="contentView" tableViewCell="c" id="cv">
                <subviews><button id="b"><connections>
                  <action selector="tap:" destination="-1" eventType="touchUpInside" id="1"/>
                </connections></button></subviews>
              </tableViewCellContentView>
            </tableViewCell>
          </prototypes>
        </tableView>
      </subviews></view>
      """)
    let table = try nib.object("UITableView")
    let nibs = table.elements("UITableViewCellPrototypeNibs")
    #expect(nibs[0].text("NS.bytes") == "Row")
    try #require(nibs.count == 2)
    let external = try #require(
      table.elements("UITableViewCellPrototypeNibExternalObjects").last?.elements)
    try #require(external.count == 2)
    #expect(external[0].text("NS.bytes") == "UpstreamPlaceholder-1")
    #expect(external[1].string("UIProxiedObjectIdentifier") == "IBFilesOwner")
    #expect(nib.objects("UIButton").isEmpty)
    let data = try #require(nibs[1].object("archiveData"))
    let value = try #require(nib.archive.values(of: data.index).first)
    guard case .data(let range) = value.payload else { throw Unexpected() }
    let inner = try NibArchive(decoding: nib.archive.withBytes(of: range) { Array($0) })
    let classes = inner.objects.indices.map { inner.className(ofObject: $0) }
    #expect(classes.contains("UITableViewCell") && classes.contains("UIButton"))
    #expect(classes.filter { $0 == "UIProxyObject" }.count == 3)
  }

  private struct Unexpected: Error {}
}
