#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// The head of a person's page.
public final class ProfileHeaderView: UIView, FixtureView {
  /// The picture behind.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var coverImageView: UIImageView!

  /// The person's picture.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var avatarImageView: UIImageView!

  /// Follows the person, or no longer.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var followButton: UIButton!

  /// The person's name.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var nameLabel: UILabel!

  /// The person's short name.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var handleLabel: UILabel!

  /// What the person says, in two lines.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var bioLabel: UILabel!

  /// How many posts there are.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var postsLabel: UILabel!

  /// How many people follow.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var followersLabel: UILabel!

  /// How many people are followed.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var followingLabel: UILabel!

  /// Whether the person is followed.
  public private(set) var isFollowing = false

  /// Follows the person, or no longer.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func toggleFollow(_ sender: Any?) {
    isFollowing.toggle()
    followButton.setTitle(isFollowing ? "Following" : "Follow", for: .normal)
  }
}
