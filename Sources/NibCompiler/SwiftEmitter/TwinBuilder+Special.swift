import NibArchive

extension TwinBuilder {
  // MARK: Buttons

  /// The title in the normal state, for naming.
  func buttonTitle(_ object: Int) -> String? {
    for (state, content) in nib.dictionary("UIButtonStatefulContent", of: object) where nib.number(state) == 0
    {
      if case .object(let content) = content { return nib.string("UITitle", of: Int(content)) }
    }
    return nil
  }

  /// Titles, images and colours by state, and the font.
  func setButtonContent(of node: TwinNode) {
    func add(_ line: String) { node.statements.append(TwinStatement(line, uses: [node.object])) }
    let states = [0: "normal", 1: "highlighted", 2: "disabled", 4: "selected", 8: "focused"]
    for (state, content) in nib.dictionary("UIButtonStatefulContent", of: node.object) {
      guard case .object(let content) = content, let number = nib.number(state),
        let state = Int(exactly: number).flatMap({ states[$0] })
      else { continue }
      let parts: [(key: String, method: String, kind: SwiftVocabulary.Kind)] = [
        ("UITitle", "setTitle", .string), ("UITitleColor", "setTitleColor", .color),
        ("UIShadowColor", "setTitleShadowColor", .color), ("UIImage", "setImage", .image),
        ("UIBackgroundImage", "setBackgroundImage", .image),
      ]
      for (key, method, kind) in parts {
        guard let payload = nib.payload(key, of: Int(content)),
          let value = values.expression(payload, as: kind)
        else { continue }
        add("\(node.name).\(method)(\(value), for: .\(state))")
      }
      if let text = nib.object("UIAttributedTitle", of: Int(content)) {
        let variable = names.claim(node.name + "Title")
        guard let lines = values.attributedText(text, variable: variable) else { continue }
        let setting = "\(node.name).setAttributedTitle(\(variable), for: .\(state))"
        node.statements.append(TwinStatement(lines + [setting], uses: [node.object]))
      }
      if nib.object("UIImageSymbolConfiguration", of: Int(content)) != nil {
        note("\(node.name): a symbol configuration isn't expressed.")
      }
    }
    let isCustom = (nib.integer("UIButtonType", of: node.object) ?? 0) == 0
    if let font = nib.payload("UIFont", of: node.object).flatMap({ values.expression($0, as: .font) }),
      font != ".systemFont(ofSize: \(isCustom ? 18 : 15))"
    {
      add("\(node.name).titleLabel?.font = \(font)")
    }
    if let mode = nib.integer("UILineBreakMode", of: node.object), mode != 5,
      let word = SwiftWords.lineBreakMode[mode]
    {
      add("\(node.name).titleLabel?.lineBreakMode = .\(word)")
    }
    if nib.object("UIButtonConfiguration", of: node.object) != nil {
      note("\(node.name): a button configuration isn't expressed.")
    }
  }

  // MARK: Bars

  /// Bar items of toolbars and navigation bars.
  func addItems(to node: TwinNode) {
    let items = nib.list("UIItems", of: node.object)
    guard !items.isEmpty else { return }
    for item in items {
      guard nodes[item] == nil, let made = makeObject(item) else { continue }
      register(made, parent: node.object)
      node.children.append((made, nil))
    }
    let expressions = items.compactMap { nodes[$0]?.name }
    node.finishing.append(
      TwinStatement(
        "\(node.name).items = [\(expressions.joined(separator: ", "))]", uses: Set(items).union([node.object])
      ))
  }

  /// An object that isn't a view: recogniser, bar item, navigation item, or one of a custom class.
  func makeObject(_ object: Int) -> TwinNode? {
    let name = nib.standardClass(of: object)
    let title = nib.string("UITitle", of: object)
    switch true {
    case SwiftVocabulary.derives(name, from: "UIGestureRecognizer"): return makeRecognizer(object)
    case name == "UIBarButtonItem":
      let node = TwinNode(object: object, name: claimName(object, text: title), type: typeName(object))
      register(node, parent: nil)
      var creation = "title: \(title.map(SwiftLiteral.string) ?? "nil")"
      if nib.bool("UIIsSystemItem", of: object),
        let word = SwiftWords.systemItem[nib.integer("UISystemItem", of: object) ?? 0]
      {
        creation = "barButtonSystemItem: .\(word), target: nil, action: nil"
      } else if let view = nib.object("UICustomView", of: object), nodes[view] == nil {
        let custom = makeView(view, parent: object)
        node.children.append((custom, nil))
        node.finishing.append(
          TwinStatement("\(node.name).customView = \(custom.name)", uses: [object, view]))
        creation = ""
      } else {
        if let image = nib.payload("UIImage", of: object).flatMap({ values.expression($0, as: .image) }) {
          creation = "image: \(image)"
        }
        let style = SwiftWords.barItemStyle[nib.integer("UIStyle", of: object) ?? 0] ?? "plain"
        creation += ", style: .\(style), target: nil, action: nil"
      }
      node.statements.append(TwinStatement("let \(node.name) = \(node.type)(\(creation))", uses: [object]))
      setProperties(of: node)
      return node
    case name == "UINavigationItem":
      let node = TwinNode(object: object, name: claimName(object), type: typeName(object))
      register(node, parent: nil)
      let creation = "title: \(SwiftLiteral.string(title ?? ""))"
      node.statements.append(TwinStatement("let \(node.name) = \(node.type)(\(creation))", uses: [object]))
      setProperties(of: node)
      for (key, property) in [
        ("UILeftBarButtonItems", "leftBarButtonItems"), ("UIRightBarButtonItems", "rightBarButtonItems"),
      ] {
        let items = nib.list(key, of: object)
        guard !items.isEmpty else { continue }
        for item in items where nodes[item] == nil {
          if let made = makeObject(item) {
            register(made, parent: object)
            node.children.append((made, nil))
          }
        }
        let list = items.compactMap { nodes[$0]?.name }.joined(separator: ", ")
        node.finishing.append(
          TwinStatement("\(node.name).\(property) = [\(list)]", uses: Set(items).union([object])))
      }
      return node
    case name == "UICustomObject":
      let node = TwinNode(object: object, name: claimName(object), type: typeName(object))
      register(node, parent: nil)
      node.statements.append(TwinStatement("let \(node.name) = \(node.type)()", uses: [object]))
      return node
    default:
      note("\(name): objects of this class aren't expressed.")
      return nil
    }
  }

  // MARK: Recognisers

  private func makeRecognizer(_ object: Int) -> TwinNode {
    let node = TwinNode(object: object, name: claimName(object), type: typeName(object))
    register(node, parent: nil)
    // Its first target is part of making it.
    var creation = ""
    for connection in events(of: object) {
      guard creation.isEmpty, let target = nib.object("UIDestination", of: connection), target == root,
        let selector = nib.string("UILabel", of: connection), let name = expression(target)
      else { continue }
      creation = "target: \(name), action: \(SwiftLiteral.selector(selector))"
      madeConnections.insert(connection)
    }
    node.statements.append(
      TwinStatement(
        "let \(node.name) = \(node.type)(\(creation))", uses: creation.isEmpty ? [object] : [object, root]))
    setProperties(of: node)
    if let tap = nib.object("UITapGestureRecognizer._imp", of: object) {
      for (key, name) in [
        ("UITapRecognizer.numberOfTapsRequired", "numberOfTapsRequired"),
        ("UITapRecognizer.numberOfTouchesRequired", "numberOfTouchesRequired"),
      ] {
        guard let number = nib.integer(key, of: tap), number != 1 else { continue }
        node.statements.append(TwinStatement("\(node.name).\(name) = \(number)", uses: [object]))
      }
    }
    return node
  }

  private func events(of source: Int) -> [Int] {
    connections.filter {
      nib.standardClass(of: $0) == "UIRuntimeEventConnection" && nib.object("UISource", of: $0) == source
    }
  }

  /// Recognisers belong to the views whose collection they are in.
  func attachRecognizers() {
    for connection in connections
    where nib.standardClass(of: connection) == "UIRuntimeOutletCollectionConnection"
      && nib.string("UILabel", of: connection) == "gestureRecognizers"
    {
      madeConnections.insert(connection)
      guard let source = nib.object("UISource", of: connection), let view = nodes[source] else {
        note("A gesture recogniser belongs to an object that isn't made.")
        continue
      }
      for recognizer in nib.list("UIDestination", of: connection) {
        guard let node = nodes[recognizer] ?? makeObject(recognizer) else { continue }
        let adding = TwinStatement(
          "\(view.name).addGestureRecognizer(\(node.name))", uses: [source, recognizer])
        if parents[recognizer] == nil {
          register(node, parent: source)
          view.children.append((node, adding))
        } else {
          view.finishing.append(adding)
        }
      }
    }
  }
}
