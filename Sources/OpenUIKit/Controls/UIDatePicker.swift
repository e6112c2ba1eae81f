public import Foundation

/// A control for choosing a date, a time or a duration.
open class UIDatePicker: UIControl {
  private final var storedDate = Date()
  private final var storedMode = Mode.dateAndTime
  private final var storedStyle = UIDatePickerStyle.automatic
  private final var storedInterval = 1
  /// The earliest date, nil for none.
  open var minimumDate: Date?
  /// The latest date, nil for none.
  open var maximumDate: Date?
  /// The duration, in seconds, for the countdown mode.
  open var countDownDuration: TimeInterval = 0
  /// The language, nil for the user's.
  open var locale: Locale?
  /// The calendar, nil for the user's.
  open var calendar: Calendar! = .current
  /// The time zone, nil for the calendar's.
  open var timeZone: TimeZone?

  /// A picker at the present time.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A picker from a nib; it stands at the present time unless the nib states one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    var isNow = false
    for value in nib.values {
      switch value.key {
      case .date: if let date = nib.shared(value, as: NSDate.self) { storedDate = date as Date }
      case .minimumDate: minimumDate = nib.shared(value, as: NSDate.self) as Date?
      case .maximumDate: maximumDate = nib.shared(value, as: NSDate.self) as Date?
      case .datePickerMode: storedMode = nib.option(value, as: Mode.self) ?? .dateAndTime
      case .datePickerStyle, .preferredDatePickerStyle:
        storedStyle = nib.option(value, as: UIDatePickerStyle.self) ?? .automatic
      case .minuteInterval: minuteInterval = nib.int(value)
      case .countDownDuration: countDownDuration = nib.double(value)
      case .datePickerUseCurrentDateDuringDecoding: isNow = nib.bool(value)
      default: break
      }
    }
    if isNow { storedDate = Date() }
  }

  override class var defaultContentPriorities: (hugging: LayoutPriorityPair, compression: LayoutPriorityPair)
  {
    (LayoutPriorityPair(250, 750), LayoutPriorityPair(750))
  }

  /// The date, kept between the earliest and the latest. Setting it sends no action.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date. Sends no action.
  open func setDate(_ date: Date, animated: Bool) {
    var date = date
    if let minimumDate, maximumDate.map({ minimumDate <= $0 }) ?? true { date = max(date, minimumDate) }
    if let maximumDate, minimumDate.map({ $0 <= maximumDate }) ?? true { date = min(date, maximumDate) }
    storedDate = date
  }

  /// What is chosen.
  open var datePickerMode: Mode {
    get { storedMode }
    set { storedMode = newValue }
  }

  /// Looks asked for.
  open var preferredDatePickerStyle: UIDatePickerStyle {
    get { storedStyle }
    set { storedStyle = newValue }
  }

  /// Looks in use.
  open var datePickerStyle: UIDatePickerStyle { storedStyle == .automatic ? .compact : storedStyle }

  /// Minutes between choices: a divisor of 60 up to 30; others are taken as 1.
  open var minuteInterval: Int {
    get { storedInterval }
    set { storedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 }
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("mode", storedMode, default: .dateAndTime)
      $0.add("style", storedStyle, default: .automatic)
      $0.add("minutes", storedInterval, default: 1)
    }.all
  }

  /// 320 × 216 points with wheels, 320 × 330 inline, else one line of 34.5 points.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .wheels: CGSize(width: 320, height: 216)
    case .inline: CGSize(width: 320, height: 330)
    case .automatic, .compact: CGSize(width: storedMode == .dateAndTime ? 210 : 124, height: 34.5)
    }
  }

  /// The intrinsic size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UIDatePicker {
  /// What is chosen. Archived as `UIDatePickerMode`.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
  }
}

/// Looks of date pickers. Archived as `UIPreferredDatePickerStyle`.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the platform has it.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// One line that opens a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}
