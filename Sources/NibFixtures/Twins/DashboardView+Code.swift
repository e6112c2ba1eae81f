#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension DashboardView {
  private static let figures = [
    ("Visits", "1,204"), ("Sales", "318"), ("Returns", "7"), ("Rating", "4.6"), ("Queue", "12"),
    ("Uptime", "99.9"),
  ]

  /// The tree of `DashboardView.xib`.
  public static func makeInCode() -> DashboardView {
    let view = DashboardView(frame: CGRect(x: 0, y: 0, width: 360, height: 480))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground

    let rows = UIStackView(frame: CGRect(x: 12, y: 12, width: 336, height: 456))
    rows.axis = .vertical
    rows.distribution = .fillEqually
    rows.spacing = 12
    for row in 0..<3 {
      let cards = UIStackView(frame: CGRect(x: 0, y: 156 * CGFloat(row), width: 336, height: 144))
      cards.distribution = .fillEqually
      cards.spacing = 12
      for column in 0..<2 { cards.addArranged(makeCard(2 * row + column)) }
      rows.addArranged(cards)
    }
    view.addConstrained(rows)
    NSLayoutConstraint.activate([
      rows.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      rows.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      view.trailingAnchor.constraint(equalTo: rows.trailingAnchor, constant: 12),
      view.bottomAnchor.constraint(equalTo: rows.bottomAnchor, constant: 12),
    ])
    return view
  }

  private static func makeCard(_ index: Int) -> UIStackView {
    let card = UIStackView(frame: CGRect(x: 174 * CGFloat(index % 2), y: 0, width: 162, height: 144))
    card.axis = .vertical
    card.spacing = 4

    let caption = UILabel.designed(
      figures[index].0, font: .systemFont(ofSize: 12), frame: CGRect(x: 0, y: 0, width: 162, height: 16),
      color: .secondaryLabel)
    card.addArranged(caption)

    let values = UIStackView(frame: CGRect(x: 0, y: 20, width: 162, height: 116))
    values.distribution = .fillEqually
    values.spacing = 8
    values.addArranged(
      UILabel.designed(
        figures[index].1, font: .boldSystemFont(ofSize: 28),
        frame: CGRect(x: 0, y: 0, width: 77, height: 116)))
    values.addArranged(
      UILabel.designed(
        "+\(index + 1) %", font: .systemFont(ofSize: 15), frame: CGRect(x: 85, y: 0, width: 77, height: 116),
        alignment: .right))
    card.addArranged(values)

    let progress = UIProgressView(frame: CGRect(x: 0, y: 140, width: 162, height: 4))
    progress.progress = Float(index + 1) / 8
    card.addArranged(progress)

    NSLayoutConstraint.activate([
      caption.heightAnchor.constraint(equalToConstant: 16),
      progress.heightAnchor.constraint(equalToConstant: 4),
    ])
    return card
  }
}
