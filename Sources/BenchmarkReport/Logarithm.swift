#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The natural logarithm. A file of its own, so that the C library is imported in few places.
func logarithm(_ value: Double) -> Double {
  log(max(value, .leastNormalMagnitude))
}

/// The inverse of ``logarithm(_:)``.
func exponential(_ value: Double) -> Double {
  exp(value)
}

/// The decimal logarithm.
func decimalLogarithm(_ value: Double) -> Double {
  log10(value)
}

/// Ten to the power of `value`.
func powerOfTen(_ value: Double) -> Double {
  pow(10, value)
}
