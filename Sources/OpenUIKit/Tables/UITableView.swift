public import Foundation

/// A scroll view with rows of cells, in sections.
open class UITableView: UIScrollView {
  /// Stands for a height that the table works out from the cell's constraints.
  public class var automaticDimension: CGFloat { -1 }
  /// Stands for the index before the first one of a section index.
  public class var indexSearch: String { "{search}" }

  final var storedStyle = Style.plain
  final lazy var registry = ReuseRegistry<UITableViewCell>()
  final lazy var headerFooters = ReuseRegistry<UITableViewHeaderFooterView>()
  /// The heights of all rows; nil when they have to be asked for anew.
  final var rows: TableRows?
  final var shown: [IndexPath: UITableViewCell] = [:]
  /// The views above and below sections that are seen.
  final var shownEdges: [TableEdge: UIView] = [:]
  final var selection: [IndexPath] = []
  final var values = TableValues()
  private final weak var narrowDelegate: (any UITableViewDelegate)?

  /// Says what the table shows; held weakly.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { rowsDidChange() }
  }

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    storedStyle = style
    storedBackgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    flags.remove(.multipleTouch)
  }

  /// A plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// A table from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    decodeTable(nib)
  }

  /// Says how rows look; held weakly. See `UIScrollView.delegate` for how the two live together.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { narrowedDelegate(narrowDelegate) ?? super.delegate as? any UITableViewDelegate }
    set {
      narrowDelegate = newValue
      super.delegate = newValue
      rowsDidChange()
    }
  }

  /// Plain or in groups.
  open var style: Style { storedStyle }

  // MARK: Heights

  /// The height of rows, in points; `automaticDimension` for what their constraints ask for.
  open var rowHeight: CGFloat {
    get { values.rowHeight }
    set { changeValue(\.rowHeight, newValue) }
  }

  /// The height of headers, in points.
  open var sectionHeaderHeight: CGFloat {
    get { values.sectionHeaderHeight }
    set { changeValue(\.sectionHeaderHeight, newValue) }
  }

  /// The height of footers, in points.
  open var sectionFooterHeight: CGFloat {
    get { values.sectionFooterHeight }
    set { changeValue(\.sectionFooterHeight, newValue) }
  }

  /// A guess at the height of rows, in points; 0 for none.
  open var estimatedRowHeight: CGFloat {
    get { values.estimatedRowHeight }
    set { changeValue(\.estimatedRowHeight, newValue) }
  }

  /// A guess at the height of headers, in points; 0 for none.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { values.estimatedSectionHeaderHeight }
    set { changeValue(\.estimatedSectionHeaderHeight, newValue) }
  }

  /// A guess at the height of footers, in points; 0 for none.
  open var estimatedSectionFooterHeight: CGFloat {
    get { values.estimatedSectionFooterHeight }
    set { changeValue(\.estimatedSectionFooterHeight, newValue) }
  }

  /// Space above headers, in points; `automaticDimension` for the style's.
  open var sectionHeaderTopPadding: CGFloat {
    get { values.sectionHeaderTopPadding }
    set { changeValue(\.sectionHeaderTopPadding, newValue) }
  }

  /// The height of rows that fill an empty table, in points; `automaticDimension` for as high as others.
  open var fillerRowHeight: CGFloat {
    get { values.fillerRowHeight }
    set { values.fillerRowHeight = newValue }
  }

  // MARK: Separators

  /// The lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { values.separatorStyle }
    set { values.separatorStyle = newValue }
  }

  /// The colour of the lines; nil for the system's.
  open var separatorColor: UIColor? {
    get { values.separatorColor }
    set { values.separatorColor = newValue }
  }

  /// Space at the ends of the lines, in points.
  open var separatorInset: UIEdgeInsets {
    get { values.separatorInset }
    set { values.separatorInset = newValue }
  }

  /// Where the lines' insets are measured from.
  open var separatorInsetReference: SeparatorInsetReference {
    get { values.separatorInsetReference }
    set { values.separatorInsetReference = newValue }
  }

  /// Whether cells keep their content out of the safe area's insets.
  open var insetsContentViewsToSafeArea: Bool {
    get { values.insetsContentViewsToSafeArea }
    set { values.insetsContentViewsToSafeArea = newValue }
  }

  /// Whether content keeps to a width that is easy to read.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { values.followsReadableWidth }
    set { values.followsReadableWidth = newValue }
  }

  // MARK: Views

  /// The view above all rows; a subview.
  open var tableHeaderView: UIView? {
    get { values.headerView }
    set { replace(\.headerView, newValue) }
  }

  /// The view below all rows; a subview.
  open var tableFooterView: UIView? {
    get { values.footerView }
    set { replace(\.footerView, newValue) }
  }

  /// The view behind all rows; a subview.
  open var backgroundView: UIView? {
    get { values.backgroundView }
    set { replace(\.backgroundView, newValue) }
  }

  // MARK: Selection

  /// Whether rows can be selected.
  open var allowsSelection: Bool {
    get { values.allowsSelection }
    set { values.allowsSelection = newValue }
  }

  /// Whether rows can be selected while editing.
  open var allowsSelectionDuringEditing: Bool {
    get { values.allowsSelectionDuringEditing }
    set { values.allowsSelectionDuringEditing = newValue }
  }

  /// Whether several rows can be selected.
  open var allowsMultipleSelection: Bool {
    get { values.allowsMultipleSelection }
    set { values.allowsMultipleSelection = newValue }
  }

  /// Whether several rows can be selected while editing.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { values.allowsMultipleSelectionDuringEditing }
    set { values.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// Whether rows can be deleted, inserted and moved.
  open var isEditing: Bool {
    get { values.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns editing on or off, for the shown cells too.
  open func setEditing(_ editing: Bool, animated: Bool) {
    values.isEditing = editing
    for cell in shown.values { cell.setEditing(editing, animated: animated) }
  }

  /// Whether cells are made ahead of time.
  open var isPrefetchingEnabled: Bool {
    get { values.isPrefetchingEnabled }
    set { values.isPrefetchingEnabled = newValue }
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("style", storedStyle, default: .plain)
      $0.add("row", rowHeight, default: Self.automaticDimension)
      $0.add("header", sectionHeaderHeight, default: Self.automaticDimension)
      $0.add("footer", sectionFooterHeight, default: Self.automaticDimension)
      $0.add("estimate", estimatedRowHeight, default: Self.automaticDimension)
      $0.add("separator", separatorStyle, default: .singleLine)
      $0.add("separatorColor", separatorColor, default: .separator)
      $0.add("selects", allowsSelection ? nil : "nothing")
      $0.add("selectsSeveral", allowsMultipleSelection)
    }.all
  }

  /// Puts the cells that are seen in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }

  // MARK: Registered cells

  /// Makes cells of an identifier from a nib; nil takes back what was registered.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registry.register(nib.map { .nib($0, external: nil) }, for: identifier)
  }

  /// Makes cells of an identifier of a class; nil takes back what was registered.
  ///
  /// Swift can't call an initialiser of a class that is known only at run time: a class of the app has to declare
  /// one in its `nibConnections` (`$0.initializer { MyCell(style: .default, reuseIdentifier: nil) }`).
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registry.register(cellClass.map { .type($0) }, for: identifier)
  }

  /// Makes views above and below sections from a nib; nil takes back what was registered.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooters.register(nib.map { .nib($0, external: nil) }, for: identifier)
  }

  /// Makes views above and below sections of a class; nil takes back what was registered.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooters.register(aClass.map { .type($0) }, for: identifier)
  }

  /// A cell of an identifier: one that went out of sight, else a new one if something is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    trapping { () throws(NibLoadingError) in try dequeueCell(withIdentifier: identifier) }
  }

  /// A cell of an identifier for a row; something must be registered for it.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    trapping { () throws(NibLoadingError) in try dequeueCell(withIdentifier: identifier, for: indexPath) }
  }

  /// A view above or below a section: one that went out of sight, else a new one if something is registered.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
  {
    trapping { () throws(NibLoadingError) in try dequeueHeaderFooterView(withIdentifier: identifier) }
  }
}
