/// The name of an action method, such as `toggle:`; here a type of this toolkit, as there is no Objective-C
/// runtime to hold one.
///
/// `Selector(("toggle:"))`, with the doubled parentheses that silence Apple's compiler, compiles everywhere.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name with its colons.
  public let name: String

  /// A selector of that name. Nothing checks that a method exists, as on Apple platforms.
  public init(_ name: String) { self.name = name }

  /// A selector of that name.
  public init(stringLiteral value: String) { name = value }

  /// The name.
  public var description: String { name }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of `selector`, as UIKit's Foundation has it.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector named `name`.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
