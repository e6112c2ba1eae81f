#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension L2View {
  /// The tree of `L2View.xib`.
  public static func makeInCode() -> L2View {
    let view = L2View(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    let imageView = UIImageView(frame: CGRect(x: 8, y: 8, width: 64, height: 64))
    imageView.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    imageView.contentMode = .scaleAspectFit
    imageView.clipsToBounds = true
    imageView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    imageView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(imageView)

    let titleLabel = UILabel(frame: CGRect(x: 80, y: 8, width: 160, height: 21))
    titleLabel.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    titleLabel.contentMode = .left
    titleLabel.text = "Title"
    titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(titleLabel)

    let subtitleLabel = UILabel(frame: CGRect(x: 80, y: 30, width: 160, height: 18))
    subtitleLabel.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    subtitleLabel.contentMode = .left
    subtitleLabel.text = "Subtitle"
    subtitleLabel.font = .systemFont(ofSize: 14)
    subtitleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    subtitleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(subtitleLabel)

    let detailLabel = UILabel(frame: CGRect(x: 80, y: 50, width: 160, height: 16))
    detailLabel.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    detailLabel.contentMode = .left
    detailLabel.text = "Detail"
    detailLabel.font = .systemFont(ofSize: 12)
    detailLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    detailLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(detailLabel)

    let button = UIButton(type: .system)
    button.frame = CGRect(x: 248, y: 8, width: 64, height: 30)
    button.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    button.setTitle("Button", for: .normal)
    view.addSubview(button)

    let toggle = UISwitch(frame: CGRect(x: 261, y: 42, width: 51, height: 31))
    toggle.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    toggle.isOn = true
    view.addSubview(toggle)
    return view
  }
}
