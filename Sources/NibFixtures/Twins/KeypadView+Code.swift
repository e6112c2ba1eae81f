#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension KeypadView {
  /// The tree of `KeypadView.xib`.
  public static func makeInCode() -> KeypadView {
    let view = KeypadView(frame: CGRect(x: 0, y: 0, width: 320, height: 406))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground

    let displayLabel = UILabel(frame: CGRect(x: 16, y: 16, width: 288, height: 64))
    displayLabel.contentMode = .left
    displayLabel.translatesAutoresizingMaskIntoConstraints = false
    displayLabel.text = "0"
    displayLabel.font = .systemFont(ofSize: 48)
    displayLabel.textAlignment = .right
    displayLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    displayLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(displayLabel)

    let stack = UIStackView(frame: CGRect(x: 16, y: 88, width: 288, height: 302))
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 8

    let (stack2, divideButton) = makeStack2(view: view)
    stack.addArrangedSubview(stack2)

    let (stack3, sevenButton, eightButton, nineButton, multiplyButton) = makeStack3(view: view)
    stack.addArrangedSubview(stack3)

    let stack4 = UIStackView(frame: CGRect(x: 0, y: 124, width: 288, height: 54))
    stack4.translatesAutoresizingMaskIntoConstraints = false
    stack4.distribution = .fillEqually
    stack4.spacing = 8

    let fourButton = UIButton(type: .system)
    fourButton.frame = CGRect(x: 0, y: 0, width: 66, height: 54)
    fourButton.backgroundColor = .systemGray5
    fourButton.tag = 4
    fourButton.translatesAutoresizingMaskIntoConstraints = false
    fourButton.setTitle("4", for: .normal)
    fourButton.titleLabel?.font = .systemFont(ofSize: 22)
    fourButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    stack4.addArrangedSubview(fourButton)

    let fiveButton = UIButton(type: .system)
    fiveButton.frame = CGRect(x: 74, y: 0, width: 66, height: 54)
    fiveButton.backgroundColor = .systemGray5
    fiveButton.tag = 5
    fiveButton.translatesAutoresizingMaskIntoConstraints = false
    fiveButton.setTitle("5", for: .normal)
    fiveButton.titleLabel?.font = .systemFont(ofSize: 22)
    fiveButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    stack4.addArrangedSubview(fiveButton)

    let sixButton = UIButton(type: .system)
    sixButton.frame = CGRect(x: 148, y: 0, width: 66, height: 54)
    sixButton.backgroundColor = .systemGray5
    sixButton.tag = 6
    sixButton.translatesAutoresizingMaskIntoConstraints = false
    sixButton.setTitle("6", for: .normal)
    sixButton.titleLabel?.font = .systemFont(ofSize: 22)
    sixButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    stack4.addArrangedSubview(sixButton)

    let subtractButton = UIButton(type: .system)
    subtractButton.frame = CGRect(x: 222, y: 0, width: 66, height: 54)
    subtractButton.backgroundColor = .systemBlue
    subtractButton.translatesAutoresizingMaskIntoConstraints = false
    subtractButton.setTitle("−", for: .normal)
    subtractButton.setTitleColor(.white, for: .normal)
    subtractButton.titleLabel?.font = .systemFont(ofSize: 22)
    subtractButton.addTarget(view, action: Selector(("operatorPressed:")), for: .touchUpInside)
    stack4.addArrangedSubview(subtractButton)
    stack.addArrangedSubview(stack4)

    let stack5 = UIStackView(frame: CGRect(x: 0, y: 186, width: 288, height: 54))
    stack5.translatesAutoresizingMaskIntoConstraints = false
    stack5.distribution = .fillEqually
    stack5.spacing = 8

    let oneButton = UIButton(type: .system)
    oneButton.frame = CGRect(x: 0, y: 0, width: 66, height: 54)
    oneButton.backgroundColor = .systemGray5
    oneButton.tag = 1
    oneButton.translatesAutoresizingMaskIntoConstraints = false
    oneButton.setTitle("1", for: .normal)
    oneButton.titleLabel?.font = .systemFont(ofSize: 22)
    oneButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    stack5.addArrangedSubview(oneButton)

    let twoButton = UIButton(type: .system)
    twoButton.frame = CGRect(x: 74, y: 0, width: 66, height: 54)
    twoButton.backgroundColor = .systemGray5
    twoButton.tag = 2
    twoButton.translatesAutoresizingMaskIntoConstraints = false
    twoButton.setTitle("2", for: .normal)
    twoButton.titleLabel?.font = .systemFont(ofSize: 22)
    twoButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    stack5.addArrangedSubview(twoButton)

    let threeButton = UIButton(type: .system)
    threeButton.frame = CGRect(x: 148, y: 0, width: 66, height: 54)
    threeButton.backgroundColor = .systemGray5
    threeButton.tag = 3
    threeButton.translatesAutoresizingMaskIntoConstraints = false
    threeButton.setTitle("3", for: .normal)
    threeButton.titleLabel?.font = .systemFont(ofSize: 22)
    threeButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    stack5.addArrangedSubview(threeButton)

    let addButton = UIButton(type: .system)
    addButton.frame = CGRect(x: 222, y: 0, width: 66, height: 54)
    addButton.backgroundColor = .systemBlue
    addButton.translatesAutoresizingMaskIntoConstraints = false
    addButton.setTitle("+", for: .normal)
    addButton.setTitleColor(.white, for: .normal)
    addButton.titleLabel?.font = .systemFont(ofSize: 22)
    addButton.addTarget(view, action: Selector(("operatorPressed:")), for: .touchUpInside)
    stack5.addArrangedSubview(addButton)
    stack.addArrangedSubview(stack5)

    let stack6 = UIStackView(frame: CGRect(x: 0, y: 248, width: 288, height: 54))
    stack6.translatesAutoresizingMaskIntoConstraints = false
    stack6.distribution = .fillEqually
    stack6.spacing = 8

    let zeroButton = UIButton(type: .system)
    zeroButton.frame = CGRect(x: 0, y: 0, width: 66, height: 54)
    zeroButton.backgroundColor = .systemGray5
    zeroButton.translatesAutoresizingMaskIntoConstraints = false
    zeroButton.setTitle("0", for: .normal)
    zeroButton.titleLabel?.font = .systemFont(ofSize: 22)
    zeroButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    stack6.addArrangedSubview(zeroButton)

    let decimalButton = UIButton(type: .system)
    decimalButton.frame = CGRect(x: 74, y: 0, width: 66, height: 54)
    decimalButton.backgroundColor = .systemBlue
    decimalButton.translatesAutoresizingMaskIntoConstraints = false
    decimalButton.setTitle(".", for: .normal)
    decimalButton.setTitleColor(.white, for: .normal)
    decimalButton.titleLabel?.font = .systemFont(ofSize: 22)
    decimalButton.addTarget(view, action: Selector(("decimalPressed:")), for: .touchUpInside)
    stack6.addArrangedSubview(decimalButton)

    let deleteButton = UIButton(type: .system)
    deleteButton.frame = CGRect(x: 148, y: 0, width: 66, height: 54)
    deleteButton.backgroundColor = .systemBlue
    deleteButton.translatesAutoresizingMaskIntoConstraints = false
    deleteButton.setTitle("⌫", for: .normal)
    deleteButton.setTitleColor(.white, for: .normal)
    deleteButton.titleLabel?.font = .systemFont(ofSize: 22)
    deleteButton.addTarget(view, action: Selector(("deletePressed:")), for: .touchUpInside)
    stack6.addArrangedSubview(deleteButton)

    let equalsButton = UIButton(type: .system)
    equalsButton.frame = CGRect(x: 222, y: 0, width: 66, height: 54)
    equalsButton.backgroundColor = .systemBlue
    equalsButton.translatesAutoresizingMaskIntoConstraints = false
    equalsButton.setTitle("=", for: .normal)
    equalsButton.setTitleColor(.white, for: .normal)
    equalsButton.titleLabel?.font = .systemFont(ofSize: 22)
    equalsButton.addTarget(view, action: Selector(("equalsPressed:")), for: .touchUpInside)
    stack6.addArrangedSubview(equalsButton)
    stack.addArrangedSubview(stack6)
    view.addSubview(stack)

    NSLayoutConstraint.activate([
      displayLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: displayLabel.trailingAnchor, constant: 16),
      displayLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      stack.topAnchor.constraint(equalTo: displayLabel.bottomAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      view.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 16),
      displayLabel.heightAnchor.constraint(equalToConstant: 64),
    ])

    view.displayLabel = displayLabel
    view.fourButton = fourButton
    view.fiveButton = fiveButton
    view.sixButton = sixButton
    view.subtractButton = subtractButton
    view.oneButton = oneButton
    view.twoButton = twoButton
    view.threeButton = threeButton
    view.addButton = addButton
    view.zeroButton = zeroButton
    view.decimalButton = decimalButton
    view.deleteButton = deleteButton
    view.equalsButton = equalsButton
    view.digitButtons = [
      zeroButton, oneButton, twoButton, threeButton, fourButton, fiveButton, sixButton, sevenButton,
      eightButton, nineButton,
    ]
    view.operatorButtons = [addButton, subtractButton, multiplyButton, divideButton]
    return view
  }

  private static func makeStack2(view: KeypadView) -> (stack2: UIStackView, divideButton: UIButton) {
    let stack2 = UIStackView(frame: CGRect(x: 0, y: 0, width: 288, height: 54))
    stack2.translatesAutoresizingMaskIntoConstraints = false
    stack2.distribution = .fillEqually
    stack2.spacing = 8

    let clearButton = UIButton(type: .system)
    clearButton.frame = CGRect(x: 0, y: 0, width: 66, height: 54)
    clearButton.backgroundColor = .systemBlue
    clearButton.translatesAutoresizingMaskIntoConstraints = false
    clearButton.setTitle("C", for: .normal)
    clearButton.setTitleColor(.white, for: .normal)
    clearButton.titleLabel?.font = .systemFont(ofSize: 22)
    clearButton.addTarget(view, action: Selector(("clearPressed:")), for: .touchUpInside)
    stack2.addArrangedSubview(clearButton)

    let negateButton = UIButton(type: .system)
    negateButton.frame = CGRect(x: 74, y: 0, width: 66, height: 54)
    negateButton.backgroundColor = .systemBlue
    negateButton.translatesAutoresizingMaskIntoConstraints = false
    negateButton.setTitle("±", for: .normal)
    negateButton.setTitleColor(.white, for: .normal)
    negateButton.titleLabel?.font = .systemFont(ofSize: 22)
    negateButton.addTarget(view, action: Selector(("negatePressed:")), for: .touchUpInside)
    stack2.addArrangedSubview(negateButton)

    let percentButton = UIButton(type: .system)
    percentButton.frame = CGRect(x: 148, y: 0, width: 66, height: 54)
    percentButton.backgroundColor = .systemBlue
    percentButton.translatesAutoresizingMaskIntoConstraints = false
    percentButton.setTitle("%", for: .normal)
    percentButton.setTitleColor(.white, for: .normal)
    percentButton.titleLabel?.font = .systemFont(ofSize: 22)
    percentButton.addTarget(view, action: Selector(("percentPressed:")), for: .touchUpInside)
    stack2.addArrangedSubview(percentButton)

    let divideButton = UIButton(type: .system)
    divideButton.frame = CGRect(x: 222, y: 0, width: 66, height: 54)
    divideButton.backgroundColor = .systemBlue
    divideButton.translatesAutoresizingMaskIntoConstraints = false
    divideButton.setTitle("÷", for: .normal)
    divideButton.setTitleColor(.white, for: .normal)
    divideButton.titleLabel?.font = .systemFont(ofSize: 22)
    divideButton.addTarget(view, action: Selector(("operatorPressed:")), for: .touchUpInside)
    stack2.addArrangedSubview(divideButton)

    view.clearButton = clearButton
    view.negateButton = negateButton
    view.percentButton = percentButton
    view.divideButton = divideButton
    return (stack2, divideButton)
  }

  private static func makeStack3(view: KeypadView) -> (
    stack3: UIStackView, sevenButton: UIButton, eightButton: UIButton, nineButton: UIButton,
    multiplyButton: UIButton
  ) {
    let stack3 = UIStackView(frame: CGRect(x: 0, y: 62, width: 288, height: 54))
    stack3.translatesAutoresizingMaskIntoConstraints = false
    stack3.distribution = .fillEqually
    stack3.spacing = 8

    let sevenButton = UIButton(type: .system)
    sevenButton.frame = CGRect(x: 0, y: 0, width: 66, height: 54)
    sevenButton.backgroundColor = .systemGray5
    sevenButton.tag = 7
    sevenButton.translatesAutoresizingMaskIntoConstraints = false
    sevenButton.setTitle("7", for: .normal)
    sevenButton.titleLabel?.font = .systemFont(ofSize: 22)
    sevenButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    stack3.addArrangedSubview(sevenButton)

    let eightButton = UIButton(type: .system)
    eightButton.frame = CGRect(x: 74, y: 0, width: 66, height: 54)
    eightButton.backgroundColor = .systemGray5
    eightButton.tag = 8
    eightButton.translatesAutoresizingMaskIntoConstraints = false
    eightButton.setTitle("8", for: .normal)
    eightButton.titleLabel?.font = .systemFont(ofSize: 22)
    eightButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    stack3.addArrangedSubview(eightButton)

    let nineButton = UIButton(type: .system)
    nineButton.frame = CGRect(x: 148, y: 0, width: 66, height: 54)
    nineButton.backgroundColor = .systemGray5
    nineButton.tag = 9
    nineButton.translatesAutoresizingMaskIntoConstraints = false
    nineButton.setTitle("9", for: .normal)
    nineButton.titleLabel?.font = .systemFont(ofSize: 22)
    nineButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    stack3.addArrangedSubview(nineButton)

    let multiplyButton = UIButton(type: .system)
    multiplyButton.frame = CGRect(x: 222, y: 0, width: 66, height: 54)
    multiplyButton.backgroundColor = .systemBlue
    multiplyButton.translatesAutoresizingMaskIntoConstraints = false
    multiplyButton.setTitle("×", for: .normal)
    multiplyButton.setTitleColor(.white, for: .normal)
    multiplyButton.titleLabel?.font = .systemFont(ofSize: 22)
    multiplyButton.addTarget(view, action: Selector(("operatorPressed:")), for: .touchUpInside)
    stack3.addArrangedSubview(multiplyButton)

    view.sevenButton = sevenButton
    view.eightButton = eightButton
    view.nineButton = nineButton
    view.multiplyButton = multiplyButton
    return (stack3, sevenButton, eightButton, nineButton, multiplyButton)
  }
}
