#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  import OpenUIKit
#endif

/// A layout of the catalogue: what it is for, how big it is, and where its forms are.
///
/// A layout has three forms that give the same tree: a nib whose root view is of the class, a nib whose File's Owner
/// is, and the class's ``FixtureView/makeInCode()``.
public struct Fixture: Sendable, CustomStringConvertible {
  /// The name in tables and on the command line.
  public let name: String

  /// What the layout is heavy in, or what it shows.
  public let stresses: String

  /// The class that the nib's root view, or its File's Owner, is of.
  public let rootClass: any FixtureView.Type

  /// The size of the root view in the nib, in points.
  public let size: CGSize

  /// How many views the nib holds, its root included.
  public let viewCount: Int

  /// How many constraints the nib holds.
  public let constraintCount: Int

  /// How many outlets, entries of outlet collections and actions the nib connects.
  public let connectionCount: Int

  /// The name of the nib whose root view is of the class, without a suffix.
  public var nibName: String { "\(rootClass)" }

  /// The name of the nib whose File's Owner is of the class, without a suffix.
  public var contentNibName: String { "\(rootClass)Content" }

  /// The name.
  public var description: String { name }

  /// Where the nibs are.
  public static let bundle = Bundle.module

  /// The fixture of that name, nil where there is none.
  public static func named(_ name: String) -> Fixture? {
    all.first { $0.name == name }
  }

  init<View: FixtureView>(
    _ rootClass: View.Type, _ stresses: String, size: (width: CGFloat, height: CGFloat), views: Int,
    constraints: Int = 0, connections: Int = 0
  ) {
    var name = "\(rootClass)"
    if name.hasSuffix("View") { name.removeLast("View".count) }
    self.name = name
    self.rootClass = rootClass
    self.stresses = stresses
    self.size = CGSize(width: size.width, height: size.height)
    viewCount = views
    constraintCount = constraints
    connectionCount = connections
  }
}
