#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension TappableCardView {
  /// The tree of `TappableCardView.xib`.
  public static func makeInCode() -> TappableCardView {
    let view = TappableCardView(frame: CGRect(x: 0, y: 0, width: 343, height: 208))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    view.layer.cornerRadius = 14

    let photoView = UIImageView(frame: CGRect(x: 0, y: 0, width: 343, height: 120))
    photoView.backgroundColor = .systemGray5
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    photoView.translatesAutoresizingMaskIntoConstraints = false
    photoView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    photoView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(photoView)

    let titleLabel = UILabel(frame: CGRect(x: 16, y: 132, width: 283, height: 20.5))
    titleLabel.contentMode = .left
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.text = "Tap for details"
    titleLabel.font = .boldSystemFont(ofSize: 17)
    titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(titleLabel)

    let bodyLabel = UILabel(frame: CGRect(x: 16, y: 156.5, width: 283, height: 34))
    bodyLabel.contentMode = .left
    bodyLabel.translatesAutoresizingMaskIntoConstraints = false
    bodyLabel.text = "A recogniser stands before this view at the top level of the nib."
    bodyLabel.font = .systemFont(ofSize: 14)
    bodyLabel.textColor = .secondaryLabel
    bodyLabel.numberOfLines = 2
    bodyLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    bodyLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(bodyLabel)

    let label = UILabel(frame: CGRect(x: 307, y: 128, width: 20, height: 28.5))
    label.contentMode = .left
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "›"
    label.font = .systemFont(ofSize: 24)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label)
    let tapRecognizer = UITapGestureRecognizer(target: view, action: Selector(("showDetails:")))
    view.addGestureRecognizer(tapRecognizer)
    let longPress = UILongPressGestureRecognizer(target: view, action: Selector(("showMenu:")))
    view.addGestureRecognizer(longPress)

    NSLayoutConstraint.activate([
      photoView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      photoView.topAnchor.constraint(equalTo: view.topAnchor),
      view.trailingAnchor.constraint(equalTo: photoView.trailingAnchor),
      titleLabel.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: 12),
      titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      bodyLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      bodyLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      label.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
      photoView.heightAnchor.constraint(equalToConstant: 120),
      bodyLabel.heightAnchor.constraint(equalToConstant: 34),
      label.heightAnchor.constraint(equalToConstant: 28.5),
      label.widthAnchor.constraint(equalToConstant: 20),
    ])

    view.photoView = photoView
    view.titleLabel = titleLabel
    view.bodyLabel = bodyLabel
    view.tapRecognizer = tapRecognizer
    return view
  }
}
