public import Foundation

/// An image, known by its name only: there are no asset catalogues and no pixels here.
///
/// Images never change after they were made and are shared freely.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The name in the app's resources, or that of a system symbol; nil for an image without content.
  let name: String?
  /// Whether the image is a system symbol, drawn in the tint colour and sized by a configuration.
  public let isSymbolImage: Bool
  /// The size in points. An image of the app has the size that its nib states, else 1 × 1, which is also what Apple's
  /// compiler writes for every image; a symbol has the height of its configuration's line of text.
  public let size: CGSize
  /// Whether the image's own colours are shown or the tint colour.
  public let renderingMode: RenderingMode
  /// The configuration, nil if there is none.
  public let configuration: Configuration?
  /// The distances by which what counts for alignment is smaller than the image; always zero.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Pixels a point; always 1.
  open var scale: CGFloat { 1 }
  /// The configuration of a symbol, nil for other images.
  public var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }

  init(
    name: String?, isSymbolImage: Bool, size: CGSize, renderingMode: RenderingMode = .automatic,
    configuration: Configuration? = nil
  ) {
    self.name = name
    self.isSymbolImage = isSymbolImage
    self.size = size
    self.renderingMode = renderingMode
    self.configuration = configuration
  }

  /// An image without content, of size zero.
  public override convenience init() {
    self.init(name: nil, isSymbolImage: false, size: .zero)
  }

  /// The image of the main bundle that is called `name`; nil for an empty name only.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, with: nil)
  }

  /// The image of a bundle that is called `name`; nil for an empty name only.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, with: nil)
  }

  /// The image of a bundle that is called `name`; nil for an empty name only.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(
      name: name, isSymbolImage: false, size: UIImage.unknownSize, configuration: configuration)
  }

  /// The system symbol that is called `name`; nil for an empty name only.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The system symbol that is called `name`, in a configuration; nil for an empty name only.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let symbol = configuration as? SymbolConfiguration
    self.init(
      name: name, isSymbolImage: true, size: (symbol ?? .unspecified).symbolSize,
      configuration: configuration)
  }

  /// The image that was archived under `coder`'s present object, as a placeholder with a name.
  public required init?(coder: NSCoder) {
    var archived = ArchivedImage()
    archived.read(coder)
    name = archived.symbolName ?? archived.name
    isSymbolImage = archived.symbolName != nil
    renderingMode = archived.renderingMode
    configuration = archived.configuration
    size = isSymbolImage ? (archived.configuration ?? .unspecified).symbolSize : archived.size
  }

  static let unknownSize = CGSize(width: 1, height: 1)

  /// Whether the size is more than a stand-in.
  var hasKnownSize: Bool { isSymbolImage || size != UIImage.unknownSize }

  /// The same image in another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      name: name, isSymbolImage: isSymbolImage, size: size, renderingMode: renderingMode,
      configuration: configuration)
  }

  /// The same image in another configuration.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    let symbol = isSymbolImage ? configuration as? SymbolConfiguration : nil
    return UIImage(
      name: name, isSymbolImage: isSymbolImage, size: symbol?.symbolSize ?? size,
      renderingMode: renderingMode, configuration: configuration)
  }

  /// True: an image archive holds a name and numbers.
  public static var supportsSecureCoding: Bool { true }

  /// Archives the name under the keys nibs use.
  open func encode(with coder: NSCoder) {
    coder.encode(name, forKey: isSymbolImage ? "UISystemSymbolResourceName" : "UIResourceName")
    coder.encode(Double(size.width), forKey: "UIImageWidth")
    coder.encode(Double(size.height), forKey: "UIImageHeight")
  }

  /// Whether both are of the same name, kind, rendering mode and configuration.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    return name != nil && name == other.name && isSymbolImage == other.isSymbolImage
      && renderingMode == other.renderingMode && configuration == other.configuration
  }

  /// A hash of the name.
  open override var hash: Int { name.hashValue }

  /// Kind, name and size.
  open override var description: String {
    let kind = isSymbolImage ? "symbol(system: \(name ?? ""))" : "named(\(name ?? ""))"
    return String(format: "<UIImage %@ {%g, %g}>", kind, Double(size.width), Double(size.height))
  }
}

extension UIImage {
  /// Whether an image's own colours are shown or the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown has it.
    case automatic = 0
    /// The image's own colours.
    case alwaysOriginal = 1
    /// The tint colour where the image isn't transparent.
    case alwaysTemplate = 2
  }
}
