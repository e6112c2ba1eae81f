/// A build number of Interface Builder such as `17701` or `14460.31`, ordered as numbers. There is no upper bound:
/// documents with 32700.99.1234 exist.
public struct ToolsVersion: Sendable, Comparable, CustomStringConvertible {
  /// The parts between the dots; what isn't a number counts as 0.
  public let components: [Int]

  /// Reads dotted numbers.
  public init(_ text: String) {
    components = text.split(separator: ".").map { Int($0) ?? 0 }
  }

  /// Orders part by part; a missing part counts as 0.
  public static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
    for index in 0..<max(left.components.count, right.components.count) {
      let a = index < left.components.count ? left.components[index] : 0
      let b = index < right.components.count ? right.components[index] : 0
      if a != b { return a < b }
    }
    return false
  }

  /// The dotted form.
  public var description: String { components.map(String.init).joined(separator: ".") }
}

/// A lowest system version. Interface Builder writes it as one number with the parts in hexadecimal places:
/// 2304 is 0x900, version 9.0.
public struct DeploymentTarget: Sendable, Equatable {
  /// The first part of the version.
  public let major: Int
  /// The second part of the version.
  public let minor: Int

  init?(_ element: Element?) {
    let code = element?.integer("version") ?? element?.integer("defaultVersion")
    guard let code, code > 0 else { return nil }
    major = code >> 8
    minor = (code >> 4) & 0xF
  }
}
