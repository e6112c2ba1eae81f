public import Foundation

/// A controller whose view is a table.
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private final let style: UITableView.Style
  /// The rows that were made in Interface Builder; the outlet `staticDataSource` of nibs.
  final var staticContent: StaticTableContent?
  /// Whether a selected row is deselected when the table comes back.
  open var clearsSelectionOnViewWillAppear = true

  /// A controller of a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose table comes from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller from a nib.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    guard let nib = NibCoder.decoding(coder) else { return }
    clearsSelectionOnViewWillAppear = false
    for value in nib.values where value.key == .clearsSelectionOnViewWillAppear {
      clearsSelectionOnViewWillAppear = nib.bool(value)
    }
  }

  /// The table: the view itself.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// The control that a pull sets off: the table's.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Makes the table: from the nib, else a plain one whose delegate and data source is the controller.
  open override func loadView() {
    if nibName != nil { return super.loadView() }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.delegate = self
    table.dataSource = self
    view = table
  }

  /// The number of sections: the static ones, else 1.
  open func numberOfSections(in tableView: UITableView) -> Int {
    staticContent?.numberOfSections(in: tableView) ?? 1
  }

  /// The number of rows: the static ones, else none.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticContent?.tableView(tableView, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a static row. Controllers with other rows override this.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    staticContent?.tableView(tableView, cellForRowAt: indexPath)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The title above a static section.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    staticContent?.tableView(tableView, titleForHeaderInSection: section)
  }

  /// The title below a static section.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    staticContent?.tableView(tableView, titleForFooterInSection: section)
  }

  /// The height of a static row, else the table's.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    staticContent?.tableView(tableView, heightForRowAt: indexPath) ?? tableView.rowHeight
  }
}
