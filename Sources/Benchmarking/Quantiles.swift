/// The order statistics of a set of numbers.
public struct Quantiles: Equatable, Sendable {
  /// The numbers in ascending order.
  public let sorted: [Double]

  /// Sorts `values`.
  public init(_ values: some Sequence<Double>) {
    sorted = values.sorted()
  }

  /// The quantile at `probability` (0…1), linear between order statistics: the definition that R calls type 7 and that
  /// NumPy, pandas and spreadsheets use. NaN when there are no values.
  public subscript(probability: Double) -> Double {
    guard let last = sorted.indices.last else { return .nan }
    let position = min(max(probability, 0), 1) * Double(last)
    let lower = Int(position)
    guard lower < last else { return sorted[last] }
    return sorted[lower] + (position - Double(lower)) * (sorted[lower + 1] - sorted[lower])
  }

  /// The middle.
  public var median: Double { self[0.5] }
}
