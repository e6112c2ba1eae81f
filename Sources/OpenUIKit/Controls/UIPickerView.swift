public import Foundation

/// Counts what a picker shows.
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Makes what a picker shows and is told of choices. Nothing has to be implemented.
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The title of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Tells that the user chose a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { nil }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels of which each shows one of its rows.
open class UIPickerView: UIView {
  /// Counts wheels and rows; held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Names rows; held weakly.
  open weak var delegate: (any UIPickerViewDelegate)?
  private final var selection: [Int] = []

  /// A picker.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A picker from a nib; it has no values of its own.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var defaultContentPriorities: (hugging: LayoutPriorityPair, compression: LayoutPriorityPair)
  {
    (LayoutPriorityPair(250, 750), LayoutPriorityPair(750))
  }

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// The number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Asks for everything anew.
  open func reloadAllComponents() { selection = [] }

  /// Asks for a wheel anew.
  open func reloadComponent(_ component: Int) {
    if selection.indices.contains(component) { selection[component] = 0 }
  }

  /// Turns a wheel to a row. The delegate isn't told.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard component >= 0, component < numberOfComponents, row >= 0, row < numberOfRows(inComponent: component)
    else { return }
    while selection.count <= component { selection.append(0) }
    selection[component] = row
  }

  /// The row that a wheel shows; -1 if there is no such wheel or it is empty.
  open func selectedRow(inComponent component: Int) -> Int {
    guard component >= 0, component < numberOfComponents, numberOfRows(inComponent: component) > 0 else {
      return -1
    }
    return selection.indices.contains(component) ? selection[component] : 0
  }

  /// 320 × 216 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// 320 × 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: 216) }
}
