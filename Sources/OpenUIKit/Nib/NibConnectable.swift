/// A class whose outlets, runtime attributes and actions a nib can reach by name.
///
/// On Apple platforms the Objective-C runtime knows them from `@IBOutlet`, `@IBInspectable` and `@IBAction`. Here a
/// class lists them, in a file of its own that is empty where UIKit exists:
///
///     extension CardView: NibConnectable {
///       public static var nibConnections: NibConnections {
///         NibConnections(for: CardView.self) {
///           $0.outlet("titleLabel") { $0.titleLabel = $1 }
///           $0.action("toggle:") { $0.toggle($1) }
///         }
///       }
///     }
public protocol NibConnectable: AnyObject {
  /// The names of the class and what they do. Superclasses' names are found without being repeated.
  static var nibConnections: NibConnections { get }
}
