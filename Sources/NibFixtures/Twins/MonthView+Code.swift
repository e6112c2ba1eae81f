#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension MonthView {
  /// The tree of `MonthView.xib`.
  public static func makeInCode() -> MonthView {
    let view = MonthView(frame: CGRect(x: 0, y: 0, width: 350, height: 324))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground

    let previousButton = UIButton(type: .system)
    previousButton.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    previousButton.translatesAutoresizingMaskIntoConstraints = false
    previousButton.setTitle("‹", for: .normal)
    previousButton.titleLabel?.font = .systemFont(ofSize: 24)
    previousButton.addTarget(view, action: Selector(("showPreviousMonth:")), for: .touchUpInside)
    view.addSubview(previousButton)

    let titleLabel = UILabel(frame: CGRect(x: 52, y: 0, width: 246, height: 44))
    titleLabel.contentMode = .left
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.text = "June 2025"
    titleLabel.font = .boldSystemFont(ofSize: 17)
    titleLabel.textAlignment = .center
    titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(titleLabel)

    let nextButton = UIButton(type: .system)
    nextButton.frame = CGRect(x: 306, y: 0, width: 44, height: 44)
    nextButton.translatesAutoresizingMaskIntoConstraints = false
    nextButton.setTitle("›", for: .normal)
    nextButton.titleLabel?.font = .systemFont(ofSize: 24)
    nextButton.addTarget(view, action: Selector(("showNextMonth:")), for: .touchUpInside)
    view.addSubview(nextButton)

    let monLabel = UILabel(frame: CGRect(x: 0, y: 44, width: 50, height: 40))
    monLabel.contentMode = .left
    monLabel.translatesAutoresizingMaskIntoConstraints = false
    monLabel.text = "Mon"
    monLabel.font = .systemFont(ofSize: 12)
    monLabel.textColor = .secondaryLabel
    monLabel.textAlignment = .center
    monLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    monLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(monLabel)

    let tueLabel = UILabel(frame: CGRect(x: 50, y: 44, width: 50, height: 40))
    tueLabel.contentMode = .left
    tueLabel.translatesAutoresizingMaskIntoConstraints = false
    tueLabel.text = "Tue"
    tueLabel.font = .systemFont(ofSize: 12)
    tueLabel.textColor = .secondaryLabel
    tueLabel.textAlignment = .center
    tueLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    tueLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(tueLabel)

    let wedLabel = UILabel(frame: CGRect(x: 100, y: 44, width: 50, height: 40))
    wedLabel.contentMode = .left
    wedLabel.translatesAutoresizingMaskIntoConstraints = false
    wedLabel.text = "Wed"
    wedLabel.font = .systemFont(ofSize: 12)
    wedLabel.textColor = .secondaryLabel
    wedLabel.textAlignment = .center
    wedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    wedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(wedLabel)

    let thuLabel = UILabel(frame: CGRect(x: 150, y: 44, width: 50, height: 40))
    thuLabel.contentMode = .left
    thuLabel.translatesAutoresizingMaskIntoConstraints = false
    thuLabel.text = "Thu"
    thuLabel.font = .systemFont(ofSize: 12)
    thuLabel.textColor = .secondaryLabel
    thuLabel.textAlignment = .center
    thuLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    thuLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(thuLabel)

    let friLabel = UILabel(frame: CGRect(x: 200, y: 44, width: 50, height: 40))
    friLabel.contentMode = .left
    friLabel.translatesAutoresizingMaskIntoConstraints = false
    friLabel.text = "Fri"
    friLabel.font = .systemFont(ofSize: 12)
    friLabel.textColor = .secondaryLabel
    friLabel.textAlignment = .center
    friLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    friLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(friLabel)

    let satLabel = UILabel(frame: CGRect(x: 250, y: 44, width: 50, height: 40))
    satLabel.contentMode = .left
    satLabel.translatesAutoresizingMaskIntoConstraints = false
    satLabel.text = "Sat"
    satLabel.font = .systemFont(ofSize: 12)
    satLabel.textColor = .secondaryLabel
    satLabel.textAlignment = .center
    satLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    satLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(satLabel)

    let sunLabel = UILabel(frame: CGRect(x: 300, y: 44, width: 50, height: 40))
    sunLabel.contentMode = .left
    sunLabel.translatesAutoresizingMaskIntoConstraints = false
    sunLabel.text = "Sun"
    sunLabel.font = .systemFont(ofSize: 12)
    sunLabel.textColor = .secondaryLabel
    sunLabel.textAlignment = .center
    sunLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    sunLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(sunLabel)

    let label = UILabel(frame: CGRect(x: 0, y: 84, width: 50, height: 40))
    label.contentMode = .left
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = "26"
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label)

    let label2 = UILabel(frame: CGRect(x: 50, y: 84, width: 50, height: 40))
    label2.contentMode = .left
    label2.translatesAutoresizingMaskIntoConstraints = false
    label2.text = "27"
    label2.textColor = .secondaryLabel
    label2.textAlignment = .center
    label2.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label2.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label2)

    let label3 = UILabel(frame: CGRect(x: 100, y: 84, width: 50, height: 40))
    label3.contentMode = .left
    label3.translatesAutoresizingMaskIntoConstraints = false
    label3.text = "28"
    label3.textColor = .secondaryLabel
    label3.textAlignment = .center
    label3.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label3.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label3)

    let label4 = UILabel(frame: CGRect(x: 150, y: 84, width: 50, height: 40))
    label4.contentMode = .left
    label4.translatesAutoresizingMaskIntoConstraints = false
    label4.text = "29"
    label4.textColor = .secondaryLabel
    label4.textAlignment = .center
    label4.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label4.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label4)

    let label5 = UILabel(frame: CGRect(x: 200, y: 84, width: 50, height: 40))
    label5.contentMode = .left
    label5.translatesAutoresizingMaskIntoConstraints = false
    label5.text = "30"
    label5.textColor = .secondaryLabel
    label5.textAlignment = .center
    label5.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label5.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label5)

    let label6 = UILabel(frame: CGRect(x: 250, y: 84, width: 50, height: 40))
    label6.contentMode = .left
    label6.translatesAutoresizingMaskIntoConstraints = false
    label6.text = "31"
    label6.textColor = .secondaryLabel
    label6.textAlignment = .center
    label6.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label6.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label6)

    let label7 = UILabel(frame: CGRect(x: 300, y: 84, width: 50, height: 40))
    label7.contentMode = .left
    label7.translatesAutoresizingMaskIntoConstraints = false
    label7.text = "1"
    label7.textAlignment = .center
    label7.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label7.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label7)

    let label8 = UILabel(frame: CGRect(x: 0, y: 124, width: 50, height: 40))
    label8.contentMode = .left
    label8.translatesAutoresizingMaskIntoConstraints = false
    label8.text = "2"
    label8.textAlignment = .center
    label8.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label8.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label8)

    let label9 = UILabel(frame: CGRect(x: 50, y: 124, width: 50, height: 40))
    label9.contentMode = .left
    label9.translatesAutoresizingMaskIntoConstraints = false
    label9.text = "3"
    label9.textAlignment = .center
    label9.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label9.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label9)

    let label10 = UILabel(frame: CGRect(x: 100, y: 124, width: 50, height: 40))
    label10.contentMode = .left
    label10.translatesAutoresizingMaskIntoConstraints = false
    label10.text = "4"
    label10.textAlignment = .center
    label10.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label10.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label10)

    let label11 = UILabel(frame: CGRect(x: 150, y: 124, width: 50, height: 40))
    label11.contentMode = .left
    label11.translatesAutoresizingMaskIntoConstraints = false
    label11.text = "5"
    label11.textAlignment = .center
    label11.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label11.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label11)

    let label12 = UILabel(frame: CGRect(x: 200, y: 124, width: 50, height: 40))
    label12.contentMode = .left
    label12.translatesAutoresizingMaskIntoConstraints = false
    label12.text = "6"
    label12.textAlignment = .center
    label12.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label12.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label12)

    let label13 = UILabel(frame: CGRect(x: 250, y: 124, width: 50, height: 40))
    label13.contentMode = .left
    label13.translatesAutoresizingMaskIntoConstraints = false
    label13.text = "7"
    label13.textAlignment = .center
    label13.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label13.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label13)

    let label14 = UILabel(frame: CGRect(x: 300, y: 124, width: 50, height: 40))
    label14.contentMode = .left
    label14.translatesAutoresizingMaskIntoConstraints = false
    label14.text = "8"
    label14.textAlignment = .center
    label14.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label14.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label14)

    let label15 = UILabel(frame: CGRect(x: 0, y: 164, width: 50, height: 40))
    label15.contentMode = .left
    label15.translatesAutoresizingMaskIntoConstraints = false
    label15.text = "9"
    label15.textAlignment = .center
    label15.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label15.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label15)

    let label16 = UILabel(frame: CGRect(x: 50, y: 164, width: 50, height: 40))
    label16.contentMode = .left
    label16.translatesAutoresizingMaskIntoConstraints = false
    label16.text = "10"
    label16.textAlignment = .center
    label16.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label16.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label16)

    let label17 = UILabel(frame: CGRect(x: 100, y: 164, width: 50, height: 40))
    label17.contentMode = .left
    label17.translatesAutoresizingMaskIntoConstraints = false
    label17.text = "11"
    label17.textAlignment = .center
    label17.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label17.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label17)

    let label18 = UILabel(frame: CGRect(x: 150, y: 164, width: 50, height: 40))
    label18.contentMode = .left
    label18.translatesAutoresizingMaskIntoConstraints = false
    label18.text = "12"
    label18.textAlignment = .center
    label18.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label18.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label18)

    let label19 = UILabel(frame: CGRect(x: 200, y: 164, width: 50, height: 40))
    label19.contentMode = .left
    label19.translatesAutoresizingMaskIntoConstraints = false
    label19.text = "13"
    label19.textAlignment = .center
    label19.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label19.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label19)

    let label20 = UILabel(frame: CGRect(x: 250, y: 164, width: 50, height: 40))
    label20.contentMode = .left
    label20.translatesAutoresizingMaskIntoConstraints = false
    label20.text = "14"
    label20.textAlignment = .center
    label20.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label20.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label20)

    let label21 = UILabel(frame: CGRect(x: 300, y: 164, width: 50, height: 40))
    label21.contentMode = .left
    label21.translatesAutoresizingMaskIntoConstraints = false
    label21.text = "15"
    label21.textAlignment = .center
    label21.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label21.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label21)

    let label22 = UILabel(frame: CGRect(x: 0, y: 204, width: 50, height: 40))
    label22.contentMode = .left
    label22.translatesAutoresizingMaskIntoConstraints = false
    label22.text = "16"
    label22.textAlignment = .center
    label22.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label22.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label22)

    let label23 = UILabel(frame: CGRect(x: 50, y: 204, width: 50, height: 40))
    label23.contentMode = .left
    label23.translatesAutoresizingMaskIntoConstraints = false
    label23.text = "17"
    label23.textAlignment = .center
    label23.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label23.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label23)

    let label24 = UILabel(frame: CGRect(x: 100, y: 204, width: 50, height: 40))
    label24.contentMode = .left
    label24.translatesAutoresizingMaskIntoConstraints = false
    label24.text = "18"
    label24.textAlignment = .center
    label24.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label24.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label24)

    let label25 = UILabel(frame: CGRect(x: 150, y: 204, width: 50, height: 40))
    label25.contentMode = .left
    label25.translatesAutoresizingMaskIntoConstraints = false
    label25.text = "19"
    label25.textAlignment = .center
    label25.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label25.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label25)

    let label26 = UILabel(frame: CGRect(x: 200, y: 204, width: 50, height: 40))
    label26.contentMode = .left
    label26.translatesAutoresizingMaskIntoConstraints = false
    label26.text = "20"
    label26.textAlignment = .center
    label26.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label26.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label26)

    let label27 = UILabel(frame: CGRect(x: 250, y: 204, width: 50, height: 40))
    label27.contentMode = .left
    label27.translatesAutoresizingMaskIntoConstraints = false
    label27.text = "21"
    label27.textAlignment = .center
    label27.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label27.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label27)

    let label28 = UILabel(frame: CGRect(x: 300, y: 204, width: 50, height: 40))
    label28.contentMode = .left
    label28.translatesAutoresizingMaskIntoConstraints = false
    label28.text = "22"
    label28.textAlignment = .center
    label28.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label28.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label28)

    let label29 = UILabel(frame: CGRect(x: 0, y: 244, width: 50, height: 40))
    label29.contentMode = .left
    label29.translatesAutoresizingMaskIntoConstraints = false
    label29.text = "23"
    label29.textAlignment = .center
    label29.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label29.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label29)

    let label30 = UILabel(frame: CGRect(x: 50, y: 244, width: 50, height: 40))
    label30.contentMode = .left
    label30.translatesAutoresizingMaskIntoConstraints = false
    label30.text = "24"
    label30.textAlignment = .center
    label30.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label30.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label30)

    let label31 = UILabel(frame: CGRect(x: 100, y: 244, width: 50, height: 40))
    label31.contentMode = .left
    label31.translatesAutoresizingMaskIntoConstraints = false
    label31.text = "25"
    label31.textAlignment = .center
    label31.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label31.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label31)

    let label32 = UILabel(frame: CGRect(x: 150, y: 244, width: 50, height: 40))
    label32.contentMode = .left
    label32.translatesAutoresizingMaskIntoConstraints = false
    label32.text = "26"
    label32.textAlignment = .center
    label32.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label32.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label32)

    let label33 = UILabel(frame: CGRect(x: 200, y: 244, width: 50, height: 40))
    label33.contentMode = .left
    label33.translatesAutoresizingMaskIntoConstraints = false
    label33.text = "27"
    label33.textAlignment = .center
    label33.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label33.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label33)

    let label34 = UILabel(frame: CGRect(x: 250, y: 244, width: 50, height: 40))
    label34.contentMode = .left
    label34.translatesAutoresizingMaskIntoConstraints = false
    label34.text = "28"
    label34.textAlignment = .center
    label34.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label34.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label34)

    let label35 = UILabel(frame: CGRect(x: 300, y: 244, width: 50, height: 40))
    label35.contentMode = .left
    label35.translatesAutoresizingMaskIntoConstraints = false
    label35.text = "29"
    label35.textAlignment = .center
    label35.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label35.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label35)

    let label36 = UILabel(frame: CGRect(x: 0, y: 284, width: 50, height: 40))
    label36.contentMode = .left
    label36.translatesAutoresizingMaskIntoConstraints = false
    label36.text = "30"
    label36.textAlignment = .center
    label36.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label36.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label36)

    let label37 = UILabel(frame: CGRect(x: 50, y: 284, width: 50, height: 40))
    label37.contentMode = .left
    label37.translatesAutoresizingMaskIntoConstraints = false
    label37.text = "1"
    label37.textColor = .secondaryLabel
    label37.textAlignment = .center
    label37.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label37.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label37)

    let label38 = UILabel(frame: CGRect(x: 100, y: 284, width: 50, height: 40))
    label38.contentMode = .left
    label38.translatesAutoresizingMaskIntoConstraints = false
    label38.text = "2"
    label38.textColor = .secondaryLabel
    label38.textAlignment = .center
    label38.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label38.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label38)

    let label39 = UILabel(frame: CGRect(x: 150, y: 284, width: 50, height: 40))
    label39.contentMode = .left
    label39.translatesAutoresizingMaskIntoConstraints = false
    label39.text = "3"
    label39.textColor = .secondaryLabel
    label39.textAlignment = .center
    label39.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label39.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label39)

    let label40 = UILabel(frame: CGRect(x: 200, y: 284, width: 50, height: 40))
    label40.contentMode = .left
    label40.translatesAutoresizingMaskIntoConstraints = false
    label40.text = "4"
    label40.textColor = .secondaryLabel
    label40.textAlignment = .center
    label40.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label40.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label40)

    let label41 = UILabel(frame: CGRect(x: 250, y: 284, width: 50, height: 40))
    label41.contentMode = .left
    label41.translatesAutoresizingMaskIntoConstraints = false
    label41.text = "5"
    label41.textColor = .secondaryLabel
    label41.textAlignment = .center
    label41.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label41.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label41)

    let label42 = UILabel(frame: CGRect(x: 300, y: 284, width: 50, height: 40))
    label42.contentMode = .left
    label42.translatesAutoresizingMaskIntoConstraints = false
    label42.text = "6"
    label42.textColor = .secondaryLabel
    label42.textAlignment = .center
    label42.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label42.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(label42)

    NSLayoutConstraint.activate([
      previousButton.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      previousButton.topAnchor.constraint(equalTo: view.topAnchor),
      titleLabel.topAnchor.constraint(equalTo: view.topAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: previousButton.trailingAnchor, constant: 8),
      nextButton.topAnchor.constraint(equalTo: view.topAnchor),
      nextButton.leadingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: nextButton.trailingAnchor),
      monLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      monLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tueLabel.widthAnchor.constraint(equalTo: monLabel.widthAnchor),
      tueLabel.heightAnchor.constraint(equalTo: monLabel.heightAnchor),
      tueLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      tueLabel.leadingAnchor.constraint(equalTo: monLabel.trailingAnchor),
      wedLabel.heightAnchor.constraint(equalTo: monLabel.heightAnchor),
      wedLabel.widthAnchor.constraint(equalTo: monLabel.widthAnchor),
      wedLabel.leadingAnchor.constraint(equalTo: tueLabel.trailingAnchor),
      wedLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      thuLabel.heightAnchor.constraint(equalTo: monLabel.heightAnchor),
      thuLabel.widthAnchor.constraint(equalTo: monLabel.widthAnchor),
      thuLabel.leadingAnchor.constraint(equalTo: wedLabel.trailingAnchor),
      thuLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      friLabel.heightAnchor.constraint(equalTo: monLabel.heightAnchor),
      friLabel.widthAnchor.constraint(equalTo: monLabel.widthAnchor),
      friLabel.leadingAnchor.constraint(equalTo: thuLabel.trailingAnchor),
      friLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      satLabel.heightAnchor.constraint(equalTo: monLabel.heightAnchor),
      satLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      satLabel.leadingAnchor.constraint(equalTo: friLabel.trailingAnchor),
      satLabel.widthAnchor.constraint(equalTo: monLabel.widthAnchor),
      sunLabel.leadingAnchor.constraint(equalTo: satLabel.trailingAnchor),
      sunLabel.widthAnchor.constraint(equalTo: monLabel.widthAnchor),
      sunLabel.heightAnchor.constraint(equalTo: monLabel.heightAnchor),
      sunLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: sunLabel.trailingAnchor),
      label.topAnchor.constraint(equalTo: monLabel.bottomAnchor),
      label.heightAnchor.constraint(equalTo: monLabel.heightAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label2.heightAnchor.constraint(equalTo: tueLabel.heightAnchor),
      label2.topAnchor.constraint(equalTo: tueLabel.bottomAnchor),
      label2.widthAnchor.constraint(equalTo: label.widthAnchor),
    ])

    NSLayoutConstraint.activate([
      label2.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      label3.heightAnchor.constraint(equalTo: wedLabel.heightAnchor),
      label3.leadingAnchor.constraint(equalTo: label2.trailingAnchor),
      label3.widthAnchor.constraint(equalTo: label.widthAnchor),
      label3.topAnchor.constraint(equalTo: wedLabel.bottomAnchor),
      label4.widthAnchor.constraint(equalTo: label.widthAnchor),
      label4.leadingAnchor.constraint(equalTo: label3.trailingAnchor),
      label4.topAnchor.constraint(equalTo: thuLabel.bottomAnchor),
      label4.heightAnchor.constraint(equalTo: thuLabel.heightAnchor),
      label5.widthAnchor.constraint(equalTo: label.widthAnchor),
      label5.topAnchor.constraint(equalTo: friLabel.bottomAnchor),
      label5.leadingAnchor.constraint(equalTo: label4.trailingAnchor),
      label5.heightAnchor.constraint(equalTo: friLabel.heightAnchor),
      label6.leadingAnchor.constraint(equalTo: label5.trailingAnchor),
      label6.widthAnchor.constraint(equalTo: label.widthAnchor),
      label6.heightAnchor.constraint(equalTo: satLabel.heightAnchor),
      label6.topAnchor.constraint(equalTo: satLabel.bottomAnchor),
      label7.heightAnchor.constraint(equalTo: sunLabel.heightAnchor),
      view.trailingAnchor.constraint(equalTo: label7.trailingAnchor),
      label7.topAnchor.constraint(equalTo: sunLabel.bottomAnchor),
      label7.widthAnchor.constraint(equalTo: label.widthAnchor),
      label7.leadingAnchor.constraint(equalTo: label6.trailingAnchor),
      label8.topAnchor.constraint(equalTo: label.bottomAnchor),
      label8.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label8.heightAnchor.constraint(equalTo: monLabel.heightAnchor),
      label9.heightAnchor.constraint(equalTo: tueLabel.heightAnchor),
      label9.widthAnchor.constraint(equalTo: label8.widthAnchor),
      label9.leadingAnchor.constraint(equalTo: label8.trailingAnchor),
      label9.topAnchor.constraint(equalTo: label2.bottomAnchor),
      label10.heightAnchor.constraint(equalTo: wedLabel.heightAnchor),
      label10.leadingAnchor.constraint(equalTo: label9.trailingAnchor),
      label10.topAnchor.constraint(equalTo: label3.bottomAnchor),
      label10.widthAnchor.constraint(equalTo: label8.widthAnchor),
      label11.topAnchor.constraint(equalTo: label4.bottomAnchor),
      label11.heightAnchor.constraint(equalTo: thuLabel.heightAnchor),
      label11.widthAnchor.constraint(equalTo: label8.widthAnchor),
      label11.leadingAnchor.constraint(equalTo: label10.trailingAnchor),
      label12.widthAnchor.constraint(equalTo: label8.widthAnchor),
      label12.heightAnchor.constraint(equalTo: friLabel.heightAnchor),
      label12.leadingAnchor.constraint(equalTo: label11.trailingAnchor),
    ])

    NSLayoutConstraint.activate([
      label12.topAnchor.constraint(equalTo: label5.bottomAnchor),
      label13.topAnchor.constraint(equalTo: label6.bottomAnchor),
      label13.leadingAnchor.constraint(equalTo: label12.trailingAnchor),
      label13.widthAnchor.constraint(equalTo: label8.widthAnchor),
      label13.heightAnchor.constraint(equalTo: satLabel.heightAnchor),
      label14.widthAnchor.constraint(equalTo: label8.widthAnchor),
      label14.leadingAnchor.constraint(equalTo: label13.trailingAnchor),
      label14.heightAnchor.constraint(equalTo: sunLabel.heightAnchor),
      view.trailingAnchor.constraint(equalTo: label14.trailingAnchor),
      label14.topAnchor.constraint(equalTo: label7.bottomAnchor),
      label15.heightAnchor.constraint(equalTo: monLabel.heightAnchor),
      label15.topAnchor.constraint(equalTo: label8.bottomAnchor),
      label15.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label16.topAnchor.constraint(equalTo: label9.bottomAnchor),
      label16.leadingAnchor.constraint(equalTo: label15.trailingAnchor),
      label16.heightAnchor.constraint(equalTo: tueLabel.heightAnchor),
      label16.widthAnchor.constraint(equalTo: label15.widthAnchor),
      label17.heightAnchor.constraint(equalTo: wedLabel.heightAnchor),
      label17.widthAnchor.constraint(equalTo: label15.widthAnchor),
      label17.leadingAnchor.constraint(equalTo: label16.trailingAnchor),
      label17.topAnchor.constraint(equalTo: label10.bottomAnchor),
      label18.leadingAnchor.constraint(equalTo: label17.trailingAnchor),
      label18.widthAnchor.constraint(equalTo: label15.widthAnchor),
      label18.heightAnchor.constraint(equalTo: thuLabel.heightAnchor),
      label18.topAnchor.constraint(equalTo: label11.bottomAnchor),
      label19.heightAnchor.constraint(equalTo: friLabel.heightAnchor),
      label19.widthAnchor.constraint(equalTo: label15.widthAnchor),
      label19.leadingAnchor.constraint(equalTo: label18.trailingAnchor),
      label19.topAnchor.constraint(equalTo: label12.bottomAnchor),
      label20.topAnchor.constraint(equalTo: label13.bottomAnchor),
      label20.widthAnchor.constraint(equalTo: label15.widthAnchor),
      label20.leadingAnchor.constraint(equalTo: label19.trailingAnchor),
      label20.heightAnchor.constraint(equalTo: satLabel.heightAnchor),
      label21.leadingAnchor.constraint(equalTo: label20.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: label21.trailingAnchor),
      label21.heightAnchor.constraint(equalTo: sunLabel.heightAnchor),
      label21.widthAnchor.constraint(equalTo: label15.widthAnchor),
      label21.topAnchor.constraint(equalTo: label14.bottomAnchor),
      label22.topAnchor.constraint(equalTo: label15.bottomAnchor),
      label22.heightAnchor.constraint(equalTo: monLabel.heightAnchor),
    ])

    NSLayoutConstraint.activate([
      label22.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label23.widthAnchor.constraint(equalTo: label22.widthAnchor),
      label23.heightAnchor.constraint(equalTo: tueLabel.heightAnchor),
      label23.leadingAnchor.constraint(equalTo: label22.trailingAnchor),
      label23.topAnchor.constraint(equalTo: label16.bottomAnchor),
      label24.heightAnchor.constraint(equalTo: wedLabel.heightAnchor),
      label24.topAnchor.constraint(equalTo: label17.bottomAnchor),
      label24.widthAnchor.constraint(equalTo: label22.widthAnchor),
      label24.leadingAnchor.constraint(equalTo: label23.trailingAnchor),
      label25.leadingAnchor.constraint(equalTo: label24.trailingAnchor),
      label25.topAnchor.constraint(equalTo: label18.bottomAnchor),
      label25.widthAnchor.constraint(equalTo: label22.widthAnchor),
      label25.heightAnchor.constraint(equalTo: thuLabel.heightAnchor),
      label26.widthAnchor.constraint(equalTo: label22.widthAnchor),
      label26.heightAnchor.constraint(equalTo: friLabel.heightAnchor),
      label26.leadingAnchor.constraint(equalTo: label25.trailingAnchor),
      label26.topAnchor.constraint(equalTo: label19.bottomAnchor),
      label27.widthAnchor.constraint(equalTo: label22.widthAnchor),
      label27.heightAnchor.constraint(equalTo: satLabel.heightAnchor),
      label27.topAnchor.constraint(equalTo: label20.bottomAnchor),
      label27.leadingAnchor.constraint(equalTo: label26.trailingAnchor),
      label28.topAnchor.constraint(equalTo: label21.bottomAnchor),
      label28.heightAnchor.constraint(equalTo: sunLabel.heightAnchor),
      label28.leadingAnchor.constraint(equalTo: label27.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: label28.trailingAnchor),
      label28.widthAnchor.constraint(equalTo: label22.widthAnchor),
      label29.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label29.topAnchor.constraint(equalTo: label22.bottomAnchor),
      label29.heightAnchor.constraint(equalTo: monLabel.heightAnchor),
      label30.leadingAnchor.constraint(equalTo: label29.trailingAnchor),
      label30.heightAnchor.constraint(equalTo: tueLabel.heightAnchor),
      label30.topAnchor.constraint(equalTo: label23.bottomAnchor),
      label30.widthAnchor.constraint(equalTo: label29.widthAnchor),
      label31.leadingAnchor.constraint(equalTo: label30.trailingAnchor),
      label31.heightAnchor.constraint(equalTo: wedLabel.heightAnchor),
      label31.topAnchor.constraint(equalTo: label24.bottomAnchor),
      label31.widthAnchor.constraint(equalTo: label29.widthAnchor),
      label32.widthAnchor.constraint(equalTo: label29.widthAnchor),
      label32.leadingAnchor.constraint(equalTo: label31.trailingAnchor),
      label32.heightAnchor.constraint(equalTo: thuLabel.heightAnchor),
    ])

    NSLayoutConstraint.activate([
      label32.topAnchor.constraint(equalTo: label25.bottomAnchor),
      label33.leadingAnchor.constraint(equalTo: label32.trailingAnchor),
      label33.widthAnchor.constraint(equalTo: label29.widthAnchor),
      label33.topAnchor.constraint(equalTo: label26.bottomAnchor),
      label33.heightAnchor.constraint(equalTo: friLabel.heightAnchor),
      label34.leadingAnchor.constraint(equalTo: label33.trailingAnchor),
      label34.heightAnchor.constraint(equalTo: satLabel.heightAnchor),
      label34.topAnchor.constraint(equalTo: label27.bottomAnchor),
      label34.widthAnchor.constraint(equalTo: label29.widthAnchor),
      label35.heightAnchor.constraint(equalTo: sunLabel.heightAnchor),
      label35.topAnchor.constraint(equalTo: label28.bottomAnchor),
      view.trailingAnchor.constraint(equalTo: label35.trailingAnchor),
      label35.leadingAnchor.constraint(equalTo: label34.trailingAnchor),
      label35.widthAnchor.constraint(equalTo: label29.widthAnchor),
      view.bottomAnchor.constraint(equalTo: label36.bottomAnchor),
      label36.topAnchor.constraint(equalTo: label29.bottomAnchor),
      label36.heightAnchor.constraint(equalTo: monLabel.heightAnchor),
      label36.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label37.heightAnchor.constraint(equalTo: tueLabel.heightAnchor),
      label37.widthAnchor.constraint(equalTo: label36.widthAnchor),
      label37.leadingAnchor.constraint(equalTo: label36.trailingAnchor),
      label37.topAnchor.constraint(equalTo: label30.bottomAnchor),
      label38.topAnchor.constraint(equalTo: label31.bottomAnchor),
      label38.heightAnchor.constraint(equalTo: wedLabel.heightAnchor),
      label38.widthAnchor.constraint(equalTo: label36.widthAnchor),
      label38.leadingAnchor.constraint(equalTo: label37.trailingAnchor),
      label39.heightAnchor.constraint(equalTo: thuLabel.heightAnchor),
      label39.leadingAnchor.constraint(equalTo: label38.trailingAnchor),
      label39.widthAnchor.constraint(equalTo: label36.widthAnchor),
      label39.topAnchor.constraint(equalTo: label32.bottomAnchor),
      label40.widthAnchor.constraint(equalTo: label36.widthAnchor),
      label40.heightAnchor.constraint(equalTo: friLabel.heightAnchor),
      label40.topAnchor.constraint(equalTo: label33.bottomAnchor),
      label40.leadingAnchor.constraint(equalTo: label39.trailingAnchor),
      label41.widthAnchor.constraint(equalTo: label36.widthAnchor),
      label41.topAnchor.constraint(equalTo: label34.bottomAnchor),
      label41.heightAnchor.constraint(equalTo: satLabel.heightAnchor),
      label41.leadingAnchor.constraint(equalTo: label40.trailingAnchor),
      label42.widthAnchor.constraint(equalTo: label36.widthAnchor),
      view.trailingAnchor.constraint(equalTo: label42.trailingAnchor),
    ])

    NSLayoutConstraint.activate([
      label42.heightAnchor.constraint(equalTo: sunLabel.heightAnchor),
      label42.topAnchor.constraint(equalTo: label35.bottomAnchor),
      label42.leadingAnchor.constraint(equalTo: label41.trailingAnchor),
      previousButton.heightAnchor.constraint(equalToConstant: 44),
      previousButton.widthAnchor.constraint(equalToConstant: 44),
      titleLabel.heightAnchor.constraint(equalToConstant: 44),
      nextButton.heightAnchor.constraint(equalToConstant: 44),
      nextButton.widthAnchor.constraint(equalToConstant: 44),
    ])

    view.previousButton = previousButton
    view.titleLabel = titleLabel
    view.nextButton = nextButton
    return view
  }
}
