extension NibTemplate {
  /// Classes that most objects of nibs are of, and that are made without asking a metatype.
  ///
  /// An object of one of them becomes what the nib says by decoding, however it was made. Only users' subclasses must get
  /// `init(coder:)`, which their overrides are part of; these are spared the coder's way up and down the initialisers.
  enum KnownClass: UInt8 {
    case view, control, label, button, imageView, stackView, switchControl, textField, slider, progressView,
      scrollView
    case constraint, layoutGuide

    /// The case of `type` itself, nil for all other classes.
    init?(_ type: AnyClass) {
      guard let known = Self.all[ObjectIdentifier(type)] else { return nil }
      self = known
    }

    private static let all: [ObjectIdentifier: KnownClass] = [
      ObjectIdentifier(UIView.self): .view, ObjectIdentifier(UIControl.self): .control,
      ObjectIdentifier(UILabel.self): .label, ObjectIdentifier(UIButton.self): .button,
      ObjectIdentifier(UIImageView.self): .imageView, ObjectIdentifier(UIStackView.self): .stackView,
      ObjectIdentifier(UISwitch.self): .switchControl, ObjectIdentifier(UITextField.self): .textField,
      ObjectIdentifier(UISlider.self): .slider, ObjectIdentifier(UIProgressView.self): .progressView,
      ObjectIdentifier(UIScrollView.self): .scrollView,
      ObjectIdentifier(NSLayoutConstraint.self): .constraint,
      ObjectIdentifier(UILayoutGuide.self): .layoutGuide,
    ]

    /// A new object with the values that `nib` has for it.
    @inline(__always) func make(from nib: NibCoder) -> AnyObject {
      switch self {
      case .view: decoded(UIView(frame: .zero), nib)
      case .control: decoded(UIControl(frame: .zero), nib)
      case .label: decoded(UILabel(frame: .zero), nib)
      case .button: decoded(UIButton(frame: .zero), nib)
      case .imageView: decoded(UIImageView(frame: .zero), nib)
      case .stackView: decoded(UIStackView(frame: .zero), nib)
      case .switchControl: decoded(UISwitch(frame: .zero), nib)
      case .textField: decoded(UITextField(frame: .zero), nib)
      case .slider: decoded(UISlider(frame: .zero), nib)
      case .progressView: decoded(UIProgressView(frame: .zero), nib)
      case .scrollView: decoded(UIScrollView(frame: .zero), nib)
      case .constraint: decoded(NSLayoutConstraint(), nib)
      case .layoutGuide: decoded(UILayoutGuide(), nib)
      }
    }

    @inline(__always) private func decoded(_ view: UIView, _ nib: NibCoder) -> AnyObject {
      view.decode(nib)
      return view
    }

    @inline(__always) private func decoded(_ constraint: NSLayoutConstraint, _ nib: NibCoder) -> AnyObject {
      constraint.decode(nib)
      return constraint
    }

    @inline(__always) private func decoded(_ guide: UILayoutGuide, _ nib: NibCoder) -> AnyObject {
      guide.decode(nib)
      return guide
    }
  }
}
