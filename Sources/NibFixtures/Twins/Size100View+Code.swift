#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension Size100View {
  /// The tree of `Size100View.xib`.
  public static func makeInCode() -> Size100View {
    let view = Size100View(frame: CGRect(x: 0, y: 0, width: 375, height: 916))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .white

    let label = UILabel(frame: CGRect(x: 16, y: 8, width: 343, height: 24))
    label.contentMode = .left
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "100 views"
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

    let container11 = makeContainer11()
    view.addSubview(container11)

    let container12 = makeContainer12()
    view.addSubview(container12)

    let container13 = makeContainer13()
    view.addSubview(container13)

    let container14 = makeContainer14()
    view.addSubview(container14)

    let container15 = makeContainer15()
    view.addSubview(container15)

    let container16 = makeContainer16()
    view.addSubview(container16)

    let container17 = makeContainer17()
    view.addSubview(container17)

    let container18 = makeContainer18()
    view.addSubview(container18)

    let container19 = UIView(frame: CGRect(x: 0, y: 832, width: 375, height: 44))
    container19.translatesAutoresizingMaskIntoConstraints = false

    let imageView19 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView19.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView19.contentMode = .scaleAspectFit
    imageView19.clipsToBounds = true
    imageView19.translatesAutoresizingMaskIntoConstraints = false
    imageView19.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView19.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container19.addSubview(imageView19)

    let row19Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row19Label.contentMode = .left
    row19Label.translatesAutoresizingMaskIntoConstraints = false
    row19Label.text = "Row 19"
    row19Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row19Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container19.addSubview(row19Label)

    let archivedLabel5 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel5.contentMode = .left
    archivedLabel5.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel5.text = "Archived"
    archivedLabel5.font = .systemFont(ofSize: 12)
    archivedLabel5.textColor = .secondaryLabel
    archivedLabel5.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel5.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container19.addSubview(archivedLabel5)

    let openButton19 = UIButton(type: .system)
    openButton19.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton19.translatesAutoresizingMaskIntoConstraints = false
    openButton19.setTitle("Open", for: .normal)
    container19.addSubview(openButton19)
    view.addSubview(container19)

    let updatedLabel = UILabel(frame: CGRect(x: 16, y: 884, width: 109, height: 20))
    updatedLabel.contentMode = .left
    updatedLabel.translatesAutoresizingMaskIntoConstraints = false
    updatedLabel.text = "Updated"
    updatedLabel.font = .systemFont(ofSize: 12)
    updatedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(updatedLabel)

    let itemsLabel = UILabel(frame: CGRect(x: 133, y: 884, width: 109, height: 20))
    itemsLabel.contentMode = .left
    itemsLabel.translatesAutoresizingMaskIntoConstraints = false
    itemsLabel.text = "Items"
    itemsLabel.font = .systemFont(ofSize: 12)
    itemsLabel.textAlignment = .center
    itemsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    itemsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(itemsLabel)

    let totalLabel = UILabel(frame: CGRect(x: 250, y: 884, width: 109, height: 20))
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
      container.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      container2.topAnchor.constraint(equalTo: container.bottomAnchor),
      container2.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container2.trailingAnchor),
      container3.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container3.topAnchor.constraint(equalTo: container2.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container3.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: container4.trailingAnchor),
      container4.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container4.topAnchor.constraint(equalTo: container3.bottomAnchor),
      container5.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container5.trailingAnchor),
      container5.topAnchor.constraint(equalTo: container4.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container6.trailingAnchor),
      container6.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container6.topAnchor.constraint(equalTo: container5.bottomAnchor),
      container7.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container7.topAnchor.constraint(equalTo: container6.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container7.trailingAnchor),
      container8.topAnchor.constraint(equalTo: container7.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container8.trailingAnchor),
      container8.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container9.trailingAnchor),
      container9.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container9.topAnchor.constraint(equalTo: container8.bottomAnchor),
      container10.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container10.trailingAnchor),
      container10.topAnchor.constraint(equalTo: container9.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container11.trailingAnchor),
      container11.topAnchor.constraint(equalTo: container10.bottomAnchor),
      container11.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container12.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container12.trailingAnchor),
      container12.topAnchor.constraint(equalTo: container11.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container13.trailingAnchor),
    ])

    NSLayoutConstraint.activate([
      container13.topAnchor.constraint(equalTo: container12.bottomAnchor),
      container13.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container14.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container14.trailingAnchor),
      container14.topAnchor.constraint(equalTo: container13.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container15.trailingAnchor),
      container15.topAnchor.constraint(equalTo: container14.bottomAnchor),
      container15.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container16.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container16.trailingAnchor),
      container16.topAnchor.constraint(equalTo: container15.bottomAnchor),
      container17.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container17.trailingAnchor),
      container17.topAnchor.constraint(equalTo: container16.bottomAnchor),
      container18.topAnchor.constraint(equalTo: container17.bottomAnchor),
      container18.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container18.trailingAnchor),
      container19.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container19.trailingAnchor),
      container19.topAnchor.constraint(equalTo: container18.bottomAnchor),
      updatedLabel.topAnchor.constraint(equalTo: container19.bottomAnchor, constant: 8),
      updatedLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      updatedLabel.widthAnchor.constraint(equalTo: itemsLabel.widthAnchor),
      itemsLabel.topAnchor.constraint(equalTo: container19.bottomAnchor, constant: 8),
      itemsLabel.widthAnchor.constraint(equalTo: totalLabel.widthAnchor),
      itemsLabel.leadingAnchor.constraint(equalTo: updatedLabel.trailingAnchor, constant: 8),
      totalLabel.leadingAnchor.constraint(equalTo: itemsLabel.trailingAnchor, constant: 8),
      totalLabel.topAnchor.constraint(equalTo: container19.bottomAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: totalLabel.trailingAnchor, constant: 16),
      label.heightAnchor.constraint(equalToConstant: 24),
      imageView19.centerYAnchor.constraint(equalTo: container19.centerYAnchor),
      imageView19.leadingAnchor.constraint(equalTo: container19.leadingAnchor, constant: 16),
      row19Label.leadingAnchor.constraint(equalTo: imageView19.trailingAnchor, constant: 12),
      row19Label.topAnchor.constraint(equalTo: container19.topAnchor, constant: 3),
      archivedLabel5.leadingAnchor.constraint(equalTo: row19Label.leadingAnchor),
      archivedLabel5.trailingAnchor.constraint(equalTo: row19Label.trailingAnchor),
      archivedLabel5.topAnchor.constraint(equalTo: row19Label.bottomAnchor, constant: 1),
      openButton19.centerYAnchor.constraint(equalTo: container19.centerYAnchor),
      container19.trailingAnchor.constraint(equalTo: openButton19.trailingAnchor, constant: 16),
      openButton19.leadingAnchor.constraint(equalTo: row19Label.trailingAnchor, constant: 8),
    ])

    NSLayoutConstraint.activate([
      container19.heightAnchor.constraint(equalToConstant: 44),
      imageView19.heightAnchor.constraint(equalToConstant: 28),
      imageView19.widthAnchor.constraint(equalToConstant: 28),
      row19Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel5.heightAnchor.constraint(equalToConstant: 15),
      openButton19.heightAnchor.constraint(equalToConstant: 30),
      openButton19.widthAnchor.constraint(equalToConstant: 60),
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
      row1Label.topAnchor.constraint(equalTo: container.topAnchor, constant: 3),
      row1Label.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: 12),
      notSynchronisedLabel.leadingAnchor.constraint(equalTo: row1Label.leadingAnchor),
      notSynchronisedLabel.trailingAnchor.constraint(equalTo: row1Label.trailingAnchor),
      notSynchronisedLabel.topAnchor.constraint(equalTo: row1Label.bottomAnchor, constant: 1),
      container.trailingAnchor.constraint(equalTo: openButton.trailingAnchor, constant: 16),
      openButton.leadingAnchor.constraint(equalTo: row1Label.trailingAnchor, constant: 8),
      openButton.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      container.heightAnchor.constraint(equalToConstant: 44),
      imageView.heightAnchor.constraint(equalToConstant: 28),
      imageView.widthAnchor.constraint(equalToConstant: 28),
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
      imageView2.leadingAnchor.constraint(equalTo: container2.leadingAnchor, constant: 16),
      imageView2.centerYAnchor.constraint(equalTo: container2.centerYAnchor),
      row2Label.topAnchor.constraint(equalTo: container2.topAnchor, constant: 3),
      row2Label.leadingAnchor.constraint(equalTo: imageView2.trailingAnchor, constant: 12),
      sharedWithTwoLabel.topAnchor.constraint(equalTo: row2Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel.leadingAnchor.constraint(equalTo: row2Label.leadingAnchor),
      sharedWithTwoLabel.trailingAnchor.constraint(equalTo: row2Label.trailingAnchor),
      container2.trailingAnchor.constraint(equalTo: openButton2.trailingAnchor, constant: 16),
      openButton2.centerYAnchor.constraint(equalTo: container2.centerYAnchor),
      openButton2.leadingAnchor.constraint(equalTo: row2Label.trailingAnchor, constant: 8),
      container2.heightAnchor.constraint(equalToConstant: 44),
      imageView2.heightAnchor.constraint(equalToConstant: 28),
      imageView2.widthAnchor.constraint(equalToConstant: 28),
      row2Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel.heightAnchor.constraint(equalToConstant: 15),
      openButton2.heightAnchor.constraint(equalToConstant: 30),
      openButton2.widthAnchor.constraint(equalToConstant: 60),
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
      imageView3.centerYAnchor.constraint(equalTo: container3.centerYAnchor),
      imageView3.leadingAnchor.constraint(equalTo: container3.leadingAnchor, constant: 16),
      row3Label.leadingAnchor.constraint(equalTo: imageView3.trailingAnchor, constant: 12),
      row3Label.topAnchor.constraint(equalTo: container3.topAnchor, constant: 3),
      archivedLabel.trailingAnchor.constraint(equalTo: row3Label.trailingAnchor),
      archivedLabel.leadingAnchor.constraint(equalTo: row3Label.leadingAnchor),
      archivedLabel.topAnchor.constraint(equalTo: row3Label.bottomAnchor, constant: 1),
      openButton3.leadingAnchor.constraint(equalTo: row3Label.trailingAnchor, constant: 8),
      container3.trailingAnchor.constraint(equalTo: openButton3.trailingAnchor, constant: 16),
      openButton3.centerYAnchor.constraint(equalTo: container3.centerYAnchor),
      container3.heightAnchor.constraint(equalToConstant: 44),
      imageView3.widthAnchor.constraint(equalToConstant: 28),
      imageView3.heightAnchor.constraint(equalToConstant: 28),
      row3Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel.heightAnchor.constraint(equalToConstant: 15),
      openButton3.widthAnchor.constraint(equalToConstant: 60),
      openButton3.heightAnchor.constraint(equalToConstant: 30),
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
      row4Label.leadingAnchor.constraint(equalTo: imageView4.trailingAnchor, constant: 12),
      row4Label.topAnchor.constraint(equalTo: container4.topAnchor, constant: 3),
      updatedTodayLabel.leadingAnchor.constraint(equalTo: row4Label.leadingAnchor),
      updatedTodayLabel.topAnchor.constraint(equalTo: row4Label.bottomAnchor, constant: 1),
      updatedTodayLabel.trailingAnchor.constraint(equalTo: row4Label.trailingAnchor),
      openButton4.leadingAnchor.constraint(equalTo: row4Label.trailingAnchor, constant: 8),
      openButton4.centerYAnchor.constraint(equalTo: container4.centerYAnchor),
      container4.trailingAnchor.constraint(equalTo: openButton4.trailingAnchor, constant: 16),
      container4.heightAnchor.constraint(equalToConstant: 44),
      imageView4.heightAnchor.constraint(equalToConstant: 28),
      imageView4.widthAnchor.constraint(equalToConstant: 28),
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
      notSynchronisedLabel2.leadingAnchor.constraint(equalTo: row5Label.leadingAnchor),
      notSynchronisedLabel2.trailingAnchor.constraint(equalTo: row5Label.trailingAnchor),
      notSynchronisedLabel2.topAnchor.constraint(equalTo: row5Label.bottomAnchor, constant: 1),
      openButton5.leadingAnchor.constraint(equalTo: row5Label.trailingAnchor, constant: 8),
      openButton5.centerYAnchor.constraint(equalTo: container5.centerYAnchor),
      container5.trailingAnchor.constraint(equalTo: openButton5.trailingAnchor, constant: 16),
      container5.heightAnchor.constraint(equalToConstant: 44),
      imageView5.widthAnchor.constraint(equalToConstant: 28),
      imageView5.heightAnchor.constraint(equalToConstant: 28),
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
      imageView6.leadingAnchor.constraint(equalTo: container6.leadingAnchor, constant: 16),
      imageView6.centerYAnchor.constraint(equalTo: container6.centerYAnchor),
      row6Label.leadingAnchor.constraint(equalTo: imageView6.trailingAnchor, constant: 12),
      row6Label.topAnchor.constraint(equalTo: container6.topAnchor, constant: 3),
      sharedWithTwoLabel2.topAnchor.constraint(equalTo: row6Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel2.trailingAnchor.constraint(equalTo: row6Label.trailingAnchor),
      sharedWithTwoLabel2.leadingAnchor.constraint(equalTo: row6Label.leadingAnchor),
      openButton6.centerYAnchor.constraint(equalTo: container6.centerYAnchor),
      container6.trailingAnchor.constraint(equalTo: openButton6.trailingAnchor, constant: 16),
      openButton6.leadingAnchor.constraint(equalTo: row6Label.trailingAnchor, constant: 8),
      container6.heightAnchor.constraint(equalToConstant: 44),
      imageView6.widthAnchor.constraint(equalToConstant: 28),
      imageView6.heightAnchor.constraint(equalToConstant: 28),
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
      row7Label.leadingAnchor.constraint(equalTo: imageView7.trailingAnchor, constant: 12),
      row7Label.topAnchor.constraint(equalTo: container7.topAnchor, constant: 3),
      archivedLabel2.leadingAnchor.constraint(equalTo: row7Label.leadingAnchor),
      archivedLabel2.topAnchor.constraint(equalTo: row7Label.bottomAnchor, constant: 1),
      archivedLabel2.trailingAnchor.constraint(equalTo: row7Label.trailingAnchor),
      openButton7.leadingAnchor.constraint(equalTo: row7Label.trailingAnchor, constant: 8),
      container7.trailingAnchor.constraint(equalTo: openButton7.trailingAnchor, constant: 16),
      openButton7.centerYAnchor.constraint(equalTo: container7.centerYAnchor),
      container7.heightAnchor.constraint(equalToConstant: 44),
      imageView7.widthAnchor.constraint(equalToConstant: 28),
      imageView7.heightAnchor.constraint(equalToConstant: 28),
      row7Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel2.heightAnchor.constraint(equalToConstant: 15),
      openButton7.heightAnchor.constraint(equalToConstant: 30),
      openButton7.widthAnchor.constraint(equalToConstant: 60),
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
      imageView8.centerYAnchor.constraint(equalTo: container8.centerYAnchor),
      imageView8.leadingAnchor.constraint(equalTo: container8.leadingAnchor, constant: 16),
      row8Label.leadingAnchor.constraint(equalTo: imageView8.trailingAnchor, constant: 12),
      row8Label.topAnchor.constraint(equalTo: container8.topAnchor, constant: 3),
      updatedTodayLabel2.leadingAnchor.constraint(equalTo: row8Label.leadingAnchor),
      updatedTodayLabel2.topAnchor.constraint(equalTo: row8Label.bottomAnchor, constant: 1),
      updatedTodayLabel2.trailingAnchor.constraint(equalTo: row8Label.trailingAnchor),
      container8.trailingAnchor.constraint(equalTo: openButton8.trailingAnchor, constant: 16),
      openButton8.leadingAnchor.constraint(equalTo: row8Label.trailingAnchor, constant: 8),
      openButton8.centerYAnchor.constraint(equalTo: container8.centerYAnchor),
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
      imageView9.centerYAnchor.constraint(equalTo: container9.centerYAnchor),
      imageView9.leadingAnchor.constraint(equalTo: container9.leadingAnchor, constant: 16),
      row9Label.leadingAnchor.constraint(equalTo: imageView9.trailingAnchor, constant: 12),
      row9Label.topAnchor.constraint(equalTo: container9.topAnchor, constant: 3),
      notSynchronisedLabel3.trailingAnchor.constraint(equalTo: row9Label.trailingAnchor),
      notSynchronisedLabel3.leadingAnchor.constraint(equalTo: row9Label.leadingAnchor),
      notSynchronisedLabel3.topAnchor.constraint(equalTo: row9Label.bottomAnchor, constant: 1),
      openButton9.leadingAnchor.constraint(equalTo: row9Label.trailingAnchor, constant: 8),
      openButton9.centerYAnchor.constraint(equalTo: container9.centerYAnchor),
      container9.trailingAnchor.constraint(equalTo: openButton9.trailingAnchor, constant: 16),
      container9.heightAnchor.constraint(equalToConstant: 44),
      imageView9.widthAnchor.constraint(equalToConstant: 28),
      imageView9.heightAnchor.constraint(equalToConstant: 28),
      row9Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel3.heightAnchor.constraint(equalToConstant: 15),
      openButton9.widthAnchor.constraint(equalToConstant: 60),
      openButton9.heightAnchor.constraint(equalToConstant: 30),
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
      imageView10.leadingAnchor.constraint(equalTo: container10.leadingAnchor, constant: 16),
      imageView10.centerYAnchor.constraint(equalTo: container10.centerYAnchor),
      row10Label.topAnchor.constraint(equalTo: container10.topAnchor, constant: 3),
      row10Label.leadingAnchor.constraint(equalTo: imageView10.trailingAnchor, constant: 12),
      sharedWithTwoLabel3.topAnchor.constraint(equalTo: row10Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel3.leadingAnchor.constraint(equalTo: row10Label.leadingAnchor),
      sharedWithTwoLabel3.trailingAnchor.constraint(equalTo: row10Label.trailingAnchor),
      openButton10.leadingAnchor.constraint(equalTo: row10Label.trailingAnchor, constant: 8),
      openButton10.centerYAnchor.constraint(equalTo: container10.centerYAnchor),
      container10.trailingAnchor.constraint(equalTo: openButton10.trailingAnchor, constant: 16),
      container10.heightAnchor.constraint(equalToConstant: 44),
      imageView10.widthAnchor.constraint(equalToConstant: 28),
      imageView10.heightAnchor.constraint(equalToConstant: 28),
      row10Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel3.heightAnchor.constraint(equalToConstant: 15),
      openButton10.heightAnchor.constraint(equalToConstant: 30),
      openButton10.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container10
  }

  private static func makeContainer11() -> UIView {
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

    NSLayoutConstraint.activate([
      imageView11.centerYAnchor.constraint(equalTo: container11.centerYAnchor),
      imageView11.leadingAnchor.constraint(equalTo: container11.leadingAnchor, constant: 16),
      row11Label.leadingAnchor.constraint(equalTo: imageView11.trailingAnchor, constant: 12),
      row11Label.topAnchor.constraint(equalTo: container11.topAnchor, constant: 3),
      archivedLabel3.leadingAnchor.constraint(equalTo: row11Label.leadingAnchor),
      archivedLabel3.trailingAnchor.constraint(equalTo: row11Label.trailingAnchor),
      archivedLabel3.topAnchor.constraint(equalTo: row11Label.bottomAnchor, constant: 1),
      container11.trailingAnchor.constraint(equalTo: openButton11.trailingAnchor, constant: 16),
      openButton11.centerYAnchor.constraint(equalTo: container11.centerYAnchor),
      openButton11.leadingAnchor.constraint(equalTo: row11Label.trailingAnchor, constant: 8),
      container11.heightAnchor.constraint(equalToConstant: 44),
      imageView11.widthAnchor.constraint(equalToConstant: 28),
      imageView11.heightAnchor.constraint(equalToConstant: 28),
      row11Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel3.heightAnchor.constraint(equalToConstant: 15),
      openButton11.heightAnchor.constraint(equalToConstant: 30),
      openButton11.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container11
  }

  private static func makeContainer12() -> UIView {
    let container12 = UIView(frame: CGRect(x: 0, y: 524, width: 375, height: 44))
    container12.translatesAutoresizingMaskIntoConstraints = false

    let imageView12 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView12.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView12.contentMode = .scaleAspectFit
    imageView12.clipsToBounds = true
    imageView12.translatesAutoresizingMaskIntoConstraints = false
    imageView12.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView12.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container12.addSubview(imageView12)

    let row12Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row12Label.contentMode = .left
    row12Label.translatesAutoresizingMaskIntoConstraints = false
    row12Label.text = "Row 12"
    row12Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row12Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container12.addSubview(row12Label)

    let updatedTodayLabel3 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel3.contentMode = .left
    updatedTodayLabel3.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel3.text = "Updated today"
    updatedTodayLabel3.font = .systemFont(ofSize: 12)
    updatedTodayLabel3.textColor = .secondaryLabel
    updatedTodayLabel3.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel3.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container12.addSubview(updatedTodayLabel3)

    let openButton12 = UIButton(type: .system)
    openButton12.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton12.translatesAutoresizingMaskIntoConstraints = false
    openButton12.setTitle("Open", for: .normal)
    container12.addSubview(openButton12)

    NSLayoutConstraint.activate([
      imageView12.leadingAnchor.constraint(equalTo: container12.leadingAnchor, constant: 16),
      imageView12.centerYAnchor.constraint(equalTo: container12.centerYAnchor),
      row12Label.leadingAnchor.constraint(equalTo: imageView12.trailingAnchor, constant: 12),
      row12Label.topAnchor.constraint(equalTo: container12.topAnchor, constant: 3),
      updatedTodayLabel3.leadingAnchor.constraint(equalTo: row12Label.leadingAnchor),
      updatedTodayLabel3.trailingAnchor.constraint(equalTo: row12Label.trailingAnchor),
      updatedTodayLabel3.topAnchor.constraint(equalTo: row12Label.bottomAnchor, constant: 1),
      openButton12.leadingAnchor.constraint(equalTo: row12Label.trailingAnchor, constant: 8),
      openButton12.centerYAnchor.constraint(equalTo: container12.centerYAnchor),
      container12.trailingAnchor.constraint(equalTo: openButton12.trailingAnchor, constant: 16),
      container12.heightAnchor.constraint(equalToConstant: 44),
      imageView12.heightAnchor.constraint(equalToConstant: 28),
      imageView12.widthAnchor.constraint(equalToConstant: 28),
      row12Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel3.heightAnchor.constraint(equalToConstant: 15),
      openButton12.widthAnchor.constraint(equalToConstant: 60),
      openButton12.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container12
  }

  private static func makeContainer13() -> UIView {
    let container13 = UIView(frame: CGRect(x: 0, y: 568, width: 375, height: 44))
    container13.translatesAutoresizingMaskIntoConstraints = false

    let imageView13 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView13.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView13.contentMode = .scaleAspectFit
    imageView13.clipsToBounds = true
    imageView13.translatesAutoresizingMaskIntoConstraints = false
    imageView13.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView13.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container13.addSubview(imageView13)

    let row13Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row13Label.contentMode = .left
    row13Label.translatesAutoresizingMaskIntoConstraints = false
    row13Label.text = "Row 13"
    row13Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row13Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container13.addSubview(row13Label)

    let notSynchronisedLabel4 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel4.contentMode = .left
    notSynchronisedLabel4.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel4.text = "Not synchronised"
    notSynchronisedLabel4.font = .systemFont(ofSize: 12)
    notSynchronisedLabel4.textColor = .secondaryLabel
    notSynchronisedLabel4.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel4.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container13.addSubview(notSynchronisedLabel4)

    let openButton13 = UIButton(type: .system)
    openButton13.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton13.translatesAutoresizingMaskIntoConstraints = false
    openButton13.setTitle("Open", for: .normal)
    container13.addSubview(openButton13)

    NSLayoutConstraint.activate([
      imageView13.centerYAnchor.constraint(equalTo: container13.centerYAnchor),
      imageView13.leadingAnchor.constraint(equalTo: container13.leadingAnchor, constant: 16),
      row13Label.topAnchor.constraint(equalTo: container13.topAnchor, constant: 3),
      row13Label.leadingAnchor.constraint(equalTo: imageView13.trailingAnchor, constant: 12),
      notSynchronisedLabel4.leadingAnchor.constraint(equalTo: row13Label.leadingAnchor),
      notSynchronisedLabel4.trailingAnchor.constraint(equalTo: row13Label.trailingAnchor),
      notSynchronisedLabel4.topAnchor.constraint(equalTo: row13Label.bottomAnchor, constant: 1),
      openButton13.centerYAnchor.constraint(equalTo: container13.centerYAnchor),
      openButton13.leadingAnchor.constraint(equalTo: row13Label.trailingAnchor, constant: 8),
      container13.trailingAnchor.constraint(equalTo: openButton13.trailingAnchor, constant: 16),
      container13.heightAnchor.constraint(equalToConstant: 44),
      imageView13.widthAnchor.constraint(equalToConstant: 28),
      imageView13.heightAnchor.constraint(equalToConstant: 28),
      row13Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel4.heightAnchor.constraint(equalToConstant: 15),
      openButton13.widthAnchor.constraint(equalToConstant: 60),
      openButton13.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container13
  }

  private static func makeContainer14() -> UIView {
    let container14 = UIView(frame: CGRect(x: 0, y: 612, width: 375, height: 44))
    container14.translatesAutoresizingMaskIntoConstraints = false

    let imageView14 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView14.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView14.contentMode = .scaleAspectFit
    imageView14.clipsToBounds = true
    imageView14.translatesAutoresizingMaskIntoConstraints = false
    imageView14.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView14.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container14.addSubview(imageView14)

    let row14Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row14Label.contentMode = .left
    row14Label.translatesAutoresizingMaskIntoConstraints = false
    row14Label.text = "Row 14"
    row14Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row14Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container14.addSubview(row14Label)

    let sharedWithTwoLabel4 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel4.contentMode = .left
    sharedWithTwoLabel4.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel4.text = "Shared with two people"
    sharedWithTwoLabel4.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel4.textColor = .secondaryLabel
    sharedWithTwoLabel4.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel4.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container14.addSubview(sharedWithTwoLabel4)

    let openButton14 = UIButton(type: .system)
    openButton14.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton14.translatesAutoresizingMaskIntoConstraints = false
    openButton14.setTitle("Open", for: .normal)
    container14.addSubview(openButton14)

    NSLayoutConstraint.activate([
      imageView14.leadingAnchor.constraint(equalTo: container14.leadingAnchor, constant: 16),
      imageView14.centerYAnchor.constraint(equalTo: container14.centerYAnchor),
      row14Label.leadingAnchor.constraint(equalTo: imageView14.trailingAnchor, constant: 12),
      row14Label.topAnchor.constraint(equalTo: container14.topAnchor, constant: 3),
      sharedWithTwoLabel4.trailingAnchor.constraint(equalTo: row14Label.trailingAnchor),
      sharedWithTwoLabel4.leadingAnchor.constraint(equalTo: row14Label.leadingAnchor),
      sharedWithTwoLabel4.topAnchor.constraint(equalTo: row14Label.bottomAnchor, constant: 1),
      openButton14.leadingAnchor.constraint(equalTo: row14Label.trailingAnchor, constant: 8),
      container14.trailingAnchor.constraint(equalTo: openButton14.trailingAnchor, constant: 16),
      openButton14.centerYAnchor.constraint(equalTo: container14.centerYAnchor),
      container14.heightAnchor.constraint(equalToConstant: 44),
      imageView14.widthAnchor.constraint(equalToConstant: 28),
      imageView14.heightAnchor.constraint(equalToConstant: 28),
      row14Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel4.heightAnchor.constraint(equalToConstant: 15),
      openButton14.heightAnchor.constraint(equalToConstant: 30),
      openButton14.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container14
  }

  private static func makeContainer15() -> UIView {
    let container15 = UIView(frame: CGRect(x: 0, y: 656, width: 375, height: 44))
    container15.translatesAutoresizingMaskIntoConstraints = false

    let imageView15 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView15.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView15.contentMode = .scaleAspectFit
    imageView15.clipsToBounds = true
    imageView15.translatesAutoresizingMaskIntoConstraints = false
    imageView15.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView15.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container15.addSubview(imageView15)

    let row15Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row15Label.contentMode = .left
    row15Label.translatesAutoresizingMaskIntoConstraints = false
    row15Label.text = "Row 15"
    row15Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row15Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container15.addSubview(row15Label)

    let archivedLabel4 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel4.contentMode = .left
    archivedLabel4.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel4.text = "Archived"
    archivedLabel4.font = .systemFont(ofSize: 12)
    archivedLabel4.textColor = .secondaryLabel
    archivedLabel4.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel4.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container15.addSubview(archivedLabel4)

    let openButton15 = UIButton(type: .system)
    openButton15.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton15.translatesAutoresizingMaskIntoConstraints = false
    openButton15.setTitle("Open", for: .normal)
    container15.addSubview(openButton15)

    NSLayoutConstraint.activate([
      imageView15.leadingAnchor.constraint(equalTo: container15.leadingAnchor, constant: 16),
      imageView15.centerYAnchor.constraint(equalTo: container15.centerYAnchor),
      row15Label.leadingAnchor.constraint(equalTo: imageView15.trailingAnchor, constant: 12),
      row15Label.topAnchor.constraint(equalTo: container15.topAnchor, constant: 3),
      archivedLabel4.topAnchor.constraint(equalTo: row15Label.bottomAnchor, constant: 1),
      archivedLabel4.leadingAnchor.constraint(equalTo: row15Label.leadingAnchor),
      archivedLabel4.trailingAnchor.constraint(equalTo: row15Label.trailingAnchor),
      container15.trailingAnchor.constraint(equalTo: openButton15.trailingAnchor, constant: 16),
      openButton15.centerYAnchor.constraint(equalTo: container15.centerYAnchor),
      openButton15.leadingAnchor.constraint(equalTo: row15Label.trailingAnchor, constant: 8),
      container15.heightAnchor.constraint(equalToConstant: 44),
      imageView15.widthAnchor.constraint(equalToConstant: 28),
      imageView15.heightAnchor.constraint(equalToConstant: 28),
      row15Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel4.heightAnchor.constraint(equalToConstant: 15),
      openButton15.heightAnchor.constraint(equalToConstant: 30),
      openButton15.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container15
  }

  private static func makeContainer16() -> UIView {
    let container16 = UIView(frame: CGRect(x: 0, y: 700, width: 375, height: 44))
    container16.translatesAutoresizingMaskIntoConstraints = false

    let imageView16 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView16.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView16.contentMode = .scaleAspectFit
    imageView16.clipsToBounds = true
    imageView16.translatesAutoresizingMaskIntoConstraints = false
    imageView16.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView16.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container16.addSubview(imageView16)

    let row16Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row16Label.contentMode = .left
    row16Label.translatesAutoresizingMaskIntoConstraints = false
    row16Label.text = "Row 16"
    row16Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row16Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container16.addSubview(row16Label)

    let updatedTodayLabel4 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel4.contentMode = .left
    updatedTodayLabel4.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel4.text = "Updated today"
    updatedTodayLabel4.font = .systemFont(ofSize: 12)
    updatedTodayLabel4.textColor = .secondaryLabel
    updatedTodayLabel4.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel4.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container16.addSubview(updatedTodayLabel4)

    let openButton16 = UIButton(type: .system)
    openButton16.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton16.translatesAutoresizingMaskIntoConstraints = false
    openButton16.setTitle("Open", for: .normal)
    container16.addSubview(openButton16)

    NSLayoutConstraint.activate([
      imageView16.centerYAnchor.constraint(equalTo: container16.centerYAnchor),
      imageView16.leadingAnchor.constraint(equalTo: container16.leadingAnchor, constant: 16),
      row16Label.topAnchor.constraint(equalTo: container16.topAnchor, constant: 3),
      row16Label.leadingAnchor.constraint(equalTo: imageView16.trailingAnchor, constant: 12),
      updatedTodayLabel4.topAnchor.constraint(equalTo: row16Label.bottomAnchor, constant: 1),
      updatedTodayLabel4.trailingAnchor.constraint(equalTo: row16Label.trailingAnchor),
      updatedTodayLabel4.leadingAnchor.constraint(equalTo: row16Label.leadingAnchor),
      container16.trailingAnchor.constraint(equalTo: openButton16.trailingAnchor, constant: 16),
      openButton16.centerYAnchor.constraint(equalTo: container16.centerYAnchor),
      openButton16.leadingAnchor.constraint(equalTo: row16Label.trailingAnchor, constant: 8),
      container16.heightAnchor.constraint(equalToConstant: 44),
      imageView16.heightAnchor.constraint(equalToConstant: 28),
      imageView16.widthAnchor.constraint(equalToConstant: 28),
      row16Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel4.heightAnchor.constraint(equalToConstant: 15),
      openButton16.widthAnchor.constraint(equalToConstant: 60),
      openButton16.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container16
  }

  private static func makeContainer17() -> UIView {
    let container17 = UIView(frame: CGRect(x: 0, y: 744, width: 375, height: 44))
    container17.translatesAutoresizingMaskIntoConstraints = false

    let imageView17 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView17.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView17.contentMode = .scaleAspectFit
    imageView17.clipsToBounds = true
    imageView17.translatesAutoresizingMaskIntoConstraints = false
    imageView17.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView17.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container17.addSubview(imageView17)

    let row17Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row17Label.contentMode = .left
    row17Label.translatesAutoresizingMaskIntoConstraints = false
    row17Label.text = "Row 17"
    row17Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row17Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container17.addSubview(row17Label)

    let notSynchronisedLabel5 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel5.contentMode = .left
    notSynchronisedLabel5.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel5.text = "Not synchronised"
    notSynchronisedLabel5.font = .systemFont(ofSize: 12)
    notSynchronisedLabel5.textColor = .secondaryLabel
    notSynchronisedLabel5.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel5.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container17.addSubview(notSynchronisedLabel5)

    let openButton17 = UIButton(type: .system)
    openButton17.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton17.translatesAutoresizingMaskIntoConstraints = false
    openButton17.setTitle("Open", for: .normal)
    container17.addSubview(openButton17)

    NSLayoutConstraint.activate([
      imageView17.leadingAnchor.constraint(equalTo: container17.leadingAnchor, constant: 16),
      imageView17.centerYAnchor.constraint(equalTo: container17.centerYAnchor),
      row17Label.leadingAnchor.constraint(equalTo: imageView17.trailingAnchor, constant: 12),
      row17Label.topAnchor.constraint(equalTo: container17.topAnchor, constant: 3),
      notSynchronisedLabel5.topAnchor.constraint(equalTo: row17Label.bottomAnchor, constant: 1),
      notSynchronisedLabel5.leadingAnchor.constraint(equalTo: row17Label.leadingAnchor),
      notSynchronisedLabel5.trailingAnchor.constraint(equalTo: row17Label.trailingAnchor),
      openButton17.leadingAnchor.constraint(equalTo: row17Label.trailingAnchor, constant: 8),
      openButton17.centerYAnchor.constraint(equalTo: container17.centerYAnchor),
      container17.trailingAnchor.constraint(equalTo: openButton17.trailingAnchor, constant: 16),
      container17.heightAnchor.constraint(equalToConstant: 44),
      imageView17.widthAnchor.constraint(equalToConstant: 28),
      imageView17.heightAnchor.constraint(equalToConstant: 28),
      row17Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel5.heightAnchor.constraint(equalToConstant: 15),
      openButton17.heightAnchor.constraint(equalToConstant: 30),
      openButton17.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container17
  }

  private static func makeContainer18() -> UIView {
    let container18 = UIView(frame: CGRect(x: 0, y: 788, width: 375, height: 44))
    container18.translatesAutoresizingMaskIntoConstraints = false

    let imageView18 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView18.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView18.contentMode = .scaleAspectFit
    imageView18.clipsToBounds = true
    imageView18.translatesAutoresizingMaskIntoConstraints = false
    imageView18.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView18.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container18.addSubview(imageView18)

    let row18Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row18Label.contentMode = .left
    row18Label.translatesAutoresizingMaskIntoConstraints = false
    row18Label.text = "Row 18"
    row18Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row18Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container18.addSubview(row18Label)

    let sharedWithTwoLabel5 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel5.contentMode = .left
    sharedWithTwoLabel5.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel5.text = "Shared with two people"
    sharedWithTwoLabel5.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel5.textColor = .secondaryLabel
    sharedWithTwoLabel5.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel5.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container18.addSubview(sharedWithTwoLabel5)

    let openButton18 = UIButton(type: .system)
    openButton18.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton18.translatesAutoresizingMaskIntoConstraints = false
    openButton18.setTitle("Open", for: .normal)
    container18.addSubview(openButton18)

    NSLayoutConstraint.activate([
      imageView18.leadingAnchor.constraint(equalTo: container18.leadingAnchor, constant: 16),
      imageView18.centerYAnchor.constraint(equalTo: container18.centerYAnchor),
      row18Label.leadingAnchor.constraint(equalTo: imageView18.trailingAnchor, constant: 12),
      row18Label.topAnchor.constraint(equalTo: container18.topAnchor, constant: 3),
      sharedWithTwoLabel5.trailingAnchor.constraint(equalTo: row18Label.trailingAnchor),
      sharedWithTwoLabel5.leadingAnchor.constraint(equalTo: row18Label.leadingAnchor),
      sharedWithTwoLabel5.topAnchor.constraint(equalTo: row18Label.bottomAnchor, constant: 1),
      openButton18.centerYAnchor.constraint(equalTo: container18.centerYAnchor),
      openButton18.leadingAnchor.constraint(equalTo: row18Label.trailingAnchor, constant: 8),
      container18.trailingAnchor.constraint(equalTo: openButton18.trailingAnchor, constant: 16),
      container18.heightAnchor.constraint(equalToConstant: 44),
      imageView18.heightAnchor.constraint(equalToConstant: 28),
      imageView18.widthAnchor.constraint(equalToConstant: 28),
      row18Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel5.heightAnchor.constraint(equalToConstant: 15),
      openButton18.heightAnchor.constraint(equalToConstant: 30),
      openButton18.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container18
  }
}
