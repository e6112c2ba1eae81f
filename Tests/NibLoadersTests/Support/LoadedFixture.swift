import NibFixtures
import NibLoaders

#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// A class that all strategies can make.
typealias Loadable = NibLoadable & NibOwnerLoadable & CodeBuilt

extension Fixture {
  /// The fixture's class, which adopts the loaders' protocols in this module.
  var loadableClass: (any Loadable.Type)? { rootClass as? any Loadable.Type }

  /// Makes the fixture's view once.
  func make(by strategy: LoadingStrategy) throws -> UIView? {
    func open<View: Loadable>(_ type: View.Type) throws -> UIView {
      try strategy.operation(for: type, in: Fixture.bundle, size: size)()
    }
    return try loadableClass.map { try open($0) }
  }
}
