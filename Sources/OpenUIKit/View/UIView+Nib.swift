import Foundation

extension UIView {
  /// Reads UIView's own keys. Fields are written without the properties' side effects: nobody observes a view that
  /// is still being made.
  final func decode(_ nib: NibCoder) {
    nib.enter(self)
    // What archives say where it is on, and UIKit has on by default.
    var flags: ViewFlags = [.notOpaque, .subviewsNotAutoresized]
    for value in nib.viewValues {
      switch value.key {
      case .bounds: storedBounds = nib.rect(value)
      case .center: storedCenter = nib.point(value)
      case .subviews: decodeSubviews(value, nib)
      case .backgroundColor: storedBackgroundColor = nib.color(value)
      case .hidden: if nib.bool(value) { flags.insert(.hidden) }
      case .opaque: if nib.bool(value) { flags.remove(.notOpaque) }
      case .userInteractionDisabled: if nib.bool(value) { flags.insert(.interactionDisabled) }
      case .multipleTouchEnabled: if nib.bool(value) { flags.insert(.multipleTouch) }
      case .autoresizeSubviews: if nib.bool(value) { flags.remove(.subviewsNotAutoresized) }
      case .autoresizingMask: storedMask = UInt8(truncatingIfNeeded: nib.int(value)) & 63
      case .contentMode: storedContentMode = nib.option(value, as: ContentMode.self) ?? .scaleToFill
      case .clipsToBounds: if nib.bool(value) { flags.insert(.clipsToBounds) }
      case .clearsContextBeforeDrawing: if !nib.bool(value) { flags.insert(.keepsContext) }
      case .tag: storedTag = nib.int(value)
      case .alpha: alpha = nib.cgFloat(value)
      case .tintColor: decodeTint(nib.color(value))
      case .viewDoesNotTranslateAutoresizingMaskIntoConstraints:
        if nib.bool(value) { flags.insert(.doesNotTranslateMask) }
      case .viewAutolayoutConstraints: decodeConstraints(value, nib)
      case .viewLayoutGuides: decodeLayoutGuides(value, nib)
      case .viewContentHuggingPriority: if let pair = nib.priorities(value) { hugging = pair }
      case .viewContentCompressionResistancePriority:
        if let pair = nib.priorities(value) { compression = pair }
      case .viewLayoutMargins: decodeMargins(nib.insets(value))
      case .viewPreservesSuperviewMargins: if nib.bool(value) { flags.insert(.preservesSuperviewMargins) }
      case .viewInsetsLayoutMarginsFromSafeArea:
        if !nib.bool(value) { flags.insert(.ignoresSafeAreaInMargins) }
      case .viewSemanticContentAttribute:
        storedSemantic = nib.option(value, as: UISemanticContentAttribute.self) ?? .unspecified
      case .scrollViewContentLayoutGuide, .scrollViewFrameLayoutGuide:
        if let guide = nib.object(value, as: UILayoutGuide.self) { takeScrollGuide(guide, under: value.key) }
      case .restorationIdentifier: rare.restorationIdentifier = nib.string(value)
      default: break
      }
    }
    // What subviews and constraints noted meanwhile stays.
    self.flags.formUnion(flags)
  }

  private final func decodeSubviews(_ value: NibValue, _ nib: NibCoder) {
    let elements = nib.elements(value)
    if elements.count > 1 { children.reserveCapacity(elements.count) }
    for element in elements {
      // A view that is still being made is this one or one around it.
      guard let view = nib.view(element), view.parent == nil, !nib.isUnderConstruction(Int(element.reference))
      else { continue }
      view.willMove(toSuperview: self)
      children.append(view)
      view.parent = self
      view.didMoveToSuperview()
      didAddSubview(view)
    }
  }

  private final func decodeMargins(_ margins: UIEdgeInsets) {
    // Archives of stack views always say what theirs are by default.
    if margins != Self.defaultLayoutMargins { rare.layoutMargins = margins }
  }

  private final func decodeTint(_ color: UIColor?) {
    guard let color else { return }
    rare.tintColor = color
    markTinted()
  }

  private final func decodeConstraints(_ value: NibValue, _ nib: NibCoder) {
    let elements = nib.elements(value)
    heldConstraints.reserveCapacity(elements.count)
    for element in elements {
      guard let constraint = nib.constraint(element), constraint.holder == nil else { continue }
      guard constraint.concernsOnly(subtreeOf: self) else {
        nib.log(
          "constraint \(constraint.storedIdentifier ?? "") reaches out of its \(type(of: self)); left out")
        continue
      }
      heldConstraints.append(constraint)
      constraint.holder = self
      if constraint.isStandardSpace { constraint.resolveStandardSpace() }
    }
  }

  private final func decodeLayoutGuides(_ value: NibValue, _ nib: NibCoder) {
    for guide in nib.array(value, of: UILayoutGuide.self) where guide.owner == nil {
      // The system's guide is the view's own, not one of those it lists.
      if guide.identifier == "UIViewSafeAreaLayoutGuide", extras?.safeAreaLayoutGuide == nil {
        own(guide)
        rare.safeAreaLayoutGuide = guide
      } else {
        guide.owner = self
        rare.layoutGuides.append(guide)
      }
    }
  }
}

extension NSLayoutConstraint {
  /// Whether both items are `view`, in it, or guides of such views: then it may hold the constraint.
  final func concernsOnly(subtreeOf view: UIView) -> Bool {
    guard let left = firstView, left === view || left.parent === view || left.isDescendant(of: view) else {
      return false
    }
    guard second != nil else { return true }
    guard let right = secondView else { return false }
    return right === view || right.parent === view || right.isDescendant(of: view)
  }
}

extension NibCoder {
  /// A pair `{horizontal, vertical}` of priorities, which nibs hold as text; the template has read it.
  @inline(__always) func priorities(_ value: NibValue) -> LayoutPriorityPair? {
    guard let numbers = numbers(value, count: 2) else { return nil }
    return LayoutPriorityPair(
      Float(min(max(numbers[0], 0), 1000)), Float(min(max(numbers[1], 0), 1000)))
  }

  /// Whether the value refers to a view.
  @inline(__always) func isView(_ value: NibValue) -> Bool {
    value.tag == .object && template.records[Int(value.reference)].kind == .view
  }

  /// The constraint that the value refers to.
  @inline(__always) func constraint(_ value: NibValue) -> NSLayoutConstraint? {
    guard value.tag == .object, let object = instantiate(Int(value.reference)) else { return nil }
    return template.records[Int(value.reference)].kind == .constraint
      ? unsafeDowncast(object, to: NSLayoutConstraint.self) : object as? NSLayoutConstraint
  }
}
