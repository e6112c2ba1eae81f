#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// A conversation in a list: picture, name, last message, time and number of unread messages.
public final class ContactCell: UITableViewCell, FixtureView {
  /// The person's picture.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var avatarView: UIImageView!

  /// The person's name.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var nameLabel: UILabel!

  /// When the last message came.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var timeLabel: UILabel!

  /// The last message.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var messageLabel: UILabel!

  /// The ground of the badge.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var badgeView: UIView!

  /// How many messages are unread.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var badgeLabel: UILabel!

  /// Shows the number of unread messages, none where there are none.
  public func setUnreadCount(_ count: Int) {
    badgeLabel.text = "\(count)"
    badgeView.isHidden = count == 0
  }
}
