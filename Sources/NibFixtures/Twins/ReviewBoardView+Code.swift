#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension ReviewBoardView {
  /// The tree of `ReviewBoardView.xib`.
  public static func makeInCode() -> ReviewBoardView {
    let view = ReviewBoardView(frame: CGRect(x: 0, y: 0, width: 375, height: 288))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground

    let container = makeContainer()
    view.addSubview(container)

    let container2 = makeContainer2()
    view.addSubview(container2)

    let container3 = UIView(frame: CGRect(x: 0, y: 144, width: 375, height: 72))
    container3.translatesAutoresizingMaskIntoConstraints = false

    let avatarView3 = AvatarView(frame: CGRect(x: 16, y: 12, width: 48, height: 48))
    avatarView3.backgroundColor = .systemGray5
    avatarView3.contentMode = .scaleAspectFill
    avatarView3.clipsToBounds = true
    avatarView3.translatesAutoresizingMaskIntoConstraints = false
    avatarView3.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    avatarView3.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container3.addSubview(avatarView3)

    let katherineTagLabel = TagLabel(frame: CGRect(x: 76, y: 12, width: 88, height: 22))
    katherineTagLabel.contentMode = .left
    katherineTagLabel.translatesAutoresizingMaskIntoConstraints = false
    katherineTagLabel.text = "Katherine"
    katherineTagLabel.font = .systemFont(ofSize: 13)
    katherineTagLabel.textAlignment = .center
    katherineTagLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    katherineTagLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container3.addSubview(katherineTagLabel)

    let ratingView3 = RatingView(frame: CGRect(x: 172, y: 15, width: 80, height: 16))
    ratingView3.translatesAutoresizingMaskIntoConstraints = false
    ratingView3.rating = 3
    container3.addSubview(ratingView3)

    let badgeLabel3 = BadgeLabel(frame: CGRect(x: 54, y: 12, width: 20, height: 20))
    badgeLabel3.contentMode = .left
    badgeLabel3.translatesAutoresizingMaskIntoConstraints = false
    badgeLabel3.text = "9"
    badgeLabel3.font = .systemFont(ofSize: 12)
    badgeLabel3.textColor = .white
    badgeLabel3.textAlignment = .center
    badgeLabel3.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    badgeLabel3.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container3.addSubview(badgeLabel3)

    let meterView3 = MeterView(frame: CGRect(x: 76, y: 44, width: 176, height: 8))
    meterView3.translatesAutoresizingMaskIntoConstraints = false
    meterView3.level = 0.75
    container3.addSubview(meterView3)

    let followPillButton3 = PillButton(type: .system)
    followPillButton3.frame = CGRect(x: 287, y: 20, width: 72, height: 32)
    followPillButton3.translatesAutoresizingMaskIntoConstraints = false
    followPillButton3.setTitle("Follow", for: .normal)
    container3.addSubview(followPillButton3)
    view.addSubview(container3)

    let container4 = UIView(frame: CGRect(x: 0, y: 216, width: 375, height: 72))
    container4.translatesAutoresizingMaskIntoConstraints = false

    let avatarView4 = AvatarView(frame: CGRect(x: 16, y: 12, width: 48, height: 48))
    avatarView4.backgroundColor = .systemGray5
    avatarView4.contentMode = .scaleAspectFill
    avatarView4.clipsToBounds = true
    avatarView4.translatesAutoresizingMaskIntoConstraints = false
    avatarView4.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    avatarView4.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container4.addSubview(avatarView4)

    let maryTagLabel = TagLabel(frame: CGRect(x: 76, y: 12, width: 88, height: 22))
    maryTagLabel.contentMode = .left
    maryTagLabel.translatesAutoresizingMaskIntoConstraints = false
    maryTagLabel.text = "Mary"
    maryTagLabel.font = .systemFont(ofSize: 13)
    maryTagLabel.textAlignment = .center
    maryTagLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    maryTagLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container4.addSubview(maryTagLabel)

    let ratingView4 = RatingView(frame: CGRect(x: 172, y: 15, width: 80, height: 16))
    ratingView4.translatesAutoresizingMaskIntoConstraints = false
    ratingView4.rating = 4
    container4.addSubview(ratingView4)

    let badgeLabel4 = BadgeLabel(frame: CGRect(x: 54, y: 12, width: 20, height: 20))
    badgeLabel4.contentMode = .left
    badgeLabel4.translatesAutoresizingMaskIntoConstraints = false
    badgeLabel4.text = "12"
    badgeLabel4.font = .systemFont(ofSize: 12)
    badgeLabel4.textColor = .white
    badgeLabel4.textAlignment = .center
    badgeLabel4.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    badgeLabel4.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container4.addSubview(badgeLabel4)

    let meterView4 = MeterView(frame: CGRect(x: 76, y: 44, width: 176, height: 8))
    meterView4.translatesAutoresizingMaskIntoConstraints = false
    meterView4.level = 1
    container4.addSubview(meterView4)

    let followPillButton4 = PillButton(type: .system)
    followPillButton4.frame = CGRect(x: 287, y: 20, width: 72, height: 32)
    followPillButton4.translatesAutoresizingMaskIntoConstraints = false
    followPillButton4.setTitle("Follow", for: .normal)
    container4.addSubview(followPillButton4)
    view.addSubview(container4)

    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      container.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container.topAnchor.constraint(equalTo: view.topAnchor),
      container2.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container2.trailingAnchor),
      container2.topAnchor.constraint(equalTo: container.bottomAnchor),
      container3.topAnchor.constraint(equalTo: container2.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: container3.trailingAnchor),
      container3.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      container4.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container4.trailingAnchor),
      container4.topAnchor.constraint(equalTo: container3.bottomAnchor),
      avatarView3.centerYAnchor.constraint(equalTo: container3.centerYAnchor),
      avatarView3.leadingAnchor.constraint(equalTo: container3.leadingAnchor, constant: 16),
      katherineTagLabel.leadingAnchor.constraint(equalTo: avatarView3.trailingAnchor, constant: 12),
      katherineTagLabel.topAnchor.constraint(equalTo: container3.topAnchor, constant: 12),
      ratingView3.centerYAnchor.constraint(equalTo: katherineTagLabel.centerYAnchor),
      ratingView3.leadingAnchor.constraint(equalTo: katherineTagLabel.trailingAnchor, constant: 8),
      badgeLabel3.topAnchor.constraint(equalTo: avatarView3.topAnchor),
      badgeLabel3.centerXAnchor.constraint(equalTo: avatarView3.trailingAnchor),
      meterView3.trailingAnchor.constraint(equalTo: ratingView3.trailingAnchor),
      meterView3.leadingAnchor.constraint(equalTo: katherineTagLabel.leadingAnchor),
      meterView3.topAnchor.constraint(equalTo: katherineTagLabel.bottomAnchor, constant: 10),
      container3.trailingAnchor.constraint(equalTo: followPillButton3.trailingAnchor, constant: 16),
      followPillButton3.centerYAnchor.constraint(equalTo: container3.centerYAnchor),
      container3.heightAnchor.constraint(equalToConstant: 72),
      avatarView3.widthAnchor.constraint(equalTo: avatarView3.heightAnchor),
      avatarView3.widthAnchor.constraint(equalToConstant: 48),
      katherineTagLabel.heightAnchor.constraint(equalToConstant: 22),
      katherineTagLabel.widthAnchor.constraint(equalToConstant: 88),
      ratingView3.widthAnchor.constraint(equalToConstant: 80),
      ratingView3.heightAnchor.constraint(equalToConstant: 16),
      badgeLabel3.widthAnchor.constraint(equalToConstant: 20),
      badgeLabel3.heightAnchor.constraint(equalToConstant: 20),
      meterView3.heightAnchor.constraint(equalToConstant: 8),
      followPillButton3.widthAnchor.constraint(equalToConstant: 72),
      followPillButton3.heightAnchor.constraint(equalToConstant: 32),
      avatarView4.leadingAnchor.constraint(equalTo: container4.leadingAnchor, constant: 16),
      avatarView4.centerYAnchor.constraint(equalTo: container4.centerYAnchor),
      maryTagLabel.topAnchor.constraint(equalTo: container4.topAnchor, constant: 12),
    ])

    NSLayoutConstraint.activate([
      maryTagLabel.leadingAnchor.constraint(equalTo: avatarView4.trailingAnchor, constant: 12),
      ratingView4.leadingAnchor.constraint(equalTo: maryTagLabel.trailingAnchor, constant: 8),
      ratingView4.centerYAnchor.constraint(equalTo: maryTagLabel.centerYAnchor),
      badgeLabel4.topAnchor.constraint(equalTo: avatarView4.topAnchor),
      badgeLabel4.centerXAnchor.constraint(equalTo: avatarView4.trailingAnchor),
      meterView4.leadingAnchor.constraint(equalTo: maryTagLabel.leadingAnchor),
      meterView4.topAnchor.constraint(equalTo: maryTagLabel.bottomAnchor, constant: 10),
      meterView4.trailingAnchor.constraint(equalTo: ratingView4.trailingAnchor),
      container4.trailingAnchor.constraint(equalTo: followPillButton4.trailingAnchor, constant: 16),
      followPillButton4.centerYAnchor.constraint(equalTo: container4.centerYAnchor),
      container4.heightAnchor.constraint(equalToConstant: 72),
      avatarView4.widthAnchor.constraint(equalToConstant: 48),
      avatarView4.widthAnchor.constraint(equalTo: avatarView4.heightAnchor),
      maryTagLabel.widthAnchor.constraint(equalToConstant: 88),
      maryTagLabel.heightAnchor.constraint(equalToConstant: 22),
      ratingView4.widthAnchor.constraint(equalToConstant: 80),
      ratingView4.heightAnchor.constraint(equalToConstant: 16),
      badgeLabel4.heightAnchor.constraint(equalToConstant: 20),
      badgeLabel4.widthAnchor.constraint(equalToConstant: 20),
      meterView4.heightAnchor.constraint(equalToConstant: 8),
      followPillButton4.widthAnchor.constraint(equalToConstant: 72),
      followPillButton4.heightAnchor.constraint(equalToConstant: 32),
    ])
    return view
  }

  private static func makeContainer() -> UIView {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 72))
    container.translatesAutoresizingMaskIntoConstraints = false

    let avatarView = AvatarView(frame: CGRect(x: 16, y: 12, width: 48, height: 48))
    avatarView.backgroundColor = .systemGray5
    avatarView.contentMode = .scaleAspectFill
    avatarView.clipsToBounds = true
    avatarView.translatesAutoresizingMaskIntoConstraints = false
    avatarView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    avatarView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container.addSubview(avatarView)

    let adaTagLabel = TagLabel(frame: CGRect(x: 76, y: 12, width: 88, height: 22))
    adaTagLabel.contentMode = .left
    adaTagLabel.translatesAutoresizingMaskIntoConstraints = false
    adaTagLabel.text = "Ada"
    adaTagLabel.font = .systemFont(ofSize: 13)
    adaTagLabel.textAlignment = .center
    adaTagLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    adaTagLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container.addSubview(adaTagLabel)

    let ratingView = RatingView(frame: CGRect(x: 172, y: 15, width: 80, height: 16))
    ratingView.translatesAutoresizingMaskIntoConstraints = false
    ratingView.rating = 1
    container.addSubview(ratingView)

    let badgeLabel = BadgeLabel(frame: CGRect(x: 54, y: 12, width: 20, height: 20))
    badgeLabel.contentMode = .left
    badgeLabel.translatesAutoresizingMaskIntoConstraints = false
    badgeLabel.text = "3"
    badgeLabel.font = .systemFont(ofSize: 12)
    badgeLabel.textColor = .white
    badgeLabel.textAlignment = .center
    badgeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    badgeLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container.addSubview(badgeLabel)

    let meterView = MeterView(frame: CGRect(x: 76, y: 44, width: 176, height: 8))
    meterView.translatesAutoresizingMaskIntoConstraints = false
    meterView.level = 0.25
    container.addSubview(meterView)

    let followPillButton = PillButton(type: .system)
    followPillButton.frame = CGRect(x: 287, y: 20, width: 72, height: 32)
    followPillButton.translatesAutoresizingMaskIntoConstraints = false
    followPillButton.setTitle("Follow", for: .normal)
    container.addSubview(followPillButton)

    NSLayoutConstraint.activate([
      avatarView.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      avatarView.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      adaTagLabel.leadingAnchor.constraint(equalTo: avatarView.trailingAnchor, constant: 12),
      adaTagLabel.topAnchor.constraint(equalTo: container.topAnchor, constant: 12),
      ratingView.leadingAnchor.constraint(equalTo: adaTagLabel.trailingAnchor, constant: 8),
      ratingView.centerYAnchor.constraint(equalTo: adaTagLabel.centerYAnchor),
      badgeLabel.centerXAnchor.constraint(equalTo: avatarView.trailingAnchor),
      badgeLabel.topAnchor.constraint(equalTo: avatarView.topAnchor),
      meterView.topAnchor.constraint(equalTo: adaTagLabel.bottomAnchor, constant: 10),
      meterView.leadingAnchor.constraint(equalTo: adaTagLabel.leadingAnchor),
      meterView.trailingAnchor.constraint(equalTo: ratingView.trailingAnchor),
      followPillButton.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      container.trailingAnchor.constraint(equalTo: followPillButton.trailingAnchor, constant: 16),
      container.heightAnchor.constraint(equalToConstant: 72),
      avatarView.widthAnchor.constraint(equalTo: avatarView.heightAnchor),
      avatarView.widthAnchor.constraint(equalToConstant: 48),
      adaTagLabel.widthAnchor.constraint(equalToConstant: 88),
      adaTagLabel.heightAnchor.constraint(equalToConstant: 22),
      ratingView.heightAnchor.constraint(equalToConstant: 16),
      ratingView.widthAnchor.constraint(equalToConstant: 80),
      badgeLabel.heightAnchor.constraint(equalToConstant: 20),
      badgeLabel.widthAnchor.constraint(equalToConstant: 20),
      meterView.heightAnchor.constraint(equalToConstant: 8),
      followPillButton.heightAnchor.constraint(equalToConstant: 32),
      followPillButton.widthAnchor.constraint(equalToConstant: 72),
    ])
    return container
  }

  private static func makeContainer2() -> UIView {
    let container2 = UIView(frame: CGRect(x: 0, y: 72, width: 375, height: 72))
    container2.translatesAutoresizingMaskIntoConstraints = false

    let avatarView2 = AvatarView(frame: CGRect(x: 16, y: 12, width: 48, height: 48))
    avatarView2.backgroundColor = .systemGray5
    avatarView2.contentMode = .scaleAspectFill
    avatarView2.clipsToBounds = true
    avatarView2.translatesAutoresizingMaskIntoConstraints = false
    avatarView2.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    avatarView2.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container2.addSubview(avatarView2)

    let graceTagLabel = TagLabel(frame: CGRect(x: 76, y: 12, width: 88, height: 22))
    graceTagLabel.contentMode = .left
    graceTagLabel.translatesAutoresizingMaskIntoConstraints = false
    graceTagLabel.text = "Grace"
    graceTagLabel.font = .systemFont(ofSize: 13)
    graceTagLabel.textAlignment = .center
    graceTagLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    graceTagLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container2.addSubview(graceTagLabel)

    let ratingView2 = RatingView(frame: CGRect(x: 172, y: 15, width: 80, height: 16))
    ratingView2.translatesAutoresizingMaskIntoConstraints = false
    ratingView2.rating = 2
    container2.addSubview(ratingView2)

    let badgeLabel2 = BadgeLabel(frame: CGRect(x: 54, y: 12, width: 20, height: 20))
    badgeLabel2.contentMode = .left
    badgeLabel2.translatesAutoresizingMaskIntoConstraints = false
    badgeLabel2.text = "6"
    badgeLabel2.font = .systemFont(ofSize: 12)
    badgeLabel2.textColor = .white
    badgeLabel2.textAlignment = .center
    badgeLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    badgeLabel2.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container2.addSubview(badgeLabel2)

    let meterView2 = MeterView(frame: CGRect(x: 76, y: 44, width: 176, height: 8))
    meterView2.translatesAutoresizingMaskIntoConstraints = false
    meterView2.level = 0.5
    container2.addSubview(meterView2)

    let followPillButton2 = PillButton(type: .system)
    followPillButton2.frame = CGRect(x: 287, y: 20, width: 72, height: 32)
    followPillButton2.translatesAutoresizingMaskIntoConstraints = false
    followPillButton2.setTitle("Follow", for: .normal)
    container2.addSubview(followPillButton2)

    NSLayoutConstraint.activate([
      avatarView2.leadingAnchor.constraint(equalTo: container2.leadingAnchor, constant: 16),
      avatarView2.centerYAnchor.constraint(equalTo: container2.centerYAnchor),
      graceTagLabel.leadingAnchor.constraint(equalTo: avatarView2.trailingAnchor, constant: 12),
      graceTagLabel.topAnchor.constraint(equalTo: container2.topAnchor, constant: 12),
      ratingView2.centerYAnchor.constraint(equalTo: graceTagLabel.centerYAnchor),
      ratingView2.leadingAnchor.constraint(equalTo: graceTagLabel.trailingAnchor, constant: 8),
      badgeLabel2.topAnchor.constraint(equalTo: avatarView2.topAnchor),
      badgeLabel2.centerXAnchor.constraint(equalTo: avatarView2.trailingAnchor),
      meterView2.leadingAnchor.constraint(equalTo: graceTagLabel.leadingAnchor),
      meterView2.trailingAnchor.constraint(equalTo: ratingView2.trailingAnchor),
      meterView2.topAnchor.constraint(equalTo: graceTagLabel.bottomAnchor, constant: 10),
      followPillButton2.centerYAnchor.constraint(equalTo: container2.centerYAnchor),
      container2.trailingAnchor.constraint(equalTo: followPillButton2.trailingAnchor, constant: 16),
      container2.heightAnchor.constraint(equalToConstant: 72),
      avatarView2.widthAnchor.constraint(equalTo: avatarView2.heightAnchor),
      avatarView2.widthAnchor.constraint(equalToConstant: 48),
      graceTagLabel.widthAnchor.constraint(equalToConstant: 88),
      graceTagLabel.heightAnchor.constraint(equalToConstant: 22),
      ratingView2.heightAnchor.constraint(equalToConstant: 16),
      ratingView2.widthAnchor.constraint(equalToConstant: 80),
      badgeLabel2.heightAnchor.constraint(equalToConstant: 20),
      badgeLabel2.widthAnchor.constraint(equalToConstant: 20),
      meterView2.heightAnchor.constraint(equalToConstant: 8),
      followPillButton2.widthAnchor.constraint(equalToConstant: 72),
      followPillButton2.heightAnchor.constraint(equalToConstant: 32),
    ])
    return container2
  }
}
