import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// Brings a user's files into a bundle, each after it was seen to load in every way that applies to it.
struct OwnNibCollector {
  /// Where the nibs go.
  let folder: String
  /// Those that can be measured.
  private(set) var nibs: [OwnNib] = []
  /// Those that can't: path, and why.
  private(set) var failures: [(path: String, reason: String)] = []
  /// Outlets that only the users' classes have.
  private(set) var outlets = StandInOutlets()
  private let bundle: Bundle

  /// A collector for a folder, which is made.
  init(folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard let bundle = Bundle(path: folder) else { throw Failure("\(folder) can't be opened as a bundle.") }
    self.folder = folder
    self.bundle = bundle
  }

  /// Adds the file at `path`, or notes why that can't be done.
  mutating func add(_ path: String, name: String) {
    do {
      try nibs.append(nib(of: NibSource(path: path), name: name))
    } catch {
      let text = (error as? NibLoadingError)?.message ?? "\(error)"
      let reason = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      failures.append((path, reason.replacingOccurrences(of: "'\(nextName)'", with: "'\(name)'")))
    }
  }

  /// A number keeps files of one name apart.
  private var nextName: String { "Nib\(nibs.count + failures.count)" }

  private mutating func nib(of source: NibSource, name: String) throws -> OwnNib {
    let contents = try NibContents(decoding: source.bytes)
    var nib = OwnNib(name: name, nibName: nextName, contents: contents, bytes: source.bytes.count)
    try source.write(contents.archive.withoutCustomClasses(), to: folder, name: nib.nibName)
    let silence = ErrorSilence()
    defer { silence.end() }
    for strategy in nib.strategies {
      let failures = NibConnectionFailures()
      let load = nib.operation(strategy, in: bundle) { [.connectionFailures: failures] }
      guard let made = try load?() else { continue }
      let views = OwnNib.viewCount(made)
      guard nib.views == 0 || nib.views == views else {
        throw Failure("\(strategy) makes \(views) views, \(nib.strategies[0]) \(nib.views).")
      }
      nib.views = views
      nib.foreign = max(nib.foreign, outlets.enter(failures))
      nib.failure = nib.failure ?? failures.errors.first { $0.kind != .unknownKey }?.message
    }
    return nib
  }
}
