#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension Size60View {
  /// The tree of `Size60View.xib`.
  public static func makeInCode() -> Size60View {
    let view = Size60View(frame: CGRect(x: 0, y: 0, width: 375, height: 564))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .white

    let label = UILabel(frame: CGRect(x: 16, y: 8, width: 343, height: 24))
    label.contentMode = .left
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "60 views"
    label.font = .boldSystemFont(ofSize: 20)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label)

    let container = makeContainer()
    view.addSubview(container)

    let container2 = makeContainer2()
    view.addSubview(container2)

    let container3 = makeContainer3()
    view.addSubview(container3)

    let container4 = makeContainer4()
    view.addSubview(container4)

    let container5 = makeContainer5()
    view.addSubview(container5)

    let container6 = makeContainer6()
    view.addSubview(container6)

    let container7 = makeContainer7()
    view.addSubview(container7)

    let container8 = makeContainer8()
    view.addSubview(container8)

    let container9 = makeContainer9()
    view.addSubview(container9)

    let container10 = makeContainer10()
    view.addSubview(container10)

    let container11 = UIView(frame: CGRect(x: 0, y: 480, width: 375, height: 44))
    container11.translatesAutoresizingMaskIntoConstraints = false

    let imageView11 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView11.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView11.contentMode = .scaleAspectFit
    imageView11.clipsToBounds = true
    imageView11.translatesAutoresizingMaskIntoConstraints = false
    imageView11.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView11.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container11.addSubview(imageView11)

    let row11Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row11Label.contentMode = .left
    row11Label.translatesAutoresizingMaskIntoConstraints = false
    row11Label.text = "Row 11"
    row11Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row11Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container11.addSubview(row11Label)

    let archivedLabel3 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel3.contentMode = .left
    archivedLabel3.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel3.text = "Archived"
    archivedLabel3.font = .systemFont(ofSize: 12)
    archivedLabel3.textColor = .secondaryLabel
    archivedLabel3.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel3.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container11.addSubview(archivedLabel3)

    let openButton11 = UIButton(type: .system)
    openButton11.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton11.translatesAutoresizingMaskIntoConstraints = false
    openButton11.setTitle("Open", for: .normal)
    container11.addSubview(openButton11)
    view.addSubview(container11)

    let updatedLabel = UILabel(frame: CGRect(x: 16, y: 532, width: 109, height: 20))
    updatedLabel.contentMode = .left
    updatedLabel.translatesAutoresizingMaskIntoConstraints = false
    updatedLabel.text = "Updated"
    updatedLabel.font = .systemFont(ofSize: 12)
    updatedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(updatedLabel)

    let itemsLabel = UILabel(frame: CGRect(x: 133, y: 532, width: 109, height: 20))
    itemsLabel.contentMode = .left
    itemsLabel.translatesAutoresizingMaskIntoConstraints = false
    itemsLabel.text = "Items"
    itemsLabel.font = .systemFont(ofSize: 12)
    itemsLabel.textAlignment = .center
    itemsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    itemsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(itemsLabel)

    let totalLabel = UILabel(frame: CGRect(x: 250, y: 532, width: 109, height: 20))
    totalLabel.contentMode = .left
    totalLabel.translatesAutoresizingMaskIntoConstraints = false
    totalLabel.text = "Total"
    totalLabel.font = .systemFont(ofSize: 12)
    totalLabel.textAlignment = .right
    totalLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    totalLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(totalLabel)

    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      container.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      container2.topAnchor.constraint(equalTo: container.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container2.trailingAnchor),
      container2.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container3.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container3.trailingAnchor),
      container3.topAnchor.constraint(equalTo: container2.bottomAnchor),
      container4.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container4.topAnchor.constraint(equalTo: container3.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container4.trailingAnchor),
      container5.topAnchor.constraint(equalTo: container4.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container5.trailingAnchor),
      container5.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container6.trailingAnchor),
      container6.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container6.topAnchor.constraint(equalTo: container5.bottomAnchor),
      container7.topAnchor.constraint(equalTo: container6.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container7.trailingAnchor),
      container7.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container8.trailingAnchor),
      container8.topAnchor.constraint(equalTo: container7.bottomAnchor),
      container8.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container9.trailingAnchor),
      container9.topAnchor.constraint(equalTo: container8.bottomAnchor),
      container9.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container10.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container10.topAnchor.constraint(equalTo: container9.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container10.trailingAnchor),
      container11.topAnchor.constraint(equalTo: container10.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container11.trailingAnchor),
      container11.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      updatedLabel.topAnchor.constraint(equalTo: container11.bottomAnchor, constant: 8),
      updatedLabel.widthAnchor.constraint(equalTo: itemsLabel.widthAnchor),
      updatedLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      itemsLabel.leadingAnchor.constraint(equalTo: updatedLabel.trailingAnchor, constant: 8),
    ])

    NSLayoutConstraint.activate([
      itemsLabel.topAnchor.constraint(equalTo: container11.bottomAnchor, constant: 8),
      itemsLabel.widthAnchor.constraint(equalTo: totalLabel.widthAnchor),
      totalLabel.leadingAnchor.constraint(equalTo: itemsLabel.trailingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: totalLabel.trailingAnchor, constant: 16),
      totalLabel.topAnchor.constraint(equalTo: container11.bottomAnchor, constant: 8),
      label.heightAnchor.constraint(equalToConstant: 24),
      imageView11.centerYAnchor.constraint(equalTo: container11.centerYAnchor),
      imageView11.leadingAnchor.constraint(equalTo: container11.leadingAnchor, constant: 16),
      row11Label.topAnchor.constraint(equalTo: container11.topAnchor, constant: 3),
      row11Label.leadingAnchor.constraint(equalTo: imageView11.trailingAnchor, constant: 12),
      archivedLabel3.leadingAnchor.constraint(equalTo: row11Label.leadingAnchor),
      archivedLabel3.trailingAnchor.constraint(equalTo: row11Label.trailingAnchor),
      archivedLabel3.topAnchor.constraint(equalTo: row11Label.bottomAnchor, constant: 1),
      openButton11.centerYAnchor.constraint(equalTo: container11.centerYAnchor),
      container11.trailingAnchor.constraint(equalTo: openButton11.trailingAnchor, constant: 16),
      openButton11.leadingAnchor.constraint(equalTo: row11Label.trailingAnchor, constant: 8),
      container11.heightAnchor.constraint(equalToConstant: 44),
      imageView11.widthAnchor.constraint(equalToConstant: 28),
      imageView11.heightAnchor.constraint(equalToConstant: 28),
      row11Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel3.heightAnchor.constraint(equalToConstant: 15),
      openButton11.heightAnchor.constraint(equalToConstant: 30),
      openButton11.widthAnchor.constraint(equalToConstant: 60),
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
      notSynchronisedLabel.topAnchor.constraint(equalTo: row1Label.bottomAnchor, constant: 1),
      notSynchronisedLabel.trailingAnchor.constraint(equalTo: row1Label.trailingAnchor),
      notSynchronisedLabel.leadingAnchor.constraint(equalTo: row1Label.leadingAnchor),
      container.trailingAnchor.constraint(equalTo: openButton.trailingAnchor, constant: 16),
      openButton.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      openButton.leadingAnchor.constraint(equalTo: row1Label.trailingAnchor, constant: 8),
      container.heightAnchor.constraint(equalToConstant: 44),
      imageView.widthAnchor.constraint(equalToConstant: 28),
      imageView.heightAnchor.constraint(equalToConstant: 28),
      row1Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel.heightAnchor.constraint(equalToConstant: 15),
      openButton.heightAnchor.constraint(equalToConstant: 30),
      openButton.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container
  }

  private static func makeContainer2() -> UIView {
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

    NSLayoutConstraint.activate([
      imageView2.centerYAnchor.constraint(equalTo: container2.centerYAnchor),
      imageView2.leadingAnchor.constraint(equalTo: container2.leadingAnchor, constant: 16),
      row2Label.topAnchor.constraint(equalTo: container2.topAnchor, constant: 3),
      row2Label.leadingAnchor.constraint(equalTo: imageView2.trailingAnchor, constant: 12),
      sharedWithTwoLabel.leadingAnchor.constraint(equalTo: row2Label.leadingAnchor),
      sharedWithTwoLabel.trailingAnchor.constraint(equalTo: row2Label.trailingAnchor),
      sharedWithTwoLabel.topAnchor.constraint(equalTo: row2Label.bottomAnchor, constant: 1),
      openButton2.leadingAnchor.constraint(equalTo: row2Label.trailingAnchor, constant: 8),
      openButton2.centerYAnchor.constraint(equalTo: container2.centerYAnchor),
      container2.trailingAnchor.constraint(equalTo: openButton2.trailingAnchor, constant: 16),
      container2.heightAnchor.constraint(equalToConstant: 44),
      imageView2.widthAnchor.constraint(equalToConstant: 28),
      imageView2.heightAnchor.constraint(equalToConstant: 28),
      row2Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel.heightAnchor.constraint(equalToConstant: 15),
      openButton2.widthAnchor.constraint(equalToConstant: 60),
      openButton2.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container2
  }

  private static func makeContainer3() -> UIView {
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

    NSLayoutConstraint.activate([
      imageView3.leadingAnchor.constraint(equalTo: container3.leadingAnchor, constant: 16),
      imageView3.centerYAnchor.constraint(equalTo: container3.centerYAnchor),
      row3Label.topAnchor.constraint(equalTo: container3.topAnchor, constant: 3),
      row3Label.leadingAnchor.constraint(equalTo: imageView3.trailingAnchor, constant: 12),
      archivedLabel.trailingAnchor.constraint(equalTo: row3Label.trailingAnchor),
      archivedLabel.leadingAnchor.constraint(equalTo: row3Label.leadingAnchor),
      archivedLabel.topAnchor.constraint(equalTo: row3Label.bottomAnchor, constant: 1),
      openButton3.leadingAnchor.constraint(equalTo: row3Label.trailingAnchor, constant: 8),
      openButton3.centerYAnchor.constraint(equalTo: container3.centerYAnchor),
      container3.trailingAnchor.constraint(equalTo: openButton3.trailingAnchor, constant: 16),
      container3.heightAnchor.constraint(equalToConstant: 44),
      imageView3.widthAnchor.constraint(equalToConstant: 28),
      imageView3.heightAnchor.constraint(equalToConstant: 28),
      row3Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel.heightAnchor.constraint(equalToConstant: 15),
      openButton3.heightAnchor.constraint(equalToConstant: 30),
      openButton3.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container3
  }

  private static func makeContainer4() -> UIView {
    let container4 = UIView(frame: CGRect(x: 0, y: 172, width: 375, height: 44))
    container4.translatesAutoresizingMaskIntoConstraints = false

    let imageView4 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView4.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView4.contentMode = .scaleAspectFit
    imageView4.clipsToBounds = true
    imageView4.translatesAutoresizingMaskIntoConstraints = false
    imageView4.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView4.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container4.addSubview(imageView4)

    let row4Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row4Label.contentMode = .left
    row4Label.translatesAutoresizingMaskIntoConstraints = false
    row4Label.text = "Row 4"
    row4Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row4Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container4.addSubview(row4Label)

    let updatedTodayLabel = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel.contentMode = .left
    updatedTodayLabel.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel.text = "Updated today"
    updatedTodayLabel.font = .systemFont(ofSize: 12)
    updatedTodayLabel.textColor = .secondaryLabel
    updatedTodayLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container4.addSubview(updatedTodayLabel)

    let openButton4 = UIButton(type: .system)
    openButton4.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton4.translatesAutoresizingMaskIntoConstraints = false
    openButton4.setTitle("Open", for: .normal)
    container4.addSubview(openButton4)

    NSLayoutConstraint.activate([
      imageView4.centerYAnchor.constraint(equalTo: container4.centerYAnchor),
      imageView4.leadingAnchor.constraint(equalTo: container4.leadingAnchor, constant: 16),
      row4Label.topAnchor.constraint(equalTo: container4.topAnchor, constant: 3),
      row4Label.leadingAnchor.constraint(equalTo: imageView4.trailingAnchor, constant: 12),
      updatedTodayLabel.topAnchor.constraint(equalTo: row4Label.bottomAnchor, constant: 1),
      updatedTodayLabel.trailingAnchor.constraint(equalTo: row4Label.trailingAnchor),
      updatedTodayLabel.leadingAnchor.constraint(equalTo: row4Label.leadingAnchor),
      openButton4.leadingAnchor.constraint(equalTo: row4Label.trailingAnchor, constant: 8),
      container4.trailingAnchor.constraint(equalTo: openButton4.trailingAnchor, constant: 16),
      openButton4.centerYAnchor.constraint(equalTo: container4.centerYAnchor),
      container4.heightAnchor.constraint(equalToConstant: 44),
      imageView4.widthAnchor.constraint(equalToConstant: 28),
      imageView4.heightAnchor.constraint(equalToConstant: 28),
      row4Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel.heightAnchor.constraint(equalToConstant: 15),
      openButton4.widthAnchor.constraint(equalToConstant: 60),
      openButton4.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container4
  }

  private static func makeContainer5() -> UIView {
    let container5 = UIView(frame: CGRect(x: 0, y: 216, width: 375, height: 44))
    container5.translatesAutoresizingMaskIntoConstraints = false

    let imageView5 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView5.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView5.contentMode = .scaleAspectFit
    imageView5.clipsToBounds = true
    imageView5.translatesAutoresizingMaskIntoConstraints = false
    imageView5.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView5.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container5.addSubview(imageView5)

    let row5Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row5Label.contentMode = .left
    row5Label.translatesAutoresizingMaskIntoConstraints = false
    row5Label.text = "Row 5"
    row5Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row5Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container5.addSubview(row5Label)

    let notSynchronisedLabel2 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel2.contentMode = .left
    notSynchronisedLabel2.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel2.text = "Not synchronised"
    notSynchronisedLabel2.font = .systemFont(ofSize: 12)
    notSynchronisedLabel2.textColor = .secondaryLabel
    notSynchronisedLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container5.addSubview(notSynchronisedLabel2)

    let openButton5 = UIButton(type: .system)
    openButton5.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton5.translatesAutoresizingMaskIntoConstraints = false
    openButton5.setTitle("Open", for: .normal)
    container5.addSubview(openButton5)

    NSLayoutConstraint.activate([
      imageView5.leadingAnchor.constraint(equalTo: container5.leadingAnchor, constant: 16),
      imageView5.centerYAnchor.constraint(equalTo: container5.centerYAnchor),
      row5Label.leadingAnchor.constraint(equalTo: imageView5.trailingAnchor, constant: 12),
      row5Label.topAnchor.constraint(equalTo: container5.topAnchor, constant: 3),
      notSynchronisedLabel2.trailingAnchor.constraint(equalTo: row5Label.trailingAnchor),
      notSynchronisedLabel2.topAnchor.constraint(equalTo: row5Label.bottomAnchor, constant: 1),
      notSynchronisedLabel2.leadingAnchor.constraint(equalTo: row5Label.leadingAnchor),
      container5.trailingAnchor.constraint(equalTo: openButton5.trailingAnchor, constant: 16),
      openButton5.leadingAnchor.constraint(equalTo: row5Label.trailingAnchor, constant: 8),
      openButton5.centerYAnchor.constraint(equalTo: container5.centerYAnchor),
      container5.heightAnchor.constraint(equalToConstant: 44),
      imageView5.heightAnchor.constraint(equalToConstant: 28),
      imageView5.widthAnchor.constraint(equalToConstant: 28),
      row5Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel2.heightAnchor.constraint(equalToConstant: 15),
      openButton5.widthAnchor.constraint(equalToConstant: 60),
      openButton5.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container5
  }

  private static func makeContainer6() -> UIView {
    let container6 = UIView(frame: CGRect(x: 0, y: 260, width: 375, height: 44))
    container6.translatesAutoresizingMaskIntoConstraints = false

    let imageView6 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView6.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView6.contentMode = .scaleAspectFit
    imageView6.clipsToBounds = true
    imageView6.translatesAutoresizingMaskIntoConstraints = false
    imageView6.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView6.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container6.addSubview(imageView6)

    let row6Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row6Label.contentMode = .left
    row6Label.translatesAutoresizingMaskIntoConstraints = false
    row6Label.text = "Row 6"
    row6Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row6Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container6.addSubview(row6Label)

    let sharedWithTwoLabel2 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel2.contentMode = .left
    sharedWithTwoLabel2.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel2.text = "Shared with two people"
    sharedWithTwoLabel2.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel2.textColor = .secondaryLabel
    sharedWithTwoLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container6.addSubview(sharedWithTwoLabel2)

    let openButton6 = UIButton(type: .system)
    openButton6.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton6.translatesAutoresizingMaskIntoConstraints = false
    openButton6.setTitle("Open", for: .normal)
    container6.addSubview(openButton6)

    NSLayoutConstraint.activate([
      imageView6.centerYAnchor.constraint(equalTo: container6.centerYAnchor),
      imageView6.leadingAnchor.constraint(equalTo: container6.leadingAnchor, constant: 16),
      row6Label.topAnchor.constraint(equalTo: container6.topAnchor, constant: 3),
      row6Label.leadingAnchor.constraint(equalTo: imageView6.trailingAnchor, constant: 12),
      sharedWithTwoLabel2.trailingAnchor.constraint(equalTo: row6Label.trailingAnchor),
      sharedWithTwoLabel2.topAnchor.constraint(equalTo: row6Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel2.leadingAnchor.constraint(equalTo: row6Label.leadingAnchor),
      openButton6.centerYAnchor.constraint(equalTo: container6.centerYAnchor),
      container6.trailingAnchor.constraint(equalTo: openButton6.trailingAnchor, constant: 16),
      openButton6.leadingAnchor.constraint(equalTo: row6Label.trailingAnchor, constant: 8),
      container6.heightAnchor.constraint(equalToConstant: 44),
      imageView6.heightAnchor.constraint(equalToConstant: 28),
      imageView6.widthAnchor.constraint(equalToConstant: 28),
      row6Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel2.heightAnchor.constraint(equalToConstant: 15),
      openButton6.heightAnchor.constraint(equalToConstant: 30),
      openButton6.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container6
  }

  private static func makeContainer7() -> UIView {
    let container7 = UIView(frame: CGRect(x: 0, y: 304, width: 375, height: 44))
    container7.translatesAutoresizingMaskIntoConstraints = false

    let imageView7 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView7.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView7.contentMode = .scaleAspectFit
    imageView7.clipsToBounds = true
    imageView7.translatesAutoresizingMaskIntoConstraints = false
    imageView7.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView7.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container7.addSubview(imageView7)

    let row7Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row7Label.contentMode = .left
    row7Label.translatesAutoresizingMaskIntoConstraints = false
    row7Label.text = "Row 7"
    row7Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row7Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container7.addSubview(row7Label)

    let archivedLabel2 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel2.contentMode = .left
    archivedLabel2.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel2.text = "Archived"
    archivedLabel2.font = .systemFont(ofSize: 12)
    archivedLabel2.textColor = .secondaryLabel
    archivedLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container7.addSubview(archivedLabel2)

    let openButton7 = UIButton(type: .system)
    openButton7.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton7.translatesAutoresizingMaskIntoConstraints = false
    openButton7.setTitle("Open", for: .normal)
    container7.addSubview(openButton7)

    NSLayoutConstraint.activate([
      imageView7.centerYAnchor.constraint(equalTo: container7.centerYAnchor),
      imageView7.leadingAnchor.constraint(equalTo: container7.leadingAnchor, constant: 16),
      row7Label.topAnchor.constraint(equalTo: container7.topAnchor, constant: 3),
      row7Label.leadingAnchor.constraint(equalTo: imageView7.trailingAnchor, constant: 12),
      archivedLabel2.topAnchor.constraint(equalTo: row7Label.bottomAnchor, constant: 1),
      archivedLabel2.trailingAnchor.constraint(equalTo: row7Label.trailingAnchor),
      archivedLabel2.leadingAnchor.constraint(equalTo: row7Label.leadingAnchor),
      container7.trailingAnchor.constraint(equalTo: openButton7.trailingAnchor, constant: 16),
      openButton7.leadingAnchor.constraint(equalTo: row7Label.trailingAnchor, constant: 8),
      openButton7.centerYAnchor.constraint(equalTo: container7.centerYAnchor),
      container7.heightAnchor.constraint(equalToConstant: 44),
      imageView7.heightAnchor.constraint(equalToConstant: 28),
      imageView7.widthAnchor.constraint(equalToConstant: 28),
      row7Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel2.heightAnchor.constraint(equalToConstant: 15),
      openButton7.widthAnchor.constraint(equalToConstant: 60),
      openButton7.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container7
  }

  private static func makeContainer8() -> UIView {
    let container8 = UIView(frame: CGRect(x: 0, y: 348, width: 375, height: 44))
    container8.translatesAutoresizingMaskIntoConstraints = false

    let imageView8 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView8.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView8.contentMode = .scaleAspectFit
    imageView8.clipsToBounds = true
    imageView8.translatesAutoresizingMaskIntoConstraints = false
    imageView8.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView8.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container8.addSubview(imageView8)

    let row8Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row8Label.contentMode = .left
    row8Label.translatesAutoresizingMaskIntoConstraints = false
    row8Label.text = "Row 8"
    row8Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row8Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container8.addSubview(row8Label)

    let updatedTodayLabel2 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel2.contentMode = .left
    updatedTodayLabel2.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel2.text = "Updated today"
    updatedTodayLabel2.font = .systemFont(ofSize: 12)
    updatedTodayLabel2.textColor = .secondaryLabel
    updatedTodayLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container8.addSubview(updatedTodayLabel2)

    let openButton8 = UIButton(type: .system)
    openButton8.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton8.translatesAutoresizingMaskIntoConstraints = false
    openButton8.setTitle("Open", for: .normal)
    container8.addSubview(openButton8)

    NSLayoutConstraint.activate([
      imageView8.leadingAnchor.constraint(equalTo: container8.leadingAnchor, constant: 16),
      imageView8.centerYAnchor.constraint(equalTo: container8.centerYAnchor),
      row8Label.topAnchor.constraint(equalTo: container8.topAnchor, constant: 3),
      row8Label.leadingAnchor.constraint(equalTo: imageView8.trailingAnchor, constant: 12),
      updatedTodayLabel2.topAnchor.constraint(equalTo: row8Label.bottomAnchor, constant: 1),
      updatedTodayLabel2.leadingAnchor.constraint(equalTo: row8Label.leadingAnchor),
      updatedTodayLabel2.trailingAnchor.constraint(equalTo: row8Label.trailingAnchor),
      container8.trailingAnchor.constraint(equalTo: openButton8.trailingAnchor, constant: 16),
      openButton8.centerYAnchor.constraint(equalTo: container8.centerYAnchor),
      openButton8.leadingAnchor.constraint(equalTo: row8Label.trailingAnchor, constant: 8),
      container8.heightAnchor.constraint(equalToConstant: 44),
      imageView8.widthAnchor.constraint(equalToConstant: 28),
      imageView8.heightAnchor.constraint(equalToConstant: 28),
      row8Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel2.heightAnchor.constraint(equalToConstant: 15),
      openButton8.heightAnchor.constraint(equalToConstant: 30),
      openButton8.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container8
  }

  private static func makeContainer9() -> UIView {
    let container9 = UIView(frame: CGRect(x: 0, y: 392, width: 375, height: 44))
    container9.translatesAutoresizingMaskIntoConstraints = false

    let imageView9 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView9.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView9.contentMode = .scaleAspectFit
    imageView9.clipsToBounds = true
    imageView9.translatesAutoresizingMaskIntoConstraints = false
    imageView9.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView9.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container9.addSubview(imageView9)

    let row9Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row9Label.contentMode = .left
    row9Label.translatesAutoresizingMaskIntoConstraints = false
    row9Label.text = "Row 9"
    row9Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row9Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container9.addSubview(row9Label)

    let notSynchronisedLabel3 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel3.contentMode = .left
    notSynchronisedLabel3.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel3.text = "Not synchronised"
    notSynchronisedLabel3.font = .systemFont(ofSize: 12)
    notSynchronisedLabel3.textColor = .secondaryLabel
    notSynchronisedLabel3.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel3.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container9.addSubview(notSynchronisedLabel3)

    let openButton9 = UIButton(type: .system)
    openButton9.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton9.translatesAutoresizingMaskIntoConstraints = false
    openButton9.setTitle("Open", for: .normal)
    container9.addSubview(openButton9)

    NSLayoutConstraint.activate([
      imageView9.leadingAnchor.constraint(equalTo: container9.leadingAnchor, constant: 16),
      imageView9.centerYAnchor.constraint(equalTo: container9.centerYAnchor),
      row9Label.topAnchor.constraint(equalTo: container9.topAnchor, constant: 3),
      row9Label.leadingAnchor.constraint(equalTo: imageView9.trailingAnchor, constant: 12),
      notSynchronisedLabel3.trailingAnchor.constraint(equalTo: row9Label.trailingAnchor),
      notSynchronisedLabel3.topAnchor.constraint(equalTo: row9Label.bottomAnchor, constant: 1),
      notSynchronisedLabel3.leadingAnchor.constraint(equalTo: row9Label.leadingAnchor),
      openButton9.centerYAnchor.constraint(equalTo: container9.centerYAnchor),
      container9.trailingAnchor.constraint(equalTo: openButton9.trailingAnchor, constant: 16),
      openButton9.leadingAnchor.constraint(equalTo: row9Label.trailingAnchor, constant: 8),
      container9.heightAnchor.constraint(equalToConstant: 44),
      imageView9.widthAnchor.constraint(equalToConstant: 28),
      imageView9.heightAnchor.constraint(equalToConstant: 28),
      row9Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel3.heightAnchor.constraint(equalToConstant: 15),
      openButton9.heightAnchor.constraint(equalToConstant: 30),
      openButton9.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container9
  }

  private static func makeContainer10() -> UIView {
    let container10 = UIView(frame: CGRect(x: 0, y: 436, width: 375, height: 44))
    container10.translatesAutoresizingMaskIntoConstraints = false

    let imageView10 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView10.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView10.contentMode = .scaleAspectFit
    imageView10.clipsToBounds = true
    imageView10.translatesAutoresizingMaskIntoConstraints = false
    imageView10.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView10.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container10.addSubview(imageView10)

    let row10Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row10Label.contentMode = .left
    row10Label.translatesAutoresizingMaskIntoConstraints = false
    row10Label.text = "Row 10"
    row10Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row10Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container10.addSubview(row10Label)

    let sharedWithTwoLabel3 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel3.contentMode = .left
    sharedWithTwoLabel3.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel3.text = "Shared with two people"
    sharedWithTwoLabel3.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel3.textColor = .secondaryLabel
    sharedWithTwoLabel3.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel3.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container10.addSubview(sharedWithTwoLabel3)

    let openButton10 = UIButton(type: .system)
    openButton10.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton10.translatesAutoresizingMaskIntoConstraints = false
    openButton10.setTitle("Open", for: .normal)
    container10.addSubview(openButton10)

    NSLayoutConstraint.activate([
      imageView10.centerYAnchor.constraint(equalTo: container10.centerYAnchor),
      imageView10.leadingAnchor.constraint(equalTo: container10.leadingAnchor, constant: 16),
      row10Label.leadingAnchor.constraint(equalTo: imageView10.trailingAnchor, constant: 12),
      row10Label.topAnchor.constraint(equalTo: container10.topAnchor, constant: 3),
      sharedWithTwoLabel3.topAnchor.constraint(equalTo: row10Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel3.trailingAnchor.constraint(equalTo: row10Label.trailingAnchor),
      sharedWithTwoLabel3.leadingAnchor.constraint(equalTo: row10Label.leadingAnchor),
      container10.trailingAnchor.constraint(equalTo: openButton10.trailingAnchor, constant: 16),
      openButton10.leadingAnchor.constraint(equalTo: row10Label.trailingAnchor, constant: 8),
      openButton10.centerYAnchor.constraint(equalTo: container10.centerYAnchor),
      container10.heightAnchor.constraint(equalToConstant: 44),
      imageView10.widthAnchor.constraint(equalToConstant: 28),
      imageView10.heightAnchor.constraint(equalToConstant: 28),
      row10Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel3.heightAnchor.constraint(equalToConstant: 15),
      openButton10.widthAnchor.constraint(equalToConstant: 60),
      openButton10.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container10
  }
}
