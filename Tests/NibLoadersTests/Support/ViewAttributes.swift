#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

/// What an outline says of one view.
@MainActor
enum ViewAttributes {
  /// What all views have.
  static func common(of view: UIView, isRoot: Bool) -> [String] {
    var parts = [
      isRoot ? "size \(view.frame.size)" : "frame \(view.frame)", "bounds \(view.bounds)",
      "alpha \(view.alpha)",
      "hidden \(view.isHidden)", "opaque \(view.isOpaque)", "clips \(view.clipsToBounds)",
      "interaction \(view.isUserInteractionEnabled)", "touches \(view.isMultipleTouchEnabled)",
      "mode \(view.contentMode.rawValue)", "tag \(view.tag)",
      "background \(view.backgroundColor.map(describe) ?? "nil")",
      "hugging \(priorities(view, UIView.contentHuggingPriority(for:)))",
      "resistance \(priorities(view, UIView.contentCompressionResistancePriority(for:)))",
      "corners \(view.layer.cornerRadius)", "border \(view.layer.borderWidth)",
      "masks \(view.layer.masksToBounds)",
    ]
    // A mask says nothing about a view that constraints place.
    if !isRoot {
      parts.append(
        view.translatesAutoresizingMaskIntoConstraints
          ? "mask \(view.autoresizingMask.rawValue)" : "constrained")
    }
    return parts
  }

  private static func priorities(
    _ view: UIView, _ priority: (UIView) -> (NSLayoutConstraint.Axis) -> UILayoutPriority
  ) -> String {
    "\(priority(view)(.horizontal).rawValue)/\(priority(view)(.vertical).rawValue)"
  }

  /// What its class adds.
  static func special(of view: UIView) -> [String] {
    var parts: [String] = []
    if let control = view as? UIControl {
      parts += [
        "enabled \(control.isEnabled)", "selected \(control.isSelected)",
        "alignment \(control.contentHorizontalAlignment.rawValue)/\(control.contentVerticalAlignment.rawValue)",
      ]
    }
    switch view {
    case let label as UILabel:
      parts += text(label.text, label.font, label.textColor, label.textAlignment)
      parts += [
        "lines \(label.numberOfLines)", "break \(label.lineBreakMode.rawValue)",
        "baseline \(label.baselineAdjustment.rawValue)", "shrinks \(label.adjustsFontSizeToFitWidth)",
      ]
    case let button as UIButton:
      parts += [
        "type \(button.buttonType.rawValue)", "title \(button.title(for: .normal) ?? "nil")",
        "color \(button.titleColor(for: .normal).map(describe) ?? "nil")",
        "font \(button.titleLabel?.font.map(describe) ?? "nil")",
      ]
    case let field as UITextField:
      parts += text(field.text, field.font, field.textColor, field.textAlignment)
      parts += [
        "placeholder \(field.placeholder ?? "nil")", "style \(field.borderStyle.rawValue)",
        "clear \(field.clearButtonMode.rawValue)", "minimum \(field.minimumFontSize)",
        "shrinks \(field.adjustsFontSizeToFitWidth)", "delegate \(field.delegate != nil)",
        "keyboard \(field.keyboardType.rawValue) \(field.returnKeyType.rawValue)",
        "secure \(field.isSecureTextEntry)", "correction \(field.autocorrectionType.rawValue)",
      ]
    case let view as UITextView:
      parts += text(view.text, view.font, view.textColor, view.textAlignment)
      parts += ["editable \(view.isEditable)", "selectable \(view.isSelectable)"]
    case let toggle as UISwitch:
      parts.append("on \(toggle.isOn)")
    case let slider as UISlider:
      parts.append("value \(slider.value) of \(slider.minimumValue)...\(slider.maximumValue)")
    case let stepper as UIStepper:
      parts.append("value \(stepper.value) of \(stepper.minimumValue)...\(stepper.maximumValue)")
    case let segments as UISegmentedControl:
      let titles = (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) ?? "nil" }
      parts.append("segments \(titles), selected \(segments.selectedSegmentIndex)")
    case let progress as UIProgressView:
      parts.append("progress \(progress.progress)")
    case let indicator as UIActivityIndicatorView:
      parts += ["style \(indicator.style.rawValue)", "hides \(indicator.hidesWhenStopped)"]
    case let stack as UIStackView:
      parts += [
        "axis \(stack.axis.rawValue)", "distribution \(stack.distribution.rawValue)",
        "alignment \(stack.alignment.rawValue)", "spacing \(stack.spacing)",
      ]
    case let cell as UITableViewCell:
      parts += ["reuse \(cell.reuseIdentifier ?? "nil")", "selection \(cell.selectionStyle.rawValue)"]
    case let scroll as UIScrollView:
      parts += [
        "bounces \(scroll.alwaysBounceVertical)", "dismiss \(scroll.keyboardDismissMode.rawValue)",
        "scrolls \(scroll.isScrollEnabled)",
      ]
    default: break
    }
    return parts
  }

  private static func text(
    _ text: String?, _ font: UIFont?, _ color: UIColor?, _ alignment: NSTextAlignment
  ) -> [String] {
    [
      "text \(text ?? "nil")", "font \(font.map(describe) ?? "nil")", "color \(color.map(describe) ?? "nil")",
      "aligned \(alignment.rawValue)",
    ]
  }

  private static func text(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }

  private static func describe(_ font: UIFont) -> String { "\(font.fontName) \(font.pointSize)" }

  /// A colour by its components, rounded as far as nibs keep them.
  static func describe(_ color: UIColor) -> String {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return "\(color)" }
    return [red, green, blue, alpha].map { String(format: "%.6f", Double($0)) }.joined(separator: " ")
  }
}
