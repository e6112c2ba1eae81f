import Foundation

/// Which languages' folders of a bundle are searched, and in what order.
///
/// As CFBundle does it (CFBundle_Locale.c, and the examples at `ualoc_localizationsToUse` in Apple's ualoc.h): the
/// folders of the first of the user's languages that has any, with those of its parents; if no language has any, those
/// of the development language, of English, or any at all. The development language ends the list, for single files
/// that the user's language lacks.
enum NibLanguages {
  /// The user's languages, best first: those of the default or launch argument `AppleLanguages`, as on Apple platforms,
  /// else those of the environment, at which Foundation on Linux doesn't look, else Foundation's.
  static var wanted: [String] {
    if let languages = UserDefaults.standard.stringArray(forKey: "AppleLanguages"), !languages.isEmpty {
      return languages
    }
    #if !canImport(Darwin)
      let languages = Self.languages { name in getenv(name).map { String(cString: $0) } }
      if !languages.isEmpty { return languages }
    #endif
    return Locale.preferredLanguages
  }

  /// The languages that an environment's POSIX variables name: those of the list `LANGUAGE`, else the one of `LC_ALL`,
  /// `LC_MESSAGES` or `LANG`. None if that is the C locale.
  static func languages(ofVariables value: (String) -> String?) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first { !$0.isEmpty } ?? ""
    let language = locale.prefix { $0 != "." && $0 != "@" }
    guard !language.isEmpty, language != "C", language != "POSIX" else { return [] }
    let list = value("LANGUAGE")?.split(separator: ":") ?? []
    return (list.isEmpty ? [language] : list).map { String($0).replacing("_", with: "-") }
  }

  /// The localizations of `bundle`, which are `available`, to be searched for a user who prefers `wanted`, best first.
  static func preferred(of bundle: Bundle, among available: [String], wanted: [String]) -> [String] {
    // Not `developmentLocalization`: Foundation on Linux traps there for a bundle without an Info.plist.
    let development = bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    return matches(available, wanted: wanted, development: development)
  }

  /// The order of `available` for a user who prefers `wanted`.
  static func matches(_ available: [String], wanted: [String], development: String?) -> [String] {
    let localizations = available.sorted().map { (name: $0, tag: LanguageTag($0)) }
    let backstops = [development, "en-US"].compactMap { $0 }
    var order = (wanted + backstops).lazy.map { matches(localizations, for: $0) }.first { !$0.isEmpty } ?? []
    if order.isEmpty, let any = localizations.first { order = [any.name] }
    order += matches(localizations, for: development ?? "en").prefix(1).filter { !order.contains($0) }
    return order
  }

  /// The localizations that are of use for one language, best first.
  private static func matches(
    _ localizations: [(name: String, tag: LanguageTag)], for language: String
  ) -> [String] {
    var order: [String] = []
    for tag in LanguageTag(language).chain {
      var found = localizations.filter { $0.tag == tag }
      if found.isEmpty, let region = tag.mainRegion { found = localizations.filter { $0.tag == region } }
      order += found.map(\.name).filter { !order.contains($0) }
    }
    return order
  }
}
