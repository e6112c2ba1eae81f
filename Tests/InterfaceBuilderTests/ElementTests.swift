import InterfaceBuilder
import Testing

@Suite struct ElementTests {
  private func parse(_ text: String) throws(XibError) -> Element {
    try Element(parsing: Array(text.utf8), file: "Test.xib")
  }

  private func kind(_ text: String) -> XibError.Kind? {
    kind(Array(text.utf8))
  }

  private func kind(_ bytes: [UInt8]) -> XibError.Kind? {
    do throws(XibError) {
      _ = try Element(parsing: bytes, file: "Test.xib")
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func keepsAttributesInFileOrderWithEntitiesResolved() throws {
    let element = try parse(#"<a zeta="1" alpha='a "b" &lt;&#65;&amp;&#x1F600;' mid = "x &gt; y"/>"#)
    #expect(element.attributes.map(\.name) == ["zeta", "alpha", "mid"])
    #expect(element["alpha"] == #"a "b" <A&😀"#)
    #expect(element["mid"] == "x > y")
    #expect(element["none"] == nil)
  }

  @Test func namesTheLineOfEachStartTagAcrossCommentsSectionsAndInstructions() throws {
    let element = try parse(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- <fake
       line=""/> -->
      <root
          first="a
      b">
        <one/><two a="1"
           b="2"/>
        <?note <inner> ?>
        <text><![CDATA[<not an="element">
      ]]></text>
        <last/>
      </root>
      """)
    #expect(element.line == 4)
    #expect(element.children.map(\.name) == ["one", "two", "text", "last"])
    #expect(element.children.map(\.line) == [7, 7, 10, 12])
    #expect(element.children[2].text == "<not an=\"element\">\n")
    #expect(element.children[1].attributes.map(\.name) == ["a", "b"])
  }

  @Test func keepsTheTextOfLeavesAsItStands() throws {
    let element = try parse(
      "<a>\n  <string key=\"text\">  two\nlines &amp; more </string>\n  <string> </string>\n</a>")
    #expect(element.text == "")
    #expect(element.child(forKey: "text")?.text == "  two\nlines & more ")
    #expect(element.children[1].text == " ")
  }

  @Test func readsValuesStrictly() throws {
    let element = try parse(#"<a yes="YES" no="NO" odd="maybe" n="-1.5e2" inf="inf" i="42" r="4.2"/>"#)
    #expect(element.bool("yes") == true)
    #expect(element.bool("no") == false)
    #expect(element.bool("odd") == nil)
    #expect(element.number("n") == -150)
    #expect(element.number("inf") == nil)
    #expect(element.number("odd") == nil)
    #expect(element.integer("i") == 42)
    #expect(element.integer("r") == nil)
  }

  @Test(arguments: [
    ("", XibError.Kind.empty), (" \n\t", .empty), ("\"a.text\" = \"b\";", .stringsTable),
    ("\n/* Class = \"UILabel\"; */", .stringsTable), ("bplist00abc", .compiledNib),
    ("NIBArchive..", .compiledNib), ("{ json: 1 }", .notXML), ("<a>\n<<<<<<< HEAD\n</a>", .mergeConflict),
    ("<a><b></a>", .malformed), ("<a><b>", .truncated), ("<a b=\"", .truncated), ("<a>text", .truncated),
    ("<a x='1' x='2'/>", .malformed),
    ("<a>&undefined;</a>", .malformed), ("<?xml version=\"1.0\" encoding=\"UTF-16\"?><a/>", .encoding),
    ("<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://x\"><plist/>", .documentType),
  ])
  func refuses(_ text: String, as expected: XibError.Kind) {
    #expect(kind(text) == expected)
  }

  @Test func neverExpandsAnEntityBomb() {
    let bomb = """
      <?xml version="1.0"?>
      <!-- harmless --><!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">
      <!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;"><!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;">]>
      <a>&e;</a>
      """
    #expect(kind(bomb) == .documentType)
    #expect(kind("<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>") == .documentType)
  }

  @Test func refusesNestingBeyondTheLimitAndAcceptsItUpToThere() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<v>", count: depth) + String(repeating: "</v>", count: depth)
    }
    #expect(kind(nested(Element.depthLimit)) == nil)
    #expect(kind(nested(Element.depthLimit + 1)) == .tooDeep)
    #expect(kind(nested(100_000)) == .tooDeep)
  }

  @Test func refusesBytesThatAreNotUTF8() {
    #expect(kind([0xFF, 0xFE, 0x3C, 0x00]) == .encoding)
    #expect(kind(Array("<a>".utf8) + [0xC3, 0x28] + Array("</a>".utf8)) == .encoding)
    #expect(kind(Array("<a><b c='".utf8) + [0xC3] + Array("'/></a>".utf8)) == .encoding)
    #expect(kind(Array("<a><".utf8) + [0xED, 0xA0, 0x80] + Array(" c='1'/></a>".utf8)) == .encoding)
  }

  @Test func readsBehindAByteOrderMark() throws {
    #expect(try Element(parsing: [0xEF, 0xBB, 0xBF] + Array("<a/>".utf8), file: "x").name == "a")
  }

  @Test func errorsNameFileLineAndOneSentence() {
    do throws(XibError) {
      _ = try parse("<a>\n\n<<<<<<< HEAD\n</a>")
      Issue.record("accepted")
    } catch {
      #expect(error.description == "Test.xib:3: an unfinished merge begins here; resolve it and save again")
    }
  }
}
