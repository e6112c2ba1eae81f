public import Foundation

/// A button of a toolbar or navigation bar.
open class UIBarButtonItem: UIBarItem {
  /// The looks.
  open var style = Style.plain
  /// The width in points; 0 for as wide as the content.
  open var width: CGFloat = 0
  /// The view that is shown in place of title and image.
  open var customView: UIView?
  /// The colour; nil for the bar's.
  open var tintColor: UIColor?
  /// The action that is sent.
  open var action: Selector?
  /// Who the action is sent to, held weakly; nil for the responder chain.
  open weak var target: AnyObject?
  /// A menu that the button shows.
  open var menu: UIMenu?
  /// What is called in place of an action.
  open var primaryAction: UIAction?
  /// The titles the button may have in turn.
  open var possibleTitles: Set<String>?
  /// The system's button that this is one of; nil for one of its own.
  final var systemItem: SystemItem?

  /// A button without content.
  public override init() { super.init() }

  /// A button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  /// A button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  /// A button with an image, and another one on a phone held sideways.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// One of the system's buttons.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    self.systemItem = systemItem
    set(.plain, target, action)
  }

  /// One of the system's buttons that calls an action or shows a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A button that calls an action or shows a menu; title and image are given or the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// A place for a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A button from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = NibCoder.decoding(coder) else { return }
    var isSystem = false
    for value in nib.values {
      switch value.key {
      case .style: style = nib.option(value, as: Style.self) ?? .plain
      case .width: width = nib.cgFloat(value)
      case .customView: customView = nib.view(value)
      case .tintColor: tintColor = nib.color(value)
      case .isSystemItem: isSystem = nib.bool(value)
      case .systemItem: systemItem = nib.option(value, as: SystemItem.self)
      default: break
      }
    }
    if isSystem { systemItem = systemItem ?? .done } else { systemItem = nil }
  }

  /// Flexible space between other items.
  public class func flexibleSpace() -> Self { space(.flexibleSpace, 0) }

  /// Space of a width in points between other items.
  public class func fixedSpace(_ width: CGFloat) -> Self { space(.fixedSpace, width) }

  private class func space(_ item: SystemItem, _ width: CGFloat) -> Self {
    guard let space = UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil) as? Self else {
      preconditionFailure("spaces are UIBarButtonItems, not of a subclass")
    }
    space.width = width
    return space
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    self.style = style
    self.target = TargetAction.object(target)
    self.action = action
  }
}

extension UIBarButtonItem {
  /// Looks of bar buttons. Archived as `UIStyle`.
  public enum Style: Int, Sendable {
    /// The usual ones.
    case plain = 0
    /// With a border; since iOS 7 the same as plain.
    case bordered = 1
    /// Stands out, for finishing.
    case done = 2
  }

  /// The system's buttons. Archived as `UISystemItem`.
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus sign.
    case add = 4
    /// Space that grows.
    case flexibleSpace = 5
    /// Space that doesn't grow.
    case fixedSpace = 6
    /// A pen and paper.
    case compose = 7
    /// An arrow for replying.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A round arrow.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// Play.
    case play = 17
    /// Pause.
    case pause = 18
    /// Back.
    case rewind = 19
    /// Forward.
    case fastForward = 20
    /// Undo.
    case undo = 21
    /// Redo.
    case redo = 22
    /// Curl up the page.
    case pageCurl = 23
    /// Close.
    case close = 24
  }
}
