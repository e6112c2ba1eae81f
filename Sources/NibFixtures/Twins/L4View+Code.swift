#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension L4View {
  /// The tree of `L4View.xib`.
  public static func makeInCode() -> L4View {
    let view = L4View(frame: CGRect(x: 0, y: 0, width: 320, height: 720))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    let level1Label = UILabel(frame: CGRect(x: 4, y: 2, width: 312, height: 18))
    level1Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level1Label.contentMode = .left
    level1Label.text = "Level 1"
    level1Label.font = .systemFont(ofSize: 14)
    level1Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level1Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(level1Label)

    let container = UIView(frame: CGRect(x: 4, y: 20, width: 312, height: 696))
    container.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level2Label = UILabel(frame: CGRect(x: 4, y: 2, width: 304, height: 18))
    level2Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level2Label.contentMode = .left
    level2Label.text = "Level 2"
    level2Label.font = .systemFont(ofSize: 14)
    level2Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level2Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container.addSubview(level2Label)

    let container2 = UIView(frame: CGRect(x: 4, y: 20, width: 304, height: 672))
    container2.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level3Label = UILabel(frame: CGRect(x: 4, y: 2, width: 296, height: 18))
    level3Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level3Label.contentMode = .left
    level3Label.text = "Level 3"
    level3Label.font = .systemFont(ofSize: 14)
    level3Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level3Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container2.addSubview(level3Label)

    let container3 = UIView(frame: CGRect(x: 4, y: 20, width: 296, height: 648))
    container3.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level4Label = UILabel(frame: CGRect(x: 4, y: 2, width: 288, height: 18))
    level4Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level4Label.contentMode = .left
    level4Label.text = "Level 4"
    level4Label.font = .systemFont(ofSize: 14)
    level4Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level4Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container3.addSubview(level4Label)

    let container4 = UIView(frame: CGRect(x: 4, y: 20, width: 288, height: 624))
    container4.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level5Label = UILabel(frame: CGRect(x: 4, y: 2, width: 280, height: 18))
    level5Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level5Label.contentMode = .left
    level5Label.text = "Level 5"
    level5Label.font = .systemFont(ofSize: 14)
    level5Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level5Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container4.addSubview(level5Label)

    let container5 = UIView(frame: CGRect(x: 4, y: 20, width: 280, height: 600))
    container5.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level6Label = UILabel(frame: CGRect(x: 4, y: 2, width: 272, height: 18))
    level6Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level6Label.contentMode = .left
    level6Label.text = "Level 6"
    level6Label.font = .systemFont(ofSize: 14)
    level6Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level6Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container5.addSubview(level6Label)

    let container6 = UIView(frame: CGRect(x: 4, y: 20, width: 272, height: 576))
    container6.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level7Label = UILabel(frame: CGRect(x: 4, y: 2, width: 264, height: 18))
    level7Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level7Label.contentMode = .left
    level7Label.text = "Level 7"
    level7Label.font = .systemFont(ofSize: 14)
    level7Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level7Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container6.addSubview(level7Label)

    let container7 = UIView(frame: CGRect(x: 4, y: 20, width: 264, height: 552))
    container7.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level8Label = UILabel(frame: CGRect(x: 4, y: 2, width: 256, height: 18))
    level8Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level8Label.contentMode = .left
    level8Label.text = "Level 8"
    level8Label.font = .systemFont(ofSize: 14)
    level8Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level8Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container7.addSubview(level8Label)

    let container8 = UIView(frame: CGRect(x: 4, y: 20, width: 256, height: 528))
    container8.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level9Label = UILabel(frame: CGRect(x: 4, y: 2, width: 248, height: 18))
    level9Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level9Label.contentMode = .left
    level9Label.text = "Level 9"
    level9Label.font = .systemFont(ofSize: 14)
    level9Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level9Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container8.addSubview(level9Label)

    let container9 = UIView(frame: CGRect(x: 4, y: 20, width: 248, height: 504))
    container9.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level10Label = UILabel(frame: CGRect(x: 4, y: 2, width: 240, height: 18))
    level10Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level10Label.contentMode = .left
    level10Label.text = "Level 10"
    level10Label.font = .systemFont(ofSize: 14)
    level10Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level10Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container9.addSubview(level10Label)

    let container10 = UIView(frame: CGRect(x: 4, y: 20, width: 240, height: 480))
    container10.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level11Label = UILabel(frame: CGRect(x: 4, y: 2, width: 232, height: 18))
    level11Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level11Label.contentMode = .left
    level11Label.text = "Level 11"
    level11Label.font = .systemFont(ofSize: 14)
    level11Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level11Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container10.addSubview(level11Label)

    let container11 = UIView(frame: CGRect(x: 4, y: 20, width: 232, height: 456))
    container11.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level12Label = UILabel(frame: CGRect(x: 4, y: 2, width: 224, height: 18))
    level12Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level12Label.contentMode = .left
    level12Label.text = "Level 12"
    level12Label.font = .systemFont(ofSize: 14)
    level12Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level12Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container11.addSubview(level12Label)

    let container12 = UIView(frame: CGRect(x: 4, y: 20, width: 224, height: 432))
    container12.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level13Label = UILabel(frame: CGRect(x: 4, y: 2, width: 216, height: 18))
    level13Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level13Label.contentMode = .left
    level13Label.text = "Level 13"
    level13Label.font = .systemFont(ofSize: 14)
    level13Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level13Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container12.addSubview(level13Label)

    let container13 = UIView(frame: CGRect(x: 4, y: 20, width: 216, height: 408))
    container13.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level14Label = UILabel(frame: CGRect(x: 4, y: 2, width: 208, height: 18))
    level14Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level14Label.contentMode = .left
    level14Label.text = "Level 14"
    level14Label.font = .systemFont(ofSize: 14)
    level14Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level14Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container13.addSubview(level14Label)

    let container14 = UIView(frame: CGRect(x: 4, y: 20, width: 208, height: 384))
    container14.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level15Label = UILabel(frame: CGRect(x: 4, y: 2, width: 200, height: 18))
    level15Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level15Label.contentMode = .left
    level15Label.text = "Level 15"
    level15Label.font = .systemFont(ofSize: 14)
    level15Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level15Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container14.addSubview(level15Label)

    let container15 = makeContainer15()
    container14.addSubview(container15)
    container13.addSubview(container14)
    container12.addSubview(container13)
    container11.addSubview(container12)
    container10.addSubview(container11)
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
    return view
  }

  private static func makeContainer15() -> UIView {
    let container15 = UIView(frame: CGRect(x: 4, y: 20, width: 200, height: 360))
    container15.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level16Label = UILabel(frame: CGRect(x: 4, y: 2, width: 192, height: 18))
    level16Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level16Label.contentMode = .left
    level16Label.text = "Level 16"
    level16Label.font = .systemFont(ofSize: 14)
    level16Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level16Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container15.addSubview(level16Label)

    let container16 = UIView(frame: CGRect(x: 4, y: 20, width: 192, height: 336))
    container16.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level17Label = UILabel(frame: CGRect(x: 4, y: 2, width: 184, height: 18))
    level17Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level17Label.contentMode = .left
    level17Label.text = "Level 17"
    level17Label.font = .systemFont(ofSize: 14)
    level17Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level17Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container16.addSubview(level17Label)

    let container17 = UIView(frame: CGRect(x: 4, y: 20, width: 184, height: 312))
    container17.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level18Label = UILabel(frame: CGRect(x: 4, y: 2, width: 176, height: 18))
    level18Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level18Label.contentMode = .left
    level18Label.text = "Level 18"
    level18Label.font = .systemFont(ofSize: 14)
    level18Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level18Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container17.addSubview(level18Label)

    let container18 = UIView(frame: CGRect(x: 4, y: 20, width: 176, height: 288))
    container18.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level19Label = UILabel(frame: CGRect(x: 4, y: 2, width: 168, height: 18))
    level19Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level19Label.contentMode = .left
    level19Label.text = "Level 19"
    level19Label.font = .systemFont(ofSize: 14)
    level19Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level19Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container18.addSubview(level19Label)

    let container19 = UIView(frame: CGRect(x: 4, y: 20, width: 168, height: 264))
    container19.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level20Label = UILabel(frame: CGRect(x: 4, y: 2, width: 160, height: 18))
    level20Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level20Label.contentMode = .left
    level20Label.text = "Level 20"
    level20Label.font = .systemFont(ofSize: 14)
    level20Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level20Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container19.addSubview(level20Label)

    let container20 = UIView(frame: CGRect(x: 4, y: 20, width: 160, height: 240))
    container20.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level21Label = UILabel(frame: CGRect(x: 4, y: 2, width: 152, height: 18))
    level21Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level21Label.contentMode = .left
    level21Label.text = "Level 21"
    level21Label.font = .systemFont(ofSize: 14)
    level21Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level21Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container20.addSubview(level21Label)

    let container21 = UIView(frame: CGRect(x: 4, y: 20, width: 152, height: 216))
    container21.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level22Label = UILabel(frame: CGRect(x: 4, y: 2, width: 144, height: 18))
    level22Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level22Label.contentMode = .left
    level22Label.text = "Level 22"
    level22Label.font = .systemFont(ofSize: 14)
    level22Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level22Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container21.addSubview(level22Label)

    let container22 = UIView(frame: CGRect(x: 4, y: 20, width: 144, height: 192))
    container22.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level23Label = UILabel(frame: CGRect(x: 4, y: 2, width: 136, height: 18))
    level23Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level23Label.contentMode = .left
    level23Label.text = "Level 23"
    level23Label.font = .systemFont(ofSize: 14)
    level23Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level23Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container22.addSubview(level23Label)

    let container23 = UIView(frame: CGRect(x: 4, y: 20, width: 136, height: 168))
    container23.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level24Label = UILabel(frame: CGRect(x: 4, y: 2, width: 128, height: 18))
    level24Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level24Label.contentMode = .left
    level24Label.text = "Level 24"
    level24Label.font = .systemFont(ofSize: 14)
    level24Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level24Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container23.addSubview(level24Label)

    let container24 = UIView(frame: CGRect(x: 4, y: 20, width: 128, height: 144))
    container24.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level25Label = UILabel(frame: CGRect(x: 4, y: 2, width: 120, height: 18))
    level25Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level25Label.contentMode = .left
    level25Label.text = "Level 25"
    level25Label.font = .systemFont(ofSize: 14)
    level25Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level25Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container24.addSubview(level25Label)

    let container25 = UIView(frame: CGRect(x: 4, y: 20, width: 120, height: 120))
    container25.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level26Label = UILabel(frame: CGRect(x: 4, y: 2, width: 112, height: 18))
    level26Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level26Label.contentMode = .left
    level26Label.text = "Level 26"
    level26Label.font = .systemFont(ofSize: 14)
    level26Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level26Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container25.addSubview(level26Label)

    let container26 = UIView(frame: CGRect(x: 4, y: 20, width: 112, height: 96))
    container26.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level27Label = UILabel(frame: CGRect(x: 4, y: 2, width: 104, height: 18))
    level27Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level27Label.contentMode = .left
    level27Label.text = "Level 27"
    level27Label.font = .systemFont(ofSize: 14)
    level27Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level27Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container26.addSubview(level27Label)

    let container27 = UIView(frame: CGRect(x: 4, y: 20, width: 104, height: 72))
    container27.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level28Label = UILabel(frame: CGRect(x: 4, y: 2, width: 96, height: 18))
    level28Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level28Label.contentMode = .left
    level28Label.text = "Level 28"
    level28Label.font = .systemFont(ofSize: 14)
    level28Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level28Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container27.addSubview(level28Label)

    let container28 = UIView(frame: CGRect(x: 4, y: 20, width: 96, height: 48))
    container28.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level29Label = UILabel(frame: CGRect(x: 4, y: 2, width: 88, height: 18))
    level29Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level29Label.contentMode = .left
    level29Label.text = "Level 29"
    level29Label.font = .systemFont(ofSize: 14)
    level29Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level29Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container28.addSubview(level29Label)

    let container29 = UIView(frame: CGRect(x: 4, y: 20, width: 88, height: 24))
    container29.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]

    let level30Label = UILabel(frame: CGRect(x: 4, y: 2, width: 80, height: 18))
    level30Label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    level30Label.contentMode = .left
    level30Label.text = "Level 30"
    level30Label.font = .systemFont(ofSize: 14)
    level30Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    level30Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    container29.addSubview(level30Label)
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
    return container15
  }
}
