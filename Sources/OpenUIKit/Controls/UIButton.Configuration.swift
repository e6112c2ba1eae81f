public import Foundation

extension UIButton {
  /// Looks and content of a button as one value.
  public struct Configuration: Sendable {
    /// How rounded the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background has it, not scaled with the text size.
      case fixed = -1
      /// As the background has it.
      case dynamic = 0
      /// Small corners.
      case small = 1
      /// Medium corners.
      case medium = 2
      /// Large corners.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// Medium.
      case medium = 0
      /// Small.
      case small = 1
      /// Mini.
      case mini = 2
      /// Large.
      case large = 3
    }

    /// How title and subtitle are placed.
    public enum TitleAlignment: Int, Sendable {
      /// As the content's alignment has it.
      case automatic = 0
      /// At the leading edge.
      case leading = 1
      /// In the middle.
      case center = 2
      /// At the trailing edge.
      case trailing = 3
    }

    /// The looks that the values were made from.
    enum Style: Sendable {
      case plain, tinted, filled, gray, borderless, bordered, borderedTinted, borderedProminent
    }

    let style: Style
    /// The title.
    public var title: String?
    /// A smaller line below the title.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The edge of the title at which the image stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Space between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// Space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle are placed.
    public var titleAlignment = TitleAlignment.automatic
    /// Space around the content, in points.
    public var contentInsets = Configuration.defaultInsets
    /// The colour of title and image, nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour of the background, nil for the style's.
    public var baseBackgroundColor: UIColor?
    /// How rounded the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium
    /// Whether a wheel is shown in place of the image.
    public var showsActivityIndicator = false

    private static let defaultInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    init(_ style: Style) {
      self.style = style
    }

    /// No background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A background in the tint colour, thinned.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// No background, whatever the platform.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// A background as the platform has it.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// A thinned background as the platform has it.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// A strong background as the platform has it.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
  }
}
