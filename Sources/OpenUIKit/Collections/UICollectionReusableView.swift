public import Foundation

/// A view that a collection uses again.
open class UICollectionReusableView: UIView {
  final var storedIdentifier: String?

  /// A view with that frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    for value in nib.values where value.key == .reuseIdentifier { storedIdentifier = nib.string(value) }
  }

  /// The identifier that the collection knows such views by; nil for none.
  open var reuseIdentifier: String? { storedIdentifier }

  /// Called before the view is used again. Does nothing unless overridden.
  open func prepareForReuse() {}

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("identifier", storedIdentifier)
    }.all
  }

  /// Takes over what the layout says. Overrides call `super`.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// What the layout says, after the view had a look at it.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { layoutAttributes }
}

extension UICollectionReusableView: ReusableView {
  final var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  static var kindName: String {
    self is UICollectionViewCell.Type ? "UICollectionViewCell" : "UICollectionReusableView"
  }

  static func makeBase() -> Self {
    let view =
      self == UICollectionViewCell.self
      ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
    guard let view = view as? Self else {
      preconditionFailure("only asked of UICollectionReusableView and UICollectionViewCell themselves")
    }
    return view
  }
}
