#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// A card with a photo that answers to a tap and to a long press. Its nib has the recognisers at the top level, one of them
/// before the root view.
public final class TappableCardView: UIView, FixtureView {
  /// The photo.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var photoView: UIImageView!

  /// The title.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var titleLabel: UILabel!

  /// The text, in two lines.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var bodyLabel: UILabel!

  /// What recognises the tap.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var tapRecognizer: UITapGestureRecognizer!

  /// How often details were asked for.
  public private(set) var detailRequests = 0

  /// How often the menu was asked for.
  public private(set) var menuRequests = 0

  /// Answers a tap.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func showDetails(_ sender: Any?) {
    detailRequests += 1
  }

  /// Answers a long press.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func showMenu(_ sender: Any?) {
    menuRequests += 1
  }
}
