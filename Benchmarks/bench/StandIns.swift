import Foundation
import NibLoaders

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Stands for a File's Owner that is a view.
final class StandInView: UIView {}

/// Stands for a File's Owner that is a view controller.
final class StandInController: UIViewController {}

/// Outlets that a user's nibs have and the classes here don't, by the name of the class with its module.
///
/// The users' classes aren't here, so their objects are made as the classes beneath, and their outlets are declared for those: setting
/// them then costs what setting an outlet costs, not what telling of a failure does.
struct StandInOutlets: Equatable, Codable {
  private(set) var names: [String: Set<String>] = [:]

  /// Notes what failed for want of an outlet, and returns how many of the failures that were.
  mutating func enter(_ failures: NibConnectionFailures) -> Int {
    var count = 0
    for error in failures.errors where error.kind == .unknownKey {
      guard let className = error.className, let key = error.key else { continue }
      names[className, default: []].insert(key)
      count += 1
    }
    return count
  }

  /// Declares the outlets, before any nib that has them is loaded again.
  func declare() {
    for (className, keys) in names {
      guard let type = NSClassFromString(className) as? NSObject.Type else { continue }
      NibConnections.register(
        NibConnections(for: type) { connections in
          for key in keys {
            connections.outlet(key) { (_: NSObject, _: AnyObject?) in }
            connections.outlets(key) { (_: NSObject, _: [AnyObject]) in }
          }
        })
    }
  }
}
