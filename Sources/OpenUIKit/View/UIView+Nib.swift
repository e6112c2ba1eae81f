import Foundation

extension UIView {
  /// Reads UIView's own keys. Fields are written without the properties' side effects: nobody observes a view that
  /// is still being made.
  final func decodeView(_ nib: NibCoder) {
    nib.enter(self)
    take(nib.viewState.pointee)
    for value in nib.partValues {
      switch value.key {
      case .subviews: decodeSubviews(value, nib)
      case .backgroundColor: storedBackgroundColor = nib.color(value)
      case .tintColor: decodeTint(nib.color(value))
      case .viewAutolayoutConstraints: decodeConstraints(value, nib)
      case .viewLayoutGuides: decodeLayoutGuides(value, nib)
      case .viewLayoutMargins: decodeMargins(nib.insets(value))
      case .scrollViewContentLayoutGuide, .scrollViewFrameLayoutGuide:
        if let guide = nib.object(value, as: UILayoutGuide.self) { takeScrollGuide(guide, under: value.key) }
      case .restorationIdentifier: rare.restorationIdentifier = nib.string(value)
      default: break
      }
    }
  }

  @inline(__always) private final func take(_ state: NibTemplate.ViewState) {
    storedBounds = state.bounds
    storedCenter = state.center
    flags = state.flags
    storedAlpha = state.alpha
    storedMask = state.mask
    storedContentMode = state.contentMode
    storedSemantic = state.semantic
    storedTag = state.tag
    hugging = state.hugging
    compression = state.compression
  }

  private final func decodeSubviews(_ value: NibValue, _ nib: NibCoder) {
    let elements = nib.elements(value)
    if elements.count > 1 { children.reserveCapacity(elements.count) }
    for element in elements {
      // A view that is still being made is this one or one around it.
      guard let view = nib.view(element), view.parent == nil, !nib.isUnderConstruction(Int(element.reference))
      else { continue }
      view.willMove(toSuperview: self)
      // The list takes the view over, and keeps it; counting it once more for the rest isn't needed.
      let child = Unmanaged.passUnretained(view)
      if elements.count == 1, children.isEmpty {
        // Made without asking how it may grow.
        children = Array(unsafeUninitializedCapacity: 1) { list, count in
          list.initializeElement(at: 0, to: view)
          count = 1
        }
      } else {
        children.append(consume view)
      }
      child._withUnsafeGuaranteedRef {
        $0.parent = self
        $0.didMoveToSuperview()
        didAddSubview($0)
      }
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
      guard
        nib.concernsVicinity(of: self, constraintAt: Int(element.reference))
          || constraint.concernsOnly(subtreeOf: self)
      else {
        nib.log(
          "constraint \(constraint.storedIdentifier ?? "") reaches out of its \(type(of: self)); left out")
        continue
      }
      constraint.holder = self
      if constraint.isStandardSpace { constraint.resolveStandardSpace() }
      heldConstraints.append(consume constraint)
    }
  }

  private final func decodeLayoutGuides(_ value: NibValue, _ nib: NibCoder) {
    for element in nib.elements(value) {
      guard let guide = nib.object(element, as: UILayoutGuide.self), guide.owner == nil else { continue }
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
