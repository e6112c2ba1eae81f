#if canImport(UIKit)
  import UIKit

  extension Selector {
    static let refreshControlFired = #selector(UIScrollView.refreshControlFired(_:))
  }
#else
  import OpenUIKit

  extension Selector {
    // Without an Objective-C runtime an extension's method has to be registered before it can be called by name.
    static let refreshControlFired: Selector = {
      NibConnections.register(
        NibConnections(for: UIScrollView.self) {
          $0.action("refreshControlFired:") { $0.refreshControlFired($1) }
        })
      return "refreshControlFired:"
    }()
  }
#endif
