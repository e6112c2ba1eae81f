import Foundation
import Synchronization

/// Which languages' folders of a bundle are searched, and in what order.
enum NibLanguages {
  private static let override = Mutex<[String]?>(nil)

  /// The languages preferred over those of the process, for tests and tools; nil for the process's own.
  static var preferredOverride: [String]? {
    get { override.withLock { $0 } }
    set { override.withLock { $0 = newValue } }
  }

  /// The localizations of `bundle` that match the user's languages, best first; without a match the development
  /// localization.
  static func preferred(of bundle: Bundle, among localizations: [String]) -> [String] {
    let available = localizations.filter { $0 != "Base" }
    guard !available.isEmpty else { return [] }
    let wanted = preferredOverride ?? Locale.preferredLanguages
    // Not `developmentLocalization`: Foundation on Linux traps there for a bundle without an Info.plist.
    let development = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    return matches(available, wanted: wanted, development: development)
  }

  /// The order of `available` for a user who prefers `wanted`.
  static func matches(_ available: [String], wanted: [String], development: String?) -> [String] {
    var order: [String] = []
    for language in wanted {
      for candidate in candidates(language) {
        for name in available where same(name, candidate) && !order.contains(name) { order.append(name) }
      }
    }
    if order.isEmpty, let development { order += available.filter { same($0, development) } }
    return order
  }

  /// A language tag and its shortened forms: `pt-BR`, `pt`.
  private static func candidates(_ language: String) -> [String] {
    var parts = language.replacing("_", with: "-").split(separator: "-")
    var all: [String] = []
    while !parts.isEmpty {
      all.append(parts.joined(separator: "-"))
      parts.removeLast()
    }
    return all
  }

  private static func same(_ left: String, _ right: String) -> Bool {
    left.replacing("_", with: "-").lowercased() == right.replacing("_", with: "-").lowercased()
  }
}
