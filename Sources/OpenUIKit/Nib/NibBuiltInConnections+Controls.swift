import Foundation

extension NibBuiltInConnections {
  /// Controls, scroll views, bars and controllers.
  static var controls: [NibConnections] { texts + switches + scrolling + barsAndControllers }

  private static var texts: [NibConnections] {
    [
      NibConnections(for: UILabel.self) {
        $0.attribute("text") { $0.text = $1 }
        $0.attribute("font") { $0.font = $1 }
        $0.attribute("textColor") { $0.textColor = $1 }
        $0.attribute("highlightedTextColor") { $0.highlightedTextColor = $1 }
        $0.attribute("shadowColor") { $0.shadowColor = $1 }
        $0.attribute("shadowOffset") { $0.shadowOffset = $1 }
        $0.attribute("textAlignment") { $0.textAlignment = $1 }
        $0.attribute("lineBreakMode") { $0.lineBreakMode = $1 }
        $0.attribute("numberOfLines") { $0.numberOfLines = $1 }
        $0.attribute("enabled") { $0.isEnabled = $1 }
        $0.attribute("highlighted") { $0.isHighlighted = $1 }
        $0.attribute("adjustsFontSizeToFitWidth") { $0.adjustsFontSizeToFitWidth = $1 }
        $0.attribute("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 }
        $0.attribute("allowsDefaultTighteningForTruncation") { $0.allowsDefaultTighteningForTruncation = $1 }
        $0.attribute("minimumScaleFactor") { $0.minimumScaleFactor = $1 }
        $0.attribute("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1 }
      },
      NibConnections(for: UIImageView.self) {
        $0.attribute("image") { $0.image = $1 }
        $0.attribute("highlightedImage") { $0.highlightedImage = $1 }
        $0.attribute("highlighted") { $0.isHighlighted = $1 }
      },
      NibConnections(for: UIButton.self) {
        $0.path("titleLabel") { $0.titleLabel }
        $0.path("imageView") { $0.imageView }
        $0.attribute("font") { (button: UIButton, font: UIFont?) in button.titleLabel?.font = font }
        $0.attribute("adjustsImageWhenHighlighted") { $0.adjustsImageWhenHighlighted = $1 }
        $0.attribute("adjustsImageWhenDisabled") { $0.adjustsImageWhenDisabled = $1 }
        $0.attribute("showsTouchWhenHighlighted") { $0.showsTouchWhenHighlighted = $1 }
        $0.attribute("reversesTitleShadowWhenHighlighted") { $0.reversesTitleShadowWhenHighlighted = $1 }
      },
      NibConnections(for: UITextField.self) {
        $0.delegate("delegate") { (field: UITextField, delegate: (any UITextFieldDelegate)?) in
          field.delegate = delegate
        }
        $0.outlet("inputView") { $0.inputView = $1 }
        $0.outlet("inputAccessoryView") { $0.inputAccessoryView = $1 }
        $0.outlet("leftView") { $0.leftView = $1 }
        $0.outlet("rightView") { $0.rightView = $1 }
        $0.attribute("text") { $0.text = $1 }
        $0.attribute("placeholder") { $0.placeholder = $1 }
        $0.attribute("font") { $0.font = $1 }
        $0.attribute("textColor") { $0.textColor = $1 }
        $0.attribute("textAlignment") { $0.textAlignment = $1 }
        $0.attribute("borderStyle") { $0.borderStyle = $1 }
        $0.attribute("clearButtonMode") { $0.clearButtonMode = $1 }
        $0.attribute("clearsOnBeginEditing") { $0.clearsOnBeginEditing = $1 }
        $0.attribute("adjustsFontSizeToFitWidth") { $0.adjustsFontSizeToFitWidth = $1 }
        $0.attribute("minimumFontSize") { $0.minimumFontSize = $1 }
        $0.attribute("secureTextEntry") { $0.isSecureTextEntry = $1 }
        $0.attribute("keyboardType") { $0.keyboardType = $1 }
        $0.attribute("returnKeyType") { $0.returnKeyType = $1 }
      },
      NibConnections(for: UITextView.self) {
        $0.delegate("delegate") { (view: UITextView, delegate: (any UIScrollViewDelegate)?) in
          view.take(delegate) { view.delegate = $0 }
        }
        $0.outlet("inputView") { $0.inputView = $1 }
        $0.outlet("inputAccessoryView") { $0.inputAccessoryView = $1 }
        $0.attribute("text") { (view: UITextView, text: String?) in view.text = text }
        $0.attribute("font") { $0.font = $1 }
        $0.attribute("textColor") { $0.textColor = $1 }
        $0.attribute("textAlignment") { $0.textAlignment = $1 }
        $0.attribute("editable") { $0.isEditable = $1 }
        $0.attribute("selectable") { $0.isSelectable = $1 }
      },
      NibConnections(for: UISearchBar.self) {
        $0.delegate("delegate") { (bar: UISearchBar, delegate: (any UISearchBarDelegate)?) in
          bar.delegate = delegate
        }
        $0.attribute("text") { $0.text = $1 }
        $0.attribute("placeholder") { $0.placeholder = $1 }
        $0.attribute("prompt") { $0.prompt = $1 }
        $0.attribute("barTintColor") { $0.barTintColor = $1 }
        $0.attribute("translucent") { $0.isTranslucent = $1 }
        $0.attribute("showsCancelButton") { $0.showsCancelButton = $1 }
      },
    ]
  }

  private static var switches: [NibConnections] {
    [
      NibConnections(for: UISwitch.self) {
        $0.attribute("on") { $0.isOn = $1 }
        $0.attribute("onTintColor") { $0.onTintColor = $1 }
        $0.attribute("thumbTintColor") { $0.thumbTintColor = $1 }
      },
      NibConnections(for: UISlider.self) {
        $0.attribute("value") { $0.value = $1 }
        $0.attribute("minimumValue") { $0.minimumValue = $1 }
        $0.attribute("maximumValue") { $0.maximumValue = $1 }
        $0.attribute("continuous") { $0.isContinuous = $1 }
        $0.attribute("minimumTrackTintColor") { $0.minimumTrackTintColor = $1 }
        $0.attribute("maximumTrackTintColor") { $0.maximumTrackTintColor = $1 }
        $0.attribute("thumbTintColor") { $0.thumbTintColor = $1 }
      },
      NibConnections(for: UIStepper.self) {
        $0.attribute("value") { $0.value = $1 }
        $0.attribute("minimumValue") { $0.minimumValue = $1 }
        $0.attribute("maximumValue") { $0.maximumValue = $1 }
        $0.attribute("wraps") { $0.wraps = $1 }
        $0.attribute("autorepeat") { $0.autorepeat = $1 }
        $0.attribute("continuous") { $0.isContinuous = $1 }
      },
      NibConnections(for: UISegmentedControl.self) {
        $0.attribute("momentary") { $0.isMomentary = $1 }
        $0.attribute("selectedSegmentTintColor") { $0.selectedSegmentTintColor = $1 }
        $0.attribute("apportionsSegmentWidthsByContent") { $0.apportionsSegmentWidthsByContent = $1 }
      },
      NibConnections(for: UIProgressView.self) {
        $0.attribute("progress") { $0.progress = $1 }
        $0.attribute("progressTintColor") { $0.progressTintColor = $1 }
        $0.attribute("trackTintColor") { $0.trackTintColor = $1 }
      },
      NibConnections(for: UIPageControl.self) {
        $0.attribute("numberOfPages") { $0.numberOfPages = $1 }
        $0.attribute("currentPage") { $0.currentPage = $1 }
        $0.attribute("hidesForSinglePage") { $0.hidesForSinglePage = $1 }
        $0.attribute("pageIndicatorTintColor") { $0.pageIndicatorTintColor = $1 }
        $0.attribute("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = $1 }
      },
      NibConnections(for: UIActivityIndicatorView.self) {
        $0.attribute("color") { (view: UIActivityIndicatorView, color: UIColor?) in view.color = color }
        $0.attribute("hidesWhenStopped") { $0.hidesWhenStopped = $1 }
      },
      NibConnections(for: UIPickerView.self) {
        $0.delegate("delegate") { (view: UIPickerView, delegate: (any UIPickerViewDelegate)?) in
          view.delegate = delegate
        }
        $0.delegate("dataSource") { (view: UIPickerView, source: (any UIPickerViewDataSource)?) in
          view.dataSource = source
        }
      },
      NibConnections(for: UIDatePicker.self) {
        $0.attribute("minuteInterval") { $0.minuteInterval = $1 }
        $0.attribute("countDownDuration") { $0.countDownDuration = $1 }
      },
      NibConnections(for: UIStackView.self) {
        $0.attribute("axis") { $0.axis = $1 }
        $0.attribute("distribution") { $0.distribution = $1 }
        $0.attribute("alignment") { $0.alignment = $1 }
        $0.attribute("spacing") { $0.spacing = $1 }
        $0.attribute("baselineRelativeArrangement") { $0.isBaselineRelativeArrangement = $1 }
        $0.attribute("layoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = $1 }
      },
    ]
  }

  private static var scrolling: [NibConnections] {
    [
      NibConnections(for: UIScrollView.self) {
        $0.delegate("delegate") { (view: UIScrollView, delegate: (any UIScrollViewDelegate)?) in
          view.delegate = delegate
        }
        $0.outlet("refreshControl") { $0.refreshControl = $1 }
        $0.attribute("bounces") { $0.bounces = $1 }
        $0.attribute("bouncesZoom") { $0.bouncesZoom = $1 }
        $0.attribute("alwaysBounceVertical") { $0.alwaysBounceVertical = $1 }
        $0.attribute("alwaysBounceHorizontal") { $0.alwaysBounceHorizontal = $1 }
        $0.attribute("scrollEnabled") { $0.isScrollEnabled = $1 }
        $0.attribute("pagingEnabled") { $0.isPagingEnabled = $1 }
        $0.attribute("directionalLockEnabled") { $0.isDirectionalLockEnabled = $1 }
        $0.attribute("scrollsToTop") { $0.scrollsToTop = $1 }
        $0.attribute("delaysContentTouches") { $0.delaysContentTouches = $1 }
        $0.attribute("canCancelContentTouches") { $0.canCancelContentTouches = $1 }
        $0.attribute("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator = $1 }
        $0.attribute("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator = $1 }
        $0.attribute("contentSize") { $0.contentSize = $1 }
        $0.attribute("contentOffset") { $0.contentOffset = $1 }
        $0.attribute("zoomScale") { $0.zoomScale = $1 }
        $0.attribute("minimumZoomScale") { $0.minimumZoomScale = $1 }
        $0.attribute("maximumZoomScale") { $0.maximumZoomScale = $1 }
      },
      NibConnections(for: UITableView.self) {
        $0.delegate("delegate") { (view: UITableView, delegate: (any UIScrollViewDelegate)?) in
          view.take(delegate) { view.delegate = $0 }
        }
        $0.delegate("dataSource") { (view: UITableView, source: (any UITableViewDataSource)?) in
          view.dataSource = source
        }
        $0.outlet("tableHeaderView") { $0.tableHeaderView = $1 }
        $0.outlet("tableFooterView") { $0.tableFooterView = $1 }
        $0.outlet("backgroundView") { $0.backgroundView = $1 }
        $0.attribute("rowHeight") { $0.rowHeight = $1 }
        $0.attribute("estimatedRowHeight") { $0.estimatedRowHeight = $1 }
        $0.attribute("sectionHeaderHeight") { $0.sectionHeaderHeight = $1 }
        $0.attribute("sectionFooterHeight") { $0.sectionFooterHeight = $1 }
        $0.attribute("separatorColor") { $0.separatorColor = $1 }
        $0.attribute("allowsSelection") { $0.allowsSelection = $1 }
        $0.attribute("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
        $0.attribute("editing") { $0.isEditing = $1 }
      },
      NibConnections(for: UITableViewCell.self) {
        $0.outlet("backgroundView") { $0.backgroundView = $1 }
        $0.outlet("selectedBackgroundView") { $0.selectedBackgroundView = $1 }
        $0.outlet("accessoryView") { $0.accessoryView = $1 }
        $0.outlet("editingAccessoryView") { $0.editingAccessoryView = $1 }
        // Read-only, but key-value coding finds where they are stored, and nibs of apps connect them.
        $0.outlet("textLabel") { $0.rareExtras.textLabel = $1 }
        $0.outlet("detailTextLabel") { $0.rareExtras.detailTextLabel = $1 }
        $0.outlet("imageView") { $0.rareExtras.imageView = $1 }
        $0.path("contentView") { $0.contentView }
        $0.path("textLabel") { $0.textLabel }
        $0.path("detailTextLabel") { $0.detailTextLabel }
        $0.path("imageView") { $0.imageView }
        $0.attribute("accessoryType") { $0.accessoryType = $1 }
        $0.attribute("selectionStyle") { $0.selectionStyle = $1 }
        $0.attribute("indentationLevel") { $0.indentationLevel = $1 }
        $0.attribute("indentationWidth") { $0.indentationWidth = $1 }
        $0.attribute("selected") { $0.isSelected = $1 }
        $0.attribute("highlighted") { $0.isHighlighted = $1 }
      },
      NibConnections(for: UICollectionView.self) {
        $0.delegate("delegate") { (view: UICollectionView, delegate: (any UIScrollViewDelegate)?) in
          view.take(delegate) { view.delegate = $0 }
        }
        $0.delegate("dataSource") { (view: UICollectionView, source: (any UICollectionViewDataSource)?) in
          view.dataSource = source
        }
        $0.outlet("collectionViewLayout") { (view: UICollectionView, layout: UICollectionViewLayout?) in
          if let layout { view.collectionViewLayout = layout }
        }
        $0.outlet("backgroundView") { $0.backgroundView = $1 }
        $0.attribute("allowsSelection") { $0.allowsSelection = $1 }
        $0.attribute("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
      },
      NibConnections(for: UICollectionViewCell.self) {
        $0.outlet("backgroundView") { $0.backgroundView = $1 }
        $0.outlet("selectedBackgroundView") { $0.selectedBackgroundView = $1 }
        $0.path("contentView") { $0.contentView }
      },
    ]
  }

  private static var barsAndControllers: [NibConnections] {
    [
      NibConnections(for: UIBarItem.self) {
        $0.attribute("accessibilityIdentifier") { $0.accessibilityIdentifier = $1 }
        $0.attribute("accessibilityLabel") { $0.accessibilityLabel = $1 }
        $0.attribute("enabled") { $0.isEnabled = $1 }
        $0.attribute("title") { $0.title = $1 }
        $0.attribute("image") { $0.image = $1 }
        $0.attribute("tag") { $0.tag = $1 }
      },
      NibConnections(for: UIBarButtonItem.self) {
        $0.outlet("target") { $0.target = $1 }
        $0.outlet("customView") { $0.customView = $1 }
        $0.attribute("tintColor") { $0.tintColor = $1 }
        $0.attribute("width") { $0.width = $1 }
      },
      NibConnections(for: UINavigationItem.self) {
        $0.outlet("titleView") { $0.titleView = $1 }
        $0.outlet("leftBarButtonItem") { $0.leftBarButtonItem = $1 }
        $0.outlet("rightBarButtonItem") { $0.rightBarButtonItem = $1 }
        $0.outlet("backBarButtonItem") { $0.backBarButtonItem = $1 }
        $0.attribute("title") { $0.title = $1 }
        $0.attribute("prompt") { $0.prompt = $1 }
      },
      NibConnections(for: UINavigationBar.self) {
        $0.delegate("delegate") { (bar: UINavigationBar, delegate: (any UINavigationBarDelegate)?) in
          bar.delegate = delegate
        }
        $0.attribute("barTintColor") { $0.barTintColor = $1 }
        $0.attribute("translucent") { $0.isTranslucent = $1 }
      },
      NibConnections(for: UIToolbar.self) {
        $0.attribute("barTintColor") { $0.barTintColor = $1 }
        $0.attribute("translucent") { $0.isTranslucent = $1 }
      },
      NibConnections(for: UITabBar.self) {
        $0.delegate("delegate") { (bar: UITabBar, delegate: (any UITabBarDelegate)?) in
          bar.delegate = delegate
        }
        $0.attribute("barTintColor") { $0.barTintColor = $1 }
        $0.attribute("translucent") { $0.isTranslucent = $1 }
      },
      NibConnections(for: UIViewController.self) {
        $0.outlet("view") { $0.view = $1 }
        $0.outlet("navigationItem") { (_: UIViewController, _: UINavigationItem?) in }
        $0.attribute("title") { $0.title = $1 }
      },
      NibConnections(for: UITableViewController.self) {
        $0.outlet("tableView") { $0.tableView = $1 }
        $0.outlet("refreshControl") { $0.refreshControl = $1 }
        $0.outlet("staticDataSource") { (controller: UITableViewController, content: StaticTableContent?) in
          controller.staticContent = content
        }
      },
    ]
  }
}

extension UIScrollView {
  /// Takes a delegate that a nib connects: by `set` if it is one of the view's own kind, else as any scroll view's.
  fileprivate final func take<Delegate>(_ delegate: (any UIScrollViewDelegate)?, as set: (Delegate?) -> Void)
  {
    let own = delegate as? Delegate
    set(own)
    if own == nil { self.delegate = delegate }
  }
}

extension NSTextAlignment: NibAttributeConvertible {}
extension NSLineBreakMode: NibAttributeConvertible {}
extension UITextField.BorderStyle: NibAttributeConvertible {}
extension UITextField.ViewMode: NibAttributeConvertible {}
extension UIKeyboardType: NibAttributeConvertible {}
extension UIReturnKeyType: NibAttributeConvertible {}
extension NSLayoutConstraint.Axis: NibAttributeConvertible {}
extension UIStackView.Distribution: NibAttributeConvertible {}
extension UIStackView.Alignment: NibAttributeConvertible {}
extension UITableViewCell.AccessoryType: NibAttributeConvertible {}
extension UITableViewCell.SelectionStyle: NibAttributeConvertible {}
