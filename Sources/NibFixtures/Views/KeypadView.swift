#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// The keypad of a calculator: every key has an outlet and an action.
public final class KeypadView: UIView, FixtureView {
  /// The number that is being typed.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var displayLabel: UILabel!

  /// The key 0.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var zeroButton: UIButton!

  /// The key 1.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var oneButton: UIButton!

  /// The key 2.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var twoButton: UIButton!

  /// The key 3.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var threeButton: UIButton!

  /// The key 4.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var fourButton: UIButton!

  /// The key 5.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var fiveButton: UIButton!

  /// The key 6.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var sixButton: UIButton!

  /// The key 7.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var sevenButton: UIButton!

  /// The key 8.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var eightButton: UIButton!

  /// The key 9.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var nineButton: UIButton!

  /// The key +.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var addButton: UIButton!

  /// The key −.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var subtractButton: UIButton!

  /// The key ×.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var multiplyButton: UIButton!

  /// The key ÷.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var divideButton: UIButton!

  /// The key C.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var clearButton: UIButton!

  /// The key ±.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var negateButton: UIButton!

  /// The key %.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var percentButton: UIButton!

  /// The key for the decimal point.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var decimalButton: UIButton!

  /// The key ⌫.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var deleteButton: UIButton!

  /// The key =.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var equalsButton: UIButton!

  /// The keys 0 to 9.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var digitButtons: [UIButton] = []

  /// The keys of the four operations.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var operatorButtons: [UIButton] = []

  /// The last operation key that was pressed.
  public private(set) weak var pendingOperator: UIButton?

  /// What the display shows.
  public var entry: String {
    get { displayLabel.text ?? "" }
    set { displayLabel.text = newValue }
  }

  /// Appends the digit, which is the key's tag.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func digitPressed(_ sender: UIButton) {
    entry = entry == "0" ? "\(sender.tag)" : entry + "\(sender.tag)"
  }

  /// Keeps the operation for later.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func operatorPressed(_ sender: UIButton) {
    pendingOperator = sender
  }

  /// Sets everything back.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func clearPressed(_ sender: UIButton) {
    pendingOperator = nil
    entry = "0"
  }

  /// Changes the sign.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func negatePressed(_ sender: UIButton) {
    entry = entry.hasPrefix("-") ? String(entry.dropFirst()) : "-" + entry
  }

  /// Divides by a hundred.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func percentPressed(_ sender: UIButton) {
    guard let value = Double(entry) else { return }
    entry = "\(value / 100)"
  }

  /// Starts the fraction.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func decimalPressed(_ sender: UIButton) {
    if !entry.contains(".") { entry += "." }
  }

  /// Takes the last character away.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func deletePressed(_ sender: UIButton) {
    entry = entry.count > 1 ? String(entry.dropLast()) : "0"
  }

  /// Ends the operation.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func equalsPressed(_ sender: UIButton) {
    pendingOperator = nil
  }
}
