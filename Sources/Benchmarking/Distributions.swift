#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The standard normal distribution.
enum Normal {
  /// P(Z ≤ z).
  static func cumulative(_ z: Double) -> Double {
    0.5 * erfc(-z / 2.0.squareRoot())
  }

  /// The z with P(Z ≤ z) = `probability`, by bisection to full precision. Infinite at 0 and 1.
  static func quantile(_ probability: Double) -> Double {
    if probability <= 0 { return -.infinity }
    if probability >= 1 { return .infinity }
    return bisect(from: -40, to: 40) { cumulative($0) < probability }
  }

  /// `base` to the power of a natural number.
  static func power(_ base: Double, _ exponent: Int) -> Double {
    pow(base, Double(exponent))
  }

  /// The place where a condition that holds at `low` and not at `high` stops to hold.
  static func bisect(from low: Double, to high: Double, while holds: (Double) -> Bool) -> Double {
    var low = low
    var high = high
    for _ in 0..<200 {
      let middle = low + (high - low) / 2
      if middle == low || middle == high { break }
      if holds(middle) { low = middle } else { high = middle }
    }
    return low + (high - low) / 2
  }
}

/// Student's t distribution.
enum StudentT {
  /// The t with P(|T| ≤ t) = `confidence` for so many degrees of freedom (at least 1).
  static func critical(confidence: Double, degreesOfFreedom: Int) -> Double {
    Normal.bisect(from: 0, to: 1e6) { central($0, degreesOfFreedom) < confidence }
  }

  /// P(|T| ≤ t). Abramowitz and Stegun, Handbook of Mathematical Functions, 26.7.3 (odd) and 26.7.4 (even degrees).
  static func central(_ t: Double, _ degreesOfFreedom: Int) -> Double {
    let theta = atan(t / Double(degreesOfFreedom).squareRoot())
    let sine = sin(theta)
    let cosine = cos(theta)
    if degreesOfFreedom.isMultiple(of: 2) {
      var term = 1.0
      var sum = 1.0
      for k in stride(from: 2, to: degreesOfFreedom, by: 2) {
        term *= cosine * cosine * Double(k - 1) / Double(k)
        sum += term
      }
      return sine * sum
    }
    var sum = 0.0
    if degreesOfFreedom > 1 {
      var term = cosine
      sum = term
      for k in stride(from: 3, to: degreesOfFreedom, by: 2) {
        term *= cosine * cosine * Double(k - 1) / Double(k)
        sum += term
      }
      sum *= sine
    }
    return 2 / Double.pi * (theta + sum)
  }
}
