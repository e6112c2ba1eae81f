import Foundation

/// The switches of a scroll view; what is set here is the state that differs from the default.
struct ScrollFlags: OptionSet {
  var rawValue: UInt32

  static let disabled = ScrollFlags(rawValue: 1 << 0)
  static let directionalLock = ScrollFlags(rawValue: 1 << 1)
  static let paging = ScrollFlags(rawValue: 1 << 2)
  static let rigid = ScrollFlags(rawValue: 1 << 3)
  static let alwaysBounceVertical = ScrollFlags(rawValue: 1 << 4)
  static let alwaysBounceHorizontal = ScrollFlags(rawValue: 1 << 5)
  static let immediateTouches = ScrollFlags(rawValue: 1 << 6)
  static let keepsTouches = ScrollFlags(rawValue: 1 << 7)
  static let noVerticalIndicator = ScrollFlags(rawValue: 1 << 8)
  static let noHorizontalIndicator = ScrollFlags(rawValue: 1 << 9)
  static let rigidZoom = ScrollFlags(rawValue: 1 << 10)
  static let indicatorsIgnoreSafeArea = ScrollFlags(rawValue: 1 << 11)
  static let staysWhenStatusBarTapped = ScrollFlags(rawValue: 1 << 12)
  static let dragging = ScrollFlags(rawValue: 1 << 13)
  static let decelerating = ScrollFlags(rawValue: 1 << 14)

  mutating func set(_ flag: ScrollFlags, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}

/// Properties that few scroll views have.
final class ScrollExtras {
  var contentGuide: UILayoutGuide?
  var frameGuide: UILayoutGuide?
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var verticalIndicatorInsets = UIEdgeInsets.zero
  var horizontalIndicatorInsets = UIEdgeInsets.zero
  var zoomScale: CGFloat = 1
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
}

extension UIScrollView {
  /// The extras, made if there are none yet.
  var scrollExtras: ScrollExtras {
    if let rareScroll { return rareScroll }
    let extras = ScrollExtras()
    rareScroll = extras
    return extras
  }

  /// Like the safe area's, these two guides aren't among the view's `layoutGuides`.
  var contentGuide: UILayoutGuide {
    if let guide = rareScroll?.contentGuide { return guide }
    let guide = systemGuide("UIScrollView-contentLayoutGuide")
    scrollExtras.contentGuide = guide
    return guide
  }

  /// Takes its two guides out of the list in which some nibs have them.
  func takeListedGuides() {
    guard let listed = extras?.layoutGuides, !listed.isEmpty else { return }
    for guide in listed {
      switch guide.identifier {
      case "UIScrollView-contentLayoutGuide": scrollExtras.contentGuide = guide
      case "UIScrollView-frameLayoutGuide": scrollExtras.frameGuide = guide
      default: continue
      }
      rare.layoutGuides.removeAll { $0 === guide }
      own(guide)
    }
  }

  var frameGuide: UILayoutGuide {
    if let guide = rareScroll?.frameGuide { return guide }
    let guide = systemGuide("UIScrollView-frameLayoutGuide")
    scrollExtras.frameGuide = guide
    return guide
  }

  var currentAdjustedInset: UIEdgeInsets {
    let inset = storedContentInset
    guard storedAdjustment != .never else { return inset }
    let area = safeAreaInsets
    let scrolls = (
      vertical: storedAdjustment != .scrollableAxes || alwaysBounceVertical
        || storedContentSize.height > bounds.height,
      horizontal: storedAdjustment == .always || alwaysBounceHorizontal
        || storedContentSize.width > bounds.width
    )
    return UIEdgeInsets(
      top: inset.top + (scrolls.vertical ? area.top : 0),
      left: inset.left + (scrolls.horizontal ? area.left : 0),
      bottom: inset.bottom + (scrolls.vertical ? area.bottom : 0),
      right: inset.right + (scrolls.horizontal ? area.right : 0))
  }

  /// The offset nearest to the present one at which `rect` is seen.
  func offset(showing rect: CGRect) -> CGPoint {
    let area = rect.intersection(CGRect(origin: .zero, size: storedContentSize))
    guard !area.isNull else { return contentOffset }
    let inset = adjustedContentInset
    func near(_ offset: CGFloat, _ low: CGFloat, _ high: CGFloat, _ length: CGFloat) -> CGFloat {
      if low < offset || high - low > length { return low }
      return high > offset + length ? high - length : offset
    }
    return CGPoint(
      x: near(contentOffset.x + inset.left, area.minX, area.maxX, bounds.width - inset.left - inset.right)
        - inset.left,
      y: near(contentOffset.y + inset.top, area.minY, area.maxY, bounds.height - inset.top - inset.bottom)
        - inset.top)
  }

  func decodeScrolling(_ nib: NibCoder) {
    takeListedGuides()
    for value in nib.middleValues {
      switch value.key {
      case .contentSize: storedContentSize = nib.size(value)
      case .contentInset: storedContentInset = nib.insets(value)
      case .scrollViewContentInsetAdjustmentBehavior:
        storedAdjustment = nib.option(value, as: ContentInsetAdjustmentBehavior.self) ?? .automatic
      case .bouncesZoom: bouncesZoom = nib.bool(value)
      case .bounceEnabled: bounces = nib.bool(value)
      case .scrollDisabled: isScrollEnabled = !nib.bool(value)
      case .pagingEnabled: isPagingEnabled = nib.bool(value)
      case .directionalLockEnabled: isDirectionalLockEnabled = nib.bool(value)
      case .alwaysBounceVertical: alwaysBounceVertical = nib.bool(value)
      case .alwaysBounceHorizontal: alwaysBounceHorizontal = nib.bool(value)
      case .showsVerticalScrollIndicator: showsVerticalScrollIndicator = nib.bool(value)
      case .showsHorizontalScrollIndicator: showsHorizontalScrollIndicator = nib.bool(value)
      case .delaysContentTouches: delaysContentTouches = nib.bool(value)
      case .canCancelContentTouches: canCancelContentTouches = nib.bool(value)
      case .indicatorStyle: indicatorStyle = nib.option(value, as: IndicatorStyle.self) ?? .default
      case .keyboardDismissMode:
        keyboardDismissMode = nib.option(value, as: KeyboardDismissMode.self) ?? .none
      case .minimumZoomScale: minimumZoomScale = nib.cgFloat(value)
      case .maximumZoomScale: maximumZoomScale = nib.cgFloat(value)
      case .scrollIndicatorInsets: scrollIndicatorInsets = nib.insets(value)
      case .verticalScrollIndicatorInsets: verticalScrollIndicatorInsets = nib.insets(value)
      case .horizontalScrollIndicatorInsets: horizontalScrollIndicatorInsets = nib.insets(value)
      case .refreshControl: setRefreshControl(nib.object(value, as: UIRefreshControl.self))
      default: break
      }
    }
  }
}
