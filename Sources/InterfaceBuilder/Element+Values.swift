extension Element {
  /// The document-wide identity, such as `i5M-Pr-FkT`; nil for elements that nothing can refer to.
  public var id: String? { self["id"] }

  /// The property of the enclosing object whose value this element is.
  public var key: String? { self["key"] }

  /// `YES` and `NO` as a Boolean; nil where the attribute is missing or says something else.
  public func bool(_ name: String) -> Bool? {
    switch self[name] {
    case "YES", "true": true
    case "NO", "false": false
    default: nil
    }
  }

  /// A decimal number; nil where the attribute is missing, isn't a number or isn't finite.
  public func number(_ name: String) -> Double? {
    guard let text = self[name], let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// A whole number; nil where the attribute is missing or isn't one.
  public func integer(_ name: String) -> Int? {
    self[name].flatMap { Int($0) }
  }
}
