import Foundation

/// One instantiation of a template, step by step, in UIKit's order.
struct NibLoad {
  private let template: NibTemplate
  private let coder: NibCoder
  private let options: NibLoadOptions

  /// Makes the objects of `template` and connects them.
  ///
  /// The order: all objects by their initialisers, size-class variations, accessibility, runtime attributes,
  /// connections, `awakeFromNib`; the result are the top-level objects in document order.
  static func run(_ template: NibTemplate, owner: AnyObject?, options: NibLoadOptions) throws(NibLoadingError)
    -> [Any]
  {
    let coder = NibCoder(template: template, owner: owner, options: options)
    let outer = NibLoadStack.push(coder)
    defer { NibLoadStack.pop(to: outer) }
    try NibLoadStack.refuseRecursion(of: coder)
    return try NibLoad(template: template, coder: coder, options: options).run()
  }

  private func run() throws(NibLoadingError) -> [Any] {
    let root = template.root
    let result = objects(root)
    if let failure = coder.failure { throw failure }
    UINib.phaseObserver?(.instantiate)
    if !root.traits.isEmpty { coder.apply(root.traits) }
    if !root.accessibility.isEmpty { coder.apply(root.accessibility) }
    if !root.attributes.isEmpty { coder.apply(root.attributes) }
    if !root.connections.isEmpty { try coder.connect(root, options) }
    UINib.phaseObserver?(.connect)
    awake(root)
    if let failure = coder.failure { throw failure }
    UINib.phaseObserver?(.awake)
    return result
  }

  /// Makes all objects, the top level first, and returns that.
  private func objects(_ root: NibTemplate.Root) -> [Any] {
    var result: [Any] = []
    result.reserveCapacity(root.topLevel.count)
    for index in root.topLevel {
      if let object = coder.instantiate(index) { result.append(object) }
    }
    for index in root.others { _ = coder.instantiate(index) }
    return result
  }

  /// Sends `awakeFromNib` once to each object that was unarchived; a substitute that a nested load awakened isn't
  /// told again.
  private func awake(_ root: NibTemplate.Root) {
    for index in root.awake {
      guard let object = coder.instantiate(index) else { continue }
      if let pair = coder.replaced.first(where: { $0.substitute === object }) {
        (pair.original as? any NibAwakening)?.awakeFromNib()
        if coder.awakenedMeanwhile.contains(ObjectIdentifier(object)) { continue }
      }
      (object as? any NibAwakening)?.awakeFromNib()
      coder.outer?.noteAwakened(object)
    }
  }
}

extension NibCoder {
  /// Notes that a nested load awakened `object`, and so on outwards, if objects are being replaced there.
  fileprivate func noteAwakened(_ object: AnyObject) {
    guard isSubstituting else { return }
    awakenedMeanwhile.insert(ObjectIdentifier(object))
  }
}
