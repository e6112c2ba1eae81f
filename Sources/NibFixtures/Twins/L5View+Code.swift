#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension L5View {
  /// The tree of `L5View.xib`.
  public static func makeInCode() -> L5View {
    let view = L5View(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    addLabel1ToLabel12(view: view)

    addLabel13ToLabel24(view: view)

    addLabel25ToLabel36(view: view)

    addLabel37ToLabel48(view: view)

    addLabel49ToLabel60(view: view)

    addLabel61ToLabel72(view: view)

    addLabel73ToLabel84(view: view)

    addLabel85ToLabel96(view: view)

    addLabel97ToLabel108(view: view)

    addLabel109ToLabel120(view: view)

    addLabel121ToLabel132(view: view)

    addLabel133ToLabel144(view: view)

    addLabel145ToLabel156(view: view)

    addLabel157ToLabel168(view: view)

    addLabel169ToLabel180(view: view)

    addLabel181ToLabel192(view: view)

    addLabel193ToLabel204(view: view)

    addLabel205ToLabel216(view: view)

    addLabel217ToLabel228(view: view)

    addLabel229ToLabel240(view: view)

    addLabel241ToLabel252(view: view)

    addLabel253ToLabel264(view: view)

    addLabel265ToLabel276(view: view)

    addLabel277ToLabel288(view: view)

    addLabel289ToLabel300(view: view)

    addLabel301ToLabel312(view: view)

    addLabel313ToLabel324(view: view)

    addLabel325ToLabel336(view: view)

    addLabel337ToLabel348(view: view)

    addLabel349ToLabel360(view: view)

    addLabel361ToLabel372(view: view)

    addLabel373ToLabel384(view: view)

    addLabel385ToLabel396(view: view)

    addLabel397ToLabel408(view: view)

    addLabel409ToLabel420(view: view)

    addLabel421ToLabel432(view: view)

    addLabel433ToLabel444(view: view)

    addLabel445ToLabel456(view: view)

    addLabel457ToLabel468(view: view)

    addLabel469ToLabel480(view: view)

    addLabel481ToLabel492(view: view)

    addLabel493ToLabel500(view: view)
    return view
  }

  private static func addLabel1ToLabel12(view: L5View) {
    let label1 = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 16))
    label1.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label1.contentMode = .left
    label1.text = "Label 1"
    label1.font = .systemFont(ofSize: 10)
    label1.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label1.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label1)

    let label2 = UILabel(frame: CGRect(x: 40, y: 0, width: 40, height: 16))
    label2.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label2.contentMode = .left
    label2.text = "Label 2"
    label2.font = .systemFont(ofSize: 10)
    label2.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label2.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label2)

    let label3 = UILabel(frame: CGRect(x: 80, y: 0, width: 40, height: 16))
    label3.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label3.contentMode = .left
    label3.text = "Label 3"
    label3.font = .systemFont(ofSize: 10)
    label3.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label3.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label3)

    let label4 = UILabel(frame: CGRect(x: 120, y: 0, width: 40, height: 16))
    label4.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label4.contentMode = .left
    label4.text = "Label 4"
    label4.font = .systemFont(ofSize: 10)
    label4.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label4.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label4)

    let label5 = UILabel(frame: CGRect(x: 160, y: 0, width: 40, height: 16))
    label5.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label5.contentMode = .left
    label5.text = "Label 5"
    label5.font = .systemFont(ofSize: 10)
    label5.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label5.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label5)

    let label6 = UILabel(frame: CGRect(x: 200, y: 0, width: 40, height: 16))
    label6.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label6.contentMode = .left
    label6.text = "Label 6"
    label6.font = .systemFont(ofSize: 10)
    label6.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label6.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label6)

    let label7 = UILabel(frame: CGRect(x: 240, y: 0, width: 40, height: 16))
    label7.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label7.contentMode = .left
    label7.text = "Label 7"
    label7.font = .systemFont(ofSize: 10)
    label7.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label7.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label7)

    let label8 = UILabel(frame: CGRect(x: 280, y: 0, width: 40, height: 16))
    label8.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label8.contentMode = .left
    label8.text = "Label 8"
    label8.font = .systemFont(ofSize: 10)
    label8.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label8.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label8)

    let label9 = UILabel(frame: CGRect(x: 320, y: 0, width: 40, height: 16))
    label9.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label9.contentMode = .left
    label9.text = "Label 9"
    label9.font = .systemFont(ofSize: 10)
    label9.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label9.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label9)

    let label10 = UILabel(frame: CGRect(x: 360, y: 0, width: 40, height: 16))
    label10.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label10.contentMode = .left
    label10.text = "Label 10"
    label10.font = .systemFont(ofSize: 10)
    label10.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label10.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label10)

    let label11 = UILabel(frame: CGRect(x: 0, y: 16, width: 40, height: 16))
    label11.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label11.contentMode = .left
    label11.text = "Label 11"
    label11.font = .systemFont(ofSize: 10)
    label11.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label11.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label11)

    let label12 = UILabel(frame: CGRect(x: 40, y: 16, width: 40, height: 16))
    label12.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label12.contentMode = .left
    label12.text = "Label 12"
    label12.font = .systemFont(ofSize: 10)
    label12.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label12.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label12)
  }

  private static func addLabel13ToLabel24(view: L5View) {
    let label13 = UILabel(frame: CGRect(x: 80, y: 16, width: 40, height: 16))
    label13.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label13.contentMode = .left
    label13.text = "Label 13"
    label13.font = .systemFont(ofSize: 10)
    label13.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label13.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label13)

    let label14 = UILabel(frame: CGRect(x: 120, y: 16, width: 40, height: 16))
    label14.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label14.contentMode = .left
    label14.text = "Label 14"
    label14.font = .systemFont(ofSize: 10)
    label14.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label14.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label14)

    let label15 = UILabel(frame: CGRect(x: 160, y: 16, width: 40, height: 16))
    label15.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label15.contentMode = .left
    label15.text = "Label 15"
    label15.font = .systemFont(ofSize: 10)
    label15.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label15.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label15)

    let label16 = UILabel(frame: CGRect(x: 200, y: 16, width: 40, height: 16))
    label16.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label16.contentMode = .left
    label16.text = "Label 16"
    label16.font = .systemFont(ofSize: 10)
    label16.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label16.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label16)

    let label17 = UILabel(frame: CGRect(x: 240, y: 16, width: 40, height: 16))
    label17.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label17.contentMode = .left
    label17.text = "Label 17"
    label17.font = .systemFont(ofSize: 10)
    label17.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label17.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label17)

    let label18 = UILabel(frame: CGRect(x: 280, y: 16, width: 40, height: 16))
    label18.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label18.contentMode = .left
    label18.text = "Label 18"
    label18.font = .systemFont(ofSize: 10)
    label18.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label18.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label18)

    let label19 = UILabel(frame: CGRect(x: 320, y: 16, width: 40, height: 16))
    label19.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label19.contentMode = .left
    label19.text = "Label 19"
    label19.font = .systemFont(ofSize: 10)
    label19.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label19.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label19)

    let label20 = UILabel(frame: CGRect(x: 360, y: 16, width: 40, height: 16))
    label20.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label20.contentMode = .left
    label20.text = "Label 20"
    label20.font = .systemFont(ofSize: 10)
    label20.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label20.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label20)

    let label21 = UILabel(frame: CGRect(x: 0, y: 32, width: 40, height: 16))
    label21.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label21.contentMode = .left
    label21.text = "Label 21"
    label21.font = .systemFont(ofSize: 10)
    label21.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label21.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label21)

    let label22 = UILabel(frame: CGRect(x: 40, y: 32, width: 40, height: 16))
    label22.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label22.contentMode = .left
    label22.text = "Label 22"
    label22.font = .systemFont(ofSize: 10)
    label22.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label22.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label22)

    let label23 = UILabel(frame: CGRect(x: 80, y: 32, width: 40, height: 16))
    label23.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label23.contentMode = .left
    label23.text = "Label 23"
    label23.font = .systemFont(ofSize: 10)
    label23.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label23.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label23)

    let label24 = UILabel(frame: CGRect(x: 120, y: 32, width: 40, height: 16))
    label24.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label24.contentMode = .left
    label24.text = "Label 24"
    label24.font = .systemFont(ofSize: 10)
    label24.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label24.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label24)
  }

  private static func addLabel25ToLabel36(view: L5View) {
    let label25 = UILabel(frame: CGRect(x: 160, y: 32, width: 40, height: 16))
    label25.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label25.contentMode = .left
    label25.text = "Label 25"
    label25.font = .systemFont(ofSize: 10)
    label25.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label25.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label25)

    let label26 = UILabel(frame: CGRect(x: 200, y: 32, width: 40, height: 16))
    label26.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label26.contentMode = .left
    label26.text = "Label 26"
    label26.font = .systemFont(ofSize: 10)
    label26.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label26.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label26)

    let label27 = UILabel(frame: CGRect(x: 240, y: 32, width: 40, height: 16))
    label27.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label27.contentMode = .left
    label27.text = "Label 27"
    label27.font = .systemFont(ofSize: 10)
    label27.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label27.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label27)

    let label28 = UILabel(frame: CGRect(x: 280, y: 32, width: 40, height: 16))
    label28.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label28.contentMode = .left
    label28.text = "Label 28"
    label28.font = .systemFont(ofSize: 10)
    label28.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label28.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label28)

    let label29 = UILabel(frame: CGRect(x: 320, y: 32, width: 40, height: 16))
    label29.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label29.contentMode = .left
    label29.text = "Label 29"
    label29.font = .systemFont(ofSize: 10)
    label29.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label29.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label29)

    let label30 = UILabel(frame: CGRect(x: 360, y: 32, width: 40, height: 16))
    label30.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label30.contentMode = .left
    label30.text = "Label 30"
    label30.font = .systemFont(ofSize: 10)
    label30.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label30.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label30)

    let label31 = UILabel(frame: CGRect(x: 0, y: 48, width: 40, height: 16))
    label31.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label31.contentMode = .left
    label31.text = "Label 31"
    label31.font = .systemFont(ofSize: 10)
    label31.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label31.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label31)

    let label32 = UILabel(frame: CGRect(x: 40, y: 48, width: 40, height: 16))
    label32.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label32.contentMode = .left
    label32.text = "Label 32"
    label32.font = .systemFont(ofSize: 10)
    label32.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label32.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label32)

    let label33 = UILabel(frame: CGRect(x: 80, y: 48, width: 40, height: 16))
    label33.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label33.contentMode = .left
    label33.text = "Label 33"
    label33.font = .systemFont(ofSize: 10)
    label33.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label33.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label33)

    let label34 = UILabel(frame: CGRect(x: 120, y: 48, width: 40, height: 16))
    label34.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label34.contentMode = .left
    label34.text = "Label 34"
    label34.font = .systemFont(ofSize: 10)
    label34.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label34.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label34)

    let label35 = UILabel(frame: CGRect(x: 160, y: 48, width: 40, height: 16))
    label35.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label35.contentMode = .left
    label35.text = "Label 35"
    label35.font = .systemFont(ofSize: 10)
    label35.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label35.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label35)

    let label36 = UILabel(frame: CGRect(x: 200, y: 48, width: 40, height: 16))
    label36.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label36.contentMode = .left
    label36.text = "Label 36"
    label36.font = .systemFont(ofSize: 10)
    label36.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label36.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label36)
  }

  private static func addLabel37ToLabel48(view: L5View) {
    let label37 = UILabel(frame: CGRect(x: 240, y: 48, width: 40, height: 16))
    label37.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label37.contentMode = .left
    label37.text = "Label 37"
    label37.font = .systemFont(ofSize: 10)
    label37.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label37.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label37)

    let label38 = UILabel(frame: CGRect(x: 280, y: 48, width: 40, height: 16))
    label38.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label38.contentMode = .left
    label38.text = "Label 38"
    label38.font = .systemFont(ofSize: 10)
    label38.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label38.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label38)

    let label39 = UILabel(frame: CGRect(x: 320, y: 48, width: 40, height: 16))
    label39.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label39.contentMode = .left
    label39.text = "Label 39"
    label39.font = .systemFont(ofSize: 10)
    label39.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label39.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label39)

    let label40 = UILabel(frame: CGRect(x: 360, y: 48, width: 40, height: 16))
    label40.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label40.contentMode = .left
    label40.text = "Label 40"
    label40.font = .systemFont(ofSize: 10)
    label40.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label40.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label40)

    let label41 = UILabel(frame: CGRect(x: 0, y: 64, width: 40, height: 16))
    label41.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label41.contentMode = .left
    label41.text = "Label 41"
    label41.font = .systemFont(ofSize: 10)
    label41.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label41.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label41)

    let label42 = UILabel(frame: CGRect(x: 40, y: 64, width: 40, height: 16))
    label42.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label42.contentMode = .left
    label42.text = "Label 42"
    label42.font = .systemFont(ofSize: 10)
    label42.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label42.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label42)

    let label43 = UILabel(frame: CGRect(x: 80, y: 64, width: 40, height: 16))
    label43.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label43.contentMode = .left
    label43.text = "Label 43"
    label43.font = .systemFont(ofSize: 10)
    label43.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label43.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label43)

    let label44 = UILabel(frame: CGRect(x: 120, y: 64, width: 40, height: 16))
    label44.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label44.contentMode = .left
    label44.text = "Label 44"
    label44.font = .systemFont(ofSize: 10)
    label44.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label44.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label44)

    let label45 = UILabel(frame: CGRect(x: 160, y: 64, width: 40, height: 16))
    label45.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label45.contentMode = .left
    label45.text = "Label 45"
    label45.font = .systemFont(ofSize: 10)
    label45.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label45.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label45)

    let label46 = UILabel(frame: CGRect(x: 200, y: 64, width: 40, height: 16))
    label46.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label46.contentMode = .left
    label46.text = "Label 46"
    label46.font = .systemFont(ofSize: 10)
    label46.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label46.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label46)

    let label47 = UILabel(frame: CGRect(x: 240, y: 64, width: 40, height: 16))
    label47.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label47.contentMode = .left
    label47.text = "Label 47"
    label47.font = .systemFont(ofSize: 10)
    label47.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label47.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label47)

    let label48 = UILabel(frame: CGRect(x: 280, y: 64, width: 40, height: 16))
    label48.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label48.contentMode = .left
    label48.text = "Label 48"
    label48.font = .systemFont(ofSize: 10)
    label48.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label48.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label48)
  }

  private static func addLabel49ToLabel60(view: L5View) {
    let label49 = UILabel(frame: CGRect(x: 320, y: 64, width: 40, height: 16))
    label49.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label49.contentMode = .left
    label49.text = "Label 49"
    label49.font = .systemFont(ofSize: 10)
    label49.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label49.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label49)

    let label50 = UILabel(frame: CGRect(x: 360, y: 64, width: 40, height: 16))
    label50.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label50.contentMode = .left
    label50.text = "Label 50"
    label50.font = .systemFont(ofSize: 10)
    label50.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label50.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label50)

    let label51 = UILabel(frame: CGRect(x: 0, y: 80, width: 40, height: 16))
    label51.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label51.contentMode = .left
    label51.text = "Label 51"
    label51.font = .systemFont(ofSize: 10)
    label51.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label51.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label51)

    let label52 = UILabel(frame: CGRect(x: 40, y: 80, width: 40, height: 16))
    label52.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label52.contentMode = .left
    label52.text = "Label 52"
    label52.font = .systemFont(ofSize: 10)
    label52.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label52.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label52)

    let label53 = UILabel(frame: CGRect(x: 80, y: 80, width: 40, height: 16))
    label53.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label53.contentMode = .left
    label53.text = "Label 53"
    label53.font = .systemFont(ofSize: 10)
    label53.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label53.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label53)

    let label54 = UILabel(frame: CGRect(x: 120, y: 80, width: 40, height: 16))
    label54.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label54.contentMode = .left
    label54.text = "Label 54"
    label54.font = .systemFont(ofSize: 10)
    label54.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label54.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label54)

    let label55 = UILabel(frame: CGRect(x: 160, y: 80, width: 40, height: 16))
    label55.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label55.contentMode = .left
    label55.text = "Label 55"
    label55.font = .systemFont(ofSize: 10)
    label55.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label55.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label55)

    let label56 = UILabel(frame: CGRect(x: 200, y: 80, width: 40, height: 16))
    label56.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label56.contentMode = .left
    label56.text = "Label 56"
    label56.font = .systemFont(ofSize: 10)
    label56.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label56.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label56)

    let label57 = UILabel(frame: CGRect(x: 240, y: 80, width: 40, height: 16))
    label57.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label57.contentMode = .left
    label57.text = "Label 57"
    label57.font = .systemFont(ofSize: 10)
    label57.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label57.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label57)

    let label58 = UILabel(frame: CGRect(x: 280, y: 80, width: 40, height: 16))
    label58.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label58.contentMode = .left
    label58.text = "Label 58"
    label58.font = .systemFont(ofSize: 10)
    label58.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label58.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label58)

    let label59 = UILabel(frame: CGRect(x: 320, y: 80, width: 40, height: 16))
    label59.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label59.contentMode = .left
    label59.text = "Label 59"
    label59.font = .systemFont(ofSize: 10)
    label59.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label59.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label59)

    let label60 = UILabel(frame: CGRect(x: 360, y: 80, width: 40, height: 16))
    label60.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label60.contentMode = .left
    label60.text = "Label 60"
    label60.font = .systemFont(ofSize: 10)
    label60.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label60.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label60)
  }

  private static func addLabel61ToLabel72(view: L5View) {
    let label61 = UILabel(frame: CGRect(x: 0, y: 96, width: 40, height: 16))
    label61.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label61.contentMode = .left
    label61.text = "Label 61"
    label61.font = .systemFont(ofSize: 10)
    label61.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label61.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label61)

    let label62 = UILabel(frame: CGRect(x: 40, y: 96, width: 40, height: 16))
    label62.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label62.contentMode = .left
    label62.text = "Label 62"
    label62.font = .systemFont(ofSize: 10)
    label62.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label62.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label62)

    let label63 = UILabel(frame: CGRect(x: 80, y: 96, width: 40, height: 16))
    label63.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label63.contentMode = .left
    label63.text = "Label 63"
    label63.font = .systemFont(ofSize: 10)
    label63.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label63.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label63)

    let label64 = UILabel(frame: CGRect(x: 120, y: 96, width: 40, height: 16))
    label64.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label64.contentMode = .left
    label64.text = "Label 64"
    label64.font = .systemFont(ofSize: 10)
    label64.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label64.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label64)

    let label65 = UILabel(frame: CGRect(x: 160, y: 96, width: 40, height: 16))
    label65.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label65.contentMode = .left
    label65.text = "Label 65"
    label65.font = .systemFont(ofSize: 10)
    label65.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label65.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label65)

    let label66 = UILabel(frame: CGRect(x: 200, y: 96, width: 40, height: 16))
    label66.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label66.contentMode = .left
    label66.text = "Label 66"
    label66.font = .systemFont(ofSize: 10)
    label66.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label66.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label66)

    let label67 = UILabel(frame: CGRect(x: 240, y: 96, width: 40, height: 16))
    label67.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label67.contentMode = .left
    label67.text = "Label 67"
    label67.font = .systemFont(ofSize: 10)
    label67.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label67.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label67)

    let label68 = UILabel(frame: CGRect(x: 280, y: 96, width: 40, height: 16))
    label68.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label68.contentMode = .left
    label68.text = "Label 68"
    label68.font = .systemFont(ofSize: 10)
    label68.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label68.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label68)

    let label69 = UILabel(frame: CGRect(x: 320, y: 96, width: 40, height: 16))
    label69.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label69.contentMode = .left
    label69.text = "Label 69"
    label69.font = .systemFont(ofSize: 10)
    label69.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label69.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label69)

    let label70 = UILabel(frame: CGRect(x: 360, y: 96, width: 40, height: 16))
    label70.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label70.contentMode = .left
    label70.text = "Label 70"
    label70.font = .systemFont(ofSize: 10)
    label70.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label70.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label70)

    let label71 = UILabel(frame: CGRect(x: 0, y: 112, width: 40, height: 16))
    label71.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label71.contentMode = .left
    label71.text = "Label 71"
    label71.font = .systemFont(ofSize: 10)
    label71.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label71.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label71)

    let label72 = UILabel(frame: CGRect(x: 40, y: 112, width: 40, height: 16))
    label72.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label72.contentMode = .left
    label72.text = "Label 72"
    label72.font = .systemFont(ofSize: 10)
    label72.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label72.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label72)
  }

  private static func addLabel73ToLabel84(view: L5View) {
    let label73 = UILabel(frame: CGRect(x: 80, y: 112, width: 40, height: 16))
    label73.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label73.contentMode = .left
    label73.text = "Label 73"
    label73.font = .systemFont(ofSize: 10)
    label73.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label73.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label73)

    let label74 = UILabel(frame: CGRect(x: 120, y: 112, width: 40, height: 16))
    label74.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label74.contentMode = .left
    label74.text = "Label 74"
    label74.font = .systemFont(ofSize: 10)
    label74.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label74.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label74)

    let label75 = UILabel(frame: CGRect(x: 160, y: 112, width: 40, height: 16))
    label75.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label75.contentMode = .left
    label75.text = "Label 75"
    label75.font = .systemFont(ofSize: 10)
    label75.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label75.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label75)

    let label76 = UILabel(frame: CGRect(x: 200, y: 112, width: 40, height: 16))
    label76.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label76.contentMode = .left
    label76.text = "Label 76"
    label76.font = .systemFont(ofSize: 10)
    label76.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label76.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label76)

    let label77 = UILabel(frame: CGRect(x: 240, y: 112, width: 40, height: 16))
    label77.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label77.contentMode = .left
    label77.text = "Label 77"
    label77.font = .systemFont(ofSize: 10)
    label77.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label77.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label77)

    let label78 = UILabel(frame: CGRect(x: 280, y: 112, width: 40, height: 16))
    label78.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label78.contentMode = .left
    label78.text = "Label 78"
    label78.font = .systemFont(ofSize: 10)
    label78.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label78.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label78)

    let label79 = UILabel(frame: CGRect(x: 320, y: 112, width: 40, height: 16))
    label79.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label79.contentMode = .left
    label79.text = "Label 79"
    label79.font = .systemFont(ofSize: 10)
    label79.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label79.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label79)

    let label80 = UILabel(frame: CGRect(x: 360, y: 112, width: 40, height: 16))
    label80.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label80.contentMode = .left
    label80.text = "Label 80"
    label80.font = .systemFont(ofSize: 10)
    label80.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label80.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label80)

    let label81 = UILabel(frame: CGRect(x: 0, y: 128, width: 40, height: 16))
    label81.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label81.contentMode = .left
    label81.text = "Label 81"
    label81.font = .systemFont(ofSize: 10)
    label81.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label81.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label81)

    let label82 = UILabel(frame: CGRect(x: 40, y: 128, width: 40, height: 16))
    label82.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label82.contentMode = .left
    label82.text = "Label 82"
    label82.font = .systemFont(ofSize: 10)
    label82.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label82.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label82)

    let label83 = UILabel(frame: CGRect(x: 80, y: 128, width: 40, height: 16))
    label83.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label83.contentMode = .left
    label83.text = "Label 83"
    label83.font = .systemFont(ofSize: 10)
    label83.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label83.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label83)

    let label84 = UILabel(frame: CGRect(x: 120, y: 128, width: 40, height: 16))
    label84.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label84.contentMode = .left
    label84.text = "Label 84"
    label84.font = .systemFont(ofSize: 10)
    label84.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label84.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label84)
  }

  private static func addLabel85ToLabel96(view: L5View) {
    let label85 = UILabel(frame: CGRect(x: 160, y: 128, width: 40, height: 16))
    label85.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label85.contentMode = .left
    label85.text = "Label 85"
    label85.font = .systemFont(ofSize: 10)
    label85.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label85.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label85)

    let label86 = UILabel(frame: CGRect(x: 200, y: 128, width: 40, height: 16))
    label86.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label86.contentMode = .left
    label86.text = "Label 86"
    label86.font = .systemFont(ofSize: 10)
    label86.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label86.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label86)

    let label87 = UILabel(frame: CGRect(x: 240, y: 128, width: 40, height: 16))
    label87.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label87.contentMode = .left
    label87.text = "Label 87"
    label87.font = .systemFont(ofSize: 10)
    label87.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label87.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label87)

    let label88 = UILabel(frame: CGRect(x: 280, y: 128, width: 40, height: 16))
    label88.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label88.contentMode = .left
    label88.text = "Label 88"
    label88.font = .systemFont(ofSize: 10)
    label88.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label88.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label88)

    let label89 = UILabel(frame: CGRect(x: 320, y: 128, width: 40, height: 16))
    label89.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label89.contentMode = .left
    label89.text = "Label 89"
    label89.font = .systemFont(ofSize: 10)
    label89.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label89.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label89)

    let label90 = UILabel(frame: CGRect(x: 360, y: 128, width: 40, height: 16))
    label90.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label90.contentMode = .left
    label90.text = "Label 90"
    label90.font = .systemFont(ofSize: 10)
    label90.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label90.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label90)

    let label91 = UILabel(frame: CGRect(x: 0, y: 144, width: 40, height: 16))
    label91.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label91.contentMode = .left
    label91.text = "Label 91"
    label91.font = .systemFont(ofSize: 10)
    label91.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label91.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label91)

    let label92 = UILabel(frame: CGRect(x: 40, y: 144, width: 40, height: 16))
    label92.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label92.contentMode = .left
    label92.text = "Label 92"
    label92.font = .systemFont(ofSize: 10)
    label92.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label92.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label92)

    let label93 = UILabel(frame: CGRect(x: 80, y: 144, width: 40, height: 16))
    label93.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label93.contentMode = .left
    label93.text = "Label 93"
    label93.font = .systemFont(ofSize: 10)
    label93.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label93.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label93)

    let label94 = UILabel(frame: CGRect(x: 120, y: 144, width: 40, height: 16))
    label94.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label94.contentMode = .left
    label94.text = "Label 94"
    label94.font = .systemFont(ofSize: 10)
    label94.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label94.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label94)

    let label95 = UILabel(frame: CGRect(x: 160, y: 144, width: 40, height: 16))
    label95.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label95.contentMode = .left
    label95.text = "Label 95"
    label95.font = .systemFont(ofSize: 10)
    label95.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label95.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label95)

    let label96 = UILabel(frame: CGRect(x: 200, y: 144, width: 40, height: 16))
    label96.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label96.contentMode = .left
    label96.text = "Label 96"
    label96.font = .systemFont(ofSize: 10)
    label96.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label96.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label96)
  }

  private static func addLabel97ToLabel108(view: L5View) {
    let label97 = UILabel(frame: CGRect(x: 240, y: 144, width: 40, height: 16))
    label97.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label97.contentMode = .left
    label97.text = "Label 97"
    label97.font = .systemFont(ofSize: 10)
    label97.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label97.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label97)

    let label98 = UILabel(frame: CGRect(x: 280, y: 144, width: 40, height: 16))
    label98.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label98.contentMode = .left
    label98.text = "Label 98"
    label98.font = .systemFont(ofSize: 10)
    label98.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label98.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label98)

    let label99 = UILabel(frame: CGRect(x: 320, y: 144, width: 40, height: 16))
    label99.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label99.contentMode = .left
    label99.text = "Label 99"
    label99.font = .systemFont(ofSize: 10)
    label99.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label99.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label99)

    let label100 = UILabel(frame: CGRect(x: 360, y: 144, width: 40, height: 16))
    label100.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label100.contentMode = .left
    label100.text = "Label 100"
    label100.font = .systemFont(ofSize: 10)
    label100.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label100.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label100)

    let label101 = UILabel(frame: CGRect(x: 0, y: 160, width: 40, height: 16))
    label101.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label101.contentMode = .left
    label101.text = "Label 101"
    label101.font = .systemFont(ofSize: 10)
    label101.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label101.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label101)

    let label102 = UILabel(frame: CGRect(x: 40, y: 160, width: 40, height: 16))
    label102.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label102.contentMode = .left
    label102.text = "Label 102"
    label102.font = .systemFont(ofSize: 10)
    label102.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label102.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label102)

    let label103 = UILabel(frame: CGRect(x: 80, y: 160, width: 40, height: 16))
    label103.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label103.contentMode = .left
    label103.text = "Label 103"
    label103.font = .systemFont(ofSize: 10)
    label103.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label103.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label103)

    let label104 = UILabel(frame: CGRect(x: 120, y: 160, width: 40, height: 16))
    label104.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label104.contentMode = .left
    label104.text = "Label 104"
    label104.font = .systemFont(ofSize: 10)
    label104.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label104.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label104)

    let label105 = UILabel(frame: CGRect(x: 160, y: 160, width: 40, height: 16))
    label105.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label105.contentMode = .left
    label105.text = "Label 105"
    label105.font = .systemFont(ofSize: 10)
    label105.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label105.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label105)

    let label106 = UILabel(frame: CGRect(x: 200, y: 160, width: 40, height: 16))
    label106.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label106.contentMode = .left
    label106.text = "Label 106"
    label106.font = .systemFont(ofSize: 10)
    label106.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label106.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label106)

    let label107 = UILabel(frame: CGRect(x: 240, y: 160, width: 40, height: 16))
    label107.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label107.contentMode = .left
    label107.text = "Label 107"
    label107.font = .systemFont(ofSize: 10)
    label107.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label107.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label107)

    let label108 = UILabel(frame: CGRect(x: 280, y: 160, width: 40, height: 16))
    label108.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label108.contentMode = .left
    label108.text = "Label 108"
    label108.font = .systemFont(ofSize: 10)
    label108.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label108.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label108)
  }

  private static func addLabel109ToLabel120(view: L5View) {
    let label109 = UILabel(frame: CGRect(x: 320, y: 160, width: 40, height: 16))
    label109.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label109.contentMode = .left
    label109.text = "Label 109"
    label109.font = .systemFont(ofSize: 10)
    label109.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label109.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label109)

    let label110 = UILabel(frame: CGRect(x: 360, y: 160, width: 40, height: 16))
    label110.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label110.contentMode = .left
    label110.text = "Label 110"
    label110.font = .systemFont(ofSize: 10)
    label110.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label110.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label110)

    let label111 = UILabel(frame: CGRect(x: 0, y: 176, width: 40, height: 16))
    label111.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label111.contentMode = .left
    label111.text = "Label 111"
    label111.font = .systemFont(ofSize: 10)
    label111.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label111.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label111)

    let label112 = UILabel(frame: CGRect(x: 40, y: 176, width: 40, height: 16))
    label112.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label112.contentMode = .left
    label112.text = "Label 112"
    label112.font = .systemFont(ofSize: 10)
    label112.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label112.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label112)

    let label113 = UILabel(frame: CGRect(x: 80, y: 176, width: 40, height: 16))
    label113.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label113.contentMode = .left
    label113.text = "Label 113"
    label113.font = .systemFont(ofSize: 10)
    label113.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label113.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label113)

    let label114 = UILabel(frame: CGRect(x: 120, y: 176, width: 40, height: 16))
    label114.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label114.contentMode = .left
    label114.text = "Label 114"
    label114.font = .systemFont(ofSize: 10)
    label114.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label114.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label114)

    let label115 = UILabel(frame: CGRect(x: 160, y: 176, width: 40, height: 16))
    label115.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label115.contentMode = .left
    label115.text = "Label 115"
    label115.font = .systemFont(ofSize: 10)
    label115.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label115.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label115)

    let label116 = UILabel(frame: CGRect(x: 200, y: 176, width: 40, height: 16))
    label116.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label116.contentMode = .left
    label116.text = "Label 116"
    label116.font = .systemFont(ofSize: 10)
    label116.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label116.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label116)

    let label117 = UILabel(frame: CGRect(x: 240, y: 176, width: 40, height: 16))
    label117.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label117.contentMode = .left
    label117.text = "Label 117"
    label117.font = .systemFont(ofSize: 10)
    label117.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label117.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label117)

    let label118 = UILabel(frame: CGRect(x: 280, y: 176, width: 40, height: 16))
    label118.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label118.contentMode = .left
    label118.text = "Label 118"
    label118.font = .systemFont(ofSize: 10)
    label118.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label118.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label118)

    let label119 = UILabel(frame: CGRect(x: 320, y: 176, width: 40, height: 16))
    label119.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label119.contentMode = .left
    label119.text = "Label 119"
    label119.font = .systemFont(ofSize: 10)
    label119.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label119.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label119)

    let label120 = UILabel(frame: CGRect(x: 360, y: 176, width: 40, height: 16))
    label120.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label120.contentMode = .left
    label120.text = "Label 120"
    label120.font = .systemFont(ofSize: 10)
    label120.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label120.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label120)
  }

  private static func addLabel121ToLabel132(view: L5View) {
    let label121 = UILabel(frame: CGRect(x: 0, y: 192, width: 40, height: 16))
    label121.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label121.contentMode = .left
    label121.text = "Label 121"
    label121.font = .systemFont(ofSize: 10)
    label121.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label121.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label121)

    let label122 = UILabel(frame: CGRect(x: 40, y: 192, width: 40, height: 16))
    label122.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label122.contentMode = .left
    label122.text = "Label 122"
    label122.font = .systemFont(ofSize: 10)
    label122.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label122.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label122)

    let label123 = UILabel(frame: CGRect(x: 80, y: 192, width: 40, height: 16))
    label123.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label123.contentMode = .left
    label123.text = "Label 123"
    label123.font = .systemFont(ofSize: 10)
    label123.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label123.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label123)

    let label124 = UILabel(frame: CGRect(x: 120, y: 192, width: 40, height: 16))
    label124.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label124.contentMode = .left
    label124.text = "Label 124"
    label124.font = .systemFont(ofSize: 10)
    label124.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label124.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label124)

    let label125 = UILabel(frame: CGRect(x: 160, y: 192, width: 40, height: 16))
    label125.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label125.contentMode = .left
    label125.text = "Label 125"
    label125.font = .systemFont(ofSize: 10)
    label125.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label125.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label125)

    let label126 = UILabel(frame: CGRect(x: 200, y: 192, width: 40, height: 16))
    label126.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label126.contentMode = .left
    label126.text = "Label 126"
    label126.font = .systemFont(ofSize: 10)
    label126.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label126.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label126)

    let label127 = UILabel(frame: CGRect(x: 240, y: 192, width: 40, height: 16))
    label127.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label127.contentMode = .left
    label127.text = "Label 127"
    label127.font = .systemFont(ofSize: 10)
    label127.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label127.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label127)

    let label128 = UILabel(frame: CGRect(x: 280, y: 192, width: 40, height: 16))
    label128.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label128.contentMode = .left
    label128.text = "Label 128"
    label128.font = .systemFont(ofSize: 10)
    label128.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label128.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label128)

    let label129 = UILabel(frame: CGRect(x: 320, y: 192, width: 40, height: 16))
    label129.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label129.contentMode = .left
    label129.text = "Label 129"
    label129.font = .systemFont(ofSize: 10)
    label129.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label129.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label129)

    let label130 = UILabel(frame: CGRect(x: 360, y: 192, width: 40, height: 16))
    label130.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label130.contentMode = .left
    label130.text = "Label 130"
    label130.font = .systemFont(ofSize: 10)
    label130.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label130.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label130)

    let label131 = UILabel(frame: CGRect(x: 0, y: 208, width: 40, height: 16))
    label131.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label131.contentMode = .left
    label131.text = "Label 131"
    label131.font = .systemFont(ofSize: 10)
    label131.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label131.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label131)

    let label132 = UILabel(frame: CGRect(x: 40, y: 208, width: 40, height: 16))
    label132.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label132.contentMode = .left
    label132.text = "Label 132"
    label132.font = .systemFont(ofSize: 10)
    label132.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label132.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label132)
  }

  private static func addLabel133ToLabel144(view: L5View) {
    let label133 = UILabel(frame: CGRect(x: 80, y: 208, width: 40, height: 16))
    label133.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label133.contentMode = .left
    label133.text = "Label 133"
    label133.font = .systemFont(ofSize: 10)
    label133.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label133.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label133)

    let label134 = UILabel(frame: CGRect(x: 120, y: 208, width: 40, height: 16))
    label134.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label134.contentMode = .left
    label134.text = "Label 134"
    label134.font = .systemFont(ofSize: 10)
    label134.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label134.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label134)

    let label135 = UILabel(frame: CGRect(x: 160, y: 208, width: 40, height: 16))
    label135.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label135.contentMode = .left
    label135.text = "Label 135"
    label135.font = .systemFont(ofSize: 10)
    label135.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label135.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label135)

    let label136 = UILabel(frame: CGRect(x: 200, y: 208, width: 40, height: 16))
    label136.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label136.contentMode = .left
    label136.text = "Label 136"
    label136.font = .systemFont(ofSize: 10)
    label136.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label136.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label136)

    let label137 = UILabel(frame: CGRect(x: 240, y: 208, width: 40, height: 16))
    label137.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label137.contentMode = .left
    label137.text = "Label 137"
    label137.font = .systemFont(ofSize: 10)
    label137.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label137.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label137)

    let label138 = UILabel(frame: CGRect(x: 280, y: 208, width: 40, height: 16))
    label138.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label138.contentMode = .left
    label138.text = "Label 138"
    label138.font = .systemFont(ofSize: 10)
    label138.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label138.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label138)

    let label139 = UILabel(frame: CGRect(x: 320, y: 208, width: 40, height: 16))
    label139.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label139.contentMode = .left
    label139.text = "Label 139"
    label139.font = .systemFont(ofSize: 10)
    label139.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label139.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label139)

    let label140 = UILabel(frame: CGRect(x: 360, y: 208, width: 40, height: 16))
    label140.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label140.contentMode = .left
    label140.text = "Label 140"
    label140.font = .systemFont(ofSize: 10)
    label140.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label140.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label140)

    let label141 = UILabel(frame: CGRect(x: 0, y: 224, width: 40, height: 16))
    label141.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label141.contentMode = .left
    label141.text = "Label 141"
    label141.font = .systemFont(ofSize: 10)
    label141.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label141.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label141)

    let label142 = UILabel(frame: CGRect(x: 40, y: 224, width: 40, height: 16))
    label142.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label142.contentMode = .left
    label142.text = "Label 142"
    label142.font = .systemFont(ofSize: 10)
    label142.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label142.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label142)

    let label143 = UILabel(frame: CGRect(x: 80, y: 224, width: 40, height: 16))
    label143.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label143.contentMode = .left
    label143.text = "Label 143"
    label143.font = .systemFont(ofSize: 10)
    label143.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label143.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label143)

    let label144 = UILabel(frame: CGRect(x: 120, y: 224, width: 40, height: 16))
    label144.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label144.contentMode = .left
    label144.text = "Label 144"
    label144.font = .systemFont(ofSize: 10)
    label144.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label144.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label144)
  }

  private static func addLabel145ToLabel156(view: L5View) {
    let label145 = UILabel(frame: CGRect(x: 160, y: 224, width: 40, height: 16))
    label145.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label145.contentMode = .left
    label145.text = "Label 145"
    label145.font = .systemFont(ofSize: 10)
    label145.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label145.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label145)

    let label146 = UILabel(frame: CGRect(x: 200, y: 224, width: 40, height: 16))
    label146.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label146.contentMode = .left
    label146.text = "Label 146"
    label146.font = .systemFont(ofSize: 10)
    label146.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label146.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label146)

    let label147 = UILabel(frame: CGRect(x: 240, y: 224, width: 40, height: 16))
    label147.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label147.contentMode = .left
    label147.text = "Label 147"
    label147.font = .systemFont(ofSize: 10)
    label147.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label147.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label147)

    let label148 = UILabel(frame: CGRect(x: 280, y: 224, width: 40, height: 16))
    label148.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label148.contentMode = .left
    label148.text = "Label 148"
    label148.font = .systemFont(ofSize: 10)
    label148.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label148.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label148)

    let label149 = UILabel(frame: CGRect(x: 320, y: 224, width: 40, height: 16))
    label149.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label149.contentMode = .left
    label149.text = "Label 149"
    label149.font = .systemFont(ofSize: 10)
    label149.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label149.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label149)

    let label150 = UILabel(frame: CGRect(x: 360, y: 224, width: 40, height: 16))
    label150.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label150.contentMode = .left
    label150.text = "Label 150"
    label150.font = .systemFont(ofSize: 10)
    label150.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label150.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label150)

    let label151 = UILabel(frame: CGRect(x: 0, y: 240, width: 40, height: 16))
    label151.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label151.contentMode = .left
    label151.text = "Label 151"
    label151.font = .systemFont(ofSize: 10)
    label151.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label151.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label151)

    let label152 = UILabel(frame: CGRect(x: 40, y: 240, width: 40, height: 16))
    label152.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label152.contentMode = .left
    label152.text = "Label 152"
    label152.font = .systemFont(ofSize: 10)
    label152.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label152.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label152)

    let label153 = UILabel(frame: CGRect(x: 80, y: 240, width: 40, height: 16))
    label153.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label153.contentMode = .left
    label153.text = "Label 153"
    label153.font = .systemFont(ofSize: 10)
    label153.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label153.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label153)

    let label154 = UILabel(frame: CGRect(x: 120, y: 240, width: 40, height: 16))
    label154.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label154.contentMode = .left
    label154.text = "Label 154"
    label154.font = .systemFont(ofSize: 10)
    label154.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label154.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label154)

    let label155 = UILabel(frame: CGRect(x: 160, y: 240, width: 40, height: 16))
    label155.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label155.contentMode = .left
    label155.text = "Label 155"
    label155.font = .systemFont(ofSize: 10)
    label155.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label155.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label155)

    let label156 = UILabel(frame: CGRect(x: 200, y: 240, width: 40, height: 16))
    label156.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label156.contentMode = .left
    label156.text = "Label 156"
    label156.font = .systemFont(ofSize: 10)
    label156.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label156.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label156)
  }

  private static func addLabel157ToLabel168(view: L5View) {
    let label157 = UILabel(frame: CGRect(x: 240, y: 240, width: 40, height: 16))
    label157.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label157.contentMode = .left
    label157.text = "Label 157"
    label157.font = .systemFont(ofSize: 10)
    label157.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label157.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label157)

    let label158 = UILabel(frame: CGRect(x: 280, y: 240, width: 40, height: 16))
    label158.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label158.contentMode = .left
    label158.text = "Label 158"
    label158.font = .systemFont(ofSize: 10)
    label158.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label158.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label158)

    let label159 = UILabel(frame: CGRect(x: 320, y: 240, width: 40, height: 16))
    label159.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label159.contentMode = .left
    label159.text = "Label 159"
    label159.font = .systemFont(ofSize: 10)
    label159.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label159.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label159)

    let label160 = UILabel(frame: CGRect(x: 360, y: 240, width: 40, height: 16))
    label160.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label160.contentMode = .left
    label160.text = "Label 160"
    label160.font = .systemFont(ofSize: 10)
    label160.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label160.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label160)

    let label161 = UILabel(frame: CGRect(x: 0, y: 256, width: 40, height: 16))
    label161.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label161.contentMode = .left
    label161.text = "Label 161"
    label161.font = .systemFont(ofSize: 10)
    label161.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label161.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label161)

    let label162 = UILabel(frame: CGRect(x: 40, y: 256, width: 40, height: 16))
    label162.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label162.contentMode = .left
    label162.text = "Label 162"
    label162.font = .systemFont(ofSize: 10)
    label162.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label162.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label162)

    let label163 = UILabel(frame: CGRect(x: 80, y: 256, width: 40, height: 16))
    label163.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label163.contentMode = .left
    label163.text = "Label 163"
    label163.font = .systemFont(ofSize: 10)
    label163.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label163.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label163)

    let label164 = UILabel(frame: CGRect(x: 120, y: 256, width: 40, height: 16))
    label164.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label164.contentMode = .left
    label164.text = "Label 164"
    label164.font = .systemFont(ofSize: 10)
    label164.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label164.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label164)

    let label165 = UILabel(frame: CGRect(x: 160, y: 256, width: 40, height: 16))
    label165.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label165.contentMode = .left
    label165.text = "Label 165"
    label165.font = .systemFont(ofSize: 10)
    label165.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label165.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label165)

    let label166 = UILabel(frame: CGRect(x: 200, y: 256, width: 40, height: 16))
    label166.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label166.contentMode = .left
    label166.text = "Label 166"
    label166.font = .systemFont(ofSize: 10)
    label166.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label166.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label166)

    let label167 = UILabel(frame: CGRect(x: 240, y: 256, width: 40, height: 16))
    label167.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label167.contentMode = .left
    label167.text = "Label 167"
    label167.font = .systemFont(ofSize: 10)
    label167.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label167.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label167)

    let label168 = UILabel(frame: CGRect(x: 280, y: 256, width: 40, height: 16))
    label168.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label168.contentMode = .left
    label168.text = "Label 168"
    label168.font = .systemFont(ofSize: 10)
    label168.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label168.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label168)
  }

  private static func addLabel169ToLabel180(view: L5View) {
    let label169 = UILabel(frame: CGRect(x: 320, y: 256, width: 40, height: 16))
    label169.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label169.contentMode = .left
    label169.text = "Label 169"
    label169.font = .systemFont(ofSize: 10)
    label169.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label169.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label169)

    let label170 = UILabel(frame: CGRect(x: 360, y: 256, width: 40, height: 16))
    label170.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label170.contentMode = .left
    label170.text = "Label 170"
    label170.font = .systemFont(ofSize: 10)
    label170.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label170.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label170)

    let label171 = UILabel(frame: CGRect(x: 0, y: 272, width: 40, height: 16))
    label171.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label171.contentMode = .left
    label171.text = "Label 171"
    label171.font = .systemFont(ofSize: 10)
    label171.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label171.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label171)

    let label172 = UILabel(frame: CGRect(x: 40, y: 272, width: 40, height: 16))
    label172.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label172.contentMode = .left
    label172.text = "Label 172"
    label172.font = .systemFont(ofSize: 10)
    label172.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label172.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label172)

    let label173 = UILabel(frame: CGRect(x: 80, y: 272, width: 40, height: 16))
    label173.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label173.contentMode = .left
    label173.text = "Label 173"
    label173.font = .systemFont(ofSize: 10)
    label173.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label173.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label173)

    let label174 = UILabel(frame: CGRect(x: 120, y: 272, width: 40, height: 16))
    label174.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label174.contentMode = .left
    label174.text = "Label 174"
    label174.font = .systemFont(ofSize: 10)
    label174.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label174.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label174)

    let label175 = UILabel(frame: CGRect(x: 160, y: 272, width: 40, height: 16))
    label175.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label175.contentMode = .left
    label175.text = "Label 175"
    label175.font = .systemFont(ofSize: 10)
    label175.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label175.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label175)

    let label176 = UILabel(frame: CGRect(x: 200, y: 272, width: 40, height: 16))
    label176.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label176.contentMode = .left
    label176.text = "Label 176"
    label176.font = .systemFont(ofSize: 10)
    label176.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label176.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label176)

    let label177 = UILabel(frame: CGRect(x: 240, y: 272, width: 40, height: 16))
    label177.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label177.contentMode = .left
    label177.text = "Label 177"
    label177.font = .systemFont(ofSize: 10)
    label177.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label177.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label177)

    let label178 = UILabel(frame: CGRect(x: 280, y: 272, width: 40, height: 16))
    label178.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label178.contentMode = .left
    label178.text = "Label 178"
    label178.font = .systemFont(ofSize: 10)
    label178.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label178.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label178)

    let label179 = UILabel(frame: CGRect(x: 320, y: 272, width: 40, height: 16))
    label179.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label179.contentMode = .left
    label179.text = "Label 179"
    label179.font = .systemFont(ofSize: 10)
    label179.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label179.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label179)

    let label180 = UILabel(frame: CGRect(x: 360, y: 272, width: 40, height: 16))
    label180.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label180.contentMode = .left
    label180.text = "Label 180"
    label180.font = .systemFont(ofSize: 10)
    label180.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label180.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label180)
  }

  private static func addLabel181ToLabel192(view: L5View) {
    let label181 = UILabel(frame: CGRect(x: 0, y: 288, width: 40, height: 16))
    label181.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label181.contentMode = .left
    label181.text = "Label 181"
    label181.font = .systemFont(ofSize: 10)
    label181.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label181.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label181)

    let label182 = UILabel(frame: CGRect(x: 40, y: 288, width: 40, height: 16))
    label182.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label182.contentMode = .left
    label182.text = "Label 182"
    label182.font = .systemFont(ofSize: 10)
    label182.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label182.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label182)

    let label183 = UILabel(frame: CGRect(x: 80, y: 288, width: 40, height: 16))
    label183.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label183.contentMode = .left
    label183.text = "Label 183"
    label183.font = .systemFont(ofSize: 10)
    label183.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label183.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label183)

    let label184 = UILabel(frame: CGRect(x: 120, y: 288, width: 40, height: 16))
    label184.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label184.contentMode = .left
    label184.text = "Label 184"
    label184.font = .systemFont(ofSize: 10)
    label184.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label184.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label184)

    let label185 = UILabel(frame: CGRect(x: 160, y: 288, width: 40, height: 16))
    label185.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label185.contentMode = .left
    label185.text = "Label 185"
    label185.font = .systemFont(ofSize: 10)
    label185.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label185.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label185)

    let label186 = UILabel(frame: CGRect(x: 200, y: 288, width: 40, height: 16))
    label186.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label186.contentMode = .left
    label186.text = "Label 186"
    label186.font = .systemFont(ofSize: 10)
    label186.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label186.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label186)

    let label187 = UILabel(frame: CGRect(x: 240, y: 288, width: 40, height: 16))
    label187.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label187.contentMode = .left
    label187.text = "Label 187"
    label187.font = .systemFont(ofSize: 10)
    label187.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label187.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label187)

    let label188 = UILabel(frame: CGRect(x: 280, y: 288, width: 40, height: 16))
    label188.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label188.contentMode = .left
    label188.text = "Label 188"
    label188.font = .systemFont(ofSize: 10)
    label188.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label188.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label188)

    let label189 = UILabel(frame: CGRect(x: 320, y: 288, width: 40, height: 16))
    label189.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label189.contentMode = .left
    label189.text = "Label 189"
    label189.font = .systemFont(ofSize: 10)
    label189.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label189.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label189)

    let label190 = UILabel(frame: CGRect(x: 360, y: 288, width: 40, height: 16))
    label190.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label190.contentMode = .left
    label190.text = "Label 190"
    label190.font = .systemFont(ofSize: 10)
    label190.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label190.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label190)

    let label191 = UILabel(frame: CGRect(x: 0, y: 304, width: 40, height: 16))
    label191.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label191.contentMode = .left
    label191.text = "Label 191"
    label191.font = .systemFont(ofSize: 10)
    label191.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label191.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label191)

    let label192 = UILabel(frame: CGRect(x: 40, y: 304, width: 40, height: 16))
    label192.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label192.contentMode = .left
    label192.text = "Label 192"
    label192.font = .systemFont(ofSize: 10)
    label192.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label192.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label192)
  }

  private static func addLabel193ToLabel204(view: L5View) {
    let label193 = UILabel(frame: CGRect(x: 80, y: 304, width: 40, height: 16))
    label193.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label193.contentMode = .left
    label193.text = "Label 193"
    label193.font = .systemFont(ofSize: 10)
    label193.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label193.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label193)

    let label194 = UILabel(frame: CGRect(x: 120, y: 304, width: 40, height: 16))
    label194.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label194.contentMode = .left
    label194.text = "Label 194"
    label194.font = .systemFont(ofSize: 10)
    label194.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label194.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label194)

    let label195 = UILabel(frame: CGRect(x: 160, y: 304, width: 40, height: 16))
    label195.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label195.contentMode = .left
    label195.text = "Label 195"
    label195.font = .systemFont(ofSize: 10)
    label195.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label195.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label195)

    let label196 = UILabel(frame: CGRect(x: 200, y: 304, width: 40, height: 16))
    label196.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label196.contentMode = .left
    label196.text = "Label 196"
    label196.font = .systemFont(ofSize: 10)
    label196.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label196.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label196)

    let label197 = UILabel(frame: CGRect(x: 240, y: 304, width: 40, height: 16))
    label197.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label197.contentMode = .left
    label197.text = "Label 197"
    label197.font = .systemFont(ofSize: 10)
    label197.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label197.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label197)

    let label198 = UILabel(frame: CGRect(x: 280, y: 304, width: 40, height: 16))
    label198.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label198.contentMode = .left
    label198.text = "Label 198"
    label198.font = .systemFont(ofSize: 10)
    label198.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label198.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label198)

    let label199 = UILabel(frame: CGRect(x: 320, y: 304, width: 40, height: 16))
    label199.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label199.contentMode = .left
    label199.text = "Label 199"
    label199.font = .systemFont(ofSize: 10)
    label199.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label199.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label199)

    let label200 = UILabel(frame: CGRect(x: 360, y: 304, width: 40, height: 16))
    label200.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label200.contentMode = .left
    label200.text = "Label 200"
    label200.font = .systemFont(ofSize: 10)
    label200.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label200.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label200)

    let label201 = UILabel(frame: CGRect(x: 0, y: 320, width: 40, height: 16))
    label201.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label201.contentMode = .left
    label201.text = "Label 201"
    label201.font = .systemFont(ofSize: 10)
    label201.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label201.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label201)

    let label202 = UILabel(frame: CGRect(x: 40, y: 320, width: 40, height: 16))
    label202.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label202.contentMode = .left
    label202.text = "Label 202"
    label202.font = .systemFont(ofSize: 10)
    label202.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label202.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label202)

    let label203 = UILabel(frame: CGRect(x: 80, y: 320, width: 40, height: 16))
    label203.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label203.contentMode = .left
    label203.text = "Label 203"
    label203.font = .systemFont(ofSize: 10)
    label203.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label203.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label203)

    let label204 = UILabel(frame: CGRect(x: 120, y: 320, width: 40, height: 16))
    label204.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label204.contentMode = .left
    label204.text = "Label 204"
    label204.font = .systemFont(ofSize: 10)
    label204.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label204.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label204)
  }

  private static func addLabel205ToLabel216(view: L5View) {
    let label205 = UILabel(frame: CGRect(x: 160, y: 320, width: 40, height: 16))
    label205.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label205.contentMode = .left
    label205.text = "Label 205"
    label205.font = .systemFont(ofSize: 10)
    label205.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label205.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label205)

    let label206 = UILabel(frame: CGRect(x: 200, y: 320, width: 40, height: 16))
    label206.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label206.contentMode = .left
    label206.text = "Label 206"
    label206.font = .systemFont(ofSize: 10)
    label206.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label206.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label206)

    let label207 = UILabel(frame: CGRect(x: 240, y: 320, width: 40, height: 16))
    label207.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label207.contentMode = .left
    label207.text = "Label 207"
    label207.font = .systemFont(ofSize: 10)
    label207.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label207.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label207)

    let label208 = UILabel(frame: CGRect(x: 280, y: 320, width: 40, height: 16))
    label208.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label208.contentMode = .left
    label208.text = "Label 208"
    label208.font = .systemFont(ofSize: 10)
    label208.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label208.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label208)

    let label209 = UILabel(frame: CGRect(x: 320, y: 320, width: 40, height: 16))
    label209.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label209.contentMode = .left
    label209.text = "Label 209"
    label209.font = .systemFont(ofSize: 10)
    label209.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label209.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label209)

    let label210 = UILabel(frame: CGRect(x: 360, y: 320, width: 40, height: 16))
    label210.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label210.contentMode = .left
    label210.text = "Label 210"
    label210.font = .systemFont(ofSize: 10)
    label210.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label210.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label210)

    let label211 = UILabel(frame: CGRect(x: 0, y: 336, width: 40, height: 16))
    label211.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label211.contentMode = .left
    label211.text = "Label 211"
    label211.font = .systemFont(ofSize: 10)
    label211.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label211.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label211)

    let label212 = UILabel(frame: CGRect(x: 40, y: 336, width: 40, height: 16))
    label212.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label212.contentMode = .left
    label212.text = "Label 212"
    label212.font = .systemFont(ofSize: 10)
    label212.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label212.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label212)

    let label213 = UILabel(frame: CGRect(x: 80, y: 336, width: 40, height: 16))
    label213.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label213.contentMode = .left
    label213.text = "Label 213"
    label213.font = .systemFont(ofSize: 10)
    label213.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label213.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label213)

    let label214 = UILabel(frame: CGRect(x: 120, y: 336, width: 40, height: 16))
    label214.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label214.contentMode = .left
    label214.text = "Label 214"
    label214.font = .systemFont(ofSize: 10)
    label214.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label214.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label214)

    let label215 = UILabel(frame: CGRect(x: 160, y: 336, width: 40, height: 16))
    label215.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label215.contentMode = .left
    label215.text = "Label 215"
    label215.font = .systemFont(ofSize: 10)
    label215.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label215.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label215)

    let label216 = UILabel(frame: CGRect(x: 200, y: 336, width: 40, height: 16))
    label216.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label216.contentMode = .left
    label216.text = "Label 216"
    label216.font = .systemFont(ofSize: 10)
    label216.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label216.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label216)
  }

  private static func addLabel217ToLabel228(view: L5View) {
    let label217 = UILabel(frame: CGRect(x: 240, y: 336, width: 40, height: 16))
    label217.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label217.contentMode = .left
    label217.text = "Label 217"
    label217.font = .systemFont(ofSize: 10)
    label217.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label217.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label217)

    let label218 = UILabel(frame: CGRect(x: 280, y: 336, width: 40, height: 16))
    label218.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label218.contentMode = .left
    label218.text = "Label 218"
    label218.font = .systemFont(ofSize: 10)
    label218.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label218.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label218)

    let label219 = UILabel(frame: CGRect(x: 320, y: 336, width: 40, height: 16))
    label219.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label219.contentMode = .left
    label219.text = "Label 219"
    label219.font = .systemFont(ofSize: 10)
    label219.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label219.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label219)

    let label220 = UILabel(frame: CGRect(x: 360, y: 336, width: 40, height: 16))
    label220.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label220.contentMode = .left
    label220.text = "Label 220"
    label220.font = .systemFont(ofSize: 10)
    label220.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label220.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label220)

    let label221 = UILabel(frame: CGRect(x: 0, y: 352, width: 40, height: 16))
    label221.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label221.contentMode = .left
    label221.text = "Label 221"
    label221.font = .systemFont(ofSize: 10)
    label221.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label221.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label221)

    let label222 = UILabel(frame: CGRect(x: 40, y: 352, width: 40, height: 16))
    label222.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label222.contentMode = .left
    label222.text = "Label 222"
    label222.font = .systemFont(ofSize: 10)
    label222.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label222.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label222)

    let label223 = UILabel(frame: CGRect(x: 80, y: 352, width: 40, height: 16))
    label223.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label223.contentMode = .left
    label223.text = "Label 223"
    label223.font = .systemFont(ofSize: 10)
    label223.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label223.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label223)

    let label224 = UILabel(frame: CGRect(x: 120, y: 352, width: 40, height: 16))
    label224.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label224.contentMode = .left
    label224.text = "Label 224"
    label224.font = .systemFont(ofSize: 10)
    label224.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label224.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label224)

    let label225 = UILabel(frame: CGRect(x: 160, y: 352, width: 40, height: 16))
    label225.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label225.contentMode = .left
    label225.text = "Label 225"
    label225.font = .systemFont(ofSize: 10)
    label225.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label225.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label225)

    let label226 = UILabel(frame: CGRect(x: 200, y: 352, width: 40, height: 16))
    label226.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label226.contentMode = .left
    label226.text = "Label 226"
    label226.font = .systemFont(ofSize: 10)
    label226.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label226.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label226)

    let label227 = UILabel(frame: CGRect(x: 240, y: 352, width: 40, height: 16))
    label227.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label227.contentMode = .left
    label227.text = "Label 227"
    label227.font = .systemFont(ofSize: 10)
    label227.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label227.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label227)

    let label228 = UILabel(frame: CGRect(x: 280, y: 352, width: 40, height: 16))
    label228.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label228.contentMode = .left
    label228.text = "Label 228"
    label228.font = .systemFont(ofSize: 10)
    label228.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label228.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label228)
  }

  private static func addLabel229ToLabel240(view: L5View) {
    let label229 = UILabel(frame: CGRect(x: 320, y: 352, width: 40, height: 16))
    label229.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label229.contentMode = .left
    label229.text = "Label 229"
    label229.font = .systemFont(ofSize: 10)
    label229.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label229.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label229)

    let label230 = UILabel(frame: CGRect(x: 360, y: 352, width: 40, height: 16))
    label230.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label230.contentMode = .left
    label230.text = "Label 230"
    label230.font = .systemFont(ofSize: 10)
    label230.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label230.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label230)

    let label231 = UILabel(frame: CGRect(x: 0, y: 368, width: 40, height: 16))
    label231.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label231.contentMode = .left
    label231.text = "Label 231"
    label231.font = .systemFont(ofSize: 10)
    label231.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label231.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label231)

    let label232 = UILabel(frame: CGRect(x: 40, y: 368, width: 40, height: 16))
    label232.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label232.contentMode = .left
    label232.text = "Label 232"
    label232.font = .systemFont(ofSize: 10)
    label232.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label232.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label232)

    let label233 = UILabel(frame: CGRect(x: 80, y: 368, width: 40, height: 16))
    label233.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label233.contentMode = .left
    label233.text = "Label 233"
    label233.font = .systemFont(ofSize: 10)
    label233.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label233.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label233)

    let label234 = UILabel(frame: CGRect(x: 120, y: 368, width: 40, height: 16))
    label234.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label234.contentMode = .left
    label234.text = "Label 234"
    label234.font = .systemFont(ofSize: 10)
    label234.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label234.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label234)

    let label235 = UILabel(frame: CGRect(x: 160, y: 368, width: 40, height: 16))
    label235.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label235.contentMode = .left
    label235.text = "Label 235"
    label235.font = .systemFont(ofSize: 10)
    label235.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label235.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label235)

    let label236 = UILabel(frame: CGRect(x: 200, y: 368, width: 40, height: 16))
    label236.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label236.contentMode = .left
    label236.text = "Label 236"
    label236.font = .systemFont(ofSize: 10)
    label236.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label236.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label236)

    let label237 = UILabel(frame: CGRect(x: 240, y: 368, width: 40, height: 16))
    label237.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label237.contentMode = .left
    label237.text = "Label 237"
    label237.font = .systemFont(ofSize: 10)
    label237.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label237.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label237)

    let label238 = UILabel(frame: CGRect(x: 280, y: 368, width: 40, height: 16))
    label238.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label238.contentMode = .left
    label238.text = "Label 238"
    label238.font = .systemFont(ofSize: 10)
    label238.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label238.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label238)

    let label239 = UILabel(frame: CGRect(x: 320, y: 368, width: 40, height: 16))
    label239.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label239.contentMode = .left
    label239.text = "Label 239"
    label239.font = .systemFont(ofSize: 10)
    label239.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label239.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label239)

    let label240 = UILabel(frame: CGRect(x: 360, y: 368, width: 40, height: 16))
    label240.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label240.contentMode = .left
    label240.text = "Label 240"
    label240.font = .systemFont(ofSize: 10)
    label240.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label240.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label240)
  }

  private static func addLabel241ToLabel252(view: L5View) {
    let label241 = UILabel(frame: CGRect(x: 0, y: 384, width: 40, height: 16))
    label241.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label241.contentMode = .left
    label241.text = "Label 241"
    label241.font = .systemFont(ofSize: 10)
    label241.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label241.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label241)

    let label242 = UILabel(frame: CGRect(x: 40, y: 384, width: 40, height: 16))
    label242.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label242.contentMode = .left
    label242.text = "Label 242"
    label242.font = .systemFont(ofSize: 10)
    label242.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label242.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label242)

    let label243 = UILabel(frame: CGRect(x: 80, y: 384, width: 40, height: 16))
    label243.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label243.contentMode = .left
    label243.text = "Label 243"
    label243.font = .systemFont(ofSize: 10)
    label243.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label243.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label243)

    let label244 = UILabel(frame: CGRect(x: 120, y: 384, width: 40, height: 16))
    label244.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label244.contentMode = .left
    label244.text = "Label 244"
    label244.font = .systemFont(ofSize: 10)
    label244.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label244.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label244)

    let label245 = UILabel(frame: CGRect(x: 160, y: 384, width: 40, height: 16))
    label245.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label245.contentMode = .left
    label245.text = "Label 245"
    label245.font = .systemFont(ofSize: 10)
    label245.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label245.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label245)

    let label246 = UILabel(frame: CGRect(x: 200, y: 384, width: 40, height: 16))
    label246.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label246.contentMode = .left
    label246.text = "Label 246"
    label246.font = .systemFont(ofSize: 10)
    label246.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label246.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label246)

    let label247 = UILabel(frame: CGRect(x: 240, y: 384, width: 40, height: 16))
    label247.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label247.contentMode = .left
    label247.text = "Label 247"
    label247.font = .systemFont(ofSize: 10)
    label247.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label247.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label247)

    let label248 = UILabel(frame: CGRect(x: 280, y: 384, width: 40, height: 16))
    label248.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label248.contentMode = .left
    label248.text = "Label 248"
    label248.font = .systemFont(ofSize: 10)
    label248.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label248.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label248)

    let label249 = UILabel(frame: CGRect(x: 320, y: 384, width: 40, height: 16))
    label249.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label249.contentMode = .left
    label249.text = "Label 249"
    label249.font = .systemFont(ofSize: 10)
    label249.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label249.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label249)

    let label250 = UILabel(frame: CGRect(x: 360, y: 384, width: 40, height: 16))
    label250.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label250.contentMode = .left
    label250.text = "Label 250"
    label250.font = .systemFont(ofSize: 10)
    label250.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label250.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label250)

    let label251 = UILabel(frame: CGRect(x: 0, y: 400, width: 40, height: 16))
    label251.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label251.contentMode = .left
    label251.text = "Label 251"
    label251.font = .systemFont(ofSize: 10)
    label251.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label251.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label251)

    let label252 = UILabel(frame: CGRect(x: 40, y: 400, width: 40, height: 16))
    label252.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label252.contentMode = .left
    label252.text = "Label 252"
    label252.font = .systemFont(ofSize: 10)
    label252.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label252.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label252)
  }

  private static func addLabel253ToLabel264(view: L5View) {
    let label253 = UILabel(frame: CGRect(x: 80, y: 400, width: 40, height: 16))
    label253.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label253.contentMode = .left
    label253.text = "Label 253"
    label253.font = .systemFont(ofSize: 10)
    label253.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label253.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label253)

    let label254 = UILabel(frame: CGRect(x: 120, y: 400, width: 40, height: 16))
    label254.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label254.contentMode = .left
    label254.text = "Label 254"
    label254.font = .systemFont(ofSize: 10)
    label254.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label254.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label254)

    let label255 = UILabel(frame: CGRect(x: 160, y: 400, width: 40, height: 16))
    label255.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label255.contentMode = .left
    label255.text = "Label 255"
    label255.font = .systemFont(ofSize: 10)
    label255.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label255.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label255)

    let label256 = UILabel(frame: CGRect(x: 200, y: 400, width: 40, height: 16))
    label256.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label256.contentMode = .left
    label256.text = "Label 256"
    label256.font = .systemFont(ofSize: 10)
    label256.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label256.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label256)

    let label257 = UILabel(frame: CGRect(x: 240, y: 400, width: 40, height: 16))
    label257.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label257.contentMode = .left
    label257.text = "Label 257"
    label257.font = .systemFont(ofSize: 10)
    label257.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label257.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label257)

    let label258 = UILabel(frame: CGRect(x: 280, y: 400, width: 40, height: 16))
    label258.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label258.contentMode = .left
    label258.text = "Label 258"
    label258.font = .systemFont(ofSize: 10)
    label258.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label258.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label258)

    let label259 = UILabel(frame: CGRect(x: 320, y: 400, width: 40, height: 16))
    label259.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label259.contentMode = .left
    label259.text = "Label 259"
    label259.font = .systemFont(ofSize: 10)
    label259.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label259.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label259)

    let label260 = UILabel(frame: CGRect(x: 360, y: 400, width: 40, height: 16))
    label260.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label260.contentMode = .left
    label260.text = "Label 260"
    label260.font = .systemFont(ofSize: 10)
    label260.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label260.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label260)

    let label261 = UILabel(frame: CGRect(x: 0, y: 416, width: 40, height: 16))
    label261.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label261.contentMode = .left
    label261.text = "Label 261"
    label261.font = .systemFont(ofSize: 10)
    label261.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label261.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label261)

    let label262 = UILabel(frame: CGRect(x: 40, y: 416, width: 40, height: 16))
    label262.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label262.contentMode = .left
    label262.text = "Label 262"
    label262.font = .systemFont(ofSize: 10)
    label262.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label262.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label262)

    let label263 = UILabel(frame: CGRect(x: 80, y: 416, width: 40, height: 16))
    label263.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label263.contentMode = .left
    label263.text = "Label 263"
    label263.font = .systemFont(ofSize: 10)
    label263.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label263.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label263)

    let label264 = UILabel(frame: CGRect(x: 120, y: 416, width: 40, height: 16))
    label264.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label264.contentMode = .left
    label264.text = "Label 264"
    label264.font = .systemFont(ofSize: 10)
    label264.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label264.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label264)
  }

  private static func addLabel265ToLabel276(view: L5View) {
    let label265 = UILabel(frame: CGRect(x: 160, y: 416, width: 40, height: 16))
    label265.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label265.contentMode = .left
    label265.text = "Label 265"
    label265.font = .systemFont(ofSize: 10)
    label265.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label265.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label265)

    let label266 = UILabel(frame: CGRect(x: 200, y: 416, width: 40, height: 16))
    label266.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label266.contentMode = .left
    label266.text = "Label 266"
    label266.font = .systemFont(ofSize: 10)
    label266.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label266.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label266)

    let label267 = UILabel(frame: CGRect(x: 240, y: 416, width: 40, height: 16))
    label267.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label267.contentMode = .left
    label267.text = "Label 267"
    label267.font = .systemFont(ofSize: 10)
    label267.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label267.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label267)

    let label268 = UILabel(frame: CGRect(x: 280, y: 416, width: 40, height: 16))
    label268.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label268.contentMode = .left
    label268.text = "Label 268"
    label268.font = .systemFont(ofSize: 10)
    label268.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label268.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label268)

    let label269 = UILabel(frame: CGRect(x: 320, y: 416, width: 40, height: 16))
    label269.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label269.contentMode = .left
    label269.text = "Label 269"
    label269.font = .systemFont(ofSize: 10)
    label269.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label269.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label269)

    let label270 = UILabel(frame: CGRect(x: 360, y: 416, width: 40, height: 16))
    label270.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label270.contentMode = .left
    label270.text = "Label 270"
    label270.font = .systemFont(ofSize: 10)
    label270.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label270.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label270)

    let label271 = UILabel(frame: CGRect(x: 0, y: 432, width: 40, height: 16))
    label271.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label271.contentMode = .left
    label271.text = "Label 271"
    label271.font = .systemFont(ofSize: 10)
    label271.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label271.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label271)

    let label272 = UILabel(frame: CGRect(x: 40, y: 432, width: 40, height: 16))
    label272.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label272.contentMode = .left
    label272.text = "Label 272"
    label272.font = .systemFont(ofSize: 10)
    label272.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label272.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label272)

    let label273 = UILabel(frame: CGRect(x: 80, y: 432, width: 40, height: 16))
    label273.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label273.contentMode = .left
    label273.text = "Label 273"
    label273.font = .systemFont(ofSize: 10)
    label273.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label273.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label273)

    let label274 = UILabel(frame: CGRect(x: 120, y: 432, width: 40, height: 16))
    label274.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label274.contentMode = .left
    label274.text = "Label 274"
    label274.font = .systemFont(ofSize: 10)
    label274.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label274.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label274)

    let label275 = UILabel(frame: CGRect(x: 160, y: 432, width: 40, height: 16))
    label275.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label275.contentMode = .left
    label275.text = "Label 275"
    label275.font = .systemFont(ofSize: 10)
    label275.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label275.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label275)

    let label276 = UILabel(frame: CGRect(x: 200, y: 432, width: 40, height: 16))
    label276.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label276.contentMode = .left
    label276.text = "Label 276"
    label276.font = .systemFont(ofSize: 10)
    label276.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label276.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label276)
  }

  private static func addLabel277ToLabel288(view: L5View) {
    let label277 = UILabel(frame: CGRect(x: 240, y: 432, width: 40, height: 16))
    label277.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label277.contentMode = .left
    label277.text = "Label 277"
    label277.font = .systemFont(ofSize: 10)
    label277.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label277.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label277)

    let label278 = UILabel(frame: CGRect(x: 280, y: 432, width: 40, height: 16))
    label278.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label278.contentMode = .left
    label278.text = "Label 278"
    label278.font = .systemFont(ofSize: 10)
    label278.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label278.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label278)

    let label279 = UILabel(frame: CGRect(x: 320, y: 432, width: 40, height: 16))
    label279.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label279.contentMode = .left
    label279.text = "Label 279"
    label279.font = .systemFont(ofSize: 10)
    label279.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label279.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label279)

    let label280 = UILabel(frame: CGRect(x: 360, y: 432, width: 40, height: 16))
    label280.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label280.contentMode = .left
    label280.text = "Label 280"
    label280.font = .systemFont(ofSize: 10)
    label280.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label280.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label280)

    let label281 = UILabel(frame: CGRect(x: 0, y: 448, width: 40, height: 16))
    label281.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label281.contentMode = .left
    label281.text = "Label 281"
    label281.font = .systemFont(ofSize: 10)
    label281.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label281.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label281)

    let label282 = UILabel(frame: CGRect(x: 40, y: 448, width: 40, height: 16))
    label282.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label282.contentMode = .left
    label282.text = "Label 282"
    label282.font = .systemFont(ofSize: 10)
    label282.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label282.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label282)

    let label283 = UILabel(frame: CGRect(x: 80, y: 448, width: 40, height: 16))
    label283.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label283.contentMode = .left
    label283.text = "Label 283"
    label283.font = .systemFont(ofSize: 10)
    label283.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label283.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label283)

    let label284 = UILabel(frame: CGRect(x: 120, y: 448, width: 40, height: 16))
    label284.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label284.contentMode = .left
    label284.text = "Label 284"
    label284.font = .systemFont(ofSize: 10)
    label284.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label284.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label284)

    let label285 = UILabel(frame: CGRect(x: 160, y: 448, width: 40, height: 16))
    label285.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label285.contentMode = .left
    label285.text = "Label 285"
    label285.font = .systemFont(ofSize: 10)
    label285.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label285.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label285)

    let label286 = UILabel(frame: CGRect(x: 200, y: 448, width: 40, height: 16))
    label286.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label286.contentMode = .left
    label286.text = "Label 286"
    label286.font = .systemFont(ofSize: 10)
    label286.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label286.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label286)

    let label287 = UILabel(frame: CGRect(x: 240, y: 448, width: 40, height: 16))
    label287.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label287.contentMode = .left
    label287.text = "Label 287"
    label287.font = .systemFont(ofSize: 10)
    label287.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label287.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label287)

    let label288 = UILabel(frame: CGRect(x: 280, y: 448, width: 40, height: 16))
    label288.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label288.contentMode = .left
    label288.text = "Label 288"
    label288.font = .systemFont(ofSize: 10)
    label288.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label288.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label288)
  }

  private static func addLabel289ToLabel300(view: L5View) {
    let label289 = UILabel(frame: CGRect(x: 320, y: 448, width: 40, height: 16))
    label289.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label289.contentMode = .left
    label289.text = "Label 289"
    label289.font = .systemFont(ofSize: 10)
    label289.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label289.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label289)

    let label290 = UILabel(frame: CGRect(x: 360, y: 448, width: 40, height: 16))
    label290.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label290.contentMode = .left
    label290.text = "Label 290"
    label290.font = .systemFont(ofSize: 10)
    label290.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label290.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label290)

    let label291 = UILabel(frame: CGRect(x: 0, y: 464, width: 40, height: 16))
    label291.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label291.contentMode = .left
    label291.text = "Label 291"
    label291.font = .systemFont(ofSize: 10)
    label291.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label291.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label291)

    let label292 = UILabel(frame: CGRect(x: 40, y: 464, width: 40, height: 16))
    label292.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label292.contentMode = .left
    label292.text = "Label 292"
    label292.font = .systemFont(ofSize: 10)
    label292.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label292.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label292)

    let label293 = UILabel(frame: CGRect(x: 80, y: 464, width: 40, height: 16))
    label293.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label293.contentMode = .left
    label293.text = "Label 293"
    label293.font = .systemFont(ofSize: 10)
    label293.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label293.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label293)

    let label294 = UILabel(frame: CGRect(x: 120, y: 464, width: 40, height: 16))
    label294.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label294.contentMode = .left
    label294.text = "Label 294"
    label294.font = .systemFont(ofSize: 10)
    label294.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label294.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label294)

    let label295 = UILabel(frame: CGRect(x: 160, y: 464, width: 40, height: 16))
    label295.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label295.contentMode = .left
    label295.text = "Label 295"
    label295.font = .systemFont(ofSize: 10)
    label295.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label295.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label295)

    let label296 = UILabel(frame: CGRect(x: 200, y: 464, width: 40, height: 16))
    label296.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label296.contentMode = .left
    label296.text = "Label 296"
    label296.font = .systemFont(ofSize: 10)
    label296.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label296.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label296)

    let label297 = UILabel(frame: CGRect(x: 240, y: 464, width: 40, height: 16))
    label297.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label297.contentMode = .left
    label297.text = "Label 297"
    label297.font = .systemFont(ofSize: 10)
    label297.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label297.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label297)

    let label298 = UILabel(frame: CGRect(x: 280, y: 464, width: 40, height: 16))
    label298.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label298.contentMode = .left
    label298.text = "Label 298"
    label298.font = .systemFont(ofSize: 10)
    label298.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label298.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label298)

    let label299 = UILabel(frame: CGRect(x: 320, y: 464, width: 40, height: 16))
    label299.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label299.contentMode = .left
    label299.text = "Label 299"
    label299.font = .systemFont(ofSize: 10)
    label299.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label299.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label299)

    let label300 = UILabel(frame: CGRect(x: 360, y: 464, width: 40, height: 16))
    label300.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label300.contentMode = .left
    label300.text = "Label 300"
    label300.font = .systemFont(ofSize: 10)
    label300.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label300.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label300)
  }

  private static func addLabel301ToLabel312(view: L5View) {
    let label301 = UILabel(frame: CGRect(x: 0, y: 480, width: 40, height: 16))
    label301.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label301.contentMode = .left
    label301.text = "Label 301"
    label301.font = .systemFont(ofSize: 10)
    label301.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label301.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label301)

    let label302 = UILabel(frame: CGRect(x: 40, y: 480, width: 40, height: 16))
    label302.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label302.contentMode = .left
    label302.text = "Label 302"
    label302.font = .systemFont(ofSize: 10)
    label302.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label302.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label302)

    let label303 = UILabel(frame: CGRect(x: 80, y: 480, width: 40, height: 16))
    label303.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label303.contentMode = .left
    label303.text = "Label 303"
    label303.font = .systemFont(ofSize: 10)
    label303.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label303.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label303)

    let label304 = UILabel(frame: CGRect(x: 120, y: 480, width: 40, height: 16))
    label304.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label304.contentMode = .left
    label304.text = "Label 304"
    label304.font = .systemFont(ofSize: 10)
    label304.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label304.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label304)

    let label305 = UILabel(frame: CGRect(x: 160, y: 480, width: 40, height: 16))
    label305.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label305.contentMode = .left
    label305.text = "Label 305"
    label305.font = .systemFont(ofSize: 10)
    label305.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label305.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label305)

    let label306 = UILabel(frame: CGRect(x: 200, y: 480, width: 40, height: 16))
    label306.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label306.contentMode = .left
    label306.text = "Label 306"
    label306.font = .systemFont(ofSize: 10)
    label306.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label306.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label306)

    let label307 = UILabel(frame: CGRect(x: 240, y: 480, width: 40, height: 16))
    label307.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label307.contentMode = .left
    label307.text = "Label 307"
    label307.font = .systemFont(ofSize: 10)
    label307.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label307.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label307)

    let label308 = UILabel(frame: CGRect(x: 280, y: 480, width: 40, height: 16))
    label308.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label308.contentMode = .left
    label308.text = "Label 308"
    label308.font = .systemFont(ofSize: 10)
    label308.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label308.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label308)

    let label309 = UILabel(frame: CGRect(x: 320, y: 480, width: 40, height: 16))
    label309.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label309.contentMode = .left
    label309.text = "Label 309"
    label309.font = .systemFont(ofSize: 10)
    label309.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label309.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label309)

    let label310 = UILabel(frame: CGRect(x: 360, y: 480, width: 40, height: 16))
    label310.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label310.contentMode = .left
    label310.text = "Label 310"
    label310.font = .systemFont(ofSize: 10)
    label310.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label310.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label310)

    let label311 = UILabel(frame: CGRect(x: 0, y: 496, width: 40, height: 16))
    label311.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label311.contentMode = .left
    label311.text = "Label 311"
    label311.font = .systemFont(ofSize: 10)
    label311.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label311.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label311)

    let label312 = UILabel(frame: CGRect(x: 40, y: 496, width: 40, height: 16))
    label312.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label312.contentMode = .left
    label312.text = "Label 312"
    label312.font = .systemFont(ofSize: 10)
    label312.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label312.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label312)
  }

  private static func addLabel313ToLabel324(view: L5View) {
    let label313 = UILabel(frame: CGRect(x: 80, y: 496, width: 40, height: 16))
    label313.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label313.contentMode = .left
    label313.text = "Label 313"
    label313.font = .systemFont(ofSize: 10)
    label313.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label313.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label313)

    let label314 = UILabel(frame: CGRect(x: 120, y: 496, width: 40, height: 16))
    label314.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label314.contentMode = .left
    label314.text = "Label 314"
    label314.font = .systemFont(ofSize: 10)
    label314.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label314.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label314)

    let label315 = UILabel(frame: CGRect(x: 160, y: 496, width: 40, height: 16))
    label315.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label315.contentMode = .left
    label315.text = "Label 315"
    label315.font = .systemFont(ofSize: 10)
    label315.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label315.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label315)

    let label316 = UILabel(frame: CGRect(x: 200, y: 496, width: 40, height: 16))
    label316.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label316.contentMode = .left
    label316.text = "Label 316"
    label316.font = .systemFont(ofSize: 10)
    label316.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label316.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label316)

    let label317 = UILabel(frame: CGRect(x: 240, y: 496, width: 40, height: 16))
    label317.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label317.contentMode = .left
    label317.text = "Label 317"
    label317.font = .systemFont(ofSize: 10)
    label317.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label317.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label317)

    let label318 = UILabel(frame: CGRect(x: 280, y: 496, width: 40, height: 16))
    label318.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label318.contentMode = .left
    label318.text = "Label 318"
    label318.font = .systemFont(ofSize: 10)
    label318.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label318.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label318)

    let label319 = UILabel(frame: CGRect(x: 320, y: 496, width: 40, height: 16))
    label319.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label319.contentMode = .left
    label319.text = "Label 319"
    label319.font = .systemFont(ofSize: 10)
    label319.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label319.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label319)

    let label320 = UILabel(frame: CGRect(x: 360, y: 496, width: 40, height: 16))
    label320.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label320.contentMode = .left
    label320.text = "Label 320"
    label320.font = .systemFont(ofSize: 10)
    label320.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label320.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label320)

    let label321 = UILabel(frame: CGRect(x: 0, y: 512, width: 40, height: 16))
    label321.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label321.contentMode = .left
    label321.text = "Label 321"
    label321.font = .systemFont(ofSize: 10)
    label321.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label321.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label321)

    let label322 = UILabel(frame: CGRect(x: 40, y: 512, width: 40, height: 16))
    label322.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label322.contentMode = .left
    label322.text = "Label 322"
    label322.font = .systemFont(ofSize: 10)
    label322.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label322.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label322)

    let label323 = UILabel(frame: CGRect(x: 80, y: 512, width: 40, height: 16))
    label323.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label323.contentMode = .left
    label323.text = "Label 323"
    label323.font = .systemFont(ofSize: 10)
    label323.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label323.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label323)

    let label324 = UILabel(frame: CGRect(x: 120, y: 512, width: 40, height: 16))
    label324.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label324.contentMode = .left
    label324.text = "Label 324"
    label324.font = .systemFont(ofSize: 10)
    label324.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label324.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label324)
  }

  private static func addLabel325ToLabel336(view: L5View) {
    let label325 = UILabel(frame: CGRect(x: 160, y: 512, width: 40, height: 16))
    label325.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label325.contentMode = .left
    label325.text = "Label 325"
    label325.font = .systemFont(ofSize: 10)
    label325.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label325.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label325)

    let label326 = UILabel(frame: CGRect(x: 200, y: 512, width: 40, height: 16))
    label326.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label326.contentMode = .left
    label326.text = "Label 326"
    label326.font = .systemFont(ofSize: 10)
    label326.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label326.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label326)

    let label327 = UILabel(frame: CGRect(x: 240, y: 512, width: 40, height: 16))
    label327.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label327.contentMode = .left
    label327.text = "Label 327"
    label327.font = .systemFont(ofSize: 10)
    label327.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label327.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label327)

    let label328 = UILabel(frame: CGRect(x: 280, y: 512, width: 40, height: 16))
    label328.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label328.contentMode = .left
    label328.text = "Label 328"
    label328.font = .systemFont(ofSize: 10)
    label328.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label328.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label328)

    let label329 = UILabel(frame: CGRect(x: 320, y: 512, width: 40, height: 16))
    label329.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label329.contentMode = .left
    label329.text = "Label 329"
    label329.font = .systemFont(ofSize: 10)
    label329.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label329.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label329)

    let label330 = UILabel(frame: CGRect(x: 360, y: 512, width: 40, height: 16))
    label330.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label330.contentMode = .left
    label330.text = "Label 330"
    label330.font = .systemFont(ofSize: 10)
    label330.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label330.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label330)

    let label331 = UILabel(frame: CGRect(x: 0, y: 528, width: 40, height: 16))
    label331.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label331.contentMode = .left
    label331.text = "Label 331"
    label331.font = .systemFont(ofSize: 10)
    label331.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label331.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label331)

    let label332 = UILabel(frame: CGRect(x: 40, y: 528, width: 40, height: 16))
    label332.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label332.contentMode = .left
    label332.text = "Label 332"
    label332.font = .systemFont(ofSize: 10)
    label332.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label332.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label332)

    let label333 = UILabel(frame: CGRect(x: 80, y: 528, width: 40, height: 16))
    label333.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label333.contentMode = .left
    label333.text = "Label 333"
    label333.font = .systemFont(ofSize: 10)
    label333.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label333.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label333)

    let label334 = UILabel(frame: CGRect(x: 120, y: 528, width: 40, height: 16))
    label334.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label334.contentMode = .left
    label334.text = "Label 334"
    label334.font = .systemFont(ofSize: 10)
    label334.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label334.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label334)

    let label335 = UILabel(frame: CGRect(x: 160, y: 528, width: 40, height: 16))
    label335.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label335.contentMode = .left
    label335.text = "Label 335"
    label335.font = .systemFont(ofSize: 10)
    label335.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label335.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label335)

    let label336 = UILabel(frame: CGRect(x: 200, y: 528, width: 40, height: 16))
    label336.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label336.contentMode = .left
    label336.text = "Label 336"
    label336.font = .systemFont(ofSize: 10)
    label336.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label336.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label336)
  }

  private static func addLabel337ToLabel348(view: L5View) {
    let label337 = UILabel(frame: CGRect(x: 240, y: 528, width: 40, height: 16))
    label337.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label337.contentMode = .left
    label337.text = "Label 337"
    label337.font = .systemFont(ofSize: 10)
    label337.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label337.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label337)

    let label338 = UILabel(frame: CGRect(x: 280, y: 528, width: 40, height: 16))
    label338.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label338.contentMode = .left
    label338.text = "Label 338"
    label338.font = .systemFont(ofSize: 10)
    label338.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label338.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label338)

    let label339 = UILabel(frame: CGRect(x: 320, y: 528, width: 40, height: 16))
    label339.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label339.contentMode = .left
    label339.text = "Label 339"
    label339.font = .systemFont(ofSize: 10)
    label339.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label339.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label339)

    let label340 = UILabel(frame: CGRect(x: 360, y: 528, width: 40, height: 16))
    label340.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label340.contentMode = .left
    label340.text = "Label 340"
    label340.font = .systemFont(ofSize: 10)
    label340.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label340.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label340)

    let label341 = UILabel(frame: CGRect(x: 0, y: 544, width: 40, height: 16))
    label341.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label341.contentMode = .left
    label341.text = "Label 341"
    label341.font = .systemFont(ofSize: 10)
    label341.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label341.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label341)

    let label342 = UILabel(frame: CGRect(x: 40, y: 544, width: 40, height: 16))
    label342.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label342.contentMode = .left
    label342.text = "Label 342"
    label342.font = .systemFont(ofSize: 10)
    label342.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label342.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label342)

    let label343 = UILabel(frame: CGRect(x: 80, y: 544, width: 40, height: 16))
    label343.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label343.contentMode = .left
    label343.text = "Label 343"
    label343.font = .systemFont(ofSize: 10)
    label343.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label343.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label343)

    let label344 = UILabel(frame: CGRect(x: 120, y: 544, width: 40, height: 16))
    label344.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label344.contentMode = .left
    label344.text = "Label 344"
    label344.font = .systemFont(ofSize: 10)
    label344.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label344.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label344)

    let label345 = UILabel(frame: CGRect(x: 160, y: 544, width: 40, height: 16))
    label345.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label345.contentMode = .left
    label345.text = "Label 345"
    label345.font = .systemFont(ofSize: 10)
    label345.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label345.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label345)

    let label346 = UILabel(frame: CGRect(x: 200, y: 544, width: 40, height: 16))
    label346.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label346.contentMode = .left
    label346.text = "Label 346"
    label346.font = .systemFont(ofSize: 10)
    label346.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label346.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label346)

    let label347 = UILabel(frame: CGRect(x: 240, y: 544, width: 40, height: 16))
    label347.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label347.contentMode = .left
    label347.text = "Label 347"
    label347.font = .systemFont(ofSize: 10)
    label347.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label347.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label347)

    let label348 = UILabel(frame: CGRect(x: 280, y: 544, width: 40, height: 16))
    label348.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label348.contentMode = .left
    label348.text = "Label 348"
    label348.font = .systemFont(ofSize: 10)
    label348.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label348.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label348)
  }

  private static func addLabel349ToLabel360(view: L5View) {
    let label349 = UILabel(frame: CGRect(x: 320, y: 544, width: 40, height: 16))
    label349.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label349.contentMode = .left
    label349.text = "Label 349"
    label349.font = .systemFont(ofSize: 10)
    label349.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label349.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label349)

    let label350 = UILabel(frame: CGRect(x: 360, y: 544, width: 40, height: 16))
    label350.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label350.contentMode = .left
    label350.text = "Label 350"
    label350.font = .systemFont(ofSize: 10)
    label350.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label350.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label350)

    let label351 = UILabel(frame: CGRect(x: 0, y: 560, width: 40, height: 16))
    label351.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label351.contentMode = .left
    label351.text = "Label 351"
    label351.font = .systemFont(ofSize: 10)
    label351.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label351.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label351)

    let label352 = UILabel(frame: CGRect(x: 40, y: 560, width: 40, height: 16))
    label352.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label352.contentMode = .left
    label352.text = "Label 352"
    label352.font = .systemFont(ofSize: 10)
    label352.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label352.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label352)

    let label353 = UILabel(frame: CGRect(x: 80, y: 560, width: 40, height: 16))
    label353.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label353.contentMode = .left
    label353.text = "Label 353"
    label353.font = .systemFont(ofSize: 10)
    label353.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label353.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label353)

    let label354 = UILabel(frame: CGRect(x: 120, y: 560, width: 40, height: 16))
    label354.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label354.contentMode = .left
    label354.text = "Label 354"
    label354.font = .systemFont(ofSize: 10)
    label354.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label354.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label354)

    let label355 = UILabel(frame: CGRect(x: 160, y: 560, width: 40, height: 16))
    label355.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label355.contentMode = .left
    label355.text = "Label 355"
    label355.font = .systemFont(ofSize: 10)
    label355.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label355.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label355)

    let label356 = UILabel(frame: CGRect(x: 200, y: 560, width: 40, height: 16))
    label356.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label356.contentMode = .left
    label356.text = "Label 356"
    label356.font = .systemFont(ofSize: 10)
    label356.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label356.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label356)

    let label357 = UILabel(frame: CGRect(x: 240, y: 560, width: 40, height: 16))
    label357.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label357.contentMode = .left
    label357.text = "Label 357"
    label357.font = .systemFont(ofSize: 10)
    label357.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label357.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label357)

    let label358 = UILabel(frame: CGRect(x: 280, y: 560, width: 40, height: 16))
    label358.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label358.contentMode = .left
    label358.text = "Label 358"
    label358.font = .systemFont(ofSize: 10)
    label358.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label358.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label358)

    let label359 = UILabel(frame: CGRect(x: 320, y: 560, width: 40, height: 16))
    label359.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label359.contentMode = .left
    label359.text = "Label 359"
    label359.font = .systemFont(ofSize: 10)
    label359.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label359.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label359)

    let label360 = UILabel(frame: CGRect(x: 360, y: 560, width: 40, height: 16))
    label360.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label360.contentMode = .left
    label360.text = "Label 360"
    label360.font = .systemFont(ofSize: 10)
    label360.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label360.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label360)
  }

  private static func addLabel361ToLabel372(view: L5View) {
    let label361 = UILabel(frame: CGRect(x: 0, y: 576, width: 40, height: 16))
    label361.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label361.contentMode = .left
    label361.text = "Label 361"
    label361.font = .systemFont(ofSize: 10)
    label361.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label361.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label361)

    let label362 = UILabel(frame: CGRect(x: 40, y: 576, width: 40, height: 16))
    label362.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label362.contentMode = .left
    label362.text = "Label 362"
    label362.font = .systemFont(ofSize: 10)
    label362.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label362.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label362)

    let label363 = UILabel(frame: CGRect(x: 80, y: 576, width: 40, height: 16))
    label363.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label363.contentMode = .left
    label363.text = "Label 363"
    label363.font = .systemFont(ofSize: 10)
    label363.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label363.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label363)

    let label364 = UILabel(frame: CGRect(x: 120, y: 576, width: 40, height: 16))
    label364.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label364.contentMode = .left
    label364.text = "Label 364"
    label364.font = .systemFont(ofSize: 10)
    label364.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label364.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label364)

    let label365 = UILabel(frame: CGRect(x: 160, y: 576, width: 40, height: 16))
    label365.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label365.contentMode = .left
    label365.text = "Label 365"
    label365.font = .systemFont(ofSize: 10)
    label365.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label365.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label365)

    let label366 = UILabel(frame: CGRect(x: 200, y: 576, width: 40, height: 16))
    label366.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label366.contentMode = .left
    label366.text = "Label 366"
    label366.font = .systemFont(ofSize: 10)
    label366.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label366.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label366)

    let label367 = UILabel(frame: CGRect(x: 240, y: 576, width: 40, height: 16))
    label367.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label367.contentMode = .left
    label367.text = "Label 367"
    label367.font = .systemFont(ofSize: 10)
    label367.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label367.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label367)

    let label368 = UILabel(frame: CGRect(x: 280, y: 576, width: 40, height: 16))
    label368.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label368.contentMode = .left
    label368.text = "Label 368"
    label368.font = .systemFont(ofSize: 10)
    label368.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label368.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label368)

    let label369 = UILabel(frame: CGRect(x: 320, y: 576, width: 40, height: 16))
    label369.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label369.contentMode = .left
    label369.text = "Label 369"
    label369.font = .systemFont(ofSize: 10)
    label369.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label369.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label369)

    let label370 = UILabel(frame: CGRect(x: 360, y: 576, width: 40, height: 16))
    label370.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label370.contentMode = .left
    label370.text = "Label 370"
    label370.font = .systemFont(ofSize: 10)
    label370.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label370.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label370)

    let label371 = UILabel(frame: CGRect(x: 0, y: 592, width: 40, height: 16))
    label371.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label371.contentMode = .left
    label371.text = "Label 371"
    label371.font = .systemFont(ofSize: 10)
    label371.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label371.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label371)

    let label372 = UILabel(frame: CGRect(x: 40, y: 592, width: 40, height: 16))
    label372.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label372.contentMode = .left
    label372.text = "Label 372"
    label372.font = .systemFont(ofSize: 10)
    label372.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label372.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label372)
  }

  private static func addLabel373ToLabel384(view: L5View) {
    let label373 = UILabel(frame: CGRect(x: 80, y: 592, width: 40, height: 16))
    label373.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label373.contentMode = .left
    label373.text = "Label 373"
    label373.font = .systemFont(ofSize: 10)
    label373.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label373.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label373)

    let label374 = UILabel(frame: CGRect(x: 120, y: 592, width: 40, height: 16))
    label374.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label374.contentMode = .left
    label374.text = "Label 374"
    label374.font = .systemFont(ofSize: 10)
    label374.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label374.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label374)

    let label375 = UILabel(frame: CGRect(x: 160, y: 592, width: 40, height: 16))
    label375.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label375.contentMode = .left
    label375.text = "Label 375"
    label375.font = .systemFont(ofSize: 10)
    label375.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label375.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label375)

    let label376 = UILabel(frame: CGRect(x: 200, y: 592, width: 40, height: 16))
    label376.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label376.contentMode = .left
    label376.text = "Label 376"
    label376.font = .systemFont(ofSize: 10)
    label376.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label376.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label376)

    let label377 = UILabel(frame: CGRect(x: 240, y: 592, width: 40, height: 16))
    label377.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label377.contentMode = .left
    label377.text = "Label 377"
    label377.font = .systemFont(ofSize: 10)
    label377.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label377.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label377)

    let label378 = UILabel(frame: CGRect(x: 280, y: 592, width: 40, height: 16))
    label378.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label378.contentMode = .left
    label378.text = "Label 378"
    label378.font = .systemFont(ofSize: 10)
    label378.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label378.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label378)

    let label379 = UILabel(frame: CGRect(x: 320, y: 592, width: 40, height: 16))
    label379.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label379.contentMode = .left
    label379.text = "Label 379"
    label379.font = .systemFont(ofSize: 10)
    label379.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label379.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label379)

    let label380 = UILabel(frame: CGRect(x: 360, y: 592, width: 40, height: 16))
    label380.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label380.contentMode = .left
    label380.text = "Label 380"
    label380.font = .systemFont(ofSize: 10)
    label380.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label380.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label380)

    let label381 = UILabel(frame: CGRect(x: 0, y: 608, width: 40, height: 16))
    label381.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label381.contentMode = .left
    label381.text = "Label 381"
    label381.font = .systemFont(ofSize: 10)
    label381.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label381.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label381)

    let label382 = UILabel(frame: CGRect(x: 40, y: 608, width: 40, height: 16))
    label382.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label382.contentMode = .left
    label382.text = "Label 382"
    label382.font = .systemFont(ofSize: 10)
    label382.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label382.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label382)

    let label383 = UILabel(frame: CGRect(x: 80, y: 608, width: 40, height: 16))
    label383.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label383.contentMode = .left
    label383.text = "Label 383"
    label383.font = .systemFont(ofSize: 10)
    label383.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label383.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label383)

    let label384 = UILabel(frame: CGRect(x: 120, y: 608, width: 40, height: 16))
    label384.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label384.contentMode = .left
    label384.text = "Label 384"
    label384.font = .systemFont(ofSize: 10)
    label384.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label384.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label384)
  }

  private static func addLabel385ToLabel396(view: L5View) {
    let label385 = UILabel(frame: CGRect(x: 160, y: 608, width: 40, height: 16))
    label385.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label385.contentMode = .left
    label385.text = "Label 385"
    label385.font = .systemFont(ofSize: 10)
    label385.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label385.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label385)

    let label386 = UILabel(frame: CGRect(x: 200, y: 608, width: 40, height: 16))
    label386.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label386.contentMode = .left
    label386.text = "Label 386"
    label386.font = .systemFont(ofSize: 10)
    label386.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label386.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label386)

    let label387 = UILabel(frame: CGRect(x: 240, y: 608, width: 40, height: 16))
    label387.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label387.contentMode = .left
    label387.text = "Label 387"
    label387.font = .systemFont(ofSize: 10)
    label387.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label387.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label387)

    let label388 = UILabel(frame: CGRect(x: 280, y: 608, width: 40, height: 16))
    label388.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label388.contentMode = .left
    label388.text = "Label 388"
    label388.font = .systemFont(ofSize: 10)
    label388.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label388.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label388)

    let label389 = UILabel(frame: CGRect(x: 320, y: 608, width: 40, height: 16))
    label389.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label389.contentMode = .left
    label389.text = "Label 389"
    label389.font = .systemFont(ofSize: 10)
    label389.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label389.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label389)

    let label390 = UILabel(frame: CGRect(x: 360, y: 608, width: 40, height: 16))
    label390.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label390.contentMode = .left
    label390.text = "Label 390"
    label390.font = .systemFont(ofSize: 10)
    label390.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label390.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label390)

    let label391 = UILabel(frame: CGRect(x: 0, y: 624, width: 40, height: 16))
    label391.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label391.contentMode = .left
    label391.text = "Label 391"
    label391.font = .systemFont(ofSize: 10)
    label391.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label391.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label391)

    let label392 = UILabel(frame: CGRect(x: 40, y: 624, width: 40, height: 16))
    label392.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label392.contentMode = .left
    label392.text = "Label 392"
    label392.font = .systemFont(ofSize: 10)
    label392.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label392.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label392)

    let label393 = UILabel(frame: CGRect(x: 80, y: 624, width: 40, height: 16))
    label393.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label393.contentMode = .left
    label393.text = "Label 393"
    label393.font = .systemFont(ofSize: 10)
    label393.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label393.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label393)

    let label394 = UILabel(frame: CGRect(x: 120, y: 624, width: 40, height: 16))
    label394.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label394.contentMode = .left
    label394.text = "Label 394"
    label394.font = .systemFont(ofSize: 10)
    label394.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label394.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label394)

    let label395 = UILabel(frame: CGRect(x: 160, y: 624, width: 40, height: 16))
    label395.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label395.contentMode = .left
    label395.text = "Label 395"
    label395.font = .systemFont(ofSize: 10)
    label395.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label395.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label395)

    let label396 = UILabel(frame: CGRect(x: 200, y: 624, width: 40, height: 16))
    label396.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label396.contentMode = .left
    label396.text = "Label 396"
    label396.font = .systemFont(ofSize: 10)
    label396.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label396.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label396)
  }

  private static func addLabel397ToLabel408(view: L5View) {
    let label397 = UILabel(frame: CGRect(x: 240, y: 624, width: 40, height: 16))
    label397.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label397.contentMode = .left
    label397.text = "Label 397"
    label397.font = .systemFont(ofSize: 10)
    label397.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label397.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label397)

    let label398 = UILabel(frame: CGRect(x: 280, y: 624, width: 40, height: 16))
    label398.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label398.contentMode = .left
    label398.text = "Label 398"
    label398.font = .systemFont(ofSize: 10)
    label398.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label398.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label398)

    let label399 = UILabel(frame: CGRect(x: 320, y: 624, width: 40, height: 16))
    label399.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label399.contentMode = .left
    label399.text = "Label 399"
    label399.font = .systemFont(ofSize: 10)
    label399.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label399.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label399)

    let label400 = UILabel(frame: CGRect(x: 360, y: 624, width: 40, height: 16))
    label400.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label400.contentMode = .left
    label400.text = "Label 400"
    label400.font = .systemFont(ofSize: 10)
    label400.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label400.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label400)

    let label401 = UILabel(frame: CGRect(x: 0, y: 640, width: 40, height: 16))
    label401.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label401.contentMode = .left
    label401.text = "Label 401"
    label401.font = .systemFont(ofSize: 10)
    label401.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label401.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label401)

    let label402 = UILabel(frame: CGRect(x: 40, y: 640, width: 40, height: 16))
    label402.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label402.contentMode = .left
    label402.text = "Label 402"
    label402.font = .systemFont(ofSize: 10)
    label402.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label402.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label402)

    let label403 = UILabel(frame: CGRect(x: 80, y: 640, width: 40, height: 16))
    label403.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label403.contentMode = .left
    label403.text = "Label 403"
    label403.font = .systemFont(ofSize: 10)
    label403.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label403.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label403)

    let label404 = UILabel(frame: CGRect(x: 120, y: 640, width: 40, height: 16))
    label404.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label404.contentMode = .left
    label404.text = "Label 404"
    label404.font = .systemFont(ofSize: 10)
    label404.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label404.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label404)

    let label405 = UILabel(frame: CGRect(x: 160, y: 640, width: 40, height: 16))
    label405.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label405.contentMode = .left
    label405.text = "Label 405"
    label405.font = .systemFont(ofSize: 10)
    label405.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label405.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label405)

    let label406 = UILabel(frame: CGRect(x: 200, y: 640, width: 40, height: 16))
    label406.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label406.contentMode = .left
    label406.text = "Label 406"
    label406.font = .systemFont(ofSize: 10)
    label406.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label406.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label406)

    let label407 = UILabel(frame: CGRect(x: 240, y: 640, width: 40, height: 16))
    label407.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label407.contentMode = .left
    label407.text = "Label 407"
    label407.font = .systemFont(ofSize: 10)
    label407.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label407.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label407)

    let label408 = UILabel(frame: CGRect(x: 280, y: 640, width: 40, height: 16))
    label408.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label408.contentMode = .left
    label408.text = "Label 408"
    label408.font = .systemFont(ofSize: 10)
    label408.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label408.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label408)
  }

  private static func addLabel409ToLabel420(view: L5View) {
    let label409 = UILabel(frame: CGRect(x: 320, y: 640, width: 40, height: 16))
    label409.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label409.contentMode = .left
    label409.text = "Label 409"
    label409.font = .systemFont(ofSize: 10)
    label409.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label409.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label409)

    let label410 = UILabel(frame: CGRect(x: 360, y: 640, width: 40, height: 16))
    label410.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label410.contentMode = .left
    label410.text = "Label 410"
    label410.font = .systemFont(ofSize: 10)
    label410.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label410.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label410)

    let label411 = UILabel(frame: CGRect(x: 0, y: 656, width: 40, height: 16))
    label411.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label411.contentMode = .left
    label411.text = "Label 411"
    label411.font = .systemFont(ofSize: 10)
    label411.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label411.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label411)

    let label412 = UILabel(frame: CGRect(x: 40, y: 656, width: 40, height: 16))
    label412.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label412.contentMode = .left
    label412.text = "Label 412"
    label412.font = .systemFont(ofSize: 10)
    label412.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label412.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label412)

    let label413 = UILabel(frame: CGRect(x: 80, y: 656, width: 40, height: 16))
    label413.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label413.contentMode = .left
    label413.text = "Label 413"
    label413.font = .systemFont(ofSize: 10)
    label413.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label413.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label413)

    let label414 = UILabel(frame: CGRect(x: 120, y: 656, width: 40, height: 16))
    label414.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label414.contentMode = .left
    label414.text = "Label 414"
    label414.font = .systemFont(ofSize: 10)
    label414.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label414.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label414)

    let label415 = UILabel(frame: CGRect(x: 160, y: 656, width: 40, height: 16))
    label415.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label415.contentMode = .left
    label415.text = "Label 415"
    label415.font = .systemFont(ofSize: 10)
    label415.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label415.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label415)

    let label416 = UILabel(frame: CGRect(x: 200, y: 656, width: 40, height: 16))
    label416.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label416.contentMode = .left
    label416.text = "Label 416"
    label416.font = .systemFont(ofSize: 10)
    label416.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label416.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label416)

    let label417 = UILabel(frame: CGRect(x: 240, y: 656, width: 40, height: 16))
    label417.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label417.contentMode = .left
    label417.text = "Label 417"
    label417.font = .systemFont(ofSize: 10)
    label417.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label417.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label417)

    let label418 = UILabel(frame: CGRect(x: 280, y: 656, width: 40, height: 16))
    label418.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label418.contentMode = .left
    label418.text = "Label 418"
    label418.font = .systemFont(ofSize: 10)
    label418.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label418.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label418)

    let label419 = UILabel(frame: CGRect(x: 320, y: 656, width: 40, height: 16))
    label419.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label419.contentMode = .left
    label419.text = "Label 419"
    label419.font = .systemFont(ofSize: 10)
    label419.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label419.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label419)

    let label420 = UILabel(frame: CGRect(x: 360, y: 656, width: 40, height: 16))
    label420.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label420.contentMode = .left
    label420.text = "Label 420"
    label420.font = .systemFont(ofSize: 10)
    label420.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label420.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label420)
  }

  private static func addLabel421ToLabel432(view: L5View) {
    let label421 = UILabel(frame: CGRect(x: 0, y: 672, width: 40, height: 16))
    label421.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label421.contentMode = .left
    label421.text = "Label 421"
    label421.font = .systemFont(ofSize: 10)
    label421.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label421.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label421)

    let label422 = UILabel(frame: CGRect(x: 40, y: 672, width: 40, height: 16))
    label422.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label422.contentMode = .left
    label422.text = "Label 422"
    label422.font = .systemFont(ofSize: 10)
    label422.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label422.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label422)

    let label423 = UILabel(frame: CGRect(x: 80, y: 672, width: 40, height: 16))
    label423.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label423.contentMode = .left
    label423.text = "Label 423"
    label423.font = .systemFont(ofSize: 10)
    label423.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label423.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label423)

    let label424 = UILabel(frame: CGRect(x: 120, y: 672, width: 40, height: 16))
    label424.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label424.contentMode = .left
    label424.text = "Label 424"
    label424.font = .systemFont(ofSize: 10)
    label424.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label424.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label424)

    let label425 = UILabel(frame: CGRect(x: 160, y: 672, width: 40, height: 16))
    label425.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label425.contentMode = .left
    label425.text = "Label 425"
    label425.font = .systemFont(ofSize: 10)
    label425.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label425.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label425)

    let label426 = UILabel(frame: CGRect(x: 200, y: 672, width: 40, height: 16))
    label426.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label426.contentMode = .left
    label426.text = "Label 426"
    label426.font = .systemFont(ofSize: 10)
    label426.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label426.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label426)

    let label427 = UILabel(frame: CGRect(x: 240, y: 672, width: 40, height: 16))
    label427.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label427.contentMode = .left
    label427.text = "Label 427"
    label427.font = .systemFont(ofSize: 10)
    label427.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label427.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label427)

    let label428 = UILabel(frame: CGRect(x: 280, y: 672, width: 40, height: 16))
    label428.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label428.contentMode = .left
    label428.text = "Label 428"
    label428.font = .systemFont(ofSize: 10)
    label428.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label428.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label428)

    let label429 = UILabel(frame: CGRect(x: 320, y: 672, width: 40, height: 16))
    label429.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label429.contentMode = .left
    label429.text = "Label 429"
    label429.font = .systemFont(ofSize: 10)
    label429.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label429.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label429)

    let label430 = UILabel(frame: CGRect(x: 360, y: 672, width: 40, height: 16))
    label430.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label430.contentMode = .left
    label430.text = "Label 430"
    label430.font = .systemFont(ofSize: 10)
    label430.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label430.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label430)

    let label431 = UILabel(frame: CGRect(x: 0, y: 688, width: 40, height: 16))
    label431.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label431.contentMode = .left
    label431.text = "Label 431"
    label431.font = .systemFont(ofSize: 10)
    label431.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label431.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label431)

    let label432 = UILabel(frame: CGRect(x: 40, y: 688, width: 40, height: 16))
    label432.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label432.contentMode = .left
    label432.text = "Label 432"
    label432.font = .systemFont(ofSize: 10)
    label432.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label432.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label432)
  }

  private static func addLabel433ToLabel444(view: L5View) {
    let label433 = UILabel(frame: CGRect(x: 80, y: 688, width: 40, height: 16))
    label433.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label433.contentMode = .left
    label433.text = "Label 433"
    label433.font = .systemFont(ofSize: 10)
    label433.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label433.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label433)

    let label434 = UILabel(frame: CGRect(x: 120, y: 688, width: 40, height: 16))
    label434.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label434.contentMode = .left
    label434.text = "Label 434"
    label434.font = .systemFont(ofSize: 10)
    label434.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label434.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label434)

    let label435 = UILabel(frame: CGRect(x: 160, y: 688, width: 40, height: 16))
    label435.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label435.contentMode = .left
    label435.text = "Label 435"
    label435.font = .systemFont(ofSize: 10)
    label435.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label435.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label435)

    let label436 = UILabel(frame: CGRect(x: 200, y: 688, width: 40, height: 16))
    label436.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label436.contentMode = .left
    label436.text = "Label 436"
    label436.font = .systemFont(ofSize: 10)
    label436.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label436.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label436)

    let label437 = UILabel(frame: CGRect(x: 240, y: 688, width: 40, height: 16))
    label437.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label437.contentMode = .left
    label437.text = "Label 437"
    label437.font = .systemFont(ofSize: 10)
    label437.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label437.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label437)

    let label438 = UILabel(frame: CGRect(x: 280, y: 688, width: 40, height: 16))
    label438.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label438.contentMode = .left
    label438.text = "Label 438"
    label438.font = .systemFont(ofSize: 10)
    label438.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label438.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label438)

    let label439 = UILabel(frame: CGRect(x: 320, y: 688, width: 40, height: 16))
    label439.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label439.contentMode = .left
    label439.text = "Label 439"
    label439.font = .systemFont(ofSize: 10)
    label439.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label439.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label439)

    let label440 = UILabel(frame: CGRect(x: 360, y: 688, width: 40, height: 16))
    label440.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label440.contentMode = .left
    label440.text = "Label 440"
    label440.font = .systemFont(ofSize: 10)
    label440.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label440.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label440)

    let label441 = UILabel(frame: CGRect(x: 0, y: 704, width: 40, height: 16))
    label441.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label441.contentMode = .left
    label441.text = "Label 441"
    label441.font = .systemFont(ofSize: 10)
    label441.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label441.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label441)

    let label442 = UILabel(frame: CGRect(x: 40, y: 704, width: 40, height: 16))
    label442.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label442.contentMode = .left
    label442.text = "Label 442"
    label442.font = .systemFont(ofSize: 10)
    label442.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label442.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label442)

    let label443 = UILabel(frame: CGRect(x: 80, y: 704, width: 40, height: 16))
    label443.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label443.contentMode = .left
    label443.text = "Label 443"
    label443.font = .systemFont(ofSize: 10)
    label443.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label443.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label443)

    let label444 = UILabel(frame: CGRect(x: 120, y: 704, width: 40, height: 16))
    label444.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label444.contentMode = .left
    label444.text = "Label 444"
    label444.font = .systemFont(ofSize: 10)
    label444.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label444.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label444)
  }

  private static func addLabel445ToLabel456(view: L5View) {
    let label445 = UILabel(frame: CGRect(x: 160, y: 704, width: 40, height: 16))
    label445.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label445.contentMode = .left
    label445.text = "Label 445"
    label445.font = .systemFont(ofSize: 10)
    label445.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label445.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label445)

    let label446 = UILabel(frame: CGRect(x: 200, y: 704, width: 40, height: 16))
    label446.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label446.contentMode = .left
    label446.text = "Label 446"
    label446.font = .systemFont(ofSize: 10)
    label446.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label446.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label446)

    let label447 = UILabel(frame: CGRect(x: 240, y: 704, width: 40, height: 16))
    label447.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label447.contentMode = .left
    label447.text = "Label 447"
    label447.font = .systemFont(ofSize: 10)
    label447.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label447.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label447)

    let label448 = UILabel(frame: CGRect(x: 280, y: 704, width: 40, height: 16))
    label448.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label448.contentMode = .left
    label448.text = "Label 448"
    label448.font = .systemFont(ofSize: 10)
    label448.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label448.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label448)

    let label449 = UILabel(frame: CGRect(x: 320, y: 704, width: 40, height: 16))
    label449.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label449.contentMode = .left
    label449.text = "Label 449"
    label449.font = .systemFont(ofSize: 10)
    label449.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label449.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label449)

    let label450 = UILabel(frame: CGRect(x: 360, y: 704, width: 40, height: 16))
    label450.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label450.contentMode = .left
    label450.text = "Label 450"
    label450.font = .systemFont(ofSize: 10)
    label450.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label450.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label450)

    let label451 = UILabel(frame: CGRect(x: 0, y: 720, width: 40, height: 16))
    label451.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label451.contentMode = .left
    label451.text = "Label 451"
    label451.font = .systemFont(ofSize: 10)
    label451.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label451.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label451)

    let label452 = UILabel(frame: CGRect(x: 40, y: 720, width: 40, height: 16))
    label452.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label452.contentMode = .left
    label452.text = "Label 452"
    label452.font = .systemFont(ofSize: 10)
    label452.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label452.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label452)

    let label453 = UILabel(frame: CGRect(x: 80, y: 720, width: 40, height: 16))
    label453.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label453.contentMode = .left
    label453.text = "Label 453"
    label453.font = .systemFont(ofSize: 10)
    label453.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label453.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label453)

    let label454 = UILabel(frame: CGRect(x: 120, y: 720, width: 40, height: 16))
    label454.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label454.contentMode = .left
    label454.text = "Label 454"
    label454.font = .systemFont(ofSize: 10)
    label454.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label454.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label454)

    let label455 = UILabel(frame: CGRect(x: 160, y: 720, width: 40, height: 16))
    label455.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label455.contentMode = .left
    label455.text = "Label 455"
    label455.font = .systemFont(ofSize: 10)
    label455.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label455.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label455)

    let label456 = UILabel(frame: CGRect(x: 200, y: 720, width: 40, height: 16))
    label456.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label456.contentMode = .left
    label456.text = "Label 456"
    label456.font = .systemFont(ofSize: 10)
    label456.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label456.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label456)
  }

  private static func addLabel457ToLabel468(view: L5View) {
    let label457 = UILabel(frame: CGRect(x: 240, y: 720, width: 40, height: 16))
    label457.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label457.contentMode = .left
    label457.text = "Label 457"
    label457.font = .systemFont(ofSize: 10)
    label457.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label457.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label457)

    let label458 = UILabel(frame: CGRect(x: 280, y: 720, width: 40, height: 16))
    label458.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label458.contentMode = .left
    label458.text = "Label 458"
    label458.font = .systemFont(ofSize: 10)
    label458.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label458.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label458)

    let label459 = UILabel(frame: CGRect(x: 320, y: 720, width: 40, height: 16))
    label459.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label459.contentMode = .left
    label459.text = "Label 459"
    label459.font = .systemFont(ofSize: 10)
    label459.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label459.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label459)

    let label460 = UILabel(frame: CGRect(x: 360, y: 720, width: 40, height: 16))
    label460.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label460.contentMode = .left
    label460.text = "Label 460"
    label460.font = .systemFont(ofSize: 10)
    label460.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label460.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label460)

    let label461 = UILabel(frame: CGRect(x: 0, y: 736, width: 40, height: 16))
    label461.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label461.contentMode = .left
    label461.text = "Label 461"
    label461.font = .systemFont(ofSize: 10)
    label461.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label461.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label461)

    let label462 = UILabel(frame: CGRect(x: 40, y: 736, width: 40, height: 16))
    label462.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label462.contentMode = .left
    label462.text = "Label 462"
    label462.font = .systemFont(ofSize: 10)
    label462.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label462.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label462)

    let label463 = UILabel(frame: CGRect(x: 80, y: 736, width: 40, height: 16))
    label463.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label463.contentMode = .left
    label463.text = "Label 463"
    label463.font = .systemFont(ofSize: 10)
    label463.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label463.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label463)

    let label464 = UILabel(frame: CGRect(x: 120, y: 736, width: 40, height: 16))
    label464.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label464.contentMode = .left
    label464.text = "Label 464"
    label464.font = .systemFont(ofSize: 10)
    label464.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label464.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label464)

    let label465 = UILabel(frame: CGRect(x: 160, y: 736, width: 40, height: 16))
    label465.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label465.contentMode = .left
    label465.text = "Label 465"
    label465.font = .systemFont(ofSize: 10)
    label465.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label465.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label465)

    let label466 = UILabel(frame: CGRect(x: 200, y: 736, width: 40, height: 16))
    label466.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label466.contentMode = .left
    label466.text = "Label 466"
    label466.font = .systemFont(ofSize: 10)
    label466.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label466.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label466)

    let label467 = UILabel(frame: CGRect(x: 240, y: 736, width: 40, height: 16))
    label467.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label467.contentMode = .left
    label467.text = "Label 467"
    label467.font = .systemFont(ofSize: 10)
    label467.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label467.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label467)

    let label468 = UILabel(frame: CGRect(x: 280, y: 736, width: 40, height: 16))
    label468.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label468.contentMode = .left
    label468.text = "Label 468"
    label468.font = .systemFont(ofSize: 10)
    label468.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label468.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label468)
  }

  private static func addLabel469ToLabel480(view: L5View) {
    let label469 = UILabel(frame: CGRect(x: 320, y: 736, width: 40, height: 16))
    label469.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label469.contentMode = .left
    label469.text = "Label 469"
    label469.font = .systemFont(ofSize: 10)
    label469.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label469.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label469)

    let label470 = UILabel(frame: CGRect(x: 360, y: 736, width: 40, height: 16))
    label470.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label470.contentMode = .left
    label470.text = "Label 470"
    label470.font = .systemFont(ofSize: 10)
    label470.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label470.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label470)

    let label471 = UILabel(frame: CGRect(x: 0, y: 752, width: 40, height: 16))
    label471.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label471.contentMode = .left
    label471.text = "Label 471"
    label471.font = .systemFont(ofSize: 10)
    label471.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label471.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label471)

    let label472 = UILabel(frame: CGRect(x: 40, y: 752, width: 40, height: 16))
    label472.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label472.contentMode = .left
    label472.text = "Label 472"
    label472.font = .systemFont(ofSize: 10)
    label472.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label472.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label472)

    let label473 = UILabel(frame: CGRect(x: 80, y: 752, width: 40, height: 16))
    label473.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label473.contentMode = .left
    label473.text = "Label 473"
    label473.font = .systemFont(ofSize: 10)
    label473.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label473.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label473)

    let label474 = UILabel(frame: CGRect(x: 120, y: 752, width: 40, height: 16))
    label474.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label474.contentMode = .left
    label474.text = "Label 474"
    label474.font = .systemFont(ofSize: 10)
    label474.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label474.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label474)

    let label475 = UILabel(frame: CGRect(x: 160, y: 752, width: 40, height: 16))
    label475.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label475.contentMode = .left
    label475.text = "Label 475"
    label475.font = .systemFont(ofSize: 10)
    label475.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label475.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label475)

    let label476 = UILabel(frame: CGRect(x: 200, y: 752, width: 40, height: 16))
    label476.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label476.contentMode = .left
    label476.text = "Label 476"
    label476.font = .systemFont(ofSize: 10)
    label476.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label476.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label476)

    let label477 = UILabel(frame: CGRect(x: 240, y: 752, width: 40, height: 16))
    label477.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label477.contentMode = .left
    label477.text = "Label 477"
    label477.font = .systemFont(ofSize: 10)
    label477.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label477.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label477)

    let label478 = UILabel(frame: CGRect(x: 280, y: 752, width: 40, height: 16))
    label478.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label478.contentMode = .left
    label478.text = "Label 478"
    label478.font = .systemFont(ofSize: 10)
    label478.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label478.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label478)

    let label479 = UILabel(frame: CGRect(x: 320, y: 752, width: 40, height: 16))
    label479.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label479.contentMode = .left
    label479.text = "Label 479"
    label479.font = .systemFont(ofSize: 10)
    label479.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label479.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label479)

    let label480 = UILabel(frame: CGRect(x: 360, y: 752, width: 40, height: 16))
    label480.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label480.contentMode = .left
    label480.text = "Label 480"
    label480.font = .systemFont(ofSize: 10)
    label480.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label480.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label480)
  }

  private static func addLabel481ToLabel492(view: L5View) {
    let label481 = UILabel(frame: CGRect(x: 0, y: 768, width: 40, height: 16))
    label481.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label481.contentMode = .left
    label481.text = "Label 481"
    label481.font = .systemFont(ofSize: 10)
    label481.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label481.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label481)

    let label482 = UILabel(frame: CGRect(x: 40, y: 768, width: 40, height: 16))
    label482.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label482.contentMode = .left
    label482.text = "Label 482"
    label482.font = .systemFont(ofSize: 10)
    label482.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label482.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label482)

    let label483 = UILabel(frame: CGRect(x: 80, y: 768, width: 40, height: 16))
    label483.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label483.contentMode = .left
    label483.text = "Label 483"
    label483.font = .systemFont(ofSize: 10)
    label483.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label483.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label483)

    let label484 = UILabel(frame: CGRect(x: 120, y: 768, width: 40, height: 16))
    label484.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label484.contentMode = .left
    label484.text = "Label 484"
    label484.font = .systemFont(ofSize: 10)
    label484.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label484.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label484)

    let label485 = UILabel(frame: CGRect(x: 160, y: 768, width: 40, height: 16))
    label485.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label485.contentMode = .left
    label485.text = "Label 485"
    label485.font = .systemFont(ofSize: 10)
    label485.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label485.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label485)

    let label486 = UILabel(frame: CGRect(x: 200, y: 768, width: 40, height: 16))
    label486.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label486.contentMode = .left
    label486.text = "Label 486"
    label486.font = .systemFont(ofSize: 10)
    label486.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label486.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label486)

    let label487 = UILabel(frame: CGRect(x: 240, y: 768, width: 40, height: 16))
    label487.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label487.contentMode = .left
    label487.text = "Label 487"
    label487.font = .systemFont(ofSize: 10)
    label487.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label487.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label487)

    let label488 = UILabel(frame: CGRect(x: 280, y: 768, width: 40, height: 16))
    label488.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label488.contentMode = .left
    label488.text = "Label 488"
    label488.font = .systemFont(ofSize: 10)
    label488.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label488.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label488)

    let label489 = UILabel(frame: CGRect(x: 320, y: 768, width: 40, height: 16))
    label489.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label489.contentMode = .left
    label489.text = "Label 489"
    label489.font = .systemFont(ofSize: 10)
    label489.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label489.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label489)

    let label490 = UILabel(frame: CGRect(x: 360, y: 768, width: 40, height: 16))
    label490.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label490.contentMode = .left
    label490.text = "Label 490"
    label490.font = .systemFont(ofSize: 10)
    label490.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label490.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label490)

    let label491 = UILabel(frame: CGRect(x: 0, y: 784, width: 40, height: 16))
    label491.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label491.contentMode = .left
    label491.text = "Label 491"
    label491.font = .systemFont(ofSize: 10)
    label491.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label491.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label491)

    let label492 = UILabel(frame: CGRect(x: 40, y: 784, width: 40, height: 16))
    label492.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label492.contentMode = .left
    label492.text = "Label 492"
    label492.font = .systemFont(ofSize: 10)
    label492.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label492.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label492)
  }

  private static func addLabel493ToLabel500(view: L5View) {
    let label493 = UILabel(frame: CGRect(x: 80, y: 784, width: 40, height: 16))
    label493.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label493.contentMode = .left
    label493.text = "Label 493"
    label493.font = .systemFont(ofSize: 10)
    label493.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label493.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label493)

    let label494 = UILabel(frame: CGRect(x: 120, y: 784, width: 40, height: 16))
    label494.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label494.contentMode = .left
    label494.text = "Label 494"
    label494.font = .systemFont(ofSize: 10)
    label494.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label494.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label494)

    let label495 = UILabel(frame: CGRect(x: 160, y: 784, width: 40, height: 16))
    label495.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label495.contentMode = .left
    label495.text = "Label 495"
    label495.font = .systemFont(ofSize: 10)
    label495.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label495.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label495)

    let label496 = UILabel(frame: CGRect(x: 200, y: 784, width: 40, height: 16))
    label496.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label496.contentMode = .left
    label496.text = "Label 496"
    label496.font = .systemFont(ofSize: 10)
    label496.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label496.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label496)

    let label497 = UILabel(frame: CGRect(x: 240, y: 784, width: 40, height: 16))
    label497.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label497.contentMode = .left
    label497.text = "Label 497"
    label497.font = .systemFont(ofSize: 10)
    label497.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label497.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label497)

    let label498 = UILabel(frame: CGRect(x: 280, y: 784, width: 40, height: 16))
    label498.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label498.contentMode = .left
    label498.text = "Label 498"
    label498.font = .systemFont(ofSize: 10)
    label498.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label498.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label498)

    let label499 = UILabel(frame: CGRect(x: 320, y: 784, width: 40, height: 16))
    label499.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label499.contentMode = .left
    label499.text = "Label 499"
    label499.font = .systemFont(ofSize: 10)
    label499.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label499.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label499)

    let label500 = UILabel(frame: CGRect(x: 360, y: 784, width: 40, height: 16))
    label500.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    label500.contentMode = .left
    label500.text = "Label 500"
    label500.font = .systemFont(ofSize: 10)
    label500.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label500.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label500)
  }
}
