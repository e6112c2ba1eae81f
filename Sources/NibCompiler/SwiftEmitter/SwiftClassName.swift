/// A class by the name that Swift source uses, with its module.
struct SwiftClassName: Hashable {
  /// The module, nil if the class has none in its name (an Objective-C class, or one renamed).
  let module: String?
  /// The name within the module; dots separate nested types.
  let name: String

  /// Reads the runtime's name of a class: `_TtC3App8CardView`, `_TtCC3App5Outer5Inner`, `App.CardView`, `CardView`.
  init(runtimeName: String) {
    var rest = Substring(runtimeName)
    guard rest.hasPrefix("_Tt") else {
      let parts = runtimeName.split(separator: ".", maxSplits: 1)
      module = parts.count == 2 ? String(parts[0]) : nil
      name = String(parts.last ?? rest)
      return
    }
    rest = rest.dropFirst(3).drop { !$0.isNumber }
    var parts: [String] = []
    while let count = Int(rest.prefix { $0.isNumber }), count > 0 {
      rest = rest.drop { $0.isNumber }
      parts.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    module = parts.first
    name = parts.count > 1 ? parts.dropFirst().joined(separator: ".") : runtimeName
  }
}
