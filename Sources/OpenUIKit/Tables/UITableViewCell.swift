public import Foundation

/// A row of a table.
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  final var storedStyle = CellStyle.default
  final var identifier: String?
  final var content: UIView?
  /// By how much the content of a nib is smaller than the cell; nil for cells made in code.
  final var contentMargin: CGSize?
  final var accessory = AccessoryType.none
  final var storedSelectionStyle = SelectionStyle.default
  final var rareCell: CellExtras?

  /// A cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    storedStyle = style
    identifier = reuseIdentifier
    storedBackgroundColor = .systemBackground
    makeContent()
  }

  /// A cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// A cell from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let content {
      contentMargin = CGSize(
        width: bounds.width - content.bounds.width, height: bounds.height - content.bounds.height)
    } else {
      makeContent()
    }
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    decodeCell(nib)
  }

  /// The identifier that the table knows such cells by; nil for none.
  open var reuseIdentifier: String? { identifier }

  /// Called before the cell is used again for another row. Overrides call `super`.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
  }

  // MARK: Parts

  /// The view for content; everything that scrolls with the row belongs there.
  open var contentView: UIView { content ?? makeContent() }

  /// The main text of the cell's style.
  open var textLabel: UILabel? { rareCell?.textLabel ?? makeTextLabel() }

  /// The second text; nil for the default style.
  open var detailTextLabel: UILabel? { rareCell?.detailTextLabel ?? makeDetailTextLabel() }

  /// The image at the leading edge; nil for the style `value2`.
  open var imageView: UIImageView? { rareCell?.imageView ?? makeImageView() }

  /// The view behind the content.
  open var backgroundView: UIView? {
    get { rareCell?.backgroundView }
    set { replace(\.backgroundView, newValue, isShown: true) }
  }

  /// The view behind the content while selected.
  open var selectedBackgroundView: UIView? {
    get { rareCell?.selectedBackgroundView }
    set { replace(\.selectedBackgroundView, newValue, isShown: isSelected) }
  }

  /// The view behind the content while one of several selected ones.
  open var multipleSelectionBackgroundView: UIView? {
    get { rareCell?.multipleSelectionBackgroundView }
    set { replace(\.multipleSelectionBackgroundView, newValue, isShown: false) }
  }

  // MARK: Accessories

  /// The sign at the trailing edge.
  open var accessoryType: AccessoryType {
    get { accessory }
    set {
      guard newValue != accessory else { return }
      accessory = newValue
      contentMargin = nil
      setNeedsLayout()
    }
  }

  /// The view at the trailing edge, in place of a sign.
  open var accessoryView: UIView? {
    get { rareCell?.accessoryView }
    set { replace(\.accessoryView, newValue, isShown: true) }
  }

  /// The sign at the trailing edge while editing.
  open var editingAccessoryType: AccessoryType {
    get { rareCell?.editingAccessoryType ?? .none }
    set { if newValue != editingAccessoryType { rareExtras.editingAccessoryType = newValue } }
  }

  /// The view at the trailing edge while editing, in place of a sign.
  open var editingAccessoryView: UIView? {
    get { rareCell?.editingAccessoryView }
    set { replace(\.editingAccessoryView, newValue, isShown: isEditing) }
  }

  // MARK: State

  /// The colour of selected cells.
  open var selectionStyle: SelectionStyle {
    get { storedSelectionStyle }
    set { storedSelectionStyle = newValue }
  }

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { flags.contains(.cellSelected) }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects the cell or not. Overrides call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    set(.cellSelected, selected)
    show(\.selectedBackgroundView, selected)
  }

  /// Whether the cell is lit up.
  open var isHighlighted: Bool {
    get { flags.contains(.cellHighlighted) }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Lights the cell up or not. Overrides call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    set(.cellHighlighted, highlighted)
  }

  /// Whether the row can be deleted, inserted or moved now.
  open var isEditing: Bool {
    get { flags.contains(.cellEditing) }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns editing on or off. Overrides call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) {
    set(.cellEditing, editing)
    show(\.editingAccessoryView, editing)
  }

  /// Whether there is a sign for moving the row.
  open var showsReorderControl: Bool {
    get { flags.contains(.cellReorders) }
    set { set(.cellReorders, newValue) }
  }

  /// Whether the content moves aside while editing; yes by default.
  open var shouldIndentWhileEditing: Bool {
    get { !flags.contains(.cellStaysWhileEditing) }
    set { set(.cellStaysWhileEditing, !newValue) }
  }

  /// How often the content is moved aside.
  open var indentationLevel: Int {
    get { rareCell?.indentationLevel ?? 0 }
    set { if newValue != indentationLevel { rareExtras.indentationLevel = newValue } }
  }

  /// How far the content is moved aside a level, in points; 10 by default.
  open var indentationWidth: CGFloat {
    get { rareCell?.indentationWidth ?? 10 }
    set { if newValue != indentationWidth { rareExtras.indentationWidth = newValue } }
  }

  /// Space at the ends of the line below the row, in points; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { rareCell?.separatorInset ?? UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) }
    set { rareExtras.separatorInset = newValue }
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("style", storedStyle, default: .default)
      $0.add("identifier", identifier)
      $0.add("accessory", accessory, default: .none)
      $0.add("selection", storedSelectionStyle, default: .default)
      $0.add("indentation", indentationLevel, default: 0)
      $0.add("indentationWidth", indentationWidth, default: 10)
      $0.add("separatorInset", rareCell?.separatorInset ?? .zero)
    }.all
  }

  /// The content takes the whole cell, less the accessory's space, and the built-in parts their places in it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  /// The size that the content's constraints ask for at the width of `targetSize`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingContentSize(targetSize, horizontal, vertical)
  }
}

extension UITableViewCell {
  /// Arrangements of text and image. Archived as `UITableViewCellStyle`.
  public enum CellStyle: Int, Sendable {
    /// One text, and an image.
    case `default` = 0
    /// A text at the leading edge and one at the trailing edge.
    case value1 = 1
    /// Two texts side by side in the middle.
    case value2 = 2
    /// A text above a smaller one, and an image.
    case subtitle = 3
  }

  /// Lines below rows. Archived as `UISeparatorStyle`.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case singleLine = 1
    /// A line that looks cut in; drawn as a plain line since iOS 11.
    case singleLineEtched = 2
  }

  /// Colours of selected cells. Archived as `UISelectionStyle`.
  public enum SelectionStyle: Int, Sendable {
    /// As any other cell.
    case none = 0
    /// Blue; drawn as the default one since iOS 7.
    case blue = 1
    /// Gray.
    case gray = 2
    /// The system's.
    case `default` = 3
  }

  /// Signs at the trailing edge. Archived as `UIAccessoryType`.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// An arrow for more.
    case disclosureIndicator = 1
    /// A button for details and an arrow for more.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }
}
