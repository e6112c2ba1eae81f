import Foundation

/// A view with a reuse identifier, which a table or collection makes from what is registered for it.
protocol ReusableView: UIView {
  /// The identifier, empty or nil for none.
  var identifier: String? { get set }
  /// Clears what belongs to the former use.
  func prepareForReuse()
  /// What messages call it.
  static var kindName: String { get }
  /// A view of this very class.
  static func makeBase() -> Self
}

extension ReusableView {
  /// Makes a view from what is registered.
  ///
  /// - Throws: `invalidCellNib` if a nib hasn't exactly one top-level object that is such a view, or if that has
  ///   another identifier; what instantiating the nib throws; `invalidCellNib` for a class that can't be made.
  static func make(from source: ReuseSource, identifier: String) throws(NibLoadingError) -> Self {
    switch source {
    case .nib(let nib, let external):
      let options = external.map { [UINib.OptionsKey.externalObjects: $0 as Any] }
      let objects = try nib.instantiateContents(withOwner: nil, options: options)
      guard objects.count == 1, let view = objects[0] as? Self else {
        throw .invalidCellNib(identifier, kind: kindName)
      }
      if let own = view.identifier, !own.isEmpty, own != identifier {
        throw .identifierMismatch(own, registered: identifier, kind: kindName)
      }
      view.identifier = identifier
      return view
    case .type(let type):
      guard type is Self.Type else { throw .invalidCellClass(type, identifier: identifier, kind: kindName) }
      let made: AnyObject? =
        type == Self.self ? makeBase() : NibClassTable.of(type).initializer?()
      guard let view = made as? Self else {
        throw .unmakeableCellClass(type, identifier: identifier, kind: kindName)
      }
      view.identifier = identifier
      return view
    }
  }
}

extension ReuseRegistry where View: ReusableView {
  /// A waiting view of that identifier, made ready, else a new one; nil if nothing is registered.
  func dequeue(_ identifier: String) throws(NibLoadingError) -> View? {
    if let view = takeIdle(identifier) {
      view.prepareForReuse()
      return view
    }
    guard let source = source(for: identifier) else { return nil }
    return try View.make(from: source, identifier: identifier)
  }
}

/// The result of `body`; what it throws stops the program with UIKit's message.
func trapping<Result>(_ body: () throws(NibLoadingError) -> Result) -> Result {
  do {
    return try body()
  } catch {
    fatalError("\(error)")
  }
}
