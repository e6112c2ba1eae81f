import Foundation

/// The values of a `UIImageNibPlaceholder`, which is how nibs store images.
struct ArchivedImage {
  var name: String?
  var symbolName: String?
  var size = CGSize.zero
  var renderingMode = UIImage.RenderingMode.automatic
  var configuration: UIImage.SymbolConfiguration?

  mutating func read(_ coder: NSCoder) {
    guard let nib = NibCoder.decoding(coder) else {
      name = coder.decodeObject(forKey: "UIResourceName") as? String
      symbolName = coder.decodeObject(forKey: "UISystemSymbolResourceName") as? String
      size = CGSize(
        width: coder.decodeDouble(forKey: "UIImageWidth"), height: coder.decodeDouble(forKey: "UIImageHeight")
      )
      return
    }
    for value in nib.values {
      switch value.key {
      case .resourceName: name = nib.string(value)
      case .systemSymbolResourceName: symbolName = nib.string(value)
      case .imageWidth: size.width = nib.cgFloat(value)
      case .imageHeight: size.height = nib.cgFloat(value)
      case .renderingMode: renderingMode = nib.option(value, as: UIImage.RenderingMode.self) ?? .automatic
      case .symbolImageConfiguration:
        configuration = nib.shared(value, as: UIImage.SymbolConfiguration.self)
      default: break
      }
    }
  }
}
