/// How a controller is presented. Archived as `UIModalPresentationStyle`.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system has it.
  case automatic = -2
  /// Not at all.
  case none = -1
  /// Over the whole screen.
  case fullScreen = 0
  /// Over most of the screen.
  case pageSheet = 1
  /// In the middle of the screen.
  case formSheet = 2
  /// Over the controller that defines the context.
  case currentContext = 3
  /// As the presented controller says.
  case custom = 4
  /// Over the whole screen, with what is below still there.
  case overFullScreen = 5
  /// Over the controller that defines the context, with what is below still there.
  case overCurrentContext = 6
  /// In a popover.
  case popover = 7
}

/// How a controller comes and goes. Archived as `UIModalTransitionStyle`.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// By turning over.
  case flipHorizontal = 1
  /// By fading.
  case crossDissolve = 2
  /// By curling up a part of the page.
  case partialCurl = 3
}
