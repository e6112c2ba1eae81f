import Foundation
import NibArchive

extension NibTemplate {
  /// An archived connection with its label looked up in the source's class, where that is known beforehand.
  ///
  /// Connections and attributes are objects: going through a list of them at every load copies nothing.
  final class Connection {
    /// What the connection does.
    enum Action {
      /// Sets an outlet.
      case outlet(NibConnections.Outlet?)
      /// Sets or extends an outlet collection.
      case collection(NibConnections.Collection?, elements: [NibValue], adds: Bool)
      /// Adds a target and action.
      case event(Selector, UIControl.Event)
    }

    /// Index of the object that has the property or sends the action.
    let source: Int
    /// The object connected.
    let destination: NibValue
    /// The property's or the method's name.
    let label: String
    /// What to do.
    @exclusivity(unchecked) private(set) var action: Action

    /// The connection archived at `index`, nil if it has no source or is of an unknown kind.
    init?(at index: Int, of template: NibTemplate, _ archive: NibArchive, _ tables: inout Tables) {
      guard let source = template.value(.source, of: index), source.tag == .object else { return nil }
      self.source = Int(source.reference)
      label = template.text(.label, of: index) ?? ""
      destination =
        template.value(.destination, of: index)
        ?? NibValue(
          key: .destination, tag: .null, reference: NibValue.noReference, bits: 0)
      let className = archive.className(ofObject: index)
      switch className {
      case "UIRuntimeEventConnection":
        let mask = template.value(.eventMask, of: index).map { UInt(truncatingIfNeeded: $0.bits) } ?? 0
        action = .event(Selector(label), UIControl.Event(rawValue: mask))
      case "UIRuntimeOutletCollectionConnection":
        let elements =
          destination.tag == .object ? Array(template.elements(of: Int(destination.reference))) : []
        let adds = template.value(.addsContentToExistingCollection, of: index)?.bits == 1
        action = .collection(nil, elements: elements, adds: adds)
      case "UIRuntimeOutletConnection":
        action = .outlet(nil)
      default:
        return nil
      }
      if let table = tables.table(ofObject: self.source) { resolve(with: table) }
    }

    /// Indexes of the objects connected to.
    var destinations: [Int] {
      let values = if case .collection(_, let elements, _) = action { elements } else { [destination] }
      return values.filter { $0.tag == .object }.map { Int($0.reference) }
    }

    /// Whether the label names something.
    var isResolved: Bool {
      switch action {
      case .outlet(let setter): setter != nil
      case .collection(let collection, _, _): collection != nil
      case .event: true
      }
    }

    /// The same with its label looked up in another class.
    init(_ other: Connection, resolvedWith table: NibClassTable) {
      source = other.source
      destination = other.destination
      label = other.label
      action = other.action
      resolve(with: table)
    }

    private func resolve(with table: NibClassTable) {
      switch action {
      case .outlet: action = .outlet(table.outlet(named: label))
      case .collection(_, let elements, let adds):
        action = .collection(table.collection(named: label), elements: elements, adds: adds)
      case .event: break
      }
    }
  }

  /// Connections in file order.
  final class ConnectionList {
    /// The connections.
    let all: [Connection]
    /// Whether the label of each names something.
    let isResolved: Bool

    init(_ all: [Connection]) {
      self.all = all
      isResolved = all.allSatisfy(\.isResolved)
    }
  }

  /// An archived runtime attribute, with its key path looked up in the object's class.
  final class Attribute {
    /// Index of the object.
    let object: Int
    /// The key path, for messages.
    let keyPath: String
    /// The value, for colours and images the shared object.
    let value: NibAttributeValue
    /// Getters of the objects on the way.
    let path: [String]
    /// The last name of the path.
    let name: String
    /// The setter, where the path is a single name and the class is known.
    let setter: NibConnections.Attribute?

    init?(at index: Int, of template: NibTemplate, _ tables: inout Tables) {
      guard let object = template.value(.object, of: index), object.tag == .object else { return nil }
      self.object = Int(object.reference)
      keyPath = template.text(.keyPath, of: index) ?? ""
      value = template.value(.value, of: index).map { NibAttributeValue($0, of: template) } ?? .null
      var names = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      name = names.popLast() ?? ""
      path = names
      setter = path.isEmpty ? tables.table(ofObject: self.object)?.attribute(named: name) : nil
    }
  }

  /// An archived accessibility configuration.
  struct Accessibility {
    /// Index of the object.
    let object: NibValue?
    var label: String?
    var hint: String?
    var identifier: String?
    var traits: UInt64?
    var isElement: Bool?

    init(at index: Int, of template: NibTemplate) {
      object = template.value(.accessibileObject, of: index)
      label = template.text(.accessibilityLabel, of: index)
      hint = template.text(.accessibilityHint, of: index)
      identifier = template.text(.accessibilityIdentifier, of: index)
      traits = template.value(.accessibilityTraits, of: index).map(\.bits)
      isElement = template.value(.isAccessibilityElement, of: index).map { $0.bits != 0 }
    }
  }
}
