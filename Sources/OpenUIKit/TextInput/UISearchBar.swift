public import Foundation

/// Is told of what happens in a search bar. Nothing has to be implemented.
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether editing may begin; yes by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells that editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end; yes by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Tells that editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Tells that the user changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Tells that the search button was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Tells that the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Tells that the bookmark button was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Tells that another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A bar with a field for what is searched for.
open class UISearchBar: UIView, UITextInputTraits {
  private final var storedText = ""
  /// What is shown while there is no text.
  open var placeholder: String?
  /// The line above the field.
  open var prompt: String?
  /// The names of the scopes.
  open var scopeButtonTitles: [String]?
  /// The index of the chosen scope.
  open var selectedScopeButtonIndex = 0
  /// The looks of the bar.
  open var barStyle = UIBarStyle.default
  /// The looks of the field.
  open var searchBarStyle = Style.default
  /// The colour of the bar; nil for the style's.
  open var barTintColor: UIColor?
  /// The image behind the field.
  open var backgroundImage: UIImage?
  /// Is told of what happens; held weakly.
  open weak var delegate: (any UISearchBarDelegate)?

  /// An empty bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A bar from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    flags.insert(.capitalizesNothing)
    for value in nib.values {
      switch value.key {
      case .text: storedText = nib.string(value) ?? ""
      case .placeholder: placeholder = nib.string(value)
      case .prompt: prompt = nib.string(value)
      case .barStyle: barStyle = nib.option(value, as: UIBarStyle.self) ?? .default
      case .searchBarStyle: searchBarStyle = Style(rawValue: UInt(bitPattern: nib.int(value))) ?? .default
      case .searchBarTranslucence: set(.barOpaque, nib.int(value) == 2)
      case .barTintColor: barTintColor = nib.color(value)
      case .showsCancelButton: showsCancelButton = nib.bool(value)
      case .showsBookmarkButton: showsBookmarkButton = nib.bool(value)
      case .showsSearchResultsButton, .showSearchResultsButton: showsSearchResultsButton = nib.bool(value)
      case .showsScopeBar: showsScopeBar = nib.bool(value)
      case .scopeButtonTitles: scopeButtonTitles = nib.elements(value).compactMap { nib.string($0) }
      default: readTrait(value, nib)
      }
    }
  }

  override class var defaultContentPriorities: (hugging: LayoutPriorityPair, compression: LayoutPriorityPair)
  {
    (LayoutPriorityPair(250, 750), LayoutPriorityPair(750))
  }

  /// What is searched for; never nil when read.
  open var text: String? {
    get { storedText }
    set {
      storedText = newValue ?? ""
      delegate?.searchBar(self, textDidChange: storedText)
    }
  }

  /// Whether what is behind the bar can be seen.
  open var isTranslucent: Bool {
    get { !flags.contains(.barOpaque) }
    set { set(.barOpaque, !newValue) }
  }

  /// Whether there is a cancel button.
  open var showsCancelButton: Bool {
    get { flags.contains(.searchCancel) }
    set { set(.searchCancel, newValue) }
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Whether there is a bookmark button.
  open var showsBookmarkButton: Bool {
    get { flags.contains(.searchBookmark) }
    set { set(.searchBookmark, newValue) }
  }

  /// Whether there is a button for results.
  open var showsSearchResultsButton: Bool {
    get { flags.contains(.searchResults) }
    set { set(.searchResults, newValue) }
  }

  /// Whether the scopes are shown.
  open var showsScopeBar: Bool {
    get { flags.contains(.searchScopes) }
    set { set(.searchScopes, newValue) }
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("text", storedText, default: "")
      $0.add("placeholder", placeholder)
      $0.add("prompt", prompt)
      $0.add("style", searchBarStyle, default: .default)
      $0.add("barStyle", barStyle, default: .default)
      $0.add("barTint", barTintColor)
      $0.add("opaqueBar", !isTranslucent)
      $0.add("cancel", showsCancelButton)
      $0.add("scopes", scopeButtonTitles)
      addTraits(to: &$0)
    }.all
  }

  /// 56 points high and as wide as it is made.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }

  /// 56 points high and as wide as asked for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
}

extension UISearchBar {
  /// The looks of the field. Archived as `UISearchBarStyle`.
  public enum Style: UInt, Sendable {
    /// As the platform has it.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }
}

extension ViewFlags {
  static let barOpaque = own1
  static let searchCancel = own2
  static let searchBookmark = own3
  static let searchResults = own4
  static let searchScopes = own5
}
