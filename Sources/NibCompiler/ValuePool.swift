/// Objects that are shared because they are equal: strings, numbers, colours, fonts.
struct ValuePool {
  private var strings: [String: ArchiveObject] = [:]
  private var integers: [Int64: ArchiveObject] = [:]
  private var doubles: [Double: ArchiveObject] = [:]
  private var colors: [ColorValue: ArchiveObject] = [:]
  private var fonts: [FontValue: ArchiveObject] = [:]
  /// The one empty array that all empty lists of a nib are.
  let emptyArray = ArchiveObject.array([])

  mutating func string(_ text: String) -> ArchiveObject {
    if let known = strings[text] { return known }
    let object = ArchiveObject("NSString", ["NS.bytes": .data(Array(text.utf8))])
    strings[text] = object
    return object
  }

  mutating func number(_ value: Int64) -> ArchiveObject {
    if let known = integers[value] { return known }
    let object = ArchiveObject("NSNumber", ["NS.intval": .integer(value)])
    integers[value] = object
    return object
  }

  mutating func number(_ value: Double) -> ArchiveObject {
    if let known = doubles[value] { return known }
    let object = ArchiveObject("NSNumber", ["NS.dblval": .double(value)])
    doubles[value] = object
    return object
  }

  mutating func color(_ value: ColorValue) -> ArchiveObject {
    if let known = colors[value] { return known }
    let object = value.archived(with: &self)
    colors[value] = object
    return object
  }

  mutating func font(_ value: FontValue) -> ArchiveObject {
    if let known = fonts[value] { return known }
    let object = value.archived(with: &self)
    fonts[value] = object
    return object
  }
}
