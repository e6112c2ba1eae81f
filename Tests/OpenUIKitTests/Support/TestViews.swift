import Foundation
import OpenUIKit

/// A view with an outlet of every kind, which keeps a record of what happens to it.
final class CardView: UIView {
  var titleLabel: UILabel! { didSet { record("titleLabel") } }
  weak var weakLabel: UILabel?
  var anything: NSObject?
  var stars: [UIView] = []
  var cornerRadius: CGFloat = 0 { didSet { record("cornerRadius") } }
  var caption: String? { didSet { record("caption") } }
  var events: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    record("init(frame:)")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    record(titleLabel == nil ? "init(coder:)" : "init(coder:) with outlets")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    record(titleLabel == nil ? "awakeFromNib" : "awakeFromNib with titleLabel")
  }

  func tapped() { record("tapped") }
  func pressed(_ sender: UIButton) { record("pressed \(sender.tag)") }

  private func record(_ event: String) { events.append(event) }
}

extension CardView: NibConnectable {
  static var nibConnections: NibConnections {
    NibConnections(for: CardView.self) {
      $0.outlet("titleLabel") { $0.titleLabel = $1 }
      $0.outlet("weakLabel") { $0.weakLabel = $1 }
      $0.outlet("anything") { $0.anything = $1 }
      $0.outlets("stars") { $0.stars = $1 }
      $0.attribute("cornerRadius") { $0.cornerRadius = $1 }
      $0.attribute("caption") { $0.caption = $1 }
      $0.action("tapped") { $0.tapped() }
      $0.action("pressed:") { $0.pressed($1) }
    }
  }
}

/// An owner that isn't a view.
final class CardOwner: NSObject {
  var root: UIView?
  weak var weakRoot: UIView?
  var labels: [UILabel] = []
  var awoke = false
  var pressed: [Int] = []
}

extension CardOwner: NibConnectable {
  static var nibConnections: NibConnections {
    NibConnections(for: CardOwner.self) {
      $0.outlet("root") { $0.root = $1 }
      $0.outlet("weakRoot") { $0.weakRoot = $1 }
      $0.outlets("labels") { $0.labels = $1 }
      $0.action("pressed:") { (owner: CardOwner, sender: UIView) in owner.pressed.append(sender.tag) }
    }
  }
}

extension CardOwner: NibAwakening {
  func awakeFromNib() { awoke = true }
}

/// A custom object that is no view, made by plain `init`.
final class Helper: NSObject {
  var awoke = 0
}

extension Helper: NibConnectable, NibAwakening {
  func awakeFromNib() { awoke += 1 }
  static var nibConnections: NibConnections {
    NibConnections(for: Helper.self) { $0.initializer { Helper() } }
  }
}

/// A namespace, for a class that isn't at the top level of its module.
enum Names {
  final class Inner: UIView {
    final class Innermost: UIView {}
  }
}

/// A class without a nib's name of its own.
class Box<Content>: UIView {}
final class IntBox: Box<Int> {}
