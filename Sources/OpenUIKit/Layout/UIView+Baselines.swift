import Foundation

/// Where a baseline is, in points.
enum Baseline {
  case fromTop(CGFloat)
  case fromCenter(CGFloat)
  case fromBottom(CGFloat)
}

extension UIView {
  /// The baseline of the first or last line of text; the bottom for views without text, and their top if it is the
  /// first baseline that is asked for.
  final func baseline(isFirst: Bool) -> Baseline {
    switch self {
    case let label as UILabel where label.numberOfLines == 1: UIView.centered(label.storedFont)
    case let label as UILabel:
      isFirst ? .fromTop(label.storedFont.ascender) : .fromBottom(-label.storedFont.descender)
    case let field as UITextField: UIView.centered(field.storedFont)
    case let button as UIButton: UIView.centered(button.currentFont)
    case let text as UITextView:
      isFirst
        ? .fromTop(text.textContainerInset.top + (text.font ?? .systemFont(ofSize: 12)).ascender)
        : .fromBottom(text.textContainerInset.bottom - (text.font ?? .systemFont(ofSize: 12)).descender)
    default: isFirst ? .fromTop(0) : .fromBottom(0)
    }
  }

  /// One line in the middle: its baseline is below the center by half of what ascender and descender differ.
  private static func centered(_ font: UIFont) -> Baseline {
    .fromCenter((font.ascender + font.descender) / 2)
  }

  /// What the readable width takes from each edge: the margins, and more where a line would be longer than 672 points,
  /// the readable width at the default text size.
  final var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let surplus = storedBounds.width - insets.left - insets.right - 672
    if surplus > 0 {
      insets.left += surplus / 2
      insets.right += surplus / 2
    }
    return insets
  }
}
