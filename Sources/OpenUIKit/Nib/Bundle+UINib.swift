public import Foundation

extension Bundle {
  /// Loads the nib called `name`, with or without `.nib`, and returns its top-level objects.
  ///
  /// All the work is done on each call: the file is looked for, opened, read, decoded and resolved, as by a `UINib`
  /// made for the occasion. Stops the program with UIKit's message where UIKit raises an exception.
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }

  /// As ``loadNibNamed(_:owner:options:)``, with UIKit's exceptions as errors.
  ///
  /// - Throws: `NibLoadingError`.
  public func loadNibContents(
    named name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) throws(NibLoadingError) -> [Any] {
    try UINib(nibName: name, bundle: self).instantiateContents(withOwner: owner, options: options)
  }
}
