import Foundation

/// The values of a paragraph style, and the archive keys they are stored under.
struct ParagraphValues: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var baseWritingDirection = NSWritingDirection.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var hyphenationFactor: Float = 0

  /// `NSAlignment` is in AppKit's numbering and left out for left.
  mutating func read(_ coder: NSCoder) {
    alignment = .left
    guard let nib = NibCoder.decoding(coder) else {
      readForeign(coder)
      return
    }
    for value in nib.values {
      switch value.key {
      case .nsAlignment: alignment = NSTextAlignment(appKitValue: nib.int(value))
      case .nsLineBreakMode: lineBreakMode = nib.option(value, as: NSLineBreakMode.self) ?? .byWordWrapping
      case .nsWritingDirection:
        baseWritingDirection = nib.option(value, as: NSWritingDirection.self) ?? .natural
      case .nsLineSpacing: lineSpacing = nib.cgFloat(value)
      case .nsParagraphSpacing: paragraphSpacing = nib.cgFloat(value)
      case .nsParagraphSpacingBefore: paragraphSpacingBefore = nib.cgFloat(value)
      case .nsFirstLineHeadIndent: firstLineHeadIndent = nib.cgFloat(value)
      case .nsHeadIndent: headIndent = nib.cgFloat(value)
      case .nsTailIndent: tailIndent = nib.cgFloat(value)
      case .nsMinLineHeight: minimumLineHeight = nib.cgFloat(value)
      case .nsMaxLineHeight: maximumLineHeight = nib.cgFloat(value)
      case .nsLineHeightMultiple: lineHeightMultiple = nib.cgFloat(value)
      case .nsHyphenationFactor: hyphenationFactor = nib.float(value)
      default: break
      }
    }
  }

  private mutating func readForeign(_ coder: NSCoder) {
    alignment = NSTextAlignment(appKitValue: coder.decodeInteger(forKey: "NSAlignment"))
    lineBreakMode =
      NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
    if coder.containsValue(forKey: "NSWritingDirection") {
      baseWritingDirection =
        NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural
    }
    for (key, path) in Self.lengths { self[keyPath: path] = coder.decodeDouble(forKey: key) }
    hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
  }

  func write(_ coder: NSCoder) {
    if alignment != .left { coder.encode(alignment.appKitValue, forKey: "NSAlignment") }
    if lineBreakMode != .byWordWrapping { coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode") }
    if baseWritingDirection != .natural {
      coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
    }
    for (key, path) in Self.lengths where self[keyPath: path] != 0 {
      coder.encode(Double(self[keyPath: path]), forKey: key)
    }
    if hyphenationFactor != 0 { coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor") }
  }

  private static var lengths: [(String, WritableKeyPath<ParagraphValues, CGFloat>)] {
    [
      ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
      ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
      ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent),
      ("NSTailIndent", \.tailIndent), ("NSMinLineHeight", \.minimumLineHeight),
      ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
    ]
  }
}
