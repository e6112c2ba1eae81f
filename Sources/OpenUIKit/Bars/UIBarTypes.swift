/// Looks of bars. Archived as `UIBarStyle`.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default` = 0
  /// Dark.
  case black = 1
}

/// Where a bar stands. Archived as `UIBarPosition`.
public enum UIBarPosition: Int, Sendable {
  /// Nowhere in particular.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, reaching under the status bar.
  case topAttached = 3
}

/// How high bars are.
public enum UIBarMetrics: Int, Sendable {
  /// As on a phone held upright.
  case `default` = 0
  /// As on a phone held sideways.
  case compact = 1
  /// Upright, with a line above the title.
  case defaultPrompt = 101
  /// Sideways, with a line above the title.
  case compactPrompt = 102
}
