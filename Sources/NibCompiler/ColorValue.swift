import Foundation

/// A colour as it is archived: components in sRGB or in gray with gamma 2.2, and perhaps a name that is resolved
/// first at run time.
struct ColorValue: Hashable {
  enum Components: Hashable {
    case gray(white: Double, alpha: Double)
    case rgb(red: Double, green: Double, blue: Double, alpha: Double)
  }

  enum Name: Hashable {
    case system(String)
    case catalog(String)
  }

  var name: Name?
  var components: Components

  init(name: Name? = nil, _ components: Components) {
    self.name = name
    self.components = components
  }

  /// A gray; the three that UIKit has as constants are named.
  static func gray(_ white: Double, _ alpha: Double) -> ColorValue {
    let name: String? =
      switch (white, alpha) {
      case (1, 1): "whiteColor"
      case (0, 1): "blackColor"
      case (0, 0): "clearColor"
      default: nil
      }
    return ColorValue(name: name.map(Name.system), .gray(white: white, alpha: alpha))
  }

  static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> ColorValue {
    ColorValue(.rgb(red: red, green: green, blue: blue, alpha: alpha))
  }

  func archived(with pool: inout ValuePool) -> ArchiveObject {
    let color = ArchiveObject("UIColor")
    switch name {
    case .system(let name):
      color.set("UISystemColorName", .object(pool.string(name)))
    case .catalog(let name):
      color.set("UIDynamicCatalogName", .object(pool.string(name)))
      color.set("UIDynamicCatalogUseNibBundle", .bool(true))
    case nil:
      break
    }
    switch components {
    case .gray(let white, let alpha):
      color.set("UIColorComponentCount", .integer(2))
      color.setComponent("UIWhite", white)
      color.setComponent("UIAlpha", alpha)
      color.set("NSWhite", Self.text([white], alpha))
      color.set("NSColorSpace", .integer(4))
    case .rgb(let red, let green, let blue, let alpha):
      color.set("UIColorComponentCount", .integer(4))
      color.setComponent("UIRed", red)
      color.setComponent("UIGreen", green)
      color.setComponent("UIBlue", blue)
      color.setComponent("UIAlpha", alpha)
      color.set("NSRGB", Self.text([red, green, blue], alpha))
      color.set("NSColorSpace", .integer(2))
    }
    return color
  }

  /// Components as text with three significant digits; alpha only where it isn't 1.
  private static func text(_ components: [Double], _ alpha: Double) -> ArchiveValue {
    let all = alpha == 1 ? components : components + [alpha]
    return .data(Array(all.map { String(format: "%.3g", $0) }.joined(separator: " ").utf8))
  }
}

extension ArchiveObject {
  /// A component in 32 bits, and in 64 where those lose something.
  fileprivate func setComponent(_ key: String, _ value: Double) {
    set(key, .float(Float(value)))
    if Double(Float(value)) != value { set(key + "-Double", .double(value)) }
  }
}
