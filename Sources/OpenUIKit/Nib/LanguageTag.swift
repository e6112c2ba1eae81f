/// A language's identifier in one form: `zh_TW`, `zh-Hant-TW` and `zh-tw` are the same, and so are `English` and `en`.
struct LanguageTag: Equatable {
  /// Lower-case subtags: the language, then what of script and region there is.
  private let subtags: [String]

  init(_ identifier: String) {
    var subtags = identifier.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = subtags.first else {
      self.subtags = []
      return
    }
    subtags.replaceSubrange(0..<1, with: Self.currentNames[first] ?? [first])
    if subtags[0] == "zh", !subtags.contains("hans"), !subtags.contains("hant") {
      let isTraditional = subtags.contains { ["tw", "hk", "mo"].contains($0) }
      subtags.insert(isTraditional ? "hant" : "hans", at: 1)
    }
    self.subtags = subtags
  }

  private init(subtags: [String]) { self.subtags = subtags }

  /// Names of old folders and codes that were replaced.
  private static let currentNames: [String: [String]] = [
    "english": ["en"], "french": ["fr"], "german": ["de"], "italian": ["it"], "japanese": ["ja"],
    "spanish": ["es"],
    "dutch": ["nl"], "korean": ["ko"], "portuguese": ["pt"], "russian": ["ru"], "swedish": ["sv"],
    "danish": ["da"],
    "finnish": ["fi"], "polish": ["pl"], "arabic": ["ar"], "norwegian": ["nb"], "chinese": ["zh", "hans"],
    "no": ["nb"], "iw": ["he"], "in": ["id"], "ji": ["yi"], "tl": ["fil"],
  ]

  /// The tag and its parents, nearest first. Regions that don't speak as the language's main one have a parent that
  /// does so for them: English outside the United States is British, Spanish outside Spain Latin American.
  var chain: [LanguageTag] {
    var chain = (0..<subtags.count).map { LanguageTag(subtags: Array(subtags.dropLast($0))) }
    guard let language = subtags.first, chain.count > 1 else { return chain }
    chain.insert(contentsOf: parents(of: language), at: 1)
    return language == "zh" ? chain.dropLast() : chain
  }

  private func parents(of language: String) -> [LanguageTag] {
    let parents: [String]
    switch (language, subtags.last) {
    case ("en", "us"), ("en", "latn"), ("en", "001"), ("es", "es"), ("es", "419"), ("pt", "br"), ("pt", "pt"):
      parents = []
    case ("en", "ca"), ("en", "gb"): parents = ["en-001"]
    case ("en", _): parents = ["en-gb", "en-001"]
    case ("es", _): parents = ["es-419"]
    case ("pt", _): parents = ["pt-pt"]
    case ("zh", "mo"): parents = ["zh-hant-hk"]
    default: parents = []
    }
    return parents.map { LanguageTag($0) }
  }

  /// For a Chinese script alone, the region whose folder stands for it where there is none of the script.
  var mainRegion: LanguageTag? {
    switch subtags {
    case ["zh", "hans"]: LanguageTag("zh-hans-cn")
    case ["zh", "hant"]: LanguageTag("zh-hant-tw")
    default: nil
    }
  }
}
