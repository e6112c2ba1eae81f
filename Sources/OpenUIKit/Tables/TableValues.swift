import Foundation

/// The settings of a table.
struct TableValues {
  var rowHeight = UITableView.automaticDimension
  var sectionHeaderHeight = UITableView.automaticDimension
  var sectionFooterHeight = UITableView.automaticDimension
  var estimatedRowHeight = UITableView.automaticDimension
  var estimatedSectionHeaderHeight = UITableView.automaticDimension
  var estimatedSectionFooterHeight = UITableView.automaticDimension
  var sectionHeaderTopPadding = UITableView.automaticDimension
  var fillerRowHeight: CGFloat = 0
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor? = .separator
  var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  var insetsContentViewsToSafeArea = true
  var followsReadableWidth = false
  var allowsSelection = true
  var allowsSelectionDuringEditing = false
  var allowsMultipleSelection = false
  var allowsMultipleSelectionDuringEditing = false
  var isEditing = false
  var isPrefetchingEnabled = true
  var headerView: UIView?
  var footerView: UIView?
  var backgroundView: UIView?
}

extension UITableView {
  func changeValue<Value: Equatable>(_ path: WritableKeyPath<TableValues, Value>, _ value: Value) {
    guard values[keyPath: path] != value else { return }
    values[keyPath: path] = value
    rowsDidChange()
  }

  /// Takes out one of the table's own views and puts in another one.
  func replace(_ path: WritableKeyPath<TableValues, UIView?>, _ view: UIView?) {
    let old = values[keyPath: path]
    guard old !== view else { return }
    values[keyPath: path] = view
    old?.removeFromSuperview()
    if let view { insertSubview(view, at: 0) }
    rowsDidChange()
  }

  func rowsDidChange() {
    rows = nil
    setNeedsLayout()
  }

  /// Reads the table's own values. What archives leave out is 0 or off, but for heights: 44, and 22 for headers and
  /// footers, which files of Xcode 5 and 6 leave out.
  func decodeTable(_ nib: NibCoder) {
    values.rowHeight = 44
    values.sectionHeaderHeight = 22
    values.sectionFooterHeight = 22
    values.estimatedRowHeight = 0
    values.estimatedSectionHeaderHeight = 0
    values.estimatedSectionFooterHeight = 0
    values.separatorStyle = .none
    values.insetsContentViewsToSafeArea = false
    for value in nib.values {
      switch value.key {
      case .style, .tableViewStyle: storedStyle = nib.option(value, as: Style.self) ?? .plain
      case .rowHeight: values.rowHeight = nib.cgFloat(value)
      case .sectionHeaderHeight: values.sectionHeaderHeight = nib.cgFloat(value)
      case .sectionFooterHeight: values.sectionFooterHeight = nib.cgFloat(value)
      case .estimatedRowHeight: values.estimatedRowHeight = nib.cgFloat(value)
      case .estimatedSectionHeaderHeight: values.estimatedSectionHeaderHeight = nib.cgFloat(value)
      case .estimatedSectionFooterHeight: values.estimatedSectionFooterHeight = nib.cgFloat(value)
      case .sectionHeaderTopPadding: values.sectionHeaderTopPadding = nib.cgFloat(value)
      case .fillerRowHeight: values.fillerRowHeight = nib.cgFloat(value)
      case .separatorStyle, .separatorStyleIOS5AndLater:
        values.separatorStyle = nib.option(value, as: UITableViewCell.SeparatorStyle.self) ?? .none
      case .separatorColor: values.separatorColor = nib.color(value)
      case .separatorInset: values.separatorInset = nib.insets(value)
      case .separatorInsetReference:
        values.separatorInsetReference = nib.option(value, as: SeparatorInsetReference.self) ?? .fromCellEdges
      case .insetsContentViewsToSafeArea: values.insetsContentViewsToSafeArea = nib.bool(value)
      case .cellLayoutMarginsFollowReadableWidth: values.followsReadableWidth = nib.bool(value)
      case .allowsSelection: values.allowsSelection = nib.bool(value)
      case .allowsSelectionDuringEditing: values.allowsSelectionDuringEditing = nib.bool(value)
      case .allowsMultipleSelection: values.allowsMultipleSelection = nib.bool(value)
      case .allowsMultipleSelectionDuringEditing:
        values.allowsMultipleSelectionDuringEditing = nib.bool(value)
      case .prefetchingEnabled: values.isPrefetchingEnabled = nib.bool(value)
      case .tableHeaderView: values.headerView = nib.view(value)
      case .tableFooterView: values.footerView = nib.view(value)
      case .backgroundView: values.backgroundView = nib.view(value)
      case .tableViewCellPrototypeNibs, .tableViewCellPrototypeNibExternalObjects:
        registry.decodePrototypes(value, nib, areExternals: value.key != .tableViewCellPrototypeNibs)
      default: break
      }
    }
  }
}
