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

    let coverImageView = UIImageView(frame: CGRect(x: 0, y: 0, width: 375, height: 120))
    coverImageView.backgroundColor = .systemGray5
    coverImageView.contentMode = .scaleAspectFill
    coverImageView.clipsToBounds = true
    coverImageView.translatesAutoresizingMaskIntoConstraints = false
    coverImageView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    coverImageView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(coverImageView)

    let avatarImageView = UIImageView(frame: CGRect(x: 16, y: 80, width: 80, height: 80))
    avatarImageView.backgroundColor = .systemBlue
    avatarImageView.contentMode = .scaleAspectFill
    avatarImageView.clipsToBounds = true
    avatarImageView.translatesAutoresizingMaskIntoConstraints = false
    avatarImageView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    avatarImageView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    avatarImageView.layer.cornerRadius = 40
    avatarImageView.layer.borderWidth = 3
    view.addSubview(avatarImageView)

    let followButton = UIButton(type: .system)
    followButton.frame = CGRect(x: 263, y: 132, width: 96, height: 36)
    followButton.backgroundColor = .systemBlue
    followButton.translatesAutoresizingMaskIntoConstraints = false
    followButton.setTitle("Follow", for: .normal)
    followButton.setTitleColor(.white, for: .normal)
    followButton.titleLabel?.font = .boldSystemFont(ofSize: 15)
    followButton.addTarget(view, action: Selector(("toggleFollow:")), for: .touchUpInside)
    followButton.layer.cornerRadius = 18
    view.addSubview(followButton)

    let nameLabel = UILabel(frame: CGRect(x: 16, y: 168, width: 343, height: 24))
    nameLabel.contentMode = .left
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    nameLabel.text = "Grace Hopper"
    nameLabel.font = .boldSystemFont(ofSize: 20)
    nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(nameLabel)

    let handleLabel = UILabel(frame: CGRect(x: 16, y: 194, width: 343, height: 18))
    handleLabel.contentMode = .left
    handleLabel.translatesAutoresizingMaskIntoConstraints = false
    handleLabel.text = "@grace"
    handleLabel.font = .systemFont(ofSize: 15)
    handleLabel.textColor = .secondaryLabel
    handleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    handleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(handleLabel)

    let bioLabel = UILabel(frame: CGRect(x: 16, y: 220, width: 343, height: 34))
    bioLabel.contentMode = .left
    bioLabel.translatesAutoresizingMaskIntoConstraints = false
    bioLabel.text = "Compilers, clocks and nanoseconds. Keeps a wire of eleven point eight inches at hand."
    bioLabel.font = .systemFont(ofSize: 14)
    bioLabel.numberOfLines = 2
    bioLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    bioLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(bioLabel)

    let stack = UIStackView(frame: CGRect(x: 16, y: 266, width: 343, height: 37))
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.distribution = .fillEqually
    stack.spacing = 8

    let stack2 = UIStackView(frame: CGRect(x: 0, y: 0, width: 109, height: 37))
    stack2.translatesAutoresizingMaskIntoConstraints = false
    stack2.axis = .vertical
    stack2.spacing = 2

    let postsLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 109, height: 20.5))
    postsLabel.contentMode = .left
    postsLabel.translatesAutoresizingMaskIntoConstraints = false
    postsLabel.text = "128"
    postsLabel.font = .boldSystemFont(ofSize: 17)
    postsLabel.textAlignment = .center
    postsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    postsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack2.addArrangedSubview(postsLabel)

    let postsLabel2 = UILabel(frame: CGRect(x: 0, y: 22.5, width: 109, height: 14.5))
    postsLabel2.contentMode = .left
    postsLabel2.translatesAutoresizingMaskIntoConstraints = false
    postsLabel2.text = "Posts"
    postsLabel2.font = .systemFont(ofSize: 12)
    postsLabel2.textColor = .secondaryLabel
    postsLabel2.textAlignment = .center
    postsLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    postsLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack2.addArrangedSubview(postsLabel2)
    stack.addArrangedSubview(stack2)

    let stack3 = UIStackView(frame: CGRect(x: 117, y: 0, width: 109, height: 37))
    stack3.translatesAutoresizingMaskIntoConstraints = false
    stack3.axis = .vertical
    stack3.spacing = 2

    let followersLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 109, height: 20.5))
    followersLabel.contentMode = .left
    followersLabel.translatesAutoresizingMaskIntoConstraints = false
    followersLabel.text = "24,051"
    followersLabel.font = .boldSystemFont(ofSize: 17)
    followersLabel.textAlignment = .center
    followersLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    followersLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack3.addArrangedSubview(followersLabel)

    let followersLabel2 = UILabel(frame: CGRect(x: 0, y: 22.5, width: 109, height: 14.5))
    followersLabel2.contentMode = .left
    followersLabel2.translatesAutoresizingMaskIntoConstraints = false
    followersLabel2.text = "Followers"
    followersLabel2.font = .systemFont(ofSize: 12)
    followersLabel2.textColor = .secondaryLabel
    followersLabel2.textAlignment = .center
    followersLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    followersLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack3.addArrangedSubview(followersLabel2)
    stack.addArrangedSubview(stack3)

    let stack4 = UIStackView(frame: CGRect(x: 234, y: 0, width: 109, height: 37))
    stack4.translatesAutoresizingMaskIntoConstraints = false
    stack4.axis = .vertical
    stack4.spacing = 2

    let followingLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 109, height: 20.5))
    followingLabel.contentMode = .left
    followingLabel.translatesAutoresizingMaskIntoConstraints = false
    followingLabel.text = "312"
    followingLabel.font = .boldSystemFont(ofSize: 17)
    followingLabel.textAlignment = .center
    followingLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    followingLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack4.addArrangedSubview(followingLabel)

    let followingLabel2 = UILabel(frame: CGRect(x: 0, y: 22.5, width: 109, height: 14.5))
    followingLabel2.contentMode = .left
    followingLabel2.translatesAutoresizingMaskIntoConstraints = false
    followingLabel2.text = "Following"
    followingLabel2.font = .systemFont(ofSize: 12)
    followingLabel2.textColor = .secondaryLabel
    followingLabel2.textAlignment = .center
    followingLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    followingLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack4.addArrangedSubview(followingLabel2)
    stack.addArrangedSubview(stack4)
    view.addSubview(stack)

    let viewBottom = view.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 16)
    viewBottom.priority = UILayoutPriority(999)

    NSLayoutConstraint.activate([
      coverImageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: coverImageView.trailingAnchor),
      coverImageView.topAnchor.constraint(equalTo: view.topAnchor),
      avatarImageView.centerYAnchor.constraint(equalTo: coverImageView.bottomAnchor),
      avatarImageView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      followButton.topAnchor.constraint(equalTo: coverImageView.bottomAnchor, constant: 12),
      view.trailingAnchor.constraint(equalTo: followButton.trailingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 16),
      nameLabel.topAnchor.constraint(equalTo: avatarImageView.bottomAnchor, constant: 8),
      nameLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      handleLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      handleLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      handleLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      bioLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      bioLabel.topAnchor.constraint(equalTo: handleLabel.bottomAnchor, constant: 8),
      bioLabel.trailingAnchor.constraint(equalTo: nameLabel.trailingAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
      viewBottom,
      stack.topAnchor.constraint(equalTo: bioLabel.bottomAnchor, constant: 12),
      coverImageView.heightAnchor.constraint(equalToConstant: 120),
      avatarImageView.widthAnchor.constraint(equalToConstant: 80),
      avatarImageView.widthAnchor.constraint(equalTo: avatarImageView.heightAnchor),
      followButton.widthAnchor.constraint(equalToConstant: 96),
      followButton.heightAnchor.constraint(equalToConstant: 36),
      bioLabel.heightAnchor.constraint(equalToConstant: 34),
    ])

    view.coverImageView = coverImageView
    view.avatarImageView = avatarImageView
    view.followButton = followButton
    view.nameLabel = nameLabel
    view.handleLabel = handleLabel
    view.bioLabel = bioLabel
    view.postsLabel = postsLabel
    view.followersLabel = followersLabel
    view.followingLabel = followingLabel
    return view
  }
}
