import NibArchive

/// What a nib says about its size and about the ways in which it can be loaded.
struct NibContents {
  /// Number of constraints.
  private(set) var constraints = 0
  /// Number of outlets, entries of outlet collections, and actions.
  private(set) var connections = 0
  /// Whether a top-level object is of a custom class.
  private(set) var hasCustomRoot = false
  /// Names of the outlets that File's Owner has.
  private(set) var ownerOutlets: Set<String> = []
  /// Whether anything is connected to File's Owner.
  private(set) var isOwnerTarget = false

  /// The nib.
  let archive: NibArchive

  /// Looks through a nib's archive. Throws what its decoding throws, and a sentence where it is no nib for iOS.
  init(decoding bytes: [UInt8]) throws {
    archive = try NibArchive(decoding: bytes, options: .lenient)
    guard let top = value("UINibTopLevelObjectsKey", of: 0) else {
      throw Failure("has no list of top-level objects: it isn't a compiled nib for iOS.")
    }
    for object in archive.objects.indices { count(object) }
    hasCustomRoot = elements(top).contains { archive.className(ofObject: $0) == "UIClassSwapper" }
  }

  /// What applies: a nib whose File's Owner has outlets can't be loaded without one; one whose root view is of a custom class, and that
  /// knows no File's Owner, isn't meant to have one; all others can be loaded either way.
  var needsOwner: Bool { !ownerOutlets.isEmpty }

  /// See ``needsOwner``.
  var takesOwner: Bool { needsOwner || isOwnerTarget || !hasCustomRoot }

  /// Whether File's Owner is a view controller: it has the outlet that makes a view its own.
  var isOwnerController: Bool { ownerOutlets.contains("view") }

  private mutating func count(_ object: Int) {
    switch archive.className(ofObject: object) {
    case "NSLayoutConstraint": constraints += 1
    case "UIRuntimeOutletConnection", "UIRuntimeEventConnection":
      connections += 1
      note(object)
    case "UIRuntimeOutletCollectionConnection":
      connections += value("UIDestination", of: object).map { elements($0).count } ?? 0
      note(object)
    default: break
    }
  }

  private mutating func note(_ connection: Int) {
    if isOwner(value("UISource", of: connection)) {
      ownerOutlets.insert(value("UILabel", of: connection).flatMap(archive.text) ?? "")
    }
    if isOwner(value("UIDestination", of: connection)) { isOwnerTarget = true }
  }

  private func isOwner(_ object: Int?) -> Bool {
    guard let object, archive.className(ofObject: object) == "UIProxyObject" else { return false }
    return value("UIProxiedObjectIdentifier", of: object).flatMap(archive.text) == "IBFilesOwner"
  }

  private func value(_ key: String, of object: Int) -> Int? { archive.object(under: key, of: object) }

  private func elements(_ list: Int) -> [Int] {
    archive.values(of: list).compactMap {
      guard case .object(let index) = $0.payload else { return nil }
      return Int(index)
    }
  }
}
