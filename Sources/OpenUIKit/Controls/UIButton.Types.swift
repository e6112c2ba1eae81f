extension UIButton {
  /// Kinds of buttons. Archived as `UIButtonType`.
  public enum ButtonType: Int, Sendable {
    /// No looks of its own.
    case custom = 0
    /// A title in the tint colour.
    case system = 1
    /// A sign for details.
    case detailDisclosure = 2
    /// A light sign for information.
    case infoLight = 3
    /// A dark sign for information.
    case infoDark = 4
    /// A sign for adding a contact.
    case contactAdd = 5
    /// A sign for closing.
    case close = 7

    /// The system type under its old name.
    public static var roundedRect: ButtonType { .system }
  }
}
