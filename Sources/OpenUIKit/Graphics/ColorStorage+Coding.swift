import Foundation

extension ColorStorage {
  /// What was archived under `coder`'s present object. A name counts more than components: those are there for
  /// systems that don't know the name.
  init?(coder: NSCoder) {
    var archived = ArchivedColor()
    if let nib = NibCoder.decoding(coder) {
      archived.read(nib)
    } else {
      archived.read(coder)
    }
    guard let storage = archived.storage else { return nil }
    self = storage
  }

  func encode(with coder: NSCoder) {
    if case .system(let name, _) = self { coder.encode(name, forKey: "UISystemColorName") }
    if case .catalog(let name, _) = self { coder.encode(name, forKey: "UIDynamicCatalogName") }
    guard let components = components(.current) else { return }
    coder.encode(components.isGray ? 2 : 4, forKey: "UIColorComponentCount")
    if components.isGray {
      coder.encode(Double(components.red), forKey: "UIWhite")
    } else {
      coder.encode(Double(components.red), forKey: "UIRed")
      coder.encode(Double(components.green), forKey: "UIGreen")
      coder.encode(Double(components.blue), forKey: "UIBlue")
    }
    coder.encode(Double(components.alpha), forKey: "UIAlpha")
  }
}

/// The values of an archived colour.
private struct ArchivedColor {
  var systemName: String?
  var catalogName: String?
  var base: UIColor?
  var componentCount = 0
  /// Red, or white.
  var red: CGFloat = 0
  var green: CGFloat = 0
  var blue: CGFloat = 0
  var alpha: CGFloat = 1
  /// The alpha of a colour that is made from another one.
  var modifiedAlpha: CGFloat?

  mutating func read(_ nib: NibCoder) {
    // Each component comes as a 32-bit number, and again in full precision where that says more.
    for value in nib.values {
      switch value.key {
      case .systemColorName, .patternSelector: systemName = nib.string(value)
      case .dynamicCatalogName: catalogName = nib.string(value)
      case .colorComponentCount: componentCount = nib.int(value)
      case .red, .redDouble, .white, .whiteDouble: red = nib.cgFloat(value)
      case .green, .greenDouble: green = nib.cgFloat(value)
      case .blue, .blueDouble: blue = nib.cgFloat(value)
      case .alpha, .alphaDouble: alpha = nib.cgFloat(value)
      case .dynamicModifiedBaseColor: base = nib.color(value)
      case .dynamicModifiedAlphaComponent:
        // The largest double stands for "not modified".
        let stored = nib.double(value)
        modifiedAlpha = stored > 1 ? nil : stored
      default: break
      }
    }
  }

  mutating func read(_ coder: NSCoder) {
    systemName = coder.decodeObject(forKey: "UISystemColorName") as? String
    catalogName = coder.decodeObject(forKey: "UIDynamicCatalogName") as? String
    componentCount = coder.decodeInteger(forKey: "UIColorComponentCount")
    red = coder.decodeDouble(forKey: componentCount == 2 ? "UIWhite" : "UIRed")
    green = coder.decodeDouble(forKey: "UIGreen")
    blue = coder.decodeDouble(forKey: "UIBlue")
    alpha = coder.decodeDouble(forKey: "UIAlpha")
  }

  var storage: ColorStorage? {
    if let base {
      guard let modifiedAlpha else { return base.storage }
      return base.withAlphaComponent(modifiedAlpha).storage
    }
    let components: ColorComponents? =
      switch componentCount {
      case 2: .gray(red, alpha)
      case 4: .rgb(red, green, blue, alpha)
      default: nil
      }
    if let catalogName { return .catalog(name: catalogName, components ?? .gray(0, 1)) }
    if let systemName {
      return UIColor.systemColor(named: systemName)?.storage
        ?? components.map { .system(name: systemName, $0) }
    }
    return components.map { .plain($0) }
  }
}
