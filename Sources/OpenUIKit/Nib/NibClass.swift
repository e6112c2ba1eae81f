import Foundation

/// A class named in an archive, found: how to make its objects and what is known of them.
///
/// An object: entries of tables are handed around at every load, and that way it takes one reference count.
final class NibClass: @unchecked Sendable {
  /// How objects of the class are made.
  enum Maker {
    /// A view, by `init(coder:)`.
    case view(UIView.Type)
    /// Another object, by `init(coder:)`.
    case coding(any NSCoding.Type)
    /// A custom object, by plain `init`.
    case plain(() -> AnyObject)
    /// An immutable object that is no class of this toolkit, read by a function.
    case shared((NibCoder) -> AnyObject?)
  }

  /// The name for messages.
  let name: String
  /// The class.
  let type: AnyClass
  /// How its objects are made.
  let maker: Maker
  /// Whether it was named as a custom class, so that its overrides have to be called.
  let isCustom: Bool
  /// What instantiating its objects means.
  let kind: NibTemplate.Kind
  /// Which common class of the toolkit it is, unless it was named as a custom class.
  let known: NibTemplate.KnownClass?
  /// Whether a class between UIView and this one decodes keys of its own.
  let hasMiddleLevel: Bool
  /// Whether its objects are labels.
  let isLabel: Bool

  /// Whether it takes the place of a class of Apple's that isn't here.
  let isStandIn: Bool

  init(name: String, type: AnyClass, maker: Maker, isCustom: Bool, isStandIn: Bool = false) {
    self.name = name
    self.isStandIn = isStandIn
    self.type = type
    self.maker = maker
    self.isCustom = isCustom
    known = isCustom ? nil : NibTemplate.KnownClass(type)
    isLabel = type is UILabel.Type
    hasMiddleLevel = type is UIControl.Type || type is UIScrollView.Type
    switch maker {
    case .view: kind = .view
    case .plain: kind = .custom
    case .shared: kind = .shared
    case .coding:
      kind =
        type is any NibShareable.Type && !isCustom
        ? .shared : type is NSLayoutConstraint.Type ? .constraint : .object
    }
  }

  /// What of it can be connected, set and called by name.
  var table: NibClassTable { NibClassTable.of(type) }

  /// A class whose objects decode themselves; nil if it can't.
  convenience init?(decodable type: AnyClass, name: String, isCustom: Bool) {
    if let view = type as? UIView.Type {
      self.init(name: name, type: type, maker: .view(view), isCustom: isCustom)
    } else if let coding = type as? any NSCoding.Type {
      self.init(name: name, type: type, maker: .coding(coding), isCustom: isCustom)
    } else {
      return nil
    }
  }

  /// A custom object's class, made by the initializer it lists, or by `init(coder:)` if it has that.
  convenience init?(customObject type: AnyClass, name: String) {
    if let make = NibClassTable.of(type).initializer {
      self.init(name: name, type: type, maker: .plain(make), isCustom: true)
    } else {
      self.init(decodable: type, name: name, isCustom: true)
    }
  }

  /// An immutable object read by a function.
  convenience init(sharing make: @escaping (NibCoder) -> AnyObject?, name: String) {
    self.init(name: name, type: NSObject.self, maker: .shared(make), isCustom: false)
  }

  /// The class of views, or of bare objects, that stand in for those of a class of Apple's that isn't here.
  convenience init(standingInFor name: String, isView: Bool) {
    self.init(
      name: name, type: isView ? UIView.self : NSObject.self,
      maker: isView ? .view(UIView.self) : .plain { NSObject() }, isCustom: false, isStandIn: true)
  }

  /// The class of custom objects that have none of their own.
  static let plainObject = NibClass(
    name: "NSObject", type: NSObject.self, maker: .plain { NSObject() }, isCustom: false)
}

/// Marks immutable classes whose decoded objects all instantiations of a template can share.
protocol NibShareable: AnyObject {}
