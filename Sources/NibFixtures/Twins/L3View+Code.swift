#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension L3View {
  private static let texts = (1...20).map { (label: "Field \($0)", placeholder: "Value \($0)") }

  /// The tree of `L3View.xib`.
  public static func makeInCode() -> L3View {
    let view = L3View(frame: CGRect(x: 0, y: 0, width: 320, height: 880))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.axis = .vertical
    view.distribution = .fillEqually
    for number in 1...20 {
      let row = UIStackView(frame: CGRect(x: 0, y: 44 * CGFloat(number - 1), width: 320, height: 44))
      row.distribution = .fillEqually
      row.spacing = 8
      row.translatesAutoresizingMaskIntoConstraints = false

      let label = UILabel.designed(
        texts[number - 1].label, font: .systemFont(ofSize: 17),
        frame: CGRect(x: 0, y: 0, width: 156, height: 44))
      label.translatesAutoresizingMaskIntoConstraints = false
      row.addArrangedSubview(label)

      let field = UITextField.designed(
        placeholder: texts[number - 1].placeholder, frame: CGRect(x: 164, y: 0, width: 156, height: 44))
      field.translatesAutoresizingMaskIntoConstraints = false
      row.addArrangedSubview(field)

      view.addArrangedSubview(row)
    }
    return view
  }
}
