import NibArchive

extension TwinBuilder {
  /// The node of a view and of all below it.
  func makeView(_ object: Int, parent: Int?) -> TwinNode {
    let text = nib.string("UIText", of: object) ?? buttonTitle(object)
    let node = TwinNode(object: object, name: claimName(object, text: text), type: typeName(object))
    register(node, parent: parent)
    for (prefix, module) in [("WK", "WebKit"), ("MK", "MapKit"), ("GL", "GLKit"), ("SCN", "SceneKit")]
    where node.type.hasPrefix(prefix) && nib.customClass(of: object) == nil {
      note("\(node.type) is \(module)'s: the file has to import it.")
    }
    create(node)
    finish(node)
    return node
  }

  /// The node of a view that comes with another one.
  private func makeGiven(_ object: Int, in parent: TwinNode, property: String, isOptional: Bool = false)
    -> TwinNode
  {
    let access = "\(parent.name).\(property)"
    let name = isOptional ? access + "?" : names.claim(property == "contentView" ? "content" : property)
    let node = TwinNode(object: object, name: name, type: typeName(object), isGiven: true)
    register(node, parent: parent.object)
    if !isOptional {
      node.statements.append(TwinStatement("let \(name) = \(access)", uses: [parent.object, object]))
    }
    return node
  }

  // MARK: Making

  private func create(_ node: TwinNode) {
    let object = node.object
    let name = nib.standardClass(of: object)
    let frame = frame(of: object)
    var arguments: String?
    switch true {
    case SwiftVocabulary.derives(name, from: "UIButton"):
      let type = nib.integer("UIButtonType", of: object) ?? 0
      if let word = SwiftWords.buttonType[type], type != 0 { arguments = "type: .\(word)" }
    case SwiftVocabulary.derives(name, from: "UIActivityIndicatorView"):
      let style =
        nib.integer("UIActivityIndicatorViewStyle-Modern", of: object)
        ?? nib.integer("UIActivityIndicatorViewStyle", of: object) ?? 100
      arguments = "style: .\(SwiftWords.indicatorStyle[style] ?? "medium")"
    case SwiftVocabulary.derives(name, from: "UISegmentedControl"):
      arguments = "items: [\(segments(of: object).joined(separator: ", "))]"
    case SwiftVocabulary.derives(name, from: "UITableViewCell"):
      let style = SwiftWords.cellStyle[nib.integer("UITableViewCellStyle", of: object) ?? 0] ?? "default"
      let reuse = nib.string("UIReuseIdentifier", of: object).map(SwiftLiteral.string) ?? "nil"
      arguments = "style: .\(style), reuseIdentifier: \(reuse)"
    case SwiftVocabulary.derives(name, from: "UIVisualEffectView"):
      arguments = "effect: \(effect(of: object) ?? "nil")"
    case SwiftVocabulary.derives(name, from: "UITableView"):
      let style = nib.integer("UITableViewStyle", of: object) ?? nib.integer("UIStyle", of: object) ?? 0
      let word = SwiftWords.tableStyle[style] ?? "plain"
      add("let \(node.name) = \(node.type)(frame: \(frame), style: .\(word))", to: node)
      return
    case SwiftVocabulary.derives(name, from: "UICollectionView"):
      createCollectionView(node, frame)
      return
    default: break
    }
    guard let arguments else {
      add("let \(node.name) = \(node.type)(frame: \(frame))", to: node)
      return
    }
    add("let \(node.name) = \(node.type)(\(arguments))", to: node)
    add("\(node.name).frame = \(frame)", to: node)
  }

  private func add(_ line: String, to node: TwinNode) {
    node.statements.append(TwinStatement(line, uses: [node.object]))
  }

  /// The frame from bounds and center. The shortest origin that gives back the center is taken: the subtraction may
  /// leave a speck of rounding.
  func frame(of object: Int) -> String {
    let bounds = nib.geometry("UIBounds", of: object) ?? [0, 0, 0, 0]
    let center = nib.geometry("UICenter", of: object) ?? [0, 0]
    guard bounds.count == 4, center.count == 2 else { return ".zero" }
    func origin(_ center: Double, _ size: Double) -> Double {
      let exact = center - size / 2
      for scale in [1, 10, 100, 1e4, 1e6, 1e9] as [Double] {
        let rounded = (exact * scale).rounded() / scale
        if rounded + size / 2 == center { return rounded }
      }
      return exact
    }
    return SwiftLiteral.rect(
      x: origin(center[0], bounds[2]), y: origin(center[1], bounds[3]), width: bounds[2], height: bounds[3])
  }

  private func segments(of object: Int) -> [String] {
    nib.list("UISegments", of: object).map { segment in
      guard let info = nib.payload("UISegmentInfo", of: segment) else { return "\"\"" }
      if let title = nib.string(info) { return SwiftLiteral.string(title) }
      guard let image = values.expression(info, as: .image) else { return "\"\"" }
      return "\(image) ?? UIImage()"
    }
  }

  private func effect(of object: Int) -> String? {
    guard let effect = nib.object("UIVisualEffectViewEffect", of: object) else { return nil }
    let style = SwiftWords.blurStyle[nib.integer("UIBlurEffectStyle", of: effect) ?? 0] ?? "regular"
    switch nib.standardClass(of: effect) {
    case "UIBlurEffect": return "UIBlurEffect(style: .\(style))"
    case "UIVibrancyEffect":
      let style =
        nib.integer("UIVibrancyEffectBlurStyle", of: effect).flatMap { SwiftWords.blurStyle[$0] } ?? style
      return "UIVibrancyEffect(blurEffect: UIBlurEffect(style: .\(style)))"
    default: return nil
    }
  }

  private func createCollectionView(_ node: TwinNode, _ frame: String) {
    var layout = "UICollectionViewFlowLayout()"
    if let object = nib.object("UICollectionLayout", of: node.object) {
      let made = TwinNode(object: object, name: names.claim("layout"), type: typeName(object))
      register(made, parent: nil)
      collectionViews[object] = node
      add("let \(made.name) = \(made.type)()", to: made)
      setProperties(of: made)
      // It has to be there before the view.
      node.statements += made.statements.map { TwinStatement($0.lines, uses: $0.uses.union([node.object])) }
      layout = made.name
    }
    add("let \(node.name) = \(node.type)(frame: \(frame), collectionViewLayout: \(layout))", to: node)
  }

  // MARK: Setting up

  private func finish(_ node: TwinNode) {
    let object = node.object
    let name = nib.standardClass(of: object)
    setMask(of: node)
    setProperties(of: node)
    setPriorities(of: node)
    switch true {
    case SwiftVocabulary.derives(name, from: "UIButton"): setButtonContent(of: node)
    case SwiftVocabulary.derives(name, from: "UICollectionReusableView"):
      if nib.string("UIReuseIdentifier", of: object) != nil {
        note("\(node.name): its reuse identifier comes from the collection view.")
      }
    case SwiftVocabulary.derives(name, from: "UIActivityIndicatorView"):
      if nib.bool("UIAnimating", of: object) { add("\(node.name).startAnimating()", to: node) }
      if nib.bool("UIHidden", of: object) { add("\(node.name).isHidden = true", to: node) }
    default: break
    }
    for key in ["UIAttributedText", "UIAttributedPlaceholder"] { setAttributedText(key, of: node) }
    if let type = nib.string("UITextContentType", of: object) {
      add(
        "\(node.name).textContentType = UITextContentType(rawValue: \(SwiftLiteral.string(type)))", to: node)
    }
    addSubviews(to: node, className: name)
    addItems(to: node)
  }

  /// A mask says nothing about a view that constraints place.
  private func setMask(of node: TwinNode) {
    guard !nib.bool("UIViewDoesNotTranslateAutoresizingMaskIntoConstraints", of: node.object),
      let mask = nib.integer("UIAutoresizingMask", of: node.object), mask != 0
    else { return }
    add("\(node.name).autoresizingMask = \(SwiftLiteral.options(mask, SwiftWords.mask))", to: node)
  }

  private func setPriorities(of node: TwinNode) {
    let lineage = SwiftVocabulary.lineage(of: nib.standardClass(of: node.object))
    let kinds = [
      ("UIViewContentHuggingPriority", "contentHugging", "setContentHuggingPriority"),
      (
        "UIViewContentCompressionResistancePriority", "contentCompressionResistance",
        "setContentCompressionResistancePriority"
      ),
    ]
    for (key, property, method) in kinds {
      guard let text = nib.string(key, of: node.object) else { continue }
      let numbers = text.split { !"0123456789.-".contains($0) }.map(String.init)
      let fresh = lineage.lazy.compactMap { $0.fresh[property] }.first ?? "250 250"
      for (axis, number, old) in zip3(["horizontal", "vertical"], numbers, fresh.split(separator: " "))
      where number != old {
        add("\(node.name).\(method)(\(Self.priority(number)), for: .\(axis))", to: node)
      }
    }
  }

  private func zip3(_ axes: [String], _ numbers: [String], _ old: [Substring]) -> [(
    String, String, Substring
  )] {
    zip(axes, zip(numbers, old)).map { ($0, $1.0, $1.1) }
  }

  /// A priority by name where it has one.
  static func priority(_ number: String) -> String {
    switch number {
    case "250": ".defaultLow"
    case "750": ".defaultHigh"
    case "1000": ".required"
    default: "UILayoutPriority(\(number))"
    }
  }

  private func setAttributedText(_ key: String, of node: TwinNode) {
    guard let text = nib.object(key, of: node.object) else { return }
    // A text view's plain text is archived in both forms.
    if SwiftVocabulary.derives(nib.standardClass(of: node.object), from: "UITextView"),
      nib.object("NSAttributeInfo", of: text) == nil,
      nib.string("NSString", of: text) == nib.string("UIText", of: node.object)
    {
      return
    }
    let variable = names.claim(node.name + (key == "UIAttributedText" ? "Text" : "Placeholder"))
    guard let lines = values.attributedText(text, variable: variable) else { return }
    let property = key == "UIAttributedText" ? "attributedText" : "attributedPlaceholder"
    node.statements.append(
      TwinStatement(lines + ["\(node.name).\(property) = \(variable)"], uses: [node.object]))
  }

  // MARK: Subviews

  private func addSubviews(to node: TwinNode, className: String) {
    let object = node.object
    guard !SwiftVocabulary.derives(className, from: "UISegmentedControl") else { return }
    var subviews = nib.list("UISubviews", of: object)
    if SwiftVocabulary.derives(className, from: "UITableViewCell")
      || SwiftVocabulary.derives(className, from: "UICollectionViewCell")
    {
      addContentView(to: node, isTableCell: SwiftVocabulary.derives(className, from: "UITableViewCell"))
      subviews.removeAll { nodes[$0] != nil || nib.standardClass(of: $0).hasPrefix("_UITableViewCell") }
    }
    if let content = nib.object("UIVisualEffectViewContentView", of: object), nodes[content] == nil {
      let given = makeGiven(content, in: node, property: "contentView")
      addSubviews(to: given, className: "UIView")
      node.children.append((given, nil))
      subviews = []
    }
    for (key, property) in [
      ("UITableHeaderView", "tableHeaderView"), ("UITableFooterView", "tableFooterView"),
    ] {
      guard let view = nib.object(key, of: object), nodes[view] == nil else { continue }
      let child = makeView(view, parent: object)
      node.children.append(
        (child, TwinStatement("\(node.name).\(property) = \(child.name)", uses: [object, view])))
      subviews.removeAll { $0 == view }
    }
    let arranged = nib.list("UIStackViewArrangedSubviews", of: object)
    for view in subviews where nodes[view] == nil {
      let child = makeView(view, parent: object)
      let method = arranged.contains(view) ? "addArrangedSubview" : "addSubview"
      node.children.append(
        (child, TwinStatement("\(node.name).\(method)(\(child.name))", uses: [object, view])))
    }
    let arrangedInOrder = subviews.filter(arranged.contains)
    if arrangedInOrder != arranged { note("\(node.name): arranged subviews are in the order of subviews.") }
    if nib.object("UITableViewDataSource", of: object) != nil {
      note("\(node.name): static rows aren't expressed.")
    }
    for key in ["UITableViewCellPrototypeNibs", "UICollectionViewCellNibDict"]
    where !nib.dictionary(key, of: object).isEmpty {
      note("\(node.name): prototype cells aren't expressed.")
    }
  }

  private func addContentView(to node: TwinNode, isTableCell: Bool) {
    guard let content = nib.object("UIContentView", of: node.object), nodes[content] == nil else { return }
    let given = makeGiven(content, in: node, property: "contentView")
    if nib.geometry("UIBounds", of: content) != nib.geometry("UIBounds", of: node.object) || isTableCell {
      add("\(given.name).frame = \(frame(of: content))", to: given)
    }
    setProperties(
      of: given, className: isTableCell ? "UITableViewCell.contentView" : "UICollectionViewCell.contentView")
    node.children.append((given, nil))
    // Labels and image of a styled cell are there already.
    let parts = [
      ("UITextLabel", "textLabel"), ("UIDetailTextLabel", "detailTextLabel"), ("UIImageView", "imageView"),
    ]
    for (key, property) in parts {
      guard isTableCell, let view = nib.object(key, of: node.object), nodes[view] == nil else { continue }
      let part = makeGiven(view, in: node, property: property, isOptional: true)
      setProperties(of: part, className: "UITableViewCell.\(property)")
      setPriorities(of: part)
      node.children.append((part, nil))
    }
    addSubviews(to: given, className: "UIView")
  }
}
