import Foundation

/// One instantiation of a template, step by step, in UIKit's order.
extension NibCoder {
  /// Makes the objects of the template for `owner` and connects them.
  ///
  /// The order: all objects by their initialisers, size-class variations, accessibility, runtime attributes,
  /// connections, `awakeFromNib`; the result are the top-level objects in document order.
  func load(
    owner: Any? = nil, options: [UINib.OptionsKey: Any]? = nil
  ) throws(NibLoadingError) -> [Any] {
    self.owner = owner == nil ? nil : TargetAction.object(owner)
    if let options { self.options = NibLoadOptions(options) }
    let outer = NibLoadStack.push(self)
    defer { NibLoadStack.pop(to: outer) }
    if outer != nil { try NibLoadStack.refuseRecursion(of: self) }
    let result = makeObjects()
    if let failure = incidents?.failure { throw failure }
    UINib.phaseObserver?(.instantiate)
    if let root = template.root { try prepare(root) }
    UINib.phaseObserver?(.connect)
    for place in 0..<template.awake.count { awake(template.awake[place]) }
    current = 0
    if let failure = incidents?.failure { throw failure }
    UINib.phaseObserver?(.awake)
    return result
  }

  /// Makes all objects, the top level first, and returns that.
  private func makeObjects() -> [Any] {
    var result: [Any] = []
    for place in 0..<template.topLevel.count {
      guard let object = instantiate(template.topLevel[place]) else { continue }
      if result.isEmpty { result = [object] } else { result.append(object) }
    }
    for place in 0..<template.others.count { makeIfNeeded(template.others[place]) }
    return result
  }

  private func prepare(_ root: NibTemplate.Root) throws(NibLoadingError) {
    if !root.traits.isEmpty { apply(root.traits) }
    if !root.accessibility.isEmpty { apply(root.accessibility) }
    if !root.attributes.isEmpty { apply(root.attributes) }
    if !root.connections.all.isEmpty { try connect(root) }
  }

  /// Sends `awakeFromNib` to an object that was unarchived, and to one that took its place, unless a nested load did.
  private func awake(_ index: Int) {
    guard let object = instantiate(index) else { return }
    // A nested load that never ends names the class.
    current = index
    if incidents != nil, let original = original(of: object) {
      send(to: original, isView: false)
      if incidents?.awakenedMeanwhile.contains(ObjectIdentifier(object)) == true { return }
    }
    send(to: object, isView: template.records[index].kind == .view)
    if let outer { outer.noteAwakened(object) }
  }

  private func send(to object: AnyObject, isView: Bool) {
    if isView {
      unsafeDowncast(object, to: UIView.self).awakeFromNib()
    } else {
      (object as? any NibAwakening)?.awakeFromNib()
    }
  }
}
