import Foundation

extension NibStandardClasses {
  /// Controls, scroll views, bars, controllers, and the values they hold.
  static var more: [(name: String, type: any (NSObject & NSCoding).Type)] {
    [
      ("UILabel", UILabel.self), ("UITableViewLabel", UILabel.self), ("UIImageView", UIImageView.self),
      ("UITableViewCellImageView", UIImageView.self), ("UIButton", UIButton.self),
      ("UIRoundedRectButton", UIButton.self), ("UITextField", UITextField.self),
      ("UITextView", UITextView.self),
      ("UISearchBar", UISearchBar.self), ("UISwitch", UISwitch.self), ("UISlider", UISlider.self),
      ("UIStepper", UIStepper.self), ("UISegmentedControl", UISegmentedControl.self),
      ("UISegment", UISegment.self),
      ("UIProgressView", UIProgressView.self), ("UIPageControl", UIPageControl.self),
      ("UIActivityIndicatorView", UIActivityIndicatorView.self), ("UIPickerView", UIPickerView.self),
      ("UIDatePicker", UIDatePicker.self), ("UIStackView", UIStackView.self),
      ("UIVisualEffectView", UIVisualEffectView.self), ("_UIVisualEffectContentView", UIView.self),

      ("UIScrollView", UIScrollView.self), ("UIRefreshControl", UIRefreshControl.self),
      ("UITableView", UITableView.self), ("UITableViewCell", UITableViewCell.self),
      ("UITableViewCellContentView", UITableViewCellContentView.self),
      ("UITableViewHeaderFooterView", UITableViewHeaderFooterView.self),
      ("UITableViewDataSource", StaticTableContent.self),
      ("UICollectionView", UICollectionView.self), ("UICollectionViewCell", UICollectionViewCell.self),
      ("UICollectionReusableView", UICollectionReusableView.self),
      ("UICollectionViewLayout", UICollectionViewLayout.self),
      ("UICollectionViewFlowLayout", UICollectionViewFlowLayout.self),

      ("UIToolbar", UIToolbar.self), ("UINavigationBar", UINavigationBar.self), ("UITabBar", UITabBar.self),
      ("UIBarButtonItem", UIBarButtonItem.self), ("UINavigationItem", UINavigationItem.self),
      ("UITabBarItem", UITabBarItem.self),

      ("UIViewController", UIViewController.self), ("UITableViewController", UITableViewController.self),
      ("UINavigationController", UINavigationController.self),
      ("UITabBarController", UITabBarController.self),
      ("UICollectionViewController", UIViewController.self), ("UISplitViewController", UIViewController.self),
      ("UIPageViewController", UIViewController.self),

      ("UIColor", UIColor.self), ("UIFont", UIFont.self), ("UIFontDescriptor", UIFontDescriptor.self),
      ("UIImage", UIImage.self), ("UIImageNibPlaceholder", UIImage.self),
      ("UIImageSymbolConfiguration", UIImage.SymbolConfiguration.self),
      ("UIImageConfiguration", UIImage.Configuration.self),
      ("NSParagraphStyle", NSParagraphStyle.self), ("NSMutableParagraphStyle", NSMutableParagraphStyle.self),
      ("NSShadow", NSShadow.self), ("UIVisualEffect", UIVisualEffect.self),
      ("UIBlurEffect", UIBlurEffect.self),
      ("UIVibrancyEffect", UIVibrancyEffect.self),
    ]
  }

  /// Records that the classes above read in place, and views of UIKit's own that aren't made: separators come with
  /// the rows that are shown, system backgrounds with the state of the cell.
  static var helpers: [String] {
    [
      "UIButtonContent", "UITableViewSection", "UITableViewRow", "_UITableViewCellSeparatorView",
      "_UISystemBackgroundView", "UIBackgroundConfiguration",
    ]
  }
}

extension UIColor: NibShareable {}
extension UIFont: NibShareable {}
extension UIFontDescriptor: NibShareable {}
extension UIImage: NibShareable {}
extension UIImage.Configuration: NibShareable {}
extension NSParagraphStyle: NibShareable {}
extension NSShadow: NibShareable {}
extension UIVisualEffect: NibShareable {}
