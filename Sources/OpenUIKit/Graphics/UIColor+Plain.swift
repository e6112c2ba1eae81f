/// Colours that are nothing but components.
extension UIColor {
  /// Black.
  public static var black: UIColor { Shared.black }
  /// A third of white.
  public static var darkGray: UIColor { Shared.darkGray }
  /// Two thirds of white.
  public static var lightGray: UIColor { Shared.lightGray }
  /// White.
  public static var white: UIColor { Shared.white }
  /// Half of white.
  public static var gray: UIColor { Shared.gray }
  /// Full red.
  public static var red: UIColor { Shared.red }
  /// Full green.
  public static var green: UIColor { Shared.green }
  /// Full blue.
  public static var blue: UIColor { Shared.blue }
  /// Green and blue.
  public static var cyan: UIColor { Shared.cyan }
  /// Red and green.
  public static var yellow: UIColor { Shared.yellow }
  /// Red and blue.
  public static var magenta: UIColor { Shared.magenta }
  /// Red and half of green.
  public static var orange: UIColor { Shared.orange }
  /// Half of red and blue.
  public static var purple: UIColor { Shared.purple }
  /// Brown.
  public static var brown: UIColor { Shared.brown }
  /// Black that can't be seen.
  public static var clear: UIColor { Shared.clear }
}

/// The one instance of each: a colour that is asked for often must cost nothing.
private enum Shared {
  static let black = UIColor(.plain(.gray(0, 1)))
  static let darkGray = UIColor(.plain(.gray(1.0 / 3, 1)))
  static let lightGray = UIColor(.plain(.gray(2.0 / 3, 1)))
  static let white = UIColor(.plain(.gray(1, 1)))
  static let gray = UIColor(.plain(.gray(0.5, 1)))
  static let red = UIColor(.plain(.rgb(1, 0, 0, 1)))
  static let green = UIColor(.plain(.rgb(0, 1, 0, 1)))
  static let blue = UIColor(.plain(.rgb(0, 0, 1, 1)))
  static let cyan = UIColor(.plain(.rgb(0, 1, 1, 1)))
  static let yellow = UIColor(.plain(.rgb(1, 1, 0, 1)))
  static let magenta = UIColor(.plain(.rgb(1, 0, 1, 1)))
  static let orange = UIColor(.plain(.rgb(1, 0.5, 0, 1)))
  static let purple = UIColor(.plain(.rgb(0.5, 0, 0.5, 1)))
  static let brown = UIColor(.plain(.rgb(0.6, 0.4, 0.2, 1)))
  static let clear = UIColor(.plain(.gray(0, 0)))
}
