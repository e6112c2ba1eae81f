#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// A photo in a grid, with title, place and a button to like it.
public final class PhotoCell: UICollectionViewCell, FixtureView {
  /// The photo.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var imageView: UIImageView!

  /// Likes the photo, or no longer.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var likeButton: UIButton!

  /// What the photo shows.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var titleLabel: UILabel!

  /// Where and when it was taken.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var captionLabel: UILabel!

  /// Whether the photo is liked.
  public private(set) var isLiked = false

  /// Likes the photo, or no longer.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func toggleLike(_ sender: Any?) {
    isLiked.toggle()
    likeButton.isSelected = isLiked
  }
}
