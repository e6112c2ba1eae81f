import Foundation

/// As much of a JSON schema as published formats of benchmark results need.
indirect enum JSONSchema {
  case string
  case number
  case list(of: JSONSchema)
  /// An object whose keys are free.
  case map(of: JSONSchema)
  /// An object whose keys are known.
  case object([String: JSONSchema], required: [String])

  /// What in a value, as `JSONSerialization` gives it, breaks the schema: the first violation found, or nil.
  func violation(in value: Any, at path: String = "") -> String? {
    func inner(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
    switch self {
    case .string: return value is String ? nil : "\(path) is no string"
    case .number: return value is NSNumber || value is Int || value is Double ? nil : "\(path) is no number"
    case .list(let element):
      guard let list = value as? [Any] else { return "\(path) is no list" }
      return list.indices.lazy.compactMap { element.violation(in: list[$0], at: inner("\($0)")) }.first
    case .map(let element):
      guard let map = value as? [String: Any] else { return "\(path) is no object" }
      return map.lazy.compactMap { element.violation(in: $1, at: inner($0)) }.first
    case .object(let properties, let required):
      guard let object = value as? [String: Any] else { return "\(path) is no object" }
      if let missing = required.first(where: { object[$0] == nil }) { return "\(inner(missing)) is missing" }
      return object.lazy.compactMap { key, value in
        properties[key].map { $0.violation(in: value, at: inner(key)) } ?? "\(inner(key)) is unknown"
      }.first
    }
  }
}
