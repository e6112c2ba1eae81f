#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension Size20View {
  /// The tree of `Size20View.xib`.
  public static func makeInCode() -> Size20View {
    let view = Size20View(frame: CGRect(x: 0, y: 0, width: 375, height: 212))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .white

    let label = UILabel(frame: CGRect(x: 16, y: 8, width: 343, height: 24))
    label.contentMode = .left
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "20 views"
    label.font = .boldSystemFont(ofSize: 20)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label)

    let container = makeContainer()
    view.addSubview(container)

    let container2 = UIView(frame: CGRect(x: 0, y: 84, width: 375, height: 44))
    container2.translatesAutoresizingMaskIntoConstraints = false

    let imageView2 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView2.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView2.contentMode = .scaleAspectFit
    imageView2.clipsToBounds = true
    imageView2.translatesAutoresizingMaskIntoConstraints = false
    imageView2.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView2.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container2.addSubview(imageView2)

    let row2Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row2Label.contentMode = .left
    row2Label.translatesAutoresizingMaskIntoConstraints = false
    row2Label.text = "Row 2"
    row2Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row2Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container2.addSubview(row2Label)

    let sharedWithTwoLabel = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel.contentMode = .left
    sharedWithTwoLabel.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel.text = "Shared with two people"
    sharedWithTwoLabel.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel.textColor = .secondaryLabel
    sharedWithTwoLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container2.addSubview(sharedWithTwoLabel)

    let openButton2 = UIButton(type: .system)
    openButton2.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton2.translatesAutoresizingMaskIntoConstraints = false
    openButton2.setTitle("Open", for: .normal)
    container2.addSubview(openButton2)
    view.addSubview(container2)

    let container3 = UIView(frame: CGRect(x: 0, y: 128, width: 375, height: 44))
    container3.translatesAutoresizingMaskIntoConstraints = false

    let imageView3 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView3.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView3.contentMode = .scaleAspectFit
    imageView3.clipsToBounds = true
    imageView3.translatesAutoresizingMaskIntoConstraints = false
    imageView3.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView3.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container3.addSubview(imageView3)

    let row3Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row3Label.contentMode = .left
    row3Label.translatesAutoresizingMaskIntoConstraints = false
    row3Label.text = "Row 3"
    row3Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row3Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container3.addSubview(row3Label)

    let archivedLabel = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel.contentMode = .left
    archivedLabel.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel.text = "Archived"
    archivedLabel.font = .systemFont(ofSize: 12)
    archivedLabel.textColor = .secondaryLabel
    archivedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container3.addSubview(archivedLabel)

    let openButton3 = UIButton(type: .system)
    openButton3.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton3.translatesAutoresizingMaskIntoConstraints = false
    openButton3.setTitle("Open", for: .normal)
    container3.addSubview(openButton3)
    view.addSubview(container3)

    let updatedLabel = UILabel(frame: CGRect(x: 16, y: 180, width: 109, height: 20))
    updatedLabel.contentMode = .left
    updatedLabel.translatesAutoresizingMaskIntoConstraints = false
    updatedLabel.text = "Updated"
    updatedLabel.font = .systemFont(ofSize: 12)
    updatedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(updatedLabel)

    let itemsLabel = UILabel(frame: CGRect(x: 133, y: 180, width: 109, height: 20))
    itemsLabel.contentMode = .left
    itemsLabel.translatesAutoresizingMaskIntoConstraints = false
    itemsLabel.text = "Items"
    itemsLabel.font = .systemFont(ofSize: 12)
    itemsLabel.textAlignment = .center
    itemsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    itemsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(itemsLabel)

    let totalLabel = UILabel(frame: CGRect(x: 250, y: 180, width: 109, height: 20))
    totalLabel.contentMode = .left
    totalLabel.translatesAutoresizingMaskIntoConstraints = false
    totalLabel.text = "Total"
    totalLabel.font = .systemFont(ofSize: 12)
    totalLabel.textAlignment = .right
    totalLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    totalLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(totalLabel)

    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      container.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      container2.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container2.topAnchor.constraint(equalTo: container.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container2.trailingAnchor),
      container3.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container3.trailingAnchor),
      container3.topAnchor.constraint(equalTo: container2.bottomAnchor),
      updatedLabel.widthAnchor.constraint(equalTo: itemsLabel.widthAnchor),
      updatedLabel.topAnchor.constraint(equalTo: container3.bottomAnchor, constant: 8),
      updatedLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      itemsLabel.topAnchor.constraint(equalTo: container3.bottomAnchor, constant: 8),
      itemsLabel.widthAnchor.constraint(equalTo: totalLabel.widthAnchor),
      itemsLabel.leadingAnchor.constraint(equalTo: updatedLabel.trailingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: totalLabel.trailingAnchor, constant: 16),
      totalLabel.leadingAnchor.constraint(equalTo: itemsLabel.trailingAnchor, constant: 8),
      totalLabel.topAnchor.constraint(equalTo: container3.bottomAnchor, constant: 8),
      label.heightAnchor.constraint(equalToConstant: 24),
      imageView2.centerYAnchor.constraint(equalTo: container2.centerYAnchor),
      imageView2.leadingAnchor.constraint(equalTo: container2.leadingAnchor, constant: 16),
      row2Label.topAnchor.constraint(equalTo: container2.topAnchor, constant: 3),
      row2Label.leadingAnchor.constraint(equalTo: imageView2.trailingAnchor, constant: 12),
      sharedWithTwoLabel.trailingAnchor.constraint(equalTo: row2Label.trailingAnchor),
      sharedWithTwoLabel.topAnchor.constraint(equalTo: row2Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel.leadingAnchor.constraint(equalTo: row2Label.leadingAnchor),
      openButton2.leadingAnchor.constraint(equalTo: row2Label.trailingAnchor, constant: 8),
      container2.trailingAnchor.constraint(equalTo: openButton2.trailingAnchor, constant: 16),
      openButton2.centerYAnchor.constraint(equalTo: container2.centerYAnchor),
      container2.heightAnchor.constraint(equalToConstant: 44),
      imageView2.heightAnchor.constraint(equalToConstant: 28),
      imageView2.widthAnchor.constraint(equalToConstant: 28),
      row2Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel.heightAnchor.constraint(equalToConstant: 15),
      openButton2.widthAnchor.constraint(equalToConstant: 60),
      openButton2.heightAnchor.constraint(equalToConstant: 30),
      imageView3.centerYAnchor.constraint(equalTo: container3.centerYAnchor),
    ])

    NSLayoutConstraint.activate([
      imageView3.leadingAnchor.constraint(equalTo: container3.leadingAnchor, constant: 16),
      row3Label.topAnchor.constraint(equalTo: container3.topAnchor, constant: 3),
      row3Label.leadingAnchor.constraint(equalTo: imageView3.trailingAnchor, constant: 12),
      archivedLabel.topAnchor.constraint(equalTo: row3Label.bottomAnchor, constant: 1),
      archivedLabel.leadingAnchor.constraint(equalTo: row3Label.leadingAnchor),
      archivedLabel.trailingAnchor.constraint(equalTo: row3Label.trailingAnchor),
      openButton3.leadingAnchor.constraint(equalTo: row3Label.trailingAnchor, constant: 8),
      container3.trailingAnchor.constraint(equalTo: openButton3.trailingAnchor, constant: 16),
      openButton3.centerYAnchor.constraint(equalTo: container3.centerYAnchor),
      container3.heightAnchor.constraint(equalToConstant: 44),
      imageView3.widthAnchor.constraint(equalToConstant: 28),
      imageView3.heightAnchor.constraint(equalToConstant: 28),
      row3Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel.heightAnchor.constraint(equalToConstant: 15),
      openButton3.heightAnchor.constraint(equalToConstant: 30),
      openButton3.widthAnchor.constraint(equalToConstant: 60),
      updatedLabel.heightAnchor.constraint(equalToConstant: 20),
      itemsLabel.heightAnchor.constraint(equalToConstant: 20),
      totalLabel.heightAnchor.constraint(equalToConstant: 20),
    ])
    return view
  }

  private static func makeContainer() -> UIView {
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

    NSLayoutConstraint.activate([
      imageView.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      imageView.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      row1Label.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: 12),
      row1Label.topAnchor.constraint(equalTo: container.topAnchor, constant: 3),
      notSynchronisedLabel.trailingAnchor.constraint(equalTo: row1Label.trailingAnchor),
      notSynchronisedLabel.leadingAnchor.constraint(equalTo: row1Label.leadingAnchor),
      notSynchronisedLabel.topAnchor.constraint(equalTo: row1Label.bottomAnchor, constant: 1),
      openButton.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      container.trailingAnchor.constraint(equalTo: openButton.trailingAnchor, constant: 16),
      openButton.leadingAnchor.constraint(equalTo: row1Label.trailingAnchor, constant: 8),
      container.heightAnchor.constraint(equalToConstant: 44),
      imageView.heightAnchor.constraint(equalToConstant: 28),
      imageView.widthAnchor.constraint(equalToConstant: 28),
      row1Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel.heightAnchor.constraint(equalToConstant: 15),
      openButton.widthAnchor.constraint(equalToConstant: 60),
      openButton.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container
  }
}
