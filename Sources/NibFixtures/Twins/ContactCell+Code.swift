#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension ContactCell {
  /// The tree of `ContactCell.xib`.
  public static func makeInCode() -> ContactCell {
    let cell = ContactCell(style: .default, reuseIdentifier: "ContactCell")
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 72)
    cell.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let content = cell.contentView
    content.frame = CGRect(x: 0, y: 0, width: 375, height: 72)
    content.isOpaque = false
    content.isMultipleTouchEnabled = true
    content.contentMode = .center
    content.clipsToBounds = true

    let avatarView = UIImageView(frame: CGRect(x: 16, y: 12, width: 48, height: 48))
    avatarView.backgroundColor = .systemGray5
    avatarView.contentMode = .scaleAspectFill
    avatarView.clipsToBounds = true
    avatarView.translatesAutoresizingMaskIntoConstraints = false
    avatarView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    avatarView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    avatarView.layer.cornerRadius = 24
    content.addSubview(avatarView)

    let nameLabel = UILabel(frame: CGRect(x: 76, y: 14, width: 211, height: 20.5))
    nameLabel.contentMode = .left
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    nameLabel.text = "Katherine Johnson"
    nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    content.addSubview(nameLabel)

    let timeLabel = UILabel(frame: CGRect(x: 295, y: 17, width: 64, height: 14.5))
    timeLabel.contentMode = .left
    timeLabel.translatesAutoresizingMaskIntoConstraints = false
    timeLabel.text = "09:41"
    timeLabel.font = .systemFont(ofSize: 12)
    timeLabel.textColor = .secondaryLabel
    timeLabel.textAlignment = .right
    timeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    timeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    content.addSubview(timeLabel)

    let messageLabel = UILabel(frame: CGRect(x: 76, y: 38.5, width: 255, height: 17))
    messageLabel.contentMode = .left
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    messageLabel.text = "The numbers check out, you are good to go."
    messageLabel.font = .systemFont(ofSize: 14)
    messageLabel.textColor = .secondaryLabel
    messageLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    messageLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    content.addSubview(messageLabel)

    let badgeView = UIView(frame: CGRect(x: 339, y: 37, width: 20, height: 20))
    badgeView.backgroundColor = .systemBlue
    badgeView.translatesAutoresizingMaskIntoConstraints = false
    badgeView.layer.cornerRadius = 10

    let badgeLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    badgeLabel.contentMode = .left
    badgeLabel.translatesAutoresizingMaskIntoConstraints = false
    badgeLabel.text = "2"
    badgeLabel.font = .systemFont(ofSize: 12)
    badgeLabel.textColor = .white
    badgeLabel.textAlignment = .center
    badgeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    badgeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    badgeView.addSubview(badgeLabel)
    content.addSubview(badgeView)

    NSLayoutConstraint.activate([
      avatarView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      avatarView.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      nameLabel.topAnchor.constraint(equalTo: content.topAnchor, constant: 14),
      nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
      timeLabel.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8),
      content.trailingAnchor.constraint(equalTo: timeLabel.trailingAnchor, constant: 16),
      timeLabel.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),
      content.bottomAnchor.constraint(greaterThanOrEqualTo: messageLabel.bottomAnchor, constant: 12),
      messageLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      messageLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      content.trailingAnchor.constraint(equalTo: badgeView.trailingAnchor, constant: 16),
      badgeView.centerYAnchor.constraint(equalTo: messageLabel.centerYAnchor),
      badgeView.leadingAnchor.constraint(equalTo: messageLabel.trailingAnchor, constant: 8),
      avatarView.widthAnchor.constraint(equalTo: avatarView.heightAnchor),
      avatarView.widthAnchor.constraint(equalToConstant: 48),
      timeLabel.widthAnchor.constraint(equalToConstant: 64),
      badgeView.bottomAnchor.constraint(equalTo: badgeLabel.bottomAnchor),
      badgeView.trailingAnchor.constraint(equalTo: badgeLabel.trailingAnchor),
      badgeLabel.leadingAnchor.constraint(equalTo: badgeView.leadingAnchor),
      badgeLabel.topAnchor.constraint(equalTo: badgeView.topAnchor),
      badgeView.widthAnchor.constraint(equalToConstant: 20),
      badgeView.heightAnchor.constraint(equalToConstant: 20),
    ])

    cell.avatarView = avatarView
    cell.nameLabel = nameLabel
    cell.timeLabel = timeLabel
    cell.messageLabel = messageLabel
    cell.badgeLabel = badgeLabel
    cell.badgeView = badgeView
    return cell
  }
}
