public import Foundation

/// An item of a tab bar.
open class UITabBarItem: UIBarItem {
  /// The image while selected; nil for the same.
  open var selectedImage: UIImage?
  /// The text of the badge; nil for none.
  open var badgeValue: String?
  /// The colour of the badge; nil for red.
  open var badgeColor: UIColor?
  /// How the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The system's item that this is one of; nil for one of its own.
  final var systemItem: SystemItem?

  /// An item without content.
  public override init() { super.init() }

  /// An item with title and image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// An item with title and images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// One of the system's items.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// An item from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // Unlike bar buttons', tab items' archives don't state that they can be used.
    isEnabled = true
    guard let nib = NibCoder.decoding(coder) else { return }
    for value in nib.values {
      switch value.key {
      case .tabBarItemSystemItem, .systemItem: systemItem = nib.option(value, as: SystemItem.self)
      case .selectedTemplateImage: selectedImage = nib.image(value)
      case .badgeValue: badgeValue = nib.string(value)
      case .badgeColor: badgeColor = nib.color(value)
      default: break
      }
    }
  }
}

extension UITabBarItem {
  /// The system's items. Archived as `UISystemItem`.
  public enum SystemItem: Int, Sendable {
    /// More.
    case more = 0
    /// Favourites.
    case favorites = 1
    /// Featured.
    case featured = 2
    /// Top rated.
    case topRated = 3
    /// Recents.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// History.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// Downloads.
    case downloads = 9
    /// Most recent.
    case mostRecent = 10
    /// Most viewed.
    case mostViewed = 11
  }
}
