public import Foundation

// The throwing twins of the dequeuing methods.
extension UITableView {
  /// A cell of an identifier: one that went out of sight, else a new one; nil if nothing is registered.
  ///
  /// - Throws: `NibLoadingError`, where `dequeueReusableCell(withIdentifier:)` stops the program.
  public func dequeueCell(withIdentifier identifier: String) throws(NibLoadingError) -> UITableViewCell? {
    try registry.dequeue(identifier)
  }

  /// A cell of an identifier for a row: one that went out of sight, else a new one.
  ///
  /// - Throws: `NibLoadingError`, where `dequeueReusableCell(withIdentifier:for:)` stops the program: also if nothing
  ///   is registered.
  public func dequeueCell(withIdentifier identifier: String, for indexPath: IndexPath) throws(NibLoadingError)
    -> UITableViewCell
  {
    guard let cell = try registry.dequeue(identifier) else {
      throw .cellNotRegistered(identifier)
    }
    cell.storedBounds.size.width = bounds.width
    return cell
  }

  /// A view above or below a section: one that went out of sight, else a new one; nil if nothing is registered.
  ///
  /// - Throws: `NibLoadingError`, where `dequeueReusableHeaderFooterView(withIdentifier:)` stops the program.
  public func dequeueHeaderFooterView(withIdentifier identifier: String) throws(NibLoadingError)
    -> UITableViewHeaderFooterView?
  {
    try headerFooters.dequeue(identifier)
  }
}
