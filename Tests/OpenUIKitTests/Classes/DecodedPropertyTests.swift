import Foundation
import NibArchive
import TestSupport
import Testing

@testable import OpenUIKit

/// Objects decoded from nibs that Apple's compiler made have the values that the files state. The files are read a
/// second time without the toolkit for that; for what they leave out, the value that UIKit's decoding has.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.skipReason)))
struct DecodedPropertyTests {
  /// How a value of an archived object shows in the decoded one.
  struct Rule: Sendable {
    let className: String
    let key: String
    let archived: @Sendable (ArchivedObject) -> String?
    let decoded: @Sendable (AnyObject) -> String?

    static func number<Object>(
      _ className: String, _ key: String, absent: Double, _ read: @escaping @Sendable (Object) -> Double?
    ) -> Rule {
      Rule(
        className: className, key: key, archived: { "\($0.number(key) ?? absent)" },
        decoded: { ($0 as? Object).flatMap(read).map { "\($0)" } })
    }

    static func text<Object>(
      _ className: String, _ key: String, absent: String? = nil,
      _ read: @escaping @Sendable (Object) -> String?
    ) -> Rule {
      Rule(
        className: className, key: key, archived: { $0.text(key) ?? absent },
        decoded: { ($0 as? Object).flatMap(read) })
    }

    static func numbers<Object>(
      _ className: String, _ key: String, absent: [Double], _ read: @escaping @Sendable (Object) -> [Double]
    ) -> Rule {
      Rule(
        className: className, key: key, archived: { "\($0.numbers(key) ?? absent)" },
        decoded: { ($0 as? Object).map(read).map { "\($0)" } })
    }
  }

  static let rules: [Rule] = [
    .text("UILabel", "UIText") { (label: UILabel) in label.text },
    .number("UILabel", "UITextAlignment", absent: 0) { (label: UILabel) in
      Double(label.textAlignment.rawValue)
    },
    .number("UILabel", "UINumberOfLines", absent: 1) { (label: UILabel) in Double(label.numberOfLines) },
    .number("UILabel", "UILineBreakMode", absent: 4) { (label: UILabel) in
      Double(label.lineBreakMode.rawValue)
    },
    .number("UILabel", "UIMinimumScaleFactor", absent: 0) { (label: UILabel) in label.minimumScaleFactor },
    .number("UILabel", "UIPreferredMaxLayoutWidth", absent: 0) { (label: UILabel) in
      label.preferredMaxLayoutWidth
    },
    .number("UILabel", "UIAdjustsFontSizeToFit", absent: 0) { (label: UILabel) in
      label.adjustsFontSizeToFitWidth ? 1 : 0
    },
    .numbers("UILabel", "UIShadowOffset", absent: [0, -1]) { (label: UILabel) in
      [label.shadowOffset.width, label.shadowOffset.height]
    },
    .number("UIButton", "UIButtonType", absent: 0) { (button: UIButton) in Double(button.buttonType.rawValue)
    },
    .number("UIButton", "UIAdjustsImageWhenHighlighted", absent: 0) { (button: UIButton) in
      button.adjustsImageWhenHighlighted ? 1 : 0
    },
    .number("UIButton", "UIContentHorizontalAlignment", absent: 0) { (button: UIButton) in
      Double(button.contentHorizontalAlignment.rawValue)
    },
    .numbers("UIButton", "UITitleEdgeInsets", absent: [0, 0, 0, 0]) { (button: UIButton) in
      let insets = button.titleEdgeInsets
      return [insets.top, insets.left, insets.bottom, insets.right]
    },
    .numbers("UIButton", "UIContentEdgeInsets", absent: [0, 0, 0, 0]) { (button: UIButton) in
      let insets = button.contentEdgeInsets
      return [insets.top, insets.left, insets.bottom, insets.right]
    },
    Rule(
      className: "UIImageView", key: "UIImage",
      archived: {
        $0.object("UIImage").flatMap { $0.text("UISystemSymbolResourceName") ?? $0.text("UIResourceName") }
      },
      decoded: { ($0 as? UIImageView)?.image?.name }),
    .text("UITextField", "UIPlaceholder") { (field: UITextField) in field.placeholder },
    .text("UITextField", "UIText", absent: "") { (field: UITextField) in field.text },
    .number("UITextField", "UIBorderStyle", absent: 0) { (field: UITextField) in
      Double(field.borderStyle.rawValue)
    },
    .number("UITextField", "UIReturnKeyType", absent: 0) { (field: UITextField) in
      Double(field.returnKeyType.rawValue)
    },
    .number("UITextField", "UIKeyboardType", absent: 0) { (field: UITextField) in
      Double(field.keyboardType.rawValue)
    },
    .number("UITextField", "UIAutocapitalizationType", absent: 0) { (field: UITextField) in
      Double(field.autocapitalizationType.rawValue)
    },
    .text("UITextView", "UIText", absent: "") { (view: UITextView) in view.text },
    .number("UITextView", "UIEditable", absent: 1) { (view: UITextView) in view.isEditable ? 1 : 0 },
    .number("UITextView", "UIScrollDisabled", absent: 0) { (view: UITextView) in view.isScrollEnabled ? 0 : 1
    },
    .number("UISwitch", "UISwitchOn", absent: 0) { (control: UISwitch) in control.isOn ? 1 : 0 },
    .number("UISlider", "UIValue", absent: 0) { (slider: UISlider) in Double(slider.value) },
    .number("UIProgressView", "UIProgress", absent: 0) { (view: UIProgressView) in Double(view.progress) },
    .number("UIActivityIndicatorView", "UIActivityIndicatorViewStyle", absent: 0) {
      (view: UIActivityIndicatorView) in
      Double(view.style.rawValue)
    },
    .number("UIActivityIndicatorView", "UIHidesWhenStopped", absent: 1) { (view: UIActivityIndicatorView) in
      view.hidesWhenStopped ? 1 : 0
    },
    .number("UIStackView", "UIStackViewAxis", absent: 0) { (stack: UIStackView) in Double(stack.axis.rawValue)
    },
    .number("UIStackView", "UIStackViewDistribution", absent: 0) { (stack: UIStackView) in
      Double(stack.distribution.rawValue)
    },
    .number("UIStackView", "UIStackViewAlignment", absent: 0) { (stack: UIStackView) in
      Double(stack.alignment.rawValue)
    },
    .number("UIStackView", "UIStackViewSpacing", absent: 0) { (stack: UIStackView) in stack.spacing },
    Rule(
      className: "UIStackView", key: "UIStackViewArrangedSubviews",
      archived: { "\($0.elements("UIStackViewArrangedSubviews")?.count ?? 0)" },
      decoded: { ($0 as? UIStackView).map { "\($0.arrangedSubviews.count)" } }),
    .number("UIScrollView", "UIShowsVerticalScrollIndicator", absent: 1) { (view: UIScrollView) in
      view.showsVerticalScrollIndicator ? 1 : 0
    },
    .number("UITableView", "UITableViewStyle", absent: .nan) { (table: UITableView) in
      Double(table.style.rawValue)
    },
    .number("UITableView", "UIRowHeight", absent: 44) { (table: UITableView) in table.rowHeight },
    .number("UITableView", "UISectionHeaderHeight", absent: 22) { (table: UITableView) in
      table.sectionHeaderHeight
    },
    .number("UITableView", "UISeparatorStyle", absent: 0) { (table: UITableView) in
      Double(table.separatorStyle.rawValue)
    },
    .number("UITableView", "UIAlwaysBounceVertical", absent: 0) { (table: UITableView) in
      table.alwaysBounceVertical ? 1 : 0
    },
    .text("UITableViewCell", "UIReuseIdentifier") { (cell: UITableViewCell) in cell.reuseIdentifier },
    .number("UITableViewCell", "UISelectionStyle", absent: 3) { (cell: UITableViewCell) in
      Double(cell.selectionStyle.rawValue)
    },
    .number("UITableViewCell", "UIAccessoryType", absent: 0) { (cell: UITableViewCell) in
      Double(cell.accessoryType.rawValue)
    },
    .number("UITableViewCell", "UIIndentationWidth", absent: 10) { (cell: UITableViewCell) in
      cell.indentationWidth
    },
    .text("UICollectionViewCell", "UIReuseIdentifier") { (cell: UICollectionViewCell) in cell.reuseIdentifier
    },
    .numbers("UICollectionViewFlowLayout", "UIItemSize", absent: [50, 50]) {
      (layout: UICollectionViewFlowLayout) in
      [layout.itemSize.width, layout.itemSize.height]
    },
    .number("UICollectionViewFlowLayout", "UILineSpacing", absent: 10) {
      (layout: UICollectionViewFlowLayout) in
      layout.minimumLineSpacing
    },
    .number("UICollectionViewFlowLayout", "UIScrollDirection", absent: 0) {
      (layout: UICollectionViewFlowLayout) in
      Double(layout.scrollDirection.rawValue)
    },
    .text("UIBarButtonItem", "UITitle") { (item: UIBarButtonItem) in item.title },
    .number("UIBarButtonItem", "UIStyle", absent: 0) { (item: UIBarButtonItem) in Double(item.style.rawValue)
    },
    .number("UIBarButtonItem", "UIEnabled", absent: 0) { (item: UIBarButtonItem) in item.isEnabled ? 1 : 0 },
    .text("UINavigationItem", "UITitle") { (item: UINavigationItem) in item.title },
    Rule(
      className: "UIVisualEffectView", key: "UIVisualEffectViewContentView",
      archived: { "\($0.object("UIVisualEffectViewContentView")?.elements("UISubviews")?.count ?? 0)" },
      decoded: { ($0 as? UIVisualEffectView).map { "\($0.contentView.subviews.count)" } }),
    Rule(
      className: "UIBlurEffect", key: "UIBlurEffectStyle",
      archived: { "\(Int($0.number("UIBlurEffectAutomaticStyle") ?? $0.number("UIBlurEffectStyle") ?? 0))" },
      decoded: { ($0 as? UIBlurEffect).map { "\($0.style.rawValue)" } }),
  ]

  /// The archives of the corpus, each with its decoder.
  private func forEachArchive(_ body: (NibArchive, NibCoder, String) throws -> Void) throws {
    for folder in ["nib", "pairs", "pairs-storyboard"] {
      for file in Corpus.files(in: folder, withExtension: "nib") {
        guard let data = try? Data(contentsOf: file), let archive = try? NibArchive(decoding: [UInt8](data)),
          let template = try? NibFile.template(
            from: [UInt8](data), name: file.lastPathComponent, bundle: .main, strings: [:])
        else { continue }
        // Every object is asked for here, not only by the one that refers to it.
        for index in 0..<template.recordCount { template.records[index].uses = 2 }
        let coder = NibCoder(template: template)
        try body(archive, coder, file.path)
      }
    }
  }

  @Test func decodedObjectsHaveTheValuesThatTheFilesState() throws {
    let byClass = Dictionary(grouping: Self.rules, by: \.className)
    var compared: [String: Int] = [:]
    try forEachArchive { archive, coder, path in
      for index in archive.objects.indices {
        let object = ArchivedObject(archive: archive, index: index)
        guard let rules = byClass[object.className] else { continue }
        guard let decoded = coder.instantiate(index) else {
          Issue.record("\(object.className) \(index) of \(path) wasn't made")
          continue
        }
        for rule in rules {
          if rule.key == "UITableViewStyle", object[rule.key] == nil { continue }
          // A text that is attributed is told by its attributes.
          if rule.key == "UIText", object["UIAttributedText"] != nil { continue }
          let (expected, actual) = (rule.archived(object), rule.decoded(decoded))
          #expect(actual == expected, "\(rule.className).\(rule.key) of object \(index) in \(path)")
          compared["\(rule.className).\(rule.key)", default: 0] += 1
        }
      }
    }
    let missing = Self.rules.filter { compared["\($0.className).\($0.key)"] == nil }
    #expect(missing.map { "\($0.className).\($0.key)" } == [])
    #expect(compared.values.reduce(0, +) > 10_000)
  }

  @Test func colorsHaveTheComponentsThatTheFilesState() throws {
    var compared = 0
    try forEachArchive { archive, coder, path in
      for index in archive.objects.indices {
        let object = ArchivedObject(archive: archive, index: index)
        guard object.className == "UIColor", object["UISystemColorName"] == nil,
          let color = coder.instantiate(index) as? UIColor
        else { continue }
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let keys =
          object.number("UIColorComponentCount") == 2
          ? ["UIWhite", "UIWhite", "UIWhite", "UIAlpha"] : ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
        let stated = keys.map { object.number($0 + "-Double") ?? object.number($0) }
        guard stated.allSatisfy({ $0 != nil }) else { continue }
        #expect(
          [red, green, blue, alpha].map { Double($0) } == stated.map { $0 ?? 0 }, "colour \(index) in \(path)"
        )
        compared += 1
      }
    }
    #expect(compared > 500)
  }

  @Test func fontsHaveTheSizeAndWeightThatTheFilesState() throws {
    var compared = 0
    try forEachArchive { archive, coder, path in
      for index in archive.objects.indices {
        let object = ArchivedObject(archive: archive, index: index)
        guard object.className == "UIFont", let font = coder.instantiate(index) as? UIFont else { continue }
        if let style = object.text("UIIBTextStyle") {
          #expect(font == UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)))
        } else {
          #expect(Double(font.pointSize) == object.number("UIFontPointSize"), "font \(index) in \(path)")
        }
        if object.number("UIFontTraits") == 2 {
          #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold), "font \(index) in \(path)")
        }
        // Names that begin with a dot are the system's, whatever the file says, and differ by generation.
        if object.number("UISystemFont") == 0, let name = object.text("UIFontName"), !name.hasPrefix(".") {
          #expect(font.fontName == name, "font \(index) in \(path)")
        }
        compared += 1
      }
    }
    #expect(compared > 500)
  }

  @Test func buttonsHaveTheTitlesOfTheirStates() throws {
    var compared = 0
    try forEachArchive { archive, coder, path in
      for index in archive.objects.indices {
        let object = ArchivedObject(archive: archive, index: index)
        guard object.className == "UIButton",
          let contents = object.object("UIButtonStatefulContent")?.elements,
          let button = coder.instantiate(index) as? UIButton
        else { continue }
        for pair in stride(from: 0, to: contents.count - 1, by: 2) {
          let state = UIControl.State(rawValue: UInt(contents[pair].number("NS.intval") ?? 0))
          guard let title = contents[pair + 1].text("UITitle") else { continue }
          #expect(button.title(for: state) == title, "button \(index) in \(path)")
          compared += 1
        }
      }
    }
    #expect(compared > 200)
  }

  @Test func attributedTextsHaveTheirRuns() throws {
    var compared = 0
    try forEachArchive { archive, coder, path in
      for index in archive.objects.indices {
        let object = ArchivedObject(archive: archive, index: index)
        guard ["NSAttributedString", "NSMutableAttributedString"].contains(object.className) else { continue }
        let text = try #require(coder.instantiate(index) as? NSAttributedString)
        #expect(text.string == object.text("NSString"), "text \(index) in \(path)")
        guard text.length > 0 else { continue }
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) is UIFont, "text \(index) in \(path)")
        compared += 1
        guard object["NSAttributeInfo"] != nil else { continue }
        // The only one of the corpus: 23 characters, then 6.
        var range = NSRange()
        _ = text.attributes(at: 0, effectiveRange: &range)
        #expect(range == NSRange(location: 0, length: 23))
      }
    }
    #expect(compared > 20)
  }
}
