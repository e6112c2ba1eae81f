#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension PhotoCell {
  /// The tree of `PhotoCell.xib`.
  public static func makeInCode() -> PhotoCell {
    let cell = PhotoCell(frame: CGRect(x: 0, y: 0, width: 180, height: 220))
    cell.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    cell.clipsToBounds = true
    cell.contentMode = .center
    cell.backgroundColor = .systemBackground
    let content = cell.contentView
    content.clipsToBounds = true
    content.contentMode = .center
    content.insetsLayoutMarginsFromSafeArea = false

    let imageView = UIImageView.designed(
      frame: CGRect(x: 0, y: 0, width: 180, height: 180), contentMode: .scaleAspectFill)
    imageView.backgroundColor = .systemGray5
    content.addConstrained(imageView)

    let likeButton = UIButton(type: .system)
    likeButton.frame = CGRect(x: 144, y: 4, width: 32, height: 32)
    likeButton.setTitle("♡", for: .normal)
    likeButton.titleLabel?.font = .systemFont(ofSize: 20)
    likeButton.addTarget(cell, action: Selector(("toggleLike:")), for: .touchUpInside)
    content.addConstrained(likeButton)

    let titleLabel = UILabel.designed(
      "Harbour at dawn", font: .systemFont(ofSize: 13, weight: .medium),
      frame: CGRect(x: 8, y: 186, width: 164, height: 16))
    content.addConstrained(titleLabel)

    let captionLabel = UILabel.designed(
      "Lisbon, 2024", font: .systemFont(ofSize: 11), frame: CGRect(x: 8, y: 203, width: 164, height: 13.5),
      color: .secondaryLabel)
    content.addConstrained(captionLabel)

    NSLayoutConstraint.activate([
      imageView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      imageView.topAnchor.constraint(equalTo: content.topAnchor),
      content.trailingAnchor.constraint(equalTo: imageView.trailingAnchor),
      imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor),
      content.trailingAnchor.constraint(equalTo: likeButton.trailingAnchor, constant: 4),
      likeButton.topAnchor.constraint(equalTo: content.topAnchor, constant: 4),
      likeButton.widthAnchor.constraint(equalToConstant: 32),
      likeButton.heightAnchor.constraint(equalToConstant: 32),
      titleLabel.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
      titleLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 6),
      content.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
      captionLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      captionLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      captionLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 1),
    ])

    cell.captionLabel = captionLabel
    cell.imageView = imageView
    cell.likeButton = likeButton
    cell.titleLabel = titleLabel
    return cell
  }
}
