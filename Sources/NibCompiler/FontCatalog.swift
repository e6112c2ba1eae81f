import InterfaceBuilder

/// Which fonts a build machine has. Fonts that come with the app are unknown to Apple's compiler, and it archives them
/// without what it would have to ask the font itself.
enum FontCatalog {
  /// First parts of PostScript names of the families that macOS and iOS share.
  private static let families: Set<String> = [
    "AcademyEngravedLetPlain", "AlNile", "AmericanTypewriter", "AppleColorEmoji", "AppleSDGothicNeo",
    "AppleSymbols", "Arial", "ArialHebrew", "ArialMT", "ArialRoundedMTBold", "Avenir", "AvenirNext",
    "AvenirNextCondensed", "Baskerville", "BodoniSvtyTwoITCTT", "BodoniSvtyTwoOSITCTT",
    "BodoniSvtyTwoSCITCTT", "BodoniOrnamentsITCTT", "BradleyHandITCTT", "ChalkboardSE", "Chalkduster",
    "Charter", "Cochin", "Copperplate", "Courier", "CourierNewPS", "CourierNewPSMT", "DINAlternate",
    "DINCondensed", "Damascus", "DevanagariSangamMN", "Didot", "EuphemiaUCAS", "Farah", "Futura", "Galvji",
    "GeezaPro", "Georgia", "GillSans", "Granada", "GujaratiSangamMN", "GurmukhiMN", "HeitiSC", "HeitiTC",
    "Helvetica", "HelveticaNeue", "HiraKakuProN", "HiraMaruProN", "HiraMinProN", "HoeflerText", "Impact",
    "IowanOldStyle", "Kailasa", "KannadaSangamMN", "KhmerSangamMN", "KohinoorBangla", "KohinoorDevanagari",
    "LaoSangamMN", "MalayalamSangamMN", "MarkerFelt", "Menlo", "Mishafi", "Noteworthy", "Optima", "Palatino",
    "Papyrus", "PartyLetPlain", "PingFangHK", "PingFangSC", "PingFangTC", "Rockwell", "SavoyeLetPlain",
    "SinhalaSangamMN", "SnellRoundhand", "Superclarendon", "Symbol", "TamilSangamMN", "TeluguSangamMN",
    "Thonburi", "TimesNewRomanPS", "TimesNewRomanPSMT", "Trebuchet", "TrebuchetMS", "Verdana",
    "ZapfDingbatsITC", "Zapfino",
  ]

  /// PostScript names in the document's `customFonts`.
  static func appFonts(of document: XibDocument) -> Set<String> {
    let lists = document.root.child(named: "customFonts")?.children ?? []
    return Set(lists.flatMap(\.children).map(\.text))
  }

  static func isInstalled(_ name: String) -> Bool {
    families.contains(String(name.prefix { $0 != "-" }))
  }
}
