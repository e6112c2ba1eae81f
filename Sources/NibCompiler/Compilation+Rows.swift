import InterfaceBuilder

extension Compilation {
  /// Writes what one row of the vocabulary says about `element` into `object`.
  func write(_ row: Row, of element: Element, node: Node, to object: ArchiveObject) {
    switch row.kind {
    case .bool(let absent, let omits, let inverted):
      let value = flag(row, element) ?? absent
      if value != omits { object.set(row.key, .bool(value != inverted)) }
    case .integer(let absent, let omits):
      if let value = number(row, element).map({ Int($0) }) ?? absent, value != omits {
        object.set(row.key, .integer(value))
      }
    case .float(let absent, let omits):
      if let value = number(row, element).map({ Float($0) }) ?? absent, value != omits {
        object.set(row.key, .float(value))
      }
    case .double(let absent, let omits):
      if let value = number(row, element) ?? absent, value != omits { object.set(row.key, .double(value)) }
    case .enumeration(let words, let absent, let omits):
      if let value = word(row, element, words) ?? absent, value != omits {
        object.set(row.key, .integer(value))
      }
    case .identifier:
      if let text = attribute(row, element), !text.isEmpty { object.set(row.key, string(text)) }
    case .text:
      if let (text, property) = text(row, element) {
        object.set(row.key, self.text(text, of: element, property: property))
      }
    case .image:
      guard case .attribute(let name) = row.sources.first else { return }
      object.set(row.key, image(name, of: element))
    case .color:
      object.set(row.key, child(row, element).flatMap(color))
    case .font:
      object.set(row.key, child(row, element).flatMap(font).map { .object(pool.font($0)) })
    case .point:
      object.set(row.key, child(row, element).map { .geometry($0.coordinate("x"), $0.coordinate("y")) })
    case .size:
      object.set(row.key, child(row, element).flatMap(size))
    case .inset:
      object.set(row.key, child(row, element).flatMap { insets($0, "minY", "minX", "maxY", "maxX") })
    case .edgeInsets:
      object.set(row.key, child(row, element).map(margins))
    case .object:
      guard case .child(let key) = row.sources.first else { return }
      object.set(row.key, node.child(forKey: key).map { .object($0.object) })
    case .inline:
      guard let part = child(row, element), let entry = vocabulary[part.name] else { return }
      for inner in entry.rows { write(inner, of: part, node: node, to: object) }
    case .constant(let literal):
      object.set(row.key, literal.value)
    case .rule(let rule):
      rule(self)(Field(row: row, element: element, node: node, object: object))
    case .part, .designTime:
      break
    }
  }

  private func attribute(_ row: Row, _ element: Element) -> String? {
    for case .attribute(let name) in row.sources { return element[name] }
    return nil
  }

  private func child(_ row: Row, _ element: Element) -> Element? {
    for case .child(let key) in row.sources {
      if let child = element.child(forKey: key) { return child }
    }
    return nil
  }

  private func flag(_ row: Row, _ element: Element) -> Bool? {
    for case .attribute(let name) in row.sources {
      guard let text = element[name] else { return nil }
      guard let value = element.bool(name) else {
        warn(.unknownValue, element, name, "'\(text)' is neither YES nor NO; the default is taken")
        return nil
      }
      return value
    }
    return nil
  }

  private func number(_ row: Row, _ element: Element) -> Double? {
    for case .attribute(let name) in row.sources {
      guard let text = element[name] else { return nil }
      guard let value = element.number(name), abs(value) < 1e18 else {
        warn(.unknownValue, element, name, "'\(text)' isn't a number; the default is taken")
        return nil
      }
      return value
    }
    return nil
  }

  private func word(_ row: Row, _ element: Element, _ words: Enumeration) -> Int? {
    for case .attribute(let name) in row.sources { return word(element, name, words) }
    return nil
  }

  /// The number that stands for the word in an attribute.
  func word(_ element: Element, _ name: String, _ words: Enumeration) -> Int? {
    guard let text = element[name] else { return nil }
    guard let value = words[text] else {
      warn(.unknownValue, element, name, "'\(text)' isn't a word it knows; the default is taken")
      return nil
    }
    return value
  }

  private func text(_ row: Row, _ element: Element) -> (text: String, property: String)? {
    for source in row.sources {
      switch source {
      case .attribute(let name):
        if let text = element[name] { return (text, name) }
      case .child(let key):
        if let text = element.child(forKey: key).flatMap(text(of:)) { return (text, key) }
      case .element:
        continue
      }
    }
    return nil
  }
}

extension Row.Literal {
  fileprivate var value: ArchiveValue {
    switch self {
    case .bool(let flag): .bool(flag)
    case .integer(let number): .integer(number)
    case .float(let number): .float(number)
    case .double(let number): .double(number)
    case .null: .null
    case .object(let className): .object(ArchiveObject(className))
    case .size(let width, let height): .geometry(width, height)
    case .insets(let top, let left, let bottom, let right): .geometry(top, left, bottom, right)
    }
  }
}
