#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension Deep30View {
  /// The tree of `Deep30View.xib`.
  public static func makeInCode() -> Deep30View {
    let view = Deep30View(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    let container = UIView(frame: CGRect(x: 4, y: 4, width: 312, height: 312))
    container.backgroundColor = UIColor(white: 0.975, alpha: 1)
    container.translatesAutoresizingMaskIntoConstraints = false

    let container2 = UIView(frame: CGRect(x: 4, y: 4, width: 304, height: 304))
    container2.backgroundColor = UIColor(white: 0.95, alpha: 1)
    container2.translatesAutoresizingMaskIntoConstraints = false

    let container3 = UIView(frame: CGRect(x: 4, y: 4, width: 296, height: 296))
    container3.backgroundColor = UIColor(white: 0.925, alpha: 1)
    container3.translatesAutoresizingMaskIntoConstraints = false

    let container4 = UIView(frame: CGRect(x: 4, y: 4, width: 288, height: 288))
    container4.backgroundColor = UIColor(white: 0.9, alpha: 1)
    container4.translatesAutoresizingMaskIntoConstraints = false

    let container5 = UIView(frame: CGRect(x: 4, y: 4, width: 280, height: 280))
    container5.backgroundColor = UIColor(white: 0.875, alpha: 1)
    container5.translatesAutoresizingMaskIntoConstraints = false

    let container6 = UIView(frame: CGRect(x: 4, y: 4, width: 272, height: 272))
    container6.backgroundColor = UIColor(white: 0.85, alpha: 1)
    container6.translatesAutoresizingMaskIntoConstraints = false

    let container7 = UIView(frame: CGRect(x: 4, y: 4, width: 264, height: 264))
    container7.backgroundColor = UIColor(white: 0.825, alpha: 1)
    container7.translatesAutoresizingMaskIntoConstraints = false

    let container8 = UIView(frame: CGRect(x: 4, y: 4, width: 256, height: 256))
    container8.backgroundColor = UIColor(white: 0.8, alpha: 1)
    container8.translatesAutoresizingMaskIntoConstraints = false

    let container9 = UIView(frame: CGRect(x: 4, y: 4, width: 248, height: 248))
    container9.backgroundColor = UIColor(white: 0.775, alpha: 1)
    container9.translatesAutoresizingMaskIntoConstraints = false

    let container10 = makeContainer10()
    container9.addSubview(container10)
    container8.addSubview(container9)
    container7.addSubview(container8)
    container6.addSubview(container7)
    container5.addSubview(container6)
    container4.addSubview(container5)
    container3.addSubview(container4)
    container2.addSubview(container3)
    container.addSubview(container2)
    view.addSubview(container)

    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: 4),
      container.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: 4),
      container.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4),
      container.bottomAnchor.constraint(equalTo: container2.bottomAnchor, constant: 4),
      container.trailingAnchor.constraint(equalTo: container2.trailingAnchor, constant: 4),
      container2.topAnchor.constraint(equalTo: container.topAnchor, constant: 4),
      container2.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 4),
      container3.leadingAnchor.constraint(equalTo: container2.leadingAnchor, constant: 4),
      container2.bottomAnchor.constraint(equalTo: container3.bottomAnchor, constant: 4),
      container3.topAnchor.constraint(equalTo: container2.topAnchor, constant: 4),
      container2.trailingAnchor.constraint(equalTo: container3.trailingAnchor, constant: 4),
      container4.topAnchor.constraint(equalTo: container3.topAnchor, constant: 4),
      container4.leadingAnchor.constraint(equalTo: container3.leadingAnchor, constant: 4),
      container3.bottomAnchor.constraint(equalTo: container4.bottomAnchor, constant: 4),
      container3.trailingAnchor.constraint(equalTo: container4.trailingAnchor, constant: 4),
      container5.topAnchor.constraint(equalTo: container4.topAnchor, constant: 4),
      container4.trailingAnchor.constraint(equalTo: container5.trailingAnchor, constant: 4),
      container4.bottomAnchor.constraint(equalTo: container5.bottomAnchor, constant: 4),
      container5.leadingAnchor.constraint(equalTo: container4.leadingAnchor, constant: 4),
      container6.topAnchor.constraint(equalTo: container5.topAnchor, constant: 4),
      container6.leadingAnchor.constraint(equalTo: container5.leadingAnchor, constant: 4),
      container5.bottomAnchor.constraint(equalTo: container6.bottomAnchor, constant: 4),
      container5.trailingAnchor.constraint(equalTo: container6.trailingAnchor, constant: 4),
      container7.topAnchor.constraint(equalTo: container6.topAnchor, constant: 4),
      container6.bottomAnchor.constraint(equalTo: container7.bottomAnchor, constant: 4),
      container7.leadingAnchor.constraint(equalTo: container6.leadingAnchor, constant: 4),
      container6.trailingAnchor.constraint(equalTo: container7.trailingAnchor, constant: 4),
      container8.topAnchor.constraint(equalTo: container7.topAnchor, constant: 4),
      container7.trailingAnchor.constraint(equalTo: container8.trailingAnchor, constant: 4),
      container8.leadingAnchor.constraint(equalTo: container7.leadingAnchor, constant: 4),
      container7.bottomAnchor.constraint(equalTo: container8.bottomAnchor, constant: 4),
      container9.leadingAnchor.constraint(equalTo: container8.leadingAnchor, constant: 4),
      container8.trailingAnchor.constraint(equalTo: container9.trailingAnchor, constant: 4),
      container8.bottomAnchor.constraint(equalTo: container9.bottomAnchor, constant: 4),
      container9.topAnchor.constraint(equalTo: container8.topAnchor, constant: 4),
      container9.bottomAnchor.constraint(equalTo: container10.bottomAnchor, constant: 4),
      container10.topAnchor.constraint(equalTo: container9.topAnchor, constant: 4),
      container10.leadingAnchor.constraint(equalTo: container9.leadingAnchor, constant: 4),
      container9.trailingAnchor.constraint(equalTo: container10.trailingAnchor, constant: 4),
    ])
    return view
  }

  private static func makeContainer10() -> UIView {
    let container10 = UIView(frame: CGRect(x: 4, y: 4, width: 240, height: 240))
    container10.backgroundColor = UIColor(white: 0.75, alpha: 1)
    container10.translatesAutoresizingMaskIntoConstraints = false

    let container11 = UIView(frame: CGRect(x: 4, y: 4, width: 232, height: 232))
    container11.backgroundColor = UIColor(white: 0.725, alpha: 1)
    container11.translatesAutoresizingMaskIntoConstraints = false

    let container12 = UIView(frame: CGRect(x: 4, y: 4, width: 224, height: 224))
    container12.backgroundColor = UIColor(white: 0.7, alpha: 1)
    container12.translatesAutoresizingMaskIntoConstraints = false

    let container13 = UIView(frame: CGRect(x: 4, y: 4, width: 216, height: 216))
    container13.backgroundColor = UIColor(white: 0.675, alpha: 1)
    container13.translatesAutoresizingMaskIntoConstraints = false

    let container14 = UIView(frame: CGRect(x: 4, y: 4, width: 208, height: 208))
    container14.backgroundColor = UIColor(white: 0.65, alpha: 1)
    container14.translatesAutoresizingMaskIntoConstraints = false

    let container15 = UIView(frame: CGRect(x: 4, y: 4, width: 200, height: 200))
    container15.backgroundColor = UIColor(white: 0.625, alpha: 1)
    container15.translatesAutoresizingMaskIntoConstraints = false

    let container16 = UIView(frame: CGRect(x: 4, y: 4, width: 192, height: 192))
    container16.backgroundColor = UIColor(white: 0.6, alpha: 1)
    container16.translatesAutoresizingMaskIntoConstraints = false

    let container17 = UIView(frame: CGRect(x: 4, y: 4, width: 184, height: 184))
    container17.backgroundColor = UIColor(white: 0.575, alpha: 1)
    container17.translatesAutoresizingMaskIntoConstraints = false

    let container18 = UIView(frame: CGRect(x: 4, y: 4, width: 176, height: 176))
    container18.backgroundColor = UIColor(white: 0.55, alpha: 1)
    container18.translatesAutoresizingMaskIntoConstraints = false

    let container19 = UIView(frame: CGRect(x: 4, y: 4, width: 168, height: 168))
    container19.backgroundColor = UIColor(white: 0.525, alpha: 1)
    container19.translatesAutoresizingMaskIntoConstraints = false

    let container20 = UIView(frame: CGRect(x: 4, y: 4, width: 160, height: 160))
    container20.backgroundColor = UIColor(white: 0.5, alpha: 1)
    container20.translatesAutoresizingMaskIntoConstraints = false

    let container21 = UIView(frame: CGRect(x: 4, y: 4, width: 152, height: 152))
    container21.backgroundColor = UIColor(white: 0.475, alpha: 1)
    container21.translatesAutoresizingMaskIntoConstraints = false

    let container22 = UIView(frame: CGRect(x: 4, y: 4, width: 144, height: 144))
    container22.backgroundColor = UIColor(white: 0.44999999999999996, alpha: 1)
    container22.translatesAutoresizingMaskIntoConstraints = false

    let container23 = UIView(frame: CGRect(x: 4, y: 4, width: 136, height: 136))
    container23.backgroundColor = UIColor(white: 0.42500000000000004, alpha: 1)
    container23.translatesAutoresizingMaskIntoConstraints = false

    let container24 = UIView(frame: CGRect(x: 4, y: 4, width: 128, height: 128))
    container24.backgroundColor = UIColor(white: 0.4, alpha: 1)
    container24.translatesAutoresizingMaskIntoConstraints = false

    let container25 = UIView(frame: CGRect(x: 4, y: 4, width: 120, height: 120))
    container25.backgroundColor = UIColor(white: 0.375, alpha: 1)
    container25.translatesAutoresizingMaskIntoConstraints = false

    let container26 = UIView(frame: CGRect(x: 4, y: 4, width: 112, height: 112))
    container26.backgroundColor = UIColor(white: 0.35, alpha: 1)
    container26.translatesAutoresizingMaskIntoConstraints = false

    let container27 = UIView(frame: CGRect(x: 4, y: 4, width: 104, height: 104))
    container27.backgroundColor = UIColor(white: 0.32499999999999996, alpha: 1)
    container27.translatesAutoresizingMaskIntoConstraints = false

    let container28 = UIView(frame: CGRect(x: 4, y: 4, width: 96, height: 96))
    container28.backgroundColor = UIColor(white: 0.30000000000000004, alpha: 1)
    container28.translatesAutoresizingMaskIntoConstraints = false

    let container29 = UIView(frame: CGRect(x: 4, y: 4, width: 88, height: 88))
    container29.backgroundColor = UIColor(white: 0.275, alpha: 1)
    container29.translatesAutoresizingMaskIntoConstraints = false

    let container30 = UIView(frame: CGRect(x: 4, y: 4, width: 80, height: 80))
    container30.backgroundColor = UIColor(white: 0.25, alpha: 1)
    container30.translatesAutoresizingMaskIntoConstraints = false

    let bottomLabel = UILabel(frame: CGRect(x: 4, y: 4, width: 72, height: 72))
    bottomLabel.contentMode = .left
    bottomLabel.translatesAutoresizingMaskIntoConstraints = false
    bottomLabel.text = "Bottom"
    bottomLabel.textAlignment = .center
    bottomLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    bottomLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container30.addSubview(bottomLabel)
    container29.addSubview(container30)
    container28.addSubview(container29)
    container27.addSubview(container28)
    container26.addSubview(container27)
    container25.addSubview(container26)
    container24.addSubview(container25)
    container23.addSubview(container24)
    container22.addSubview(container23)
    container21.addSubview(container22)
    container20.addSubview(container21)
    container19.addSubview(container20)
    container18.addSubview(container19)
    container17.addSubview(container18)
    container16.addSubview(container17)
    container15.addSubview(container16)
    container14.addSubview(container15)
    container13.addSubview(container14)
    container12.addSubview(container13)
    container11.addSubview(container12)
    container10.addSubview(container11)

    NSLayoutConstraint.activate([
      container10.trailingAnchor.constraint(equalTo: container11.trailingAnchor, constant: 4),
      container10.bottomAnchor.constraint(equalTo: container11.bottomAnchor, constant: 4),
      container11.leadingAnchor.constraint(equalTo: container10.leadingAnchor, constant: 4),
      container11.topAnchor.constraint(equalTo: container10.topAnchor, constant: 4),
      container12.leadingAnchor.constraint(equalTo: container11.leadingAnchor, constant: 4),
      container11.bottomAnchor.constraint(equalTo: container12.bottomAnchor, constant: 4),
      container12.topAnchor.constraint(equalTo: container11.topAnchor, constant: 4),
      container11.trailingAnchor.constraint(equalTo: container12.trailingAnchor, constant: 4),
      container13.leadingAnchor.constraint(equalTo: container12.leadingAnchor, constant: 4),
      container12.bottomAnchor.constraint(equalTo: container13.bottomAnchor, constant: 4),
      container12.trailingAnchor.constraint(equalTo: container13.trailingAnchor, constant: 4),
      container13.topAnchor.constraint(equalTo: container12.topAnchor, constant: 4),
      container13.bottomAnchor.constraint(equalTo: container14.bottomAnchor, constant: 4),
      container13.trailingAnchor.constraint(equalTo: container14.trailingAnchor, constant: 4),
      container14.topAnchor.constraint(equalTo: container13.topAnchor, constant: 4),
      container14.leadingAnchor.constraint(equalTo: container13.leadingAnchor, constant: 4),
      container14.trailingAnchor.constraint(equalTo: container15.trailingAnchor, constant: 4),
      container14.bottomAnchor.constraint(equalTo: container15.bottomAnchor, constant: 4),
      container15.leadingAnchor.constraint(equalTo: container14.leadingAnchor, constant: 4),
      container15.topAnchor.constraint(equalTo: container14.topAnchor, constant: 4),
      container15.trailingAnchor.constraint(equalTo: container16.trailingAnchor, constant: 4),
      container15.bottomAnchor.constraint(equalTo: container16.bottomAnchor, constant: 4),
      container16.leadingAnchor.constraint(equalTo: container15.leadingAnchor, constant: 4),
      container16.topAnchor.constraint(equalTo: container15.topAnchor, constant: 4),
      container16.bottomAnchor.constraint(equalTo: container17.bottomAnchor, constant: 4),
      container16.trailingAnchor.constraint(equalTo: container17.trailingAnchor, constant: 4),
      container17.topAnchor.constraint(equalTo: container16.topAnchor, constant: 4),
      container17.leadingAnchor.constraint(equalTo: container16.leadingAnchor, constant: 4),
      container18.topAnchor.constraint(equalTo: container17.topAnchor, constant: 4),
      container17.bottomAnchor.constraint(equalTo: container18.bottomAnchor, constant: 4),
      container17.trailingAnchor.constraint(equalTo: container18.trailingAnchor, constant: 4),
      container18.leadingAnchor.constraint(equalTo: container17.leadingAnchor, constant: 4),
      container19.topAnchor.constraint(equalTo: container18.topAnchor, constant: 4),
      container18.trailingAnchor.constraint(equalTo: container19.trailingAnchor, constant: 4),
      container18.bottomAnchor.constraint(equalTo: container19.bottomAnchor, constant: 4),
      container19.leadingAnchor.constraint(equalTo: container18.leadingAnchor, constant: 4),
      container20.topAnchor.constraint(equalTo: container19.topAnchor, constant: 4),
      container20.leadingAnchor.constraint(equalTo: container19.leadingAnchor, constant: 4),
      container19.bottomAnchor.constraint(equalTo: container20.bottomAnchor, constant: 4),
      container19.trailingAnchor.constraint(equalTo: container20.trailingAnchor, constant: 4),
    ])

    NSLayoutConstraint.activate([
      container20.bottomAnchor.constraint(equalTo: container21.bottomAnchor, constant: 4),
      container21.leadingAnchor.constraint(equalTo: container20.leadingAnchor, constant: 4),
      container20.trailingAnchor.constraint(equalTo: container21.trailingAnchor, constant: 4),
      container21.topAnchor.constraint(equalTo: container20.topAnchor, constant: 4),
      container21.trailingAnchor.constraint(equalTo: container22.trailingAnchor, constant: 4),
      container22.topAnchor.constraint(equalTo: container21.topAnchor, constant: 4),
      container21.bottomAnchor.constraint(equalTo: container22.bottomAnchor, constant: 4),
      container22.leadingAnchor.constraint(equalTo: container21.leadingAnchor, constant: 4),
      container23.leadingAnchor.constraint(equalTo: container22.leadingAnchor, constant: 4),
      container22.trailingAnchor.constraint(equalTo: container23.trailingAnchor, constant: 4),
      container22.bottomAnchor.constraint(equalTo: container23.bottomAnchor, constant: 4),
      container23.topAnchor.constraint(equalTo: container22.topAnchor, constant: 4),
      container23.bottomAnchor.constraint(equalTo: container24.bottomAnchor, constant: 4),
      container24.topAnchor.constraint(equalTo: container23.topAnchor, constant: 4),
      container24.leadingAnchor.constraint(equalTo: container23.leadingAnchor, constant: 4),
      container23.trailingAnchor.constraint(equalTo: container24.trailingAnchor, constant: 4),
      container25.leadingAnchor.constraint(equalTo: container24.leadingAnchor, constant: 4),
      container25.topAnchor.constraint(equalTo: container24.topAnchor, constant: 4),
      container24.trailingAnchor.constraint(equalTo: container25.trailingAnchor, constant: 4),
      container24.bottomAnchor.constraint(equalTo: container25.bottomAnchor, constant: 4),
      container25.trailingAnchor.constraint(equalTo: container26.trailingAnchor, constant: 4),
      container26.leadingAnchor.constraint(equalTo: container25.leadingAnchor, constant: 4),
      container26.topAnchor.constraint(equalTo: container25.topAnchor, constant: 4),
      container25.bottomAnchor.constraint(equalTo: container26.bottomAnchor, constant: 4),
      container27.leadingAnchor.constraint(equalTo: container26.leadingAnchor, constant: 4),
      container26.trailingAnchor.constraint(equalTo: container27.trailingAnchor, constant: 4),
      container26.bottomAnchor.constraint(equalTo: container27.bottomAnchor, constant: 4),
      container27.topAnchor.constraint(equalTo: container26.topAnchor, constant: 4),
      container27.bottomAnchor.constraint(equalTo: container28.bottomAnchor, constant: 4),
      container27.trailingAnchor.constraint(equalTo: container28.trailingAnchor, constant: 4),
      container28.leadingAnchor.constraint(equalTo: container27.leadingAnchor, constant: 4),
      container28.topAnchor.constraint(equalTo: container27.topAnchor, constant: 4),
      container29.topAnchor.constraint(equalTo: container28.topAnchor, constant: 4),
      container28.bottomAnchor.constraint(equalTo: container29.bottomAnchor, constant: 4),
      container29.leadingAnchor.constraint(equalTo: container28.leadingAnchor, constant: 4),
      container28.trailingAnchor.constraint(equalTo: container29.trailingAnchor, constant: 4),
      container29.trailingAnchor.constraint(equalTo: container30.trailingAnchor, constant: 4),
      container30.leadingAnchor.constraint(equalTo: container29.leadingAnchor, constant: 4),
      container29.bottomAnchor.constraint(equalTo: container30.bottomAnchor, constant: 4),
      container30.topAnchor.constraint(equalTo: container29.topAnchor, constant: 4),
    ])

    NSLayoutConstraint.activate([
      bottomLabel.topAnchor.constraint(equalTo: container30.topAnchor, constant: 4),
      bottomLabel.leadingAnchor.constraint(equalTo: container30.leadingAnchor, constant: 4),
      container30.bottomAnchor.constraint(equalTo: bottomLabel.bottomAnchor, constant: 4),
      container30.trailingAnchor.constraint(equalTo: bottomLabel.trailingAnchor, constant: 4),
    ])
    return container10
  }
}
