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
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    scrollView.keyboardDismissMode = .onDrag

    let container = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 648))
    container.translatesAutoresizingMaskIntoConstraints = false

    let stack = UIStackView(frame: CGRect(x: 16, y: 16, width: 343, height: 616))
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.spacing = 24

    let stack2 = UIStackView(frame: CGRect(x: 0, y: 0, width: 343, height: 224))
    stack2.translatesAutoresizingMaskIntoConstraints = false
    stack2.axis = .vertical
    stack2.spacing = 8

    let notificationsLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 343, height: 16))
    notificationsLabel.contentMode = .left
    notificationsLabel.translatesAutoresizingMaskIntoConstraints = false
    notificationsLabel.text = "NOTIFICATIONS"
    notificationsLabel.font = .systemFont(ofSize: 13)
    notificationsLabel.textColor = .secondaryLabel
    notificationsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    notificationsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack2.addArrangedSubview(notificationsLabel)

    let stack3 = UIStackView(frame: CGRect(x: 0, y: 24, width: 343, height: 44))
    stack3.translatesAutoresizingMaskIntoConstraints = false
    stack3.alignment = .center
    stack3.spacing = 12

    let allowNotificationsLabel = UILabel(frame: CGRect(x: 0, y: 13, width: 282, height: 18))
    allowNotificationsLabel.contentMode = .left
    allowNotificationsLabel.translatesAutoresizingMaskIntoConstraints = false
    allowNotificationsLabel.text = "Allow notifications"
    allowNotificationsLabel.font = .systemFont(ofSize: 15)
    allowNotificationsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    allowNotificationsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack3.addArrangedSubview(allowNotificationsLabel)

    let alertsSwitch = UISwitch(frame: CGRect(x: 294, y: 6.5, width: 51, height: 31))
    alertsSwitch.translatesAutoresizingMaskIntoConstraints = false
    alertsSwitch.isOn = true
    alertsSwitch.addTarget(view, action: Selector(("switchChanged:")), for: .valueChanged)
    stack3.addArrangedSubview(alertsSwitch)
    stack2.addArrangedSubview(stack3)

    let stack4 = UIStackView(frame: CGRect(x: 0, y: 76, width: 343, height: 44))
    stack4.translatesAutoresizingMaskIntoConstraints = false
    stack4.alignment = .center
    stack4.spacing = 12

    let soundsLabel = UILabel(frame: CGRect(x: 0, y: 13, width: 282, height: 18))
    soundsLabel.contentMode = .left
    soundsLabel.translatesAutoresizingMaskIntoConstraints = false
    soundsLabel.text = "Sounds"
    soundsLabel.font = .systemFont(ofSize: 15)
    soundsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    soundsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack4.addArrangedSubview(soundsLabel)

    let soundsSwitch = UISwitch(frame: CGRect(x: 294, y: 6.5, width: 51, height: 31))
    soundsSwitch.translatesAutoresizingMaskIntoConstraints = false
    soundsSwitch.addTarget(view, action: Selector(("switchChanged:")), for: .valueChanged)
    stack4.addArrangedSubview(soundsSwitch)
    stack2.addArrangedSubview(stack4)

    let stack5 = UIStackView(frame: CGRect(x: 0, y: 128, width: 343, height: 44))
    stack5.translatesAutoresizingMaskIntoConstraints = false
    stack5.alignment = .center
    stack5.spacing = 12

    let showPreviewsLabel = UILabel(frame: CGRect(x: 0, y: 13, width: 282, height: 18))
    showPreviewsLabel.contentMode = .left
    showPreviewsLabel.translatesAutoresizingMaskIntoConstraints = false
    showPreviewsLabel.text = "Show previews"
    showPreviewsLabel.font = .systemFont(ofSize: 15)
    showPreviewsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    showPreviewsLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack5.addArrangedSubview(showPreviewsLabel)

    let previewSwitch = UISwitch(frame: CGRect(x: 294, y: 6.5, width: 51, height: 31))
    previewSwitch.translatesAutoresizingMaskIntoConstraints = false
    previewSwitch.isOn = true
    previewSwitch.addTarget(view, action: Selector(("switchChanged:")), for: .valueChanged)
    stack5.addArrangedSubview(previewSwitch)
    stack2.addArrangedSubview(stack5)

    let stack6 = UIStackView(frame: CGRect(x: 0, y: 180, width: 343, height: 44))
    stack6.translatesAutoresizingMaskIntoConstraints = false
    stack6.alignment = .center
    stack6.spacing = 12

    let volumeLabel = UILabel(frame: CGRect(x: 0, y: 13, width: 151, height: 18))
    volumeLabel.contentMode = .left
    volumeLabel.translatesAutoresizingMaskIntoConstraints = false
    volumeLabel.text = "Volume"
    volumeLabel.font = .systemFont(ofSize: 15)
    volumeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    volumeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack6.addArrangedSubview(volumeLabel)

    let volumeSlider = UISlider(frame: CGRect(x: 161, y: 7, width: 184, height: 31))
    volumeSlider.translatesAutoresizingMaskIntoConstraints = false
    volumeSlider.value = 0.75
    volumeSlider.setContentHuggingPriority(.defaultLow, for: .vertical)
    volumeSlider.addTarget(view, action: Selector(("volumeChanged:")), for: .valueChanged)
    stack6.addArrangedSubview(volumeSlider)
    stack2.addArrangedSubview(stack6)
    stack.addArrangedSubview(stack2)

    let stack7 = makeStack7(view: view)
    stack.addArrangedSubview(stack7)

    let stack12 = UIStackView(frame: CGRect(x: 0, y: 496, width: 343, height: 120))
    stack12.translatesAutoresizingMaskIntoConstraints = false
    stack12.axis = .vertical
    stack12.spacing = 8

    let aboutLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 343, height: 16))
    aboutLabel.contentMode = .left
    aboutLabel.translatesAutoresizingMaskIntoConstraints = false
    aboutLabel.text = "ABOUT"
    aboutLabel.font = .systemFont(ofSize: 13)
    aboutLabel.textColor = .secondaryLabel
    aboutLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    aboutLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack12.addArrangedSubview(aboutLabel)

    let aboutTextView = UITextView(frame: CGRect(x: 0, y: 24, width: 343, height: 96))
    aboutTextView.backgroundColor = .systemGroupedBackground
    aboutTextView.translatesAutoresizingMaskIntoConstraints = false
    aboutTextView.text = "Settings are kept on this device only."
    aboutTextView.font = .systemFont(ofSize: 14)
    aboutTextView.textColor = .secondaryLabel
    aboutTextView.isEditable = false
    stack12.addArrangedSubview(aboutTextView)
    stack.addArrangedSubview(stack12)
    container.addSubview(stack)
    scrollView.addSubview(container)
    view.addSubview(scrollView)

    NSLayoutConstraint.activate([
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.contentLayoutGuide.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      scrollView.contentLayoutGuide.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      container.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      container.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      container.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      container.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      stack.topAnchor.constraint(equalTo: container.topAnchor, constant: 16),
      container.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
      stack3.heightAnchor.constraint(equalToConstant: 44),
      stack4.heightAnchor.constraint(equalToConstant: 44),
      stack5.heightAnchor.constraint(equalToConstant: 44),
      stack6.heightAnchor.constraint(equalToConstant: 44),
      volumeSlider.widthAnchor.constraint(equalToConstant: 180),
      aboutTextView.heightAnchor.constraint(equalToConstant: 96),
    ])

    view.alertsSwitch = alertsSwitch
    view.soundsSwitch = soundsSwitch
    view.previewSwitch = previewSwitch
    view.volumeSlider = volumeSlider
    view.aboutTextView = aboutTextView
    view.scrollView = scrollView
    return view
  }

  private static func makeStack7(view: SettingsView) -> UIStackView {
    let stack7 = UIStackView(frame: CGRect(x: 0, y: 248, width: 343, height: 224))
    stack7.translatesAutoresizingMaskIntoConstraints = false
    stack7.axis = .vertical
    stack7.spacing = 8

    let displayLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 343, height: 16))
    displayLabel.contentMode = .left
    displayLabel.translatesAutoresizingMaskIntoConstraints = false
    displayLabel.text = "DISPLAY"
    displayLabel.font = .systemFont(ofSize: 13)
    displayLabel.textColor = .secondaryLabel
    displayLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    displayLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack7.addArrangedSubview(displayLabel)

    let stack8 = UIStackView(frame: CGRect(x: 0, y: 24, width: 343, height: 44))
    stack8.translatesAutoresizingMaskIntoConstraints = false
    stack8.alignment = .center
    stack8.spacing = 12

    let textSizeLabel = UILabel(frame: CGRect(x: 0, y: 13, width: 151, height: 18))
    textSizeLabel.contentMode = .left
    textSizeLabel.translatesAutoresizingMaskIntoConstraints = false
    textSizeLabel.text = "Text size"
    textSizeLabel.font = .systemFont(ofSize: 15)
    textSizeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    textSizeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack8.addArrangedSubview(textSizeLabel)

    let textSizeControl = UISegmentedControl(items: ["S", "M", "L"])
    textSizeControl.frame = CGRect(x: 163, y: 6, width: 180, height: 33)
    textSizeControl.translatesAutoresizingMaskIntoConstraints = false
    textSizeControl.contentHorizontalAlignment = .left
    textSizeControl.contentVerticalAlignment = .top
    textSizeControl.selectedSegmentIndex = 1
    textSizeControl.setContentHuggingPriority(.defaultLow, for: .vertical)
    textSizeControl.addTarget(view, action: Selector(("textSizeChanged:")), for: .valueChanged)
    stack8.addArrangedSubview(textSizeControl)
    stack7.addArrangedSubview(stack8)

    let stack9 = UIStackView(frame: CGRect(x: 0, y: 76, width: 343, height: 44))
    stack9.translatesAutoresizingMaskIntoConstraints = false
    stack9.alignment = .center
    stack9.spacing = 12

    let badgeLabel = UILabel(frame: CGRect(x: 0, y: 13, width: 237, height: 18))
    badgeLabel.contentMode = .left
    badgeLabel.translatesAutoresizingMaskIntoConstraints = false
    badgeLabel.text = "Badge limit"
    badgeLabel.font = .systemFont(ofSize: 15)
    badgeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    badgeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack9.addArrangedSubview(badgeLabel)

    let badgeStepper = UIStepper(frame: CGRect(x: 249, y: 6, width: 94, height: 32))
    badgeStepper.translatesAutoresizingMaskIntoConstraints = false
    badgeStepper.maximumValue = 20
    badgeStepper.value = 5
    badgeStepper.addTarget(view, action: Selector(("badgeLimitChanged:")), for: .valueChanged)
    stack9.addArrangedSubview(badgeStepper)
    stack7.addArrangedSubview(stack9)

    let stack10 = UIStackView(frame: CGRect(x: 0, y: 128, width: 343, height: 44))
    stack10.translatesAutoresizingMaskIntoConstraints = false
    stack10.alignment = .center
    stack10.spacing = 12

    let increaseContrastLabel = UILabel(frame: CGRect(x: 0, y: 13, width: 282, height: 18))
    increaseContrastLabel.contentMode = .left
    increaseContrastLabel.translatesAutoresizingMaskIntoConstraints = false
    increaseContrastLabel.text = "Increase contrast"
    increaseContrastLabel.font = .systemFont(ofSize: 15)
    increaseContrastLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    increaseContrastLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack10.addArrangedSubview(increaseContrastLabel)

    let contrastSwitch = UISwitch(frame: CGRect(x: 294, y: 6.5, width: 51, height: 31))
    contrastSwitch.translatesAutoresizingMaskIntoConstraints = false
    contrastSwitch.addTarget(view, action: Selector(("switchChanged:")), for: .valueChanged)
    stack10.addArrangedSubview(contrastSwitch)
    stack7.addArrangedSubview(stack10)

    let stack11 = UIStackView(frame: CGRect(x: 0, y: 180, width: 343, height: 44))
    stack11.translatesAutoresizingMaskIntoConstraints = false
    stack11.alignment = .center
    stack11.spacing = 12

    let reduceMotionLabel = UILabel(frame: CGRect(x: 0, y: 13, width: 282, height: 18))
    reduceMotionLabel.contentMode = .left
    reduceMotionLabel.translatesAutoresizingMaskIntoConstraints = false
    reduceMotionLabel.text = "Reduce motion"
    reduceMotionLabel.font = .systemFont(ofSize: 15)
    reduceMotionLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    reduceMotionLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack11.addArrangedSubview(reduceMotionLabel)

    let motionSwitch = UISwitch(frame: CGRect(x: 294, y: 6.5, width: 51, height: 31))
    motionSwitch.translatesAutoresizingMaskIntoConstraints = false
    motionSwitch.addTarget(view, action: Selector(("switchChanged:")), for: .valueChanged)
    stack11.addArrangedSubview(motionSwitch)
    stack7.addArrangedSubview(stack11)

    NSLayoutConstraint.activate([
      stack8.heightAnchor.constraint(equalToConstant: 44),
      textSizeControl.widthAnchor.constraint(equalToConstant: 180),
      textSizeControl.heightAnchor.constraint(equalToConstant: 32),
      stack9.heightAnchor.constraint(equalToConstant: 44),
      stack10.heightAnchor.constraint(equalToConstant: 44),
      stack11.heightAnchor.constraint(equalToConstant: 44),
    ])

    view.textSizeControl = textSizeControl
    view.badgeLabel = badgeLabel
    view.badgeStepper = badgeStepper
    view.contrastSwitch = contrastSwitch
    view.motionSwitch = motionSwitch
    return stack7
  }
}
