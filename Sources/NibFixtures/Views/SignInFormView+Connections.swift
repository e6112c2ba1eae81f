#if !canImport(UIKit)
  public import OpenUIKit

  extension SignInFormView: NibConnectable {
    /// The outlets, actions and runtime attributes that nibs of this class name.
    public static var nibConnections: NibConnections {
      NibConnections(for: SignInFormView.self) {
        $0.outlet("logoView") { $0.logoView = $1 }
        $0.outlet("titleLabel") { $0.titleLabel = $1 }
        $0.outlet("emailField") { $0.emailField = $1 }
        $0.outlet("passwordField") { $0.passwordField = $1 }
        $0.outlet("rememberSwitch") { $0.rememberSwitch = $1 }
        $0.outlet("errorLabel") { $0.errorLabel = $1 }
        $0.outlet("signInButton") { $0.signInButton = $1 }
        $0.outlet("activityIndicator") { $0.activityIndicator = $1 }
        $0.outlet("forgotButton") { $0.forgotButton = $1 }
        $0.action("signIn:") { $0.signIn($1) }
        $0.action("recoverPassword:") { $0.recoverPassword($1) }
        $0.action("rememberChanged:") { $0.rememberChanged($1) }
        $0.action("fieldChanged:") { $0.fieldChanged($1) }
      }
    }
  }
#endif
