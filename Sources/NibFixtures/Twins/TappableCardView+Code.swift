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

    let photoView = UIImageView.designed(
      frame: CGRect(x: 0, y: 0, width: 343, height: 120), contentMode: .scaleAspectFill)
    photoView.backgroundColor = .systemGray5
    view.addConstrained(photoView)

    let titleLabel = UILabel.designed(
      "Tap for details", font: .boldSystemFont(ofSize: 17),
      frame: CGRect(x: 16, y: 132, width: 283, height: 20.5))
    view.addConstrained(titleLabel)

    let bodyLabel = UILabel.designed(
      "A recogniser stands before this view at the top level of the nib.", font: .systemFont(ofSize: 14),
      frame: CGRect(x: 16, y: 156.5, width: 283, height: 34), color: .secondaryLabel)
    bodyLabel.numberOfLines = 2
    view.addConstrained(bodyLabel)

    let chevronLabel = UILabel.designed(
      "›", font: .systemFont(ofSize: 24), frame: CGRect(x: 307, y: 128, width: 20, height: 28.5),
      color: .secondaryLabel, alignment: .center)
    view.addConstrained(chevronLabel)

    NSLayoutConstraint.activate([
      photoView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      photoView.topAnchor.constraint(equalTo: view.topAnchor),
      view.trailingAnchor.constraint(equalTo: photoView.trailingAnchor),
      photoView.heightAnchor.constraint(equalToConstant: 120),
      titleLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      titleLabel.topAnchor.constraint(equalTo: photoView.bottomAnchor, constant: 12),
      chevronLabel.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
      bodyLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      bodyLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      bodyLabel.heightAnchor.constraint(equalToConstant: 34),
      view.trailingAnchor.constraint(equalTo: chevronLabel.trailingAnchor, constant: 16),
      chevronLabel.centerYAnchor.constraint(equalTo: titleLabel.centerYAnchor),
      chevronLabel.widthAnchor.constraint(equalToConstant: 20),
      chevronLabel.heightAnchor.constraint(equalToConstant: 28.5),
    ])

    let tapRecognizer = UITapGestureRecognizer(target: view, action: Selector(("showDetails:")))
    view.addGestureRecognizer(tapRecognizer)
    let pressRecognizer = UILongPressGestureRecognizer(target: view, action: Selector(("showMenu:")))
    view.addGestureRecognizer(pressRecognizer)

    view.bodyLabel = bodyLabel
    view.photoView = photoView
    view.tapRecognizer = tapRecognizer
    view.titleLabel = titleLabel
    return view
  }
}
