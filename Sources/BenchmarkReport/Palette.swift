/// Colours and marks of a chart's strategies, the same in all charts of a suite.
public struct Palette: Sendable {
  private let strategies: [String]

  /// Gives each strategy a colour and a mark, in this order.
  public init(strategies: [String]) {
    self.strategies = strategies
  }

  /// The number of a strategy's colour and mark.
  func index(of strategy: String) -> Int {
    strategies.firstIndex(of: strategy) ?? 0
  }

  /// How many colours there are.
  static let size = colors.count

  /// On a light and on a dark page. Okabe and Ito's set, told apart with any kind of colour vision, each shade chosen so that it
  /// stands out from its page.
  private static let colors: [(light: String, dark: String)] = [
    ("#d55e00", "#ff7f2a"), ("#b8860b", "#f0c040"), ("#0072b2", "#4db3f0"), ("#a8528a", "#e59cc9"),
    ("#3a9bd1", "#a6dcff"), ("#00855f", "#2fd6a3"), ("#555555", "#bbbbbb"), ("#8b5a2b", "#d9b38c"),
    ("#7a7f00", "#d6db5a"), ("#b03060", "#ff8fab"), ("#2f4b7c", "#9fb4e8"),
  ]

  static var styleSheet: String {
    func rules(_ page: String, _ ink: String, _ faint: String, _ grid: String, _ color: (Int) -> String)
      -> String
    {
      var text = ".page{fill:\(page)}.text,.title,.small{fill:\(ink)}.faint{fill:\(faint)}"
      text += ".axis{stroke:\(faint)}.grid{stroke:\(grid)}.mark{stroke:\(page)}\n"
      for index in colors.indices {
        text += ".f\(index){fill:\(color(index))}.s\(index){stroke:\(color(index))}"
      }
      return text + "\n"
    }
    return """
      .title{font-size:16px;font-weight:600}.small,.faint{font-size:10.5px}.grid{stroke-width:1}
      .interval{stroke-width:2}.fit{fill:none;stroke-width:1.6}.dashed{fill:none;stroke-width:1.2;stroke-dasharray:4 3}
      .mark{stroke-width:0.8}
      \(rules("#ffffff", "#1f2328", "#656d76", "#e3e6ea") { colors[$0].light })\
      @media (prefers-color-scheme:dark){
      \(rules("#0d1117", "#e6edf3", "#9198a1", "#2a3038") { colors[$0].dark })}

      """
  }
}
