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
    cell.backgroundColor = .systemBackground
    cell.isOpaque = false
    cell.isMultipleTouchEnabled = true
    cell.contentMode = .center
    cell.clipsToBounds = true

    let content = cell.contentView
    content.isOpaque = false
    content.isMultipleTouchEnabled = true
    content.contentMode = .center
    content.clipsToBounds = true
    content.translatesAutoresizingMaskIntoConstraints = false
    content.insetsLayoutMarginsFromSafeArea = false

    let imageView = UIImageView(frame: CGRect(x: 0, y: 0, width: 180, height: 180))
    imageView.backgroundColor = .systemGray5
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    content.addSubview(imageView)

    let likeButton = UIButton(type: .system)
    likeButton.frame = CGRect(x: 144, y: 4, width: 32, height: 32)
    likeButton.translatesAutoresizingMaskIntoConstraints = false
    likeButton.setTitle("♡", for: .normal)
    likeButton.titleLabel?.font = .systemFont(ofSize: 20)
    likeButton.addTarget(cell, action: Selector(("toggleLike:")), for: .touchUpInside)
    content.addSubview(likeButton)

    let titleLabel = UILabel(frame: CGRect(x: 8, y: 186, width: 164, height: 16))
    titleLabel.contentMode = .left
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.text = "Harbour at dawn"
    titleLabel.font = .systemFont(ofSize: 13, weight: .medium)
    titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    content.addSubview(titleLabel)

    let captionLabel = UILabel(frame: CGRect(x: 8, y: 203, width: 164, height: 13.5))
    captionLabel.contentMode = .left
    captionLabel.translatesAutoresizingMaskIntoConstraints = false
    captionLabel.text = "Lisbon, 2024"
    captionLabel.font = .systemFont(ofSize: 11)
    captionLabel.textColor = .secondaryLabel
    captionLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    captionLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    content.addSubview(captionLabel)

    let cellLeading = cell.leadingAnchor.constraint(equalTo: content.leadingAnchor)
    cellLeading.identifier = "UIIBSystemGenerated"

    let cellTrailing = cell.trailingAnchor.constraint(equalTo: content.trailingAnchor)
    cellTrailing.identifier = "UIIBSystemGenerated"

    let cellTop = cell.topAnchor.constraint(equalTo: content.topAnchor)
    cellTop.identifier = "UIIBSystemGenerated"

    let cellBottom = cell.bottomAnchor.constraint(equalTo: content.bottomAnchor)
    cellBottom.identifier = "UIIBSystemGenerated"

    NSLayoutConstraint.activate([
      cellLeading,
      cellTrailing,
      cellTop,
      cellBottom,
      content.trailingAnchor.constraint(equalTo: imageView.trailingAnchor),
      imageView.topAnchor.constraint(equalTo: content.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: likeButton.trailingAnchor, constant: 4),
      likeButton.topAnchor.constraint(equalTo: content.topAnchor, constant: 4),
      content.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
      titleLabel.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
      titleLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 6),
      captionLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      captionLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      captionLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 1),
      imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor),
      likeButton.widthAnchor.constraint(equalToConstant: 32),
      likeButton.heightAnchor.constraint(equalToConstant: 32),
    ])

    cell.imageView = imageView
    cell.likeButton = likeButton
    cell.titleLabel = titleLabel
    cell.captionLabel = captionLabel
    return cell
  }
}
