/// Where text is placed that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the full-sized text.
  case alignBaselines = 0
  /// In the vertical middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}
