public import Foundation
import NibArchive

/// A compiled nib, kept for making its objects again and again.
///
/// The file is found and read at the first instantiation, as in UIKit: creating a `UINib` for a missing file
/// succeeds, and the failure comes late. From then on the resolved archive is kept, and instantiating touches no
/// file, until a memory warning drops it; the next instantiation reads it once more. Every instantiation makes
/// fresh objects.
///
/// A `UINib` may be used from several threads at once: what it keeps is immutable and guarded. The objects that it
/// makes belong to their thread, as all views do.
public final class UINib: NSObject, NSCoding, NibShareable, @unchecked Sendable {
  /// Keys of the options of ``instantiate(withOwner:options:)``.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Objects by identifier, `[String: Any]`, for the nib's external-object placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    /// A ``NibConnectionFailures`` that collects connections which would fail the load. Not in UIKit.
    public static let connectionFailures = OptionsKey(rawValue: "NibConnectionFailures")
  }

  private enum Source {
    case file(name: String, bundle: Bundle)
    case data([UInt8], bundle: Bundle)
  }

  private let source: Source
  private let kept = KeptTemplate()

  /// The nib called `name`, without path and extension, of `bundle`, or of the main bundle if that is nil.
  ///
  /// Nothing is looked for yet: a missing file is noticed by the first instantiation. That searches the folder of the
  /// user's best language, `Base.lproj`, the folders of other languages that will do, and the bundle's resource folder
  /// itself, in each for `Name~iphone.nib` or `Name~ipad.nib` before `Name.nib`. The user's languages are those of the
  /// default or launch argument `AppleLanguages`; on Linux without it those of the environment, as `LANG` has them.
  public init(nibName name: String, bundle: Bundle?) {
    source = .file(name: name, bundle: bundle ?? .main)
    super.init()
  }

  /// The nib whose bytes are `data`, with images and strings in `bundle`, or the main bundle if that is nil.
  public init(data: Data, bundle: Bundle?) {
    source = .data([UInt8](data), bundle: bundle ?? .main)
    super.init()
  }

  /// A nib inside another, as tables keep their cells.
  public init?(coder: NSCoder) {
    guard let nib = NibCoder.decoding(coder),
      let archive = nib.values.first(where: { $0.key == .archiveData }).flatMap({ nib.data($0) })
    else { return nil }
    source = .data([UInt8](archive), bundle: nib.bundle)
    super.init()
  }

  /// Nibs aren't encoded here.
  public func encode(with coder: NSCoder) {}

  deinit { kept.forget() }

  /// Makes the nib's objects and connects them; the result are its top-level objects, without File's Owner and other
  /// placeholders.
  ///
  /// Stops the program with UIKit's message where UIKit raises an exception; use ``instantiateContents(withOwner:options:)``
  /// to have it as an error.
  public func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    do {
      return try instantiateContents(withOwner: owner, options: options)
    } catch {
      fatalError("\(error)")
    }
  }

  /// As ``instantiate(withOwner:options:)``, with UIKit's exceptions as errors.
  ///
  /// - Throws: `NibLoadingError`. Nothing of a nib that failed is returned.
  public func instantiateContents(
    withOwner owner: Any?, options: [OptionsKey: Any]? = nil
  ) throws(NibLoadingError) -> [Any] {
    let coder: Unmanaged<NibCoder>
    if let spare = kept.takeCoder() { coder = spare } else { coder = kept.keep(try template()) }
    defer { kept.handIn(coder) }
    let result = coder._withUnsafeGuaranteedRef { coder in
      Result { () throws(NibLoadingError) in try coder.load(owner: owner, options: options) }
    }
    return try result.get()
  }

  /// The template, made now. Bytes that came from no file can't be read again, but made a template of again.
  private func template() throws(NibLoadingError) -> NibTemplate {
    switch source {
    case .file(let name, let bundle): return try NibFile.template(named: name, in: bundle)
    case .data(let bytes, let bundle):
      return try NibFile.template(
        from: bytes, name: "data of \(bytes.count) bytes", bundle: bundle, strings: [:])
    }
  }
}
