extension UIView {
  /// The leading edge.
  public final var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  /// The trailing edge.
  public final var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { .init(self, .width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { .init(self, .height) }
  /// The middle across.
  public final var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  /// The middle up and down.
  public final var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  /// The first baseline.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  /// The last baseline.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
}

extension UILayoutGuide {
  /// The leading edge.
  public final var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  /// The trailing edge.
  public final var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  /// The width.
  public final var widthAnchor: NSLayoutDimension { .init(self, .width) }
  /// The height.
  public final var heightAnchor: NSLayoutDimension { .init(self, .height) }
  /// The middle across.
  public final var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  /// The middle up and down.
  public final var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
}
