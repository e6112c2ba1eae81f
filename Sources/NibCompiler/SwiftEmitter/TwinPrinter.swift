/// Prints a nib's nodes as one Swift file. What would make a function too long to read is moved to functions of its
/// own, a subtree at a time.
struct TwinPrinter {
  private let twin: Twin
  private let options: SwiftEmitter.Options
  private let nodes: [Int: TwinNode]
  /// In how many statements an object is named.
  private let usage: [Int: Int]

  /// A subtree of at least this many lines gets a function of its own.
  private static let longBody = 60
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

  private func append(_ node: TwinNode, to body: inout Body, _ functions: inout [[String]]) {
    body.objects.insert(node.object)
    for statement in node.statements { body.add(statement) }
    for constraint in node.constraints { body.count(constraint) }
    body.constraints += node.constraints
    for (child, adding) in node.children {
      var inner = Body()
      append(child, to: &inner, &functions)
      if inner.length >= Self.longBody, !child.isGiven {
        body.blank()
        body.lines.append(function(for: child, inner, &functions))
        body.adopt(inner)
      } else {
        let isShort = child.statements.count < 2 && child.children.isEmpty
        if !isShort { body.blank() }
        body.merge(inner)
      }
      if let adding { body.add(adding) }
    }
    for statement in node.finishing { body.add(statement) }
    for statement in node.wiring { body.count(statement) }
    body.wiring += node.wiring
  }

  /// Prints a function that makes a subtree, and returns the line that calls it.
  private func function(for node: TwinNode, _ body: Body, _ functions: inout [[String]]) -> String {
    let needs = body.usage.keys.filter { !body.objects.contains($0) }.sorted().compactMap { nodes[$0] }
    let exported = body.objects.filter { (usage[$0] ?? 0) > (body.usage[$0] ?? 0) }.sorted()
      .compactMap { nodes[$0] }.filter { !$0.isGiven }
    let name = "make" + node.name.prefix(1).uppercased() + node.name.dropFirst()
    let ownerType = body.usesOwner ? options.ownerClass : nil
    var parameters = needs.map { "\($0.name): \($0.type)" }
    var arguments = needs.map { "\($0.name): \($0.name)" }
    if let ownerType {
      parameters.append("owner: \(ownerType)")
      arguments.append("owner: owner")
    }
    let isSingle = exported.count == 1
    let names = exported.map(\.name).joined(separator: ", ")
    let result =
      isSingle ? exported[0].type : "(\(exported.map { "\($0.name): \($0.type)" }.joined(separator: ", ")))"
    var lines = wrap(
      "private static func \(name)(\(parameters.joined(separator: ", "))) -> \(result) {", "  ")
    lines += text(of: body, indentation: "    ")
    lines += wrap("return \(isSingle ? names : "(\(names))")", "    ") + ["  }"]
    functions.append(lines)
    let call = "\(name)(\(arguments.joined(separator: ", ")))"
    return exported.isEmpty ? "_ = \(call)" : "let \(isSingle ? names : "(\(names))") = \(call)"
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
