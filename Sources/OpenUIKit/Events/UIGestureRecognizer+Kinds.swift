public import Foundation

/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  /// A recogniser with a first target.
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// A recogniser from a nib. Its numbers are in a helper object, `UITapRecognizer`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = NibCoder.decoding(coder) else { return }
    for value in nib.values where value.key == .tapGestureRecognizerImp {
      nib.inside(value) { nib in
        for value in nib.values {
          switch value.key {
          case .tapRecognizerNumberOfTapsRequired: numberOfTapsRequired = nib.int(value)
          case .tapRecognizerNumberOfTouchesRequired: numberOfTouchesRequired = nib.int(value)
          default: break
          }
        }
      }
    }
  }
}

/// Recognises swipes in one direction or several.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of swipes.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that count.
  open var direction = Direction.right
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  /// A recogniser with a first target.
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// A recogniser from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = NibCoder.decoding(coder) else { return }
    for value in nib.values {
      switch value.key {
      case .swipeGestureRecognizerDirection:
        direction = Direction(rawValue: UInt(truncatingIfNeeded: nib.int(value)))
      case .swipeGestureRecognizerNumberOfTouchesRequired: numberOfTouchesRequired = nib.int(value)
      default: break
      }
    }
  }
}

/// Recognises dragging.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How few fingers may drag.
  open var minimumNumberOfTouches = 1
  /// How many fingers may drag.
  open var maximumNumberOfTouches = Int(UInt32.max)

  /// A recogniser with a first target.
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// A recogniser from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = NibCoder.decoding(coder) else { return }
    for value in nib.values {
      switch value.key {
      case .panGestureRecognizerMinimumNumberOfTouches: minimumNumberOfTouches = nib.int(value)
      case .panGestureRecognizerMaximumNumberOfTouches: maximumNumberOfTouches = nib.int(value)
      default: break
      }
    }
  }
}

/// Recognises dragging from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that count.
  open var edges: UIRectEdge = []

  /// A recogniser with a first target.
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// A recogniser from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = NibCoder.decoding(coder) else { return }
    for value in nib.values where value.key == .screenEdgePanGestureRecognizerEdges {
      edges = UIRectEdge(rawValue: UInt(truncatingIfNeeded: nib.int(value)))
    }
  }
}

/// Recognises fingers held down.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long fingers must be held, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps must come first.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  /// A recogniser with a first target.
  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// A recogniser from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = NibCoder.decoding(coder) else { return }
    for value in nib.values {
      switch value.key {
      case .longPressGestureRecognizerMinimumPressDuration: minimumPressDuration = nib.double(value)
      case .longPressGestureRecognizerAllowableMovement: allowableMovement = nib.cgFloat(value)
      case .longPressGestureRecognizerNumberOfTapsRequired: numberOfTapsRequired = nib.int(value)
      case .longPressGestureRecognizerNumberOfTouchesRequired: numberOfTouchesRequired = nib.int(value)
      default: break
      }
    }
  }
}

/// Recognises two fingers moving apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale relative to the beginning.
  open var scale: CGFloat = 1
}

/// Recognises two fingers turning.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle relative to the beginning, in radians.
  open var rotation: CGFloat = 0
}
