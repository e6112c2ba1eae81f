#if canImport(UIKit)
  public import UIKit

  // UIKit reports failures as exceptions, which Swift can't catch. The loaders are written against throwing calls,
  // which OpenUIKit has beneath its plain ones; here they are the plain ones.

  extension UINib {
    /// `instantiate(withOwner:options:)` under the name that the loaders call.
    public func instantiateContents(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) throws -> [Any]
    {
      instantiate(withOwner: owner, options: options)
    }
  }

  extension Bundle {
    /// `loadNibNamed(_:owner:options:)` under the name that the loaders call; empty where it returns nil.
    public func loadNibContents(
      named name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) throws -> [Any] {
      loadNibNamed(name, owner: owner, options: options) ?? []
    }
  }

  extension UITableView {
    /// `dequeueReusableCell(withIdentifier:)` under the name that the loaders call.
    func dequeueCell(withIdentifier identifier: String) throws -> UITableViewCell? {
      dequeueReusableCell(withIdentifier: identifier)
    }
  }
#endif
