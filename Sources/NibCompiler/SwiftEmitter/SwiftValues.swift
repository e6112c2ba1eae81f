import NibArchive

/// A nib's colours, fonts, images and texts as Swift expressions.
struct SwiftValues {
  private let nib: NibObjects

  init(_ nib: NibObjects) { self.nib = nib }

  /// The value as an expression of that kind, nil if it is none or has no counterpart.
  func expression(_ payload: NibArchive.Payload, as kind: SwiftVocabulary.Kind) -> String? {
    switch kind {
    case .bool: return nib.number(payload).map { $0 != 0 ? "true" : "false" }
    case .notBool: return nib.number(payload).map { $0 == 0 ? "true" : "false" }
    case .number: return number(payload)
    case .string: return nib.string(payload).map(SwiftLiteral.string)
    case .color: return object(payload).flatMap(color)
    case .font: return object(payload).flatMap(font)
    case .image: return object(payload).flatMap(image)
    case .size: return nib.geometry(payload).flatMap { $0.count == 2 ? SwiftLiteral.size($0) : nil }
    case .point: return nib.geometry(payload).flatMap { $0.count == 2 ? SwiftLiteral.point($0) : nil }
    case .insets: return nib.geometry(payload).flatMap { $0.count == 4 ? SwiftLiteral.insets($0) : nil }
    case .enumeration(let words):
      return nib.number(payload).flatMap { Int(exactly: $0) }.flatMap { words[$0] }.map { "." + $0 }
    case .options(let names):
      return nib.number(payload).flatMap { Int(exactly: $0) }.map { SwiftLiteral.options($0, names) }
    }
  }

  /// A number; a float by its own shortest form.
  func number(_ payload: NibArchive.Payload) -> String? {
    if case .float(let number) = payload, number.isFinite, number != number.rounded() { return "\(number)" }
    return nib.number(payload).map(SwiftLiteral.number)
  }

  private func object(_ payload: NibArchive.Payload) -> Int? {
    guard case .object(let index) = payload else { return nil }
    return Int(index)
  }

  // MARK: Colours

  /// A colour: by name where it has one, else by components.
  func color(_ object: Int) -> String? {
    if let name = nib.string("UISystemColorName", of: object) {
      if name == "tintColor" { return ".tintColor" }
      let property = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      if SwiftWords.systemColors.contains(property) { return "." + property }
    }
    let components = components(object)
    guard let name = nib.string("UIDynamicCatalogName", of: object) else { return components }
    let named = "UIColor(named: \(SwiftLiteral.string(name)))"
    return components.map { "\(named) ?? \($0.hasPrefix(".") ? "UIColor" + $0 : $0)" } ?? named
  }

  private func components(_ object: Int) -> String? {
    func component(_ name: String) -> String? {
      (nib.number("UI\(name)-Double", of: object) ?? nib.number("UI\(name)", of: object)).map(
        SwiftLiteral.number)
    }
    let alpha = component("Alpha") ?? "1"
    if let white = component("White") {
      switch (white, alpha) {
      case ("1", "1"): return ".white"
      case ("0", "1"): return ".black"
      case ("0", "0"): return ".clear"
      default: return "UIColor(white: \(white), alpha: \(alpha))"
      }
    }
    guard let red = component("Red"), let green = component("Green"), let blue = component("Blue") else {
      return nil
    }
    return "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: \(alpha))"
  }

  // MARK: Fonts

  /// A font: by text style, by the system's weight, or by name.
  func font(_ object: Int) -> String? {
    if let style = nib.string("UIIBTextStyle", of: object) {
      guard let name = SwiftWords.textStyles[style] else {
        return ".preferredFont(forTextStyle: UIFont.TextStyle(rawValue: \(SwiftLiteral.string(style))))"
      }
      return ".preferredFont(forTextStyle: .\(name))"
    }
    var size = nib.number("UIFontPointSize", of: object) ?? 0
    if size == 0 { size = nib.number("NSSize", of: object) ?? 17 }
    let points = SwiftLiteral.number(size)
    if let descriptor = nib.object("UIFontDescriptor", of: object) {
      var attributes: [String: String] = [:]
      for (key, value) in nib.dictionary("UIFontDescriptorAttributes", of: descriptor) {
        if let key = nib.string(key), let value = nib.string(value) { attributes[key] = value }
      }
      let usage = attributes["NSCTFontUIUsageOverrideAttribute"] ?? attributes["NSCTFontUIUsageAttribute"]
      if let usage { return systemFont(usage: usage, points) }
      if let name = attributes["NSFontNameAttribute"] {
        return "UIFont(name: \(SwiftLiteral.string(name)), size: \(points))"
      }
    }
    guard let name = nib.string("UIFontName", of: object) ?? nib.string("NSName", of: object) else {
      return nil
    }
    guard nib.bool("UISystemFont", of: object) else {
      return "UIFont(name: \(SwiftLiteral.string(name)), size: \(points))"
    }
    let weight = SwiftWords.weights.values.first { name.lowercased().hasSuffix("-" + $0.lowercased()) }
    if let weight, weight != "regular" { return systemFont(weight: weight, points) }
    if name.hasSuffix("Italic") { return ".italicSystemFont(ofSize: \(points))" }
    let isBold = nib.integer("UIFontTraits", of: object).map { $0 & 2 != 0 } ?? false
    return systemFont(weight: isBold ? "bold" : "regular", points)
  }

  private func systemFont(usage: String, _ points: String) -> String {
    if usage.hasPrefix("UICTFontTextStyle"), let style = SwiftWords.textStyles[usage] {
      return ".preferredFont(forTextStyle: .\(style))"
    }
    if usage == "CTFontObliqueUsage" { return ".italicSystemFont(ofSize: \(points))" }
    return systemFont(weight: SwiftWords.weights[usage] ?? "regular", points)
  }

  private func systemFont(weight: String, _ points: String) -> String {
    switch weight {
    case "regular": ".systemFont(ofSize: \(points))"
    case "bold": ".boldSystemFont(ofSize: \(points))"
    default: ".systemFont(ofSize: \(points), weight: .\(weight))"
    }
  }

  // MARK: Images

  /// An image by its resource's or symbol's name.
  func image(_ object: Int) -> String? {
    if let symbol = nib.string("UISystemSymbolResourceName", of: object) {
      let name = SwiftLiteral.string(symbol)
      guard
        let configuration = nib.object("UISymbolImageConfiguration", of: object).flatMap(symbolConfiguration)
      else { return "UIImage(systemName: \(name))" }
      return "UIImage(systemName: \(name), withConfiguration: \(configuration))"
    }
    return nib.string("UIResourceName", of: object).map { "UIImage(named: \(SwiftLiteral.string($0)))" }
  }

  private func symbolConfiguration(_ object: Int) -> String? {
    let scales = [1: "small", 2: "medium", 3: "large"]
    guard let scale = nib.integer("UISymbolScale", of: object).flatMap({ scales[$0] }) else { return nil }
    return "UIImage.SymbolConfiguration(scale: .\(scale))"
  }

  // MARK: Attributed texts

  /// The statements that make an attributed text under the name `variable`; nil if it has no text.
  func attributedText(_ object: Int, variable: String) -> [String]? {
    guard let text = nib.string("NSString", of: object) else { return nil }
    var lines = ["let \(variable) = NSMutableAttributedString(string: \(SwiftLiteral.string(text)))"]
    var start = 0
    for (length, attributes) in runs(object, length: text.utf16.count) {
      let range = "NSRange(location: \(start), length: \(length))"
      start += length
      for (key, value) in attributes {
        guard let key = nib.string(key), case .object(let value) = value else { continue }
        lines += attribute(key, Int(value), variable, range)
      }
    }
    return lines
  }

  private typealias Attributes = [(key: NibArchive.Payload, value: NibArchive.Payload)]

  /// The runs of equal attributes: one for the whole text, or pairs of a length and an index in 7-bit groups.
  private func runs(_ object: Int, length: Int) -> [(length: Int, Attributes)] {
    guard let info = nib.object("NSAttributeInfo", of: object),
      case .data(let range)? = nib.payload("NS.bytes", of: info)
    else { return [(length, nib.dictionary("NSAttributes", of: object))] }
    let dictionaries = nib.list("NSAttributes", of: object)
    var numbers: [Int] = []
    var (number, shift) = (0, 0)
    for byte in nib.archive.bytes[Int(range.start)..<range.end] {
      number |= Int(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 || shift > 28 {
        numbers.append(number)
        (number, shift) = (0, 0)
      }
    }
    return stride(from: 0, to: numbers.count - 1, by: 2).compactMap { place in
      guard dictionaries.indices.contains(numbers[place + 1]) else { return nil }
      let elements = nib.elements(of: dictionaries[numbers[place + 1]])
      let pairs = stride(from: 0, to: elements.count - 1, by: 2).map { (elements[$0], elements[$0 + 1]) }
      return (numbers[place], pairs)
    }
  }

  private func attribute(_ key: String, _ object: Int, _ variable: String, _ range: String) -> [String] {
    func add(_ name: String, _ value: String) -> String {
      "\(variable).addAttribute(.\(name), value: \(value), range: \(range))"
    }
    switch key {
    case "NSFont":
      guard let font = font(object) else { return [] }
      guard font.hasPrefix("UIFont(") else { return [add("font", "UIFont" + font)] }
      return [add("font", "\(font) ?? .systemFont(ofSize: UIFont.systemFontSize)")]
    case "NSColor", "NSBackgroundColor":
      guard let color = color(object) else { return [] }
      let name = key == "NSColor" ? "foregroundColor" : "backgroundColor"
      return [add(name, color.hasPrefix(".") ? "UIColor" + color : color)]
    case "NSParagraphStyle":
      // Archived in AppKit's numbering.
      let alignments = [0: "left", 1: "right", 2: "center", 3: "justified", 4: "natural"]
      let style = variable + "Style"
      var lines = ["let \(style) = NSMutableParagraphStyle()"]
      if let alignment = alignments[nib.integer("NSAlignment", of: object) ?? 0], alignment != "natural" {
        lines.append("\(style).alignment = .\(alignment)")
      }
      if let mode = nib.integer("NSLineBreakMode", of: object).flatMap({ SwiftWords.lineBreakMode[$0] }) {
        lines.append("\(style).lineBreakMode = .\(mode)")
      }
      let measures = [
        "NSLineSpacing": "lineSpacing", "NSMinLineHeight": "minimumLineHeight",
        "NSMaxLineHeight": "maximumLineHeight", "NSLineHeightMultiple": "lineHeightMultiple",
        "NSParagraphSpacing": "paragraphSpacing", "NSHeadIndent": "headIndent",
      ]
      for (key, name) in measures.sorted(by: { $0.key < $1.key }) {
        guard let number = nib.number(key, of: object), number != 0 else { continue }
        lines.append("\(style).\(name) = \(SwiftLiteral.number(number))")
      }
      return lines + [add("paragraphStyle", style)]
    case "NSKern", "NSUnderline", "NSStrikethrough":
      let names = [
        "NSKern": "kern", "NSUnderline": "underlineStyle", "NSStrikethrough": "strikethroughStyle",
      ]
      guard let name = names[key], let number = nib.number(.object(UInt32(object))) else { return [] }
      return [add(name, SwiftLiteral.number(number))]
    default: return []
    }
  }
}
