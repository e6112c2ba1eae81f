import NibArchive

extension TwinBuilder {
  /// The constraints of all views: anchors where they can say it, in the order of the nib.
  func addConstraints() {
    for node in nodes.values.sorted(by: { $0.object < $1.object }) {
      for constraint in nib.list("UIViewAutolayoutConstraints", of: node.object)
      where nodes[constraint] == nil {
        addConstraint(constraint, heldBy: node)
      }
    }
  }

  private func addConstraint(_ constraint: Int, heldBy holder: TwinNode) {
    let identifier = nib.string("NSLayoutIdentifier", of: constraint)
    guard let parts = ConstraintParts(constraint, self) else {
      note("\(holder.name): a constraint on something that isn't made is left out.")
      return
    }
    let uses = parts.uses.union([holder.object])
    let needsName = parts.priority != 1000 || identifier != nil || destinations.contains(constraint)
    let isHeldNaturally = parts.naturalHolder(self) == holder.object
    guard needsName || !isHeldNaturally else {
      holder.constraints.append(TwinStatement(parts.expression, uses: uses))
      return
    }
    let name = claimName(constraint, suggestion: parts.suggestedName(self))
    let node = TwinNode(object: constraint, name: name, type: "NSLayoutConstraint")
    register(node, parent: holder.object)
    node.statements.append(TwinStatement("let \(name) = \(parts.expression)", uses: uses.union([constraint])))
    if parts.priority != 1000 {
      let priority = Self.priority(SwiftLiteral.number(parts.priority))
      node.statements.append(TwinStatement("\(name).priority = \(priority)", uses: [constraint]))
    }
    if let identifier {
      node.statements.append(
        TwinStatement("\(name).identifier = \(SwiftLiteral.string(identifier))", uses: [constraint]))
    }
    if isHeldNaturally {
      holder.children.append((node, nil))
      holder.constraints.append(TwinStatement(name, uses: uses.union([constraint])))
    } else {
      holder.children.append(
        (node, TwinStatement("\(holder.name).addConstraint(\(name))", uses: uses.union([constraint]))))
    }
  }

  /// The view that an item of a constraint is or belongs to, and the expression for the item.
  func constraintItem(_ object: Int) -> (view: Int, expression: String)? {
    if let node = nodes[object] { return (object, node.name) }
    guard nib.standardClass(of: object).hasSuffix("LayoutGuide"),
      let owner = nib.object("UILayoutGuideOwningView", of: object), let view = nodes[owner],
      let identifier = nib.string("UILayoutGuideIdentifier", of: object)
        ?? nib.string("_UILayoutGuideIdentifier", of: object),
      let property = Self.guides[identifier]
    else { return nil }
    return (owner, "\(view.name).\(property)")
  }

  private static let guides = [
    "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide", "UIViewLayoutMarginsGuide": "layoutMarginsGuide",
    "UIViewReadableContentGuide": "readableContentGuide", "UIViewKeyboardLayoutGuide": "keyboardLayoutGuide",
    "UIScrollView-contentLayoutGuide": "contentLayoutGuide",
    "UIScrollView-frameLayoutGuide": "frameLayoutGuide",
  ]
}

/// A constraint, read.
private struct ConstraintParts {
  let first: (view: Int, expression: String)
  let second: (view: Int, expression: String)?
  let firstAttribute: Int
  let secondAttribute: Int
  let relation: Int
  let multiplier: Double
  let constant: Double
  let priority: Double

  init?(_ constraint: Int, _ builder: TwinBuilder) {
    let nib = builder.nib
    guard let item = nib.object("NSFirstItem", of: constraint).flatMap(builder.constraintItem) else {
      return nil
    }
    first = item
    let secondItem = nib.object("NSSecondItem", of: constraint)
    second = secondItem.flatMap(builder.constraintItem)
    if secondItem != nil, second == nil { return nil }
    // Newer files say attributes and constant twice; the older form is for systems without margins.
    let version = nib.payload("NSFirstAttributeV2", of: constraint) == nil ? "" : "V2"
    firstAttribute = nib.integer("NSFirstAttribute" + version, of: constraint) ?? 0
    secondAttribute = nib.integer("NSSecondAttribute" + version, of: constraint) ?? 0
    relation = nib.integer("NSRelation", of: constraint) ?? 0
    multiplier = nib.number("NSMultiplier", of: constraint) ?? 1
    priority = nib.number("NSPriority", of: constraint) ?? 1000
    if nib.string("NSSymbolicConstant", of: constraint) != nil {
      // The standard space: 20 points to a superview, 8 between siblings.
      let isToSuperview = second.map { [builder] in
        builder.parents[$0.view] == item.view || builder.parents[item.view] == $0.view
      }
      constant = isToSuperview == true ? 20 : 8
    } else {
      constant = nib.number("NSConstant" + version, of: constraint) ?? 0
    }
  }

  var uses: Set<Int> { Set([first.view] + (second.map { [$0.view] } ?? [])) }

  /// The view that activating gives the constraint to: the nearest one that both items are in or are.
  func naturalHolder(_ builder: TwinBuilder) -> Int? {
    guard let second else { return first.view }
    func ancestors(_ view: Int) -> [Int] {
      var path = [view]
      while let parent = path.last.flatMap({ builder.parents[$0] }), path.count < 10_000 {
        path.append(parent)
      }
      return path
    }
    let others = Set(ancestors(second.view))
    return ancestors(first.view).first(where: others.contains)
  }

  /// `titleLabelHeight`
  func suggestedName(_ builder: TwinBuilder) -> String {
    let attribute = Self.attributes[firstAttribute] ?? ""
    return (builder.expression(first.view) ?? "") + attribute.prefix(1).uppercased() + attribute.dropFirst()
  }

  var expression: String { anchorExpression ?? itemExpression }

  private static let anchors = [
    1: "leftAnchor", 2: "rightAnchor", 3: "topAnchor", 4: "bottomAnchor", 5: "leadingAnchor",
    6: "trailingAnchor",
    7: "widthAnchor", 8: "heightAnchor", 9: "centerXAnchor", 10: "centerYAnchor", 11: "lastBaselineAnchor",
    12: "firstBaselineAnchor",
  ]

  private static let attributes = [
    0: "notAnAttribute", 1: "left", 2: "right", 3: "top", 4: "bottom", 5: "leading", 6: "trailing",
    7: "width",
    8: "height", 9: "centerX", 10: "centerY", 11: "lastBaseline", 12: "firstBaseline", 13: "leftMargin",
    14: "rightMargin", 15: "topMargin", 16: "bottomMargin", 17: "leadingMargin", 18: "trailingMargin",
    19: "centerXWithinMargins", 20: "centerYWithinMargins",
  ]

  private var comparison: String {
    relation == 0 ? "equalTo" : relation > 0 ? "greaterThanOrEqualTo" : "lessThanOrEqualTo"
  }

  /// The constraint by anchors, nil where they can't say it: margins, factors of places, mixed directions.
  private var anchorExpression: String? {
    guard let anchor = Self.anchors[firstAttribute] else { return nil }
    let isDimension = firstAttribute == 7 || firstAttribute == 8
    guard let second else {
      guard isDimension else { return nil }
      return
        "\(first.expression).\(anchor).constraint(\(comparison)Constant: \(SwiftLiteral.number(constant)))"
    }
    guard let other = Self.anchors[secondAttribute], isDimension || multiplier == 1,
      Self.axis(firstAttribute) == Self.axis(secondAttribute),
      !Self.isMixed(firstAttribute, secondAttribute)
    else { return nil }
    var arguments = "\(comparison): \(second.expression).\(other)"
    if multiplier != 1 { arguments += ", multiplier: \(SwiftLiteral.number(multiplier))" }
    if constant != 0 { arguments += ", constant: \(SwiftLiteral.number(constant))" }
    return "\(first.expression).\(anchor).constraint(\(arguments))"
  }

  private static func axis(_ attribute: Int) -> Int {
    switch attribute {
    case 1, 2, 5, 6, 9: 0
    case 3, 4, 10, 11, 12: 1
    default: 2
    }
  }

  /// Left and right don't go with leading and trailing.
  private static func isMixed(_ first: Int, _ second: Int) -> Bool {
    let absolute: Set = [1, 2]
    let relative: Set = [5, 6]
    return absolute.contains(first) && relative.contains(second)
      || relative.contains(first) && absolute.contains(second)
  }

  private var itemExpression: String {
    let relations = ["equal", "greaterThanOrEqual", "lessThanOrEqual"]
    let relatedBy = relations[relation == 0 ? 0 : relation > 0 ? 1 : 2]
    let attribute = Self.attributes[firstAttribute] ?? "notAnAttribute"
    let other = second == nil ? "notAnAttribute" : Self.attributes[secondAttribute] ?? "notAnAttribute"
    return
      "NSLayoutConstraint(item: \(first.expression), attribute: .\(attribute), relatedBy: .\(relatedBy), "
      + "toItem: \(second?.expression ?? "nil"), attribute: .\(other), "
      + "multiplier: \(SwiftLiteral.number(multiplier)), constant: \(SwiftLiteral.number(constant)))"
  }
}
