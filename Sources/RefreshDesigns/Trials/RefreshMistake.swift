#if canImport(UIKit)
  public import UIKit
#else
  import OpenUIKit
#endif

/// A mistake that can be made when a view is made refreshable. Which designs allow it, and what comes of it, is found
/// by making it.
public enum RefreshMistake: String, CaseIterable, Sendable {
  /// Nobody is made the delegate.
  case forgottenDelegate = "delegate forgotten"
  /// The view isn't set up.
  case forgottenSetUp = "set-up forgotten"
  /// The nib, or the code, has a view of the system's class.
  case plainClass = "plain class in the nib"
  /// The delegate doesn't adopt the design's protocol.
  case otherProtocol = "delegate of another protocol"
  /// Nobody keeps the delegate.
  case delegateGone = "delegate gone"
  /// The view is set up twice.
  case doubleSetUp = "set up twice"
}

/// What comes of a mistake when the user pulls once.
public enum RefreshOutcome: Equatable, Sendable, CustomStringConvertible {
  /// The listener was told so many times: once is what should happen.
  case told(Int)
  /// The control fired, and nobody was told.
  case lost
  /// There is no refresh control, nothing happens.
  case noControl
  /// The design gives no opportunity for it, or the compiler refuses it.
  case notPossible

  /// The outcome in a few words, for tables.
  public var description: String {
    switch self {
    case .told(1): "works"
    case .told(let count): "told \(count) times"
    case .lost: "silently lost"
    case .noControl: "no control, silently"
    case .notPossible: "can't happen"
    }
  }
}

extension RefreshMistake {
  /// Makes the mistake in a design on a kind of view, pulls once and says what came of it.
  ///
  /// Throws what loading the nib throws.
  public func outcome(in design: RefreshDesign, on host: RefreshHost) throws -> RefreshOutcome {
    let listener = RefreshCounter()
    switch self {
    case .forgottenDelegate:
      let view = design.makeView(host)
      design.setUp(view)
      return pull(view, listener)
    case .forgottenSetUp:
      // Design A's views come set up.
      if design == .subclass { return .notPossible }
      let view = design.makeView(host)
      design.connect(view, to: listener)
      return pull(view, listener)
    case .plainClass:
      let contents = try host.plainTemplate().instantiateContents(withOwner: nil, options: nil)
      guard let view = contents.lazy.compactMap({ $0 as? UIScrollView }).first else { return .noControl }
      design.setUp(view, listener: listener)
      design.connect(view, to: listener)
      return pull(view, listener)
    case .otherProtocol:
      // Design A's delegate property and design D's closure are checked by the compiler.
      guard design == .castOnFire || design == .castOnce else { return .notPossible }
      let view = design.makeView(host)
      design.setUp(view)
      let delegate = DeafDelegate()
      RefreshDesign.setDelegate(delegate, of: view)
      return withExtendedLifetime(delegate) { pull(view, listener) }
    case .delegateGone:
      return Self.pullAfterListenerIsGone(design, host)
    case .doubleSetUp:
      if design == .subclass { return .notPossible }
      let view = design.makeView(host)
      design.setUp(view, listener: listener)
      design.setUp(view, listener: listener)
      design.connect(view, to: listener)
      return pull(view, listener)
    }
  }

  private func pull(_ view: UIScrollView, _ listener: RefreshCounter) -> RefreshOutcome {
    guard view.refreshControl != nil else { return .noControl }
    view.simulatePullToRefresh()
    return listener.count == 0 ? .lost : .told(listener.count)
  }

  private static func pullAfterListenerIsGone(_ design: RefreshDesign, _ host: RefreshHost) -> RefreshOutcome
  {
    let view = design.makeView(host)
    weak var gone: RefreshCounter?
    do {
      let listener = RefreshCounter()
      design.setUp(view, listener: listener)
      design.connect(view, to: listener)
      gone = listener
    }
    view.simulatePullToRefresh()
    // Where it isn't gone, it is the design that keeps it.
    return gone.map { .told($0.count) } ?? .lost
  }
}
