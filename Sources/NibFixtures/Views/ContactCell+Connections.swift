#if !canImport(UIKit)
  public import OpenUIKit

  extension ContactCell: NibConnectable {
    /// The outlets, actions and runtime attributes that nibs of this class name.
    public static var nibConnections: NibConnections {
      NibConnections(for: ContactCell.self) {
        $0.outlet("avatarView") { $0.avatarView = $1 }
        $0.outlet("nameLabel") { $0.nameLabel = $1 }
        $0.outlet("timeLabel") { $0.timeLabel = $1 }
        $0.outlet("messageLabel") { $0.messageLabel = $1 }
        $0.outlet("badgeView") { $0.badgeView = $1 }
        $0.outlet("badgeLabel") { $0.badgeLabel = $1 }
      }
    }
  }
#endif
