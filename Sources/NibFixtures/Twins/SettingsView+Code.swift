#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension SettingsView {
  /// The tree of `SettingsView.xib`.
  public static func makeInCode() -> SettingsView {
    let view = SettingsView(frame: CGRect(x: 0, y: 0, width: 375, height: 560))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemGroupedBackground

    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 560))
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .onDrag
    scrollView.isMultipleTouchEnabled = true
    scrollView.clipsToBounds = true

    let contentView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 648))

    let sections = UIStackView(frame: CGRect(x: 16, y: 16, width: 343, height: 616))
    sections.axis = .vertical
    sections.spacing = 24

    let notificationsSection = UIStackView(frame: CGRect(x: 0, y: 0, width: 343, height: 224))
    notificationsSection.axis = .vertical
    notificationsSection.spacing = 8

    let notificationsHeader = UILabel.designed(
      "NOTIFICATIONS", font: .systemFont(ofSize: 13), frame: CGRect(x: 0, y: 0, width: 343, height: 16),
      color: .secondaryLabel)
    notificationsSection.addArranged(notificationsHeader)

    let alertsRow = UIStackView(frame: CGRect(x: 0, y: 24, width: 343, height: 44))
    alertsRow.alignment = .center
    alertsRow.spacing = 12

    let alertsLabel = UILabel.designed(
      "Allow notifications", font: .systemFont(ofSize: 15), frame: CGRect(x: 0, y: 13, width: 282, height: 18)
    )
    alertsRow.addArranged(alertsLabel)

    let alertsSwitch = UISwitch(frame: CGRect(x: 294, y: 6.5, width: 51, height: 31))
    alertsSwitch.isOn = true
    alertsSwitch.addTarget(view, action: Selector(("switchChanged:")), for: .valueChanged)
    alertsRow.addArranged(alertsSwitch)
    notificationsSection.addArranged(alertsRow)

    let soundsRow = UIStackView(frame: CGRect(x: 0, y: 76, width: 343, height: 44))
    soundsRow.alignment = .center
    soundsRow.spacing = 12

    let soundsLabel = UILabel.designed(
      "Sounds", font: .systemFont(ofSize: 15), frame: CGRect(x: 0, y: 13, width: 282, height: 18))
    soundsRow.addArranged(soundsLabel)

    let soundsSwitch = UISwitch(frame: CGRect(x: 294, y: 6.5, width: 51, height: 31))
    soundsSwitch.addTarget(view, action: Selector(("switchChanged:")), for: .valueChanged)
    soundsRow.addArranged(soundsSwitch)
    notificationsSection.addArranged(soundsRow)

    let previewRow = UIStackView(frame: CGRect(x: 0, y: 128, width: 343, height: 44))
    previewRow.alignment = .center
    previewRow.spacing = 12

    let previewLabel = UILabel.designed(
      "Show previews", font: .systemFont(ofSize: 15), frame: CGRect(x: 0, y: 13, width: 282, height: 18))
    previewRow.addArranged(previewLabel)

    let previewSwitch = UISwitch(frame: CGRect(x: 294, y: 6.5, width: 51, height: 31))
    previewSwitch.isOn = true
    previewSwitch.addTarget(view, action: Selector(("switchChanged:")), for: .valueChanged)
    previewRow.addArranged(previewSwitch)
    notificationsSection.addArranged(previewRow)

    let volumeRow = UIStackView(frame: CGRect(x: 0, y: 180, width: 343, height: 44))
    volumeRow.alignment = .center
    volumeRow.spacing = 12

    let volumeLabel = UILabel.designed(
      "Volume", font: .systemFont(ofSize: 15), frame: CGRect(x: 0, y: 13, width: 151, height: 18))
    volumeRow.addArranged(volumeLabel)

    let volumeSlider = UISlider(frame: CGRect(x: 161, y: 7, width: 184, height: 31))
    volumeSlider.setContentHuggingPriority(.defaultLow, for: .vertical)
    volumeSlider.value = 0.75
    volumeSlider.addTarget(view, action: Selector(("volumeChanged:")), for: .valueChanged)
    volumeRow.addArranged(volumeSlider)
    notificationsSection.addArranged(volumeRow)
    sections.addArranged(notificationsSection)

    let displaySection = UIStackView(frame: CGRect(x: 0, y: 248, width: 343, height: 224))
    displaySection.axis = .vertical
    displaySection.spacing = 8

    let displayHeader = UILabel.designed(
      "DISPLAY", font: .systemFont(ofSize: 13), frame: CGRect(x: 0, y: 0, width: 343, height: 16),
      color: .secondaryLabel)
    displaySection.addArranged(displayHeader)

    let textRow = UIStackView(frame: CGRect(x: 0, y: 24, width: 343, height: 44))
    textRow.alignment = .center
    textRow.spacing = 12

    let textLabel = UILabel.designed(
      "Text size", font: .systemFont(ofSize: 15), frame: CGRect(x: 0, y: 13, width: 151, height: 18))
    textRow.addArranged(textLabel)

    let textSizeControl = UISegmentedControl(items: ["S", "M", "L"])
    textSizeControl.frame = CGRect(x: 163, y: 6, width: 180, height: 33)
    textSizeControl.setContentHuggingPriority(.defaultLow, for: .vertical)
    textSizeControl.selectedSegmentIndex = 1
    textSizeControl.contentHorizontalAlignment = .left
    textSizeControl.contentVerticalAlignment = .top
    textSizeControl.addTarget(view, action: Selector(("textSizeChanged:")), for: .valueChanged)
    textRow.addArranged(textSizeControl)
    displaySection.addArranged(textRow)

    let badgeRow = UIStackView(frame: CGRect(x: 0, y: 76, width: 343, height: 44))
    badgeRow.alignment = .center
    badgeRow.spacing = 12

    let badgeLabel = UILabel.designed(
      "Badge limit", font: .systemFont(ofSize: 15), frame: CGRect(x: 0, y: 13, width: 237, height: 18))
    badgeRow.addArranged(badgeLabel)

    let badgeStepper = UIStepper(frame: CGRect(x: 249, y: 6, width: 94, height: 32))
    badgeStepper.maximumValue = 20
    badgeStepper.value = 5
    badgeStepper.addTarget(view, action: Selector(("badgeLimitChanged:")), for: .valueChanged)
    badgeRow.addArranged(badgeStepper)
    displaySection.addArranged(badgeRow)

    let contrastRow = UIStackView(frame: CGRect(x: 0, y: 128, width: 343, height: 44))
    contrastRow.alignment = .center
    contrastRow.spacing = 12

    let contrastLabel = UILabel.designed(
      "Increase contrast", font: .systemFont(ofSize: 15), frame: CGRect(x: 0, y: 13, width: 282, height: 18))
    contrastRow.addArranged(contrastLabel)

    let contrastSwitch = UISwitch(frame: CGRect(x: 294, y: 6.5, width: 51, height: 31))
    contrastSwitch.addTarget(view, action: Selector(("switchChanged:")), for: .valueChanged)
    contrastRow.addArranged(contrastSwitch)
    displaySection.addArranged(contrastRow)

    let motionRow = UIStackView(frame: CGRect(x: 0, y: 180, width: 343, height: 44))
    motionRow.alignment = .center
    motionRow.spacing = 12

    let motionLabel = UILabel.designed(
      "Reduce motion", font: .systemFont(ofSize: 15), frame: CGRect(x: 0, y: 13, width: 282, height: 18))
    motionRow.addArranged(motionLabel)

    let motionSwitch = UISwitch(frame: CGRect(x: 294, y: 6.5, width: 51, height: 31))
    motionSwitch.addTarget(view, action: Selector(("switchChanged:")), for: .valueChanged)
    motionRow.addArranged(motionSwitch)
    displaySection.addArranged(motionRow)
    sections.addArranged(displaySection)

    let aboutSection = UIStackView(frame: CGRect(x: 0, y: 496, width: 343, height: 120))
    aboutSection.axis = .vertical
    aboutSection.spacing = 8

    let aboutHeader = UILabel.designed(
      "ABOUT", font: .systemFont(ofSize: 13), frame: CGRect(x: 0, y: 0, width: 343, height: 16),
      color: .secondaryLabel)
    aboutSection.addArranged(aboutHeader)

    let aboutTextView = UITextView(frame: CGRect(x: 0, y: 24, width: 343, height: 96))
    aboutTextView.text = "Settings are kept on this device only."
    aboutTextView.font = .systemFont(ofSize: 14)
    aboutTextView.textColor = .secondaryLabel
    aboutTextView.isEditable = false
    aboutTextView.autocapitalizationType = .sentences
    aboutTextView.backgroundColor = .systemGroupedBackground
    aboutSection.addArranged(aboutTextView)
    sections.addArranged(aboutSection)
    contentView.addConstrained(sections)
    scrollView.addConstrained(contentView)
    view.addConstrained(scrollView)

    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      safeArea.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      contentView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      contentView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      scrollView.contentLayoutGuide.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      scrollView.contentLayoutGuide.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      contentView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      sections.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      sections.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: sections.trailingAnchor, constant: 16),
      contentView.bottomAnchor.constraint(equalTo: sections.bottomAnchor, constant: 16),
      alertsRow.heightAnchor.constraint(equalToConstant: 44),
      soundsRow.heightAnchor.constraint(equalToConstant: 44),
      previewRow.heightAnchor.constraint(equalToConstant: 44),
      volumeRow.heightAnchor.constraint(equalToConstant: 44),
      textRow.heightAnchor.constraint(equalToConstant: 44),
      badgeRow.heightAnchor.constraint(equalToConstant: 44),
      contrastRow.heightAnchor.constraint(equalToConstant: 44),
      motionRow.heightAnchor.constraint(equalToConstant: 44),
      volumeSlider.widthAnchor.constraint(equalToConstant: 180),
      textSizeControl.widthAnchor.constraint(equalToConstant: 180),
      textSizeControl.heightAnchor.constraint(equalToConstant: 32),
      aboutTextView.heightAnchor.constraint(equalToConstant: 96),
    ])

    view.aboutTextView = aboutTextView
    view.alertsSwitch = alertsSwitch
    view.badgeLabel = badgeLabel
    view.badgeStepper = badgeStepper
    view.contrastSwitch = contrastSwitch
    view.motionSwitch = motionSwitch
    view.previewSwitch = previewSwitch
    view.scrollView = scrollView
    view.soundsSwitch = soundsSwitch
    view.textSizeControl = textSizeControl
    view.volumeSlider = volumeSlider
    return view
  }
}
