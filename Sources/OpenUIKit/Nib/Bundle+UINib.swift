public import Foundation

extension Bundle {
  /// Loads the nib called `name`, with or without `.nib`, and returns its top-level objects.
  ///
  /// All the work is done on each call: the file is looked for, opened, read, decoded and resolved, as by a `UINib`
  /// made for the occasion. Stops the program with UIKit's message where UIKit raises an exception.
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    do {
      return try loadNibContents(named: name, owner: owner, options: options)
    } catch {
      fatalError("\(error)")
    }
  }

  /// As ``loadNibNamed(_:owner:options:)``, with UIKit's exceptions as errors.
  ///
  /// - Throws: `NibLoadingError`.
  public func loadNibContents(
    named name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) throws(NibLoadingError) -> [Any] {
    // A `UINib` would do the same, and get ready for a second load.
    let coder = NibCoder(template: try NibFile.template(named: name, in: self))
    defer { coder.finish() }
    return try coder.load(owner: owner, options: options)
  }
}
