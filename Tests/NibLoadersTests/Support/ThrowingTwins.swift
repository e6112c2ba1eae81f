#if canImport(UIKit)
  import UIKit

  // As in NibLoaders: where UIKit raises, these are the plain calls.

  extension UIViewController {
    /// Loading the view under the name that the tests call.
    func loadViewContents() throws { loadViewIfNeeded() }
  }
#endif
