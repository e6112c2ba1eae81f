extension UITableView {
  /// Kinds of tables. Archived as `UITableViewStyle`.
  public enum Style: Int, Sendable {
    /// Sections follow each other.
    case plain = 0
    /// Sections are groups.
    case grouped = 1
    /// Sections are groups with round corners.
    case insetGrouped = 2
  }

  /// Where separators' insets are measured from. Archived as `UISeparatorInsetReference`.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The cell's edges.
    case fromCellEdges = 0
    /// The insets that the table would choose.
    case fromAutomaticInsets = 1
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As little as is needed.
    case none = 0
    /// To the top.
    case top = 1
    /// To the middle.
    case middle = 2
    /// To the bottom.
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// From and to the right.
    case right = 1
    /// From and to the left.
    case left = 2
    /// From and to the top.
    case top = 3
    /// From and to the bottom.
    case bottom = 4
    /// At once.
    case none = 5
    /// From and to the middle.
    case middle = 6
    /// As the table sees fit.
    case automatic = 100
  }
}
