#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension Size500View {
  /// The tree of `Size500View.xib`.
  public static func makeInCode() -> Size500View {
    let view = Size500View(frame: CGRect(x: 0, y: 0, width: 375, height: 4436))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .white

    let container45 = addLabelToContainer45(view: view)

    let (container46, container95) = addContainer46ToContainer95(view: view)

    let container96 = addContainer96ToTotalLabel(view: view)

    NSLayoutConstraint.activate([
      container46.topAnchor.constraint(equalTo: container45.bottomAnchor),
      container96.topAnchor.constraint(equalTo: container95.bottomAnchor),
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
      imageView.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      imageView.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      row1Label.topAnchor.constraint(equalTo: container.topAnchor, constant: 3),
      row1Label.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: 12),
      notSynchronisedLabel.trailingAnchor.constraint(equalTo: row1Label.trailingAnchor),
      notSynchronisedLabel.topAnchor.constraint(equalTo: row1Label.bottomAnchor, constant: 1),
      notSynchronisedLabel.leadingAnchor.constraint(equalTo: row1Label.leadingAnchor),
      openButton.leadingAnchor.constraint(equalTo: row1Label.trailingAnchor, constant: 8),
      container.trailingAnchor.constraint(equalTo: openButton.trailingAnchor, constant: 16),
      openButton.centerYAnchor.constraint(equalTo: container.centerYAnchor),
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
      container2.trailingAnchor.constraint(equalTo: openButton2.trailingAnchor, constant: 16),
      openButton2.leadingAnchor.constraint(equalTo: row2Label.trailingAnchor, constant: 8),
      openButton2.centerYAnchor.constraint(equalTo: container2.centerYAnchor),
      container2.heightAnchor.constraint(equalToConstant: 44),
      imageView2.widthAnchor.constraint(equalToConstant: 28),
      imageView2.heightAnchor.constraint(equalToConstant: 28),
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
      row3Label.topAnchor.constraint(equalTo: container3.topAnchor, constant: 3),
      row3Label.leadingAnchor.constraint(equalTo: imageView3.trailingAnchor, constant: 12),
      archivedLabel.trailingAnchor.constraint(equalTo: row3Label.trailingAnchor),
      archivedLabel.topAnchor.constraint(equalTo: row3Label.bottomAnchor, constant: 1),
      archivedLabel.leadingAnchor.constraint(equalTo: row3Label.leadingAnchor),
      openButton3.centerYAnchor.constraint(equalTo: container3.centerYAnchor),
      container3.trailingAnchor.constraint(equalTo: openButton3.trailingAnchor, constant: 16),
      openButton3.leadingAnchor.constraint(equalTo: row3Label.trailingAnchor, constant: 8),
      container3.heightAnchor.constraint(equalToConstant: 44),
      imageView3.heightAnchor.constraint(equalToConstant: 28),
      imageView3.widthAnchor.constraint(equalToConstant: 28),
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
      imageView4.leadingAnchor.constraint(equalTo: container4.leadingAnchor, constant: 16),
      imageView4.centerYAnchor.constraint(equalTo: container4.centerYAnchor),
      row4Label.leadingAnchor.constraint(equalTo: imageView4.trailingAnchor, constant: 12),
      row4Label.topAnchor.constraint(equalTo: container4.topAnchor, constant: 3),
      updatedTodayLabel.trailingAnchor.constraint(equalTo: row4Label.trailingAnchor),
      updatedTodayLabel.topAnchor.constraint(equalTo: row4Label.bottomAnchor, constant: 1),
      updatedTodayLabel.leadingAnchor.constraint(equalTo: row4Label.leadingAnchor),
      container4.trailingAnchor.constraint(equalTo: openButton4.trailingAnchor, constant: 16),
      openButton4.centerYAnchor.constraint(equalTo: container4.centerYAnchor),
      openButton4.leadingAnchor.constraint(equalTo: row4Label.trailingAnchor, constant: 8),
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
      imageView5.centerYAnchor.constraint(equalTo: container5.centerYAnchor),
      imageView5.leadingAnchor.constraint(equalTo: container5.leadingAnchor, constant: 16),
      row5Label.leadingAnchor.constraint(equalTo: imageView5.trailingAnchor, constant: 12),
      row5Label.topAnchor.constraint(equalTo: container5.topAnchor, constant: 3),
      notSynchronisedLabel2.topAnchor.constraint(equalTo: row5Label.bottomAnchor, constant: 1),
      notSynchronisedLabel2.trailingAnchor.constraint(equalTo: row5Label.trailingAnchor),
      notSynchronisedLabel2.leadingAnchor.constraint(equalTo: row5Label.leadingAnchor),
      openButton5.centerYAnchor.constraint(equalTo: container5.centerYAnchor),
      container5.trailingAnchor.constraint(equalTo: openButton5.trailingAnchor, constant: 16),
      openButton5.leadingAnchor.constraint(equalTo: row5Label.trailingAnchor, constant: 8),
      container5.heightAnchor.constraint(equalToConstant: 44),
      imageView5.heightAnchor.constraint(equalToConstant: 28),
      imageView5.widthAnchor.constraint(equalToConstant: 28),
      row5Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel2.heightAnchor.constraint(equalToConstant: 15),
      openButton5.heightAnchor.constraint(equalToConstant: 30),
      openButton5.widthAnchor.constraint(equalToConstant: 60),
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
      sharedWithTwoLabel2.leadingAnchor.constraint(equalTo: row6Label.leadingAnchor),
      sharedWithTwoLabel2.trailingAnchor.constraint(equalTo: row6Label.trailingAnchor),
      sharedWithTwoLabel2.topAnchor.constraint(equalTo: row6Label.bottomAnchor, constant: 1),
      container6.trailingAnchor.constraint(equalTo: openButton6.trailingAnchor, constant: 16),
      openButton6.centerYAnchor.constraint(equalTo: container6.centerYAnchor),
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
      imageView7.leadingAnchor.constraint(equalTo: container7.leadingAnchor, constant: 16),
      imageView7.centerYAnchor.constraint(equalTo: container7.centerYAnchor),
      row7Label.topAnchor.constraint(equalTo: container7.topAnchor, constant: 3),
      row7Label.leadingAnchor.constraint(equalTo: imageView7.trailingAnchor, constant: 12),
      archivedLabel2.leadingAnchor.constraint(equalTo: row7Label.leadingAnchor),
      archivedLabel2.topAnchor.constraint(equalTo: row7Label.bottomAnchor, constant: 1),
      archivedLabel2.trailingAnchor.constraint(equalTo: row7Label.trailingAnchor),
      openButton7.centerYAnchor.constraint(equalTo: container7.centerYAnchor),
      container7.trailingAnchor.constraint(equalTo: openButton7.trailingAnchor, constant: 16),
      openButton7.leadingAnchor.constraint(equalTo: row7Label.trailingAnchor, constant: 8),
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
      imageView8.leadingAnchor.constraint(equalTo: container8.leadingAnchor, constant: 16),
      imageView8.centerYAnchor.constraint(equalTo: container8.centerYAnchor),
      row8Label.topAnchor.constraint(equalTo: container8.topAnchor, constant: 3),
      row8Label.leadingAnchor.constraint(equalTo: imageView8.trailingAnchor, constant: 12),
      updatedTodayLabel2.trailingAnchor.constraint(equalTo: row8Label.trailingAnchor),
      updatedTodayLabel2.leadingAnchor.constraint(equalTo: row8Label.leadingAnchor),
      updatedTodayLabel2.topAnchor.constraint(equalTo: row8Label.bottomAnchor, constant: 1),
      openButton8.leadingAnchor.constraint(equalTo: row8Label.trailingAnchor, constant: 8),
      container8.trailingAnchor.constraint(equalTo: openButton8.trailingAnchor, constant: 16),
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
      row9Label.topAnchor.constraint(equalTo: container9.topAnchor, constant: 3),
      row9Label.leadingAnchor.constraint(equalTo: imageView9.trailingAnchor, constant: 12),
      notSynchronisedLabel3.trailingAnchor.constraint(equalTo: row9Label.trailingAnchor),
      notSynchronisedLabel3.leadingAnchor.constraint(equalTo: row9Label.leadingAnchor),
      notSynchronisedLabel3.topAnchor.constraint(equalTo: row9Label.bottomAnchor, constant: 1),
      openButton9.centerYAnchor.constraint(equalTo: container9.centerYAnchor),
      container9.trailingAnchor.constraint(equalTo: openButton9.trailingAnchor, constant: 16),
      openButton9.leadingAnchor.constraint(equalTo: row9Label.trailingAnchor, constant: 8),
      container9.heightAnchor.constraint(equalToConstant: 44),
      imageView9.heightAnchor.constraint(equalToConstant: 28),
      imageView9.widthAnchor.constraint(equalToConstant: 28),
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
      imageView10.leadingAnchor.constraint(equalTo: container10.leadingAnchor, constant: 16),
      imageView10.centerYAnchor.constraint(equalTo: container10.centerYAnchor),
      row10Label.topAnchor.constraint(equalTo: container10.topAnchor, constant: 3),
      row10Label.leadingAnchor.constraint(equalTo: imageView10.trailingAnchor, constant: 12),
      sharedWithTwoLabel3.leadingAnchor.constraint(equalTo: row10Label.leadingAnchor),
      sharedWithTwoLabel3.trailingAnchor.constraint(equalTo: row10Label.trailingAnchor),
      sharedWithTwoLabel3.topAnchor.constraint(equalTo: row10Label.bottomAnchor, constant: 1),
      container10.trailingAnchor.constraint(equalTo: openButton10.trailingAnchor, constant: 16),
      openButton10.centerYAnchor.constraint(equalTo: container10.centerYAnchor),
      openButton10.leadingAnchor.constraint(equalTo: row10Label.trailingAnchor, constant: 8),
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
      row11Label.topAnchor.constraint(equalTo: container11.topAnchor, constant: 3),
      row11Label.leadingAnchor.constraint(equalTo: imageView11.trailingAnchor, constant: 12),
      archivedLabel3.topAnchor.constraint(equalTo: row11Label.bottomAnchor, constant: 1),
      archivedLabel3.leadingAnchor.constraint(equalTo: row11Label.leadingAnchor),
      archivedLabel3.trailingAnchor.constraint(equalTo: row11Label.trailingAnchor),
      container11.trailingAnchor.constraint(equalTo: openButton11.trailingAnchor, constant: 16),
      openButton11.leadingAnchor.constraint(equalTo: row11Label.trailingAnchor, constant: 8),
      openButton11.centerYAnchor.constraint(equalTo: container11.centerYAnchor),
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
      row12Label.topAnchor.constraint(equalTo: container12.topAnchor, constant: 3),
      row12Label.leadingAnchor.constraint(equalTo: imageView12.trailingAnchor, constant: 12),
      updatedTodayLabel3.trailingAnchor.constraint(equalTo: row12Label.trailingAnchor),
      updatedTodayLabel3.topAnchor.constraint(equalTo: row12Label.bottomAnchor, constant: 1),
      updatedTodayLabel3.leadingAnchor.constraint(equalTo: row12Label.leadingAnchor),
      openButton12.centerYAnchor.constraint(equalTo: container12.centerYAnchor),
      openButton12.leadingAnchor.constraint(equalTo: row12Label.trailingAnchor, constant: 8),
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
      imageView13.leadingAnchor.constraint(equalTo: container13.leadingAnchor, constant: 16),
      imageView13.centerYAnchor.constraint(equalTo: container13.centerYAnchor),
      row13Label.leadingAnchor.constraint(equalTo: imageView13.trailingAnchor, constant: 12),
      row13Label.topAnchor.constraint(equalTo: container13.topAnchor, constant: 3),
      notSynchronisedLabel4.leadingAnchor.constraint(equalTo: row13Label.leadingAnchor),
      notSynchronisedLabel4.trailingAnchor.constraint(equalTo: row13Label.trailingAnchor),
      notSynchronisedLabel4.topAnchor.constraint(equalTo: row13Label.bottomAnchor, constant: 1),
      openButton13.leadingAnchor.constraint(equalTo: row13Label.trailingAnchor, constant: 8),
      openButton13.centerYAnchor.constraint(equalTo: container13.centerYAnchor),
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
      row14Label.topAnchor.constraint(equalTo: container14.topAnchor, constant: 3),
      row14Label.leadingAnchor.constraint(equalTo: imageView14.trailingAnchor, constant: 12),
      sharedWithTwoLabel4.topAnchor.constraint(equalTo: row14Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel4.trailingAnchor.constraint(equalTo: row14Label.trailingAnchor),
      sharedWithTwoLabel4.leadingAnchor.constraint(equalTo: row14Label.leadingAnchor),
      container14.trailingAnchor.constraint(equalTo: openButton14.trailingAnchor, constant: 16),
      openButton14.centerYAnchor.constraint(equalTo: container14.centerYAnchor),
      openButton14.leadingAnchor.constraint(equalTo: row14Label.trailingAnchor, constant: 8),
      container14.heightAnchor.constraint(equalToConstant: 44),
      imageView14.widthAnchor.constraint(equalToConstant: 28),
      imageView14.heightAnchor.constraint(equalToConstant: 28),
      row14Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel4.heightAnchor.constraint(equalToConstant: 15),
      openButton14.widthAnchor.constraint(equalToConstant: 60),
      openButton14.heightAnchor.constraint(equalToConstant: 30),
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
      imageView15.centerYAnchor.constraint(equalTo: container15.centerYAnchor),
      imageView15.leadingAnchor.constraint(equalTo: container15.leadingAnchor, constant: 16),
      row15Label.topAnchor.constraint(equalTo: container15.topAnchor, constant: 3),
      row15Label.leadingAnchor.constraint(equalTo: imageView15.trailingAnchor, constant: 12),
      archivedLabel4.trailingAnchor.constraint(equalTo: row15Label.trailingAnchor),
      archivedLabel4.leadingAnchor.constraint(equalTo: row15Label.leadingAnchor),
      archivedLabel4.topAnchor.constraint(equalTo: row15Label.bottomAnchor, constant: 1),
      openButton15.leadingAnchor.constraint(equalTo: row15Label.trailingAnchor, constant: 8),
      container15.trailingAnchor.constraint(equalTo: openButton15.trailingAnchor, constant: 16),
      openButton15.centerYAnchor.constraint(equalTo: container15.centerYAnchor),
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
      imageView16.leadingAnchor.constraint(equalTo: container16.leadingAnchor, constant: 16),
      imageView16.centerYAnchor.constraint(equalTo: container16.centerYAnchor),
      row16Label.topAnchor.constraint(equalTo: container16.topAnchor, constant: 3),
      row16Label.leadingAnchor.constraint(equalTo: imageView16.trailingAnchor, constant: 12),
      updatedTodayLabel4.leadingAnchor.constraint(equalTo: row16Label.leadingAnchor),
      updatedTodayLabel4.trailingAnchor.constraint(equalTo: row16Label.trailingAnchor),
      updatedTodayLabel4.topAnchor.constraint(equalTo: row16Label.bottomAnchor, constant: 1),
      openButton16.leadingAnchor.constraint(equalTo: row16Label.trailingAnchor, constant: 8),
      openButton16.centerYAnchor.constraint(equalTo: container16.centerYAnchor),
      container16.trailingAnchor.constraint(equalTo: openButton16.trailingAnchor, constant: 16),
      container16.heightAnchor.constraint(equalToConstant: 44),
      imageView16.heightAnchor.constraint(equalToConstant: 28),
      imageView16.widthAnchor.constraint(equalToConstant: 28),
      row16Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel4.heightAnchor.constraint(equalToConstant: 15),
      openButton16.heightAnchor.constraint(equalToConstant: 30),
      openButton16.widthAnchor.constraint(equalToConstant: 60),
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
      notSynchronisedLabel5.leadingAnchor.constraint(equalTo: row17Label.leadingAnchor),
      notSynchronisedLabel5.trailingAnchor.constraint(equalTo: row17Label.trailingAnchor),
      notSynchronisedLabel5.topAnchor.constraint(equalTo: row17Label.bottomAnchor, constant: 1),
      openButton17.leadingAnchor.constraint(equalTo: row17Label.trailingAnchor, constant: 8),
      container17.trailingAnchor.constraint(equalTo: openButton17.trailingAnchor, constant: 16),
      openButton17.centerYAnchor.constraint(equalTo: container17.centerYAnchor),
      container17.heightAnchor.constraint(equalToConstant: 44),
      imageView17.heightAnchor.constraint(equalToConstant: 28),
      imageView17.widthAnchor.constraint(equalToConstant: 28),
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
      imageView18.centerYAnchor.constraint(equalTo: container18.centerYAnchor),
      imageView18.leadingAnchor.constraint(equalTo: container18.leadingAnchor, constant: 16),
      row18Label.topAnchor.constraint(equalTo: container18.topAnchor, constant: 3),
      row18Label.leadingAnchor.constraint(equalTo: imageView18.trailingAnchor, constant: 12),
      sharedWithTwoLabel5.trailingAnchor.constraint(equalTo: row18Label.trailingAnchor),
      sharedWithTwoLabel5.topAnchor.constraint(equalTo: row18Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel5.leadingAnchor.constraint(equalTo: row18Label.leadingAnchor),
      openButton18.leadingAnchor.constraint(equalTo: row18Label.trailingAnchor, constant: 8),
      container18.trailingAnchor.constraint(equalTo: openButton18.trailingAnchor, constant: 16),
      openButton18.centerYAnchor.constraint(equalTo: container18.centerYAnchor),
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

  private static func makeContainer19() -> UIView {
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

    NSLayoutConstraint.activate([
      imageView19.centerYAnchor.constraint(equalTo: container19.centerYAnchor),
      imageView19.leadingAnchor.constraint(equalTo: container19.leadingAnchor, constant: 16),
      row19Label.topAnchor.constraint(equalTo: container19.topAnchor, constant: 3),
      row19Label.leadingAnchor.constraint(equalTo: imageView19.trailingAnchor, constant: 12),
      archivedLabel5.leadingAnchor.constraint(equalTo: row19Label.leadingAnchor),
      archivedLabel5.trailingAnchor.constraint(equalTo: row19Label.trailingAnchor),
      archivedLabel5.topAnchor.constraint(equalTo: row19Label.bottomAnchor, constant: 1),
      container19.trailingAnchor.constraint(equalTo: openButton19.trailingAnchor, constant: 16),
      openButton19.leadingAnchor.constraint(equalTo: row19Label.trailingAnchor, constant: 8),
      openButton19.centerYAnchor.constraint(equalTo: container19.centerYAnchor),
      container19.heightAnchor.constraint(equalToConstant: 44),
      imageView19.widthAnchor.constraint(equalToConstant: 28),
      imageView19.heightAnchor.constraint(equalToConstant: 28),
      row19Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel5.heightAnchor.constraint(equalToConstant: 15),
      openButton19.widthAnchor.constraint(equalToConstant: 60),
      openButton19.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container19
  }

  private static func makeContainer20() -> UIView {
    let container20 = UIView(frame: CGRect(x: 0, y: 876, width: 375, height: 44))
    container20.translatesAutoresizingMaskIntoConstraints = false

    let imageView20 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView20.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView20.contentMode = .scaleAspectFit
    imageView20.clipsToBounds = true
    imageView20.translatesAutoresizingMaskIntoConstraints = false
    imageView20.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView20.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container20.addSubview(imageView20)

    let row20Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row20Label.contentMode = .left
    row20Label.translatesAutoresizingMaskIntoConstraints = false
    row20Label.text = "Row 20"
    row20Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row20Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container20.addSubview(row20Label)

    let updatedTodayLabel5 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel5.contentMode = .left
    updatedTodayLabel5.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel5.text = "Updated today"
    updatedTodayLabel5.font = .systemFont(ofSize: 12)
    updatedTodayLabel5.textColor = .secondaryLabel
    updatedTodayLabel5.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel5.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container20.addSubview(updatedTodayLabel5)

    let openButton20 = UIButton(type: .system)
    openButton20.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton20.translatesAutoresizingMaskIntoConstraints = false
    openButton20.setTitle("Open", for: .normal)
    container20.addSubview(openButton20)

    NSLayoutConstraint.activate([
      imageView20.leadingAnchor.constraint(equalTo: container20.leadingAnchor, constant: 16),
      imageView20.centerYAnchor.constraint(equalTo: container20.centerYAnchor),
      row20Label.leadingAnchor.constraint(equalTo: imageView20.trailingAnchor, constant: 12),
      row20Label.topAnchor.constraint(equalTo: container20.topAnchor, constant: 3),
      updatedTodayLabel5.trailingAnchor.constraint(equalTo: row20Label.trailingAnchor),
      updatedTodayLabel5.leadingAnchor.constraint(equalTo: row20Label.leadingAnchor),
      updatedTodayLabel5.topAnchor.constraint(equalTo: row20Label.bottomAnchor, constant: 1),
      container20.trailingAnchor.constraint(equalTo: openButton20.trailingAnchor, constant: 16),
      openButton20.leadingAnchor.constraint(equalTo: row20Label.trailingAnchor, constant: 8),
      openButton20.centerYAnchor.constraint(equalTo: container20.centerYAnchor),
      container20.heightAnchor.constraint(equalToConstant: 44),
      imageView20.heightAnchor.constraint(equalToConstant: 28),
      imageView20.widthAnchor.constraint(equalToConstant: 28),
      row20Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel5.heightAnchor.constraint(equalToConstant: 15),
      openButton20.widthAnchor.constraint(equalToConstant: 60),
      openButton20.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container20
  }

  private static func makeContainer21() -> UIView {
    let container21 = UIView(frame: CGRect(x: 0, y: 920, width: 375, height: 44))
    container21.translatesAutoresizingMaskIntoConstraints = false

    let imageView21 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView21.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView21.contentMode = .scaleAspectFit
    imageView21.clipsToBounds = true
    imageView21.translatesAutoresizingMaskIntoConstraints = false
    imageView21.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView21.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container21.addSubview(imageView21)

    let row21Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row21Label.contentMode = .left
    row21Label.translatesAutoresizingMaskIntoConstraints = false
    row21Label.text = "Row 21"
    row21Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row21Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container21.addSubview(row21Label)

    let notSynchronisedLabel6 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel6.contentMode = .left
    notSynchronisedLabel6.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel6.text = "Not synchronised"
    notSynchronisedLabel6.font = .systemFont(ofSize: 12)
    notSynchronisedLabel6.textColor = .secondaryLabel
    notSynchronisedLabel6.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel6.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container21.addSubview(notSynchronisedLabel6)

    let openButton21 = UIButton(type: .system)
    openButton21.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton21.translatesAutoresizingMaskIntoConstraints = false
    openButton21.setTitle("Open", for: .normal)
    container21.addSubview(openButton21)

    NSLayoutConstraint.activate([
      imageView21.leadingAnchor.constraint(equalTo: container21.leadingAnchor, constant: 16),
      imageView21.centerYAnchor.constraint(equalTo: container21.centerYAnchor),
      row21Label.leadingAnchor.constraint(equalTo: imageView21.trailingAnchor, constant: 12),
      row21Label.topAnchor.constraint(equalTo: container21.topAnchor, constant: 3),
      notSynchronisedLabel6.topAnchor.constraint(equalTo: row21Label.bottomAnchor, constant: 1),
      notSynchronisedLabel6.trailingAnchor.constraint(equalTo: row21Label.trailingAnchor),
      notSynchronisedLabel6.leadingAnchor.constraint(equalTo: row21Label.leadingAnchor),
      openButton21.leadingAnchor.constraint(equalTo: row21Label.trailingAnchor, constant: 8),
      container21.trailingAnchor.constraint(equalTo: openButton21.trailingAnchor, constant: 16),
      openButton21.centerYAnchor.constraint(equalTo: container21.centerYAnchor),
      container21.heightAnchor.constraint(equalToConstant: 44),
      imageView21.heightAnchor.constraint(equalToConstant: 28),
      imageView21.widthAnchor.constraint(equalToConstant: 28),
      row21Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel6.heightAnchor.constraint(equalToConstant: 15),
      openButton21.heightAnchor.constraint(equalToConstant: 30),
      openButton21.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container21
  }

  private static func makeContainer22() -> UIView {
    let container22 = UIView(frame: CGRect(x: 0, y: 964, width: 375, height: 44))
    container22.translatesAutoresizingMaskIntoConstraints = false

    let imageView22 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView22.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView22.contentMode = .scaleAspectFit
    imageView22.clipsToBounds = true
    imageView22.translatesAutoresizingMaskIntoConstraints = false
    imageView22.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView22.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container22.addSubview(imageView22)

    let row22Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row22Label.contentMode = .left
    row22Label.translatesAutoresizingMaskIntoConstraints = false
    row22Label.text = "Row 22"
    row22Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row22Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container22.addSubview(row22Label)

    let sharedWithTwoLabel6 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel6.contentMode = .left
    sharedWithTwoLabel6.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel6.text = "Shared with two people"
    sharedWithTwoLabel6.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel6.textColor = .secondaryLabel
    sharedWithTwoLabel6.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel6.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container22.addSubview(sharedWithTwoLabel6)

    let openButton22 = UIButton(type: .system)
    openButton22.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton22.translatesAutoresizingMaskIntoConstraints = false
    openButton22.setTitle("Open", for: .normal)
    container22.addSubview(openButton22)

    NSLayoutConstraint.activate([
      imageView22.leadingAnchor.constraint(equalTo: container22.leadingAnchor, constant: 16),
      imageView22.centerYAnchor.constraint(equalTo: container22.centerYAnchor),
      row22Label.leadingAnchor.constraint(equalTo: imageView22.trailingAnchor, constant: 12),
      row22Label.topAnchor.constraint(equalTo: container22.topAnchor, constant: 3),
      sharedWithTwoLabel6.trailingAnchor.constraint(equalTo: row22Label.trailingAnchor),
      sharedWithTwoLabel6.leadingAnchor.constraint(equalTo: row22Label.leadingAnchor),
      sharedWithTwoLabel6.topAnchor.constraint(equalTo: row22Label.bottomAnchor, constant: 1),
      container22.trailingAnchor.constraint(equalTo: openButton22.trailingAnchor, constant: 16),
      openButton22.leadingAnchor.constraint(equalTo: row22Label.trailingAnchor, constant: 8),
      openButton22.centerYAnchor.constraint(equalTo: container22.centerYAnchor),
      container22.heightAnchor.constraint(equalToConstant: 44),
      imageView22.heightAnchor.constraint(equalToConstant: 28),
      imageView22.widthAnchor.constraint(equalToConstant: 28),
      row22Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel6.heightAnchor.constraint(equalToConstant: 15),
      openButton22.widthAnchor.constraint(equalToConstant: 60),
      openButton22.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container22
  }

  private static func makeContainer23() -> UIView {
    let container23 = UIView(frame: CGRect(x: 0, y: 1008, width: 375, height: 44))
    container23.translatesAutoresizingMaskIntoConstraints = false

    let imageView23 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView23.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView23.contentMode = .scaleAspectFit
    imageView23.clipsToBounds = true
    imageView23.translatesAutoresizingMaskIntoConstraints = false
    imageView23.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView23.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container23.addSubview(imageView23)

    let row23Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row23Label.contentMode = .left
    row23Label.translatesAutoresizingMaskIntoConstraints = false
    row23Label.text = "Row 23"
    row23Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row23Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container23.addSubview(row23Label)

    let archivedLabel6 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel6.contentMode = .left
    archivedLabel6.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel6.text = "Archived"
    archivedLabel6.font = .systemFont(ofSize: 12)
    archivedLabel6.textColor = .secondaryLabel
    archivedLabel6.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel6.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container23.addSubview(archivedLabel6)

    let openButton23 = UIButton(type: .system)
    openButton23.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton23.translatesAutoresizingMaskIntoConstraints = false
    openButton23.setTitle("Open", for: .normal)
    container23.addSubview(openButton23)

    NSLayoutConstraint.activate([
      imageView23.centerYAnchor.constraint(equalTo: container23.centerYAnchor),
      imageView23.leadingAnchor.constraint(equalTo: container23.leadingAnchor, constant: 16),
      row23Label.leadingAnchor.constraint(equalTo: imageView23.trailingAnchor, constant: 12),
      row23Label.topAnchor.constraint(equalTo: container23.topAnchor, constant: 3),
      archivedLabel6.leadingAnchor.constraint(equalTo: row23Label.leadingAnchor),
      archivedLabel6.topAnchor.constraint(equalTo: row23Label.bottomAnchor, constant: 1),
      archivedLabel6.trailingAnchor.constraint(equalTo: row23Label.trailingAnchor),
      container23.trailingAnchor.constraint(equalTo: openButton23.trailingAnchor, constant: 16),
      openButton23.leadingAnchor.constraint(equalTo: row23Label.trailingAnchor, constant: 8),
      openButton23.centerYAnchor.constraint(equalTo: container23.centerYAnchor),
      container23.heightAnchor.constraint(equalToConstant: 44),
      imageView23.heightAnchor.constraint(equalToConstant: 28),
      imageView23.widthAnchor.constraint(equalToConstant: 28),
      row23Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel6.heightAnchor.constraint(equalToConstant: 15),
      openButton23.heightAnchor.constraint(equalToConstant: 30),
      openButton23.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container23
  }

  private static func makeContainer24() -> UIView {
    let container24 = UIView(frame: CGRect(x: 0, y: 1052, width: 375, height: 44))
    container24.translatesAutoresizingMaskIntoConstraints = false

    let imageView24 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView24.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView24.contentMode = .scaleAspectFit
    imageView24.clipsToBounds = true
    imageView24.translatesAutoresizingMaskIntoConstraints = false
    imageView24.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView24.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container24.addSubview(imageView24)

    let row24Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row24Label.contentMode = .left
    row24Label.translatesAutoresizingMaskIntoConstraints = false
    row24Label.text = "Row 24"
    row24Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row24Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container24.addSubview(row24Label)

    let updatedTodayLabel6 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel6.contentMode = .left
    updatedTodayLabel6.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel6.text = "Updated today"
    updatedTodayLabel6.font = .systemFont(ofSize: 12)
    updatedTodayLabel6.textColor = .secondaryLabel
    updatedTodayLabel6.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel6.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container24.addSubview(updatedTodayLabel6)

    let openButton24 = UIButton(type: .system)
    openButton24.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton24.translatesAutoresizingMaskIntoConstraints = false
    openButton24.setTitle("Open", for: .normal)
    container24.addSubview(openButton24)

    NSLayoutConstraint.activate([
      imageView24.leadingAnchor.constraint(equalTo: container24.leadingAnchor, constant: 16),
      imageView24.centerYAnchor.constraint(equalTo: container24.centerYAnchor),
      row24Label.leadingAnchor.constraint(equalTo: imageView24.trailingAnchor, constant: 12),
      row24Label.topAnchor.constraint(equalTo: container24.topAnchor, constant: 3),
      updatedTodayLabel6.trailingAnchor.constraint(equalTo: row24Label.trailingAnchor),
      updatedTodayLabel6.topAnchor.constraint(equalTo: row24Label.bottomAnchor, constant: 1),
      updatedTodayLabel6.leadingAnchor.constraint(equalTo: row24Label.leadingAnchor),
      openButton24.centerYAnchor.constraint(equalTo: container24.centerYAnchor),
      container24.trailingAnchor.constraint(equalTo: openButton24.trailingAnchor, constant: 16),
      openButton24.leadingAnchor.constraint(equalTo: row24Label.trailingAnchor, constant: 8),
      container24.heightAnchor.constraint(equalToConstant: 44),
      imageView24.heightAnchor.constraint(equalToConstant: 28),
      imageView24.widthAnchor.constraint(equalToConstant: 28),
      row24Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel6.heightAnchor.constraint(equalToConstant: 15),
      openButton24.widthAnchor.constraint(equalToConstant: 60),
      openButton24.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container24
  }

  private static func makeContainer25() -> UIView {
    let container25 = UIView(frame: CGRect(x: 0, y: 1096, width: 375, height: 44))
    container25.translatesAutoresizingMaskIntoConstraints = false

    let imageView25 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView25.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView25.contentMode = .scaleAspectFit
    imageView25.clipsToBounds = true
    imageView25.translatesAutoresizingMaskIntoConstraints = false
    imageView25.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView25.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container25.addSubview(imageView25)

    let row25Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row25Label.contentMode = .left
    row25Label.translatesAutoresizingMaskIntoConstraints = false
    row25Label.text = "Row 25"
    row25Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row25Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container25.addSubview(row25Label)

    let notSynchronisedLabel7 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel7.contentMode = .left
    notSynchronisedLabel7.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel7.text = "Not synchronised"
    notSynchronisedLabel7.font = .systemFont(ofSize: 12)
    notSynchronisedLabel7.textColor = .secondaryLabel
    notSynchronisedLabel7.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel7.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container25.addSubview(notSynchronisedLabel7)

    let openButton25 = UIButton(type: .system)
    openButton25.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton25.translatesAutoresizingMaskIntoConstraints = false
    openButton25.setTitle("Open", for: .normal)
    container25.addSubview(openButton25)

    NSLayoutConstraint.activate([
      imageView25.centerYAnchor.constraint(equalTo: container25.centerYAnchor),
      imageView25.leadingAnchor.constraint(equalTo: container25.leadingAnchor, constant: 16),
      row25Label.leadingAnchor.constraint(equalTo: imageView25.trailingAnchor, constant: 12),
      row25Label.topAnchor.constraint(equalTo: container25.topAnchor, constant: 3),
      notSynchronisedLabel7.trailingAnchor.constraint(equalTo: row25Label.trailingAnchor),
      notSynchronisedLabel7.leadingAnchor.constraint(equalTo: row25Label.leadingAnchor),
      notSynchronisedLabel7.topAnchor.constraint(equalTo: row25Label.bottomAnchor, constant: 1),
      openButton25.centerYAnchor.constraint(equalTo: container25.centerYAnchor),
      openButton25.leadingAnchor.constraint(equalTo: row25Label.trailingAnchor, constant: 8),
      container25.trailingAnchor.constraint(equalTo: openButton25.trailingAnchor, constant: 16),
      container25.heightAnchor.constraint(equalToConstant: 44),
      imageView25.widthAnchor.constraint(equalToConstant: 28),
      imageView25.heightAnchor.constraint(equalToConstant: 28),
      row25Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel7.heightAnchor.constraint(equalToConstant: 15),
      openButton25.widthAnchor.constraint(equalToConstant: 60),
      openButton25.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container25
  }

  private static func makeContainer26() -> UIView {
    let container26 = UIView(frame: CGRect(x: 0, y: 1140, width: 375, height: 44))
    container26.translatesAutoresizingMaskIntoConstraints = false

    let imageView26 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView26.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView26.contentMode = .scaleAspectFit
    imageView26.clipsToBounds = true
    imageView26.translatesAutoresizingMaskIntoConstraints = false
    imageView26.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView26.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container26.addSubview(imageView26)

    let row26Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row26Label.contentMode = .left
    row26Label.translatesAutoresizingMaskIntoConstraints = false
    row26Label.text = "Row 26"
    row26Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row26Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container26.addSubview(row26Label)

    let sharedWithTwoLabel7 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel7.contentMode = .left
    sharedWithTwoLabel7.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel7.text = "Shared with two people"
    sharedWithTwoLabel7.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel7.textColor = .secondaryLabel
    sharedWithTwoLabel7.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel7.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container26.addSubview(sharedWithTwoLabel7)

    let openButton26 = UIButton(type: .system)
    openButton26.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton26.translatesAutoresizingMaskIntoConstraints = false
    openButton26.setTitle("Open", for: .normal)
    container26.addSubview(openButton26)

    NSLayoutConstraint.activate([
      imageView26.leadingAnchor.constraint(equalTo: container26.leadingAnchor, constant: 16),
      imageView26.centerYAnchor.constraint(equalTo: container26.centerYAnchor),
      row26Label.topAnchor.constraint(equalTo: container26.topAnchor, constant: 3),
      row26Label.leadingAnchor.constraint(equalTo: imageView26.trailingAnchor, constant: 12),
      sharedWithTwoLabel7.trailingAnchor.constraint(equalTo: row26Label.trailingAnchor),
      sharedWithTwoLabel7.topAnchor.constraint(equalTo: row26Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel7.leadingAnchor.constraint(equalTo: row26Label.leadingAnchor),
      openButton26.centerYAnchor.constraint(equalTo: container26.centerYAnchor),
      openButton26.leadingAnchor.constraint(equalTo: row26Label.trailingAnchor, constant: 8),
      container26.trailingAnchor.constraint(equalTo: openButton26.trailingAnchor, constant: 16),
      container26.heightAnchor.constraint(equalToConstant: 44),
      imageView26.heightAnchor.constraint(equalToConstant: 28),
      imageView26.widthAnchor.constraint(equalToConstant: 28),
      row26Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel7.heightAnchor.constraint(equalToConstant: 15),
      openButton26.widthAnchor.constraint(equalToConstant: 60),
      openButton26.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container26
  }

  private static func makeContainer27() -> UIView {
    let container27 = UIView(frame: CGRect(x: 0, y: 1184, width: 375, height: 44))
    container27.translatesAutoresizingMaskIntoConstraints = false

    let imageView27 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView27.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView27.contentMode = .scaleAspectFit
    imageView27.clipsToBounds = true
    imageView27.translatesAutoresizingMaskIntoConstraints = false
    imageView27.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView27.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container27.addSubview(imageView27)

    let row27Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row27Label.contentMode = .left
    row27Label.translatesAutoresizingMaskIntoConstraints = false
    row27Label.text = "Row 27"
    row27Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row27Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container27.addSubview(row27Label)

    let archivedLabel7 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel7.contentMode = .left
    archivedLabel7.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel7.text = "Archived"
    archivedLabel7.font = .systemFont(ofSize: 12)
    archivedLabel7.textColor = .secondaryLabel
    archivedLabel7.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel7.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container27.addSubview(archivedLabel7)

    let openButton27 = UIButton(type: .system)
    openButton27.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton27.translatesAutoresizingMaskIntoConstraints = false
    openButton27.setTitle("Open", for: .normal)
    container27.addSubview(openButton27)

    NSLayoutConstraint.activate([
      imageView27.centerYAnchor.constraint(equalTo: container27.centerYAnchor),
      imageView27.leadingAnchor.constraint(equalTo: container27.leadingAnchor, constant: 16),
      row27Label.topAnchor.constraint(equalTo: container27.topAnchor, constant: 3),
      row27Label.leadingAnchor.constraint(equalTo: imageView27.trailingAnchor, constant: 12),
      archivedLabel7.trailingAnchor.constraint(equalTo: row27Label.trailingAnchor),
      archivedLabel7.topAnchor.constraint(equalTo: row27Label.bottomAnchor, constant: 1),
      archivedLabel7.leadingAnchor.constraint(equalTo: row27Label.leadingAnchor),
      openButton27.leadingAnchor.constraint(equalTo: row27Label.trailingAnchor, constant: 8),
      container27.trailingAnchor.constraint(equalTo: openButton27.trailingAnchor, constant: 16),
      openButton27.centerYAnchor.constraint(equalTo: container27.centerYAnchor),
      container27.heightAnchor.constraint(equalToConstant: 44),
      imageView27.heightAnchor.constraint(equalToConstant: 28),
      imageView27.widthAnchor.constraint(equalToConstant: 28),
      row27Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel7.heightAnchor.constraint(equalToConstant: 15),
      openButton27.heightAnchor.constraint(equalToConstant: 30),
      openButton27.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container27
  }

  private static func makeContainer28() -> UIView {
    let container28 = UIView(frame: CGRect(x: 0, y: 1228, width: 375, height: 44))
    container28.translatesAutoresizingMaskIntoConstraints = false

    let imageView28 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView28.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView28.contentMode = .scaleAspectFit
    imageView28.clipsToBounds = true
    imageView28.translatesAutoresizingMaskIntoConstraints = false
    imageView28.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView28.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container28.addSubview(imageView28)

    let row28Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row28Label.contentMode = .left
    row28Label.translatesAutoresizingMaskIntoConstraints = false
    row28Label.text = "Row 28"
    row28Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row28Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container28.addSubview(row28Label)

    let updatedTodayLabel7 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel7.contentMode = .left
    updatedTodayLabel7.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel7.text = "Updated today"
    updatedTodayLabel7.font = .systemFont(ofSize: 12)
    updatedTodayLabel7.textColor = .secondaryLabel
    updatedTodayLabel7.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel7.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container28.addSubview(updatedTodayLabel7)

    let openButton28 = UIButton(type: .system)
    openButton28.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton28.translatesAutoresizingMaskIntoConstraints = false
    openButton28.setTitle("Open", for: .normal)
    container28.addSubview(openButton28)

    NSLayoutConstraint.activate([
      imageView28.centerYAnchor.constraint(equalTo: container28.centerYAnchor),
      imageView28.leadingAnchor.constraint(equalTo: container28.leadingAnchor, constant: 16),
      row28Label.leadingAnchor.constraint(equalTo: imageView28.trailingAnchor, constant: 12),
      row28Label.topAnchor.constraint(equalTo: container28.topAnchor, constant: 3),
      updatedTodayLabel7.topAnchor.constraint(equalTo: row28Label.bottomAnchor, constant: 1),
      updatedTodayLabel7.trailingAnchor.constraint(equalTo: row28Label.trailingAnchor),
      updatedTodayLabel7.leadingAnchor.constraint(equalTo: row28Label.leadingAnchor),
      openButton28.leadingAnchor.constraint(equalTo: row28Label.trailingAnchor, constant: 8),
      container28.trailingAnchor.constraint(equalTo: openButton28.trailingAnchor, constant: 16),
      openButton28.centerYAnchor.constraint(equalTo: container28.centerYAnchor),
      container28.heightAnchor.constraint(equalToConstant: 44),
      imageView28.heightAnchor.constraint(equalToConstant: 28),
      imageView28.widthAnchor.constraint(equalToConstant: 28),
      row28Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel7.heightAnchor.constraint(equalToConstant: 15),
      openButton28.heightAnchor.constraint(equalToConstant: 30),
      openButton28.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container28
  }

  private static func makeContainer29() -> UIView {
    let container29 = UIView(frame: CGRect(x: 0, y: 1272, width: 375, height: 44))
    container29.translatesAutoresizingMaskIntoConstraints = false

    let imageView29 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView29.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView29.contentMode = .scaleAspectFit
    imageView29.clipsToBounds = true
    imageView29.translatesAutoresizingMaskIntoConstraints = false
    imageView29.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView29.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container29.addSubview(imageView29)

    let row29Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row29Label.contentMode = .left
    row29Label.translatesAutoresizingMaskIntoConstraints = false
    row29Label.text = "Row 29"
    row29Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row29Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container29.addSubview(row29Label)

    let notSynchronisedLabel8 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel8.contentMode = .left
    notSynchronisedLabel8.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel8.text = "Not synchronised"
    notSynchronisedLabel8.font = .systemFont(ofSize: 12)
    notSynchronisedLabel8.textColor = .secondaryLabel
    notSynchronisedLabel8.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel8.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container29.addSubview(notSynchronisedLabel8)

    let openButton29 = UIButton(type: .system)
    openButton29.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton29.translatesAutoresizingMaskIntoConstraints = false
    openButton29.setTitle("Open", for: .normal)
    container29.addSubview(openButton29)

    NSLayoutConstraint.activate([
      imageView29.centerYAnchor.constraint(equalTo: container29.centerYAnchor),
      imageView29.leadingAnchor.constraint(equalTo: container29.leadingAnchor, constant: 16),
      row29Label.topAnchor.constraint(equalTo: container29.topAnchor, constant: 3),
      row29Label.leadingAnchor.constraint(equalTo: imageView29.trailingAnchor, constant: 12),
      notSynchronisedLabel8.trailingAnchor.constraint(equalTo: row29Label.trailingAnchor),
      notSynchronisedLabel8.leadingAnchor.constraint(equalTo: row29Label.leadingAnchor),
      notSynchronisedLabel8.topAnchor.constraint(equalTo: row29Label.bottomAnchor, constant: 1),
      openButton29.centerYAnchor.constraint(equalTo: container29.centerYAnchor),
      container29.trailingAnchor.constraint(equalTo: openButton29.trailingAnchor, constant: 16),
      openButton29.leadingAnchor.constraint(equalTo: row29Label.trailingAnchor, constant: 8),
      container29.heightAnchor.constraint(equalToConstant: 44),
      imageView29.widthAnchor.constraint(equalToConstant: 28),
      imageView29.heightAnchor.constraint(equalToConstant: 28),
      row29Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel8.heightAnchor.constraint(equalToConstant: 15),
      openButton29.heightAnchor.constraint(equalToConstant: 30),
      openButton29.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container29
  }

  private static func makeContainer30() -> UIView {
    let container30 = UIView(frame: CGRect(x: 0, y: 1316, width: 375, height: 44))
    container30.translatesAutoresizingMaskIntoConstraints = false

    let imageView30 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView30.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView30.contentMode = .scaleAspectFit
    imageView30.clipsToBounds = true
    imageView30.translatesAutoresizingMaskIntoConstraints = false
    imageView30.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView30.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container30.addSubview(imageView30)

    let row30Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row30Label.contentMode = .left
    row30Label.translatesAutoresizingMaskIntoConstraints = false
    row30Label.text = "Row 30"
    row30Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row30Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container30.addSubview(row30Label)

    let sharedWithTwoLabel8 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel8.contentMode = .left
    sharedWithTwoLabel8.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel8.text = "Shared with two people"
    sharedWithTwoLabel8.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel8.textColor = .secondaryLabel
    sharedWithTwoLabel8.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel8.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container30.addSubview(sharedWithTwoLabel8)

    let openButton30 = UIButton(type: .system)
    openButton30.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton30.translatesAutoresizingMaskIntoConstraints = false
    openButton30.setTitle("Open", for: .normal)
    container30.addSubview(openButton30)

    NSLayoutConstraint.activate([
      imageView30.centerYAnchor.constraint(equalTo: container30.centerYAnchor),
      imageView30.leadingAnchor.constraint(equalTo: container30.leadingAnchor, constant: 16),
      row30Label.leadingAnchor.constraint(equalTo: imageView30.trailingAnchor, constant: 12),
      row30Label.topAnchor.constraint(equalTo: container30.topAnchor, constant: 3),
      sharedWithTwoLabel8.topAnchor.constraint(equalTo: row30Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel8.leadingAnchor.constraint(equalTo: row30Label.leadingAnchor),
      sharedWithTwoLabel8.trailingAnchor.constraint(equalTo: row30Label.trailingAnchor),
      container30.trailingAnchor.constraint(equalTo: openButton30.trailingAnchor, constant: 16),
      openButton30.leadingAnchor.constraint(equalTo: row30Label.trailingAnchor, constant: 8),
      openButton30.centerYAnchor.constraint(equalTo: container30.centerYAnchor),
      container30.heightAnchor.constraint(equalToConstant: 44),
      imageView30.widthAnchor.constraint(equalToConstant: 28),
      imageView30.heightAnchor.constraint(equalToConstant: 28),
      row30Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel8.heightAnchor.constraint(equalToConstant: 15),
      openButton30.widthAnchor.constraint(equalToConstant: 60),
      openButton30.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container30
  }

  private static func makeContainer31() -> UIView {
    let container31 = UIView(frame: CGRect(x: 0, y: 1360, width: 375, height: 44))
    container31.translatesAutoresizingMaskIntoConstraints = false

    let imageView31 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView31.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView31.contentMode = .scaleAspectFit
    imageView31.clipsToBounds = true
    imageView31.translatesAutoresizingMaskIntoConstraints = false
    imageView31.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView31.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container31.addSubview(imageView31)

    let row31Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row31Label.contentMode = .left
    row31Label.translatesAutoresizingMaskIntoConstraints = false
    row31Label.text = "Row 31"
    row31Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row31Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container31.addSubview(row31Label)

    let archivedLabel8 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel8.contentMode = .left
    archivedLabel8.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel8.text = "Archived"
    archivedLabel8.font = .systemFont(ofSize: 12)
    archivedLabel8.textColor = .secondaryLabel
    archivedLabel8.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel8.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container31.addSubview(archivedLabel8)

    let openButton31 = UIButton(type: .system)
    openButton31.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton31.translatesAutoresizingMaskIntoConstraints = false
    openButton31.setTitle("Open", for: .normal)
    container31.addSubview(openButton31)

    NSLayoutConstraint.activate([
      imageView31.centerYAnchor.constraint(equalTo: container31.centerYAnchor),
      imageView31.leadingAnchor.constraint(equalTo: container31.leadingAnchor, constant: 16),
      row31Label.topAnchor.constraint(equalTo: container31.topAnchor, constant: 3),
      row31Label.leadingAnchor.constraint(equalTo: imageView31.trailingAnchor, constant: 12),
      archivedLabel8.trailingAnchor.constraint(equalTo: row31Label.trailingAnchor),
      archivedLabel8.leadingAnchor.constraint(equalTo: row31Label.leadingAnchor),
      archivedLabel8.topAnchor.constraint(equalTo: row31Label.bottomAnchor, constant: 1),
      openButton31.leadingAnchor.constraint(equalTo: row31Label.trailingAnchor, constant: 8),
      openButton31.centerYAnchor.constraint(equalTo: container31.centerYAnchor),
      container31.trailingAnchor.constraint(equalTo: openButton31.trailingAnchor, constant: 16),
      container31.heightAnchor.constraint(equalToConstant: 44),
      imageView31.heightAnchor.constraint(equalToConstant: 28),
      imageView31.widthAnchor.constraint(equalToConstant: 28),
      row31Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel8.heightAnchor.constraint(equalToConstant: 15),
      openButton31.widthAnchor.constraint(equalToConstant: 60),
      openButton31.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container31
  }

  private static func makeContainer32() -> UIView {
    let container32 = UIView(frame: CGRect(x: 0, y: 1404, width: 375, height: 44))
    container32.translatesAutoresizingMaskIntoConstraints = false

    let imageView32 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView32.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView32.contentMode = .scaleAspectFit
    imageView32.clipsToBounds = true
    imageView32.translatesAutoresizingMaskIntoConstraints = false
    imageView32.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView32.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container32.addSubview(imageView32)

    let row32Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row32Label.contentMode = .left
    row32Label.translatesAutoresizingMaskIntoConstraints = false
    row32Label.text = "Row 32"
    row32Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row32Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container32.addSubview(row32Label)

    let updatedTodayLabel8 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel8.contentMode = .left
    updatedTodayLabel8.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel8.text = "Updated today"
    updatedTodayLabel8.font = .systemFont(ofSize: 12)
    updatedTodayLabel8.textColor = .secondaryLabel
    updatedTodayLabel8.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel8.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container32.addSubview(updatedTodayLabel8)

    let openButton32 = UIButton(type: .system)
    openButton32.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton32.translatesAutoresizingMaskIntoConstraints = false
    openButton32.setTitle("Open", for: .normal)
    container32.addSubview(openButton32)

    NSLayoutConstraint.activate([
      imageView32.centerYAnchor.constraint(equalTo: container32.centerYAnchor),
      imageView32.leadingAnchor.constraint(equalTo: container32.leadingAnchor, constant: 16),
      row32Label.leadingAnchor.constraint(equalTo: imageView32.trailingAnchor, constant: 12),
      row32Label.topAnchor.constraint(equalTo: container32.topAnchor, constant: 3),
      updatedTodayLabel8.topAnchor.constraint(equalTo: row32Label.bottomAnchor, constant: 1),
      updatedTodayLabel8.leadingAnchor.constraint(equalTo: row32Label.leadingAnchor),
      updatedTodayLabel8.trailingAnchor.constraint(equalTo: row32Label.trailingAnchor),
      openButton32.leadingAnchor.constraint(equalTo: row32Label.trailingAnchor, constant: 8),
      container32.trailingAnchor.constraint(equalTo: openButton32.trailingAnchor, constant: 16),
      openButton32.centerYAnchor.constraint(equalTo: container32.centerYAnchor),
      container32.heightAnchor.constraint(equalToConstant: 44),
      imageView32.widthAnchor.constraint(equalToConstant: 28),
      imageView32.heightAnchor.constraint(equalToConstant: 28),
      row32Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel8.heightAnchor.constraint(equalToConstant: 15),
      openButton32.widthAnchor.constraint(equalToConstant: 60),
      openButton32.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container32
  }

  private static func makeContainer33() -> UIView {
    let container33 = UIView(frame: CGRect(x: 0, y: 1448, width: 375, height: 44))
    container33.translatesAutoresizingMaskIntoConstraints = false

    let imageView33 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView33.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView33.contentMode = .scaleAspectFit
    imageView33.clipsToBounds = true
    imageView33.translatesAutoresizingMaskIntoConstraints = false
    imageView33.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView33.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container33.addSubview(imageView33)

    let row33Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row33Label.contentMode = .left
    row33Label.translatesAutoresizingMaskIntoConstraints = false
    row33Label.text = "Row 33"
    row33Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row33Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container33.addSubview(row33Label)

    let notSynchronisedLabel9 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel9.contentMode = .left
    notSynchronisedLabel9.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel9.text = "Not synchronised"
    notSynchronisedLabel9.font = .systemFont(ofSize: 12)
    notSynchronisedLabel9.textColor = .secondaryLabel
    notSynchronisedLabel9.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel9.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container33.addSubview(notSynchronisedLabel9)

    let openButton33 = UIButton(type: .system)
    openButton33.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton33.translatesAutoresizingMaskIntoConstraints = false
    openButton33.setTitle("Open", for: .normal)
    container33.addSubview(openButton33)

    NSLayoutConstraint.activate([
      imageView33.leadingAnchor.constraint(equalTo: container33.leadingAnchor, constant: 16),
      imageView33.centerYAnchor.constraint(equalTo: container33.centerYAnchor),
      row33Label.topAnchor.constraint(equalTo: container33.topAnchor, constant: 3),
      row33Label.leadingAnchor.constraint(equalTo: imageView33.trailingAnchor, constant: 12),
      notSynchronisedLabel9.leadingAnchor.constraint(equalTo: row33Label.leadingAnchor),
      notSynchronisedLabel9.trailingAnchor.constraint(equalTo: row33Label.trailingAnchor),
      notSynchronisedLabel9.topAnchor.constraint(equalTo: row33Label.bottomAnchor, constant: 1),
      openButton33.leadingAnchor.constraint(equalTo: row33Label.trailingAnchor, constant: 8),
      openButton33.centerYAnchor.constraint(equalTo: container33.centerYAnchor),
      container33.trailingAnchor.constraint(equalTo: openButton33.trailingAnchor, constant: 16),
      container33.heightAnchor.constraint(equalToConstant: 44),
      imageView33.widthAnchor.constraint(equalToConstant: 28),
      imageView33.heightAnchor.constraint(equalToConstant: 28),
      row33Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel9.heightAnchor.constraint(equalToConstant: 15),
      openButton33.widthAnchor.constraint(equalToConstant: 60),
      openButton33.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container33
  }

  private static func makeContainer34() -> UIView {
    let container34 = UIView(frame: CGRect(x: 0, y: 1492, width: 375, height: 44))
    container34.translatesAutoresizingMaskIntoConstraints = false

    let imageView34 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView34.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView34.contentMode = .scaleAspectFit
    imageView34.clipsToBounds = true
    imageView34.translatesAutoresizingMaskIntoConstraints = false
    imageView34.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView34.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container34.addSubview(imageView34)

    let row34Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row34Label.contentMode = .left
    row34Label.translatesAutoresizingMaskIntoConstraints = false
    row34Label.text = "Row 34"
    row34Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row34Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container34.addSubview(row34Label)

    let sharedWithTwoLabel9 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel9.contentMode = .left
    sharedWithTwoLabel9.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel9.text = "Shared with two people"
    sharedWithTwoLabel9.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel9.textColor = .secondaryLabel
    sharedWithTwoLabel9.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel9.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container34.addSubview(sharedWithTwoLabel9)

    let openButton34 = UIButton(type: .system)
    openButton34.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton34.translatesAutoresizingMaskIntoConstraints = false
    openButton34.setTitle("Open", for: .normal)
    container34.addSubview(openButton34)

    NSLayoutConstraint.activate([
      imageView34.leadingAnchor.constraint(equalTo: container34.leadingAnchor, constant: 16),
      imageView34.centerYAnchor.constraint(equalTo: container34.centerYAnchor),
      row34Label.leadingAnchor.constraint(equalTo: imageView34.trailingAnchor, constant: 12),
      row34Label.topAnchor.constraint(equalTo: container34.topAnchor, constant: 3),
      sharedWithTwoLabel9.trailingAnchor.constraint(equalTo: row34Label.trailingAnchor),
      sharedWithTwoLabel9.leadingAnchor.constraint(equalTo: row34Label.leadingAnchor),
      sharedWithTwoLabel9.topAnchor.constraint(equalTo: row34Label.bottomAnchor, constant: 1),
      openButton34.centerYAnchor.constraint(equalTo: container34.centerYAnchor),
      container34.trailingAnchor.constraint(equalTo: openButton34.trailingAnchor, constant: 16),
      openButton34.leadingAnchor.constraint(equalTo: row34Label.trailingAnchor, constant: 8),
      container34.heightAnchor.constraint(equalToConstant: 44),
      imageView34.widthAnchor.constraint(equalToConstant: 28),
      imageView34.heightAnchor.constraint(equalToConstant: 28),
      row34Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel9.heightAnchor.constraint(equalToConstant: 15),
      openButton34.heightAnchor.constraint(equalToConstant: 30),
      openButton34.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container34
  }

  private static func makeContainer35() -> UIView {
    let container35 = UIView(frame: CGRect(x: 0, y: 1536, width: 375, height: 44))
    container35.translatesAutoresizingMaskIntoConstraints = false

    let imageView35 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView35.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView35.contentMode = .scaleAspectFit
    imageView35.clipsToBounds = true
    imageView35.translatesAutoresizingMaskIntoConstraints = false
    imageView35.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView35.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container35.addSubview(imageView35)

    let row35Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row35Label.contentMode = .left
    row35Label.translatesAutoresizingMaskIntoConstraints = false
    row35Label.text = "Row 35"
    row35Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row35Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container35.addSubview(row35Label)

    let archivedLabel9 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel9.contentMode = .left
    archivedLabel9.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel9.text = "Archived"
    archivedLabel9.font = .systemFont(ofSize: 12)
    archivedLabel9.textColor = .secondaryLabel
    archivedLabel9.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel9.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container35.addSubview(archivedLabel9)

    let openButton35 = UIButton(type: .system)
    openButton35.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton35.translatesAutoresizingMaskIntoConstraints = false
    openButton35.setTitle("Open", for: .normal)
    container35.addSubview(openButton35)

    NSLayoutConstraint.activate([
      imageView35.leadingAnchor.constraint(equalTo: container35.leadingAnchor, constant: 16),
      imageView35.centerYAnchor.constraint(equalTo: container35.centerYAnchor),
      row35Label.topAnchor.constraint(equalTo: container35.topAnchor, constant: 3),
      row35Label.leadingAnchor.constraint(equalTo: imageView35.trailingAnchor, constant: 12),
      archivedLabel9.trailingAnchor.constraint(equalTo: row35Label.trailingAnchor),
      archivedLabel9.topAnchor.constraint(equalTo: row35Label.bottomAnchor, constant: 1),
      archivedLabel9.leadingAnchor.constraint(equalTo: row35Label.leadingAnchor),
      openButton35.leadingAnchor.constraint(equalTo: row35Label.trailingAnchor, constant: 8),
      container35.trailingAnchor.constraint(equalTo: openButton35.trailingAnchor, constant: 16),
      openButton35.centerYAnchor.constraint(equalTo: container35.centerYAnchor),
      container35.heightAnchor.constraint(equalToConstant: 44),
      imageView35.widthAnchor.constraint(equalToConstant: 28),
      imageView35.heightAnchor.constraint(equalToConstant: 28),
      row35Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel9.heightAnchor.constraint(equalToConstant: 15),
      openButton35.widthAnchor.constraint(equalToConstant: 60),
      openButton35.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container35
  }

  private static func makeContainer36() -> UIView {
    let container36 = UIView(frame: CGRect(x: 0, y: 1580, width: 375, height: 44))
    container36.translatesAutoresizingMaskIntoConstraints = false

    let imageView36 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView36.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView36.contentMode = .scaleAspectFit
    imageView36.clipsToBounds = true
    imageView36.translatesAutoresizingMaskIntoConstraints = false
    imageView36.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView36.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container36.addSubview(imageView36)

    let row36Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row36Label.contentMode = .left
    row36Label.translatesAutoresizingMaskIntoConstraints = false
    row36Label.text = "Row 36"
    row36Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row36Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container36.addSubview(row36Label)

    let updatedTodayLabel9 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel9.contentMode = .left
    updatedTodayLabel9.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel9.text = "Updated today"
    updatedTodayLabel9.font = .systemFont(ofSize: 12)
    updatedTodayLabel9.textColor = .secondaryLabel
    updatedTodayLabel9.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel9.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container36.addSubview(updatedTodayLabel9)

    let openButton36 = UIButton(type: .system)
    openButton36.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton36.translatesAutoresizingMaskIntoConstraints = false
    openButton36.setTitle("Open", for: .normal)
    container36.addSubview(openButton36)

    NSLayoutConstraint.activate([
      imageView36.centerYAnchor.constraint(equalTo: container36.centerYAnchor),
      imageView36.leadingAnchor.constraint(equalTo: container36.leadingAnchor, constant: 16),
      row36Label.topAnchor.constraint(equalTo: container36.topAnchor, constant: 3),
      row36Label.leadingAnchor.constraint(equalTo: imageView36.trailingAnchor, constant: 12),
      updatedTodayLabel9.trailingAnchor.constraint(equalTo: row36Label.trailingAnchor),
      updatedTodayLabel9.leadingAnchor.constraint(equalTo: row36Label.leadingAnchor),
      updatedTodayLabel9.topAnchor.constraint(equalTo: row36Label.bottomAnchor, constant: 1),
      container36.trailingAnchor.constraint(equalTo: openButton36.trailingAnchor, constant: 16),
      openButton36.centerYAnchor.constraint(equalTo: container36.centerYAnchor),
      openButton36.leadingAnchor.constraint(equalTo: row36Label.trailingAnchor, constant: 8),
      container36.heightAnchor.constraint(equalToConstant: 44),
      imageView36.heightAnchor.constraint(equalToConstant: 28),
      imageView36.widthAnchor.constraint(equalToConstant: 28),
      row36Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel9.heightAnchor.constraint(equalToConstant: 15),
      openButton36.heightAnchor.constraint(equalToConstant: 30),
      openButton36.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container36
  }

  private static func makeContainer37() -> UIView {
    let container37 = UIView(frame: CGRect(x: 0, y: 1624, width: 375, height: 44))
    container37.translatesAutoresizingMaskIntoConstraints = false

    let imageView37 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView37.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView37.contentMode = .scaleAspectFit
    imageView37.clipsToBounds = true
    imageView37.translatesAutoresizingMaskIntoConstraints = false
    imageView37.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView37.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container37.addSubview(imageView37)

    let row37Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row37Label.contentMode = .left
    row37Label.translatesAutoresizingMaskIntoConstraints = false
    row37Label.text = "Row 37"
    row37Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row37Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container37.addSubview(row37Label)

    let notSynchronisedLabel10 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel10.contentMode = .left
    notSynchronisedLabel10.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel10.text = "Not synchronised"
    notSynchronisedLabel10.font = .systemFont(ofSize: 12)
    notSynchronisedLabel10.textColor = .secondaryLabel
    notSynchronisedLabel10.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel10.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container37.addSubview(notSynchronisedLabel10)

    let openButton37 = UIButton(type: .system)
    openButton37.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton37.translatesAutoresizingMaskIntoConstraints = false
    openButton37.setTitle("Open", for: .normal)
    container37.addSubview(openButton37)

    NSLayoutConstraint.activate([
      imageView37.centerYAnchor.constraint(equalTo: container37.centerYAnchor),
      imageView37.leadingAnchor.constraint(equalTo: container37.leadingAnchor, constant: 16),
      row37Label.leadingAnchor.constraint(equalTo: imageView37.trailingAnchor, constant: 12),
      row37Label.topAnchor.constraint(equalTo: container37.topAnchor, constant: 3),
      notSynchronisedLabel10.leadingAnchor.constraint(equalTo: row37Label.leadingAnchor),
      notSynchronisedLabel10.topAnchor.constraint(equalTo: row37Label.bottomAnchor, constant: 1),
      notSynchronisedLabel10.trailingAnchor.constraint(equalTo: row37Label.trailingAnchor),
      openButton37.centerYAnchor.constraint(equalTo: container37.centerYAnchor),
      container37.trailingAnchor.constraint(equalTo: openButton37.trailingAnchor, constant: 16),
      openButton37.leadingAnchor.constraint(equalTo: row37Label.trailingAnchor, constant: 8),
      container37.heightAnchor.constraint(equalToConstant: 44),
      imageView37.heightAnchor.constraint(equalToConstant: 28),
      imageView37.widthAnchor.constraint(equalToConstant: 28),
      row37Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel10.heightAnchor.constraint(equalToConstant: 15),
      openButton37.widthAnchor.constraint(equalToConstant: 60),
      openButton37.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container37
  }

  private static func makeContainer38() -> UIView {
    let container38 = UIView(frame: CGRect(x: 0, y: 1668, width: 375, height: 44))
    container38.translatesAutoresizingMaskIntoConstraints = false

    let imageView38 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView38.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView38.contentMode = .scaleAspectFit
    imageView38.clipsToBounds = true
    imageView38.translatesAutoresizingMaskIntoConstraints = false
    imageView38.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView38.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container38.addSubview(imageView38)

    let row38Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row38Label.contentMode = .left
    row38Label.translatesAutoresizingMaskIntoConstraints = false
    row38Label.text = "Row 38"
    row38Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row38Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container38.addSubview(row38Label)

    let sharedWithTwoLabel10 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel10.contentMode = .left
    sharedWithTwoLabel10.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel10.text = "Shared with two people"
    sharedWithTwoLabel10.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel10.textColor = .secondaryLabel
    sharedWithTwoLabel10.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel10.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container38.addSubview(sharedWithTwoLabel10)

    let openButton38 = UIButton(type: .system)
    openButton38.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton38.translatesAutoresizingMaskIntoConstraints = false
    openButton38.setTitle("Open", for: .normal)
    container38.addSubview(openButton38)

    NSLayoutConstraint.activate([
      imageView38.leadingAnchor.constraint(equalTo: container38.leadingAnchor, constant: 16),
      imageView38.centerYAnchor.constraint(equalTo: container38.centerYAnchor),
      row38Label.leadingAnchor.constraint(equalTo: imageView38.trailingAnchor, constant: 12),
      row38Label.topAnchor.constraint(equalTo: container38.topAnchor, constant: 3),
      sharedWithTwoLabel10.topAnchor.constraint(equalTo: row38Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel10.trailingAnchor.constraint(equalTo: row38Label.trailingAnchor),
      sharedWithTwoLabel10.leadingAnchor.constraint(equalTo: row38Label.leadingAnchor),
      container38.trailingAnchor.constraint(equalTo: openButton38.trailingAnchor, constant: 16),
      openButton38.leadingAnchor.constraint(equalTo: row38Label.trailingAnchor, constant: 8),
      openButton38.centerYAnchor.constraint(equalTo: container38.centerYAnchor),
      container38.heightAnchor.constraint(equalToConstant: 44),
      imageView38.widthAnchor.constraint(equalToConstant: 28),
      imageView38.heightAnchor.constraint(equalToConstant: 28),
      row38Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel10.heightAnchor.constraint(equalToConstant: 15),
      openButton38.heightAnchor.constraint(equalToConstant: 30),
      openButton38.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container38
  }

  private static func makeContainer39() -> UIView {
    let container39 = UIView(frame: CGRect(x: 0, y: 1712, width: 375, height: 44))
    container39.translatesAutoresizingMaskIntoConstraints = false

    let imageView39 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView39.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView39.contentMode = .scaleAspectFit
    imageView39.clipsToBounds = true
    imageView39.translatesAutoresizingMaskIntoConstraints = false
    imageView39.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView39.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container39.addSubview(imageView39)

    let row39Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row39Label.contentMode = .left
    row39Label.translatesAutoresizingMaskIntoConstraints = false
    row39Label.text = "Row 39"
    row39Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row39Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container39.addSubview(row39Label)

    let archivedLabel10 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel10.contentMode = .left
    archivedLabel10.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel10.text = "Archived"
    archivedLabel10.font = .systemFont(ofSize: 12)
    archivedLabel10.textColor = .secondaryLabel
    archivedLabel10.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel10.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container39.addSubview(archivedLabel10)

    let openButton39 = UIButton(type: .system)
    openButton39.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton39.translatesAutoresizingMaskIntoConstraints = false
    openButton39.setTitle("Open", for: .normal)
    container39.addSubview(openButton39)

    NSLayoutConstraint.activate([
      imageView39.leadingAnchor.constraint(equalTo: container39.leadingAnchor, constant: 16),
      imageView39.centerYAnchor.constraint(equalTo: container39.centerYAnchor),
      row39Label.topAnchor.constraint(equalTo: container39.topAnchor, constant: 3),
      row39Label.leadingAnchor.constraint(equalTo: imageView39.trailingAnchor, constant: 12),
      archivedLabel10.trailingAnchor.constraint(equalTo: row39Label.trailingAnchor),
      archivedLabel10.leadingAnchor.constraint(equalTo: row39Label.leadingAnchor),
      archivedLabel10.topAnchor.constraint(equalTo: row39Label.bottomAnchor, constant: 1),
      container39.trailingAnchor.constraint(equalTo: openButton39.trailingAnchor, constant: 16),
      openButton39.centerYAnchor.constraint(equalTo: container39.centerYAnchor),
      openButton39.leadingAnchor.constraint(equalTo: row39Label.trailingAnchor, constant: 8),
      container39.heightAnchor.constraint(equalToConstant: 44),
      imageView39.heightAnchor.constraint(equalToConstant: 28),
      imageView39.widthAnchor.constraint(equalToConstant: 28),
      row39Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel10.heightAnchor.constraint(equalToConstant: 15),
      openButton39.heightAnchor.constraint(equalToConstant: 30),
      openButton39.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container39
  }

  private static func makeContainer40() -> UIView {
    let container40 = UIView(frame: CGRect(x: 0, y: 1756, width: 375, height: 44))
    container40.translatesAutoresizingMaskIntoConstraints = false

    let imageView40 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView40.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView40.contentMode = .scaleAspectFit
    imageView40.clipsToBounds = true
    imageView40.translatesAutoresizingMaskIntoConstraints = false
    imageView40.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView40.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container40.addSubview(imageView40)

    let row40Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row40Label.contentMode = .left
    row40Label.translatesAutoresizingMaskIntoConstraints = false
    row40Label.text = "Row 40"
    row40Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row40Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container40.addSubview(row40Label)

    let updatedTodayLabel10 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel10.contentMode = .left
    updatedTodayLabel10.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel10.text = "Updated today"
    updatedTodayLabel10.font = .systemFont(ofSize: 12)
    updatedTodayLabel10.textColor = .secondaryLabel
    updatedTodayLabel10.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel10.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container40.addSubview(updatedTodayLabel10)

    let openButton40 = UIButton(type: .system)
    openButton40.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton40.translatesAutoresizingMaskIntoConstraints = false
    openButton40.setTitle("Open", for: .normal)
    container40.addSubview(openButton40)

    NSLayoutConstraint.activate([
      imageView40.leadingAnchor.constraint(equalTo: container40.leadingAnchor, constant: 16),
      imageView40.centerYAnchor.constraint(equalTo: container40.centerYAnchor),
      row40Label.leadingAnchor.constraint(equalTo: imageView40.trailingAnchor, constant: 12),
      row40Label.topAnchor.constraint(equalTo: container40.topAnchor, constant: 3),
      updatedTodayLabel10.leadingAnchor.constraint(equalTo: row40Label.leadingAnchor),
      updatedTodayLabel10.topAnchor.constraint(equalTo: row40Label.bottomAnchor, constant: 1),
      updatedTodayLabel10.trailingAnchor.constraint(equalTo: row40Label.trailingAnchor),
      openButton40.leadingAnchor.constraint(equalTo: row40Label.trailingAnchor, constant: 8),
      openButton40.centerYAnchor.constraint(equalTo: container40.centerYAnchor),
      container40.trailingAnchor.constraint(equalTo: openButton40.trailingAnchor, constant: 16),
      container40.heightAnchor.constraint(equalToConstant: 44),
      imageView40.widthAnchor.constraint(equalToConstant: 28),
      imageView40.heightAnchor.constraint(equalToConstant: 28),
      row40Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel10.heightAnchor.constraint(equalToConstant: 15),
      openButton40.widthAnchor.constraint(equalToConstant: 60),
      openButton40.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container40
  }

  private static func makeContainer41() -> UIView {
    let container41 = UIView(frame: CGRect(x: 0, y: 1800, width: 375, height: 44))
    container41.translatesAutoresizingMaskIntoConstraints = false

    let imageView41 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView41.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView41.contentMode = .scaleAspectFit
    imageView41.clipsToBounds = true
    imageView41.translatesAutoresizingMaskIntoConstraints = false
    imageView41.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView41.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container41.addSubview(imageView41)

    let row41Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row41Label.contentMode = .left
    row41Label.translatesAutoresizingMaskIntoConstraints = false
    row41Label.text = "Row 41"
    row41Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row41Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container41.addSubview(row41Label)

    let notSynchronisedLabel11 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel11.contentMode = .left
    notSynchronisedLabel11.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel11.text = "Not synchronised"
    notSynchronisedLabel11.font = .systemFont(ofSize: 12)
    notSynchronisedLabel11.textColor = .secondaryLabel
    notSynchronisedLabel11.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel11.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container41.addSubview(notSynchronisedLabel11)

    let openButton41 = UIButton(type: .system)
    openButton41.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton41.translatesAutoresizingMaskIntoConstraints = false
    openButton41.setTitle("Open", for: .normal)
    container41.addSubview(openButton41)

    NSLayoutConstraint.activate([
      imageView41.leadingAnchor.constraint(equalTo: container41.leadingAnchor, constant: 16),
      imageView41.centerYAnchor.constraint(equalTo: container41.centerYAnchor),
      row41Label.topAnchor.constraint(equalTo: container41.topAnchor, constant: 3),
      row41Label.leadingAnchor.constraint(equalTo: imageView41.trailingAnchor, constant: 12),
      notSynchronisedLabel11.trailingAnchor.constraint(equalTo: row41Label.trailingAnchor),
      notSynchronisedLabel11.leadingAnchor.constraint(equalTo: row41Label.leadingAnchor),
      notSynchronisedLabel11.topAnchor.constraint(equalTo: row41Label.bottomAnchor, constant: 1),
      container41.trailingAnchor.constraint(equalTo: openButton41.trailingAnchor, constant: 16),
      openButton41.centerYAnchor.constraint(equalTo: container41.centerYAnchor),
      openButton41.leadingAnchor.constraint(equalTo: row41Label.trailingAnchor, constant: 8),
      container41.heightAnchor.constraint(equalToConstant: 44),
      imageView41.widthAnchor.constraint(equalToConstant: 28),
      imageView41.heightAnchor.constraint(equalToConstant: 28),
      row41Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel11.heightAnchor.constraint(equalToConstant: 15),
      openButton41.heightAnchor.constraint(equalToConstant: 30),
      openButton41.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container41
  }

  private static func makeContainer42() -> UIView {
    let container42 = UIView(frame: CGRect(x: 0, y: 1844, width: 375, height: 44))
    container42.translatesAutoresizingMaskIntoConstraints = false

    let imageView42 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView42.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView42.contentMode = .scaleAspectFit
    imageView42.clipsToBounds = true
    imageView42.translatesAutoresizingMaskIntoConstraints = false
    imageView42.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView42.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container42.addSubview(imageView42)

    let row42Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row42Label.contentMode = .left
    row42Label.translatesAutoresizingMaskIntoConstraints = false
    row42Label.text = "Row 42"
    row42Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row42Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container42.addSubview(row42Label)

    let sharedWithTwoLabel11 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel11.contentMode = .left
    sharedWithTwoLabel11.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel11.text = "Shared with two people"
    sharedWithTwoLabel11.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel11.textColor = .secondaryLabel
    sharedWithTwoLabel11.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel11.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container42.addSubview(sharedWithTwoLabel11)

    let openButton42 = UIButton(type: .system)
    openButton42.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton42.translatesAutoresizingMaskIntoConstraints = false
    openButton42.setTitle("Open", for: .normal)
    container42.addSubview(openButton42)

    NSLayoutConstraint.activate([
      imageView42.centerYAnchor.constraint(equalTo: container42.centerYAnchor),
      imageView42.leadingAnchor.constraint(equalTo: container42.leadingAnchor, constant: 16),
      row42Label.topAnchor.constraint(equalTo: container42.topAnchor, constant: 3),
      row42Label.leadingAnchor.constraint(equalTo: imageView42.trailingAnchor, constant: 12),
      sharedWithTwoLabel11.topAnchor.constraint(equalTo: row42Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel11.trailingAnchor.constraint(equalTo: row42Label.trailingAnchor),
      sharedWithTwoLabel11.leadingAnchor.constraint(equalTo: row42Label.leadingAnchor),
      openButton42.leadingAnchor.constraint(equalTo: row42Label.trailingAnchor, constant: 8),
      container42.trailingAnchor.constraint(equalTo: openButton42.trailingAnchor, constant: 16),
      openButton42.centerYAnchor.constraint(equalTo: container42.centerYAnchor),
      container42.heightAnchor.constraint(equalToConstant: 44),
      imageView42.widthAnchor.constraint(equalToConstant: 28),
      imageView42.heightAnchor.constraint(equalToConstant: 28),
      row42Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel11.heightAnchor.constraint(equalToConstant: 15),
      openButton42.heightAnchor.constraint(equalToConstant: 30),
      openButton42.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container42
  }

  private static func makeContainer43() -> UIView {
    let container43 = UIView(frame: CGRect(x: 0, y: 1888, width: 375, height: 44))
    container43.translatesAutoresizingMaskIntoConstraints = false

    let imageView43 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView43.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView43.contentMode = .scaleAspectFit
    imageView43.clipsToBounds = true
    imageView43.translatesAutoresizingMaskIntoConstraints = false
    imageView43.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView43.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container43.addSubview(imageView43)

    let row43Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row43Label.contentMode = .left
    row43Label.translatesAutoresizingMaskIntoConstraints = false
    row43Label.text = "Row 43"
    row43Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row43Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container43.addSubview(row43Label)

    let archivedLabel11 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel11.contentMode = .left
    archivedLabel11.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel11.text = "Archived"
    archivedLabel11.font = .systemFont(ofSize: 12)
    archivedLabel11.textColor = .secondaryLabel
    archivedLabel11.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel11.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container43.addSubview(archivedLabel11)

    let openButton43 = UIButton(type: .system)
    openButton43.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton43.translatesAutoresizingMaskIntoConstraints = false
    openButton43.setTitle("Open", for: .normal)
    container43.addSubview(openButton43)

    NSLayoutConstraint.activate([
      imageView43.leadingAnchor.constraint(equalTo: container43.leadingAnchor, constant: 16),
      imageView43.centerYAnchor.constraint(equalTo: container43.centerYAnchor),
      row43Label.topAnchor.constraint(equalTo: container43.topAnchor, constant: 3),
      row43Label.leadingAnchor.constraint(equalTo: imageView43.trailingAnchor, constant: 12),
      archivedLabel11.trailingAnchor.constraint(equalTo: row43Label.trailingAnchor),
      archivedLabel11.leadingAnchor.constraint(equalTo: row43Label.leadingAnchor),
      archivedLabel11.topAnchor.constraint(equalTo: row43Label.bottomAnchor, constant: 1),
      openButton43.leadingAnchor.constraint(equalTo: row43Label.trailingAnchor, constant: 8),
      container43.trailingAnchor.constraint(equalTo: openButton43.trailingAnchor, constant: 16),
      openButton43.centerYAnchor.constraint(equalTo: container43.centerYAnchor),
      container43.heightAnchor.constraint(equalToConstant: 44),
      imageView43.heightAnchor.constraint(equalToConstant: 28),
      imageView43.widthAnchor.constraint(equalToConstant: 28),
      row43Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel11.heightAnchor.constraint(equalToConstant: 15),
      openButton43.widthAnchor.constraint(equalToConstant: 60),
      openButton43.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container43
  }

  private static func makeContainer44() -> UIView {
    let container44 = UIView(frame: CGRect(x: 0, y: 1932, width: 375, height: 44))
    container44.translatesAutoresizingMaskIntoConstraints = false

    let imageView44 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView44.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView44.contentMode = .scaleAspectFit
    imageView44.clipsToBounds = true
    imageView44.translatesAutoresizingMaskIntoConstraints = false
    imageView44.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView44.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container44.addSubview(imageView44)

    let row44Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row44Label.contentMode = .left
    row44Label.translatesAutoresizingMaskIntoConstraints = false
    row44Label.text = "Row 44"
    row44Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row44Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container44.addSubview(row44Label)

    let updatedTodayLabel11 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel11.contentMode = .left
    updatedTodayLabel11.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel11.text = "Updated today"
    updatedTodayLabel11.font = .systemFont(ofSize: 12)
    updatedTodayLabel11.textColor = .secondaryLabel
    updatedTodayLabel11.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel11.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container44.addSubview(updatedTodayLabel11)

    let openButton44 = UIButton(type: .system)
    openButton44.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton44.translatesAutoresizingMaskIntoConstraints = false
    openButton44.setTitle("Open", for: .normal)
    container44.addSubview(openButton44)

    NSLayoutConstraint.activate([
      imageView44.leadingAnchor.constraint(equalTo: container44.leadingAnchor, constant: 16),
      imageView44.centerYAnchor.constraint(equalTo: container44.centerYAnchor),
      row44Label.topAnchor.constraint(equalTo: container44.topAnchor, constant: 3),
      row44Label.leadingAnchor.constraint(equalTo: imageView44.trailingAnchor, constant: 12),
      updatedTodayLabel11.trailingAnchor.constraint(equalTo: row44Label.trailingAnchor),
      updatedTodayLabel11.topAnchor.constraint(equalTo: row44Label.bottomAnchor, constant: 1),
      updatedTodayLabel11.leadingAnchor.constraint(equalTo: row44Label.leadingAnchor),
      container44.trailingAnchor.constraint(equalTo: openButton44.trailingAnchor, constant: 16),
      openButton44.centerYAnchor.constraint(equalTo: container44.centerYAnchor),
      openButton44.leadingAnchor.constraint(equalTo: row44Label.trailingAnchor, constant: 8),
      container44.heightAnchor.constraint(equalToConstant: 44),
      imageView44.heightAnchor.constraint(equalToConstant: 28),
      imageView44.widthAnchor.constraint(equalToConstant: 28),
      row44Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel11.heightAnchor.constraint(equalToConstant: 15),
      openButton44.heightAnchor.constraint(equalToConstant: 30),
      openButton44.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container44
  }

  private static func makeContainer45() -> UIView {
    let container45 = UIView(frame: CGRect(x: 0, y: 1976, width: 375, height: 44))
    container45.translatesAutoresizingMaskIntoConstraints = false

    let imageView45 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView45.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView45.contentMode = .scaleAspectFit
    imageView45.clipsToBounds = true
    imageView45.translatesAutoresizingMaskIntoConstraints = false
    imageView45.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView45.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container45.addSubview(imageView45)

    let row45Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row45Label.contentMode = .left
    row45Label.translatesAutoresizingMaskIntoConstraints = false
    row45Label.text = "Row 45"
    row45Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row45Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container45.addSubview(row45Label)

    let notSynchronisedLabel12 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel12.contentMode = .left
    notSynchronisedLabel12.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel12.text = "Not synchronised"
    notSynchronisedLabel12.font = .systemFont(ofSize: 12)
    notSynchronisedLabel12.textColor = .secondaryLabel
    notSynchronisedLabel12.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel12.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container45.addSubview(notSynchronisedLabel12)

    let openButton45 = UIButton(type: .system)
    openButton45.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton45.translatesAutoresizingMaskIntoConstraints = false
    openButton45.setTitle("Open", for: .normal)
    container45.addSubview(openButton45)

    NSLayoutConstraint.activate([
      imageView45.leadingAnchor.constraint(equalTo: container45.leadingAnchor, constant: 16),
      imageView45.centerYAnchor.constraint(equalTo: container45.centerYAnchor),
      row45Label.leadingAnchor.constraint(equalTo: imageView45.trailingAnchor, constant: 12),
      row45Label.topAnchor.constraint(equalTo: container45.topAnchor, constant: 3),
      notSynchronisedLabel12.trailingAnchor.constraint(equalTo: row45Label.trailingAnchor),
      notSynchronisedLabel12.leadingAnchor.constraint(equalTo: row45Label.leadingAnchor),
      notSynchronisedLabel12.topAnchor.constraint(equalTo: row45Label.bottomAnchor, constant: 1),
      openButton45.leadingAnchor.constraint(equalTo: row45Label.trailingAnchor, constant: 8),
      openButton45.centerYAnchor.constraint(equalTo: container45.centerYAnchor),
      container45.trailingAnchor.constraint(equalTo: openButton45.trailingAnchor, constant: 16),
      container45.heightAnchor.constraint(equalToConstant: 44),
      imageView45.heightAnchor.constraint(equalToConstant: 28),
      imageView45.widthAnchor.constraint(equalToConstant: 28),
      row45Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel12.heightAnchor.constraint(equalToConstant: 15),
      openButton45.heightAnchor.constraint(equalToConstant: 30),
      openButton45.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container45
  }

  private static func addLabelToContainer45(view: Size500View) -> UIView {
    let label = UILabel(frame: CGRect(x: 16, y: 8, width: 343, height: 24))
    label.contentMode = .left
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "500 views"
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

    let container19 = makeContainer19()
    view.addSubview(container19)

    let container20 = makeContainer20()
    view.addSubview(container20)

    let container21 = makeContainer21()
    view.addSubview(container21)

    let container22 = makeContainer22()
    view.addSubview(container22)

    let container23 = makeContainer23()
    view.addSubview(container23)

    let container24 = makeContainer24()
    view.addSubview(container24)

    let container25 = makeContainer25()
    view.addSubview(container25)

    let container26 = makeContainer26()
    view.addSubview(container26)

    let container27 = makeContainer27()
    view.addSubview(container27)

    let container28 = makeContainer28()
    view.addSubview(container28)

    let container29 = makeContainer29()
    view.addSubview(container29)

    let container30 = makeContainer30()
    view.addSubview(container30)

    let container31 = makeContainer31()
    view.addSubview(container31)

    let container32 = makeContainer32()
    view.addSubview(container32)

    let container33 = makeContainer33()
    view.addSubview(container33)

    let container34 = makeContainer34()
    view.addSubview(container34)

    let container35 = makeContainer35()
    view.addSubview(container35)

    let container36 = makeContainer36()
    view.addSubview(container36)

    let container37 = makeContainer37()
    view.addSubview(container37)

    let container38 = makeContainer38()
    view.addSubview(container38)

    let container39 = makeContainer39()
    view.addSubview(container39)

    let container40 = makeContainer40()
    view.addSubview(container40)

    let container41 = makeContainer41()
    view.addSubview(container41)

    let container42 = makeContainer42()
    view.addSubview(container42)

    let container43 = makeContainer43()
    view.addSubview(container43)

    let container44 = makeContainer44()
    view.addSubview(container44)

    let container45 = makeContainer45()
    view.addSubview(container45)

    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      container.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      container.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container2.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container2.topAnchor.constraint(equalTo: container.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container2.trailingAnchor),
      container3.topAnchor.constraint(equalTo: container2.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container3.trailingAnchor),
      container3.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container4.topAnchor.constraint(equalTo: container3.bottomAnchor),
      container4.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container4.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: container5.trailingAnchor),
      container5.topAnchor.constraint(equalTo: container4.bottomAnchor),
      container5.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container6.trailingAnchor),
      container6.topAnchor.constraint(equalTo: container5.bottomAnchor),
      container6.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container7.topAnchor.constraint(equalTo: container6.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container7.trailingAnchor),
      container7.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container8.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container8.trailingAnchor),
      container8.topAnchor.constraint(equalTo: container7.bottomAnchor),
      container9.topAnchor.constraint(equalTo: container8.bottomAnchor),
      container9.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container9.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: container10.trailingAnchor),
      container10.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container10.topAnchor.constraint(equalTo: container9.bottomAnchor),
      container11.topAnchor.constraint(equalTo: container10.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container11.trailingAnchor),
      container11.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container12.topAnchor.constraint(equalTo: container11.bottomAnchor),
      container12.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container12.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: container13.trailingAnchor),
    ])

    NSLayoutConstraint.activate([
      container13.topAnchor.constraint(equalTo: container12.bottomAnchor),
      container13.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container14.trailingAnchor),
      container14.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container14.topAnchor.constraint(equalTo: container13.bottomAnchor),
      container15.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container15.trailingAnchor),
      container15.topAnchor.constraint(equalTo: container14.bottomAnchor),
      container16.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container16.topAnchor.constraint(equalTo: container15.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container16.trailingAnchor),
      container17.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container17.topAnchor.constraint(equalTo: container16.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container17.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: container18.trailingAnchor),
      container18.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container18.topAnchor.constraint(equalTo: container17.bottomAnchor),
      container19.topAnchor.constraint(equalTo: container18.bottomAnchor),
      container19.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container19.trailingAnchor),
      container20.topAnchor.constraint(equalTo: container19.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container20.trailingAnchor),
      container20.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container21.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container21.topAnchor.constraint(equalTo: container20.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container21.trailingAnchor),
      container22.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container22.trailingAnchor),
      container22.topAnchor.constraint(equalTo: container21.bottomAnchor),
      container23.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container23.trailingAnchor),
      container23.topAnchor.constraint(equalTo: container22.bottomAnchor),
      container24.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container24.topAnchor.constraint(equalTo: container23.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container24.trailingAnchor),
      container25.topAnchor.constraint(equalTo: container24.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container25.trailingAnchor),
      container25.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container26.trailingAnchor),
      container26.topAnchor.constraint(equalTo: container25.bottomAnchor),
    ])

    NSLayoutConstraint.activate([
      container26.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container27.trailingAnchor),
      container27.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container27.topAnchor.constraint(equalTo: container26.bottomAnchor),
      container28.topAnchor.constraint(equalTo: container27.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container28.trailingAnchor),
      container28.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container29.topAnchor.constraint(equalTo: container28.bottomAnchor),
      container29.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container29.trailingAnchor),
      container30.topAnchor.constraint(equalTo: container29.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container30.trailingAnchor),
      container30.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container31.trailingAnchor),
      container31.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container31.topAnchor.constraint(equalTo: container30.bottomAnchor),
      container32.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container32.topAnchor.constraint(equalTo: container31.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container32.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: container33.trailingAnchor),
      container33.topAnchor.constraint(equalTo: container32.bottomAnchor),
      container33.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container34.trailingAnchor),
      container34.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container34.topAnchor.constraint(equalTo: container33.bottomAnchor),
      container35.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container35.trailingAnchor),
      container35.topAnchor.constraint(equalTo: container34.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container36.trailingAnchor),
      container36.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container36.topAnchor.constraint(equalTo: container35.bottomAnchor),
      container37.topAnchor.constraint(equalTo: container36.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container37.trailingAnchor),
      container37.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container38.trailingAnchor),
      container38.topAnchor.constraint(equalTo: container37.bottomAnchor),
      container38.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container39.trailingAnchor),
      container39.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container39.topAnchor.constraint(equalTo: container38.bottomAnchor),
    ])

    NSLayoutConstraint.activate([
      container40.topAnchor.constraint(equalTo: container39.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container40.trailingAnchor),
      container40.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container41.trailingAnchor),
      container41.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container41.topAnchor.constraint(equalTo: container40.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container42.trailingAnchor),
      container42.topAnchor.constraint(equalTo: container41.bottomAnchor),
      container42.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container43.topAnchor.constraint(equalTo: container42.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container43.trailingAnchor),
      container43.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container44.trailingAnchor),
      container44.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container44.topAnchor.constraint(equalTo: container43.bottomAnchor),
      container45.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container45.topAnchor.constraint(equalTo: container44.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container45.trailingAnchor),
      label.heightAnchor.constraint(equalToConstant: 24),
    ])
    return container45
  }

  private static func makeContainer46() -> UIView {
    let container46 = UIView(frame: CGRect(x: 0, y: 2020, width: 375, height: 44))
    container46.translatesAutoresizingMaskIntoConstraints = false

    let imageView46 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView46.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView46.contentMode = .scaleAspectFit
    imageView46.clipsToBounds = true
    imageView46.translatesAutoresizingMaskIntoConstraints = false
    imageView46.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView46.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container46.addSubview(imageView46)

    let row46Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row46Label.contentMode = .left
    row46Label.translatesAutoresizingMaskIntoConstraints = false
    row46Label.text = "Row 46"
    row46Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row46Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container46.addSubview(row46Label)

    let sharedWithTwoLabel12 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel12.contentMode = .left
    sharedWithTwoLabel12.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel12.text = "Shared with two people"
    sharedWithTwoLabel12.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel12.textColor = .secondaryLabel
    sharedWithTwoLabel12.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel12.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container46.addSubview(sharedWithTwoLabel12)

    let openButton46 = UIButton(type: .system)
    openButton46.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton46.translatesAutoresizingMaskIntoConstraints = false
    openButton46.setTitle("Open", for: .normal)
    container46.addSubview(openButton46)

    NSLayoutConstraint.activate([
      imageView46.centerYAnchor.constraint(equalTo: container46.centerYAnchor),
      imageView46.leadingAnchor.constraint(equalTo: container46.leadingAnchor, constant: 16),
      row46Label.topAnchor.constraint(equalTo: container46.topAnchor, constant: 3),
      row46Label.leadingAnchor.constraint(equalTo: imageView46.trailingAnchor, constant: 12),
      sharedWithTwoLabel12.trailingAnchor.constraint(equalTo: row46Label.trailingAnchor),
      sharedWithTwoLabel12.topAnchor.constraint(equalTo: row46Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel12.leadingAnchor.constraint(equalTo: row46Label.leadingAnchor),
      openButton46.centerYAnchor.constraint(equalTo: container46.centerYAnchor),
      container46.trailingAnchor.constraint(equalTo: openButton46.trailingAnchor, constant: 16),
      openButton46.leadingAnchor.constraint(equalTo: row46Label.trailingAnchor, constant: 8),
      container46.heightAnchor.constraint(equalToConstant: 44),
      imageView46.widthAnchor.constraint(equalToConstant: 28),
      imageView46.heightAnchor.constraint(equalToConstant: 28),
      row46Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel12.heightAnchor.constraint(equalToConstant: 15),
      openButton46.widthAnchor.constraint(equalToConstant: 60),
      openButton46.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container46
  }

  private static func makeContainer47() -> UIView {
    let container47 = UIView(frame: CGRect(x: 0, y: 2064, width: 375, height: 44))
    container47.translatesAutoresizingMaskIntoConstraints = false

    let imageView47 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView47.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView47.contentMode = .scaleAspectFit
    imageView47.clipsToBounds = true
    imageView47.translatesAutoresizingMaskIntoConstraints = false
    imageView47.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView47.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container47.addSubview(imageView47)

    let row47Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row47Label.contentMode = .left
    row47Label.translatesAutoresizingMaskIntoConstraints = false
    row47Label.text = "Row 47"
    row47Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row47Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container47.addSubview(row47Label)

    let archivedLabel12 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel12.contentMode = .left
    archivedLabel12.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel12.text = "Archived"
    archivedLabel12.font = .systemFont(ofSize: 12)
    archivedLabel12.textColor = .secondaryLabel
    archivedLabel12.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel12.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container47.addSubview(archivedLabel12)

    let openButton47 = UIButton(type: .system)
    openButton47.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton47.translatesAutoresizingMaskIntoConstraints = false
    openButton47.setTitle("Open", for: .normal)
    container47.addSubview(openButton47)

    NSLayoutConstraint.activate([
      imageView47.leadingAnchor.constraint(equalTo: container47.leadingAnchor, constant: 16),
      imageView47.centerYAnchor.constraint(equalTo: container47.centerYAnchor),
      row47Label.leadingAnchor.constraint(equalTo: imageView47.trailingAnchor, constant: 12),
      row47Label.topAnchor.constraint(equalTo: container47.topAnchor, constant: 3),
      archivedLabel12.trailingAnchor.constraint(equalTo: row47Label.trailingAnchor),
      archivedLabel12.leadingAnchor.constraint(equalTo: row47Label.leadingAnchor),
      archivedLabel12.topAnchor.constraint(equalTo: row47Label.bottomAnchor, constant: 1),
      openButton47.leadingAnchor.constraint(equalTo: row47Label.trailingAnchor, constant: 8),
      openButton47.centerYAnchor.constraint(equalTo: container47.centerYAnchor),
      container47.trailingAnchor.constraint(equalTo: openButton47.trailingAnchor, constant: 16),
      container47.heightAnchor.constraint(equalToConstant: 44),
      imageView47.heightAnchor.constraint(equalToConstant: 28),
      imageView47.widthAnchor.constraint(equalToConstant: 28),
      row47Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel12.heightAnchor.constraint(equalToConstant: 15),
      openButton47.heightAnchor.constraint(equalToConstant: 30),
      openButton47.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container47
  }

  private static func makeContainer48() -> UIView {
    let container48 = UIView(frame: CGRect(x: 0, y: 2108, width: 375, height: 44))
    container48.translatesAutoresizingMaskIntoConstraints = false

    let imageView48 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView48.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView48.contentMode = .scaleAspectFit
    imageView48.clipsToBounds = true
    imageView48.translatesAutoresizingMaskIntoConstraints = false
    imageView48.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView48.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container48.addSubview(imageView48)

    let row48Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row48Label.contentMode = .left
    row48Label.translatesAutoresizingMaskIntoConstraints = false
    row48Label.text = "Row 48"
    row48Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row48Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container48.addSubview(row48Label)

    let updatedTodayLabel12 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel12.contentMode = .left
    updatedTodayLabel12.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel12.text = "Updated today"
    updatedTodayLabel12.font = .systemFont(ofSize: 12)
    updatedTodayLabel12.textColor = .secondaryLabel
    updatedTodayLabel12.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel12.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container48.addSubview(updatedTodayLabel12)

    let openButton48 = UIButton(type: .system)
    openButton48.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton48.translatesAutoresizingMaskIntoConstraints = false
    openButton48.setTitle("Open", for: .normal)
    container48.addSubview(openButton48)

    NSLayoutConstraint.activate([
      imageView48.centerYAnchor.constraint(equalTo: container48.centerYAnchor),
      imageView48.leadingAnchor.constraint(equalTo: container48.leadingAnchor, constant: 16),
      row48Label.leadingAnchor.constraint(equalTo: imageView48.trailingAnchor, constant: 12),
      row48Label.topAnchor.constraint(equalTo: container48.topAnchor, constant: 3),
      updatedTodayLabel12.trailingAnchor.constraint(equalTo: row48Label.trailingAnchor),
      updatedTodayLabel12.leadingAnchor.constraint(equalTo: row48Label.leadingAnchor),
      updatedTodayLabel12.topAnchor.constraint(equalTo: row48Label.bottomAnchor, constant: 1),
      openButton48.centerYAnchor.constraint(equalTo: container48.centerYAnchor),
      container48.trailingAnchor.constraint(equalTo: openButton48.trailingAnchor, constant: 16),
      openButton48.leadingAnchor.constraint(equalTo: row48Label.trailingAnchor, constant: 8),
      container48.heightAnchor.constraint(equalToConstant: 44),
      imageView48.widthAnchor.constraint(equalToConstant: 28),
      imageView48.heightAnchor.constraint(equalToConstant: 28),
      row48Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel12.heightAnchor.constraint(equalToConstant: 15),
      openButton48.widthAnchor.constraint(equalToConstant: 60),
      openButton48.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container48
  }

  private static func makeContainer49() -> UIView {
    let container49 = UIView(frame: CGRect(x: 0, y: 2152, width: 375, height: 44))
    container49.translatesAutoresizingMaskIntoConstraints = false

    let imageView49 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView49.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView49.contentMode = .scaleAspectFit
    imageView49.clipsToBounds = true
    imageView49.translatesAutoresizingMaskIntoConstraints = false
    imageView49.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView49.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container49.addSubview(imageView49)

    let row49Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row49Label.contentMode = .left
    row49Label.translatesAutoresizingMaskIntoConstraints = false
    row49Label.text = "Row 49"
    row49Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row49Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container49.addSubview(row49Label)

    let notSynchronisedLabel13 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel13.contentMode = .left
    notSynchronisedLabel13.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel13.text = "Not synchronised"
    notSynchronisedLabel13.font = .systemFont(ofSize: 12)
    notSynchronisedLabel13.textColor = .secondaryLabel
    notSynchronisedLabel13.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel13.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container49.addSubview(notSynchronisedLabel13)

    let openButton49 = UIButton(type: .system)
    openButton49.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton49.translatesAutoresizingMaskIntoConstraints = false
    openButton49.setTitle("Open", for: .normal)
    container49.addSubview(openButton49)

    NSLayoutConstraint.activate([
      imageView49.leadingAnchor.constraint(equalTo: container49.leadingAnchor, constant: 16),
      imageView49.centerYAnchor.constraint(equalTo: container49.centerYAnchor),
      row49Label.topAnchor.constraint(equalTo: container49.topAnchor, constant: 3),
      row49Label.leadingAnchor.constraint(equalTo: imageView49.trailingAnchor, constant: 12),
      notSynchronisedLabel13.trailingAnchor.constraint(equalTo: row49Label.trailingAnchor),
      notSynchronisedLabel13.topAnchor.constraint(equalTo: row49Label.bottomAnchor, constant: 1),
      notSynchronisedLabel13.leadingAnchor.constraint(equalTo: row49Label.leadingAnchor),
      openButton49.centerYAnchor.constraint(equalTo: container49.centerYAnchor),
      container49.trailingAnchor.constraint(equalTo: openButton49.trailingAnchor, constant: 16),
      openButton49.leadingAnchor.constraint(equalTo: row49Label.trailingAnchor, constant: 8),
      container49.heightAnchor.constraint(equalToConstant: 44),
      imageView49.widthAnchor.constraint(equalToConstant: 28),
      imageView49.heightAnchor.constraint(equalToConstant: 28),
      row49Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel13.heightAnchor.constraint(equalToConstant: 15),
      openButton49.heightAnchor.constraint(equalToConstant: 30),
      openButton49.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container49
  }

  private static func makeContainer50() -> UIView {
    let container50 = UIView(frame: CGRect(x: 0, y: 2196, width: 375, height: 44))
    container50.translatesAutoresizingMaskIntoConstraints = false

    let imageView50 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView50.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView50.contentMode = .scaleAspectFit
    imageView50.clipsToBounds = true
    imageView50.translatesAutoresizingMaskIntoConstraints = false
    imageView50.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView50.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container50.addSubview(imageView50)

    let row50Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row50Label.contentMode = .left
    row50Label.translatesAutoresizingMaskIntoConstraints = false
    row50Label.text = "Row 50"
    row50Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row50Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container50.addSubview(row50Label)

    let sharedWithTwoLabel13 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel13.contentMode = .left
    sharedWithTwoLabel13.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel13.text = "Shared with two people"
    sharedWithTwoLabel13.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel13.textColor = .secondaryLabel
    sharedWithTwoLabel13.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel13.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container50.addSubview(sharedWithTwoLabel13)

    let openButton50 = UIButton(type: .system)
    openButton50.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton50.translatesAutoresizingMaskIntoConstraints = false
    openButton50.setTitle("Open", for: .normal)
    container50.addSubview(openButton50)

    NSLayoutConstraint.activate([
      imageView50.centerYAnchor.constraint(equalTo: container50.centerYAnchor),
      imageView50.leadingAnchor.constraint(equalTo: container50.leadingAnchor, constant: 16),
      row50Label.topAnchor.constraint(equalTo: container50.topAnchor, constant: 3),
      row50Label.leadingAnchor.constraint(equalTo: imageView50.trailingAnchor, constant: 12),
      sharedWithTwoLabel13.leadingAnchor.constraint(equalTo: row50Label.leadingAnchor),
      sharedWithTwoLabel13.trailingAnchor.constraint(equalTo: row50Label.trailingAnchor),
      sharedWithTwoLabel13.topAnchor.constraint(equalTo: row50Label.bottomAnchor, constant: 1),
      openButton50.centerYAnchor.constraint(equalTo: container50.centerYAnchor),
      openButton50.leadingAnchor.constraint(equalTo: row50Label.trailingAnchor, constant: 8),
      container50.trailingAnchor.constraint(equalTo: openButton50.trailingAnchor, constant: 16),
      container50.heightAnchor.constraint(equalToConstant: 44),
      imageView50.heightAnchor.constraint(equalToConstant: 28),
      imageView50.widthAnchor.constraint(equalToConstant: 28),
      row50Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel13.heightAnchor.constraint(equalToConstant: 15),
      openButton50.heightAnchor.constraint(equalToConstant: 30),
      openButton50.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container50
  }

  private static func makeContainer51() -> UIView {
    let container51 = UIView(frame: CGRect(x: 0, y: 2240, width: 375, height: 44))
    container51.translatesAutoresizingMaskIntoConstraints = false

    let imageView51 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView51.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView51.contentMode = .scaleAspectFit
    imageView51.clipsToBounds = true
    imageView51.translatesAutoresizingMaskIntoConstraints = false
    imageView51.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView51.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container51.addSubview(imageView51)

    let row51Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row51Label.contentMode = .left
    row51Label.translatesAutoresizingMaskIntoConstraints = false
    row51Label.text = "Row 51"
    row51Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row51Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container51.addSubview(row51Label)

    let archivedLabel13 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel13.contentMode = .left
    archivedLabel13.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel13.text = "Archived"
    archivedLabel13.font = .systemFont(ofSize: 12)
    archivedLabel13.textColor = .secondaryLabel
    archivedLabel13.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel13.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container51.addSubview(archivedLabel13)

    let openButton51 = UIButton(type: .system)
    openButton51.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton51.translatesAutoresizingMaskIntoConstraints = false
    openButton51.setTitle("Open", for: .normal)
    container51.addSubview(openButton51)

    NSLayoutConstraint.activate([
      imageView51.centerYAnchor.constraint(equalTo: container51.centerYAnchor),
      imageView51.leadingAnchor.constraint(equalTo: container51.leadingAnchor, constant: 16),
      row51Label.leadingAnchor.constraint(equalTo: imageView51.trailingAnchor, constant: 12),
      row51Label.topAnchor.constraint(equalTo: container51.topAnchor, constant: 3),
      archivedLabel13.trailingAnchor.constraint(equalTo: row51Label.trailingAnchor),
      archivedLabel13.leadingAnchor.constraint(equalTo: row51Label.leadingAnchor),
      archivedLabel13.topAnchor.constraint(equalTo: row51Label.bottomAnchor, constant: 1),
      openButton51.leadingAnchor.constraint(equalTo: row51Label.trailingAnchor, constant: 8),
      container51.trailingAnchor.constraint(equalTo: openButton51.trailingAnchor, constant: 16),
      openButton51.centerYAnchor.constraint(equalTo: container51.centerYAnchor),
      container51.heightAnchor.constraint(equalToConstant: 44),
      imageView51.widthAnchor.constraint(equalToConstant: 28),
      imageView51.heightAnchor.constraint(equalToConstant: 28),
      row51Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel13.heightAnchor.constraint(equalToConstant: 15),
      openButton51.heightAnchor.constraint(equalToConstant: 30),
      openButton51.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container51
  }

  private static func makeContainer52() -> UIView {
    let container52 = UIView(frame: CGRect(x: 0, y: 2284, width: 375, height: 44))
    container52.translatesAutoresizingMaskIntoConstraints = false

    let imageView52 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView52.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView52.contentMode = .scaleAspectFit
    imageView52.clipsToBounds = true
    imageView52.translatesAutoresizingMaskIntoConstraints = false
    imageView52.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView52.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container52.addSubview(imageView52)

    let row52Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row52Label.contentMode = .left
    row52Label.translatesAutoresizingMaskIntoConstraints = false
    row52Label.text = "Row 52"
    row52Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row52Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container52.addSubview(row52Label)

    let updatedTodayLabel13 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel13.contentMode = .left
    updatedTodayLabel13.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel13.text = "Updated today"
    updatedTodayLabel13.font = .systemFont(ofSize: 12)
    updatedTodayLabel13.textColor = .secondaryLabel
    updatedTodayLabel13.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel13.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container52.addSubview(updatedTodayLabel13)

    let openButton52 = UIButton(type: .system)
    openButton52.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton52.translatesAutoresizingMaskIntoConstraints = false
    openButton52.setTitle("Open", for: .normal)
    container52.addSubview(openButton52)

    NSLayoutConstraint.activate([
      imageView52.leadingAnchor.constraint(equalTo: container52.leadingAnchor, constant: 16),
      imageView52.centerYAnchor.constraint(equalTo: container52.centerYAnchor),
      row52Label.topAnchor.constraint(equalTo: container52.topAnchor, constant: 3),
      row52Label.leadingAnchor.constraint(equalTo: imageView52.trailingAnchor, constant: 12),
      updatedTodayLabel13.trailingAnchor.constraint(equalTo: row52Label.trailingAnchor),
      updatedTodayLabel13.topAnchor.constraint(equalTo: row52Label.bottomAnchor, constant: 1),
      updatedTodayLabel13.leadingAnchor.constraint(equalTo: row52Label.leadingAnchor),
      openButton52.centerYAnchor.constraint(equalTo: container52.centerYAnchor),
      openButton52.leadingAnchor.constraint(equalTo: row52Label.trailingAnchor, constant: 8),
      container52.trailingAnchor.constraint(equalTo: openButton52.trailingAnchor, constant: 16),
      container52.heightAnchor.constraint(equalToConstant: 44),
      imageView52.widthAnchor.constraint(equalToConstant: 28),
      imageView52.heightAnchor.constraint(equalToConstant: 28),
      row52Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel13.heightAnchor.constraint(equalToConstant: 15),
      openButton52.heightAnchor.constraint(equalToConstant: 30),
      openButton52.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container52
  }

  private static func makeContainer53() -> UIView {
    let container53 = UIView(frame: CGRect(x: 0, y: 2328, width: 375, height: 44))
    container53.translatesAutoresizingMaskIntoConstraints = false

    let imageView53 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView53.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView53.contentMode = .scaleAspectFit
    imageView53.clipsToBounds = true
    imageView53.translatesAutoresizingMaskIntoConstraints = false
    imageView53.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView53.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container53.addSubview(imageView53)

    let row53Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row53Label.contentMode = .left
    row53Label.translatesAutoresizingMaskIntoConstraints = false
    row53Label.text = "Row 53"
    row53Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row53Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container53.addSubview(row53Label)

    let notSynchronisedLabel14 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel14.contentMode = .left
    notSynchronisedLabel14.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel14.text = "Not synchronised"
    notSynchronisedLabel14.font = .systemFont(ofSize: 12)
    notSynchronisedLabel14.textColor = .secondaryLabel
    notSynchronisedLabel14.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel14.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container53.addSubview(notSynchronisedLabel14)

    let openButton53 = UIButton(type: .system)
    openButton53.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton53.translatesAutoresizingMaskIntoConstraints = false
    openButton53.setTitle("Open", for: .normal)
    container53.addSubview(openButton53)

    NSLayoutConstraint.activate([
      imageView53.leadingAnchor.constraint(equalTo: container53.leadingAnchor, constant: 16),
      imageView53.centerYAnchor.constraint(equalTo: container53.centerYAnchor),
      row53Label.topAnchor.constraint(equalTo: container53.topAnchor, constant: 3),
      row53Label.leadingAnchor.constraint(equalTo: imageView53.trailingAnchor, constant: 12),
      notSynchronisedLabel14.leadingAnchor.constraint(equalTo: row53Label.leadingAnchor),
      notSynchronisedLabel14.trailingAnchor.constraint(equalTo: row53Label.trailingAnchor),
      notSynchronisedLabel14.topAnchor.constraint(equalTo: row53Label.bottomAnchor, constant: 1),
      openButton53.leadingAnchor.constraint(equalTo: row53Label.trailingAnchor, constant: 8),
      container53.trailingAnchor.constraint(equalTo: openButton53.trailingAnchor, constant: 16),
      openButton53.centerYAnchor.constraint(equalTo: container53.centerYAnchor),
      container53.heightAnchor.constraint(equalToConstant: 44),
      imageView53.widthAnchor.constraint(equalToConstant: 28),
      imageView53.heightAnchor.constraint(equalToConstant: 28),
      row53Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel14.heightAnchor.constraint(equalToConstant: 15),
      openButton53.widthAnchor.constraint(equalToConstant: 60),
      openButton53.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container53
  }

  private static func makeContainer54() -> UIView {
    let container54 = UIView(frame: CGRect(x: 0, y: 2372, width: 375, height: 44))
    container54.translatesAutoresizingMaskIntoConstraints = false

    let imageView54 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView54.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView54.contentMode = .scaleAspectFit
    imageView54.clipsToBounds = true
    imageView54.translatesAutoresizingMaskIntoConstraints = false
    imageView54.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView54.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container54.addSubview(imageView54)

    let row54Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row54Label.contentMode = .left
    row54Label.translatesAutoresizingMaskIntoConstraints = false
    row54Label.text = "Row 54"
    row54Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row54Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container54.addSubview(row54Label)

    let sharedWithTwoLabel14 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel14.contentMode = .left
    sharedWithTwoLabel14.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel14.text = "Shared with two people"
    sharedWithTwoLabel14.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel14.textColor = .secondaryLabel
    sharedWithTwoLabel14.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel14.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container54.addSubview(sharedWithTwoLabel14)

    let openButton54 = UIButton(type: .system)
    openButton54.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton54.translatesAutoresizingMaskIntoConstraints = false
    openButton54.setTitle("Open", for: .normal)
    container54.addSubview(openButton54)

    NSLayoutConstraint.activate([
      imageView54.leadingAnchor.constraint(equalTo: container54.leadingAnchor, constant: 16),
      imageView54.centerYAnchor.constraint(equalTo: container54.centerYAnchor),
      row54Label.leadingAnchor.constraint(equalTo: imageView54.trailingAnchor, constant: 12),
      row54Label.topAnchor.constraint(equalTo: container54.topAnchor, constant: 3),
      sharedWithTwoLabel14.leadingAnchor.constraint(equalTo: row54Label.leadingAnchor),
      sharedWithTwoLabel14.topAnchor.constraint(equalTo: row54Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel14.trailingAnchor.constraint(equalTo: row54Label.trailingAnchor),
      container54.trailingAnchor.constraint(equalTo: openButton54.trailingAnchor, constant: 16),
      openButton54.leadingAnchor.constraint(equalTo: row54Label.trailingAnchor, constant: 8),
      openButton54.centerYAnchor.constraint(equalTo: container54.centerYAnchor),
      container54.heightAnchor.constraint(equalToConstant: 44),
      imageView54.widthAnchor.constraint(equalToConstant: 28),
      imageView54.heightAnchor.constraint(equalToConstant: 28),
      row54Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel14.heightAnchor.constraint(equalToConstant: 15),
      openButton54.heightAnchor.constraint(equalToConstant: 30),
      openButton54.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container54
  }

  private static func makeContainer55() -> UIView {
    let container55 = UIView(frame: CGRect(x: 0, y: 2416, width: 375, height: 44))
    container55.translatesAutoresizingMaskIntoConstraints = false

    let imageView55 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView55.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView55.contentMode = .scaleAspectFit
    imageView55.clipsToBounds = true
    imageView55.translatesAutoresizingMaskIntoConstraints = false
    imageView55.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView55.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container55.addSubview(imageView55)

    let row55Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row55Label.contentMode = .left
    row55Label.translatesAutoresizingMaskIntoConstraints = false
    row55Label.text = "Row 55"
    row55Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row55Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container55.addSubview(row55Label)

    let archivedLabel14 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel14.contentMode = .left
    archivedLabel14.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel14.text = "Archived"
    archivedLabel14.font = .systemFont(ofSize: 12)
    archivedLabel14.textColor = .secondaryLabel
    archivedLabel14.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel14.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container55.addSubview(archivedLabel14)

    let openButton55 = UIButton(type: .system)
    openButton55.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton55.translatesAutoresizingMaskIntoConstraints = false
    openButton55.setTitle("Open", for: .normal)
    container55.addSubview(openButton55)

    NSLayoutConstraint.activate([
      imageView55.leadingAnchor.constraint(equalTo: container55.leadingAnchor, constant: 16),
      imageView55.centerYAnchor.constraint(equalTo: container55.centerYAnchor),
      row55Label.leadingAnchor.constraint(equalTo: imageView55.trailingAnchor, constant: 12),
      row55Label.topAnchor.constraint(equalTo: container55.topAnchor, constant: 3),
      archivedLabel14.trailingAnchor.constraint(equalTo: row55Label.trailingAnchor),
      archivedLabel14.leadingAnchor.constraint(equalTo: row55Label.leadingAnchor),
      archivedLabel14.topAnchor.constraint(equalTo: row55Label.bottomAnchor, constant: 1),
      container55.trailingAnchor.constraint(equalTo: openButton55.trailingAnchor, constant: 16),
      openButton55.leadingAnchor.constraint(equalTo: row55Label.trailingAnchor, constant: 8),
      openButton55.centerYAnchor.constraint(equalTo: container55.centerYAnchor),
      container55.heightAnchor.constraint(equalToConstant: 44),
      imageView55.widthAnchor.constraint(equalToConstant: 28),
      imageView55.heightAnchor.constraint(equalToConstant: 28),
      row55Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel14.heightAnchor.constraint(equalToConstant: 15),
      openButton55.heightAnchor.constraint(equalToConstant: 30),
      openButton55.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container55
  }

  private static func makeContainer56() -> UIView {
    let container56 = UIView(frame: CGRect(x: 0, y: 2460, width: 375, height: 44))
    container56.translatesAutoresizingMaskIntoConstraints = false

    let imageView56 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView56.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView56.contentMode = .scaleAspectFit
    imageView56.clipsToBounds = true
    imageView56.translatesAutoresizingMaskIntoConstraints = false
    imageView56.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView56.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container56.addSubview(imageView56)

    let row56Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row56Label.contentMode = .left
    row56Label.translatesAutoresizingMaskIntoConstraints = false
    row56Label.text = "Row 56"
    row56Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row56Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container56.addSubview(row56Label)

    let updatedTodayLabel14 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel14.contentMode = .left
    updatedTodayLabel14.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel14.text = "Updated today"
    updatedTodayLabel14.font = .systemFont(ofSize: 12)
    updatedTodayLabel14.textColor = .secondaryLabel
    updatedTodayLabel14.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel14.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container56.addSubview(updatedTodayLabel14)

    let openButton56 = UIButton(type: .system)
    openButton56.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton56.translatesAutoresizingMaskIntoConstraints = false
    openButton56.setTitle("Open", for: .normal)
    container56.addSubview(openButton56)

    NSLayoutConstraint.activate([
      imageView56.leadingAnchor.constraint(equalTo: container56.leadingAnchor, constant: 16),
      imageView56.centerYAnchor.constraint(equalTo: container56.centerYAnchor),
      row56Label.topAnchor.constraint(equalTo: container56.topAnchor, constant: 3),
      row56Label.leadingAnchor.constraint(equalTo: imageView56.trailingAnchor, constant: 12),
      updatedTodayLabel14.topAnchor.constraint(equalTo: row56Label.bottomAnchor, constant: 1),
      updatedTodayLabel14.leadingAnchor.constraint(equalTo: row56Label.leadingAnchor),
      updatedTodayLabel14.trailingAnchor.constraint(equalTo: row56Label.trailingAnchor),
      openButton56.leadingAnchor.constraint(equalTo: row56Label.trailingAnchor, constant: 8),
      openButton56.centerYAnchor.constraint(equalTo: container56.centerYAnchor),
      container56.trailingAnchor.constraint(equalTo: openButton56.trailingAnchor, constant: 16),
      container56.heightAnchor.constraint(equalToConstant: 44),
      imageView56.widthAnchor.constraint(equalToConstant: 28),
      imageView56.heightAnchor.constraint(equalToConstant: 28),
      row56Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel14.heightAnchor.constraint(equalToConstant: 15),
      openButton56.widthAnchor.constraint(equalToConstant: 60),
      openButton56.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container56
  }

  private static func makeContainer57() -> UIView {
    let container57 = UIView(frame: CGRect(x: 0, y: 2504, width: 375, height: 44))
    container57.translatesAutoresizingMaskIntoConstraints = false

    let imageView57 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView57.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView57.contentMode = .scaleAspectFit
    imageView57.clipsToBounds = true
    imageView57.translatesAutoresizingMaskIntoConstraints = false
    imageView57.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView57.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container57.addSubview(imageView57)

    let row57Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row57Label.contentMode = .left
    row57Label.translatesAutoresizingMaskIntoConstraints = false
    row57Label.text = "Row 57"
    row57Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row57Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container57.addSubview(row57Label)

    let notSynchronisedLabel15 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel15.contentMode = .left
    notSynchronisedLabel15.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel15.text = "Not synchronised"
    notSynchronisedLabel15.font = .systemFont(ofSize: 12)
    notSynchronisedLabel15.textColor = .secondaryLabel
    notSynchronisedLabel15.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel15.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container57.addSubview(notSynchronisedLabel15)

    let openButton57 = UIButton(type: .system)
    openButton57.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton57.translatesAutoresizingMaskIntoConstraints = false
    openButton57.setTitle("Open", for: .normal)
    container57.addSubview(openButton57)

    NSLayoutConstraint.activate([
      imageView57.centerYAnchor.constraint(equalTo: container57.centerYAnchor),
      imageView57.leadingAnchor.constraint(equalTo: container57.leadingAnchor, constant: 16),
      row57Label.topAnchor.constraint(equalTo: container57.topAnchor, constant: 3),
      row57Label.leadingAnchor.constraint(equalTo: imageView57.trailingAnchor, constant: 12),
      notSynchronisedLabel15.leadingAnchor.constraint(equalTo: row57Label.leadingAnchor),
      notSynchronisedLabel15.topAnchor.constraint(equalTo: row57Label.bottomAnchor, constant: 1),
      notSynchronisedLabel15.trailingAnchor.constraint(equalTo: row57Label.trailingAnchor),
      openButton57.leadingAnchor.constraint(equalTo: row57Label.trailingAnchor, constant: 8),
      container57.trailingAnchor.constraint(equalTo: openButton57.trailingAnchor, constant: 16),
      openButton57.centerYAnchor.constraint(equalTo: container57.centerYAnchor),
      container57.heightAnchor.constraint(equalToConstant: 44),
      imageView57.heightAnchor.constraint(equalToConstant: 28),
      imageView57.widthAnchor.constraint(equalToConstant: 28),
      row57Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel15.heightAnchor.constraint(equalToConstant: 15),
      openButton57.heightAnchor.constraint(equalToConstant: 30),
      openButton57.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container57
  }

  private static func makeContainer58() -> UIView {
    let container58 = UIView(frame: CGRect(x: 0, y: 2548, width: 375, height: 44))
    container58.translatesAutoresizingMaskIntoConstraints = false

    let imageView58 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView58.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView58.contentMode = .scaleAspectFit
    imageView58.clipsToBounds = true
    imageView58.translatesAutoresizingMaskIntoConstraints = false
    imageView58.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView58.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container58.addSubview(imageView58)

    let row58Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row58Label.contentMode = .left
    row58Label.translatesAutoresizingMaskIntoConstraints = false
    row58Label.text = "Row 58"
    row58Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row58Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container58.addSubview(row58Label)

    let sharedWithTwoLabel15 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel15.contentMode = .left
    sharedWithTwoLabel15.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel15.text = "Shared with two people"
    sharedWithTwoLabel15.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel15.textColor = .secondaryLabel
    sharedWithTwoLabel15.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel15.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container58.addSubview(sharedWithTwoLabel15)

    let openButton58 = UIButton(type: .system)
    openButton58.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton58.translatesAutoresizingMaskIntoConstraints = false
    openButton58.setTitle("Open", for: .normal)
    container58.addSubview(openButton58)

    NSLayoutConstraint.activate([
      imageView58.centerYAnchor.constraint(equalTo: container58.centerYAnchor),
      imageView58.leadingAnchor.constraint(equalTo: container58.leadingAnchor, constant: 16),
      row58Label.leadingAnchor.constraint(equalTo: imageView58.trailingAnchor, constant: 12),
      row58Label.topAnchor.constraint(equalTo: container58.topAnchor, constant: 3),
      sharedWithTwoLabel15.leadingAnchor.constraint(equalTo: row58Label.leadingAnchor),
      sharedWithTwoLabel15.trailingAnchor.constraint(equalTo: row58Label.trailingAnchor),
      sharedWithTwoLabel15.topAnchor.constraint(equalTo: row58Label.bottomAnchor, constant: 1),
      openButton58.leadingAnchor.constraint(equalTo: row58Label.trailingAnchor, constant: 8),
      container58.trailingAnchor.constraint(equalTo: openButton58.trailingAnchor, constant: 16),
      openButton58.centerYAnchor.constraint(equalTo: container58.centerYAnchor),
      container58.heightAnchor.constraint(equalToConstant: 44),
      imageView58.widthAnchor.constraint(equalToConstant: 28),
      imageView58.heightAnchor.constraint(equalToConstant: 28),
      row58Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel15.heightAnchor.constraint(equalToConstant: 15),
      openButton58.heightAnchor.constraint(equalToConstant: 30),
      openButton58.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container58
  }

  private static func makeContainer59() -> UIView {
    let container59 = UIView(frame: CGRect(x: 0, y: 2592, width: 375, height: 44))
    container59.translatesAutoresizingMaskIntoConstraints = false

    let imageView59 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView59.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView59.contentMode = .scaleAspectFit
    imageView59.clipsToBounds = true
    imageView59.translatesAutoresizingMaskIntoConstraints = false
    imageView59.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView59.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container59.addSubview(imageView59)

    let row59Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row59Label.contentMode = .left
    row59Label.translatesAutoresizingMaskIntoConstraints = false
    row59Label.text = "Row 59"
    row59Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row59Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container59.addSubview(row59Label)

    let archivedLabel15 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel15.contentMode = .left
    archivedLabel15.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel15.text = "Archived"
    archivedLabel15.font = .systemFont(ofSize: 12)
    archivedLabel15.textColor = .secondaryLabel
    archivedLabel15.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel15.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container59.addSubview(archivedLabel15)

    let openButton59 = UIButton(type: .system)
    openButton59.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton59.translatesAutoresizingMaskIntoConstraints = false
    openButton59.setTitle("Open", for: .normal)
    container59.addSubview(openButton59)

    NSLayoutConstraint.activate([
      imageView59.leadingAnchor.constraint(equalTo: container59.leadingAnchor, constant: 16),
      imageView59.centerYAnchor.constraint(equalTo: container59.centerYAnchor),
      row59Label.leadingAnchor.constraint(equalTo: imageView59.trailingAnchor, constant: 12),
      row59Label.topAnchor.constraint(equalTo: container59.topAnchor, constant: 3),
      archivedLabel15.topAnchor.constraint(equalTo: row59Label.bottomAnchor, constant: 1),
      archivedLabel15.trailingAnchor.constraint(equalTo: row59Label.trailingAnchor),
      archivedLabel15.leadingAnchor.constraint(equalTo: row59Label.leadingAnchor),
      openButton59.centerYAnchor.constraint(equalTo: container59.centerYAnchor),
      openButton59.leadingAnchor.constraint(equalTo: row59Label.trailingAnchor, constant: 8),
      container59.trailingAnchor.constraint(equalTo: openButton59.trailingAnchor, constant: 16),
      container59.heightAnchor.constraint(equalToConstant: 44),
      imageView59.heightAnchor.constraint(equalToConstant: 28),
      imageView59.widthAnchor.constraint(equalToConstant: 28),
      row59Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel15.heightAnchor.constraint(equalToConstant: 15),
      openButton59.widthAnchor.constraint(equalToConstant: 60),
      openButton59.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container59
  }

  private static func makeContainer60() -> UIView {
    let container60 = UIView(frame: CGRect(x: 0, y: 2636, width: 375, height: 44))
    container60.translatesAutoresizingMaskIntoConstraints = false

    let imageView60 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView60.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView60.contentMode = .scaleAspectFit
    imageView60.clipsToBounds = true
    imageView60.translatesAutoresizingMaskIntoConstraints = false
    imageView60.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView60.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container60.addSubview(imageView60)

    let row60Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row60Label.contentMode = .left
    row60Label.translatesAutoresizingMaskIntoConstraints = false
    row60Label.text = "Row 60"
    row60Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row60Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container60.addSubview(row60Label)

    let updatedTodayLabel15 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel15.contentMode = .left
    updatedTodayLabel15.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel15.text = "Updated today"
    updatedTodayLabel15.font = .systemFont(ofSize: 12)
    updatedTodayLabel15.textColor = .secondaryLabel
    updatedTodayLabel15.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel15.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container60.addSubview(updatedTodayLabel15)

    let openButton60 = UIButton(type: .system)
    openButton60.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton60.translatesAutoresizingMaskIntoConstraints = false
    openButton60.setTitle("Open", for: .normal)
    container60.addSubview(openButton60)

    NSLayoutConstraint.activate([
      imageView60.centerYAnchor.constraint(equalTo: container60.centerYAnchor),
      imageView60.leadingAnchor.constraint(equalTo: container60.leadingAnchor, constant: 16),
      row60Label.topAnchor.constraint(equalTo: container60.topAnchor, constant: 3),
      row60Label.leadingAnchor.constraint(equalTo: imageView60.trailingAnchor, constant: 12),
      updatedTodayLabel15.leadingAnchor.constraint(equalTo: row60Label.leadingAnchor),
      updatedTodayLabel15.topAnchor.constraint(equalTo: row60Label.bottomAnchor, constant: 1),
      updatedTodayLabel15.trailingAnchor.constraint(equalTo: row60Label.trailingAnchor),
      container60.trailingAnchor.constraint(equalTo: openButton60.trailingAnchor, constant: 16),
      openButton60.leadingAnchor.constraint(equalTo: row60Label.trailingAnchor, constant: 8),
      openButton60.centerYAnchor.constraint(equalTo: container60.centerYAnchor),
      container60.heightAnchor.constraint(equalToConstant: 44),
      imageView60.heightAnchor.constraint(equalToConstant: 28),
      imageView60.widthAnchor.constraint(equalToConstant: 28),
      row60Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel15.heightAnchor.constraint(equalToConstant: 15),
      openButton60.heightAnchor.constraint(equalToConstant: 30),
      openButton60.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container60
  }

  private static func makeContainer61() -> UIView {
    let container61 = UIView(frame: CGRect(x: 0, y: 2680, width: 375, height: 44))
    container61.translatesAutoresizingMaskIntoConstraints = false

    let imageView61 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView61.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView61.contentMode = .scaleAspectFit
    imageView61.clipsToBounds = true
    imageView61.translatesAutoresizingMaskIntoConstraints = false
    imageView61.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView61.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container61.addSubview(imageView61)

    let row61Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row61Label.contentMode = .left
    row61Label.translatesAutoresizingMaskIntoConstraints = false
    row61Label.text = "Row 61"
    row61Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row61Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container61.addSubview(row61Label)

    let notSynchronisedLabel16 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel16.contentMode = .left
    notSynchronisedLabel16.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel16.text = "Not synchronised"
    notSynchronisedLabel16.font = .systemFont(ofSize: 12)
    notSynchronisedLabel16.textColor = .secondaryLabel
    notSynchronisedLabel16.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel16.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container61.addSubview(notSynchronisedLabel16)

    let openButton61 = UIButton(type: .system)
    openButton61.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton61.translatesAutoresizingMaskIntoConstraints = false
    openButton61.setTitle("Open", for: .normal)
    container61.addSubview(openButton61)

    NSLayoutConstraint.activate([
      imageView61.centerYAnchor.constraint(equalTo: container61.centerYAnchor),
      imageView61.leadingAnchor.constraint(equalTo: container61.leadingAnchor, constant: 16),
      row61Label.leadingAnchor.constraint(equalTo: imageView61.trailingAnchor, constant: 12),
      row61Label.topAnchor.constraint(equalTo: container61.topAnchor, constant: 3),
      notSynchronisedLabel16.topAnchor.constraint(equalTo: row61Label.bottomAnchor, constant: 1),
      notSynchronisedLabel16.trailingAnchor.constraint(equalTo: row61Label.trailingAnchor),
      notSynchronisedLabel16.leadingAnchor.constraint(equalTo: row61Label.leadingAnchor),
      container61.trailingAnchor.constraint(equalTo: openButton61.trailingAnchor, constant: 16),
      openButton61.centerYAnchor.constraint(equalTo: container61.centerYAnchor),
      openButton61.leadingAnchor.constraint(equalTo: row61Label.trailingAnchor, constant: 8),
      container61.heightAnchor.constraint(equalToConstant: 44),
      imageView61.heightAnchor.constraint(equalToConstant: 28),
      imageView61.widthAnchor.constraint(equalToConstant: 28),
      row61Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel16.heightAnchor.constraint(equalToConstant: 15),
      openButton61.widthAnchor.constraint(equalToConstant: 60),
      openButton61.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container61
  }

  private static func makeContainer62() -> UIView {
    let container62 = UIView(frame: CGRect(x: 0, y: 2724, width: 375, height: 44))
    container62.translatesAutoresizingMaskIntoConstraints = false

    let imageView62 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView62.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView62.contentMode = .scaleAspectFit
    imageView62.clipsToBounds = true
    imageView62.translatesAutoresizingMaskIntoConstraints = false
    imageView62.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView62.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container62.addSubview(imageView62)

    let row62Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row62Label.contentMode = .left
    row62Label.translatesAutoresizingMaskIntoConstraints = false
    row62Label.text = "Row 62"
    row62Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row62Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container62.addSubview(row62Label)

    let sharedWithTwoLabel16 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel16.contentMode = .left
    sharedWithTwoLabel16.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel16.text = "Shared with two people"
    sharedWithTwoLabel16.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel16.textColor = .secondaryLabel
    sharedWithTwoLabel16.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel16.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container62.addSubview(sharedWithTwoLabel16)

    let openButton62 = UIButton(type: .system)
    openButton62.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton62.translatesAutoresizingMaskIntoConstraints = false
    openButton62.setTitle("Open", for: .normal)
    container62.addSubview(openButton62)

    NSLayoutConstraint.activate([
      imageView62.centerYAnchor.constraint(equalTo: container62.centerYAnchor),
      imageView62.leadingAnchor.constraint(equalTo: container62.leadingAnchor, constant: 16),
      row62Label.topAnchor.constraint(equalTo: container62.topAnchor, constant: 3),
      row62Label.leadingAnchor.constraint(equalTo: imageView62.trailingAnchor, constant: 12),
      sharedWithTwoLabel16.trailingAnchor.constraint(equalTo: row62Label.trailingAnchor),
      sharedWithTwoLabel16.topAnchor.constraint(equalTo: row62Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel16.leadingAnchor.constraint(equalTo: row62Label.leadingAnchor),
      openButton62.centerYAnchor.constraint(equalTo: container62.centerYAnchor),
      openButton62.leadingAnchor.constraint(equalTo: row62Label.trailingAnchor, constant: 8),
      container62.trailingAnchor.constraint(equalTo: openButton62.trailingAnchor, constant: 16),
      container62.heightAnchor.constraint(equalToConstant: 44),
      imageView62.widthAnchor.constraint(equalToConstant: 28),
      imageView62.heightAnchor.constraint(equalToConstant: 28),
      row62Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel16.heightAnchor.constraint(equalToConstant: 15),
      openButton62.heightAnchor.constraint(equalToConstant: 30),
      openButton62.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container62
  }

  private static func makeContainer63() -> UIView {
    let container63 = UIView(frame: CGRect(x: 0, y: 2768, width: 375, height: 44))
    container63.translatesAutoresizingMaskIntoConstraints = false

    let imageView63 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView63.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView63.contentMode = .scaleAspectFit
    imageView63.clipsToBounds = true
    imageView63.translatesAutoresizingMaskIntoConstraints = false
    imageView63.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView63.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container63.addSubview(imageView63)

    let row63Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row63Label.contentMode = .left
    row63Label.translatesAutoresizingMaskIntoConstraints = false
    row63Label.text = "Row 63"
    row63Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row63Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container63.addSubview(row63Label)

    let archivedLabel16 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel16.contentMode = .left
    archivedLabel16.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel16.text = "Archived"
    archivedLabel16.font = .systemFont(ofSize: 12)
    archivedLabel16.textColor = .secondaryLabel
    archivedLabel16.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel16.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container63.addSubview(archivedLabel16)

    let openButton63 = UIButton(type: .system)
    openButton63.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton63.translatesAutoresizingMaskIntoConstraints = false
    openButton63.setTitle("Open", for: .normal)
    container63.addSubview(openButton63)

    NSLayoutConstraint.activate([
      imageView63.centerYAnchor.constraint(equalTo: container63.centerYAnchor),
      imageView63.leadingAnchor.constraint(equalTo: container63.leadingAnchor, constant: 16),
      row63Label.leadingAnchor.constraint(equalTo: imageView63.trailingAnchor, constant: 12),
      row63Label.topAnchor.constraint(equalTo: container63.topAnchor, constant: 3),
      archivedLabel16.leadingAnchor.constraint(equalTo: row63Label.leadingAnchor),
      archivedLabel16.topAnchor.constraint(equalTo: row63Label.bottomAnchor, constant: 1),
      archivedLabel16.trailingAnchor.constraint(equalTo: row63Label.trailingAnchor),
      container63.trailingAnchor.constraint(equalTo: openButton63.trailingAnchor, constant: 16),
      openButton63.centerYAnchor.constraint(equalTo: container63.centerYAnchor),
      openButton63.leadingAnchor.constraint(equalTo: row63Label.trailingAnchor, constant: 8),
      container63.heightAnchor.constraint(equalToConstant: 44),
      imageView63.widthAnchor.constraint(equalToConstant: 28),
      imageView63.heightAnchor.constraint(equalToConstant: 28),
      row63Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel16.heightAnchor.constraint(equalToConstant: 15),
      openButton63.widthAnchor.constraint(equalToConstant: 60),
      openButton63.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container63
  }

  private static func makeContainer64() -> UIView {
    let container64 = UIView(frame: CGRect(x: 0, y: 2812, width: 375, height: 44))
    container64.translatesAutoresizingMaskIntoConstraints = false

    let imageView64 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView64.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView64.contentMode = .scaleAspectFit
    imageView64.clipsToBounds = true
    imageView64.translatesAutoresizingMaskIntoConstraints = false
    imageView64.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView64.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container64.addSubview(imageView64)

    let row64Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row64Label.contentMode = .left
    row64Label.translatesAutoresizingMaskIntoConstraints = false
    row64Label.text = "Row 64"
    row64Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row64Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container64.addSubview(row64Label)

    let updatedTodayLabel16 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel16.contentMode = .left
    updatedTodayLabel16.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel16.text = "Updated today"
    updatedTodayLabel16.font = .systemFont(ofSize: 12)
    updatedTodayLabel16.textColor = .secondaryLabel
    updatedTodayLabel16.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel16.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container64.addSubview(updatedTodayLabel16)

    let openButton64 = UIButton(type: .system)
    openButton64.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton64.translatesAutoresizingMaskIntoConstraints = false
    openButton64.setTitle("Open", for: .normal)
    container64.addSubview(openButton64)

    NSLayoutConstraint.activate([
      imageView64.leadingAnchor.constraint(equalTo: container64.leadingAnchor, constant: 16),
      imageView64.centerYAnchor.constraint(equalTo: container64.centerYAnchor),
      row64Label.leadingAnchor.constraint(equalTo: imageView64.trailingAnchor, constant: 12),
      row64Label.topAnchor.constraint(equalTo: container64.topAnchor, constant: 3),
      updatedTodayLabel16.leadingAnchor.constraint(equalTo: row64Label.leadingAnchor),
      updatedTodayLabel16.topAnchor.constraint(equalTo: row64Label.bottomAnchor, constant: 1),
      updatedTodayLabel16.trailingAnchor.constraint(equalTo: row64Label.trailingAnchor),
      openButton64.centerYAnchor.constraint(equalTo: container64.centerYAnchor),
      container64.trailingAnchor.constraint(equalTo: openButton64.trailingAnchor, constant: 16),
      openButton64.leadingAnchor.constraint(equalTo: row64Label.trailingAnchor, constant: 8),
      container64.heightAnchor.constraint(equalToConstant: 44),
      imageView64.widthAnchor.constraint(equalToConstant: 28),
      imageView64.heightAnchor.constraint(equalToConstant: 28),
      row64Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel16.heightAnchor.constraint(equalToConstant: 15),
      openButton64.widthAnchor.constraint(equalToConstant: 60),
      openButton64.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container64
  }

  private static func makeContainer65() -> UIView {
    let container65 = UIView(frame: CGRect(x: 0, y: 2856, width: 375, height: 44))
    container65.translatesAutoresizingMaskIntoConstraints = false

    let imageView65 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView65.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView65.contentMode = .scaleAspectFit
    imageView65.clipsToBounds = true
    imageView65.translatesAutoresizingMaskIntoConstraints = false
    imageView65.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView65.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container65.addSubview(imageView65)

    let row65Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row65Label.contentMode = .left
    row65Label.translatesAutoresizingMaskIntoConstraints = false
    row65Label.text = "Row 65"
    row65Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row65Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container65.addSubview(row65Label)

    let notSynchronisedLabel17 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel17.contentMode = .left
    notSynchronisedLabel17.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel17.text = "Not synchronised"
    notSynchronisedLabel17.font = .systemFont(ofSize: 12)
    notSynchronisedLabel17.textColor = .secondaryLabel
    notSynchronisedLabel17.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel17.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container65.addSubview(notSynchronisedLabel17)

    let openButton65 = UIButton(type: .system)
    openButton65.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton65.translatesAutoresizingMaskIntoConstraints = false
    openButton65.setTitle("Open", for: .normal)
    container65.addSubview(openButton65)

    NSLayoutConstraint.activate([
      imageView65.leadingAnchor.constraint(equalTo: container65.leadingAnchor, constant: 16),
      imageView65.centerYAnchor.constraint(equalTo: container65.centerYAnchor),
      row65Label.leadingAnchor.constraint(equalTo: imageView65.trailingAnchor, constant: 12),
      row65Label.topAnchor.constraint(equalTo: container65.topAnchor, constant: 3),
      notSynchronisedLabel17.trailingAnchor.constraint(equalTo: row65Label.trailingAnchor),
      notSynchronisedLabel17.leadingAnchor.constraint(equalTo: row65Label.leadingAnchor),
      notSynchronisedLabel17.topAnchor.constraint(equalTo: row65Label.bottomAnchor, constant: 1),
      openButton65.centerYAnchor.constraint(equalTo: container65.centerYAnchor),
      openButton65.leadingAnchor.constraint(equalTo: row65Label.trailingAnchor, constant: 8),
      container65.trailingAnchor.constraint(equalTo: openButton65.trailingAnchor, constant: 16),
      container65.heightAnchor.constraint(equalToConstant: 44),
      imageView65.widthAnchor.constraint(equalToConstant: 28),
      imageView65.heightAnchor.constraint(equalToConstant: 28),
      row65Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel17.heightAnchor.constraint(equalToConstant: 15),
      openButton65.heightAnchor.constraint(equalToConstant: 30),
      openButton65.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container65
  }

  private static func makeContainer66() -> UIView {
    let container66 = UIView(frame: CGRect(x: 0, y: 2900, width: 375, height: 44))
    container66.translatesAutoresizingMaskIntoConstraints = false

    let imageView66 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView66.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView66.contentMode = .scaleAspectFit
    imageView66.clipsToBounds = true
    imageView66.translatesAutoresizingMaskIntoConstraints = false
    imageView66.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView66.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container66.addSubview(imageView66)

    let row66Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row66Label.contentMode = .left
    row66Label.translatesAutoresizingMaskIntoConstraints = false
    row66Label.text = "Row 66"
    row66Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row66Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container66.addSubview(row66Label)

    let sharedWithTwoLabel17 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel17.contentMode = .left
    sharedWithTwoLabel17.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel17.text = "Shared with two people"
    sharedWithTwoLabel17.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel17.textColor = .secondaryLabel
    sharedWithTwoLabel17.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel17.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container66.addSubview(sharedWithTwoLabel17)

    let openButton66 = UIButton(type: .system)
    openButton66.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton66.translatesAutoresizingMaskIntoConstraints = false
    openButton66.setTitle("Open", for: .normal)
    container66.addSubview(openButton66)

    NSLayoutConstraint.activate([
      imageView66.leadingAnchor.constraint(equalTo: container66.leadingAnchor, constant: 16),
      imageView66.centerYAnchor.constraint(equalTo: container66.centerYAnchor),
      row66Label.topAnchor.constraint(equalTo: container66.topAnchor, constant: 3),
      row66Label.leadingAnchor.constraint(equalTo: imageView66.trailingAnchor, constant: 12),
      sharedWithTwoLabel17.leadingAnchor.constraint(equalTo: row66Label.leadingAnchor),
      sharedWithTwoLabel17.trailingAnchor.constraint(equalTo: row66Label.trailingAnchor),
      sharedWithTwoLabel17.topAnchor.constraint(equalTo: row66Label.bottomAnchor, constant: 1),
      openButton66.centerYAnchor.constraint(equalTo: container66.centerYAnchor),
      container66.trailingAnchor.constraint(equalTo: openButton66.trailingAnchor, constant: 16),
      openButton66.leadingAnchor.constraint(equalTo: row66Label.trailingAnchor, constant: 8),
      container66.heightAnchor.constraint(equalToConstant: 44),
      imageView66.heightAnchor.constraint(equalToConstant: 28),
      imageView66.widthAnchor.constraint(equalToConstant: 28),
      row66Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel17.heightAnchor.constraint(equalToConstant: 15),
      openButton66.widthAnchor.constraint(equalToConstant: 60),
      openButton66.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container66
  }

  private static func makeContainer67() -> UIView {
    let container67 = UIView(frame: CGRect(x: 0, y: 2944, width: 375, height: 44))
    container67.translatesAutoresizingMaskIntoConstraints = false

    let imageView67 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView67.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView67.contentMode = .scaleAspectFit
    imageView67.clipsToBounds = true
    imageView67.translatesAutoresizingMaskIntoConstraints = false
    imageView67.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView67.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container67.addSubview(imageView67)

    let row67Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row67Label.contentMode = .left
    row67Label.translatesAutoresizingMaskIntoConstraints = false
    row67Label.text = "Row 67"
    row67Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row67Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container67.addSubview(row67Label)

    let archivedLabel17 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel17.contentMode = .left
    archivedLabel17.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel17.text = "Archived"
    archivedLabel17.font = .systemFont(ofSize: 12)
    archivedLabel17.textColor = .secondaryLabel
    archivedLabel17.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel17.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container67.addSubview(archivedLabel17)

    let openButton67 = UIButton(type: .system)
    openButton67.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton67.translatesAutoresizingMaskIntoConstraints = false
    openButton67.setTitle("Open", for: .normal)
    container67.addSubview(openButton67)

    NSLayoutConstraint.activate([
      imageView67.leadingAnchor.constraint(equalTo: container67.leadingAnchor, constant: 16),
      imageView67.centerYAnchor.constraint(equalTo: container67.centerYAnchor),
      row67Label.topAnchor.constraint(equalTo: container67.topAnchor, constant: 3),
      row67Label.leadingAnchor.constraint(equalTo: imageView67.trailingAnchor, constant: 12),
      archivedLabel17.trailingAnchor.constraint(equalTo: row67Label.trailingAnchor),
      archivedLabel17.leadingAnchor.constraint(equalTo: row67Label.leadingAnchor),
      archivedLabel17.topAnchor.constraint(equalTo: row67Label.bottomAnchor, constant: 1),
      openButton67.centerYAnchor.constraint(equalTo: container67.centerYAnchor),
      container67.trailingAnchor.constraint(equalTo: openButton67.trailingAnchor, constant: 16),
      openButton67.leadingAnchor.constraint(equalTo: row67Label.trailingAnchor, constant: 8),
      container67.heightAnchor.constraint(equalToConstant: 44),
      imageView67.widthAnchor.constraint(equalToConstant: 28),
      imageView67.heightAnchor.constraint(equalToConstant: 28),
      row67Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel17.heightAnchor.constraint(equalToConstant: 15),
      openButton67.heightAnchor.constraint(equalToConstant: 30),
      openButton67.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container67
  }

  private static func makeContainer68() -> UIView {
    let container68 = UIView(frame: CGRect(x: 0, y: 2988, width: 375, height: 44))
    container68.translatesAutoresizingMaskIntoConstraints = false

    let imageView68 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView68.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView68.contentMode = .scaleAspectFit
    imageView68.clipsToBounds = true
    imageView68.translatesAutoresizingMaskIntoConstraints = false
    imageView68.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView68.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container68.addSubview(imageView68)

    let row68Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row68Label.contentMode = .left
    row68Label.translatesAutoresizingMaskIntoConstraints = false
    row68Label.text = "Row 68"
    row68Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row68Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container68.addSubview(row68Label)

    let updatedTodayLabel17 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel17.contentMode = .left
    updatedTodayLabel17.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel17.text = "Updated today"
    updatedTodayLabel17.font = .systemFont(ofSize: 12)
    updatedTodayLabel17.textColor = .secondaryLabel
    updatedTodayLabel17.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel17.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container68.addSubview(updatedTodayLabel17)

    let openButton68 = UIButton(type: .system)
    openButton68.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton68.translatesAutoresizingMaskIntoConstraints = false
    openButton68.setTitle("Open", for: .normal)
    container68.addSubview(openButton68)

    NSLayoutConstraint.activate([
      imageView68.leadingAnchor.constraint(equalTo: container68.leadingAnchor, constant: 16),
      imageView68.centerYAnchor.constraint(equalTo: container68.centerYAnchor),
      row68Label.topAnchor.constraint(equalTo: container68.topAnchor, constant: 3),
      row68Label.leadingAnchor.constraint(equalTo: imageView68.trailingAnchor, constant: 12),
      updatedTodayLabel17.leadingAnchor.constraint(equalTo: row68Label.leadingAnchor),
      updatedTodayLabel17.topAnchor.constraint(equalTo: row68Label.bottomAnchor, constant: 1),
      updatedTodayLabel17.trailingAnchor.constraint(equalTo: row68Label.trailingAnchor),
      openButton68.centerYAnchor.constraint(equalTo: container68.centerYAnchor),
      container68.trailingAnchor.constraint(equalTo: openButton68.trailingAnchor, constant: 16),
      openButton68.leadingAnchor.constraint(equalTo: row68Label.trailingAnchor, constant: 8),
      container68.heightAnchor.constraint(equalToConstant: 44),
      imageView68.widthAnchor.constraint(equalToConstant: 28),
      imageView68.heightAnchor.constraint(equalToConstant: 28),
      row68Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel17.heightAnchor.constraint(equalToConstant: 15),
      openButton68.heightAnchor.constraint(equalToConstant: 30),
      openButton68.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container68
  }

  private static func makeContainer69() -> UIView {
    let container69 = UIView(frame: CGRect(x: 0, y: 3032, width: 375, height: 44))
    container69.translatesAutoresizingMaskIntoConstraints = false

    let imageView69 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView69.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView69.contentMode = .scaleAspectFit
    imageView69.clipsToBounds = true
    imageView69.translatesAutoresizingMaskIntoConstraints = false
    imageView69.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView69.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container69.addSubview(imageView69)

    let row69Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row69Label.contentMode = .left
    row69Label.translatesAutoresizingMaskIntoConstraints = false
    row69Label.text = "Row 69"
    row69Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row69Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container69.addSubview(row69Label)

    let notSynchronisedLabel18 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel18.contentMode = .left
    notSynchronisedLabel18.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel18.text = "Not synchronised"
    notSynchronisedLabel18.font = .systemFont(ofSize: 12)
    notSynchronisedLabel18.textColor = .secondaryLabel
    notSynchronisedLabel18.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel18.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container69.addSubview(notSynchronisedLabel18)

    let openButton69 = UIButton(type: .system)
    openButton69.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton69.translatesAutoresizingMaskIntoConstraints = false
    openButton69.setTitle("Open", for: .normal)
    container69.addSubview(openButton69)

    NSLayoutConstraint.activate([
      imageView69.centerYAnchor.constraint(equalTo: container69.centerYAnchor),
      imageView69.leadingAnchor.constraint(equalTo: container69.leadingAnchor, constant: 16),
      row69Label.topAnchor.constraint(equalTo: container69.topAnchor, constant: 3),
      row69Label.leadingAnchor.constraint(equalTo: imageView69.trailingAnchor, constant: 12),
      notSynchronisedLabel18.topAnchor.constraint(equalTo: row69Label.bottomAnchor, constant: 1),
      notSynchronisedLabel18.trailingAnchor.constraint(equalTo: row69Label.trailingAnchor),
      notSynchronisedLabel18.leadingAnchor.constraint(equalTo: row69Label.leadingAnchor),
      container69.trailingAnchor.constraint(equalTo: openButton69.trailingAnchor, constant: 16),
      openButton69.leadingAnchor.constraint(equalTo: row69Label.trailingAnchor, constant: 8),
      openButton69.centerYAnchor.constraint(equalTo: container69.centerYAnchor),
      container69.heightAnchor.constraint(equalToConstant: 44),
      imageView69.heightAnchor.constraint(equalToConstant: 28),
      imageView69.widthAnchor.constraint(equalToConstant: 28),
      row69Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel18.heightAnchor.constraint(equalToConstant: 15),
      openButton69.widthAnchor.constraint(equalToConstant: 60),
      openButton69.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container69
  }

  private static func makeContainer70() -> UIView {
    let container70 = UIView(frame: CGRect(x: 0, y: 3076, width: 375, height: 44))
    container70.translatesAutoresizingMaskIntoConstraints = false

    let imageView70 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView70.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView70.contentMode = .scaleAspectFit
    imageView70.clipsToBounds = true
    imageView70.translatesAutoresizingMaskIntoConstraints = false
    imageView70.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView70.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container70.addSubview(imageView70)

    let row70Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row70Label.contentMode = .left
    row70Label.translatesAutoresizingMaskIntoConstraints = false
    row70Label.text = "Row 70"
    row70Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row70Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container70.addSubview(row70Label)

    let sharedWithTwoLabel18 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel18.contentMode = .left
    sharedWithTwoLabel18.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel18.text = "Shared with two people"
    sharedWithTwoLabel18.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel18.textColor = .secondaryLabel
    sharedWithTwoLabel18.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel18.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container70.addSubview(sharedWithTwoLabel18)

    let openButton70 = UIButton(type: .system)
    openButton70.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton70.translatesAutoresizingMaskIntoConstraints = false
    openButton70.setTitle("Open", for: .normal)
    container70.addSubview(openButton70)

    NSLayoutConstraint.activate([
      imageView70.centerYAnchor.constraint(equalTo: container70.centerYAnchor),
      imageView70.leadingAnchor.constraint(equalTo: container70.leadingAnchor, constant: 16),
      row70Label.leadingAnchor.constraint(equalTo: imageView70.trailingAnchor, constant: 12),
      row70Label.topAnchor.constraint(equalTo: container70.topAnchor, constant: 3),
      sharedWithTwoLabel18.leadingAnchor.constraint(equalTo: row70Label.leadingAnchor),
      sharedWithTwoLabel18.trailingAnchor.constraint(equalTo: row70Label.trailingAnchor),
      sharedWithTwoLabel18.topAnchor.constraint(equalTo: row70Label.bottomAnchor, constant: 1),
      openButton70.centerYAnchor.constraint(equalTo: container70.centerYAnchor),
      container70.trailingAnchor.constraint(equalTo: openButton70.trailingAnchor, constant: 16),
      openButton70.leadingAnchor.constraint(equalTo: row70Label.trailingAnchor, constant: 8),
      container70.heightAnchor.constraint(equalToConstant: 44),
      imageView70.widthAnchor.constraint(equalToConstant: 28),
      imageView70.heightAnchor.constraint(equalToConstant: 28),
      row70Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel18.heightAnchor.constraint(equalToConstant: 15),
      openButton70.widthAnchor.constraint(equalToConstant: 60),
      openButton70.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container70
  }

  private static func makeContainer71() -> UIView {
    let container71 = UIView(frame: CGRect(x: 0, y: 3120, width: 375, height: 44))
    container71.translatesAutoresizingMaskIntoConstraints = false

    let imageView71 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView71.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView71.contentMode = .scaleAspectFit
    imageView71.clipsToBounds = true
    imageView71.translatesAutoresizingMaskIntoConstraints = false
    imageView71.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView71.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container71.addSubview(imageView71)

    let row71Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row71Label.contentMode = .left
    row71Label.translatesAutoresizingMaskIntoConstraints = false
    row71Label.text = "Row 71"
    row71Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row71Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container71.addSubview(row71Label)

    let archivedLabel18 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel18.contentMode = .left
    archivedLabel18.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel18.text = "Archived"
    archivedLabel18.font = .systemFont(ofSize: 12)
    archivedLabel18.textColor = .secondaryLabel
    archivedLabel18.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel18.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container71.addSubview(archivedLabel18)

    let openButton71 = UIButton(type: .system)
    openButton71.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton71.translatesAutoresizingMaskIntoConstraints = false
    openButton71.setTitle("Open", for: .normal)
    container71.addSubview(openButton71)

    NSLayoutConstraint.activate([
      imageView71.centerYAnchor.constraint(equalTo: container71.centerYAnchor),
      imageView71.leadingAnchor.constraint(equalTo: container71.leadingAnchor, constant: 16),
      row71Label.leadingAnchor.constraint(equalTo: imageView71.trailingAnchor, constant: 12),
      row71Label.topAnchor.constraint(equalTo: container71.topAnchor, constant: 3),
      archivedLabel18.leadingAnchor.constraint(equalTo: row71Label.leadingAnchor),
      archivedLabel18.trailingAnchor.constraint(equalTo: row71Label.trailingAnchor),
      archivedLabel18.topAnchor.constraint(equalTo: row71Label.bottomAnchor, constant: 1),
      container71.trailingAnchor.constraint(equalTo: openButton71.trailingAnchor, constant: 16),
      openButton71.centerYAnchor.constraint(equalTo: container71.centerYAnchor),
      openButton71.leadingAnchor.constraint(equalTo: row71Label.trailingAnchor, constant: 8),
      container71.heightAnchor.constraint(equalToConstant: 44),
      imageView71.widthAnchor.constraint(equalToConstant: 28),
      imageView71.heightAnchor.constraint(equalToConstant: 28),
      row71Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel18.heightAnchor.constraint(equalToConstant: 15),
      openButton71.heightAnchor.constraint(equalToConstant: 30),
      openButton71.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container71
  }

  private static func makeContainer72() -> UIView {
    let container72 = UIView(frame: CGRect(x: 0, y: 3164, width: 375, height: 44))
    container72.translatesAutoresizingMaskIntoConstraints = false

    let imageView72 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView72.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView72.contentMode = .scaleAspectFit
    imageView72.clipsToBounds = true
    imageView72.translatesAutoresizingMaskIntoConstraints = false
    imageView72.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView72.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container72.addSubview(imageView72)

    let row72Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row72Label.contentMode = .left
    row72Label.translatesAutoresizingMaskIntoConstraints = false
    row72Label.text = "Row 72"
    row72Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row72Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container72.addSubview(row72Label)

    let updatedTodayLabel18 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel18.contentMode = .left
    updatedTodayLabel18.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel18.text = "Updated today"
    updatedTodayLabel18.font = .systemFont(ofSize: 12)
    updatedTodayLabel18.textColor = .secondaryLabel
    updatedTodayLabel18.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel18.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container72.addSubview(updatedTodayLabel18)

    let openButton72 = UIButton(type: .system)
    openButton72.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton72.translatesAutoresizingMaskIntoConstraints = false
    openButton72.setTitle("Open", for: .normal)
    container72.addSubview(openButton72)

    NSLayoutConstraint.activate([
      imageView72.leadingAnchor.constraint(equalTo: container72.leadingAnchor, constant: 16),
      imageView72.centerYAnchor.constraint(equalTo: container72.centerYAnchor),
      row72Label.leadingAnchor.constraint(equalTo: imageView72.trailingAnchor, constant: 12),
      row72Label.topAnchor.constraint(equalTo: container72.topAnchor, constant: 3),
      updatedTodayLabel18.topAnchor.constraint(equalTo: row72Label.bottomAnchor, constant: 1),
      updatedTodayLabel18.trailingAnchor.constraint(equalTo: row72Label.trailingAnchor),
      updatedTodayLabel18.leadingAnchor.constraint(equalTo: row72Label.leadingAnchor),
      container72.trailingAnchor.constraint(equalTo: openButton72.trailingAnchor, constant: 16),
      openButton72.leadingAnchor.constraint(equalTo: row72Label.trailingAnchor, constant: 8),
      openButton72.centerYAnchor.constraint(equalTo: container72.centerYAnchor),
      container72.heightAnchor.constraint(equalToConstant: 44),
      imageView72.widthAnchor.constraint(equalToConstant: 28),
      imageView72.heightAnchor.constraint(equalToConstant: 28),
      row72Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel18.heightAnchor.constraint(equalToConstant: 15),
      openButton72.heightAnchor.constraint(equalToConstant: 30),
      openButton72.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container72
  }

  private static func makeContainer73() -> UIView {
    let container73 = UIView(frame: CGRect(x: 0, y: 3208, width: 375, height: 44))
    container73.translatesAutoresizingMaskIntoConstraints = false

    let imageView73 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView73.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView73.contentMode = .scaleAspectFit
    imageView73.clipsToBounds = true
    imageView73.translatesAutoresizingMaskIntoConstraints = false
    imageView73.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView73.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container73.addSubview(imageView73)

    let row73Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row73Label.contentMode = .left
    row73Label.translatesAutoresizingMaskIntoConstraints = false
    row73Label.text = "Row 73"
    row73Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row73Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container73.addSubview(row73Label)

    let notSynchronisedLabel19 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel19.contentMode = .left
    notSynchronisedLabel19.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel19.text = "Not synchronised"
    notSynchronisedLabel19.font = .systemFont(ofSize: 12)
    notSynchronisedLabel19.textColor = .secondaryLabel
    notSynchronisedLabel19.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel19.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container73.addSubview(notSynchronisedLabel19)

    let openButton73 = UIButton(type: .system)
    openButton73.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton73.translatesAutoresizingMaskIntoConstraints = false
    openButton73.setTitle("Open", for: .normal)
    container73.addSubview(openButton73)

    NSLayoutConstraint.activate([
      imageView73.leadingAnchor.constraint(equalTo: container73.leadingAnchor, constant: 16),
      imageView73.centerYAnchor.constraint(equalTo: container73.centerYAnchor),
      row73Label.topAnchor.constraint(equalTo: container73.topAnchor, constant: 3),
      row73Label.leadingAnchor.constraint(equalTo: imageView73.trailingAnchor, constant: 12),
      notSynchronisedLabel19.leadingAnchor.constraint(equalTo: row73Label.leadingAnchor),
      notSynchronisedLabel19.topAnchor.constraint(equalTo: row73Label.bottomAnchor, constant: 1),
      notSynchronisedLabel19.trailingAnchor.constraint(equalTo: row73Label.trailingAnchor),
      openButton73.centerYAnchor.constraint(equalTo: container73.centerYAnchor),
      container73.trailingAnchor.constraint(equalTo: openButton73.trailingAnchor, constant: 16),
      openButton73.leadingAnchor.constraint(equalTo: row73Label.trailingAnchor, constant: 8),
      container73.heightAnchor.constraint(equalToConstant: 44),
      imageView73.widthAnchor.constraint(equalToConstant: 28),
      imageView73.heightAnchor.constraint(equalToConstant: 28),
      row73Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel19.heightAnchor.constraint(equalToConstant: 15),
      openButton73.heightAnchor.constraint(equalToConstant: 30),
      openButton73.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container73
  }

  private static func makeContainer74() -> UIView {
    let container74 = UIView(frame: CGRect(x: 0, y: 3252, width: 375, height: 44))
    container74.translatesAutoresizingMaskIntoConstraints = false

    let imageView74 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView74.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView74.contentMode = .scaleAspectFit
    imageView74.clipsToBounds = true
    imageView74.translatesAutoresizingMaskIntoConstraints = false
    imageView74.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView74.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container74.addSubview(imageView74)

    let row74Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row74Label.contentMode = .left
    row74Label.translatesAutoresizingMaskIntoConstraints = false
    row74Label.text = "Row 74"
    row74Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row74Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container74.addSubview(row74Label)

    let sharedWithTwoLabel19 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel19.contentMode = .left
    sharedWithTwoLabel19.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel19.text = "Shared with two people"
    sharedWithTwoLabel19.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel19.textColor = .secondaryLabel
    sharedWithTwoLabel19.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel19.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container74.addSubview(sharedWithTwoLabel19)

    let openButton74 = UIButton(type: .system)
    openButton74.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton74.translatesAutoresizingMaskIntoConstraints = false
    openButton74.setTitle("Open", for: .normal)
    container74.addSubview(openButton74)

    NSLayoutConstraint.activate([
      imageView74.leadingAnchor.constraint(equalTo: container74.leadingAnchor, constant: 16),
      imageView74.centerYAnchor.constraint(equalTo: container74.centerYAnchor),
      row74Label.topAnchor.constraint(equalTo: container74.topAnchor, constant: 3),
      row74Label.leadingAnchor.constraint(equalTo: imageView74.trailingAnchor, constant: 12),
      sharedWithTwoLabel19.trailingAnchor.constraint(equalTo: row74Label.trailingAnchor),
      sharedWithTwoLabel19.topAnchor.constraint(equalTo: row74Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel19.leadingAnchor.constraint(equalTo: row74Label.leadingAnchor),
      openButton74.leadingAnchor.constraint(equalTo: row74Label.trailingAnchor, constant: 8),
      container74.trailingAnchor.constraint(equalTo: openButton74.trailingAnchor, constant: 16),
      openButton74.centerYAnchor.constraint(equalTo: container74.centerYAnchor),
      container74.heightAnchor.constraint(equalToConstant: 44),
      imageView74.heightAnchor.constraint(equalToConstant: 28),
      imageView74.widthAnchor.constraint(equalToConstant: 28),
      row74Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel19.heightAnchor.constraint(equalToConstant: 15),
      openButton74.widthAnchor.constraint(equalToConstant: 60),
      openButton74.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container74
  }

  private static func makeContainer75() -> UIView {
    let container75 = UIView(frame: CGRect(x: 0, y: 3296, width: 375, height: 44))
    container75.translatesAutoresizingMaskIntoConstraints = false

    let imageView75 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView75.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView75.contentMode = .scaleAspectFit
    imageView75.clipsToBounds = true
    imageView75.translatesAutoresizingMaskIntoConstraints = false
    imageView75.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView75.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container75.addSubview(imageView75)

    let row75Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row75Label.contentMode = .left
    row75Label.translatesAutoresizingMaskIntoConstraints = false
    row75Label.text = "Row 75"
    row75Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row75Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container75.addSubview(row75Label)

    let archivedLabel19 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel19.contentMode = .left
    archivedLabel19.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel19.text = "Archived"
    archivedLabel19.font = .systemFont(ofSize: 12)
    archivedLabel19.textColor = .secondaryLabel
    archivedLabel19.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel19.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container75.addSubview(archivedLabel19)

    let openButton75 = UIButton(type: .system)
    openButton75.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton75.translatesAutoresizingMaskIntoConstraints = false
    openButton75.setTitle("Open", for: .normal)
    container75.addSubview(openButton75)

    NSLayoutConstraint.activate([
      imageView75.leadingAnchor.constraint(equalTo: container75.leadingAnchor, constant: 16),
      imageView75.centerYAnchor.constraint(equalTo: container75.centerYAnchor),
      row75Label.leadingAnchor.constraint(equalTo: imageView75.trailingAnchor, constant: 12),
      row75Label.topAnchor.constraint(equalTo: container75.topAnchor, constant: 3),
      archivedLabel19.trailingAnchor.constraint(equalTo: row75Label.trailingAnchor),
      archivedLabel19.topAnchor.constraint(equalTo: row75Label.bottomAnchor, constant: 1),
      archivedLabel19.leadingAnchor.constraint(equalTo: row75Label.leadingAnchor),
      container75.trailingAnchor.constraint(equalTo: openButton75.trailingAnchor, constant: 16),
      openButton75.centerYAnchor.constraint(equalTo: container75.centerYAnchor),
      openButton75.leadingAnchor.constraint(equalTo: row75Label.trailingAnchor, constant: 8),
      container75.heightAnchor.constraint(equalToConstant: 44),
      imageView75.widthAnchor.constraint(equalToConstant: 28),
      imageView75.heightAnchor.constraint(equalToConstant: 28),
      row75Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel19.heightAnchor.constraint(equalToConstant: 15),
      openButton75.heightAnchor.constraint(equalToConstant: 30),
      openButton75.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container75
  }

  private static func makeContainer76() -> UIView {
    let container76 = UIView(frame: CGRect(x: 0, y: 3340, width: 375, height: 44))
    container76.translatesAutoresizingMaskIntoConstraints = false

    let imageView76 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView76.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView76.contentMode = .scaleAspectFit
    imageView76.clipsToBounds = true
    imageView76.translatesAutoresizingMaskIntoConstraints = false
    imageView76.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView76.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container76.addSubview(imageView76)

    let row76Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row76Label.contentMode = .left
    row76Label.translatesAutoresizingMaskIntoConstraints = false
    row76Label.text = "Row 76"
    row76Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row76Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container76.addSubview(row76Label)

    let updatedTodayLabel19 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel19.contentMode = .left
    updatedTodayLabel19.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel19.text = "Updated today"
    updatedTodayLabel19.font = .systemFont(ofSize: 12)
    updatedTodayLabel19.textColor = .secondaryLabel
    updatedTodayLabel19.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel19.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container76.addSubview(updatedTodayLabel19)

    let openButton76 = UIButton(type: .system)
    openButton76.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton76.translatesAutoresizingMaskIntoConstraints = false
    openButton76.setTitle("Open", for: .normal)
    container76.addSubview(openButton76)

    NSLayoutConstraint.activate([
      imageView76.leadingAnchor.constraint(equalTo: container76.leadingAnchor, constant: 16),
      imageView76.centerYAnchor.constraint(equalTo: container76.centerYAnchor),
      row76Label.leadingAnchor.constraint(equalTo: imageView76.trailingAnchor, constant: 12),
      row76Label.topAnchor.constraint(equalTo: container76.topAnchor, constant: 3),
      updatedTodayLabel19.leadingAnchor.constraint(equalTo: row76Label.leadingAnchor),
      updatedTodayLabel19.trailingAnchor.constraint(equalTo: row76Label.trailingAnchor),
      updatedTodayLabel19.topAnchor.constraint(equalTo: row76Label.bottomAnchor, constant: 1),
      openButton76.leadingAnchor.constraint(equalTo: row76Label.trailingAnchor, constant: 8),
      container76.trailingAnchor.constraint(equalTo: openButton76.trailingAnchor, constant: 16),
      openButton76.centerYAnchor.constraint(equalTo: container76.centerYAnchor),
      container76.heightAnchor.constraint(equalToConstant: 44),
      imageView76.widthAnchor.constraint(equalToConstant: 28),
      imageView76.heightAnchor.constraint(equalToConstant: 28),
      row76Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel19.heightAnchor.constraint(equalToConstant: 15),
      openButton76.heightAnchor.constraint(equalToConstant: 30),
      openButton76.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container76
  }

  private static func makeContainer77() -> UIView {
    let container77 = UIView(frame: CGRect(x: 0, y: 3384, width: 375, height: 44))
    container77.translatesAutoresizingMaskIntoConstraints = false

    let imageView77 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView77.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView77.contentMode = .scaleAspectFit
    imageView77.clipsToBounds = true
    imageView77.translatesAutoresizingMaskIntoConstraints = false
    imageView77.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView77.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container77.addSubview(imageView77)

    let row77Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row77Label.contentMode = .left
    row77Label.translatesAutoresizingMaskIntoConstraints = false
    row77Label.text = "Row 77"
    row77Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row77Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container77.addSubview(row77Label)

    let notSynchronisedLabel20 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel20.contentMode = .left
    notSynchronisedLabel20.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel20.text = "Not synchronised"
    notSynchronisedLabel20.font = .systemFont(ofSize: 12)
    notSynchronisedLabel20.textColor = .secondaryLabel
    notSynchronisedLabel20.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel20.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container77.addSubview(notSynchronisedLabel20)

    let openButton77 = UIButton(type: .system)
    openButton77.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton77.translatesAutoresizingMaskIntoConstraints = false
    openButton77.setTitle("Open", for: .normal)
    container77.addSubview(openButton77)

    NSLayoutConstraint.activate([
      imageView77.leadingAnchor.constraint(equalTo: container77.leadingAnchor, constant: 16),
      imageView77.centerYAnchor.constraint(equalTo: container77.centerYAnchor),
      row77Label.leadingAnchor.constraint(equalTo: imageView77.trailingAnchor, constant: 12),
      row77Label.topAnchor.constraint(equalTo: container77.topAnchor, constant: 3),
      notSynchronisedLabel20.topAnchor.constraint(equalTo: row77Label.bottomAnchor, constant: 1),
      notSynchronisedLabel20.trailingAnchor.constraint(equalTo: row77Label.trailingAnchor),
      notSynchronisedLabel20.leadingAnchor.constraint(equalTo: row77Label.leadingAnchor),
      container77.trailingAnchor.constraint(equalTo: openButton77.trailingAnchor, constant: 16),
      openButton77.centerYAnchor.constraint(equalTo: container77.centerYAnchor),
      openButton77.leadingAnchor.constraint(equalTo: row77Label.trailingAnchor, constant: 8),
      container77.heightAnchor.constraint(equalToConstant: 44),
      imageView77.heightAnchor.constraint(equalToConstant: 28),
      imageView77.widthAnchor.constraint(equalToConstant: 28),
      row77Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel20.heightAnchor.constraint(equalToConstant: 15),
      openButton77.heightAnchor.constraint(equalToConstant: 30),
      openButton77.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container77
  }

  private static func makeContainer78() -> UIView {
    let container78 = UIView(frame: CGRect(x: 0, y: 3428, width: 375, height: 44))
    container78.translatesAutoresizingMaskIntoConstraints = false

    let imageView78 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView78.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView78.contentMode = .scaleAspectFit
    imageView78.clipsToBounds = true
    imageView78.translatesAutoresizingMaskIntoConstraints = false
    imageView78.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView78.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container78.addSubview(imageView78)

    let row78Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row78Label.contentMode = .left
    row78Label.translatesAutoresizingMaskIntoConstraints = false
    row78Label.text = "Row 78"
    row78Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row78Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container78.addSubview(row78Label)

    let sharedWithTwoLabel20 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel20.contentMode = .left
    sharedWithTwoLabel20.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel20.text = "Shared with two people"
    sharedWithTwoLabel20.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel20.textColor = .secondaryLabel
    sharedWithTwoLabel20.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel20.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container78.addSubview(sharedWithTwoLabel20)

    let openButton78 = UIButton(type: .system)
    openButton78.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton78.translatesAutoresizingMaskIntoConstraints = false
    openButton78.setTitle("Open", for: .normal)
    container78.addSubview(openButton78)

    NSLayoutConstraint.activate([
      imageView78.leadingAnchor.constraint(equalTo: container78.leadingAnchor, constant: 16),
      imageView78.centerYAnchor.constraint(equalTo: container78.centerYAnchor),
      row78Label.leadingAnchor.constraint(equalTo: imageView78.trailingAnchor, constant: 12),
      row78Label.topAnchor.constraint(equalTo: container78.topAnchor, constant: 3),
      sharedWithTwoLabel20.leadingAnchor.constraint(equalTo: row78Label.leadingAnchor),
      sharedWithTwoLabel20.topAnchor.constraint(equalTo: row78Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel20.trailingAnchor.constraint(equalTo: row78Label.trailingAnchor),
      container78.trailingAnchor.constraint(equalTo: openButton78.trailingAnchor, constant: 16),
      openButton78.leadingAnchor.constraint(equalTo: row78Label.trailingAnchor, constant: 8),
      openButton78.centerYAnchor.constraint(equalTo: container78.centerYAnchor),
      container78.heightAnchor.constraint(equalToConstant: 44),
      imageView78.widthAnchor.constraint(equalToConstant: 28),
      imageView78.heightAnchor.constraint(equalToConstant: 28),
      row78Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel20.heightAnchor.constraint(equalToConstant: 15),
      openButton78.heightAnchor.constraint(equalToConstant: 30),
      openButton78.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container78
  }

  private static func makeContainer79() -> UIView {
    let container79 = UIView(frame: CGRect(x: 0, y: 3472, width: 375, height: 44))
    container79.translatesAutoresizingMaskIntoConstraints = false

    let imageView79 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView79.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView79.contentMode = .scaleAspectFit
    imageView79.clipsToBounds = true
    imageView79.translatesAutoresizingMaskIntoConstraints = false
    imageView79.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView79.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container79.addSubview(imageView79)

    let row79Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row79Label.contentMode = .left
    row79Label.translatesAutoresizingMaskIntoConstraints = false
    row79Label.text = "Row 79"
    row79Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row79Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container79.addSubview(row79Label)

    let archivedLabel20 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel20.contentMode = .left
    archivedLabel20.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel20.text = "Archived"
    archivedLabel20.font = .systemFont(ofSize: 12)
    archivedLabel20.textColor = .secondaryLabel
    archivedLabel20.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel20.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container79.addSubview(archivedLabel20)

    let openButton79 = UIButton(type: .system)
    openButton79.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton79.translatesAutoresizingMaskIntoConstraints = false
    openButton79.setTitle("Open", for: .normal)
    container79.addSubview(openButton79)

    NSLayoutConstraint.activate([
      imageView79.leadingAnchor.constraint(equalTo: container79.leadingAnchor, constant: 16),
      imageView79.centerYAnchor.constraint(equalTo: container79.centerYAnchor),
      row79Label.leadingAnchor.constraint(equalTo: imageView79.trailingAnchor, constant: 12),
      row79Label.topAnchor.constraint(equalTo: container79.topAnchor, constant: 3),
      archivedLabel20.trailingAnchor.constraint(equalTo: row79Label.trailingAnchor),
      archivedLabel20.leadingAnchor.constraint(equalTo: row79Label.leadingAnchor),
      archivedLabel20.topAnchor.constraint(equalTo: row79Label.bottomAnchor, constant: 1),
      container79.trailingAnchor.constraint(equalTo: openButton79.trailingAnchor, constant: 16),
      openButton79.leadingAnchor.constraint(equalTo: row79Label.trailingAnchor, constant: 8),
      openButton79.centerYAnchor.constraint(equalTo: container79.centerYAnchor),
      container79.heightAnchor.constraint(equalToConstant: 44),
      imageView79.heightAnchor.constraint(equalToConstant: 28),
      imageView79.widthAnchor.constraint(equalToConstant: 28),
      row79Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel20.heightAnchor.constraint(equalToConstant: 15),
      openButton79.heightAnchor.constraint(equalToConstant: 30),
      openButton79.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container79
  }

  private static func makeContainer80() -> UIView {
    let container80 = UIView(frame: CGRect(x: 0, y: 3516, width: 375, height: 44))
    container80.translatesAutoresizingMaskIntoConstraints = false

    let imageView80 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView80.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView80.contentMode = .scaleAspectFit
    imageView80.clipsToBounds = true
    imageView80.translatesAutoresizingMaskIntoConstraints = false
    imageView80.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView80.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container80.addSubview(imageView80)

    let row80Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row80Label.contentMode = .left
    row80Label.translatesAutoresizingMaskIntoConstraints = false
    row80Label.text = "Row 80"
    row80Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row80Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container80.addSubview(row80Label)

    let updatedTodayLabel20 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel20.contentMode = .left
    updatedTodayLabel20.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel20.text = "Updated today"
    updatedTodayLabel20.font = .systemFont(ofSize: 12)
    updatedTodayLabel20.textColor = .secondaryLabel
    updatedTodayLabel20.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel20.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container80.addSubview(updatedTodayLabel20)

    let openButton80 = UIButton(type: .system)
    openButton80.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton80.translatesAutoresizingMaskIntoConstraints = false
    openButton80.setTitle("Open", for: .normal)
    container80.addSubview(openButton80)

    NSLayoutConstraint.activate([
      imageView80.leadingAnchor.constraint(equalTo: container80.leadingAnchor, constant: 16),
      imageView80.centerYAnchor.constraint(equalTo: container80.centerYAnchor),
      row80Label.topAnchor.constraint(equalTo: container80.topAnchor, constant: 3),
      row80Label.leadingAnchor.constraint(equalTo: imageView80.trailingAnchor, constant: 12),
      updatedTodayLabel20.topAnchor.constraint(equalTo: row80Label.bottomAnchor, constant: 1),
      updatedTodayLabel20.leadingAnchor.constraint(equalTo: row80Label.leadingAnchor),
      updatedTodayLabel20.trailingAnchor.constraint(equalTo: row80Label.trailingAnchor),
      openButton80.centerYAnchor.constraint(equalTo: container80.centerYAnchor),
      container80.trailingAnchor.constraint(equalTo: openButton80.trailingAnchor, constant: 16),
      openButton80.leadingAnchor.constraint(equalTo: row80Label.trailingAnchor, constant: 8),
      container80.heightAnchor.constraint(equalToConstant: 44),
      imageView80.widthAnchor.constraint(equalToConstant: 28),
      imageView80.heightAnchor.constraint(equalToConstant: 28),
      row80Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel20.heightAnchor.constraint(equalToConstant: 15),
      openButton80.widthAnchor.constraint(equalToConstant: 60),
      openButton80.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container80
  }

  private static func makeContainer81() -> UIView {
    let container81 = UIView(frame: CGRect(x: 0, y: 3560, width: 375, height: 44))
    container81.translatesAutoresizingMaskIntoConstraints = false

    let imageView81 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView81.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView81.contentMode = .scaleAspectFit
    imageView81.clipsToBounds = true
    imageView81.translatesAutoresizingMaskIntoConstraints = false
    imageView81.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView81.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container81.addSubview(imageView81)

    let row81Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row81Label.contentMode = .left
    row81Label.translatesAutoresizingMaskIntoConstraints = false
    row81Label.text = "Row 81"
    row81Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row81Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container81.addSubview(row81Label)

    let notSynchronisedLabel21 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel21.contentMode = .left
    notSynchronisedLabel21.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel21.text = "Not synchronised"
    notSynchronisedLabel21.font = .systemFont(ofSize: 12)
    notSynchronisedLabel21.textColor = .secondaryLabel
    notSynchronisedLabel21.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel21.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container81.addSubview(notSynchronisedLabel21)

    let openButton81 = UIButton(type: .system)
    openButton81.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton81.translatesAutoresizingMaskIntoConstraints = false
    openButton81.setTitle("Open", for: .normal)
    container81.addSubview(openButton81)

    NSLayoutConstraint.activate([
      imageView81.leadingAnchor.constraint(equalTo: container81.leadingAnchor, constant: 16),
      imageView81.centerYAnchor.constraint(equalTo: container81.centerYAnchor),
      row81Label.leadingAnchor.constraint(equalTo: imageView81.trailingAnchor, constant: 12),
      row81Label.topAnchor.constraint(equalTo: container81.topAnchor, constant: 3),
      notSynchronisedLabel21.trailingAnchor.constraint(equalTo: row81Label.trailingAnchor),
      notSynchronisedLabel21.leadingAnchor.constraint(equalTo: row81Label.leadingAnchor),
      notSynchronisedLabel21.topAnchor.constraint(equalTo: row81Label.bottomAnchor, constant: 1),
      openButton81.leadingAnchor.constraint(equalTo: row81Label.trailingAnchor, constant: 8),
      openButton81.centerYAnchor.constraint(equalTo: container81.centerYAnchor),
      container81.trailingAnchor.constraint(equalTo: openButton81.trailingAnchor, constant: 16),
      container81.heightAnchor.constraint(equalToConstant: 44),
      imageView81.widthAnchor.constraint(equalToConstant: 28),
      imageView81.heightAnchor.constraint(equalToConstant: 28),
      row81Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel21.heightAnchor.constraint(equalToConstant: 15),
      openButton81.widthAnchor.constraint(equalToConstant: 60),
      openButton81.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container81
  }

  private static func makeContainer82() -> UIView {
    let container82 = UIView(frame: CGRect(x: 0, y: 3604, width: 375, height: 44))
    container82.translatesAutoresizingMaskIntoConstraints = false

    let imageView82 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView82.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView82.contentMode = .scaleAspectFit
    imageView82.clipsToBounds = true
    imageView82.translatesAutoresizingMaskIntoConstraints = false
    imageView82.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView82.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container82.addSubview(imageView82)

    let row82Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row82Label.contentMode = .left
    row82Label.translatesAutoresizingMaskIntoConstraints = false
    row82Label.text = "Row 82"
    row82Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row82Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container82.addSubview(row82Label)

    let sharedWithTwoLabel21 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel21.contentMode = .left
    sharedWithTwoLabel21.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel21.text = "Shared with two people"
    sharedWithTwoLabel21.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel21.textColor = .secondaryLabel
    sharedWithTwoLabel21.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel21.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container82.addSubview(sharedWithTwoLabel21)

    let openButton82 = UIButton(type: .system)
    openButton82.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton82.translatesAutoresizingMaskIntoConstraints = false
    openButton82.setTitle("Open", for: .normal)
    container82.addSubview(openButton82)

    NSLayoutConstraint.activate([
      imageView82.leadingAnchor.constraint(equalTo: container82.leadingAnchor, constant: 16),
      imageView82.centerYAnchor.constraint(equalTo: container82.centerYAnchor),
      row82Label.leadingAnchor.constraint(equalTo: imageView82.trailingAnchor, constant: 12),
      row82Label.topAnchor.constraint(equalTo: container82.topAnchor, constant: 3),
      sharedWithTwoLabel21.leadingAnchor.constraint(equalTo: row82Label.leadingAnchor),
      sharedWithTwoLabel21.topAnchor.constraint(equalTo: row82Label.bottomAnchor, constant: 1),
      sharedWithTwoLabel21.trailingAnchor.constraint(equalTo: row82Label.trailingAnchor),
      container82.trailingAnchor.constraint(equalTo: openButton82.trailingAnchor, constant: 16),
      openButton82.centerYAnchor.constraint(equalTo: container82.centerYAnchor),
      openButton82.leadingAnchor.constraint(equalTo: row82Label.trailingAnchor, constant: 8),
      container82.heightAnchor.constraint(equalToConstant: 44),
      imageView82.widthAnchor.constraint(equalToConstant: 28),
      imageView82.heightAnchor.constraint(equalToConstant: 28),
      row82Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel21.heightAnchor.constraint(equalToConstant: 15),
      openButton82.heightAnchor.constraint(equalToConstant: 30),
      openButton82.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container82
  }

  private static func makeContainer83() -> UIView {
    let container83 = UIView(frame: CGRect(x: 0, y: 3648, width: 375, height: 44))
    container83.translatesAutoresizingMaskIntoConstraints = false

    let imageView83 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView83.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView83.contentMode = .scaleAspectFit
    imageView83.clipsToBounds = true
    imageView83.translatesAutoresizingMaskIntoConstraints = false
    imageView83.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView83.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container83.addSubview(imageView83)

    let row83Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row83Label.contentMode = .left
    row83Label.translatesAutoresizingMaskIntoConstraints = false
    row83Label.text = "Row 83"
    row83Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row83Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container83.addSubview(row83Label)

    let archivedLabel21 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel21.contentMode = .left
    archivedLabel21.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel21.text = "Archived"
    archivedLabel21.font = .systemFont(ofSize: 12)
    archivedLabel21.textColor = .secondaryLabel
    archivedLabel21.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel21.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container83.addSubview(archivedLabel21)

    let openButton83 = UIButton(type: .system)
    openButton83.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton83.translatesAutoresizingMaskIntoConstraints = false
    openButton83.setTitle("Open", for: .normal)
    container83.addSubview(openButton83)

    NSLayoutConstraint.activate([
      imageView83.leadingAnchor.constraint(equalTo: container83.leadingAnchor, constant: 16),
      imageView83.centerYAnchor.constraint(equalTo: container83.centerYAnchor),
      row83Label.leadingAnchor.constraint(equalTo: imageView83.trailingAnchor, constant: 12),
      row83Label.topAnchor.constraint(equalTo: container83.topAnchor, constant: 3),
      archivedLabel21.trailingAnchor.constraint(equalTo: row83Label.trailingAnchor),
      archivedLabel21.leadingAnchor.constraint(equalTo: row83Label.leadingAnchor),
      archivedLabel21.topAnchor.constraint(equalTo: row83Label.bottomAnchor, constant: 1),
      openButton83.leadingAnchor.constraint(equalTo: row83Label.trailingAnchor, constant: 8),
      container83.trailingAnchor.constraint(equalTo: openButton83.trailingAnchor, constant: 16),
      openButton83.centerYAnchor.constraint(equalTo: container83.centerYAnchor),
      container83.heightAnchor.constraint(equalToConstant: 44),
      imageView83.widthAnchor.constraint(equalToConstant: 28),
      imageView83.heightAnchor.constraint(equalToConstant: 28),
      row83Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel21.heightAnchor.constraint(equalToConstant: 15),
      openButton83.heightAnchor.constraint(equalToConstant: 30),
      openButton83.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container83
  }

  private static func makeContainer84() -> UIView {
    let container84 = UIView(frame: CGRect(x: 0, y: 3692, width: 375, height: 44))
    container84.translatesAutoresizingMaskIntoConstraints = false

    let imageView84 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView84.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView84.contentMode = .scaleAspectFit
    imageView84.clipsToBounds = true
    imageView84.translatesAutoresizingMaskIntoConstraints = false
    imageView84.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView84.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container84.addSubview(imageView84)

    let row84Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row84Label.contentMode = .left
    row84Label.translatesAutoresizingMaskIntoConstraints = false
    row84Label.text = "Row 84"
    row84Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row84Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container84.addSubview(row84Label)

    let updatedTodayLabel21 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel21.contentMode = .left
    updatedTodayLabel21.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel21.text = "Updated today"
    updatedTodayLabel21.font = .systemFont(ofSize: 12)
    updatedTodayLabel21.textColor = .secondaryLabel
    updatedTodayLabel21.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel21.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container84.addSubview(updatedTodayLabel21)

    let openButton84 = UIButton(type: .system)
    openButton84.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton84.translatesAutoresizingMaskIntoConstraints = false
    openButton84.setTitle("Open", for: .normal)
    container84.addSubview(openButton84)

    NSLayoutConstraint.activate([
      imageView84.centerYAnchor.constraint(equalTo: container84.centerYAnchor),
      imageView84.leadingAnchor.constraint(equalTo: container84.leadingAnchor, constant: 16),
      row84Label.topAnchor.constraint(equalTo: container84.topAnchor, constant: 3),
      row84Label.leadingAnchor.constraint(equalTo: imageView84.trailingAnchor, constant: 12),
      updatedTodayLabel21.trailingAnchor.constraint(equalTo: row84Label.trailingAnchor),
      updatedTodayLabel21.leadingAnchor.constraint(equalTo: row84Label.leadingAnchor),
      updatedTodayLabel21.topAnchor.constraint(equalTo: row84Label.bottomAnchor, constant: 1),
      container84.trailingAnchor.constraint(equalTo: openButton84.trailingAnchor, constant: 16),
      openButton84.centerYAnchor.constraint(equalTo: container84.centerYAnchor),
      openButton84.leadingAnchor.constraint(equalTo: row84Label.trailingAnchor, constant: 8),
      container84.heightAnchor.constraint(equalToConstant: 44),
      imageView84.widthAnchor.constraint(equalToConstant: 28),
      imageView84.heightAnchor.constraint(equalToConstant: 28),
      row84Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel21.heightAnchor.constraint(equalToConstant: 15),
      openButton84.heightAnchor.constraint(equalToConstant: 30),
      openButton84.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container84
  }

  private static func makeContainer85() -> UIView {
    let container85 = UIView(frame: CGRect(x: 0, y: 3736, width: 375, height: 44))
    container85.translatesAutoresizingMaskIntoConstraints = false

    let imageView85 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView85.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView85.contentMode = .scaleAspectFit
    imageView85.clipsToBounds = true
    imageView85.translatesAutoresizingMaskIntoConstraints = false
    imageView85.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView85.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container85.addSubview(imageView85)

    let row85Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row85Label.contentMode = .left
    row85Label.translatesAutoresizingMaskIntoConstraints = false
    row85Label.text = "Row 85"
    row85Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row85Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container85.addSubview(row85Label)

    let notSynchronisedLabel22 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel22.contentMode = .left
    notSynchronisedLabel22.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel22.text = "Not synchronised"
    notSynchronisedLabel22.font = .systemFont(ofSize: 12)
    notSynchronisedLabel22.textColor = .secondaryLabel
    notSynchronisedLabel22.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel22.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container85.addSubview(notSynchronisedLabel22)

    let openButton85 = UIButton(type: .system)
    openButton85.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton85.translatesAutoresizingMaskIntoConstraints = false
    openButton85.setTitle("Open", for: .normal)
    container85.addSubview(openButton85)

    NSLayoutConstraint.activate([
      imageView85.centerYAnchor.constraint(equalTo: container85.centerYAnchor),
      imageView85.leadingAnchor.constraint(equalTo: container85.leadingAnchor, constant: 16),
      row85Label.topAnchor.constraint(equalTo: container85.topAnchor, constant: 3),
      row85Label.leadingAnchor.constraint(equalTo: imageView85.trailingAnchor, constant: 12),
      notSynchronisedLabel22.leadingAnchor.constraint(equalTo: row85Label.leadingAnchor),
      notSynchronisedLabel22.topAnchor.constraint(equalTo: row85Label.bottomAnchor, constant: 1),
      notSynchronisedLabel22.trailingAnchor.constraint(equalTo: row85Label.trailingAnchor),
      openButton85.leadingAnchor.constraint(equalTo: row85Label.trailingAnchor, constant: 8),
      container85.trailingAnchor.constraint(equalTo: openButton85.trailingAnchor, constant: 16),
      openButton85.centerYAnchor.constraint(equalTo: container85.centerYAnchor),
      container85.heightAnchor.constraint(equalToConstant: 44),
      imageView85.widthAnchor.constraint(equalToConstant: 28),
      imageView85.heightAnchor.constraint(equalToConstant: 28),
      row85Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel22.heightAnchor.constraint(equalToConstant: 15),
      openButton85.heightAnchor.constraint(equalToConstant: 30),
      openButton85.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container85
  }

  private static func makeContainer86() -> UIView {
    let container86 = UIView(frame: CGRect(x: 0, y: 3780, width: 375, height: 44))
    container86.translatesAutoresizingMaskIntoConstraints = false

    let imageView86 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView86.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView86.contentMode = .scaleAspectFit
    imageView86.clipsToBounds = true
    imageView86.translatesAutoresizingMaskIntoConstraints = false
    imageView86.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView86.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container86.addSubview(imageView86)

    let row86Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row86Label.contentMode = .left
    row86Label.translatesAutoresizingMaskIntoConstraints = false
    row86Label.text = "Row 86"
    row86Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row86Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container86.addSubview(row86Label)

    let sharedWithTwoLabel22 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel22.contentMode = .left
    sharedWithTwoLabel22.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel22.text = "Shared with two people"
    sharedWithTwoLabel22.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel22.textColor = .secondaryLabel
    sharedWithTwoLabel22.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel22.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container86.addSubview(sharedWithTwoLabel22)

    let openButton86 = UIButton(type: .system)
    openButton86.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton86.translatesAutoresizingMaskIntoConstraints = false
    openButton86.setTitle("Open", for: .normal)
    container86.addSubview(openButton86)

    NSLayoutConstraint.activate([
      imageView86.leadingAnchor.constraint(equalTo: container86.leadingAnchor, constant: 16),
      imageView86.centerYAnchor.constraint(equalTo: container86.centerYAnchor),
      row86Label.leadingAnchor.constraint(equalTo: imageView86.trailingAnchor, constant: 12),
      row86Label.topAnchor.constraint(equalTo: container86.topAnchor, constant: 3),
      sharedWithTwoLabel22.leadingAnchor.constraint(equalTo: row86Label.leadingAnchor),
      sharedWithTwoLabel22.trailingAnchor.constraint(equalTo: row86Label.trailingAnchor),
      sharedWithTwoLabel22.topAnchor.constraint(equalTo: row86Label.bottomAnchor, constant: 1),
      openButton86.leadingAnchor.constraint(equalTo: row86Label.trailingAnchor, constant: 8),
      container86.trailingAnchor.constraint(equalTo: openButton86.trailingAnchor, constant: 16),
      openButton86.centerYAnchor.constraint(equalTo: container86.centerYAnchor),
      container86.heightAnchor.constraint(equalToConstant: 44),
      imageView86.widthAnchor.constraint(equalToConstant: 28),
      imageView86.heightAnchor.constraint(equalToConstant: 28),
      row86Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel22.heightAnchor.constraint(equalToConstant: 15),
      openButton86.heightAnchor.constraint(equalToConstant: 30),
      openButton86.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container86
  }

  private static func makeContainer87() -> UIView {
    let container87 = UIView(frame: CGRect(x: 0, y: 3824, width: 375, height: 44))
    container87.translatesAutoresizingMaskIntoConstraints = false

    let imageView87 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView87.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView87.contentMode = .scaleAspectFit
    imageView87.clipsToBounds = true
    imageView87.translatesAutoresizingMaskIntoConstraints = false
    imageView87.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView87.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container87.addSubview(imageView87)

    let row87Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row87Label.contentMode = .left
    row87Label.translatesAutoresizingMaskIntoConstraints = false
    row87Label.text = "Row 87"
    row87Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row87Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container87.addSubview(row87Label)

    let archivedLabel22 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel22.contentMode = .left
    archivedLabel22.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel22.text = "Archived"
    archivedLabel22.font = .systemFont(ofSize: 12)
    archivedLabel22.textColor = .secondaryLabel
    archivedLabel22.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel22.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container87.addSubview(archivedLabel22)

    let openButton87 = UIButton(type: .system)
    openButton87.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton87.translatesAutoresizingMaskIntoConstraints = false
    openButton87.setTitle("Open", for: .normal)
    container87.addSubview(openButton87)

    NSLayoutConstraint.activate([
      imageView87.leadingAnchor.constraint(equalTo: container87.leadingAnchor, constant: 16),
      imageView87.centerYAnchor.constraint(equalTo: container87.centerYAnchor),
      row87Label.topAnchor.constraint(equalTo: container87.topAnchor, constant: 3),
      row87Label.leadingAnchor.constraint(equalTo: imageView87.trailingAnchor, constant: 12),
      archivedLabel22.trailingAnchor.constraint(equalTo: row87Label.trailingAnchor),
      archivedLabel22.leadingAnchor.constraint(equalTo: row87Label.leadingAnchor),
      archivedLabel22.topAnchor.constraint(equalTo: row87Label.bottomAnchor, constant: 1),
      openButton87.leadingAnchor.constraint(equalTo: row87Label.trailingAnchor, constant: 8),
      openButton87.centerYAnchor.constraint(equalTo: container87.centerYAnchor),
      container87.trailingAnchor.constraint(equalTo: openButton87.trailingAnchor, constant: 16),
      container87.heightAnchor.constraint(equalToConstant: 44),
      imageView87.heightAnchor.constraint(equalToConstant: 28),
      imageView87.widthAnchor.constraint(equalToConstant: 28),
      row87Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel22.heightAnchor.constraint(equalToConstant: 15),
      openButton87.heightAnchor.constraint(equalToConstant: 30),
      openButton87.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container87
  }

  private static func makeContainer88() -> UIView {
    let container88 = UIView(frame: CGRect(x: 0, y: 3868, width: 375, height: 44))
    container88.translatesAutoresizingMaskIntoConstraints = false

    let imageView88 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView88.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView88.contentMode = .scaleAspectFit
    imageView88.clipsToBounds = true
    imageView88.translatesAutoresizingMaskIntoConstraints = false
    imageView88.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView88.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container88.addSubview(imageView88)

    let row88Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row88Label.contentMode = .left
    row88Label.translatesAutoresizingMaskIntoConstraints = false
    row88Label.text = "Row 88"
    row88Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row88Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container88.addSubview(row88Label)

    let updatedTodayLabel22 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel22.contentMode = .left
    updatedTodayLabel22.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel22.text = "Updated today"
    updatedTodayLabel22.font = .systemFont(ofSize: 12)
    updatedTodayLabel22.textColor = .secondaryLabel
    updatedTodayLabel22.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel22.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container88.addSubview(updatedTodayLabel22)

    let openButton88 = UIButton(type: .system)
    openButton88.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton88.translatesAutoresizingMaskIntoConstraints = false
    openButton88.setTitle("Open", for: .normal)
    container88.addSubview(openButton88)

    NSLayoutConstraint.activate([
      imageView88.leadingAnchor.constraint(equalTo: container88.leadingAnchor, constant: 16),
      imageView88.centerYAnchor.constraint(equalTo: container88.centerYAnchor),
      row88Label.topAnchor.constraint(equalTo: container88.topAnchor, constant: 3),
      row88Label.leadingAnchor.constraint(equalTo: imageView88.trailingAnchor, constant: 12),
      updatedTodayLabel22.topAnchor.constraint(equalTo: row88Label.bottomAnchor, constant: 1),
      updatedTodayLabel22.leadingAnchor.constraint(equalTo: row88Label.leadingAnchor),
      updatedTodayLabel22.trailingAnchor.constraint(equalTo: row88Label.trailingAnchor),
      openButton88.centerYAnchor.constraint(equalTo: container88.centerYAnchor),
      openButton88.leadingAnchor.constraint(equalTo: row88Label.trailingAnchor, constant: 8),
      container88.trailingAnchor.constraint(equalTo: openButton88.trailingAnchor, constant: 16),
      container88.heightAnchor.constraint(equalToConstant: 44),
      imageView88.heightAnchor.constraint(equalToConstant: 28),
      imageView88.widthAnchor.constraint(equalToConstant: 28),
      row88Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel22.heightAnchor.constraint(equalToConstant: 15),
      openButton88.heightAnchor.constraint(equalToConstant: 30),
      openButton88.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container88
  }

  private static func makeContainer89() -> UIView {
    let container89 = UIView(frame: CGRect(x: 0, y: 3912, width: 375, height: 44))
    container89.translatesAutoresizingMaskIntoConstraints = false

    let imageView89 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView89.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView89.contentMode = .scaleAspectFit
    imageView89.clipsToBounds = true
    imageView89.translatesAutoresizingMaskIntoConstraints = false
    imageView89.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView89.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container89.addSubview(imageView89)

    let row89Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row89Label.contentMode = .left
    row89Label.translatesAutoresizingMaskIntoConstraints = false
    row89Label.text = "Row 89"
    row89Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row89Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container89.addSubview(row89Label)

    let notSynchronisedLabel23 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel23.contentMode = .left
    notSynchronisedLabel23.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel23.text = "Not synchronised"
    notSynchronisedLabel23.font = .systemFont(ofSize: 12)
    notSynchronisedLabel23.textColor = .secondaryLabel
    notSynchronisedLabel23.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel23.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container89.addSubview(notSynchronisedLabel23)

    let openButton89 = UIButton(type: .system)
    openButton89.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton89.translatesAutoresizingMaskIntoConstraints = false
    openButton89.setTitle("Open", for: .normal)
    container89.addSubview(openButton89)

    NSLayoutConstraint.activate([
      imageView89.leadingAnchor.constraint(equalTo: container89.leadingAnchor, constant: 16),
      imageView89.centerYAnchor.constraint(equalTo: container89.centerYAnchor),
      row89Label.leadingAnchor.constraint(equalTo: imageView89.trailingAnchor, constant: 12),
      row89Label.topAnchor.constraint(equalTo: container89.topAnchor, constant: 3),
      notSynchronisedLabel23.trailingAnchor.constraint(equalTo: row89Label.trailingAnchor),
      notSynchronisedLabel23.leadingAnchor.constraint(equalTo: row89Label.leadingAnchor),
      notSynchronisedLabel23.topAnchor.constraint(equalTo: row89Label.bottomAnchor, constant: 1),
      openButton89.leadingAnchor.constraint(equalTo: row89Label.trailingAnchor, constant: 8),
      openButton89.centerYAnchor.constraint(equalTo: container89.centerYAnchor),
      container89.trailingAnchor.constraint(equalTo: openButton89.trailingAnchor, constant: 16),
      container89.heightAnchor.constraint(equalToConstant: 44),
      imageView89.heightAnchor.constraint(equalToConstant: 28),
      imageView89.widthAnchor.constraint(equalToConstant: 28),
      row89Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel23.heightAnchor.constraint(equalToConstant: 15),
      openButton89.heightAnchor.constraint(equalToConstant: 30),
      openButton89.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container89
  }

  private static func makeContainer90() -> UIView {
    let container90 = UIView(frame: CGRect(x: 0, y: 3956, width: 375, height: 44))
    container90.translatesAutoresizingMaskIntoConstraints = false

    let imageView90 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView90.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView90.contentMode = .scaleAspectFit
    imageView90.clipsToBounds = true
    imageView90.translatesAutoresizingMaskIntoConstraints = false
    imageView90.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView90.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container90.addSubview(imageView90)

    let row90Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row90Label.contentMode = .left
    row90Label.translatesAutoresizingMaskIntoConstraints = false
    row90Label.text = "Row 90"
    row90Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row90Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container90.addSubview(row90Label)

    let sharedWithTwoLabel23 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel23.contentMode = .left
    sharedWithTwoLabel23.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel23.text = "Shared with two people"
    sharedWithTwoLabel23.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel23.textColor = .secondaryLabel
    sharedWithTwoLabel23.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel23.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container90.addSubview(sharedWithTwoLabel23)

    let openButton90 = UIButton(type: .system)
    openButton90.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton90.translatesAutoresizingMaskIntoConstraints = false
    openButton90.setTitle("Open", for: .normal)
    container90.addSubview(openButton90)

    NSLayoutConstraint.activate([
      imageView90.leadingAnchor.constraint(equalTo: container90.leadingAnchor, constant: 16),
      imageView90.centerYAnchor.constraint(equalTo: container90.centerYAnchor),
      row90Label.leadingAnchor.constraint(equalTo: imageView90.trailingAnchor, constant: 12),
      row90Label.topAnchor.constraint(equalTo: container90.topAnchor, constant: 3),
      sharedWithTwoLabel23.trailingAnchor.constraint(equalTo: row90Label.trailingAnchor),
      sharedWithTwoLabel23.leadingAnchor.constraint(equalTo: row90Label.leadingAnchor),
      sharedWithTwoLabel23.topAnchor.constraint(equalTo: row90Label.bottomAnchor, constant: 1),
      container90.trailingAnchor.constraint(equalTo: openButton90.trailingAnchor, constant: 16),
      openButton90.centerYAnchor.constraint(equalTo: container90.centerYAnchor),
      openButton90.leadingAnchor.constraint(equalTo: row90Label.trailingAnchor, constant: 8),
      container90.heightAnchor.constraint(equalToConstant: 44),
      imageView90.widthAnchor.constraint(equalToConstant: 28),
      imageView90.heightAnchor.constraint(equalToConstant: 28),
      row90Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel23.heightAnchor.constraint(equalToConstant: 15),
      openButton90.heightAnchor.constraint(equalToConstant: 30),
      openButton90.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container90
  }

  private static func makeContainer91() -> UIView {
    let container91 = UIView(frame: CGRect(x: 0, y: 4000, width: 375, height: 44))
    container91.translatesAutoresizingMaskIntoConstraints = false

    let imageView91 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView91.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView91.contentMode = .scaleAspectFit
    imageView91.clipsToBounds = true
    imageView91.translatesAutoresizingMaskIntoConstraints = false
    imageView91.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView91.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container91.addSubview(imageView91)

    let row91Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row91Label.contentMode = .left
    row91Label.translatesAutoresizingMaskIntoConstraints = false
    row91Label.text = "Row 91"
    row91Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row91Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container91.addSubview(row91Label)

    let archivedLabel23 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel23.contentMode = .left
    archivedLabel23.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel23.text = "Archived"
    archivedLabel23.font = .systemFont(ofSize: 12)
    archivedLabel23.textColor = .secondaryLabel
    archivedLabel23.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel23.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container91.addSubview(archivedLabel23)

    let openButton91 = UIButton(type: .system)
    openButton91.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton91.translatesAutoresizingMaskIntoConstraints = false
    openButton91.setTitle("Open", for: .normal)
    container91.addSubview(openButton91)

    NSLayoutConstraint.activate([
      imageView91.centerYAnchor.constraint(equalTo: container91.centerYAnchor),
      imageView91.leadingAnchor.constraint(equalTo: container91.leadingAnchor, constant: 16),
      row91Label.topAnchor.constraint(equalTo: container91.topAnchor, constant: 3),
      row91Label.leadingAnchor.constraint(equalTo: imageView91.trailingAnchor, constant: 12),
      archivedLabel23.leadingAnchor.constraint(equalTo: row91Label.leadingAnchor),
      archivedLabel23.topAnchor.constraint(equalTo: row91Label.bottomAnchor, constant: 1),
      archivedLabel23.trailingAnchor.constraint(equalTo: row91Label.trailingAnchor),
      openButton91.centerYAnchor.constraint(equalTo: container91.centerYAnchor),
      openButton91.leadingAnchor.constraint(equalTo: row91Label.trailingAnchor, constant: 8),
      container91.trailingAnchor.constraint(equalTo: openButton91.trailingAnchor, constant: 16),
      container91.heightAnchor.constraint(equalToConstant: 44),
      imageView91.heightAnchor.constraint(equalToConstant: 28),
      imageView91.widthAnchor.constraint(equalToConstant: 28),
      row91Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel23.heightAnchor.constraint(equalToConstant: 15),
      openButton91.heightAnchor.constraint(equalToConstant: 30),
      openButton91.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container91
  }

  private static func makeContainer92() -> UIView {
    let container92 = UIView(frame: CGRect(x: 0, y: 4044, width: 375, height: 44))
    container92.translatesAutoresizingMaskIntoConstraints = false

    let imageView92 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView92.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView92.contentMode = .scaleAspectFit
    imageView92.clipsToBounds = true
    imageView92.translatesAutoresizingMaskIntoConstraints = false
    imageView92.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView92.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container92.addSubview(imageView92)

    let row92Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row92Label.contentMode = .left
    row92Label.translatesAutoresizingMaskIntoConstraints = false
    row92Label.text = "Row 92"
    row92Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row92Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container92.addSubview(row92Label)

    let updatedTodayLabel23 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel23.contentMode = .left
    updatedTodayLabel23.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel23.text = "Updated today"
    updatedTodayLabel23.font = .systemFont(ofSize: 12)
    updatedTodayLabel23.textColor = .secondaryLabel
    updatedTodayLabel23.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel23.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container92.addSubview(updatedTodayLabel23)

    let openButton92 = UIButton(type: .system)
    openButton92.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton92.translatesAutoresizingMaskIntoConstraints = false
    openButton92.setTitle("Open", for: .normal)
    container92.addSubview(openButton92)

    NSLayoutConstraint.activate([
      imageView92.leadingAnchor.constraint(equalTo: container92.leadingAnchor, constant: 16),
      imageView92.centerYAnchor.constraint(equalTo: container92.centerYAnchor),
      row92Label.topAnchor.constraint(equalTo: container92.topAnchor, constant: 3),
      row92Label.leadingAnchor.constraint(equalTo: imageView92.trailingAnchor, constant: 12),
      updatedTodayLabel23.topAnchor.constraint(equalTo: row92Label.bottomAnchor, constant: 1),
      updatedTodayLabel23.trailingAnchor.constraint(equalTo: row92Label.trailingAnchor),
      updatedTodayLabel23.leadingAnchor.constraint(equalTo: row92Label.leadingAnchor),
      openButton92.leadingAnchor.constraint(equalTo: row92Label.trailingAnchor, constant: 8),
      openButton92.centerYAnchor.constraint(equalTo: container92.centerYAnchor),
      container92.trailingAnchor.constraint(equalTo: openButton92.trailingAnchor, constant: 16),
      container92.heightAnchor.constraint(equalToConstant: 44),
      imageView92.widthAnchor.constraint(equalToConstant: 28),
      imageView92.heightAnchor.constraint(equalToConstant: 28),
      row92Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel23.heightAnchor.constraint(equalToConstant: 15),
      openButton92.widthAnchor.constraint(equalToConstant: 60),
      openButton92.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container92
  }

  private static func makeContainer93() -> UIView {
    let container93 = UIView(frame: CGRect(x: 0, y: 4088, width: 375, height: 44))
    container93.translatesAutoresizingMaskIntoConstraints = false

    let imageView93 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView93.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView93.contentMode = .scaleAspectFit
    imageView93.clipsToBounds = true
    imageView93.translatesAutoresizingMaskIntoConstraints = false
    imageView93.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView93.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container93.addSubview(imageView93)

    let row93Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row93Label.contentMode = .left
    row93Label.translatesAutoresizingMaskIntoConstraints = false
    row93Label.text = "Row 93"
    row93Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row93Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container93.addSubview(row93Label)

    let notSynchronisedLabel24 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel24.contentMode = .left
    notSynchronisedLabel24.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel24.text = "Not synchronised"
    notSynchronisedLabel24.font = .systemFont(ofSize: 12)
    notSynchronisedLabel24.textColor = .secondaryLabel
    notSynchronisedLabel24.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel24.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container93.addSubview(notSynchronisedLabel24)

    let openButton93 = UIButton(type: .system)
    openButton93.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton93.translatesAutoresizingMaskIntoConstraints = false
    openButton93.setTitle("Open", for: .normal)
    container93.addSubview(openButton93)

    NSLayoutConstraint.activate([
      imageView93.leadingAnchor.constraint(equalTo: container93.leadingAnchor, constant: 16),
      imageView93.centerYAnchor.constraint(equalTo: container93.centerYAnchor),
      row93Label.leadingAnchor.constraint(equalTo: imageView93.trailingAnchor, constant: 12),
      row93Label.topAnchor.constraint(equalTo: container93.topAnchor, constant: 3),
      notSynchronisedLabel24.leadingAnchor.constraint(equalTo: row93Label.leadingAnchor),
      notSynchronisedLabel24.trailingAnchor.constraint(equalTo: row93Label.trailingAnchor),
      notSynchronisedLabel24.topAnchor.constraint(equalTo: row93Label.bottomAnchor, constant: 1),
      container93.trailingAnchor.constraint(equalTo: openButton93.trailingAnchor, constant: 16),
      openButton93.centerYAnchor.constraint(equalTo: container93.centerYAnchor),
      openButton93.leadingAnchor.constraint(equalTo: row93Label.trailingAnchor, constant: 8),
      container93.heightAnchor.constraint(equalToConstant: 44),
      imageView93.heightAnchor.constraint(equalToConstant: 28),
      imageView93.widthAnchor.constraint(equalToConstant: 28),
      row93Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel24.heightAnchor.constraint(equalToConstant: 15),
      openButton93.heightAnchor.constraint(equalToConstant: 30),
      openButton93.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container93
  }

  private static func makeContainer94() -> UIView {
    let container94 = UIView(frame: CGRect(x: 0, y: 4132, width: 375, height: 44))
    container94.translatesAutoresizingMaskIntoConstraints = false

    let imageView94 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView94.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView94.contentMode = .scaleAspectFit
    imageView94.clipsToBounds = true
    imageView94.translatesAutoresizingMaskIntoConstraints = false
    imageView94.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView94.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container94.addSubview(imageView94)

    let row94Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row94Label.contentMode = .left
    row94Label.translatesAutoresizingMaskIntoConstraints = false
    row94Label.text = "Row 94"
    row94Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row94Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container94.addSubview(row94Label)

    let sharedWithTwoLabel24 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel24.contentMode = .left
    sharedWithTwoLabel24.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel24.text = "Shared with two people"
    sharedWithTwoLabel24.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel24.textColor = .secondaryLabel
    sharedWithTwoLabel24.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel24.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container94.addSubview(sharedWithTwoLabel24)

    let openButton94 = UIButton(type: .system)
    openButton94.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton94.translatesAutoresizingMaskIntoConstraints = false
    openButton94.setTitle("Open", for: .normal)
    container94.addSubview(openButton94)

    NSLayoutConstraint.activate([
      imageView94.leadingAnchor.constraint(equalTo: container94.leadingAnchor, constant: 16),
      imageView94.centerYAnchor.constraint(equalTo: container94.centerYAnchor),
      row94Label.leadingAnchor.constraint(equalTo: imageView94.trailingAnchor, constant: 12),
      row94Label.topAnchor.constraint(equalTo: container94.topAnchor, constant: 3),
      sharedWithTwoLabel24.leadingAnchor.constraint(equalTo: row94Label.leadingAnchor),
      sharedWithTwoLabel24.trailingAnchor.constraint(equalTo: row94Label.trailingAnchor),
      sharedWithTwoLabel24.topAnchor.constraint(equalTo: row94Label.bottomAnchor, constant: 1),
      openButton94.centerYAnchor.constraint(equalTo: container94.centerYAnchor),
      container94.trailingAnchor.constraint(equalTo: openButton94.trailingAnchor, constant: 16),
      openButton94.leadingAnchor.constraint(equalTo: row94Label.trailingAnchor, constant: 8),
      container94.heightAnchor.constraint(equalToConstant: 44),
      imageView94.heightAnchor.constraint(equalToConstant: 28),
      imageView94.widthAnchor.constraint(equalToConstant: 28),
      row94Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel24.heightAnchor.constraint(equalToConstant: 15),
      openButton94.heightAnchor.constraint(equalToConstant: 30),
      openButton94.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container94
  }

  private static func makeContainer95() -> UIView {
    let container95 = UIView(frame: CGRect(x: 0, y: 4176, width: 375, height: 44))
    container95.translatesAutoresizingMaskIntoConstraints = false

    let imageView95 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView95.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView95.contentMode = .scaleAspectFit
    imageView95.clipsToBounds = true
    imageView95.translatesAutoresizingMaskIntoConstraints = false
    imageView95.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView95.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container95.addSubview(imageView95)

    let row95Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row95Label.contentMode = .left
    row95Label.translatesAutoresizingMaskIntoConstraints = false
    row95Label.text = "Row 95"
    row95Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row95Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container95.addSubview(row95Label)

    let archivedLabel24 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel24.contentMode = .left
    archivedLabel24.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel24.text = "Archived"
    archivedLabel24.font = .systemFont(ofSize: 12)
    archivedLabel24.textColor = .secondaryLabel
    archivedLabel24.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel24.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container95.addSubview(archivedLabel24)

    let openButton95 = UIButton(type: .system)
    openButton95.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton95.translatesAutoresizingMaskIntoConstraints = false
    openButton95.setTitle("Open", for: .normal)
    container95.addSubview(openButton95)

    NSLayoutConstraint.activate([
      imageView95.centerYAnchor.constraint(equalTo: container95.centerYAnchor),
      imageView95.leadingAnchor.constraint(equalTo: container95.leadingAnchor, constant: 16),
      row95Label.leadingAnchor.constraint(equalTo: imageView95.trailingAnchor, constant: 12),
      row95Label.topAnchor.constraint(equalTo: container95.topAnchor, constant: 3),
      archivedLabel24.trailingAnchor.constraint(equalTo: row95Label.trailingAnchor),
      archivedLabel24.leadingAnchor.constraint(equalTo: row95Label.leadingAnchor),
      archivedLabel24.topAnchor.constraint(equalTo: row95Label.bottomAnchor, constant: 1),
      container95.trailingAnchor.constraint(equalTo: openButton95.trailingAnchor, constant: 16),
      openButton95.centerYAnchor.constraint(equalTo: container95.centerYAnchor),
      openButton95.leadingAnchor.constraint(equalTo: row95Label.trailingAnchor, constant: 8),
      container95.heightAnchor.constraint(equalToConstant: 44),
      imageView95.heightAnchor.constraint(equalToConstant: 28),
      imageView95.widthAnchor.constraint(equalToConstant: 28),
      row95Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel24.heightAnchor.constraint(equalToConstant: 15),
      openButton95.heightAnchor.constraint(equalToConstant: 30),
      openButton95.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container95
  }

  private static func addContainer46ToContainer95(view: Size500View) -> (
    container46: UIView, container95: UIView
  ) {
    let container46 = makeContainer46()
    view.addSubview(container46)

    let container47 = makeContainer47()
    view.addSubview(container47)

    let container48 = makeContainer48()
    view.addSubview(container48)

    let container49 = makeContainer49()
    view.addSubview(container49)

    let container50 = makeContainer50()
    view.addSubview(container50)

    let container51 = makeContainer51()
    view.addSubview(container51)

    let container52 = makeContainer52()
    view.addSubview(container52)

    let container53 = makeContainer53()
    view.addSubview(container53)

    let container54 = makeContainer54()
    view.addSubview(container54)

    let container55 = makeContainer55()
    view.addSubview(container55)

    let container56 = makeContainer56()
    view.addSubview(container56)

    let container57 = makeContainer57()
    view.addSubview(container57)

    let container58 = makeContainer58()
    view.addSubview(container58)

    let container59 = makeContainer59()
    view.addSubview(container59)

    let container60 = makeContainer60()
    view.addSubview(container60)

    let container61 = makeContainer61()
    view.addSubview(container61)

    let container62 = makeContainer62()
    view.addSubview(container62)

    let container63 = makeContainer63()
    view.addSubview(container63)

    let container64 = makeContainer64()
    view.addSubview(container64)

    let container65 = makeContainer65()
    view.addSubview(container65)

    let container66 = makeContainer66()
    view.addSubview(container66)

    let container67 = makeContainer67()
    view.addSubview(container67)

    let container68 = makeContainer68()
    view.addSubview(container68)

    let container69 = makeContainer69()
    view.addSubview(container69)

    let container70 = makeContainer70()
    view.addSubview(container70)

    let container71 = makeContainer71()
    view.addSubview(container71)

    let container72 = makeContainer72()
    view.addSubview(container72)

    let container73 = makeContainer73()
    view.addSubview(container73)

    let container74 = makeContainer74()
    view.addSubview(container74)

    let container75 = makeContainer75()
    view.addSubview(container75)

    let container76 = makeContainer76()
    view.addSubview(container76)

    let container77 = makeContainer77()
    view.addSubview(container77)

    let container78 = makeContainer78()
    view.addSubview(container78)

    let container79 = makeContainer79()
    view.addSubview(container79)

    let container80 = makeContainer80()
    view.addSubview(container80)

    let container81 = makeContainer81()
    view.addSubview(container81)

    let container82 = makeContainer82()
    view.addSubview(container82)

    let container83 = makeContainer83()
    view.addSubview(container83)

    let container84 = makeContainer84()
    view.addSubview(container84)

    let container85 = makeContainer85()
    view.addSubview(container85)

    let container86 = makeContainer86()
    view.addSubview(container86)

    let container87 = makeContainer87()
    view.addSubview(container87)

    let container88 = makeContainer88()
    view.addSubview(container88)

    let container89 = makeContainer89()
    view.addSubview(container89)

    let container90 = makeContainer90()
    view.addSubview(container90)

    let container91 = makeContainer91()
    view.addSubview(container91)

    let container92 = makeContainer92()
    view.addSubview(container92)

    let container93 = makeContainer93()
    view.addSubview(container93)

    let container94 = makeContainer94()
    view.addSubview(container94)

    let container95 = makeContainer95()
    view.addSubview(container95)

    NSLayoutConstraint.activate([
      container46.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container46.trailingAnchor),
      container47.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container47.topAnchor.constraint(equalTo: container46.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container47.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: container48.trailingAnchor),
      container48.topAnchor.constraint(equalTo: container47.bottomAnchor),
      container48.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container49.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container49.topAnchor.constraint(equalTo: container48.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container49.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: container50.trailingAnchor),
      container50.topAnchor.constraint(equalTo: container49.bottomAnchor),
      container50.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container51.trailingAnchor),
      container51.topAnchor.constraint(equalTo: container50.bottomAnchor),
      container51.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container52.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container52.topAnchor.constraint(equalTo: container51.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container52.trailingAnchor),
      container53.topAnchor.constraint(equalTo: container52.bottomAnchor),
      container53.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container53.trailingAnchor),
      container54.topAnchor.constraint(equalTo: container53.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container54.trailingAnchor),
      container54.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container55.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container55.trailingAnchor),
      container55.topAnchor.constraint(equalTo: container54.bottomAnchor),
      container56.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container56.trailingAnchor),
      container56.topAnchor.constraint(equalTo: container55.bottomAnchor),
      container57.topAnchor.constraint(equalTo: container56.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container57.trailingAnchor),
      container57.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container58.topAnchor.constraint(equalTo: container57.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container58.trailingAnchor),
      container58.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container59.topAnchor.constraint(equalTo: container58.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container59.trailingAnchor),
    ])

    NSLayoutConstraint.activate([
      container59.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container60.topAnchor.constraint(equalTo: container59.bottomAnchor),
      container60.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container60.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: container61.trailingAnchor),
      container61.topAnchor.constraint(equalTo: container60.bottomAnchor),
      container61.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container62.trailingAnchor),
      container62.topAnchor.constraint(equalTo: container61.bottomAnchor),
      container62.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container63.topAnchor.constraint(equalTo: container62.bottomAnchor),
      container63.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container63.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: container64.trailingAnchor),
      container64.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container64.topAnchor.constraint(equalTo: container63.bottomAnchor),
      container65.topAnchor.constraint(equalTo: container64.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container65.trailingAnchor),
      container65.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container66.topAnchor.constraint(equalTo: container65.bottomAnchor),
      container66.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container66.trailingAnchor),
      container67.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container67.topAnchor.constraint(equalTo: container66.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container67.trailingAnchor),
      container68.topAnchor.constraint(equalTo: container67.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container68.trailingAnchor),
      container68.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container69.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container69.topAnchor.constraint(equalTo: container68.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container69.trailingAnchor),
      container70.topAnchor.constraint(equalTo: container69.bottomAnchor),
      container70.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container70.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: container71.trailingAnchor),
      container71.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container71.topAnchor.constraint(equalTo: container70.bottomAnchor),
      container72.topAnchor.constraint(equalTo: container71.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container72.trailingAnchor),
      container72.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])

    NSLayoutConstraint.activate([
      container73.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container73.trailingAnchor),
      container73.topAnchor.constraint(equalTo: container72.bottomAnchor),
      container74.topAnchor.constraint(equalTo: container73.bottomAnchor),
      container74.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container74.trailingAnchor),
      container75.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container75.topAnchor.constraint(equalTo: container74.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container75.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: container76.trailingAnchor),
      container76.topAnchor.constraint(equalTo: container75.bottomAnchor),
      container76.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container77.trailingAnchor),
      container77.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container77.topAnchor.constraint(equalTo: container76.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container78.trailingAnchor),
      container78.topAnchor.constraint(equalTo: container77.bottomAnchor),
      container78.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container79.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container79.topAnchor.constraint(equalTo: container78.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container79.trailingAnchor),
      container80.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container80.trailingAnchor),
      container80.topAnchor.constraint(equalTo: container79.bottomAnchor),
      container81.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container81.trailingAnchor),
      container81.topAnchor.constraint(equalTo: container80.bottomAnchor),
      container82.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container82.trailingAnchor),
      container82.topAnchor.constraint(equalTo: container81.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container83.trailingAnchor),
      container83.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container83.topAnchor.constraint(equalTo: container82.bottomAnchor),
      container84.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container84.trailingAnchor),
      container84.topAnchor.constraint(equalTo: container83.bottomAnchor),
      container85.topAnchor.constraint(equalTo: container84.bottomAnchor),
      container85.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container85.trailingAnchor),
      container86.topAnchor.constraint(equalTo: container85.bottomAnchor),
    ])

    NSLayoutConstraint.activate([
      container86.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container86.trailingAnchor),
      container87.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container87.topAnchor.constraint(equalTo: container86.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container87.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: container88.trailingAnchor),
      container88.topAnchor.constraint(equalTo: container87.bottomAnchor),
      container88.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container89.topAnchor.constraint(equalTo: container88.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container89.trailingAnchor),
      container89.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container90.trailingAnchor),
      container90.topAnchor.constraint(equalTo: container89.bottomAnchor),
      container90.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container91.topAnchor.constraint(equalTo: container90.bottomAnchor),
      container91.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container91.trailingAnchor),
      container92.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container92.trailingAnchor),
      container92.topAnchor.constraint(equalTo: container91.bottomAnchor),
      container93.topAnchor.constraint(equalTo: container92.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container93.trailingAnchor),
      container93.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container94.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container94.trailingAnchor),
      container94.topAnchor.constraint(equalTo: container93.bottomAnchor),
      container95.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container95.topAnchor.constraint(equalTo: container94.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container95.trailingAnchor),
    ])
    return (container46, container95)
  }

  private static func makeContainer96() -> UIView {
    let container96 = UIView(frame: CGRect(x: 0, y: 4220, width: 375, height: 44))
    container96.translatesAutoresizingMaskIntoConstraints = false

    let imageView96 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView96.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView96.contentMode = .scaleAspectFit
    imageView96.clipsToBounds = true
    imageView96.translatesAutoresizingMaskIntoConstraints = false
    imageView96.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView96.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container96.addSubview(imageView96)

    let row96Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row96Label.contentMode = .left
    row96Label.translatesAutoresizingMaskIntoConstraints = false
    row96Label.text = "Row 96"
    row96Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row96Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container96.addSubview(row96Label)

    let updatedTodayLabel24 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    updatedTodayLabel24.contentMode = .left
    updatedTodayLabel24.translatesAutoresizingMaskIntoConstraints = false
    updatedTodayLabel24.text = "Updated today"
    updatedTodayLabel24.font = .systemFont(ofSize: 12)
    updatedTodayLabel24.textColor = .secondaryLabel
    updatedTodayLabel24.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedTodayLabel24.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container96.addSubview(updatedTodayLabel24)

    let openButton96 = UIButton(type: .system)
    openButton96.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton96.translatesAutoresizingMaskIntoConstraints = false
    openButton96.setTitle("Open", for: .normal)
    container96.addSubview(openButton96)

    NSLayoutConstraint.activate([
      imageView96.centerYAnchor.constraint(equalTo: container96.centerYAnchor),
      imageView96.leadingAnchor.constraint(equalTo: container96.leadingAnchor, constant: 16),
      row96Label.leadingAnchor.constraint(equalTo: imageView96.trailingAnchor, constant: 12),
      row96Label.topAnchor.constraint(equalTo: container96.topAnchor, constant: 3),
      updatedTodayLabel24.trailingAnchor.constraint(equalTo: row96Label.trailingAnchor),
      updatedTodayLabel24.leadingAnchor.constraint(equalTo: row96Label.leadingAnchor),
      updatedTodayLabel24.topAnchor.constraint(equalTo: row96Label.bottomAnchor, constant: 1),
      openButton96.centerYAnchor.constraint(equalTo: container96.centerYAnchor),
      container96.trailingAnchor.constraint(equalTo: openButton96.trailingAnchor, constant: 16),
      openButton96.leadingAnchor.constraint(equalTo: row96Label.trailingAnchor, constant: 8),
      container96.heightAnchor.constraint(equalToConstant: 44),
      imageView96.heightAnchor.constraint(equalToConstant: 28),
      imageView96.widthAnchor.constraint(equalToConstant: 28),
      row96Label.heightAnchor.constraint(equalToConstant: 21),
      updatedTodayLabel24.heightAnchor.constraint(equalToConstant: 15),
      openButton96.heightAnchor.constraint(equalToConstant: 30),
      openButton96.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container96
  }

  private static func makeContainer97() -> UIView {
    let container97 = UIView(frame: CGRect(x: 0, y: 4264, width: 375, height: 44))
    container97.translatesAutoresizingMaskIntoConstraints = false

    let imageView97 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView97.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    imageView97.contentMode = .scaleAspectFit
    imageView97.clipsToBounds = true
    imageView97.translatesAutoresizingMaskIntoConstraints = false
    imageView97.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView97.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container97.addSubview(imageView97)

    let row97Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row97Label.contentMode = .left
    row97Label.translatesAutoresizingMaskIntoConstraints = false
    row97Label.text = "Row 97"
    row97Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row97Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container97.addSubview(row97Label)

    let notSynchronisedLabel25 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    notSynchronisedLabel25.contentMode = .left
    notSynchronisedLabel25.translatesAutoresizingMaskIntoConstraints = false
    notSynchronisedLabel25.text = "Not synchronised"
    notSynchronisedLabel25.font = .systemFont(ofSize: 12)
    notSynchronisedLabel25.textColor = .secondaryLabel
    notSynchronisedLabel25.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notSynchronisedLabel25.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container97.addSubview(notSynchronisedLabel25)

    let openButton97 = UIButton(type: .system)
    openButton97.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton97.translatesAutoresizingMaskIntoConstraints = false
    openButton97.setTitle("Open", for: .normal)
    container97.addSubview(openButton97)

    NSLayoutConstraint.activate([
      imageView97.centerYAnchor.constraint(equalTo: container97.centerYAnchor),
      imageView97.leadingAnchor.constraint(equalTo: container97.leadingAnchor, constant: 16),
      row97Label.leadingAnchor.constraint(equalTo: imageView97.trailingAnchor, constant: 12),
      row97Label.topAnchor.constraint(equalTo: container97.topAnchor, constant: 3),
      notSynchronisedLabel25.trailingAnchor.constraint(equalTo: row97Label.trailingAnchor),
      notSynchronisedLabel25.leadingAnchor.constraint(equalTo: row97Label.leadingAnchor),
      notSynchronisedLabel25.topAnchor.constraint(equalTo: row97Label.bottomAnchor, constant: 1),
      container97.trailingAnchor.constraint(equalTo: openButton97.trailingAnchor, constant: 16),
      openButton97.centerYAnchor.constraint(equalTo: container97.centerYAnchor),
      openButton97.leadingAnchor.constraint(equalTo: row97Label.trailingAnchor, constant: 8),
      container97.heightAnchor.constraint(equalToConstant: 44),
      imageView97.heightAnchor.constraint(equalToConstant: 28),
      imageView97.widthAnchor.constraint(equalToConstant: 28),
      row97Label.heightAnchor.constraint(equalToConstant: 21),
      notSynchronisedLabel25.heightAnchor.constraint(equalToConstant: 15),
      openButton97.widthAnchor.constraint(equalToConstant: 60),
      openButton97.heightAnchor.constraint(equalToConstant: 30),
    ])
    return container97
  }

  private static func makeContainer98() -> UIView {
    let container98 = UIView(frame: CGRect(x: 0, y: 4308, width: 375, height: 44))
    container98.translatesAutoresizingMaskIntoConstraints = false

    let imageView98 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView98.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    imageView98.contentMode = .scaleAspectFit
    imageView98.clipsToBounds = true
    imageView98.translatesAutoresizingMaskIntoConstraints = false
    imageView98.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView98.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container98.addSubview(imageView98)

    let row98Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row98Label.contentMode = .left
    row98Label.translatesAutoresizingMaskIntoConstraints = false
    row98Label.text = "Row 98"
    row98Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row98Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container98.addSubview(row98Label)

    let sharedWithTwoLabel25 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    sharedWithTwoLabel25.contentMode = .left
    sharedWithTwoLabel25.translatesAutoresizingMaskIntoConstraints = false
    sharedWithTwoLabel25.text = "Shared with two people"
    sharedWithTwoLabel25.font = .systemFont(ofSize: 12)
    sharedWithTwoLabel25.textColor = .secondaryLabel
    sharedWithTwoLabel25.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sharedWithTwoLabel25.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container98.addSubview(sharedWithTwoLabel25)

    let openButton98 = UIButton(type: .system)
    openButton98.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton98.translatesAutoresizingMaskIntoConstraints = false
    openButton98.setTitle("Open", for: .normal)
    container98.addSubview(openButton98)

    NSLayoutConstraint.activate([
      imageView98.centerYAnchor.constraint(equalTo: container98.centerYAnchor),
      imageView98.leadingAnchor.constraint(equalTo: container98.leadingAnchor, constant: 16),
      row98Label.leadingAnchor.constraint(equalTo: imageView98.trailingAnchor, constant: 12),
      row98Label.topAnchor.constraint(equalTo: container98.topAnchor, constant: 3),
      sharedWithTwoLabel25.trailingAnchor.constraint(equalTo: row98Label.trailingAnchor),
      sharedWithTwoLabel25.leadingAnchor.constraint(equalTo: row98Label.leadingAnchor),
      sharedWithTwoLabel25.topAnchor.constraint(equalTo: row98Label.bottomAnchor, constant: 1),
      openButton98.centerYAnchor.constraint(equalTo: container98.centerYAnchor),
      container98.trailingAnchor.constraint(equalTo: openButton98.trailingAnchor, constant: 16),
      openButton98.leadingAnchor.constraint(equalTo: row98Label.trailingAnchor, constant: 8),
      container98.heightAnchor.constraint(equalToConstant: 44),
      imageView98.heightAnchor.constraint(equalToConstant: 28),
      imageView98.widthAnchor.constraint(equalToConstant: 28),
      row98Label.heightAnchor.constraint(equalToConstant: 21),
      sharedWithTwoLabel25.heightAnchor.constraint(equalToConstant: 15),
      openButton98.heightAnchor.constraint(equalToConstant: 30),
      openButton98.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container98
  }

  private static func makeContainer99() -> UIView {
    let container99 = UIView(frame: CGRect(x: 0, y: 4352, width: 375, height: 44))
    container99.translatesAutoresizingMaskIntoConstraints = false

    let imageView99 = UIImageView(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    imageView99.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    imageView99.contentMode = .scaleAspectFit
    imageView99.clipsToBounds = true
    imageView99.translatesAutoresizingMaskIntoConstraints = false
    imageView99.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView99.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container99.addSubview(imageView99)

    let row99Label = UILabel(frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row99Label.contentMode = .left
    row99Label.translatesAutoresizingMaskIntoConstraints = false
    row99Label.text = "Row 99"
    row99Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row99Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container99.addSubview(row99Label)

    let archivedLabel25 = UILabel(frame: CGRect(x: 56, y: 25, width: 235, height: 15))
    archivedLabel25.contentMode = .left
    archivedLabel25.translatesAutoresizingMaskIntoConstraints = false
    archivedLabel25.text = "Archived"
    archivedLabel25.font = .systemFont(ofSize: 12)
    archivedLabel25.textColor = .secondaryLabel
    archivedLabel25.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    archivedLabel25.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container99.addSubview(archivedLabel25)

    let openButton99 = UIButton(type: .system)
    openButton99.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    openButton99.translatesAutoresizingMaskIntoConstraints = false
    openButton99.setTitle("Open", for: .normal)
    container99.addSubview(openButton99)

    NSLayoutConstraint.activate([
      imageView99.centerYAnchor.constraint(equalTo: container99.centerYAnchor),
      imageView99.leadingAnchor.constraint(equalTo: container99.leadingAnchor, constant: 16),
      row99Label.topAnchor.constraint(equalTo: container99.topAnchor, constant: 3),
      row99Label.leadingAnchor.constraint(equalTo: imageView99.trailingAnchor, constant: 12),
      archivedLabel25.leadingAnchor.constraint(equalTo: row99Label.leadingAnchor),
      archivedLabel25.trailingAnchor.constraint(equalTo: row99Label.trailingAnchor),
      archivedLabel25.topAnchor.constraint(equalTo: row99Label.bottomAnchor, constant: 1),
      openButton99.leadingAnchor.constraint(equalTo: row99Label.trailingAnchor, constant: 8),
      openButton99.centerYAnchor.constraint(equalTo: container99.centerYAnchor),
      container99.trailingAnchor.constraint(equalTo: openButton99.trailingAnchor, constant: 16),
      container99.heightAnchor.constraint(equalToConstant: 44),
      imageView99.heightAnchor.constraint(equalToConstant: 28),
      imageView99.widthAnchor.constraint(equalToConstant: 28),
      row99Label.heightAnchor.constraint(equalToConstant: 21),
      archivedLabel25.heightAnchor.constraint(equalToConstant: 15),
      openButton99.heightAnchor.constraint(equalToConstant: 30),
      openButton99.widthAnchor.constraint(equalToConstant: 60),
    ])
    return container99
  }

  private static func addContainer96ToTotalLabel(view: Size500View) -> UIView {
    let container96 = makeContainer96()
    view.addSubview(container96)

    let container97 = makeContainer97()
    view.addSubview(container97)

    let container98 = makeContainer98()
    view.addSubview(container98)

    let container99 = makeContainer99()
    view.addSubview(container99)

    let updatedLabel = UILabel(frame: CGRect(x: 16, y: 4404, width: 109, height: 20))
    updatedLabel.contentMode = .left
    updatedLabel.translatesAutoresizingMaskIntoConstraints = false
    updatedLabel.text = "Updated"
    updatedLabel.font = .systemFont(ofSize: 12)
    updatedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    updatedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(updatedLabel)

    let itemsLabel = UILabel(frame: CGRect(x: 133, y: 4404, width: 109, height: 20))
    itemsLabel.contentMode = .left
    itemsLabel.translatesAutoresizingMaskIntoConstraints = false
    itemsLabel.text = "Items"
    itemsLabel.font = .systemFont(ofSize: 12)
    itemsLabel.textAlignment = .center
    itemsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    itemsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(itemsLabel)

    let totalLabel = UILabel(frame: CGRect(x: 250, y: 4404, width: 109, height: 20))
    totalLabel.contentMode = .left
    totalLabel.translatesAutoresizingMaskIntoConstraints = false
    totalLabel.text = "Total"
    totalLabel.font = .systemFont(ofSize: 12)
    totalLabel.textAlignment = .right
    totalLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    totalLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(totalLabel)

    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: container96.trailingAnchor),
      container96.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container97.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container97.trailingAnchor),
      container97.topAnchor.constraint(equalTo: container96.bottomAnchor),
      container98.topAnchor.constraint(equalTo: container97.bottomAnchor),
      container98.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container98.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: container99.trailingAnchor),
      container99.topAnchor.constraint(equalTo: container98.bottomAnchor),
      container99.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      updatedLabel.topAnchor.constraint(equalTo: container99.bottomAnchor, constant: 8),
      updatedLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      updatedLabel.widthAnchor.constraint(equalTo: itemsLabel.widthAnchor),
      itemsLabel.topAnchor.constraint(equalTo: container99.bottomAnchor, constant: 8),
      itemsLabel.leadingAnchor.constraint(equalTo: updatedLabel.trailingAnchor, constant: 8),
      itemsLabel.widthAnchor.constraint(equalTo: totalLabel.widthAnchor),
      totalLabel.topAnchor.constraint(equalTo: container99.bottomAnchor, constant: 8),
      totalLabel.leadingAnchor.constraint(equalTo: itemsLabel.trailingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: totalLabel.trailingAnchor, constant: 16),
      updatedLabel.heightAnchor.constraint(equalToConstant: 20),
      itemsLabel.heightAnchor.constraint(equalToConstant: 20),
      totalLabel.heightAnchor.constraint(equalToConstant: 20),
    ])
    return container96
  }
}
