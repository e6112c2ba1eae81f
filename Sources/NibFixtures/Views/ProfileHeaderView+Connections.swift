#if !canImport(UIKit)
  public import OpenUIKit

  extension ProfileHeaderView: NibConnectable {
    /// The outlets, actions and runtime attributes that nibs of this class name.
    public static var nibConnections: NibConnections {
      NibConnections(for: ProfileHeaderView.self) {
        $0.outlet("coverImageView") { $0.coverImageView = $1 }
        $0.outlet("avatarImageView") { $0.avatarImageView = $1 }
        $0.outlet("followButton") { $0.followButton = $1 }
        $0.outlet("nameLabel") { $0.nameLabel = $1 }
        $0.outlet("handleLabel") { $0.handleLabel = $1 }
        $0.outlet("bioLabel") { $0.bioLabel = $1 }
        $0.outlet("postsLabel") { $0.postsLabel = $1 }
        $0.outlet("followersLabel") { $0.followersLabel = $1 }
        $0.outlet("followingLabel") { $0.followingLabel = $1 }
        $0.action("toggleFollow:") { $0.toggleFollow($1) }
      }
    }
  }
#endif
