/// What an object tells assistive technologies; kept aside, as few objects say anything.
final class AccessibilityValues {
  /// nil as long as the class decides.
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  /// nil as long as the class decides.
  var traits: UIAccessibilityTraits?
}
