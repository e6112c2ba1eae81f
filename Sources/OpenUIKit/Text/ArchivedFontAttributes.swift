import Foundation

/// The attributes of a font descriptor, as archives name them.
struct ArchivedFontAttributes {
  private var size: CGFloat = 0
  private var name: String?
  private var usage: String?
  private var usageOverride: String?

  init() {}

  /// The attributes archived under `coder`'s present object, nil if there are none. Read where they lie: no
  /// dictionary is made of them, as every font of a nib has some.
  init?(_ coder: NSCoder) {
    if let nib = NibCoder.decoding(coder) {
      guard let stored = nib.values.first(where: { $0.key == .fontDescriptorAttributes }), stored.tag != .null
      else { return nil }
      let elements = nib.elements(stored)
      for place in stride(from: 0, to: elements.count - 1, by: 2) {
        guard let name = nib.string(elements[place]) else { continue }
        let value = elements[place + 1]
        if let text = nib.string(value) { set(name, text) } else { set(name, number: nib.double(value)) }
      }
    } else {
      guard let attributes = coder.decodeObject(forKey: "UIFontDescriptorAttributes") else { return nil }
      for (name, value) in attributes as? [AnyHashable: Any] ?? [:] {
        if let name = name.base as? String { set(name, value) }
      }
    }
  }

  /// Takes the attribute called `key`, if it says which font is meant.
  mutating func set(_ key: String, _ value: Any) {
    if let text = value as? String {
      set(key, text)
    } else if let number = value as? NSNumber {
      set(key, number: number.doubleValue)
    }
  }

  private mutating func set(_ key: String, _ text: String) {
    switch key {
    case "NSFontNameAttribute": name = text
    case "NSCTFontUIUsageAttribute": usage = text
    case "NSCTFontUIUsageOverrideAttribute": usageOverride = text
    default: break
    }
  }

  private mutating func set(_ key: String, number: Double) {
    if key == "NSFontSizeAttribute" { size = number }
  }

  /// The face, the size in points, 0 if none is stated, and the text style. What isn't mentioned is the system font's.
  var font: (face: FontFace, pointSize: CGFloat, textStyle: UIFont.TextStyle?) {
    if let usage = usageOverride ?? usage {
      guard usage.hasPrefix("UICTFontTextStyle") else { return (FontFace.usage(usage), size, nil) }
      let font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: usage))
      return (font.face, font.pointSize, font.textStyle)
    }
    return (name.map(FontFace.named) ?? FontFace.system(.regular), size, nil)
  }
}

extension UIFontDescriptor {
  /// The descriptor with attributes as archives name them.
  convenience init(_ attributes: ArchivedFontAttributes) {
    let font = attributes.font
    self.init(face: font.face, pointSize: font.pointSize, textStyle: font.textStyle)
  }
}
