extension Fixture {
  /// The catalogue: a series of sizes, layouts that are heavy in one thing, realistic views, and the layouts that
  /// other toolkits were measured with.
  public static let all: [Fixture] = [
    Fixture(
      Size2View.self, "size: 2 views, four constraints each", size: (375, 44), views: 2, constraints: 4),
    Fixture(
      Size7View.self, "size: 7 views, four constraints each", size: (375, 88), views: 7, constraints: 24),
    Fixture(
      Size20View.self, "size: 20 views, four constraints each", size: (375, 212), views: 20, constraints: 76),
    Fixture(
      Size60View.self, "size: 60 views, four constraints each", size: (375, 564), views: 60, constraints: 236),
    Fixture(
      Size100View.self, "size: 100 views, four constraints each", size: (375, 916), views: 100,
      constraints: 396),
    Fixture(
      Size500View.self, "size: 500 views, four constraints each", size: (375, 4436), views: 500,
      constraints: 1996),
    Fixture(
      Deep30View.self, "depth: 30 containers, each inside the other", size: (320, 320), views: 32,
      constraints: 124),
    Fixture(
      MonthView.self, "constraints: a 7 by 7 grid held together by equal widths and heights",
      size: (350, 324), views: 53, constraints: 208, connections: 5),
    Fixture(
      KeypadView.self, "connections: outlets, outlet collections and actions of 20 keys", size: (320, 406),
      views: 28, constraints: 8, connections: 55),
    Fixture(
      StyleSheetView.self, "runtime attributes: eight kinds on each of eight views", size: (343, 372),
      views: 21, constraints: 80),
    Fixture(
      ReviewBoardView.self, "custom classes: 24 instances of six classes", size: (375, 288), views: 29,
      constraints: 112),
    Fixture(
      DashboardView.self, "stack views in stack views, four deep", size: (360, 480), views: 41,
      constraints: 16),
    Fixture(
      ContactCell.self, "a table view cell", size: (375, 72), views: 8, constraints: 22, connections: 6),
    Fixture(
      PhotoCell.self, "a collection view cell", size: (180, 220), views: 6, constraints: 14, connections: 5),
    Fixture(
      ProfileHeaderView.self, "a profile header", size: (375, 319), views: 17, constraints: 26,
      connections: 10),
    Fixture(
      SignInFormView.self, "a sign-in form with safe area, delegates and text input traits", size: (375, 520),
      views: 13, constraints: 30, connections: 16),
    Fixture(
      SettingsView.self, "a settings screen in a scroll view", size: (375, 560), views: 35, constraints: 25,
      connections: 19),
    Fixture(
      TappableCardView.self, "gesture recognisers at the top level, one of them before the root view",
      size: (343, 208), views: 5, constraints: 15, connections: 8),
    Fixture(
      L1View.self, "one label", size: (200, 44), views: 2),
    Fixture(
      L2View.self, "a cell: image view, three labels, button, switch", size: (320, 80), views: 7),
    Fixture(
      L3View.self, "a form: 20 rows in a stack view, each a stack view with label and text field",
      size: (320, 880), views: 61),
    Fixture(
      L4View.self, "30 nested containers, each with one label", size: (320, 720), views: 60),
    Fixture(
      L5View.self, "500 labels at fixed positions", size: (400, 800), views: 501),
  ]
}
