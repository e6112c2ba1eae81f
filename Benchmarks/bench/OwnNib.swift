import Foundation
import NibLoaders

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// A user's nib in the bundle that it is measured from.
struct OwnNib: Equatable, Codable {
  /// Its name in results.
  var name: String
  /// Its name in the bundle, without a suffix.
  var nibName: String
  /// The strategies that apply, by name.
  var strategies: [String]
  /// Whether File's Owner is a view controller.
  var isOwnerController: Bool
  /// Number of views, the root included.
  var views = 0
  /// Number of constraints.
  var constraints: Int
  /// Number of outlets, entries of outlet collections, and actions.
  var connections: Int
  /// Bytes of the archive.
  var bytes: Int
  /// Connections to properties that only the user's classes have.
  var foreign = 0
  /// Why a connection fails nevertheless; nil if none does.
  var failure: String?

  /// Describes the nib of a source whose contents were looked through.
  init(name: String, nibName: String, contents: NibContents, bytes: Int) {
    self.name = name
    self.nibName = nibName
    self.bytes = bytes
    constraints = contents.constraints
    connections = contents.connections
    isOwnerController = contents.isOwnerController
    let root: [LoadingStrategy] = contents.needsOwner ? [] : [.byName, .templatePerCall, .template]
    let owner: [LoadingStrategy] = contents.takesOwner ? [.ownerPerCall, .owner] : []
    strategies = (root + owner).map(\.rawValue)
  }

  /// The strategy that keeps a template; nil where none applies.
  var keptStrategy: String? {
    [LoadingStrategy.template, .owner].map(\.rawValue).first(where: strategies.contains)
  }

  /// What the options of a load are made by, each time anew.
  typealias MakeOptions = () -> [UINib.OptionsKey: Any]?

  /// What is to be timed: a closure that makes the view, or the File's Owner that has it. Nil for a strategy that doesn't apply.
  func operation(_ strategy: String, in bundle: Bundle) -> (() throws -> UIResponder)? {
    operation(
      strategy, in: bundle,
      options: failure != nil ? { [.connectionFailures: NibConnectionFailures()] } : { nil })
  }

  /// The same with options of the caller's.
  func operation(
    _ strategy: String, in bundle: Bundle, options: @escaping MakeOptions
  ) -> (() throws -> UIResponder)? {
    guard strategies.contains(strategy), let strategy = LoadingStrategy(rawValue: strategy) else {
      return nil
    }
    let nibName = nibName
    let isController = isOwnerController
    switch strategy {
    case .byName:
      return { try Self.root(of: bundle.loadNibContents(named: nibName, owner: nil, options: options())) }
    case .templatePerCall:
      return {
        let template = UINib(nibName: nibName, bundle: bundle)
        return try Self.root(of: template.instantiateContents(withOwner: nil, options: options()))
      }
    case .template:
      let template = UINib(nibName: nibName, bundle: bundle)
      return { try Self.root(of: template.instantiateContents(withOwner: nil, options: options())) }
    case .ownerPerCall:
      return { try Self.owner(of: UINib(nibName: nibName, bundle: bundle), isController, options()) }
    case .owner:
      let template = UINib(nibName: nibName, bundle: bundle)
      return { try Self.owner(of: template, isController, options()) }
    case .code: return nil
    }
  }

  /// The first top-level view.
  static func root(of contents: [Any]) throws -> UIView {
    for case let view as UIView in contents { return view }
    throw Failure("no top-level object of the nib is a view.")
  }

  /// An owner with the nib's view as its content.
  private static func owner(
    of template: UINib, _ isController: Bool, _ options: [UINib.OptionsKey: Any]?
  ) throws -> UIResponder {
    if isController {
      let owner = StandInController()
      let contents = try template.instantiateContents(withOwner: owner, options: options)
      if !owner.isViewLoaded { owner.view = try root(of: contents) }
      return owner
    }
    let owner = StandInView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let content = try root(of: template.instantiateContents(withOwner: owner, options: options))
    content.translatesAutoresizingMaskIntoConstraints = false
    owner.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: owner.leadingAnchor),
      content.topAnchor.constraint(equalTo: owner.topAnchor),
      content.trailingAnchor.constraint(equalTo: owner.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: owner.bottomAnchor),
    ])
    return owner
  }

  /// The view at the top of what was made, a stand-in included.
  static func view(of made: UIResponder) -> UIView? {
    (made as? UIViewController)?.viewIfLoaded ?? made as? UIView
  }

  /// How many views were made, without a stand-in.
  static func viewCount(_ made: UIResponder) -> Int {
    func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }
    return (view(of: made).map(count) ?? 0) - (made is StandInView ? 1 : 0)
  }
}
