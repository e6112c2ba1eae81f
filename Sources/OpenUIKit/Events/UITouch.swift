public import Foundation

/// A touch; it carries where and when, but nothing makes one here except callers of `sendActions` and tests.
open class UITouch: NSObject {
  /// The view in which the touch began.
  public internal(set) weak var view: UIView?
  /// Time of the last change, in seconds since start-up.
  public internal(set) var timestamp: TimeInterval = 0
  /// Number of taps.
  public internal(set) var tapCount = 1
}

/// An event that is delivered to responders and handed to action methods of two arguments.
open class UIEvent: NSObject {
  /// Time of the event, in seconds since start-up.
  public internal(set) var timestamp: TimeInterval = 0
}
