import Foundation
import NibArchive

// What the class names of an archive stand for.
extension NibResolver {
  /// What the class at `classIndex` of the archive stands for: itself, a fallback, or what its keys look like.
  func meaning(ofClass classIndex: Int, for index: Int) -> Meaning {
    let entry = entry(ofClass: classIndex) ?? substitute(for: text(classNames[classIndex].name), of: index)
    var meaning = meaning(of: entry)
    if meaning.kind == .collection {
      meaning.isDictionary = characters(classNames[classIndex].name).suffix(10).elementsEqual(
        "Dictionary".utf8)
    }
    meanings[classIndex] = meaning
    return meaning
  }

  private func entry(ofClass classIndex: Int) -> NibStandardClasses.Entry? {
    var next: Int? = classIndex
    // A chain of fallbacks is acyclic in a validated archive.
    while let current = next {
      let className = classNames[current]
      if let entry = NibStandardClasses.entry(named: characters(className.name)) { return entry }
      next = className.fallbackCount > 0 ? Int(fallbacks[Int(className.firstFallback)]) : nil
    }
    return nil
  }

  private func meaning(of entry: NibStandardClasses.Entry) -> Meaning {
    switch entry {
    case .string: Meaning(kind: .string)
    case .number: Meaning(kind: .number)
    case .collection: Meaning(kind: .collection)
    case .proxy: Meaning(kind: .proxy)
    case .swapper: Meaning(kind: .helper, isSwapper: true)
    case .helper: Meaning(kind: .helper)
    case .customObject: meaning(of: .plainObject)
    case .known(let known): meaning(of: known)
    }
  }

  private func meaning(of known: NibClass) -> Meaning {
    var meaning = Meaning(
      kind: known.kind, isCustom: known.isCustom, classIndex: UInt32(tables.classes.count), known: known.known
    )
    tables.classes.append(known)
    if case .view(let type) = known.maker {
      meaning.viewType = unsafeBitCast(type, to: UnsafeRawPointer.self)
      meaning.hasMiddleLevel = known.hasMiddleLevel
      meaning.isLabel = known.isLabel
    }
    return meaning
  }

  private func substitute(for className: String, of index: Int) -> NibStandardClasses.Entry {
    let looksLikeView = objects[index].valueIndexes.contains {
      let key = key(of: $0)
      return key == .bounds || key == .center || key == .subviews || key == .deepDrawRect
    }
    NibLog.write(
      "Unknown class \(className) in nib \(name): \(looksLikeView ? "UIView" : "NSObject") takes its place.")
    return .known(NibClass(standingInFor: className, isView: looksLikeView))
  }

  /// What a swapper stands for: the custom class that it names; where that doesn't exist, with one line in the log,
  /// the original one.
  func swappedMeaning(of index: Int) -> Meaning {
    let classNameIndex = reference(under: .className, of: index)
    let originalIndex = reference(under: .originalClassName, of: index)
    if let lastSwap, let classNameIndex, lastSwap.classNameIndex == classNameIndex,
      lastSwap.originalIndex == originalIndex
    {
      return lastSwap.meaning
    }
    let original = string(originalIndex) ?? "UIView"
    let names = SwappedNames(className: string(classNameIndex) ?? original, original: original)
    if let lastSwap { swapped[lastSwap.names] = lastSwap.meaning }
    let found: Meaning
    if let known = swapped[names] {
      found = known
    } else {
      found = meaning(swapping: original, for: names.className, of: index)
    }
    lastSwap = Swap(
      classNameIndex: classNameIndex, originalIndex: originalIndex, names: names, meaning: found)
    return found
  }

  private func meaning(swapping original: String, for className: String, of index: Int) -> Meaning {
    var bytes = original
    let standard = bytes.withUTF8 { NibStandardClasses.entry(named: UnsafeRawBufferPointer($0)) }
    if let custom = Self.customClass(named: className, for: standard) { return meaning(of: custom) }
    NibLog.write("Unknown class \(className) in Interface Builder file \(name): \(original) takes its place.")
    return meaning(of: standard ?? substitute(for: original, of: index))
  }

  /// The custom class called `className`, if it exists and its objects can stand where the nib has one of the
  /// original class: a view for a view.
  private static func customClass(named className: String, for standard: NibStandardClasses.Entry?)
    -> NibClass?
  {
    if case .customObject = standard {
      return NibClassFinder.type(named: className).flatMap { NibClass(customObject: $0, name: className) }
    }
    guard let custom = NibClassFinder.customClass(named: className) else { return nil }
    if case .known(let original) = standard, original.kind == .view || original.kind == .constraint,
      custom.kind != original.kind
    {
      return nil
    }
    return custom
  }
}
