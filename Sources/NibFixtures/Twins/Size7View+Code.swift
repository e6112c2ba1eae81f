#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension Size7View {
  /// The tree of `Size7View.xib`.
  public static func makeInCode() -> Size7View {
    let view = Size7View(frame: CGRect(x: 0, y: 0, width: 375, height: 88))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .white

    let label = UILabel(frame: CGRect(x: 16, y: 8, width: 343, height: 24))
    label.contentMode = .left
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "7 views"
    label.font = .boldSystemFont(ofSize: 20)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label)

    let container = UIView(frame: CGRect(x: 0, y: 40, width: 375, height: 44))
    container.translatesAutoresizingMaskIntoConstraints = false

    let imageView = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView.contentMode = .scaleAspectFit
    imageView.clipsToBounds = true
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container.addSubview(imageView)

    let row1Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row1Label.contentMode = .left
    row1Label.translatesAutoresizingMaskIntoConstraints = false
    row1Label.text = "Row 1"
    row1Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row1Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container.addSubview(row1Label)

    let notSynchronisedLabel = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel.contentMode = .left
    notSynchronisedLabel.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel.text = "Not synchronised"
    notSynchronisedLabel.font = .systemFont(ofSize: 12)
    notSynchronisedLabel.textColor = .secondaryLabel
    notSynchronisedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container.addSubview(notSynchronisedLabel)

    let openButton = UIButton(type: .system)
    openButton.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton.translatesAutoresizingMaskIntoConstraints = false
    openButton.setTitle("Open", for: .normal)
    container.addSubview(openButton)
    view.addSubview(container)

    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      container.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      container.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.heightAnchor.constraint(equalToConstant: 24),
      imageView.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      imageView.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      row1Label.topAnchor.constraint(equalTo: container.topAnchor, constant: 3),
      row1Label.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: 12),
      notSynchronisedLabel.leadingAnchor.constraint(equalTo: row1Label.leadingAnchor),
      notSynchronisedLabel.topAnchor.constraint(equalTo: row1Label.bottomAnchor, constant: 1),
      notSynchronisedLabel.trailingAnchor.constraint(equalTo: row1Label.trailingAnchor),
      openButton.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      container.trailingAnchor.constraint(equalTo: openButton.trailingAnchor, constant: 16),
      openButton.leadingAnchor.constraint(equalTo: row1Label.trailingAnchor, constant: 8),
      container.heightAnchor.constraint(equalToConstant: 44),
      imageView.widthAnchor.constraint(equalToConstant: 28),
      imageView.heightAnchor.constraint(equalToConstant: 28),
      row1Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel.heightAnchor.constraint(equalToConstant: 15),
      openButton.widthAnchor.constraint(equalToConstant: 60),
      openButton.heightAnchor.constraint(equalToConstant: 30),
    ])
    return view
  }
}
