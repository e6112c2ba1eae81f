// UIKit declares `awakeFromNib()` and `awakeAfter(using:)` on NSObject, which belongs to no actor, and calls them on the
// main thread nonetheless. OpenUIKit's classes belong to no actor at all.

#if canImport(UIKit)
  /// Runs `body`, of a method that UIKit calls on the main thread without telling the compiler.
  nonisolated func onMainActor(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }
#else
  /// Runs `body`, of a method that UIKit calls on the main thread without telling the compiler.
  func onMainActor(_ body: () -> Void) { body() }
#endif
