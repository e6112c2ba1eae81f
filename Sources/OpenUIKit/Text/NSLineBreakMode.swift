/// What happens to text that is too long for its line.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words.
  case byWordWrapping = 0
  /// Lines break before the first character that doesn't fit.
  case byCharWrapping = 1
  /// The line is cut off at the edge.
  case byClipping = 2
  /// The beginning is replaced by an ellipsis.
  case byTruncatingHead = 3
  /// The end is replaced by an ellipsis.
  case byTruncatingTail = 4
  /// The middle is replaced by an ellipsis.
  case byTruncatingMiddle = 5
}
