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
    cell.backgroundColor = .systemBackground
    let content = cell.contentView
    content.clipsToBounds = true
    content.contentMode = .center
    content.frame = CGRect(x: 0, y: 0, width: 375, height: 72)

    let avatarView = UIImageView.designed(
      frame: CGRect(x: 16, y: 12, width: 48, height: 48), contentMode: .scaleAspectFill)
    avatarView.backgroundColor = .systemGray5
    avatarView.layer.cornerRadius = 24
    content.addConstrained(avatarView)

    let nameLabel = UILabel.designed(
      "Katherine Johnson", font: .systemFont(ofSize: 17, weight: .semibold),
      frame: CGRect(x: 76, y: 14, width: 211, height: 20.5))
    content.addConstrained(nameLabel)

    let timeLabel = UILabel.designed(
      "09:41", font: .systemFont(ofSize: 12), frame: CGRect(x: 295, y: 17, width: 64, height: 14.5),
      color: .secondaryLabel, alignment: .right)
    content.addConstrained(timeLabel)

    let messageLabel = UILabel.designed(
      "The numbers check out, you are good to go.", font: .systemFont(ofSize: 14),
      frame: CGRect(x: 76, y: 38.5, width: 255, height: 17), color: .secondaryLabel)
    content.addConstrained(messageLabel)

    let badgeView = UIView(frame: CGRect(x: 339, y: 37, width: 20, height: 20))
    badgeView.backgroundColor = .systemBlue
    badgeView.layer.cornerRadius = 10

    let badgeLabel = UILabel.designed(
      "2", font: .systemFont(ofSize: 12), frame: CGRect(x: 0, y: 0, width: 20, height: 20), color: .white,
      alignment: .center)
    badgeView.addConstrained(badgeLabel)
    content.addConstrained(badgeView)

    NSLayoutConstraint.activate([
      avatarView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      avatarView.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      avatarView.widthAnchor.constraint(equalToConstant: 48),
      avatarView.widthAnchor.constraint(equalTo: avatarView.heightAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
      nameLabel.topAnchor.constraint(equalTo: content.topAnchor, constant: 14),
      timeLabel.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8),
      content.trailingAnchor.constraint(equalTo: timeLabel.trailingAnchor, constant: 16),
      timeLabel.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),
      timeLabel.widthAnchor.constraint(equalToConstant: 64),
      messageLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      messageLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      badgeView.leadingAnchor.constraint(equalTo: messageLabel.trailingAnchor, constant: 8),
      content.bottomAnchor.constraint(greaterThanOrEqualTo: messageLabel.bottomAnchor, constant: 12),
      content.trailingAnchor.constraint(equalTo: badgeView.trailingAnchor, constant: 16),
      badgeView.centerYAnchor.constraint(equalTo: messageLabel.centerYAnchor),
      badgeView.heightAnchor.constraint(equalToConstant: 20),
      badgeView.widthAnchor.constraint(equalToConstant: 20),
      badgeLabel.leadingAnchor.constraint(equalTo: badgeView.leadingAnchor),
      badgeLabel.topAnchor.constraint(equalTo: badgeView.topAnchor),
      badgeView.trailingAnchor.constraint(equalTo: badgeLabel.trailingAnchor),
      badgeView.bottomAnchor.constraint(equalTo: badgeLabel.bottomAnchor),
    ])

    cell.avatarView = avatarView
    cell.badgeLabel = badgeLabel
    cell.badgeView = badgeView
    cell.messageLabel = messageLabel
    cell.nameLabel = nameLabel
    cell.timeLabel = timeLabel
    return cell
  }
}
