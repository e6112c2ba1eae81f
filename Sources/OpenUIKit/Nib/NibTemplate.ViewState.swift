import Foundation

extension NibTemplate {
  /// The plain values of a view, those of UIView's that refer to nothing: read once, when the template is made, and
  /// copied into every view made from it.
  struct ViewState {
    var bounds = CGRect.zero
    var center = CGPoint.zero
    // What archives say where it is on, and UIKit has on by default.
    var flags: ViewFlags = [.notOpaque, .subviewsNotAutoresized]
    var alpha: Float = 1
    var mask: UInt8 = 0
    var contentMode = UIView.ContentMode.scaleToFill
    var semantic = UISemanticContentAttribute.unspecified
    var tag = 0
    var hugging: LayoutPriorityPair
    var compression: LayoutPriorityPair

    /// The state of the view that `nib` stands at.
    init(_ nib: NibCoder, of type: UIView.Type) {
      (hugging, compression) = type.defaultContentPriorities
      for value in nib.viewValues {
        switch value.key {
        case .bounds: bounds = nib.rect(value)
        case .center: center = nib.point(value)
        case .hidden: if nib.bool(value) { flags.insert(.hidden) }
        case .opaque: if nib.bool(value) { flags.remove(.notOpaque) }
        case .userInteractionDisabled: if nib.bool(value) { flags.insert(.interactionDisabled) }
        case .multipleTouchEnabled: if nib.bool(value) { flags.insert(.multipleTouch) }
        case .autoresizeSubviews: if nib.bool(value) { flags.remove(.subviewsNotAutoresized) }
        case .autoresizingMask: mask = UInt8(truncatingIfNeeded: nib.int(value)) & 63
        case .contentMode: contentMode = nib.option(value, as: UIView.ContentMode.self) ?? .scaleToFill
        case .clipsToBounds: if nib.bool(value) { flags.insert(.clipsToBounds) }
        case .clearsContextBeforeDrawing: if !nib.bool(value) { flags.insert(.keepsContext) }
        case .tag: tag = nib.int(value)
        case .alpha: alpha = min(max(nib.float(value), 0), 1)
        case .viewDoesNotTranslateAutoresizingMaskIntoConstraints:
          if nib.bool(value) { flags.insert(.doesNotTranslateMask) }
        case .viewContentHuggingPriority: if let pair = nib.priorities(value) { hugging = pair }
        case .viewContentCompressionResistancePriority:
          if let pair = nib.priorities(value) { compression = pair }
        case .viewPreservesSuperviewMargins: if nib.bool(value) { flags.insert(.preservesSuperviewMargins) }
        case .viewInsetsLayoutMarginsFromSafeArea:
          if !nib.bool(value) { flags.insert(.ignoresSafeAreaInMargins) }
        case .viewSemanticContentAttribute:
          semantic = nib.option(value, as: UISemanticContentAttribute.self) ?? .unspecified
        default: break
        }
      }
    }
  }
}
