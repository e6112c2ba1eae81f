extension UIControl {
  /// Kinds of events of a control. Archived as `UIEventMask`, with these bits.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch went down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated touch went down; the tap count is over 1.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger was dragged within the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger was dragged just outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger was dragged into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger was dragged out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system cancelled the touches.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main action, whatever triggers it.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu's action was triggered.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a text field changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended by leaving the text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Events for the application's use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Events for the system's use.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// States of a control; a button keeps content for each.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// A state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled and neither selected nor highlighted.
    public static let normal: State = []
    /// A touch is in the control.
    public static let highlighted = State(rawValue: 1)
    /// Not enabled.
    public static let disabled = State(rawValue: 2)
    /// Selected.
    public static let selected = State(rawValue: 4)
    /// Focused.
    public static let focused = State(rawValue: 8)
    /// States for the application's use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// States for the system's use.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content stands across the control. Archived as `UIContentHorizontalAlignment`.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// Stretched.
    case fill = 3
    /// At the leading edge.
    case leading = 4
    /// At the trailing edge.
    case trailing = 5
  }

  /// Where content stands up and down the control. Archived as `UIContentVerticalAlignment`.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Stretched.
    case fill = 3
  }
}
