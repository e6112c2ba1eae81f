extension NibCompiler {
  /// The vocabulary as text: for each element its class and base, then each attribute or child with its archive key
  /// and what its absence means.
  public static var supportedVocabulary: String {
    ElementSchema.catalog.map(\.listing).joined(separator: "\n")
  }
}

extension ElementSchema {
  fileprivate var listing: String {
    var head = name
    switch role {
    case .object(let className): head += " → " + className
    case .part: head += " (part of an object)"
    case .container: head += " (list)"
    case .abstract: head += " (common to other elements)"
    }
    if let base { head += ", all of \(base)" }
    return ([head] + (overriding + rows).map { "  " + $0.listing }).joined(separator: "\n") + "\n"
  }
}

extension Row {
  fileprivate var listing: String {
    let places = sources.map(\.listing).joined(separator: ", ")
    let target = key.isEmpty ? "" : " → \(key)"
    return (places.isEmpty ? "always" : places) + target + ": " + kind.listing
  }
}

extension Row.Source {
  fileprivate var listing: String {
    switch self {
    case .attribute(let name): name
    case .child(let key): "<… key=\"\(key)\">"
    case .element(let name): "<\(name)>"
    }
  }
}

extension Row.Kind {
  fileprivate var listing: String {
    switch self {
    case .bool(let absent, let omits, let inverted):
      (inverted ? "opposite truth value" : "truth value") + defaults(absent, omits: omits)
    case .integer(let absent, let omits): "whole number" + defaults(absent, omits: omits)
    case .float(let absent, let omits): "number, 32 bits" + defaults(absent, omits: omits)
    case .double(let absent, let omits): "number, 64 bits" + defaults(absent, omits: omits)
    case .enumeration(let words, let absent, let omits):
      words.values.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { "\($0.key) \($0.value)" }
        .joined(separator: " | ") + defaults(absent, omits: omits)
    case .identifier: "string"
    case .text: "text, localisable"
    case .image: "image placeholder"
    case .color: "colour"
    case .font: "font"
    case .point: "point"
    case .size: "size"
    case .inset, .edgeInsets: "insets"
    case .object: "object"
    case .inline: "rows of its own"
    case .constant(let literal): "\(literal)"
    case .rule: "by a rule of its own"
    case .part: "read with the object"
    case .designTime: "design-time only"
    }
  }

  private func defaults<Value>(_ absent: Value?, omits: Value?) -> String {
    let absent = absent.map { "; absent means \($0)" } ?? ""
    return absent + (omits.map { "; \($0) isn't archived" } ?? "")
  }
}
