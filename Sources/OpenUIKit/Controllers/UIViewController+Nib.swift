import Foundation

extension UIViewController {
  /// As `loadView()`, with UIKit's exceptions as errors.
  ///
  /// Makes the view from the nib: the one that was named, else `LittleView` or `LittleViewController` for a
  /// `LittleViewController` if there is such a nib (UIKit's guess, in that order), else a plain view.
  ///
  /// - Throws: what instantiating the nib throws; `malformedNib` if it leaves the `view` outlet unconnected.
  public func loadViewContents() throws(NibLoadingError) {
    guard let name = nibName ?? guessedNibName else {
      view = UIView(frame: UIScreen.main.bounds)
      return
    }
    let options = externalObjects.map { [UINib.OptionsKey.externalObjects: $0 as Any] }
    _ = try UINib(nibName: name, bundle: nibBundle).instantiateContents(withOwner: self, options: options)
    guard isViewLoaded else {
      throw NibLoadingError(
        .malformedNib, nib: name, bundle: (nibBundle ?? .main).bundlePath,
        className: _typeName(type(of: self)), key: "view",
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
      )
    }
  }

  private var guessedNibName: String? {
    let name = _typeName(type(of: self), qualified: false)
    let locator = NibLocator(nibBundle ?? .main)
    var candidates = [name]
    if name.hasSuffix("Controller") { candidates.insert(String(name.dropLast("Controller".count)), at: 0) }
    return candidates.first { locator.find($0) != nil }
  }
}
