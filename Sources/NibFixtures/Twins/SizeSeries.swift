#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// Builds the lists of the size series: a heading, rows of five views, and from three rows on a footer.
enum SizeSeries {
  private static let tints = [
    UIColor(red: 0.2, green: 0.6, blue: 0.86274509803921573, alpha: 1),
    UIColor(red: 0.90588235294117647, green: 0.29803921568627451, blue: 0.23529411764705882, alpha: 1),
    UIColor(red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1),
  ]
  private static let titles = (0...99).map { "Row \($0)" }
  private static let details = ["Updated today", "Not synchronised", "Shared with two people", "Archived"]

  /// Fills a view that was made in the size of its nib.
  static func fill(_ view: UIView, title: String, rows: Int) {
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .white
    let header = UILabel.designed(
      title, font: .boldSystemFont(ofSize: 20), frame: CGRect(x: 16, y: 8, width: 343, height: 24))
    view.addConstrained(header)
    NSLayoutConstraint.activate([
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      header.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: 16),
      header.heightAnchor.constraint(equalToConstant: 24),
    ])
    var previous: UIView = header
    for number in stride(from: 1, through: rows, by: 1) {
      let row = addRow(number, below: previous, to: view)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        row.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: number == 1 ? 8 : 0),
        row.heightAnchor.constraint(equalToConstant: 44),
      ])
      previous = row
    }
    if rows >= 3 { addFooter(below: previous, to: view) }
  }

  private static func addRow(_ number: Int, below previous: UIView, to view: UIView) -> UIView {
    let row = UIView(frame: CGRect(x: 0, y: 40 + 44 * CGFloat(number - 1), width: 375, height: 44))
    view.addConstrained(row)

    let icon = UIImageView.designed(frame: CGRect(x: 16, y: 8, width: 28, height: 28))
    icon.backgroundColor = tints[number % 3]
    row.addConstrained(icon)

    let title = UILabel.designed(
      titles[number], font: .systemFont(ofSize: 17), frame: CGRect(x: 56, y: 3, width: 235, height: 21))
    row.addConstrained(title)

    let detail = UILabel.designed(
      details[number % 4], font: .systemFont(ofSize: 12), frame: CGRect(x: 56, y: 25, width: 235, height: 15),
      color: .secondaryLabel)
    row.addConstrained(detail)

    let button = UIButton(type: .system)
    button.frame = CGRect(x: 299, y: 7, width: 60, height: 30)
    button.setTitle("Open", for: .normal)
    row.addConstrained(button)

    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 28),
      icon.heightAnchor.constraint(equalToConstant: 28),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: row.topAnchor, constant: 3),
      button.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      title.heightAnchor.constraint(equalToConstant: 21),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 1),
      detail.heightAnchor.constraint(equalToConstant: 15),
      row.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 16),
      button.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      button.widthAnchor.constraint(equalToConstant: 60),
      button.heightAnchor.constraint(equalToConstant: 30),
    ])
    return row
  }

  private static func addFooter(below previous: UIView, to view: UIView) {
    let font = UIFont.systemFont(ofSize: 12)
    let top = previous.frame.maxY + 8
    let left = UILabel.designed("Updated", font: font, frame: CGRect(x: 16, y: top, width: 109, height: 20))
    let middle = UILabel.designed(
      "Items", font: font, frame: CGRect(x: 133, y: top, width: 109, height: 20), alignment: .center)
    let right = UILabel.designed(
      "Total", font: font, frame: CGRect(x: 250, y: top, width: 109, height: 20), alignment: .right)
    for label in [left, middle, right] { view.addConstrained(label) }
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      left.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8),
      left.heightAnchor.constraint(equalToConstant: 20),
      left.widthAnchor.constraint(equalTo: middle.widthAnchor),
      middle.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      middle.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8),
      middle.heightAnchor.constraint(equalToConstant: 20),
      middle.widthAnchor.constraint(equalTo: right.widthAnchor),
      right.leadingAnchor.constraint(equalTo: middle.trailingAnchor, constant: 8),
      right.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8),
      right.heightAnchor.constraint(equalToConstant: 20),
      view.trailingAnchor.constraint(equalTo: right.trailingAnchor, constant: 16),
    ])
  }
}
