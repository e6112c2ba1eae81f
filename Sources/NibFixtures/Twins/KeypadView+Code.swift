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

    let displayLabel = UILabel.designed(
      "0", font: .systemFont(ofSize: 48), frame: CGRect(x: 16, y: 16, width: 288, height: 64),
      alignment: .right)
    view.addConstrained(displayLabel)

    let keys = UIStackView(frame: CGRect(x: 16, y: 88, width: 288, height: 302))
    keys.axis = .vertical
    keys.distribution = .fillEqually
    keys.spacing = 8

    let keyRow1 = UIStackView(frame: CGRect(x: 0, y: 0, width: 288, height: 54))
    keyRow1.distribution = .fillEqually
    keyRow1.spacing = 8

    let clearButton = UIButton(type: .system)
    clearButton.frame = CGRect(x: 0, y: 0, width: 66, height: 54)
    clearButton.setTitle("C", for: .normal)
    clearButton.titleLabel?.font = .systemFont(ofSize: 22)
    clearButton.setTitleColor(.white, for: .normal)
    clearButton.backgroundColor = .systemBlue
    clearButton.addTarget(view, action: Selector(("clearPressed:")), for: .touchUpInside)
    keyRow1.addArranged(clearButton)

    let negateButton = UIButton(type: .system)
    negateButton.frame = CGRect(x: 74, y: 0, width: 66, height: 54)
    negateButton.setTitle("±", for: .normal)
    negateButton.titleLabel?.font = .systemFont(ofSize: 22)
    negateButton.setTitleColor(.white, for: .normal)
    negateButton.backgroundColor = .systemBlue
    negateButton.addTarget(view, action: Selector(("negatePressed:")), for: .touchUpInside)
    keyRow1.addArranged(negateButton)

    let percentButton = UIButton(type: .system)
    percentButton.frame = CGRect(x: 148, y: 0, width: 66, height: 54)
    percentButton.setTitle("%", for: .normal)
    percentButton.titleLabel?.font = .systemFont(ofSize: 22)
    percentButton.setTitleColor(.white, for: .normal)
    percentButton.backgroundColor = .systemBlue
    percentButton.addTarget(view, action: Selector(("percentPressed:")), for: .touchUpInside)
    keyRow1.addArranged(percentButton)

    let divideButton = UIButton(type: .system)
    divideButton.frame = CGRect(x: 222, y: 0, width: 66, height: 54)
    divideButton.setTitle("÷", for: .normal)
    divideButton.titleLabel?.font = .systemFont(ofSize: 22)
    divideButton.setTitleColor(.white, for: .normal)
    divideButton.backgroundColor = .systemBlue
    divideButton.addTarget(view, action: Selector(("operatorPressed:")), for: .touchUpInside)
    keyRow1.addArranged(divideButton)
    keys.addArranged(keyRow1)

    let keyRow2 = UIStackView(frame: CGRect(x: 0, y: 62, width: 288, height: 54))
    keyRow2.distribution = .fillEqually
    keyRow2.spacing = 8

    let sevenButton = UIButton(type: .system)
    sevenButton.frame = CGRect(x: 0, y: 0, width: 66, height: 54)
    sevenButton.setTitle("7", for: .normal)
    sevenButton.titleLabel?.font = .systemFont(ofSize: 22)
    sevenButton.tag = 7
    sevenButton.backgroundColor = .systemGray5
    sevenButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    keyRow2.addArranged(sevenButton)

    let eightButton = UIButton(type: .system)
    eightButton.frame = CGRect(x: 74, y: 0, width: 66, height: 54)
    eightButton.setTitle("8", for: .normal)
    eightButton.titleLabel?.font = .systemFont(ofSize: 22)
    eightButton.tag = 8
    eightButton.backgroundColor = .systemGray5
    eightButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    keyRow2.addArranged(eightButton)

    let nineButton = UIButton(type: .system)
    nineButton.frame = CGRect(x: 148, y: 0, width: 66, height: 54)
    nineButton.setTitle("9", for: .normal)
    nineButton.titleLabel?.font = .systemFont(ofSize: 22)
    nineButton.tag = 9
    nineButton.backgroundColor = .systemGray5
    nineButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    keyRow2.addArranged(nineButton)

    let multiplyButton = UIButton(type: .system)
    multiplyButton.frame = CGRect(x: 222, y: 0, width: 66, height: 54)
    multiplyButton.setTitle("×", for: .normal)
    multiplyButton.titleLabel?.font = .systemFont(ofSize: 22)
    multiplyButton.setTitleColor(.white, for: .normal)
    multiplyButton.backgroundColor = .systemBlue
    multiplyButton.addTarget(view, action: Selector(("operatorPressed:")), for: .touchUpInside)
    keyRow2.addArranged(multiplyButton)
    keys.addArranged(keyRow2)

    let keyRow3 = UIStackView(frame: CGRect(x: 0, y: 124, width: 288, height: 54))
    keyRow3.distribution = .fillEqually
    keyRow3.spacing = 8

    let fourButton = UIButton(type: .system)
    fourButton.frame = CGRect(x: 0, y: 0, width: 66, height: 54)
    fourButton.setTitle("4", for: .normal)
    fourButton.titleLabel?.font = .systemFont(ofSize: 22)
    fourButton.tag = 4
    fourButton.backgroundColor = .systemGray5
    fourButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    keyRow3.addArranged(fourButton)

    let fiveButton = UIButton(type: .system)
    fiveButton.frame = CGRect(x: 74, y: 0, width: 66, height: 54)
    fiveButton.setTitle("5", for: .normal)
    fiveButton.titleLabel?.font = .systemFont(ofSize: 22)
    fiveButton.tag = 5
    fiveButton.backgroundColor = .systemGray5
    fiveButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    keyRow3.addArranged(fiveButton)

    let sixButton = UIButton(type: .system)
    sixButton.frame = CGRect(x: 148, y: 0, width: 66, height: 54)
    sixButton.setTitle("6", for: .normal)
    sixButton.titleLabel?.font = .systemFont(ofSize: 22)
    sixButton.tag = 6
    sixButton.backgroundColor = .systemGray5
    sixButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    keyRow3.addArranged(sixButton)

    let subtractButton = UIButton(type: .system)
    subtractButton.frame = CGRect(x: 222, y: 0, width: 66, height: 54)
    subtractButton.setTitle("−", for: .normal)
    subtractButton.titleLabel?.font = .systemFont(ofSize: 22)
    subtractButton.setTitleColor(.white, for: .normal)
    subtractButton.backgroundColor = .systemBlue
    subtractButton.addTarget(view, action: Selector(("operatorPressed:")), for: .touchUpInside)
    keyRow3.addArranged(subtractButton)
    keys.addArranged(keyRow3)

    let keyRow4 = UIStackView(frame: CGRect(x: 0, y: 186, width: 288, height: 54))
    keyRow4.distribution = .fillEqually
    keyRow4.spacing = 8

    let oneButton = UIButton(type: .system)
    oneButton.frame = CGRect(x: 0, y: 0, width: 66, height: 54)
    oneButton.setTitle("1", for: .normal)
    oneButton.titleLabel?.font = .systemFont(ofSize: 22)
    oneButton.tag = 1
    oneButton.backgroundColor = .systemGray5
    oneButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    keyRow4.addArranged(oneButton)

    let twoButton = UIButton(type: .system)
    twoButton.frame = CGRect(x: 74, y: 0, width: 66, height: 54)
    twoButton.setTitle("2", for: .normal)
    twoButton.titleLabel?.font = .systemFont(ofSize: 22)
    twoButton.tag = 2
    twoButton.backgroundColor = .systemGray5
    twoButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    keyRow4.addArranged(twoButton)

    let threeButton = UIButton(type: .system)
    threeButton.frame = CGRect(x: 148, y: 0, width: 66, height: 54)
    threeButton.setTitle("3", for: .normal)
    threeButton.titleLabel?.font = .systemFont(ofSize: 22)
    threeButton.tag = 3
    threeButton.backgroundColor = .systemGray5
    threeButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    keyRow4.addArranged(threeButton)

    let addButton = UIButton(type: .system)
    addButton.frame = CGRect(x: 222, y: 0, width: 66, height: 54)
    addButton.setTitle("+", for: .normal)
    addButton.titleLabel?.font = .systemFont(ofSize: 22)
    addButton.setTitleColor(.white, for: .normal)
    addButton.backgroundColor = .systemBlue
    addButton.addTarget(view, action: Selector(("operatorPressed:")), for: .touchUpInside)
    keyRow4.addArranged(addButton)
    keys.addArranged(keyRow4)

    let keyRow5 = UIStackView(frame: CGRect(x: 0, y: 248, width: 288, height: 54))
    keyRow5.distribution = .fillEqually
    keyRow5.spacing = 8

    let zeroButton = UIButton(type: .system)
    zeroButton.frame = CGRect(x: 0, y: 0, width: 66, height: 54)
    zeroButton.setTitle("0", for: .normal)
    zeroButton.titleLabel?.font = .systemFont(ofSize: 22)
    zeroButton.backgroundColor = .systemGray5
    zeroButton.addTarget(view, action: Selector(("digitPressed:")), for: .touchUpInside)
    keyRow5.addArranged(zeroButton)

    let decimalButton = UIButton(type: .system)
    decimalButton.frame = CGRect(x: 74, y: 0, width: 66, height: 54)
    decimalButton.setTitle(".", for: .normal)
    decimalButton.titleLabel?.font = .systemFont(ofSize: 22)
    decimalButton.setTitleColor(.white, for: .normal)
    decimalButton.backgroundColor = .systemBlue
    decimalButton.addTarget(view, action: Selector(("decimalPressed:")), for: .touchUpInside)
    keyRow5.addArranged(decimalButton)

    let deleteButton = UIButton(type: .system)
    deleteButton.frame = CGRect(x: 148, y: 0, width: 66, height: 54)
    deleteButton.setTitle("⌫", for: .normal)
    deleteButton.titleLabel?.font = .systemFont(ofSize: 22)
    deleteButton.setTitleColor(.white, for: .normal)
    deleteButton.backgroundColor = .systemBlue
    deleteButton.addTarget(view, action: Selector(("deletePressed:")), for: .touchUpInside)
    keyRow5.addArranged(deleteButton)

    let equalsButton = UIButton(type: .system)
    equalsButton.frame = CGRect(x: 222, y: 0, width: 66, height: 54)
    equalsButton.setTitle("=", for: .normal)
    equalsButton.titleLabel?.font = .systemFont(ofSize: 22)
    equalsButton.setTitleColor(.white, for: .normal)
    equalsButton.backgroundColor = .systemBlue
    equalsButton.addTarget(view, action: Selector(("equalsPressed:")), for: .touchUpInside)
    keyRow5.addArranged(equalsButton)
    keys.addArranged(keyRow5)
    view.addConstrained(keys)

    NSLayoutConstraint.activate([
      displayLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: displayLabel.trailingAnchor, constant: 16),
      displayLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
      displayLabel.heightAnchor.constraint(equalToConstant: 64),
      keys.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: keys.trailingAnchor, constant: 16),
      keys.topAnchor.constraint(equalTo: displayLabel.bottomAnchor, constant: 8),
      view.bottomAnchor.constraint(equalTo: keys.bottomAnchor, constant: 16),
    ])

    view.addButton = addButton
    view.clearButton = clearButton
    view.decimalButton = decimalButton
    view.deleteButton = deleteButton
    view.displayLabel = displayLabel
    view.divideButton = divideButton
    view.eightButton = eightButton
    view.equalsButton = equalsButton
    view.fiveButton = fiveButton
    view.fourButton = fourButton
    view.multiplyButton = multiplyButton
    view.negateButton = negateButton
    view.nineButton = nineButton
    view.oneButton = oneButton
    view.percentButton = percentButton
    view.sevenButton = sevenButton
    view.sixButton = sixButton
    view.subtractButton = subtractButton
    view.threeButton = threeButton
    view.twoButton = twoButton
    view.zeroButton = zeroButton
    view.digitButtons = [
      zeroButton, oneButton, twoButton, threeButton, fourButton, fiveButton, sixButton, sevenButton,
      eightButton, nineButton,
    ]
    view.operatorButtons = [
      addButton, subtractButton, multiplyButton, divideButton,
    ]
    return view
  }
}
