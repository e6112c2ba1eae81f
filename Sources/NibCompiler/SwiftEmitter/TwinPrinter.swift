/// Prints a nib's nodes as one Swift file. What would make a function too long to read is moved to functions of its
/// own, a subtree at a time.
struct TwinPrinter {
  private let twin: Twin
  private let options: SwiftEmitter.Options
  private let nodes: [Int: TwinNode]
  /// In how many statements an object is named.
  private let usage: [Int: Int]

  /// A function of more lines is hard to read.
  private static let longBody = 200
  /// A function of fewer lines isn't worth its name.
  private static let shortFunction = 15
  /// Constraints in one call.
  private static let longList = 40

  init(_ twin: Twin, _ options: SwiftEmitter.Options) {
    self.twin = twin
    self.options = options
    var nodes: [Int: TwinNode] = [:]
    var usage: [Int: Int] = [:]
    var pending = [twin.root] + twin.others
    while let node = pending.popLast() {
      nodes[node.object] = node
      for statement in node.allStatements {
        for object in statement.uses { usage[object, default: 0] += 1 }
      }
      pending += node.children.map(\.node)
    }
    for statement in twin.wiring {
      for object in statement.uses { usage[object, default: 0] += 1 }
    }
    self.nodes = nodes
    self.usage = usage
  }

  /// The file.
  func source() -> String {
    var functions: [[String]] = []
    var body = Body()
    append(twin.root, to: &body, &functions)
    let others = others
    for node in others {
      body.blank()
      append(node, to: &body, &functions)
    }
    body.wiring += twin.wiring
    var lines = Self.head
    let root = twin.root
    let isReturningAll = !others.isEmpty && isEnumeration
    let result = isReturningAll ? "(\(([root] + others).map(\.type).joined(separator: ", ")))" : root.type
    let returned = isReturningAll ? "(\(([root] + others).map(\.name).joined(separator: ", ")))" : root.name
    let parameters = twin.usesOwner && options.ownerClass != nil ? "owner: \(options.ownerClass ?? "")" : ""
    switch options.form {
    case .enumeration(let name):
      lines += ["/// \(options.summary)", "enum \(name) {", "  /// Makes the objects."]
      lines.append("  static func make(\(parameters)) -> \(result) {")
    case .method(let name):
      lines += ["extension \(root.type) {", "  /// \(options.summary)"]
      lines.append("  public static func \(name)(\(parameters)) -> \(result) {")
    }
    lines += text(of: body, indentation: "    ") + ["    return \(returned)", "  }"]
    for function in functions { lines += [""] + function }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private var isEnumeration: Bool {
    if case .enumeration = options.form { true } else { false }
  }

  /// Other top-level objects; those that the returned tree doesn't need are made only if they are returned too.
  private var others: [TwinNode] {
    guard !isEnumeration else { return twin.others }
    return twin.others.filter { node in
      (usage[node.object] ?? 0) > node.allStatements.count { $0.uses.contains(node.object) }
    }
  }

  private static let head = [
    "#if canImport(UIKit)", "  import UIKit", "#else", "  import Foundation", "  import OpenUIKit", "#endif",
    "",
  ]

  // MARK: Bodies

  /// What goes into one function.
  private struct Body {
    var lines: [String] = []
    var constraints: [TwinStatement] = []
    var wiring: [TwinStatement] = []
    /// The objects made in it.
    var objects: Set<Int> = []
    /// In how many of its statements an object is named.
    var usage: [Int: Int] = [:]

    /// Whether File's Owner is named in it.
    var usesOwner: Bool {
      (lines + wiring.flatMap(\.lines)).contains {
        $0.hasPrefix("owner.") || $0.contains("(owner") || $0.hasSuffix("= owner")
      }
    }

    var length: Int { lines.count + constraints.count + wiring.count }

    mutating func add(_ statement: TwinStatement) {
      lines += statement.lines
      count(statement)
    }

    mutating func count(_ statement: TwinStatement) {
      for object in statement.uses { usage[object, default: 0] += 1 }
    }

    mutating func blank() {
      if let last = lines.last, !last.isEmpty { lines.append("") }
    }

    mutating func merge(_ other: Body) {
      lines += other.lines
      constraints += other.constraints
      wiring += other.wiring
      adopt(other)
    }

    /// Takes over the objects of a body that is printed elsewhere.
    mutating func adopt(_ other: Body) {
      objects.formUnion(other.objects)
      usage.merge(other.usage, uniquingKeysWith: +)
    }
  }

  /// An object within another one, with the code that makes it.
  private struct Part {
    let node: TwinNode
    let adding: TwinStatement?
    var body: Body
    var isMoved = false

    /// What it takes in the function that makes the outer object.
    var length: Int { (isMoved ? 1 : body.length) + (adding == nil ? 0 : 1) }
  }

  private func append(_ node: TwinNode, to body: inout Body, _ functions: inout [[String]]) {
    body.objects.insert(node.object)
    for statement in node.statements { body.add(statement) }
    var parts = node.children.map { child, adding in
      var inner = Body()
      append(child, to: &inner, &functions)
      return Part(node: child, adding: adding, body: inner)
    }
    let rest = body.length + node.constraints.count
    moveLongParts(&parts, besides: rest)
    var constraints = node.constraints
    for group in groups(of: parts, besides: rest) {
      let isAlone = group.count == parts.count || group.count < 2
      if !isAlone, appendGroup(group, of: node, to: &body, &constraints, &functions) { continue }
      for part in group { append(part, to: &body, &functions) }
    }
    for statement in node.finishing { body.add(statement) }
    for constraint in constraints { body.count(constraint) }
    body.constraints = constraints + body.constraints
    for statement in node.wiring { body.count(statement) }
    body.wiring += node.wiring
  }

  private func append(_ part: Part, to body: inout Body, _ functions: inout [[String]]) {
    if part.isMoved {
      body.blank()
      let name = "make" + part.node.name.prefix(1).uppercased() + part.node.name.dropFirst()
      body.lines.append(function(name, part.body, &functions))
      body.adopt(part.body)
    } else {
      let isShort = part.node.statements.count < 2 && part.node.children.isEmpty
      if !isShort { body.blank() }
      body.merge(part.body)
    }
    if let adding = part.adding { body.add(adding) }
  }

  /// Marks the longest parts for functions of their own, until the rest can be read.
  private func moveLongParts(_ parts: inout [Part], besides rest: Int) {
    let byLength = parts.indices.sorted { (parts[$1].body.length, $0) < (parts[$0].body.length, $1) }
    var total = rest + parts.reduce(0) { $0 + $1.length }
    for index in byLength {
      guard total > Self.longBody, parts[index].body.length >= Self.shortFunction else { return }
      guard !parts[index].node.isGiven else { continue }
      total -= parts[index].body.length - 1
      parts[index].isMoved = true
    }
  }

  /// The parts in order; where there are too many small ones to be read, in runs of a readable length.
  private func groups(of parts: [Part], besides rest: Int) -> [[Part]] {
    guard rest + parts.reduce(0, { $0 + $1.length }) > 2 * Self.longBody else { return [parts] }
    var groups: [[Part]] = [[]]
    var length = 0
    for part in parts {
      if length + part.length > Self.longBody / 2, !groups[groups.count - 1].isEmpty {
        groups.append([])
        length = 0
      }
      groups[groups.count - 1].append(part)
      length += part.length
    }
    return groups
  }

  /// Moves a run of parts to a function, with the constraints among them; not if too much of it is needed outside.
  private func appendGroup(
    _ group: [Part], of node: TwinNode, to body: inout Body, _ constraints: inout [TwinStatement],
    _ functions: inout [[String]]
  ) -> Bool {
    guard let first = group.first?.node, let last = group.last?.node, !first.isGiven else { return false }
    var inner = Body()
    var innerFunctions: [[String]] = []
    for part in group { append(part, to: &inner, &innerFunctions) }
    let own = inner.objects.union([node.object])
    let isOwn: (TwinStatement) -> Bool = { $0.uses.isSubset(of: own) && !$0.uses.isSubset(of: [node.object]) }
    let moved = constraints.filter(isOwn)
    for constraint in moved { inner.count(constraint) }
    inner.constraints = moved + inner.constraints
    guard exports(of: inner).count <= 4 else { return false }
    constraints.removeAll(where: isOwn)
    functions += innerFunctions
    func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }
    body.blank()
    body.lines.append(function("add\(capitalized(first.name))To\(capitalized(last.name))", inner, &functions))
    body.adopt(inner)
    return true
  }

  /// The objects made in a body that statements elsewhere name.
  private func exports(of body: Body) -> [TwinNode] {
    body.objects.filter { (usage[$0] ?? 0) > (body.usage[$0] ?? 0) }.sorted()
      .compactMap { nodes[$0] }.filter { !$0.isGiven }
  }

  /// Prints a function with that body, and returns the line that calls it.
  private func function(_ name: String, _ body: Body, _ functions: inout [[String]]) -> String {
    let needs = body.usage.keys.filter { !body.objects.contains($0) }.sorted().compactMap { nodes[$0] }
    let exported = exports(of: body)
    let ownerType = body.usesOwner ? options.ownerClass : nil
    var parameters = needs.map { "\($0.name): \($0.type)" }
    var arguments = needs.map { "\($0.name): \($0.name)" }
    if let ownerType {
      parameters.append("owner: \(ownerType)")
      arguments.append("owner: owner")
    }
    let isSingle = exported.count == 1
    let names = exported.map(\.name).joined(separator: ", ")
    let types = exported.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let result = exported.isEmpty ? "" : " -> " + (isSingle ? exported[0].type : "(\(types))")
    var lines = wrap("private static func \(name)(\(parameters.joined(separator: ", ")))\(result) {", "  ")
    lines += text(of: body, indentation: "    ")
    if !exported.isEmpty { lines += wrap("return \(isSingle ? names : "(\(names))")", "    ") }
    functions.append(lines + ["  }"])
    let call = "\(name)(\(arguments.joined(separator: ", ")))"
    return exported.isEmpty ? call : "let \(isSingle ? names : "(\(names))") = \(call)"
  }

  // MARK: Text

  private func text(of body: Body, indentation: String) -> [String] {
    var lines = body.lines.flatMap { $0.isEmpty ? [""] : wrap($0, indentation) }
    var rest = body.constraints[...]
    while !rest.isEmpty {
      let group = rest.prefix(Self.longList)
      rest = rest.dropFirst(group.count)
      if group.count == 1, let constraint = group.first {
        lines += [""] + wrap(constraint.lines.joined() + ".isActive = true", indentation)
        continue
      }
      lines += ["", indentation + "NSLayoutConstraint.activate(["]
      for constraint in group { lines += wrap(constraint.lines.joined() + ",", indentation + "  ") }
      lines.append(indentation + "])")
    }
    if !body.wiring.isEmpty {
      lines.append("")
      for statement in body.wiring { lines += statement.lines.flatMap { wrap($0, indentation) } }
    }
    return lines
  }

  private static let lineLength = 110

  /// The line, broken at its last parenthesis or bracket if it is too long.
  private func wrap(_ line: String, _ indentation: String) -> [String] {
    let whole = indentation + line
    guard whole.count > Self.lineLength else { return [whole] }
    return LineBreaker(lineLength: Self.lineLength).lines(line, indentation)
  }
}

extension TwinNode {
  /// All statements of the node itself.
  var allStatements: [TwinStatement] {
    statements + children.compactMap(\.adding) + finishing + constraints + wiring
  }
}
