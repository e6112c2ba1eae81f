public import Foundation

/// What a navigation bar shows for one screen.
open class UINavigationItem: NSObject, NSCoding, NibAwakening {
  /// The title.
  open var title: String?
  /// The view that is shown in place of the title.
  open var titleView: UIView?
  /// The line above the title.
  open var prompt: String?
  /// The button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that leads back here.
  open var backButtonTitle: String?
  /// The buttons at the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at the trailing edge, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// Whether buttons at the leading edge stand beside the back button.
  open var leftItemsSupplementBackButton = false
  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item without a title.
  public override convenience init() { self.init(title: "") }

  /// An item from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    guard let nib = NibCoder.decoding(coder) else { return }
    nib.enter(self)
    for value in nib.values {
      switch value.key {
      case .title: title = nib.string(value)
      case .prompt: prompt = nib.string(value)
      case .titleView: titleView = nib.view(value)
      case .backBarButtonItem: backBarButtonItem = nib.object(value, as: UIBarButtonItem.self)
      case .leftBarButtonItem: leftBarButtonItem = nib.object(value, as: UIBarButtonItem.self)
      case .rightBarButtonItem: rightBarButtonItem = nib.object(value, as: UIBarButtonItem.self)
      case .leftBarButtonItems: leftBarButtonItems = nib.array(value, of: UIBarButtonItem.self)
      case .rightBarButtonItems: rightBarButtonItems = nib.array(value, of: UIBarButtonItem.self)
      case .largeTitleDisplayMode:
        largeTitleDisplayMode = nib.option(value, as: LargeTitleDisplayMode.self) ?? .automatic
      default: break
      }
    }
  }

  /// Items aren't encoded here.
  open func encode(with coder: NSCoder) {}

  /// Called after all objects of a nib are made and connected. Does nothing unless overridden.
  open func awakeFromNib() {}

  /// The first button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

extension UINavigationItem {
  /// How large a title is. Archived as `UILargeTitleDisplayMode`.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As on the screen before.
    case automatic = 0
    /// Large.
    case always = 1
    /// Small.
    case never = 2
  }
}
