public import Foundation

/// A rectangle that takes part in layout without being a view.
open class UILayoutGuide: NSObject, NSCoding {
  @exclusivity(unchecked) final unowned(unsafe) var owner: UIView?
  /// A name for debugging; the safe area's is `UIViewSafeAreaLayoutGuide`.
  open var identifier = ""
  /// Constraints that the system made for the guide, kept from the nib.
  @exclusivity(unchecked) final var systemConstraints: [NSLayoutConstraint] = []
  /// The place of the guide in the layout engine of its tree, -1 before.
  @exclusivity(unchecked) final var layoutIndex: Int32 = -1

  /// A guide that no view owns yet.
  public override init() { super.init() }

  /// A guide from a nib.
  public required init?(coder: NSCoder) {
    super.init()
    if let nib = NibCoder.decoding(coder) { decode(nib) }
  }

  /// Reads what a nib holds of the guide.
  final func decode(_ nib: NibCoder) {
    nib.enter(self)
    var owner: UIView?
    for value in nib.values {
      switch value.key {
      case .layoutGuideOwningView: owner = nib.view(value)
      case .layoutGuideIdentifier: identifier = nib.string(value) ?? ""
      case .layoutGuideSystemConstraints: systemConstraints = nib.array(value, of: NSLayoutConstraint.self)
      default: break
      }
    }
    // The view that lists the guide becomes its owner. Those of scroll views aren't listed: constraints name them.
    switch identifier {
    case "UIScrollView-contentLayoutGuide": owner?.takeScrollGuide(self, under: .scrollViewContentLayoutGuide)
    case "UIScrollView-frameLayoutGuide": owner?.takeScrollGuide(self, under: .scrollViewFrameLayoutGuide)
    default: break
    }
  }

  /// Guides aren't encoded here.
  open func encode(with coder: NSCoder) {}

  deinit { for constraint in systemConstraints { constraint.holderWillGo() } }

  /// The view that owns the guide.
  open var owningView: UIView? {
    get { owner }
    set {
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
    }
  }

  /// The guide's rectangle in the owning view's coordinates, after layout.
  open var layoutFrame: CGRect { guideLayoutFrame() }
}

extension UIView {
  /// The part of the bounds that bars and the device's shape leave free.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = extras?.safeAreaLayoutGuide { return guide }
    let guide = systemGuide("UIViewSafeAreaLayoutGuide")
    rare.safeAreaLayoutGuide = guide
    return guide
  }

  /// The part of the bounds inside the layout margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    if let guide = extras?.layoutMarginsGuide { return guide }
    let guide = systemGuide("UIViewLayoutMarginsGuide")
    rare.layoutMarginsGuide = guide
    return guide
  }

  /// The part of the layout margins that is narrow enough for reading.
  public final var readableContentGuide: UILayoutGuide {
    if let guide = extras?.readableContentGuide { return guide }
    let guide = systemGuide("UIViewReadableContentGuide")
    rare.readableContentGuide = guide
    return guide
  }

  /// A guide that belongs to the view without being among those it lists.
  final func systemGuide(_ identifier: String) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = identifier
    own(guide)
    return guide
  }

  /// Becomes the owner of a guide that isn't among those it lists, until the view goes.
  final func own(_ guide: UILayoutGuide) {
    guide.owner = self
    rare.unlistedGuides.append(guide)
  }

  final func adopt(_ guide: UILayoutGuide) {
    guard guide.owner !== self || !layoutGuides.contains(where: { $0 === guide }) else { return }
    if guide.owner !== self { guide.owner?.removeLayoutGuide(guide) }
    guide.owner = self
    rare.layoutGuides.append(guide)
    constraintsDidChange()
  }

  final func disown(_ guide: UILayoutGuide) {
    guard let index = extras?.layoutGuides.firstIndex(where: { $0 === guide }) else { return }
    var view: UIView? = self
    while let current = view {
      current.heldConstraints.filter { $0.first === guide || $0.second === guide }.forEach(
        current.removeConstraint)
      view = current.parent
    }
    rare.layoutGuides.remove(at: index)
    guide.owner = nil
    constraintsDidChange()
  }
}
