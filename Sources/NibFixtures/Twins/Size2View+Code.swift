#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension Size2View {
  /// The tree of `Size2View.xib`.
  public static func makeInCode() -> Size2View {
    let view = Size2View(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .white

    let label = UILabel(frame: CGRect(x: 16, y: 8, width: 343, height: 24))
    label.contentMode = .left
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "2 views"
    label.font = .boldSystemFont(ofSize: 20)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label)

    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      label.heightAnchor.constraint(equalToConstant: 24),
    ])
    return view
  }
}
