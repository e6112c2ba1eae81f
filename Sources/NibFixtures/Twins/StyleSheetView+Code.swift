#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension StyleSheetView {
  /// The tree of `StyleSheetView.xib`.
  public static func makeInCode() -> StyleSheetView {
    let view = StyleSheetView(frame: CGRect(x: 0, y: 0, width: 343, height: 372))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemGroupedBackground

    let styledView = makeStyledView()
    view.addSubview(styledView)

    let styledView2 = makeStyledView2()
    view.addSubview(styledView2)

    let styledView3 = makeStyledView3()
    view.addSubview(styledView3)

    let styledView4 = makeStyledView4()
    view.addSubview(styledView4)

    let styledView5 = StyledView(frame: CGRect(x: 16, y: 168, width: 150, height: 64))
    styledView5.backgroundColor = .systemBackground
    styledView5.translatesAutoresizingMaskIntoConstraints = false
    styledView5.cornerRadius = 14
    styledView5.borderWidth = 2
    styledView5.borderColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    styledView5.isElevated = true
    styledView5.styleName = "plain"
    styledView5.shadowOffset = CGSize(width: 0, height: 5)
    styledView5.gradientStart = CGPoint(x: 0, y: 0.5)
    styledView5.hitArea = CGRect(x: -8, y: -8, width: 164, height: 80)

    let style5Label = UILabel(frame: CGRect(x: 8, y: 23, width: 134, height: 18))
    style5Label.contentMode = .left
    style5Label.translatesAutoresizingMaskIntoConstraints = false
    style5Label.text = "Style 5"
    style5Label.font = .systemFont(ofSize: 14)
    style5Label.textAlignment = .center
    style5Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    style5Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    styledView5.addSubview(style5Label)
    view.addSubview(styledView5)

    let styledView6 = StyledView(frame: CGRect(x: 177, y: 168, width: 150, height: 64))
    styledView6.backgroundColor = .systemBackground
    styledView6.translatesAutoresizingMaskIntoConstraints = false
    styledView6.cornerRadius = 16.5
    styledView6.borderWidth = 3
    styledView6.borderColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    styledView6.isElevated = false
    styledView6.styleName = "card"
    styledView6.shadowOffset = CGSize(width: 0, height: 6)
    styledView6.gradientStart = CGPoint(x: 0, y: 0.625)
    styledView6.hitArea = CGRect(x: -8, y: -8, width: 165, height: 80)

    let style6Label = UILabel(frame: CGRect(x: 8, y: 23, width: 134, height: 18))
    style6Label.contentMode = .left
    style6Label.translatesAutoresizingMaskIntoConstraints = false
    style6Label.text = "Style 6"
    style6Label.font = .systemFont(ofSize: 14)
    style6Label.textAlignment = .center
    style6Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    style6Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    styledView6.addSubview(style6Label)
    view.addSubview(styledView6)

    let styledView7 = StyledView(frame: CGRect(x: 16, y: 244, width: 150, height: 64))
    styledView7.backgroundColor = .systemBackground
    styledView7.translatesAutoresizingMaskIntoConstraints = false
    styledView7.cornerRadius = 19
    styledView7.borderWidth = 1
    styledView7.borderColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    styledView7.isElevated = true
    styledView7.styleName = "note"
    styledView7.shadowOffset = CGSize(width: 0, height: 7)
    styledView7.gradientStart = CGPoint(x: 0, y: 0.75)
    styledView7.hitArea = CGRect(x: -8, y: -8, width: 166, height: 80)

    let style7Label = UILabel(frame: CGRect(x: 8, y: 23, width: 134, height: 18))
    style7Label.contentMode = .left
    style7Label.translatesAutoresizingMaskIntoConstraints = false
    style7Label.text = "Style 7"
    style7Label.font = .systemFont(ofSize: 14)
    style7Label.textAlignment = .center
    style7Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    style7Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    styledView7.addSubview(style7Label)
    view.addSubview(styledView7)

    let styledView8 = StyledView(frame: CGRect(x: 177, y: 244, width: 150, height: 64))
    styledView8.backgroundColor = .systemBackground
    styledView8.translatesAutoresizingMaskIntoConstraints = false
    styledView8.cornerRadius = 21.5
    styledView8.borderWidth = 2
    styledView8.borderColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    styledView8.isElevated = false
    styledView8.styleName = "warning"
    styledView8.shadowOffset = CGSize(width: 0, height: 8)
    styledView8.gradientStart = CGPoint(x: 0, y: 0.875)
    styledView8.hitArea = CGRect(x: -8, y: -8, width: 167, height: 80)

    let style8Label = UILabel(frame: CGRect(x: 8, y: 23, width: 134, height: 18))
    style8Label.contentMode = .left
    style8Label.translatesAutoresizingMaskIntoConstraints = false
    style8Label.text = "Style 8"
    style8Label.font = .systemFont(ofSize: 14)
    style8Label.textAlignment = .center
    style8Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    style8Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    styledView8.addSubview(style8Label)
    view.addSubview(styledView8)

    let container = UIView(frame: CGRect(x: 16, y: 320, width: 24, height: 24))
    container.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    container.translatesAutoresizingMaskIntoConstraints = false
    container.layer.cornerRadius = 6
    container.layer.masksToBounds = true
    view.addSubview(container)

    let container2 = UIView(frame: CGRect(x: 52, y: 320, width: 24, height: 24))
    container2.backgroundColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    container2.translatesAutoresizingMaskIntoConstraints = false
    container2.layer.cornerRadius = 7
    container2.layer.masksToBounds = true
    view.addSubview(container2)

    let container3 = UIView(frame: CGRect(x: 88, y: 320, width: 24, height: 24))
    container3.backgroundColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    container3.translatesAutoresizingMaskIntoConstraints = false
    container3.layer.cornerRadius = 8
    container3.layer.masksToBounds = true
    view.addSubview(container3)

    let container4 = UIView(frame: CGRect(x: 124, y: 320, width: 24, height: 24))
    container4.backgroundColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    container4.translatesAutoresizingMaskIntoConstraints = false
    container4.layer.cornerRadius = 9
    container4.layer.masksToBounds = true
    view.addSubview(container4)

    NSLayoutConstraint.activate([
      styledView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      styledView.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      styledView2.leadingAnchor.constraint(equalTo: styledView.trailingAnchor, constant: 11),
      styledView2.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      styledView3.topAnchor.constraint(equalTo: styledView.bottomAnchor, constant: 12),
      styledView3.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      styledView4.topAnchor.constraint(equalTo: styledView2.bottomAnchor, constant: 12),
      styledView4.leadingAnchor.constraint(equalTo: styledView3.trailingAnchor, constant: 11),
      styledView5.topAnchor.constraint(equalTo: styledView3.bottomAnchor, constant: 12),
      styledView5.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      styledView6.leadingAnchor.constraint(equalTo: styledView5.trailingAnchor, constant: 11),
      styledView6.topAnchor.constraint(equalTo: styledView4.bottomAnchor, constant: 12),
      styledView7.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      styledView7.topAnchor.constraint(equalTo: styledView5.bottomAnchor, constant: 12),
      styledView8.topAnchor.constraint(equalTo: styledView6.bottomAnchor, constant: 12),
      styledView8.leadingAnchor.constraint(equalTo: styledView7.trailingAnchor, constant: 11),
      container.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      container.topAnchor.constraint(equalTo: styledView7.bottomAnchor, constant: 12),
      container2.leadingAnchor.constraint(equalTo: container.trailingAnchor, constant: 12),
      container2.topAnchor.constraint(equalTo: styledView7.bottomAnchor, constant: 12),
      container3.topAnchor.constraint(equalTo: styledView7.bottomAnchor, constant: 12),
      container3.leadingAnchor.constraint(equalTo: container2.trailingAnchor, constant: 12),
      container4.topAnchor.constraint(equalTo: styledView7.bottomAnchor, constant: 12),
      container4.leadingAnchor.constraint(equalTo: container3.trailingAnchor, constant: 12),
      styledView5.trailingAnchor.constraint(equalTo: style5Label.trailingAnchor, constant: 8),
      style5Label.centerYAnchor.constraint(equalTo: styledView5.centerYAnchor),
      style5Label.leadingAnchor.constraint(equalTo: styledView5.leadingAnchor, constant: 8),
      styledView5.widthAnchor.constraint(equalToConstant: 150),
      styledView5.heightAnchor.constraint(equalToConstant: 64),
      style5Label.heightAnchor.constraint(equalToConstant: 18),
      style6Label.centerYAnchor.constraint(equalTo: styledView6.centerYAnchor),
      styledView6.trailingAnchor.constraint(equalTo: style6Label.trailingAnchor, constant: 8),
      style6Label.leadingAnchor.constraint(equalTo: styledView6.leadingAnchor, constant: 8),
      styledView6.widthAnchor.constraint(equalToConstant: 150),
      styledView6.heightAnchor.constraint(equalToConstant: 64),
      style6Label.heightAnchor.constraint(equalToConstant: 18),
      styledView7.trailingAnchor.constraint(equalTo: style7Label.trailingAnchor, constant: 8),
      style7Label.centerYAnchor.constraint(equalTo: styledView7.centerYAnchor),
      style7Label.leadingAnchor.constraint(equalTo: styledView7.leadingAnchor, constant: 8),
      styledView7.heightAnchor.constraint(equalToConstant: 64),
    ])

    NSLayoutConstraint.activate([
      styledView7.widthAnchor.constraint(equalToConstant: 150),
      style7Label.heightAnchor.constraint(equalToConstant: 18),
      style8Label.leadingAnchor.constraint(equalTo: styledView8.leadingAnchor, constant: 8),
      style8Label.centerYAnchor.constraint(equalTo: styledView8.centerYAnchor),
      styledView8.trailingAnchor.constraint(equalTo: style8Label.trailingAnchor, constant: 8),
      styledView8.heightAnchor.constraint(equalToConstant: 64),
      styledView8.widthAnchor.constraint(equalToConstant: 150),
      style8Label.heightAnchor.constraint(equalToConstant: 18),
      container.heightAnchor.constraint(equalToConstant: 24),
      container.widthAnchor.constraint(equalToConstant: 24),
      container2.heightAnchor.constraint(equalToConstant: 24),
      container2.widthAnchor.constraint(equalToConstant: 24),
      container3.widthAnchor.constraint(equalToConstant: 24),
      container3.heightAnchor.constraint(equalToConstant: 24),
      container4.heightAnchor.constraint(equalToConstant: 24),
      container4.widthAnchor.constraint(equalToConstant: 24),
    ])
    return view
  }

  private static func makeStyledView() -> StyledView {
    let styledView = StyledView(frame: CGRect(x: 16, y: 16, width: 150, height: 64))
    styledView.backgroundColor = .systemBackground
    styledView.translatesAutoresizingMaskIntoConstraints = false
    styledView.cornerRadius = 4
    styledView.borderWidth = 1
    styledView.borderColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    styledView.isElevated = true
    styledView.styleName = "plain"
    styledView.shadowOffset = CGSize(width: 0, height: 1)
    styledView.gradientStart = .zero
    styledView.hitArea = CGRect(x: -8, y: -8, width: 160, height: 80)

    let style1Label = UILabel(frame: CGRect(x: 8, y: 23, width: 134, height: 18))
    style1Label.contentMode = .left
    style1Label.translatesAutoresizingMaskIntoConstraints = false
    style1Label.text = "Style 1"
    style1Label.font = .systemFont(ofSize: 14)
    style1Label.textAlignment = .center
    style1Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    style1Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    styledView.addSubview(style1Label)

    NSLayoutConstraint.activate([
      style1Label.centerYAnchor.constraint(equalTo: styledView.centerYAnchor),
      style1Label.leadingAnchor.constraint(equalTo: styledView.leadingAnchor, constant: 8),
      styledView.trailingAnchor.constraint(equalTo: style1Label.trailingAnchor, constant: 8),
      styledView.heightAnchor.constraint(equalToConstant: 64),
      styledView.widthAnchor.constraint(equalToConstant: 150),
      style1Label.heightAnchor.constraint(equalToConstant: 18),
    ])
    return styledView
  }

  private static func makeStyledView2() -> StyledView {
    let styledView2 = StyledView(frame: CGRect(x: 177, y: 16, width: 150, height: 64))
    styledView2.backgroundColor = .systemBackground
    styledView2.translatesAutoresizingMaskIntoConstraints = false
    styledView2.cornerRadius = 6.5
    styledView2.borderWidth = 2
    styledView2.borderColor = UIColor(
      red: 0.9058823529411765, green: 0.2980392156862745, blue: 0.23529411764705882, alpha: 1)
    styledView2.isElevated = false
    styledView2.styleName = "card"
    styledView2.shadowOffset = CGSize(width: 0, height: 2)
    styledView2.gradientStart = CGPoint(x: 0, y: 0.125)
    styledView2.hitArea = CGRect(x: -8, y: -8, width: 161, height: 80)

    let style2Label = UILabel(frame: CGRect(x: 8, y: 23, width: 134, height: 18))
    style2Label.contentMode = .left
    style2Label.translatesAutoresizingMaskIntoConstraints = false
    style2Label.text = "Style 2"
    style2Label.font = .systemFont(ofSize: 14)
    style2Label.textAlignment = .center
    style2Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    style2Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    styledView2.addSubview(style2Label)

    NSLayoutConstraint.activate([
      style2Label.centerYAnchor.constraint(equalTo: styledView2.centerYAnchor),
      styledView2.trailingAnchor.constraint(equalTo: style2Label.trailingAnchor, constant: 8),
      style2Label.leadingAnchor.constraint(equalTo: styledView2.leadingAnchor, constant: 8),
      styledView2.widthAnchor.constraint(equalToConstant: 150),
      styledView2.heightAnchor.constraint(equalToConstant: 64),
      style2Label.heightAnchor.constraint(equalToConstant: 18),
    ])
    return styledView2
  }

  private static func makeStyledView3() -> StyledView {
    let styledView3 = StyledView(frame: CGRect(x: 16, y: 92, width: 150, height: 64))
    styledView3.backgroundColor = .systemBackground
    styledView3.translatesAutoresizingMaskIntoConstraints = false
    styledView3.cornerRadius = 9
    styledView3.borderWidth = 3
    styledView3.borderColor = UIColor(
      red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1)
    styledView3.isElevated = true
    styledView3.styleName = "note"
    styledView3.shadowOffset = CGSize(width: 0, height: 3)
    styledView3.gradientStart = CGPoint(x: 0, y: 0.25)
    styledView3.hitArea = CGRect(x: -8, y: -8, width: 162, height: 80)

    let style3Label = UILabel(frame: CGRect(x: 8, y: 23, width: 134, height: 18))
    style3Label.contentMode = .left
    style3Label.translatesAutoresizingMaskIntoConstraints = false
    style3Label.text = "Style 3"
    style3Label.font = .systemFont(ofSize: 14)
    style3Label.textAlignment = .center
    style3Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    style3Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    styledView3.addSubview(style3Label)

    NSLayoutConstraint.activate([
      style3Label.centerYAnchor.constraint(equalTo: styledView3.centerYAnchor),
      style3Label.leadingAnchor.constraint(equalTo: styledView3.leadingAnchor, constant: 8),
      styledView3.trailingAnchor.constraint(equalTo: style3Label.trailingAnchor, constant: 8),
      styledView3.heightAnchor.constraint(equalToConstant: 64),
      styledView3.widthAnchor.constraint(equalToConstant: 150),
      style3Label.heightAnchor.constraint(equalToConstant: 18),
    ])
    return styledView3
  }

  private static func makeStyledView4() -> StyledView {
    let styledView4 = StyledView(frame: CGRect(x: 177, y: 92, width: 150, height: 64))
    styledView4.backgroundColor = .systemBackground
    styledView4.translatesAutoresizingMaskIntoConstraints = false
    styledView4.cornerRadius = 11.5
    styledView4.borderWidth = 1
    styledView4.borderColor = UIColor(red: 0.2, green: 0.6, blue: 0.8627450980392157, alpha: 1)
    styledView4.isElevated = false
    styledView4.styleName = "warning"
    styledView4.shadowOffset = CGSize(width: 0, height: 4)
    styledView4.gradientStart = CGPoint(x: 0, y: 0.375)
    styledView4.hitArea = CGRect(x: -8, y: -8, width: 163, height: 80)

    let style4Label = UILabel(frame: CGRect(x: 8, y: 23, width: 134, height: 18))
    style4Label.contentMode = .left
    style4Label.translatesAutoresizingMaskIntoConstraints = false
    style4Label.text = "Style 4"
    style4Label.font = .systemFont(ofSize: 14)
    style4Label.textAlignment = .center
    style4Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    style4Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    styledView4.addSubview(style4Label)

    NSLayoutConstraint.activate([
      style4Label.centerYAnchor.constraint(equalTo: styledView4.centerYAnchor),
      styledView4.trailingAnchor.constraint(equalTo: style4Label.trailingAnchor, constant: 8),
      style4Label.leadingAnchor.constraint(equalTo: styledView4.leadingAnchor, constant: 8),
      styledView4.heightAnchor.constraint(equalToConstant: 64),
      styledView4.widthAnchor.constraint(equalToConstant: 150),
      style4Label.heightAnchor.constraint(equalToConstant: 18),
    ])
    return styledView4
  }
}
