import Foundation
import NibArchive

extension NibTemplate {
  /// Makes `archive` ready for instantiating.
  ///
  /// - Parameters:
  ///   - name: The nib's name, for messages.
  ///   - bundle: Where images and classes' resources are looked for.
  ///   - strings: Texts that replace those of `NSLocalizableString`s, by key.
  /// - Throws: `malformedNib` if the root's lists aren't there.
  convenience init(
    resolving archive: NibArchive, name: String, bundle: Bundle, strings: [String: String]
  ) throws(NibLoadingError) {
    self.init(allocatingFor: archive, name: name, bundle: bundle)
    var resolver = NibResolver(self, strings: strings)
    guard resolver.isNib else { throw .malformedNib(name) }
    resolver.resolve()
    decodeShared()
    root = Root(of: self)
  }

  /// Makes the immutable objects, in index order; those that need another get it made on the way.
  private func decodeShared() {
    guard !shared.isEmpty else { return }
    let coder = NibCoder(template: self, proxies: [], isResolving: true)
    for slot in shared.indices { _ = coder.sharedObject(slot) }
  }

  /// The elements of a collection: what follows `NSInlinedValue`, or the values under `NS.object.0` and so on.
  func elements(of index: Int) -> NibValues {
    let record = records[index]
    guard record.kind == .collection else { return NibValues(start: nil, count: 0) }
    return slice(record.middleEnd, record.end)
  }

  /// The name of the key of the value at `index` in the pool.
  func keyName(_ index: Int) -> String { archive.keyName(Int(keyIndexes[index])) }
}
