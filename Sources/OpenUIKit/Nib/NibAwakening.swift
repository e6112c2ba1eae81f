/// An object that wants to know when the nib it came from is complete.
///
/// UIKit declares `awakeFromNib()` on NSObject. A Swift extension can't declare a method to be overridden, so here
/// every class of the toolkit declares it, and a custom object that derives from NSObject itself adopts this.
public protocol NibAwakening: AnyObject {
  /// Called once for each unarchived object after all connections of its nib are made.
  func awakeFromNib()
}
