/// What is known about one kind of element: the class of the object it becomes, the element whose vocabulary it
/// inherits, and the rows it adds. Inheritance is data; there is one type for all elements.
struct ElementSchema: Sendable {
  /// What becomes of an element.
  enum Role: Sendable, Equatable {
    /// An object of the nib, of this class.
    case object(String)
    /// A part of the object that contains it.
    case part
    /// A holder of further elements, without meaning of its own.
    case container
    /// A common ancestor that no element is named after.
    case abstract
  }

  let name: String
  let role: Role
  let base: String?
  /// Rows in the order in which their keys are archived, after those of `base`.
  let rows: [Row]
  /// Rows of `base` that this element reads otherwise; each keeps its place in the order.
  let overriding: [Row]
  /// Content hugging priorities that UIKit gives the class, and which aren't archived therefore.
  let hugging: Priorities?
  /// Whether objects of this kind get a place in the nib's list of objects to be awakened.
  let isListed: Bool

  struct Priorities: Sendable, Equatable {
    let horizontal: Int
    let vertical: Int
  }

  static func object(
    _ name: String, class className: String, inherits base: String?, hugging: (Int, Int)? = nil,
    listed: Bool = true, overriding: [Row] = [], _ rows: [Row] = []
  ) -> ElementSchema {
    ElementSchema(
      name: name, role: .object(className), base: base, rows: rows, overriding: overriding,
      hugging: hugging.map { Priorities(horizontal: $0.0, vertical: $0.1) }, isListed: listed)
  }

  static func abstract(_ name: String, inherits base: String? = nil, _ rows: [Row]) -> ElementSchema {
    ElementSchema(
      name: name, role: .abstract, base: base, rows: rows, overriding: [], hugging: nil, isListed: false)
  }

  static func part(_ name: String, inherits base: String? = nil, _ rows: [Row] = []) -> ElementSchema {
    ElementSchema(
      name: name, role: .part, base: base, rows: rows, overriding: [], hugging: nil, isListed: false)
  }

  /// A part that consists of attributes its reader knows.
  static func part(_ name: String, attributes: String..., children: [Row] = []) -> ElementSchema {
    part(name, [.part(attributes.map { .attribute($0) })] + children)
  }

  static func container(_ name: String, _ rows: [Row] = []) -> ElementSchema {
    ElementSchema(
      name: name, role: .container, base: nil, rows: rows, overriding: [], hugging: nil, isListed: false)
  }
}
