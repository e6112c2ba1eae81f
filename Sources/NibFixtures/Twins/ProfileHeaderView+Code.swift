#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension ProfileHeaderView {
  /// The tree of `ProfileHeaderView.xib`.
  public static func makeInCode() -> ProfileHeaderView {
    let view = ProfileHeaderView(frame: CGRect(x: 0, y: 0, width: 375, height: 319))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground

    let coverImageView = UIImageView.designed(
      frame: CGRect(x: 0, y: 0, width: 375, height: 120), contentMode: .scaleAspectFill)
    coverImageView.backgroundColor = .systemGray5
    view.addConstrained(coverImageView)

    let avatarImageView = UIImageView.designed(
      frame: CGRect(x: 16, y: 80, width: 80, height: 80), contentMode: .scaleAspectFill)
    avatarImageView.backgroundColor = .systemBlue
    avatarImageView.layer.cornerRadius = 40
    avatarImageView.layer.borderWidth = 3
    view.addConstrained(avatarImageView)

    let followButton = UIButton(type: .system)
    followButton.frame = CGRect(x: 263, y: 132, width: 96, height: 36)
    followButton.setTitle("Follow", for: .normal)
    followButton.titleLabel?.font = .boldSystemFont(ofSize: 15)
    followButton.setTitleColor(.white, for: .normal)
    followButton.backgroundColor = .systemBlue
    followButton.layer.cornerRadius = 18
    followButton.addTarget(view, action: Selector(("toggleFollow:")), for: .touchUpInside)
    view.addConstrained(followButton)

    let nameLabel = UILabel.designed(
      "Grace Hopper", font: .boldSystemFont(ofSize: 20), frame: CGRect(x: 16, y: 168, width: 343, height: 24))
    view.addConstrained(nameLabel)

    let handleLabel = UILabel.designed(
      "@grace", font: .systemFont(ofSize: 15), frame: CGRect(x: 16, y: 194, width: 343, height: 18),
      color: .secondaryLabel)
    view.addConstrained(handleLabel)

    let bioLabel = UILabel.designed(
      "Compilers, clocks and nanoseconds. Keeps a wire of eleven point eight inches at hand.",
      font: .systemFont(ofSize: 14), frame: CGRect(x: 16, y: 220, width: 343, height: 34))
    bioLabel.numberOfLines = 2
    view.addConstrained(bioLabel)

    let statsStack = UIStackView(frame: CGRect(x: 16, y: 266, width: 343, height: 37))
    statsStack.distribution = .fillEqually
    statsStack.spacing = 8

    let postsStack = UIStackView(frame: CGRect(x: 0, y: 0, width: 109, height: 37))
    postsStack.axis = .vertical
    postsStack.spacing = 2

    let postsLabel = UILabel.designed(
      "128", font: .boldSystemFont(ofSize: 17), frame: CGRect(x: 0, y: 0, width: 109, height: 20.5),
      alignment: .center)
    postsStack.addArranged(postsLabel)

    let postsCaption = UILabel.designed(
      "Posts", font: .systemFont(ofSize: 12), frame: CGRect(x: 0, y: 22.5, width: 109, height: 14.5),
      color: .secondaryLabel, alignment: .center)
    postsStack.addArranged(postsCaption)
    statsStack.addArranged(postsStack)

    let followersStack = UIStackView(frame: CGRect(x: 117, y: 0, width: 109, height: 37))
    followersStack.axis = .vertical
    followersStack.spacing = 2

    let followersLabel = UILabel.designed(
      "24,051", font: .boldSystemFont(ofSize: 17), frame: CGRect(x: 0, y: 0, width: 109, height: 20.5),
      alignment: .center)
    followersStack.addArranged(followersLabel)

    let followersCaption = UILabel.designed(
      "Followers", font: .systemFont(ofSize: 12), frame: CGRect(x: 0, y: 22.5, width: 109, height: 14.5),
      color: .secondaryLabel, alignment: .center)
    followersStack.addArranged(followersCaption)
    statsStack.addArranged(followersStack)

    let followingStack = UIStackView(frame: CGRect(x: 234, y: 0, width: 109, height: 37))
    followingStack.axis = .vertical
    followingStack.spacing = 2

    let followingLabel = UILabel.designed(
      "312", font: .boldSystemFont(ofSize: 17), frame: CGRect(x: 0, y: 0, width: 109, height: 20.5),
      alignment: .center)
    followingStack.addArranged(followingLabel)

    let followingCaption = UILabel.designed(
      "Following", font: .systemFont(ofSize: 12), frame: CGRect(x: 0, y: 22.5, width: 109, height: 14.5),
      color: .secondaryLabel, alignment: .center)
    followingStack.addArranged(followingCaption)
    statsStack.addArranged(followingStack)
    view.addConstrained(statsStack)

    let bottom = view.bottomAnchor.constraint(equalTo: statsStack.bottomAnchor, constant: 16)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      coverImageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      coverImageView.topAnchor.constraint(equalTo: view.topAnchor),
      view.trailingAnchor.constraint(equalTo: coverImageView.trailingAnchor),
      coverImageView.heightAnchor.constraint(equalToConstant: 120),
      avatarImageView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      avatarImageView.centerYAnchor.constraint(equalTo: coverImageView.bottomAnchor),
      avatarImageView.widthAnchor.constraint(equalToConstant: 80),
      avatarImageView.widthAnchor.constraint(equalTo: avatarImageView.heightAnchor),
      view.trailingAnchor.constraint(equalTo: followButton.trailingAnchor, constant: 16),
      followButton.topAnchor.constraint(equalTo: coverImageView.bottomAnchor, constant: 12),
      followButton.widthAnchor.constraint(equalToConstant: 96),
      followButton.heightAnchor.constraint(equalToConstant: 36),
      nameLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      nameLabel.topAnchor.constraint(equalTo: avatarImageView.bottomAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 16),
      handleLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      handleLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      handleLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      bioLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      bioLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      bioLabel.topAnchor.constraint(equalTo: handleLabel.bottomAnchor, constant: 8),
      bioLabel.heightAnchor.constraint(equalToConstant: 34),
      statsStack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: statsStack.trailingAnchor, constant: 16),
      statsStack.topAnchor.constraint(equalTo: bioLabel.bottomAnchor, constant: 12),
      bottom,
    ])

    view.avatarImageView = avatarImageView
    view.bioLabel = bioLabel
    view.coverImageView = coverImageView
    view.followButton = followButton
    view.followersLabel = followersLabel
    view.followingLabel = followingLabel
    view.handleLabel = handleLabel
    view.nameLabel = nameLabel
    view.postsLabel = postsLabel
    return view
  }
}
