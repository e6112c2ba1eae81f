/// How a nib's keys become statements: for each standard class the keys, the properties that they set, and what a new
/// object has where a nib would say nothing.
struct SwiftVocabulary {
  /// How a stored value is written in Swift.
  enum Kind {
    case bool
    /// The property is the opposite of what is stored.
    case notBool
    case number
    case string
    case color
    case font
    case image
    case size
    case point
    case insets
    /// The case names of an enumeration by raw value.
    case enumeration([Int: String])
    /// The member names of an option set by bit.
    case options(KeyValuePairs<Int, String>)
  }

  /// A key and the property that it sets.
  struct Property {
    let key: String
    let name: String
    let kind: Kind
    /// What it means that a nib lacks the key; nil if that leaves the property as it is.
    let absent: String?
  }

  /// A standard class.
  struct Class {
    let superclass: String?
    let properties: [Property]
    /// What new objects have, where that isn't the superclass's, `false`, `nil`, `0` or `[]`.
    let fresh: [String: String]
    /// Keys that are dealt with elsewhere or that say nothing that code could say.
    let others: Set<String>

    init(
      _ superclass: String?, fresh: [String: String] = [:], others: Set<String> = [],
      _ properties: [Property] = []
    ) {
      self.superclass = superclass
      self.properties = properties
      self.fresh = fresh
      self.others = others
    }
  }

  /// The classes from the root down to `name`, the class itself first; a class that isn't listed counts as a plain
  /// view.
  static func lineage(of name: String) -> [Class] {
    var lineage: [Class] = []
    var next: String? = classes[name] == nil ? "UIView" : name
    while let name = next, let known = classes[name] {
      lineage.append(known)
      next = known.superclass
    }
    return lineage
  }

  /// Whether `name` is the class `ancestor` or derives from it.
  static func derives(_ name: String, from ancestor: String) -> Bool {
    var next: String? = name
    while let name = next {
      if name == ancestor { return true }
      next = classes[name]?.superclass
    }
    return false
  }

  static let classes: [String: Class] = views.merging(controls) { first, _ in first }
    .merging(containers) { first, _ in first }.merging(others) { first, _ in first }
}

extension SwiftVocabulary.Property {
  static func bool(_ key: String, _ name: String, absent: Bool? = false) -> Self {
    Self(key: key, name: name, kind: .bool, absent: absent.map { "\($0)" })
  }

  static func notBool(_ key: String, _ name: String) -> Self {
    Self(key: key, name: name, kind: .notBool, absent: "true")
  }

  static func number(_ key: String, _ name: String, absent: String? = nil) -> Self {
    Self(key: key, name: name, kind: .number, absent: absent)
  }

  static func string(_ key: String, _ name: String) -> Self {
    Self(key: key, name: name, kind: .string, absent: nil)
  }

  static func color(_ key: String, _ name: String) -> Self {
    Self(key: key, name: name, kind: .color, absent: nil)
  }

  static func font(_ key: String, _ name: String) -> Self {
    Self(key: key, name: name, kind: .font, absent: nil)
  }

  static func image(_ key: String, _ name: String) -> Self {
    Self(key: key, name: name, kind: .image, absent: nil)
  }

  static func size(_ key: String, _ name: String) -> Self {
    Self(key: key, name: name, kind: .size, absent: nil)
  }

  static func insets(_ key: String, _ name: String) -> Self {
    Self(key: key, name: name, kind: .insets, absent: nil)
  }

  static func word(_ key: String, _ name: String, _ words: [Int: String], absent: Int? = nil) -> Self {
    Self(
      key: key, name: name, kind: .enumeration(words), absent: absent.flatMap { words[$0] }.map { "." + $0 })
  }

  static func options(_ key: String, _ name: String, _ names: KeyValuePairs<Int, String>) -> Self {
    Self(key: key, name: name, kind: .options(names), absent: nil)
  }
}
