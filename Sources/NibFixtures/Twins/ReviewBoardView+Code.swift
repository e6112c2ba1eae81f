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
    var top = view.topAnchor
    for (index, name) in ["Ada", "Grace", "Katherine", "Mary"].enumerated() {
      let row = makeRow(index, name: name)
      view.addConstrained(row)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        row.topAnchor.constraint(equalTo: top),
        row.heightAnchor.constraint(equalToConstant: 72),
      ])
      top = row.bottomAnchor
    }
    return view
  }

  private static func makeRow(_ index: Int, name: String) -> UIView {
    let row = UIView(frame: CGRect(x: 0, y: 72 * CGFloat(index), width: 375, height: 72))

    let avatar = AvatarView(frame: CGRect(x: 16, y: 12, width: 48, height: 48))
    avatar.applyDesign(contentMode: .scaleAspectFill)
    avatar.backgroundColor = .systemGray5
    row.addConstrained(avatar)

    let tag = TagLabel(frame: CGRect(x: 76, y: 12, width: 88, height: 22))
    tag.applyDesign(name, font: .systemFont(ofSize: 13), alignment: .center)
    row.addConstrained(tag)

    let rating = RatingView(frame: CGRect(x: 172, y: 15, width: 80, height: 16))
    rating.rating = index + 1
    row.addConstrained(rating)

    let badge = BadgeLabel(frame: CGRect(x: 54, y: 12, width: 20, height: 20))
    badge.applyDesign(
      "\(3 * (index + 1))", font: .systemFont(ofSize: 12), color: .white, alignment: .center)
    row.addConstrained(badge)

    let meter = MeterView(frame: CGRect(x: 76, y: 44, width: 176, height: 8))
    meter.level = CGFloat(index + 1) / 4
    row.addConstrained(meter)

    let follow = PillButton(type: .system)
    follow.frame = CGRect(x: 287, y: 20, width: 72, height: 32)
    follow.setTitle("Follow", for: .normal)
    row.addConstrained(follow)

    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      avatar.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 48),
      avatar.widthAnchor.constraint(equalTo: avatar.heightAnchor),
      tag.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      tag.topAnchor.constraint(equalTo: row.topAnchor, constant: 12),
      tag.widthAnchor.constraint(equalToConstant: 88),
      tag.heightAnchor.constraint(equalToConstant: 22),
      rating.leadingAnchor.constraint(equalTo: tag.trailingAnchor, constant: 8),
      rating.centerYAnchor.constraint(equalTo: tag.centerYAnchor),
      rating.widthAnchor.constraint(equalToConstant: 80),
      rating.heightAnchor.constraint(equalToConstant: 16),
      meter.leadingAnchor.constraint(equalTo: tag.leadingAnchor),
      meter.trailingAnchor.constraint(equalTo: rating.trailingAnchor),
      meter.topAnchor.constraint(equalTo: tag.bottomAnchor, constant: 10),
      meter.heightAnchor.constraint(equalToConstant: 8),
      row.trailingAnchor.constraint(equalTo: follow.trailingAnchor, constant: 16),
      follow.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      follow.widthAnchor.constraint(equalToConstant: 72),
      follow.heightAnchor.constraint(equalToConstant: 32),
      badge.centerXAnchor.constraint(equalTo: avatar.trailingAnchor),
      badge.topAnchor.constraint(equalTo: avatar.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    return row
  }
}
