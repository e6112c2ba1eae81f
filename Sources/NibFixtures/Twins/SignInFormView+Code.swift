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

    let logoView = UIImageView(frame: CGRect(x: 151.5, y: 32, width: 72, height: 72))
    logoView.backgroundColor = .systemBlue
    logoView.contentMode = .scaleAspectFit
    logoView.clipsToBounds = true
    logoView.translatesAutoresizingMaskIntoConstraints = false
    logoView.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    logoView.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    logoView.layer.cornerRadius = 16
    view.addSubview(logoView)

    let titleLabel = UILabel(frame: CGRect(x: 24, y: 120, width: 327, height: 33.5))
    titleLabel.contentMode = .left
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.text = "Welcome back"
    titleLabel.font = .boldSystemFont(ofSize: 28)
    titleLabel.textAlignment = .center
    titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    titleLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(titleLabel)

    let stack = UIStackView(frame: CGRect(x: 24, y: 177.5, width: 327, height: 100))
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.spacing = 12

    let emailField = UITextField(frame: CGRect(x: 0, y: 0, width: 327, height: 44))
    emailField.translatesAutoresizingMaskIntoConstraints = false
    emailField.contentHorizontalAlignment = .left
    emailField.placeholder = "Email"
    emailField.font = .systemFont(ofSize: 14)
    emailField.borderStyle = .roundedRect
    emailField.adjustsFontSizeToFitWidth = true
    emailField.minimumFontSize = 17
    emailField.clearButtonMode = .whileEditing
    emailField.autocapitalizationType = .none
    emailField.autocorrectionType = .no
    emailField.keyboardType = .emailAddress
    emailField.returnKeyType = .next
    emailField.addTarget(view, action: Selector(("fieldChanged:")), for: .editingChanged)
    stack.addArrangedSubview(emailField)

    let passwordField = UITextField(frame: CGRect(x: 0, y: 56, width: 327, height: 44))
    passwordField.translatesAutoresizingMaskIntoConstraints = false
    passwordField.contentHorizontalAlignment = .left
    passwordField.placeholder = "Password"
    passwordField.font = .systemFont(ofSize: 14)
    passwordField.borderStyle = .roundedRect
    passwordField.adjustsFontSizeToFitWidth = true
    passwordField.minimumFontSize = 17
    passwordField.autocapitalizationType = .none
    passwordField.returnKeyType = .go
    passwordField.isSecureTextEntry = true
    passwordField.addTarget(view, action: Selector(("fieldChanged:")), for: .editingChanged)
    stack.addArrangedSubview(passwordField)
    view.addSubview(stack)

    let stack2 = UIStackView(frame: CGRect(x: 24, y: 293.5, width: 327, height: 31))
    stack2.translatesAutoresizingMaskIntoConstraints = false
    stack2.alignment = .center
    stack2.spacing = 8

    let keepMeSignedLabel = UILabel(frame: CGRect(x: 0, y: 6.5, width: 270, height: 18))
    keepMeSignedLabel.contentMode = .left
    keepMeSignedLabel.translatesAutoresizingMaskIntoConstraints = false
    keepMeSignedLabel.text = "Keep me signed in"
    keepMeSignedLabel.font = .systemFont(ofSize: 15)
    keepMeSignedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    keepMeSignedLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    stack2.addArrangedSubview(keepMeSignedLabel)

    let rememberSwitch = UISwitch(frame: CGRect(x: 278, y: 0, width: 51, height: 31))
    rememberSwitch.translatesAutoresizingMaskIntoConstraints = false
    rememberSwitch.isOn = true
    rememberSwitch.addTarget(view, action: Selector(("rememberChanged:")), for: .valueChanged)
    stack2.addArrangedSubview(rememberSwitch)
    view.addSubview(stack2)

    let errorLabel = UILabel(frame: CGRect(x: 24, y: 332.5, width: 327, height: 16))
    errorLabel.isHidden = true
    errorLabel.contentMode = .left
    errorLabel.translatesAutoresizingMaskIntoConstraints = false
    errorLabel.text = "The password is not right."
    errorLabel.font = .systemFont(ofSize: 13)
    errorLabel.textColor = .systemRed
    errorLabel.textAlignment = .center
    errorLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    errorLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.addSubview(errorLabel)

    let signInButton = UIButton(type: .system)
    signInButton.frame = CGRect(x: 24, y: 356.5, width: 327, height: 48)
    signInButton.backgroundColor = .systemBlue
    signInButton.translatesAutoresizingMaskIntoConstraints = false
    signInButton.setTitle("Sign In", for: .normal)
    signInButton.setTitleColor(.white, for: .normal)
    signInButton.titleLabel?.font = .boldSystemFont(ofSize: 17)
    signInButton.addTarget(view, action: Selector(("signIn:")), for: .touchUpInside)
    signInButton.layer.cornerRadius = 12
    view.addSubview(signInButton)

    let activityIndicator = UIActivityIndicatorView(style: .medium)
    activityIndicator.frame = CGRect(x: 177.5, y: 370.5, width: 20, height: 20)
    activityIndicator.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(activityIndicator)

    let forgotButton = UIButton(type: .system)
    forgotButton.frame = CGRect(x: 87.5, y: 416.5, width: 200, height: 30)
    forgotButton.translatesAutoresizingMaskIntoConstraints = false
    forgotButton.setTitle("Forgot your password?", for: .normal)
    forgotButton.addTarget(view, action: Selector(("recoverPassword:")), for: .touchUpInside)
    view.addSubview(forgotButton)

    NSLayoutConstraint.activate([
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 24),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(
        greaterThanOrEqualTo: forgotButton.bottomAnchor, constant: 16),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 24),
      logoView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      logoView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 32),
      titleLabel.topAnchor.constraint(equalTo: logoView.bottomAnchor, constant: 16),
      titleLabel.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
      stack.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 24),
      stack2.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
      stack2.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 16),
      stack2.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
      errorLabel.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
      errorLabel.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
      errorLabel.topAnchor.constraint(equalTo: stack2.bottomAnchor, constant: 8),
      signInButton.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
      signInButton.topAnchor.constraint(equalTo: errorLabel.bottomAnchor, constant: 8),
      signInButton.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
      activityIndicator.centerXAnchor.constraint(equalTo: signInButton.centerXAnchor),
      activityIndicator.centerYAnchor.constraint(equalTo: signInButton.centerYAnchor),
      forgotButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      forgotButton.topAnchor.constraint(equalTo: signInButton.bottomAnchor, constant: 12),
      logoView.heightAnchor.constraint(equalToConstant: 72),
      logoView.widthAnchor.constraint(equalToConstant: 72),
      emailField.heightAnchor.constraint(equalToConstant: 44),
      passwordField.heightAnchor.constraint(equalToConstant: 44),
      stack2.heightAnchor.constraint(equalToConstant: 31),
      signInButton.heightAnchor.constraint(equalToConstant: 48),
      forgotButton.heightAnchor.constraint(equalToConstant: 30),
      forgotButton.widthAnchor.constraint(equalToConstant: 200),
    ])

    view.logoView = logoView
    view.titleLabel = titleLabel
    emailField.delegate = view
    view.emailField = emailField
    passwordField.delegate = view
    view.passwordField = passwordField
    view.rememberSwitch = rememberSwitch
    view.errorLabel = errorLabel
    view.signInButton = signInButton
    view.activityIndicator = activityIndicator
    view.forgotButton = forgotButton
    return view
  }
}
