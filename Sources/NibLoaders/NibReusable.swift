#if canImport(UIKit)
  public import UIKit
#else
  public import Foundation
  public import OpenUIKit
#endif

/// A table view cell that comes from a nib of its own and is reused under the name of its class.
public protocol NibReusable: NibLoadable, UITableViewCell {
  /// What the cell is registered under, and what its nib says too. By default the name of the class.
  static var reuseIdentifier: String { get }
}

extension NibReusable {
  /// The name of the class.
  public static var reuseIdentifier: String { _typeName(self, qualified: false) }
}

extension UITableView {
  /// Registers the class's nib. The table view keeps the template, so that its cells come from a kept one.
  public func register<Cell: NibReusable>(_ cell: Cell.Type, in bundle: Bundle) {
    register(Cell.template(in: bundle), forCellReuseIdentifier: Cell.reuseIdentifier)
  }

  /// A cell that waits to be reused or, where none does, a new one from the registered nib.
  ///
  /// Throws what the nib's loading throws, and ``NibLoaderError`` where the cell is of another class.
  public func dequeueCell<Cell: NibReusable>(_ type: Cell.Type = Cell.self) throws -> Cell {
    let cell = try dequeueCell(withIdentifier: Cell.reuseIdentifier)
    guard let cell = cell as? Cell else {
      throw NibLoaderError(
        .noRootView, nibName: Cell.nibName, expected: "\(Cell.self)", contents: cell.map { [$0] } ?? [])
    }
    return cell
  }
}

extension NibReusable {
  /// What is to be timed for the everyday form of a kept template: a closure that has a table view make `count` cells
  /// from its registered nib.
  public static func dequeueOperation(count: Int, in bundle: Bundle) -> () throws -> [Self] {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
    table.register(Self.self, in: bundle)
    return {
      var cells: [Self] = []
      cells.reserveCapacity(count)
      for _ in 0..<count { try cells.append(table.dequeueCell()) }
      return cells
    }
  }
}
