/// The `resources` of a document: what Interface Builder knew about the images and colours it names.
public struct Resources: Sendable {
  /// An image's size in points, and whether it is one of the system's symbols.
  public struct Image: Sendable, Equatable {
    /// Width in points.
    public let width: Double
    /// Height in points.
    public let height: Double
    /// True for a symbol of the system's catalogue.
    public let isSystemSymbol: Bool
  }

  /// Images by name.
  public let images: [String: Image]
  /// Colours of asset catalogues by name: the colour to fall back on.
  public let namedColors: [String: Element]
  /// System colours by name: the colour to fall back on.
  public let systemColors: [String: Element]

  init(_ element: Element?) {
    var images: [String: Image] = [:]
    var named: [String: Element] = [:]
    var system: [String: Element] = [:]
    for child in element?.children ?? [] {
      guard let name = child["name"] else { continue }
      switch child.name {
      case "image":
        images[name] = Image(
          width: child.number("width") ?? 0, height: child.number("height") ?? 0,
          isSystemSymbol: child["catalog"] == "system")
      case "namedColor":
        named[name] = child.child(named: "color")
      case "systemColor":
        system[name] = child.child(named: "color")
      default:
        continue
      }
    }
    self.images = images
    namedColors = named
    systemColors = system
  }
}
