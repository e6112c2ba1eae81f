extension UIView {
  /// The direction in force: the semantic attribute's, else left to right.
  public final var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    storedSemantic == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
