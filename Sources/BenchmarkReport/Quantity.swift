/// Numbers for people: three significant digits and a unit that fits.
public enum Quantity {
  /// A time given in ns.
  public static func time(_ nanoseconds: Double) -> String {
    scaled(nanoseconds, ["ns", "µs", "ms", "s"], step: 1_000)
  }

  /// A round time on an axis: without digits that say nothing.
  static func tick(_ nanoseconds: Double) -> String {
    let text = time(nanoseconds)
    guard let space = text.firstIndex(of: " "), text[..<space].contains(".") else { return text }
    var number = text[..<space]
    while number.last == "0" { number.removeLast() }
    if number.last == "." { number.removeLast() }
    return String(number + text[space...])
  }

  /// A number of bytes.
  public static func bytes(_ count: Double) -> String {
    scaled(count, ["B", "KiB", "MiB", "GiB"], step: 1_024)
  }

  /// A value of a measure.
  public static func value(_ value: Double, of measure: Measure) -> String {
    switch measure.unit {
    case "ns": time(value)
    case "B": bytes(value)
    default: value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : number(value)
    }
  }

  /// A relative change, such as `+2.1 %`.
  public static func change(_ value: Double) -> String {
    guard value.isFinite else { return "?" }
    let percent = fixed(abs(value) * 100, abs(value) < 0.0995 ? 1 : 0)
    let isZero = percent.allSatisfy { $0 == "0" || $0 == "." }
    return (isZero ? "±" : value < 0 ? "−" : "+") + percent + " %"
  }

  /// A number with three significant digits.
  public static func number(_ value: Double) -> String {
    guard value.isFinite else { return "?" }
    let size = abs(value)
    let digits = size >= 99.95 ? 0 : size >= 9.995 ? 1 : 2
    return (value < 0 ? "−" : "") + fixed(size, digits)
  }

  private static func scaled(_ value: Double, _ units: [String], step: Double) -> String {
    var scaled = value
    var index = 0
    while abs(scaled) >= 999.5, index < units.count - 1 {
      scaled /= step
      index += 1
    }
    if index == 0, scaled == scaled.rounded() { return "\(Int(scaled)) \(units[0])" }
    return "\(number(scaled)) \(units[index])"
  }

  /// A number that isn't negative with so many digits after the point.
  public static func fixed(_ value: Double, _ digits: Int) -> String {
    guard value.isFinite, value < 1e15 else { return "?" }
    var factor = 1
    for _ in 0..<digits { factor *= 10 }
    let whole = Int((value * Double(factor)).rounded())
    guard digits > 0 else { return "\(whole)" }
    let fraction = "\(whole % factor)"
    return "\(whole / factor)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
