import Foundation
import OpenUIKit
import Testing

/// User-defined runtime attributes: their types, their key paths, and what happens to those that can't be set.
@Suite struct NibAttributeTests {
  private func load(_ attributes: String, kind: String = "view", class name: String? = "StyleView") throws
    -> UIView
  {
    try TestNib.rootView(
      TestNib.element(
        kind, "vue", class: name,
        "<userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>"))
  }

  private func attribute(_ type: String, _ keyPath: String, _ value: String = "") -> String {
    let content = value.hasPrefix("<") ? value : ""
    let attribute = content.isEmpty && type != "nil" ? " value=\"\(value)\"" : ""
    return """
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(keyPath)"\(attribute)>\(content)\
      </userDefinedRuntimeAttribute>
      """
  }

  @Test("Values of every type reach properties of their type")
  func setsEveryType() throws {
    let view = try #require(
      try load(
        attribute("boolean", "isOn", "YES")
          + attribute("number", "count", "<integer key=\"value\" value=\"-3\"/>")
          + attribute("number", "ratio", "<real key=\"value\" value=\"0.25\"/>")
          + attribute("string", "name", "Ärger &amp; more")
          + attribute("localizedString", "title", "Hello")
          + attribute("point", "origin", "<point key=\"value\" x=\"1\" y=\"-2.5\"/>")
          + attribute("size", "extent", "<size key=\"value\" width=\"30\" height=\"40\"/>")
          + attribute("rect", "area", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>")
          + attribute("range", "span", "<range key=\"value\" location=\"5\" length=\"6\"/>")
          + attribute(
            "color", "ink",
            "<color key=\"value\" red=\"1\" green=\"0.5\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
          )
          + attribute("image", "icon", "star")
      ) as? StyleView)
    #expect(view.isOn && view.count == -3 && view.ratio == 0.25)
    #expect(view.name == "Ärger & more" && view.title == "Hello")
    #expect(view.origin == CGPoint(x: 1, y: -2.5) && view.extent == CGSize(width: 30, height: 40))
    #expect(
      view.area == CGRect(x: 1, y: 2, width: 3, height: 4) && view.span == NSRange(location: 5, length: 6))
    #expect(view.ink == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(view.icon != nil)
  }

  @Test("An explicit nil clears an optional property, and can't be set on a number")
  func setsNil() throws {
    let view = try load(attribute("nil", "name") + attribute("nil", "count")) as? StyleView
    #expect(view?.name == nil && view?.count == 7)
  }

  @Test("Numbers become what the property holds, as key-value coding converts them")
  func convertsNumbers() throws {
    let view =
      try load(
        attribute("number", "isOn", "<integer key=\"value\" value=\"1\"/>")
          + attribute("number", "count", "<real key=\"value\" value=\"2.9\"/>")
          + attribute("boolean", "ratio", "YES")) as? StyleView
    #expect(view?.isOn == true && view?.count == 2 && view?.ratio == 1)
  }

  @Test("Key paths lead through objects, deeper ones too")
  func followsKeyPaths() throws {
    let button = try load(
      attribute("number", "layer.cornerRadius", "<integer key=\"value\" value=\"8\"/>")
        + attribute("number", "layer.borderWidth", "<real key=\"value\" value=\"0.5\"/>")
        + attribute("boolean", "layer.masksToBounds", "YES")
        + attribute("number", "layer.shadowOpacity", "<real key=\"value\" value=\"0.5\"/>")
        + attribute("size", "layer.shadowOffset", "<size key=\"value\" width=\"1\" height=\"2\"/>")
        + attribute("number", "titleLabel.numberOfLines", "<integer key=\"value\" value=\"0\"/>")
        + attribute("number", "titleLabel.layer.cornerRadius", "<integer key=\"value\" value=\"3\"/>")
        + attribute("number", "imageView.contentMode", "<integer key=\"value\" value=\"1\"/>"),
      kind: "button", class: nil)
    #expect(button.layer.cornerRadius == 8 && button.layer.borderWidth == 0.5 && button.layer.masksToBounds)
    #expect(button.layer.shadowOpacity == 0.5 && button.layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect((button as? UIButton)?.titleLabel?.numberOfLines == 0)
    #expect((button as? UIButton)?.titleLabel?.layer.cornerRadius == 3)
    #expect((button as? UIButton)?.imageView?.contentMode == .scaleAspectFit)
  }

  @Test("A superclass's properties are reached from its subclasses, under Objective-C's names")
  func reachesInheritedProperties() throws {
    let view = try load(
      attribute("boolean", "hidden", "YES") + attribute("boolean", "clipsToBounds", "YES")
        + attribute("number", "tag", "<integer key=\"value\" value=\"12\"/>")
        + attribute("boolean", "userInteractionEnabled", "NO")
        + attribute("string", "accessibilityIdentifier", "styled"))
    #expect(view.isHidden && view.clipsToBounds && view.tag == 12 && !view.isUserInteractionEnabled)
    #expect(view.accessibilityIdentifier == "styled")
  }

  @Test("The last of several values for one key stays")
  func appliesInFileOrder() throws {
    let view = try load(attribute("string", "name", "first") + attribute("string", "name", "second"))
    #expect((view as? StyleView)?.name == "second")
    #expect((view as? StyleView)?.names == ["first", "second"])
  }

  @Test("A colour for a layer's CGColor property, or for a key that no layer has, is taken and ignored")
  func layersTakeAnyKey() throws {
    let color =
      "<color key=\"value\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
    let view = try load(
      attribute("color", "layer.borderColor", color) + attribute("color", "layer.borderUIColor", color)
        + attribute("string", "name", "still set"))
    #expect((view as? StyleView)?.name == "still set")
  }

  @Test("Objects that are no views have attributes, too")
  func setsAttributesOfOtherObjects() throws {
    let view = try TestNib.rootView(
      """
      <view id="vue"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <constraints><constraint firstAttribute="width" constant="5" id="wid">
          <userDefinedRuntimeAttributes>
            \(attribute("string", "identifier", "the width"))
          </userDefinedRuntimeAttributes>
        </constraint></constraints>
      </view>
      """)
    #expect(view.constraints.first?.identifier == "the width")
  }
}

/// A view with a property for every type of runtime attribute.
final class StyleView: UIView, NibConnectable {
  var isOn = false
  var count = 7
  var ratio: CGFloat = 0
  var name: String? = "unset" { didSet { if let name { names.append(name) } } }
  var names: [String] = []
  var title = ""
  var origin = CGPoint.zero
  var extent = CGSize.zero
  var area = CGRect.zero
  var span = NSRange()
  var ink: UIColor?
  var icon: UIImage?

  static var nibConnections: NibConnections {
    NibConnections(for: StyleView.self) {
      $0.attribute("isOn") { $0.isOn = $1 }
      $0.attribute("count") { $0.count = $1 }
      $0.attribute("ratio") { $0.ratio = $1 }
      $0.attribute("name") { $0.name = $1 }
      $0.attribute("title") { $0.title = $1 }
      $0.attribute("origin") { $0.origin = $1 }
      $0.attribute("extent") { $0.extent = $1 }
      $0.attribute("area") { $0.area = $1 }
      $0.attribute("span") { $0.span = $1 }
      $0.attribute("ink") { $0.ink = $1 }
      $0.attribute("icon") { $0.icon = $1 }
    }
  }
}
