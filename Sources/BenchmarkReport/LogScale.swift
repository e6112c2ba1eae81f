/// Maps values to a length, each decade as long as the other.
struct LogScale {
  let low: Double
  let high: Double
  let start: Double
  let end: Double

  /// A scale that shows `values`, with a little room, from `start` to `end` on the picture. Nil without positive values.
  init?(_ values: [Double], from start: Double, to end: Double, room: Double = 0.04) {
    let values = values.filter { $0 > 0 && $0.isFinite }
    guard let least = values.min(), let most = values.max() else { return nil }
    let span = max(decimalLogarithm(most / least), 0.3)
    let middle = decimalLogarithm(least * most) / 2
    low = powerOfTen(middle - span * (0.5 + room))
    high = powerOfTen(middle + span * (0.5 + room))
    self.start = start
    self.end = end
  }

  func place(_ value: Double) -> Double {
    start + (end - start) * decimalLogarithm(max(value, low / 10) / low) / decimalLogarithm(high / low)
  }

  /// Round values to label: 1, 2 and 5 in each decade, or only 1 where there would be too many.
  var ticks: [Double] {
    let decades = decimalLogarithm(high / low)
    let steps: [Double] = decades > 3.2 ? [1] : decades > 1.2 ? [1, 2, 5] : [1, 1.5, 2, 3, 4, 5, 6, 8]
    var ticks: [Double] = []
    for exponent in Int(decimalLogarithm(low).rounded(.down))...Int(decimalLogarithm(high).rounded(.up)) {
      for step in steps {
        let value = step * powerOfTen(Double(exponent))
        if value >= low, value <= high { ticks.append(value) }
      }
    }
    return ticks
  }
}
