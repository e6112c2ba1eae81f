#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension SignInFormView {
  /// The tree of `SignInFormView.xib`.
  public static func makeInCode() -> SignInFormView {
    let view = SignInFormView(frame: CGRect(x: 0, y: 0, width: 375, height: 520))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemBackground

    let logoView = UIImageView.designed(frame: CGRect(x: 151.5, y: 32, width: 72, height: 72))
    logoView.backgroundColor = .systemBlue
    logoView.layer.cornerRadius = 16
    view.addConstrained(logoView)

    let titleLabel = UILabel.designed(
      "Welcome back", font: .boldSystemFont(ofSize: 28),
      frame: CGRect(x: 24, y: 120, width: 327, height: 33.5), alignment: .center)
    view.addConstrained(titleLabel)

    let fieldsStack = UIStackView(frame: CGRect(x: 24, y: 177.5, width: 327, height: 100))
    fieldsStack.axis = .vertical
    fieldsStack.spacing = 12

    let emailField = UITextField.designed(
      placeholder: "Email", frame: CGRect(x: 0, y: 0, width: 327, height: 44))
    emailField.clearButtonMode = .whileEditing
    emailField.autocorrectionType = .no
    emailField.keyboardType = .emailAddress
    emailField.returnKeyType = .next
    emailField.delegate = view
    emailField.addTarget(view, action: Selector(("fieldChanged:")), for: .editingChanged)
    fieldsStack.addArranged(emailField)

    let passwordField = UITextField.designed(
      placeholder: "Password", frame: CGRect(x: 0, y: 56, width: 327, height: 44))
    passwordField.returnKeyType = .go
    passwordField.isSecureTextEntry = true
    passwordField.delegate = view
    passwordField.addTarget(view, action: Selector(("fieldChanged:")), for: .editingChanged)
    fieldsStack.addArranged(passwordField)
    view.addConstrained(fieldsStack)

    let rememberStack = UIStackView(frame: CGRect(x: 24, y: 293.5, width: 327, height: 31))
    rememberStack.alignment = .center
    rememberStack.spacing = 8

    let rememberLabel = UILabel.designed(
      "Keep me signed in", font: .systemFont(ofSize: 15), frame: CGRect(x: 0, y: 6.5, width: 270, height: 18))
    rememberStack.addArranged(rememberLabel)

    let rememberSwitch = UISwitch(frame: CGRect(x: 278, y: 0, width: 51, height: 31))
    rememberSwitch.isOn = true
    rememberSwitch.addTarget(view, action: Selector(("rememberChanged:")), for: .valueChanged)
    rememberStack.addArranged(rememberSwitch)
    view.addConstrained(rememberStack)

    let errorLabel = UILabel.designed(
      "The password is not right.", font: .systemFont(ofSize: 13),
      frame: CGRect(x: 24, y: 332.5, width: 327, height: 16), color: .systemRed, alignment: .center)
    errorLabel.isHidden = true
    view.addConstrained(errorLabel)

    let signInButton = UIButton(type: .system)
    signInButton.frame = CGRect(x: 24, y: 356.5, width: 327, height: 48)
    signInButton.setTitle("Sign In", for: .normal)
    signInButton.titleLabel?.font = .boldSystemFont(ofSize: 17)
    signInButton.setTitleColor(.white, for: .normal)
    signInButton.backgroundColor = .systemBlue
    signInButton.layer.cornerRadius = 12
    signInButton.addTarget(view, action: Selector(("signIn:")), for: .touchUpInside)
    view.addConstrained(signInButton)

    let activityIndicator = UIActivityIndicatorView(style: .medium)
    activityIndicator.frame = CGRect(x: 177.5, y: 370.5, width: 20, height: 20)
    view.addConstrained(activityIndicator)

    let forgotButton = UIButton(type: .system)
    forgotButton.frame = CGRect(x: 87.5, y: 416.5, width: 200, height: 30)
    forgotButton.setTitle("Forgot your password?", for: .normal)
    forgotButton.titleLabel?.font = .systemFont(ofSize: 15)
    forgotButton.addTarget(view, action: Selector(("recoverPassword:")), for: .touchUpInside)
    view.addConstrained(forgotButton)

    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      logoView.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 32),
      logoView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      logoView.widthAnchor.constraint(equalToConstant: 72),
      logoView.heightAnchor.constraint(equalToConstant: 72),
      titleLabel.topAnchor.constraint(equalTo: logoView.bottomAnchor, constant: 16),
      titleLabel.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 24),
      safeArea.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 24),
      fieldsStack.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 24),
      fieldsStack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 24),
      safeArea.trailingAnchor.constraint(equalTo: fieldsStack.trailingAnchor, constant: 24),
      emailField.heightAnchor.constraint(equalToConstant: 44),
      passwordField.heightAnchor.constraint(equalToConstant: 44),
      rememberStack.topAnchor.constraint(equalTo: fieldsStack.bottomAnchor, constant: 16),
      rememberStack.leadingAnchor.constraint(equalTo: fieldsStack.leadingAnchor),
      rememberStack.trailingAnchor.constraint(equalTo: fieldsStack.trailingAnchor),
      rememberStack.heightAnchor.constraint(equalToConstant: 31),
      errorLabel.topAnchor.constraint(equalTo: rememberStack.bottomAnchor, constant: 8),
      errorLabel.leadingAnchor.constraint(equalTo: fieldsStack.leadingAnchor),
      errorLabel.trailingAnchor.constraint(equalTo: fieldsStack.trailingAnchor),
      signInButton.topAnchor.constraint(equalTo: errorLabel.bottomAnchor, constant: 8),
      signInButton.leadingAnchor.constraint(equalTo: fieldsStack.leadingAnchor),
      signInButton.trailingAnchor.constraint(equalTo: fieldsStack.trailingAnchor),
      signInButton.heightAnchor.constraint(equalToConstant: 48),
      activityIndicator.centerXAnchor.constraint(equalTo: signInButton.centerXAnchor),
      activityIndicator.centerYAnchor.constraint(equalTo: signInButton.centerYAnchor),
      forgotButton.topAnchor.constraint(equalTo: signInButton.bottomAnchor, constant: 12),
      forgotButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      forgotButton.widthAnchor.constraint(equalToConstant: 200),
      forgotButton.heightAnchor.constraint(equalToConstant: 30),
      safeArea.bottomAnchor.constraint(greaterThanOrEqualTo: forgotButton.bottomAnchor, constant: 16),
    ])

    view.activityIndicator = activityIndicator
    view.emailField = emailField
    view.errorLabel = errorLabel
    view.forgotButton = forgotButton
    view.logoView = logoView
    view.passwordField = passwordField
    view.rememberSwitch = rememberSwitch
    view.signInButton = signInButton
    view.titleLabel = titleLabel
    return view
  }
}
