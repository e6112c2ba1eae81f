#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension L3View {
  /// The tree of `L3View.xib`.
  public static func makeInCode() -> L3View {
    let view = L3View(frame: CGRect(x: 0, y: 0, width: 320, height: 880))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.axis = .vertical
    view.distribution = .fillEqually

    let stack = makeStack()
    view.addArrangedSubview(stack)

    let stack2 = makeStack2()
    view.addArrangedSubview(stack2)

    let stack3 = makeStack3()
    view.addArrangedSubview(stack3)

    let stack4 = makeStack4()
    view.addArrangedSubview(stack4)

    let stack5 = makeStack5()
    view.addArrangedSubview(stack5)

    let stack6 = makeStack6()
    view.addArrangedSubview(stack6)

    let stack7 = makeStack7()
    view.addArrangedSubview(stack7)

    let stack8 = makeStack8()
    view.addArrangedSubview(stack8)

    let stack9 = makeStack9()
    view.addArrangedSubview(stack9)

    let stack10 = makeStack10()
    view.addArrangedSubview(stack10)

    let stack11 = makeStack11()
    view.addArrangedSubview(stack11)

    let stack12 = makeStack12()
    view.addArrangedSubview(stack12)

    let stack13 = makeStack13()
    view.addArrangedSubview(stack13)

    let stack14 = UIStackView(frame: CGRect(x: 0, y: 572, width: 320, height: 44))
    stack14.translatesAutoresizingMaskIntoConstraints = false
    stack14.distribution = .fillEqually
    stack14.spacing = 8

    let field14Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field14Label.contentMode = .left
    field14Label.translatesAutoresizingMaskIntoConstraints = false
    field14Label.text = "Field 14"
    field14Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field14Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack14.addArrangedSubview(field14Label)

    let field14 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field14.translatesAutoresizingMaskIntoConstraints = false
    field14.contentHorizontalAlignment = .left
    field14.placeholder = "Value 14"
    field14.font = .systemFont(ofSize: 14)
    field14.borderStyle = .roundedRect
    field14.adjustsFontSizeToFitWidth = true
    field14.minimumFontSize = 17
    field14.autocapitalizationType = .none
    stack14.addArrangedSubview(field14)
    view.addArrangedSubview(stack14)

    let stack15 = UIStackView(frame: CGRect(x: 0, y: 616, width: 320, height: 44))
    stack15.translatesAutoresizingMaskIntoConstraints = false
    stack15.distribution = .fillEqually
    stack15.spacing = 8

    let field15Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field15Label.contentMode = .left
    field15Label.translatesAutoresizingMaskIntoConstraints = false
    field15Label.text = "Field 15"
    field15Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field15Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack15.addArrangedSubview(field15Label)

    let field15 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field15.translatesAutoresizingMaskIntoConstraints = false
    field15.contentHorizontalAlignment = .left
    field15.placeholder = "Value 15"
    field15.font = .systemFont(ofSize: 14)
    field15.borderStyle = .roundedRect
    field15.adjustsFontSizeToFitWidth = true
    field15.minimumFontSize = 17
    field15.autocapitalizationType = .none
    stack15.addArrangedSubview(field15)
    view.addArrangedSubview(stack15)

    let stack16 = UIStackView(frame: CGRect(x: 0, y: 660, width: 320, height: 44))
    stack16.translatesAutoresizingMaskIntoConstraints = false
    stack16.distribution = .fillEqually
    stack16.spacing = 8

    let field16Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field16Label.contentMode = .left
    field16Label.translatesAutoresizingMaskIntoConstraints = false
    field16Label.text = "Field 16"
    field16Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field16Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack16.addArrangedSubview(field16Label)

    let field16 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field16.translatesAutoresizingMaskIntoConstraints = false
    field16.contentHorizontalAlignment = .left
    field16.placeholder = "Value 16"
    field16.font = .systemFont(ofSize: 14)
    field16.borderStyle = .roundedRect
    field16.adjustsFontSizeToFitWidth = true
    field16.minimumFontSize = 17
    field16.autocapitalizationType = .none
    stack16.addArrangedSubview(field16)
    view.addArrangedSubview(stack16)

    let stack17 = UIStackView(frame: CGRect(x: 0, y: 704, width: 320, height: 44))
    stack17.translatesAutoresizingMaskIntoConstraints = false
    stack17.distribution = .fillEqually
    stack17.spacing = 8

    let field17Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field17Label.contentMode = .left
    field17Label.translatesAutoresizingMaskIntoConstraints = false
    field17Label.text = "Field 17"
    field17Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field17Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack17.addArrangedSubview(field17Label)

    let field17 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field17.translatesAutoresizingMaskIntoConstraints = false
    field17.contentHorizontalAlignment = .left
    field17.placeholder = "Value 17"
    field17.font = .systemFont(ofSize: 14)
    field17.borderStyle = .roundedRect
    field17.adjustsFontSizeToFitWidth = true
    field17.minimumFontSize = 17
    field17.autocapitalizationType = .none
    stack17.addArrangedSubview(field17)
    view.addArrangedSubview(stack17)

    let stack18 = UIStackView(frame: CGRect(x: 0, y: 748, width: 320, height: 44))
    stack18.translatesAutoresizingMaskIntoConstraints = false
    stack18.distribution = .fillEqually
    stack18.spacing = 8

    let field18Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field18Label.contentMode = .left
    field18Label.translatesAutoresizingMaskIntoConstraints = false
    field18Label.text = "Field 18"
    field18Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field18Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack18.addArrangedSubview(field18Label)

    let field18 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field18.translatesAutoresizingMaskIntoConstraints = false
    field18.contentHorizontalAlignment = .left
    field18.placeholder = "Value 18"
    field18.font = .systemFont(ofSize: 14)
    field18.borderStyle = .roundedRect
    field18.adjustsFontSizeToFitWidth = true
    field18.minimumFontSize = 17
    field18.autocapitalizationType = .none
    stack18.addArrangedSubview(field18)
    view.addArrangedSubview(stack18)

    let stack19 = UIStackView(frame: CGRect(x: 0, y: 792, width: 320, height: 44))
    stack19.translatesAutoresizingMaskIntoConstraints = false
    stack19.distribution = .fillEqually
    stack19.spacing = 8

    let field19Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field19Label.contentMode = .left
    field19Label.translatesAutoresizingMaskIntoConstraints = false
    field19Label.text = "Field 19"
    field19Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field19Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack19.addArrangedSubview(field19Label)

    let field19 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field19.translatesAutoresizingMaskIntoConstraints = false
    field19.contentHorizontalAlignment = .left
    field19.placeholder = "Value 19"
    field19.font = .systemFont(ofSize: 14)
    field19.borderStyle = .roundedRect
    field19.adjustsFontSizeToFitWidth = true
    field19.minimumFontSize = 17
    field19.autocapitalizationType = .none
    stack19.addArrangedSubview(field19)
    view.addArrangedSubview(stack19)

    let stack20 = UIStackView(frame: CGRect(x: 0, y: 836, width: 320, height: 44))
    stack20.translatesAutoresizingMaskIntoConstraints = false
    stack20.distribution = .fillEqually
    stack20.spacing = 8

    let field20Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field20Label.contentMode = .left
    field20Label.translatesAutoresizingMaskIntoConstraints = false
    field20Label.text = "Field 20"
    field20Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field20Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack20.addArrangedSubview(field20Label)

    let field20 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field20.translatesAutoresizingMaskIntoConstraints = false
    field20.contentHorizontalAlignment = .left
    field20.placeholder = "Value 20"
    field20.font = .systemFont(ofSize: 14)
    field20.borderStyle = .roundedRect
    field20.adjustsFontSizeToFitWidth = true
    field20.minimumFontSize = 17
    field20.autocapitalizationType = .none
    stack20.addArrangedSubview(field20)
    view.addArrangedSubview(stack20)
    return view
  }

  private static func makeStack() -> UIStackView {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.distribution = .fillEqually
    stack.spacing = 8

    let field1Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field1Label.contentMode = .left
    field1Label.translatesAutoresizingMaskIntoConstraints = false
    field1Label.text = "Field 1"
    field1Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field1Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack.addArrangedSubview(field1Label)

    let field = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field.translatesAutoresizingMaskIntoConstraints = false
    field.contentHorizontalAlignment = .left
    field.placeholder = "Value 1"
    field.font = .systemFont(ofSize: 14)
    field.borderStyle = .roundedRect
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 17
    field.autocapitalizationType = .none
    stack.addArrangedSubview(field)
    return stack
  }

  private static func makeStack2() -> UIStackView {
    let stack2 = UIStackView(frame: CGRect(x: 0, y: 44, width: 320, height: 44))
    stack2.translatesAutoresizingMaskIntoConstraints = false
    stack2.distribution = .fillEqually
    stack2.spacing = 8

    let field2Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field2Label.contentMode = .left
    field2Label.translatesAutoresizingMaskIntoConstraints = false
    field2Label.text = "Field 2"
    field2Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field2Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack2.addArrangedSubview(field2Label)

    let field2 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field2.translatesAutoresizingMaskIntoConstraints = false
    field2.contentHorizontalAlignment = .left
    field2.placeholder = "Value 2"
    field2.font = .systemFont(ofSize: 14)
    field2.borderStyle = .roundedRect
    field2.adjustsFontSizeToFitWidth = true
    field2.minimumFontSize = 17
    field2.autocapitalizationType = .none
    stack2.addArrangedSubview(field2)
    return stack2
  }

  private static func makeStack3() -> UIStackView {
    let stack3 = UIStackView(frame: CGRect(x: 0, y: 88, width: 320, height: 44))
    stack3.translatesAutoresizingMaskIntoConstraints = false
    stack3.distribution = .fillEqually
    stack3.spacing = 8

    let field3Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field3Label.contentMode = .left
    field3Label.translatesAutoresizingMaskIntoConstraints = false
    field3Label.text = "Field 3"
    field3Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field3Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack3.addArrangedSubview(field3Label)

    let field3 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field3.translatesAutoresizingMaskIntoConstraints = false
    field3.contentHorizontalAlignment = .left
    field3.placeholder = "Value 3"
    field3.font = .systemFont(ofSize: 14)
    field3.borderStyle = .roundedRect
    field3.adjustsFontSizeToFitWidth = true
    field3.minimumFontSize = 17
    field3.autocapitalizationType = .none
    stack3.addArrangedSubview(field3)
    return stack3
  }

  private static func makeStack4() -> UIStackView {
    let stack4 = UIStackView(frame: CGRect(x: 0, y: 132, width: 320, height: 44))
    stack4.translatesAutoresizingMaskIntoConstraints = false
    stack4.distribution = .fillEqually
    stack4.spacing = 8

    let field4Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field4Label.contentMode = .left
    field4Label.translatesAutoresizingMaskIntoConstraints = false
    field4Label.text = "Field 4"
    field4Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field4Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack4.addArrangedSubview(field4Label)

    let field4 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field4.translatesAutoresizingMaskIntoConstraints = false
    field4.contentHorizontalAlignment = .left
    field4.placeholder = "Value 4"
    field4.font = .systemFont(ofSize: 14)
    field4.borderStyle = .roundedRect
    field4.adjustsFontSizeToFitWidth = true
    field4.minimumFontSize = 17
    field4.autocapitalizationType = .none
    stack4.addArrangedSubview(field4)
    return stack4
  }

  private static func makeStack5() -> UIStackView {
    let stack5 = UIStackView(frame: CGRect(x: 0, y: 176, width: 320, height: 44))
    stack5.translatesAutoresizingMaskIntoConstraints = false
    stack5.distribution = .fillEqually
    stack5.spacing = 8

    let field5Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field5Label.contentMode = .left
    field5Label.translatesAutoresizingMaskIntoConstraints = false
    field5Label.text = "Field 5"
    field5Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field5Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack5.addArrangedSubview(field5Label)

    let field5 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field5.translatesAutoresizingMaskIntoConstraints = false
    field5.contentHorizontalAlignment = .left
    field5.placeholder = "Value 5"
    field5.font = .systemFont(ofSize: 14)
    field5.borderStyle = .roundedRect
    field5.adjustsFontSizeToFitWidth = true
    field5.minimumFontSize = 17
    field5.autocapitalizationType = .none
    stack5.addArrangedSubview(field5)
    return stack5
  }

  private static func makeStack6() -> UIStackView {
    let stack6 = UIStackView(frame: CGRect(x: 0, y: 220, width: 320, height: 44))
    stack6.translatesAutoresizingMaskIntoConstraints = false
    stack6.distribution = .fillEqually
    stack6.spacing = 8

    let field6Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field6Label.contentMode = .left
    field6Label.translatesAutoresizingMaskIntoConstraints = false
    field6Label.text = "Field 6"
    field6Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field6Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack6.addArrangedSubview(field6Label)

    let field6 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field6.translatesAutoresizingMaskIntoConstraints = false
    field6.contentHorizontalAlignment = .left
    field6.placeholder = "Value 6"
    field6.font = .systemFont(ofSize: 14)
    field6.borderStyle = .roundedRect
    field6.adjustsFontSizeToFitWidth = true
    field6.minimumFontSize = 17
    field6.autocapitalizationType = .none
    stack6.addArrangedSubview(field6)
    return stack6
  }

  private static func makeStack7() -> UIStackView {
    let stack7 = UIStackView(frame: CGRect(x: 0, y: 264, width: 320, height: 44))
    stack7.translatesAutoresizingMaskIntoConstraints = false
    stack7.distribution = .fillEqually
    stack7.spacing = 8

    let field7Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field7Label.contentMode = .left
    field7Label.translatesAutoresizingMaskIntoConstraints = false
    field7Label.text = "Field 7"
    field7Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field7Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack7.addArrangedSubview(field7Label)

    let field7 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field7.translatesAutoresizingMaskIntoConstraints = false
    field7.contentHorizontalAlignment = .left
    field7.placeholder = "Value 7"
    field7.font = .systemFont(ofSize: 14)
    field7.borderStyle = .roundedRect
    field7.adjustsFontSizeToFitWidth = true
    field7.minimumFontSize = 17
    field7.autocapitalizationType = .none
    stack7.addArrangedSubview(field7)
    return stack7
  }

  private static func makeStack8() -> UIStackView {
    let stack8 = UIStackView(frame: CGRect(x: 0, y: 308, width: 320, height: 44))
    stack8.translatesAutoresizingMaskIntoConstraints = false
    stack8.distribution = .fillEqually
    stack8.spacing = 8

    let field8Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field8Label.contentMode = .left
    field8Label.translatesAutoresizingMaskIntoConstraints = false
    field8Label.text = "Field 8"
    field8Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field8Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack8.addArrangedSubview(field8Label)

    let field8 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field8.translatesAutoresizingMaskIntoConstraints = false
    field8.contentHorizontalAlignment = .left
    field8.placeholder = "Value 8"
    field8.font = .systemFont(ofSize: 14)
    field8.borderStyle = .roundedRect
    field8.adjustsFontSizeToFitWidth = true
    field8.minimumFontSize = 17
    field8.autocapitalizationType = .none
    stack8.addArrangedSubview(field8)
    return stack8
  }

  private static func makeStack9() -> UIStackView {
    let stack9 = UIStackView(frame: CGRect(x: 0, y: 352, width: 320, height: 44))
    stack9.translatesAutoresizingMaskIntoConstraints = false
    stack9.distribution = .fillEqually
    stack9.spacing = 8

    let field9Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field9Label.contentMode = .left
    field9Label.translatesAutoresizingMaskIntoConstraints = false
    field9Label.text = "Field 9"
    field9Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field9Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack9.addArrangedSubview(field9Label)

    let field9 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field9.translatesAutoresizingMaskIntoConstraints = false
    field9.contentHorizontalAlignment = .left
    field9.placeholder = "Value 9"
    field9.font = .systemFont(ofSize: 14)
    field9.borderStyle = .roundedRect
    field9.adjustsFontSizeToFitWidth = true
    field9.minimumFontSize = 17
    field9.autocapitalizationType = .none
    stack9.addArrangedSubview(field9)
    return stack9
  }

  private static func makeStack10() -> UIStackView {
    let stack10 = UIStackView(frame: CGRect(x: 0, y: 396, width: 320, height: 44))
    stack10.translatesAutoresizingMaskIntoConstraints = false
    stack10.distribution = .fillEqually
    stack10.spacing = 8

    let field10Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field10Label.contentMode = .left
    field10Label.translatesAutoresizingMaskIntoConstraints = false
    field10Label.text = "Field 10"
    field10Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field10Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack10.addArrangedSubview(field10Label)

    let field10 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field10.translatesAutoresizingMaskIntoConstraints = false
    field10.contentHorizontalAlignment = .left
    field10.placeholder = "Value 10"
    field10.font = .systemFont(ofSize: 14)
    field10.borderStyle = .roundedRect
    field10.adjustsFontSizeToFitWidth = true
    field10.minimumFontSize = 17
    field10.autocapitalizationType = .none
    stack10.addArrangedSubview(field10)
    return stack10
  }

  private static func makeStack11() -> UIStackView {
    let stack11 = UIStackView(frame: CGRect(x: 0, y: 440, width: 320, height: 44))
    stack11.translatesAutoresizingMaskIntoConstraints = false
    stack11.distribution = .fillEqually
    stack11.spacing = 8

    let field11Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field11Label.contentMode = .left
    field11Label.translatesAutoresizingMaskIntoConstraints = false
    field11Label.text = "Field 11"
    field11Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field11Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack11.addArrangedSubview(field11Label)

    let field11 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field11.translatesAutoresizingMaskIntoConstraints = false
    field11.contentHorizontalAlignment = .left
    field11.placeholder = "Value 11"
    field11.font = .systemFont(ofSize: 14)
    field11.borderStyle = .roundedRect
    field11.adjustsFontSizeToFitWidth = true
    field11.minimumFontSize = 17
    field11.autocapitalizationType = .none
    stack11.addArrangedSubview(field11)
    return stack11
  }

  private static func makeStack12() -> UIStackView {
    let stack12 = UIStackView(frame: CGRect(x: 0, y: 484, width: 320, height: 44))
    stack12.translatesAutoresizingMaskIntoConstraints = false
    stack12.distribution = .fillEqually
    stack12.spacing = 8

    let field12Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field12Label.contentMode = .left
    field12Label.translatesAutoresizingMaskIntoConstraints = false
    field12Label.text = "Field 12"
    field12Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field12Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack12.addArrangedSubview(field12Label)

    let field12 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field12.translatesAutoresizingMaskIntoConstraints = false
    field12.contentHorizontalAlignment = .left
    field12.placeholder = "Value 12"
    field12.font = .systemFont(ofSize: 14)
    field12.borderStyle = .roundedRect
    field12.adjustsFontSizeToFitWidth = true
    field12.minimumFontSize = 17
    field12.autocapitalizationType = .none
    stack12.addArrangedSubview(field12)
    return stack12
  }

  private static func makeStack13() -> UIStackView {
    let stack13 = UIStackView(frame: CGRect(x: 0, y: 528, width: 320, height: 44))
    stack13.translatesAutoresizingMaskIntoConstraints = false
    stack13.distribution = .fillEqually
    stack13.spacing = 8

    let field13Label = UILabel(frame: CGRect(x: 0, y: 0, width: 156, height: 44))
    field13Label.contentMode = .left
    field13Label.translatesAutoresizingMaskIntoConstraints = false
    field13Label.text = "Field 13"
    field13Label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    field13Label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack13.addArrangedSubview(field13Label)

    let field13 = UITextField(frame: CGRect(x: 164, y: 0, width: 156, height: 44))
    field13.translatesAutoresizingMaskIntoConstraints = false
    field13.contentHorizontalAlignment = .left
    field13.placeholder = "Value 13"
    field13.font = .systemFont(ofSize: 14)
    field13.borderStyle = .roundedRect
    field13.adjustsFontSizeToFitWidth = true
    field13.minimumFontSize = 17
    field13.autocapitalizationType = .none
    stack13.addArrangedSubview(field13)
    return stack13
  }
}
