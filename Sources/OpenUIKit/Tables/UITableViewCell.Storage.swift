import Foundation

/// Properties that few cells have.
final class CellExtras {
  var textLabel: UILabel?
  var detailTextLabel: UILabel?
  var imageView: UIImageView?
  var backgroundView: UIView?
  var selectedBackgroundView: UIView?
  var multipleSelectionBackgroundView: UIView?
  var accessoryView: UIView?
  var editingAccessoryType = UITableViewCell.AccessoryType.none
  var editingAccessoryView: UIView?
  var indentationLevel = 0
  var indentationWidth: CGFloat = 10
  var separatorInset: UIEdgeInsets?
}

extension ViewFlags {
  static let cellSelected = own1
  static let cellHighlighted = own2
  static let cellEditing = own3
  static let cellReorders = own4
  static let cellStaysWhileEditing = own5
}

/// The class of cells' content views, as nibs name it.
final class UITableViewCellContentView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewCell: ReusableView {
  static var kindName: String { "UITableViewCell" }

  static func makeBase() -> Self {
    guard let cell = UITableViewCell(style: .default, reuseIdentifier: nil) as? Self else {
      preconditionFailure("only asked of UITableViewCell itself")
    }
    return cell
  }

  /// The extras, made if there are none yet.
  var rareExtras: CellExtras {
    if let rareCell { return rareCell }
    let extras = CellExtras()
    rareCell = extras
    return extras
  }

  @discardableResult func makeContent() -> UIView {
    let view = UITableViewCellContentView(frame: CGRect(origin: .zero, size: bounds.size))
    view.flags.formUnion([.multipleTouch, .clipsToBounds, .notOpaque])
    view.storedContentMode = .center
    addSubview(view)
    content = view
    return view
  }

  /// The second text of a style is 12 or 15 points high, the first 17; `value2` has 12 and 15 the other way round
  /// (what nibs of these styles state).
  func makeTextLabel() -> UILabel? {
    let label = UILabel(frame: .zero)
    label.storedFont = .systemFont(ofSize: storedStyle == .value2 ? 12 : 17)
    contentView.addSubview(label)
    rareExtras.textLabel = label
    return label
  }

  func makeDetailTextLabel() -> UILabel? {
    guard storedStyle != .default else { return nil }
    let label = UILabel(frame: .zero)
    label.storedFont = .systemFont(ofSize: storedStyle == .subtitle ? 12 : storedStyle == .value1 ? 17 : 15)
    contentView.addSubview(label)
    rareExtras.detailTextLabel = label
    return label
  }

  func makeImageView() -> UIImageView? {
    guard storedStyle != .value2 else { return nil }
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    rareExtras.imageView = view
    return view
  }

  /// Takes out one of the cell's own views and puts in another one.
  func replace(_ path: ReferenceWritableKeyPath<CellExtras, UIView?>, _ view: UIView?, isShown: Bool) {
    guard view != nil || rareCell != nil else { return }
    let extras = rareExtras
    if extras[keyPath: path] === view { return }
    extras[keyPath: path]?.removeFromSuperview()
    extras[keyPath: path] = view
    if isShown { show(path, true) }
  }

  /// Puts one of the cell's own views behind the content, or takes it out.
  func show(_ path: ReferenceWritableKeyPath<CellExtras, UIView?>, _ isShown: Bool) {
    guard let view = rareCell?[keyPath: path] else { return }
    if isShown, view.superview !== self {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(view, at: 0)
    } else if !isShown {
      view.removeFromSuperview()
    }
  }

  func decodeCell(_ nib: NibCoder) {
    for value in nib.values {
      switch value.key {
      case .contentView: content = nib.view(value)
      case .reuseIdentifier: identifier = nib.string(value)
      case .tableViewCellStyle: storedStyle = nib.option(value, as: CellStyle.self) ?? .default
      case .selectionStyle: storedSelectionStyle = nib.option(value, as: SelectionStyle.self) ?? .default
      case .accessoryType: accessory = nib.option(value, as: AccessoryType.self) ?? .none
      case .editingAccessoryType: editingAccessoryType = nib.option(value, as: AccessoryType.self) ?? .none
      case .indentationLevel: indentationLevel = nib.int(value)
      case .indentationWidth: indentationWidth = nib.cgFloat(value)
      case .separatorInset: separatorInset = nib.insets(value)
      case .showsReorderControl: showsReorderControl = nib.bool(value)
      case .shouldIndentWhileEditing: shouldIndentWhileEditing = nib.bool(value)
      case .textLabel: if let label = nib.object(value, as: UILabel.self) { rareExtras.textLabel = label }
      case .detailTextLabel:
        if let label = nib.object(value, as: UILabel.self) { rareExtras.detailTextLabel = label }
      case .imageView: if let view = nib.object(value, as: UIImageView.self) { rareExtras.imageView = view }
      case .backgroundView: if let view = nib.view(value) { rareExtras.backgroundView = view }
      case .selectedBackgroundView: if let view = nib.view(value) { rareExtras.selectedBackgroundView = view }
      case .accessoryView: if let view = nib.view(value) { rareExtras.accessoryView = view }
      case .editingAccessoryView: if let view = nib.view(value) { rareExtras.editingAccessoryView = view }
      default: break
      }
    }
  }
}

extension UITableViewCell {
  /// What a sign takes at the trailing edge, in points.
  private var accessoryWidth: CGFloat {
    let type = isEditing ? editingAccessoryType : accessory
    if let view = isEditing ? editingAccessoryView : accessoryView { return view.bounds.width + 16 }
    return switch type {
    case .none: 0
    case .disclosureIndicator: 27
    case .detailDisclosureButton: 59
    case .checkmark: 38
    case .detailButton: 42
    }
  }

  /// The content of a cell from a nib has the frame that its accessory and separator left for it there, and follows the
  /// cell's size from then on; that of a cell made in code leaves room for the accessory.
  func layoutContent() {
    let width: CGFloat
    if let margin = contentMargin {
      width = max(0, bounds.width - margin.width)
      content?.frame.size = CGSize(width: width, height: max(0, bounds.height - margin.height))
    } else {
      width = max(0, bounds.width - accessoryWidth)
      content?.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    }
    guard let extras = rareCell else { return }
    extras.backgroundView?.frame = bounds
    extras.selectedBackgroundView?.frame = bounds
    if let view = isEditing ? extras.editingAccessoryView : extras.accessoryView {
      view.center = CGPoint(x: bounds.width - 16 - view.bounds.width / 2, y: bounds.height / 2)
    }
    layoutParts(extras, width)
  }

  /// Image, then text, 15 points from the edges and from each other. What a nib connected in their place may have
  /// constraints of its own.
  private func layoutParts(_ extras: CellExtras, _ width: CGFloat) {
    let space: CGFloat = 15
    let height = bounds.height
    var x = space + CGFloat(indentationLevel) * indentationWidth
    if let view = extras.imageView, view.translatesAutoresizingMaskIntoConstraints,
      let size = view.image?.size
    {
      view.frame = CGRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + space
    }
    guard let label = extras.textLabel, label.translatesAutoresizingMaskIntoConstraints else { return }
    let room = max(0, width - x - space)
    let size = label.sizeThatFits(CGSize(width: room, height: height))
    guard let detail = extras.detailTextLabel, detail.text?.isEmpty == false else {
      label.frame = CGRect(x: x, y: 0, width: room, height: height)
      return
    }
    let second = detail.sizeThatFits(CGSize(width: room, height: height))
    switch storedStyle {
    case .subtitle:
      let top = (height - size.height - second.height) / 2
      label.frame = CGRect(x: x, y: top, width: min(size.width, room), height: size.height)
      detail.frame = CGRect(x: x, y: top + size.height, width: min(second.width, room), height: second.height)
    case .default, .value1, .value2:
      label.frame = CGRect(
        x: x, y: (height - size.height) / 2, width: min(size.width, room), height: size.height)
      let start = storedStyle == .value2 ? label.frame.maxX + 6 : max(x, width - space - second.width)
      detail.frame = CGRect(
        x: start, y: (height - second.height) / 2, width: second.width, height: second.height)
    }
  }

  func fittingContentSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let width = max(0, target.width - (contentMargin?.width ?? accessoryWidth))
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: target.height), withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical)
    return CGSize(width: target.width, height: size.height + (contentMargin?.height ?? 0))
  }
}
