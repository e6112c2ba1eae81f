#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension MonthView {
  private static let numbers = (0...31).map(String.init)
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// The tree of `MonthView.xib`.
  public static func makeInCode() -> MonthView {
    let view = MonthView(frame: CGRect(x: 0, y: 0, width: 350, height: 324))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground
    let titleLabel = addHeading(to: view)
    addDays(below: titleLabel, to: view)
    return view
  }

  private static func addHeading(to view: MonthView) -> UILabel {
    let previousButton = UIButton(type: .system)
    previousButton.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    previousButton.setTitle("‹", for: .normal)
    previousButton.titleLabel?.font = .systemFont(ofSize: 24)
    previousButton.addTarget(view, action: Selector(("showPreviousMonth:")), for: .touchUpInside)
    view.addConstrained(previousButton)

    let titleLabel = UILabel.designed(
      "June 2025", font: .boldSystemFont(ofSize: 17), frame: CGRect(x: 52, y: 0, width: 246, height: 44),
      alignment: .center)
    view.addConstrained(titleLabel)

    let nextButton = UIButton(type: .system)
    nextButton.frame = CGRect(x: 306, y: 0, width: 44, height: 44)
    nextButton.setTitle("›", for: .normal)
    nextButton.titleLabel?.font = .systemFont(ofSize: 24)
    nextButton.addTarget(view, action: Selector(("showNextMonth:")), for: .touchUpInside)
    view.addConstrained(nextButton)

    NSLayoutConstraint.activate([
      previousButton.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      previousButton.topAnchor.constraint(equalTo: view.topAnchor),
      previousButton.widthAnchor.constraint(equalToConstant: 44),
      previousButton.heightAnchor.constraint(equalToConstant: 44),
      view.trailingAnchor.constraint(equalTo: nextButton.trailingAnchor),
      nextButton.topAnchor.constraint(equalTo: view.topAnchor),
      nextButton.widthAnchor.constraint(equalToConstant: 44),
      nextButton.heightAnchor.constraint(equalToConstant: 44),
      titleLabel.leadingAnchor.constraint(equalTo: previousButton.trailingAnchor, constant: 8),
      nextButton.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
      titleLabel.topAnchor.constraint(equalTo: view.topAnchor),
      titleLabel.heightAnchor.constraint(equalToConstant: 44),
    ])
    view.previousButton = previousButton
    view.titleLabel = titleLabel
    view.nextButton = nextButton
    return titleLabel
  }

  private static func addDays(below titleLabel: UILabel, to view: MonthView) {
    var cells: [[UILabel]] = []
    var constraints: [NSLayoutConstraint] = []
    for row in 0..<7 {
      var labels: [UILabel] = []
      for column in 0..<7 {
        let label = makeCell(row: row, column: column)
        view.addConstrained(label)
        let left = labels.last?.trailingAnchor ?? view.leadingAnchor
        let above = cells.last?[column].bottomAnchor ?? titleLabel.bottomAnchor
        constraints.append(label.leadingAnchor.constraint(equalTo: left))
        constraints.append(label.topAnchor.constraint(equalTo: above))
        if let first = labels.first {
          constraints.append(label.widthAnchor.constraint(equalTo: first.widthAnchor))
        }
        if let first = cells.first?[column] ?? labels.first {
          constraints.append(label.heightAnchor.constraint(equalTo: first.heightAnchor))
        }
        if column == 6 { constraints.append(view.trailingAnchor.constraint(equalTo: label.trailingAnchor)) }
        if row == 6 && column == 0 {
          constraints.append(view.bottomAnchor.constraint(equalTo: label.bottomAnchor))
        }
        labels.append(label)
      }
      cells.append(labels)
    }
    NSLayoutConstraint.activate(constraints)
  }

  private static func makeCell(row: Int, column: Int) -> UILabel {
    let frame = CGRect(x: 50 * CGFloat(column), y: 44 + 40 * CGFloat(row), width: 50, height: 40)
    if row == 0 {
      return .designed(
        weekdays[column], font: .systemFont(ofSize: 12), frame: frame, color: .secondaryLabel,
        alignment: .center)
    }
    // June 2025 begins on a Sunday and has 30 days; May has 31.
    let day = (row - 1) * 7 + column - 5
    let isInMonth = (1...30).contains(day)
    let number = isInMonth ? day : day < 1 ? day + 31 : day - 30
    return .designed(
      numbers[number], font: .systemFont(ofSize: 17), frame: frame, color: isInMonth ? nil : .secondaryLabel,
      alignment: .center)
  }
}
