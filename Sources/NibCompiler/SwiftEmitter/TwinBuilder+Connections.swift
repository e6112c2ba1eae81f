import NibArchive

extension TwinBuilder {
  /// Outlets, collections and actions.
  func addConnections() {
    for connection in connections where !madeConnections.contains(connection) {
      guard let label = nib.string("UILabel", of: connection),
        let source = nib.object("UISource", of: connection)
      else { continue }
      switch nib.standardClass(of: connection) {
      case "UIRuntimeOutletConnection":
        guard let destination = nib.object("UIDestination", of: connection) else { continue }
        connect(label, source, [destination]) { "\($0).\(label) = \($1[0])" }
      case "UIRuntimeOutletCollectionConnection":
        let destinations = nib.list("UIDestination", of: connection)
        connect(label, source, destinations) { "\($0).\(label) = [\($1.joined(separator: ", "))]" }
      case "UIRuntimeEventConnection":
        addAction(label, source, connection)
      default: break
      }
    }
  }

  private func connect(
    _ label: String, _ source: Int, _ destinations: [Int], _ statement: (String, [String]) -> String
  ) {
    let targets = destinations.compactMap { expression($0) }
    guard let object = nodes[source]?.name ?? expression(source), targets.count == destinations.count else {
      note("The connection \(label) leads to an object that isn't made.")
      return
    }
    if object == "owner" || targets.contains("owner"), options.ownerClass == nil {
      note(
        "The connection \(label) belongs to File's Owner, whose class isn't known: \(statement(object, targets))."
      )
      return
    }
    wire(statement(object, targets), uses: Set([source] + destinations).filter { nodes[$0] != nil })
  }

  private func addAction(_ selector: String, _ source: Int, _ connection: Int) {
    let destination = nib.object("UIDestination", of: connection)
    // The first responder: whoever answers.
    let isFirstResponder = destination.flatMap { placeholders[$0] } == "IBFirstResponder"
    let target = isFirstResponder ? "nil" : destination.flatMap { expression($0) }
    guard let object = nodes[source], let target else {
      note("The action \(selector) leads to an object that isn't made.")
      return
    }
    if target == "owner", options.ownerClass == nil {
      note("The action \(selector) belongs to File's Owner, whose class isn't known.")
      return
    }
    let uses = Set([source] + (destination.map { [$0] } ?? [])).filter { nodes[$0] != nil }
    let action = SwiftLiteral.selector(selector)
    let className = nib.standardClass(of: source)
    if className == "UIBarButtonItem" {
      wire("\(object.name).target = \(target)", uses: uses)
      wire("\(object.name).action = \(action)", uses: [source])
    } else if SwiftVocabulary.derives(className, from: "UIGestureRecognizer") {
      wire("\(object.name).addTarget(\(target), action: \(action))", uses: uses)
    } else {
      let events = SwiftLiteral.options(nib.integer("UIEventMask", of: connection) ?? 0, SwiftWords.events)
      let statement = "\(object.name).addTarget(\(target), action: \(action), for: \(events))"
      // Where the target is there from the start, the action stands with the control.
      if uses.subtracting([root]) == [source] {
        object.statements.append(TwinStatement(statement, uses: uses))
      } else {
        wire(statement, uses: uses)
      }
    }
  }

  /// Files a statement with the innermost object that holds all the objects it names; the root doesn't count, it is
  /// there from the start.
  private func wire(_ line: String, uses: Set<Int>) {
    let statement = TwinStatement(line, uses: uses)
    var paths = uses.subtracting([root]).map { object in
      var path = [object]
      while let parent = path.last.flatMap({ parents[$0] }), path.count < 10_000 { path.append(parent) }
      return path
    }
    guard let first = paths.popLast() else {
      nodes[root]?.wiring.append(statement)
      return
    }
    guard let common = first.first(where: { object in paths.allSatisfy { $0.contains(object) } }) else {
      looseWiring.append(statement)
      return
    }
    nodes[common]?.wiring.append(statement)
  }

  /// User-defined runtime attributes, as assignments.
  func addRuntimeAttributes() {
    for pair in nib.list("UINibKeyValuePairsKey", of: 0) {
      guard let object = nib.object("UIObject", of: pair), let path = nib.string("UIKeyPath", of: pair),
        let payload = nib.payload("UIValue", of: pair)
      else { continue }
      guard let node = nodes[object], let value = attributeValue(payload, path) else {
        note("The runtime attribute \(path) isn't expressed.")
        continue
      }
      // Apple's compiler adds the frames of switches to what authors state.
      if path == "frame", value == frame(of: object) { continue }
      if let view = collectionViews[object] {
        let place = view.statements.firstIndex { $0.lines[0].hasPrefix("let \(view.name) = ") } ?? 0
        view.statements.insert(
          TwinStatement("\(node.name).\(path) = \(value)", uses: [object, view.object]), at: place)
        continue
      }
      var place = path
      if SwiftVocabulary.derives(nib.standardClass(of: object), from: "UIButton") {
        // A button's label and image view are optional.
        for part in ["titleLabel", "imageView"] where path.hasPrefix(part + ".") {
          place = part + "?" + path.dropFirst(part.count)
        }
      }
      node.statements.append(TwinStatement("\(node.name).\(place) = \(value)", uses: [object]))
    }
  }

  private static let booleanPaths: Set<String> = [
    "layer.masksToBounds", "layer.shouldRasterize", "layer.isHidden", "layer.hidden", "clipsToBounds",
  ]

  private func attributeValue(_ payload: NibArchive.Payload, _ path: String) -> String? {
    if payload == .null { return "nil" }
    if let text = nib.string(payload) { return SwiftLiteral.string(text) }
    if let number = nib.number(payload) {
      let isBoolean = Self.booleanPaths.contains(path) || options.booleanKeyPaths.contains(path)
      return isBoolean ? (number != 0 ? "true" : "false") : SwiftLiteral.number(number)
    }
    guard case .object(let object) = payload else { return nil }
    let index = Int(object)
    switch nib.standardClass(of: index) {
    case "UIColor":
      guard let color = values.color(index) else { return nil }
      // A layer's colours are Core Graphics'.
      guard path.hasPrefix("layer.") else { return color }
      return (color.hasPrefix(".") ? "UIColor" + color : color) + ".cgColor"
    case "UIFont": return values.font(index)
    case "UIImageNibPlaceholder": return values.image(index)
    case "NSValue":
      for (key, name) in [("NS.pointval", "CGPoint"), ("NS.sizeval", "CGSize"), ("NS.rectval", "CGRect")] {
        guard let text = nib.string(key, of: index) else { continue }
        let numbers = text.split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
        switch (name, numbers.count) {
        case ("CGPoint", 2): return SwiftLiteral.point(numbers)
        case ("CGSize", 2): return SwiftLiteral.size(numbers)
        case ("CGRect", 4):
          return SwiftLiteral.rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        default: return nil
        }
      }
      return nil
    default: return nil
    }
  }

  /// What assistive technology says of objects.
  func addAccessibility() {
    let traits: KeyValuePairs = [
      1: "button", 2: "link", 4: "image", 8: "selected", 16: "playsSound", 32: "keyboardKey",
      64: "staticText",
      128: "summaryElement", 256: "notEnabled", 512: "updatesFrequently", 1024: "searchField",
      2048: "startsMediaSession", 4096: "adjustable", 8192: "allowsDirectInteraction",
      16384: "causesPageTurn",
      65536: "header",
    ]
    for configuration in nib.list("UINibAccessibilityConfigurationsKey", of: 0) {
      guard let object = nib.object("UIAccessibileObject", of: configuration), let node = nodes[object]
      else { continue }
      func add(_ line: String) {
        node.statements.append(TwinStatement("\(node.name).\(line)", uses: [object]))
      }
      if let flag = nib.number("UIIsAccessibilityElement", of: configuration) {
        add("isAccessibilityElement = \(flag != 0)")
      }
      for (key, name) in [
        ("UIAccessibilityLabel", "accessibilityLabel"), ("UIAccessibilityHint", "accessibilityHint"),
        ("UIAccessibilityIdentifier", "accessibilityIdentifier"),
      ] {
        if let text = nib.string(key, of: configuration) { add("\(name) = \(SwiftLiteral.string(text))") }
      }
      if let bits = nib.integer("UIAccessibilityTraits", of: configuration) {
        add("accessibilityTraits = \(SwiftLiteral.options(bits, traits))")
      }
    }
  }
}
