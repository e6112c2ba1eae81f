#if canImport(UIKit)
  public import UIKit
#else
  public import OpenUIKit
#endif

/// A form to sign in with.
public final class SignInFormView: UIView, FixtureView, UITextFieldDelegate {
  /// The app's mark.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var logoView: UIImageView!

  /// The greeting.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var titleLabel: UILabel!

  /// The address.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var emailField: UITextField!

  /// The password.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var passwordField: UITextField!

  /// Whether to stay signed in.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var rememberSwitch: UISwitch!

  /// Why the last attempt failed, hidden before it.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var errorLabel: UILabel!

  /// Signs in.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var signInButton: UIButton!

  /// Turns while signing in.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var activityIndicator: UIActivityIndicatorView!

  /// Starts to recover the password.
  #if canImport(UIKit)
    @IBOutlet
  #endif
  public var forgotButton: UIButton!

  /// Whether an attempt to sign in has begun.
  public private(set) var isSigningIn = false

  /// Whether recovering the password was asked for.
  public private(set) var isRecovering = false

  /// Whether the form may be sent.
  public private(set) var isComplete = false

  /// Begins to sign in.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func signIn(_ sender: Any?) {
    isSigningIn = true
    errorLabel.isHidden = true
    activityIndicator.startAnimating()
  }

  /// Starts to recover the password.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func recoverPassword(_ sender: Any?) {
    isRecovering = true
  }

  /// Notes whether to stay signed in.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func rememberChanged(_ sender: UISwitch) {
    errorLabel.isHidden = true
  }

  /// Notes whether both fields hold something.
  #if canImport(UIKit)
    @IBAction
  #endif
  public func fieldChanged(_ sender: UITextField) {
    isComplete = emailField.text?.isEmpty == false && passwordField.text?.isEmpty == false
  }

  /// Signs in when Return is pressed in a complete form.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if isComplete { signIn(textField) }
    return isComplete
  }
}
