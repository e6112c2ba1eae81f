import Foundation

extension NSAttributedString {
  /// The string that was archived under `nib`'s present object; immutable, as templates share it.
  ///
  /// `NSAttributes` is one dictionary for the whole text, or an array of them; then `NSAttributeInfo` lists runs:
  /// a length in UTF-16 units and the index of a dictionary, each a number in groups of 7 bits, low group first. Runs
  /// that don't fit the text are cut off.
  static func decoded(by nib: NibCoder) -> NSAttributedString {
    var text = ""
    var attributes: [[NSAttributedString.Key: Any]] = []
    var runs: [UInt8] = []
    for value in nib.values {
      switch value.key {
      case .nsString: text = nib.string(value) ?? ""
      case .nsAttributes: attributes = dictionaries(value, nib)
      case .nsAttributeInfo: runs = nib.data(value).map { [UInt8]($0) } ?? []
      default: break
      }
    }
    guard attributes.count > 1 || !runs.isEmpty else {
      return NSAttributedString(string: text, attributes: attributes.first)
    }
    let result = NSMutableAttributedString(string: text)
    var reader = runs[...]
    var start = 0
    while start < result.length, let length = number(&reader), let index = number(&reader) {
      let end = min(result.length, start + min(length, result.length))
      if attributes.indices.contains(index), end > start {
        result.addAttributes(attributes[index], range: NSRange(location: start, length: end - start))
      }
      start = end
    }
    return NSAttributedString(attributedString: result)
  }

  private static func dictionaries(_ value: NibValue, _ nib: NibCoder) -> [[NSAttributedString.Key: Any]] {
    let elements = nib.elements(value)
    // A dictionary's elements begin with a key, an array's with a dictionary.
    guard let first = elements.first, nib.string(first) == nil else { return [attributes(value, nib)] }
    return elements.map { attributes($0, nib) }
  }

  /// An archived dictionary of attributes.
  static func attributes(_ value: NibValue, _ nib: NibCoder) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for (key, value) in nib.pairs(value) {
      guard let name = nib.string(key), let object = nib.object(value) else { continue }
      attributes[NSAttributedString.Key(name)] = object
    }
    return attributes
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    var number = 0
    var shift = 0
    while let byte = bytes.popFirst(), shift < 35 {
      number |= Int(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    return nil
  }
}
