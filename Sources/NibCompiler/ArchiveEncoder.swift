import NibArchive

/// Numbers a graph of archive objects depth first, following values in their order, and puts them into an archive:
/// the order that Apple's compiler has used since coder version 10.
struct ArchiveEncoder {
  /// Classes that may be missing at run time, with the class to take instead.
  private static let fallbacks = [
    "UIColor": ["NSColor"], "UIFont": ["NSFont"], "UITableViewCellContentView": ["UIView"],
    "_UILayoutGuide": ["UIView"], "_UILayoutSupportConstraint": ["NSLayoutConstraint"],
    "NSIBPrototypingLayoutConstraint": ["NSLayoutConstraint"],
  ]

  private var builder = NibArchive.Builder(coderVersion: 10)
  private var indexes: [ObjectIdentifier: Int] = [:]
  /// Numbers that are equal as numbers are one object, whose stored form is the first one met.
  private var numbers: [Double: Int] = [:]

  static func archive(root: ArchiveObject) -> NibArchive {
    var encoder = ArchiveEncoder()
    encoder.encode(root)
    return encoder.builder.archive()
  }

  /// Depth first without recursion: a chain of views may be long.
  private mutating func encode(_ root: ArchiveObject) {
    var stack: [(object: ArchiveObject, index: Int, next: Int)] = []
    _ = enter(root, onto: &stack)
    while let top = stack.last {
      guard top.next < top.object.values.count else {
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      let (key, value) = top.object.values[top.next]
      builder.append(key: key, value: builderValue(value, onto: &stack), to: top.index)
    }
  }

  private mutating func builderValue(
    _ value: ArchiveValue, onto stack: inout [(object: ArchiveObject, index: Int, next: Int)]
  ) -> NibArchive.Builder.Value {
    switch value {
    case .integer(let number): .integer(number)
    case .bool(let flag): .bool(flag)
    case .float(let number): .float(number)
    case .double(let number): .double(number)
    case .data(let bytes): .data(bytes)
    case .null: .null
    case .object(let object): .object(enter(object, onto: &stack))
    }
  }

  /// The index of `object`, which is given one and put on the stack where it hasn't been met.
  private mutating func enter(
    _ object: ArchiveObject, onto stack: inout [(object: ArchiveObject, index: Int, next: Int)]
  ) -> Int {
    if let index = indexes[ObjectIdentifier(object)] { return index }
    let number = object.className == "NSNumber" ? object.values.first?.value.number : nil
    if let number, let index = numbers[number] { return index }
    let index = builder.addObject(
      className: object.className, fallbacks: Self.fallbacks[object.className] ?? [])
    indexes[ObjectIdentifier(object)] = index
    if let number { numbers[number] = index }
    stack.append((object, index, 0))
    return index
  }
}

extension ArchiveValue {
  /// The value as a number, where it is one.
  fileprivate var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }
}
