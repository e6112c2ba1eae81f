/// How small a change a comparison could have found: printed with every verdict, since "no change seen" means nothing
/// without it.
public enum DetectableChange {
  /// A rank test keeps at least this share of a t test's power, 3/π for normal samples (Lehmann, Nonparametrics).
  private static let efficiency = 3 / Double.pi

  /// The change of the centre of paired differences that is found with probability `power` at error rate `level`.
  public static func paired(_ differences: [Double], level: Double, power: Double = 0.8) -> Double {
    guard differences.count > 1 else { return .infinity }
    return factor(level, power) * spread(differences) / Double(differences.count).squareRoot()
  }

  /// The shift between two independent samples that is found with probability `power` at error rate `level`.
  public static func unpaired(
    _ first: [Double], _ second: [Double], level: Double, power: Double = 0.8
  ) -> Double {
    guard first.count > 1, second.count > 1 else { return .infinity }
    let a = spread(first)
    let b = spread(second)
    return factor(level, power)
      * (a * a / Double(first.count) + b * b / Double(second.count)).squareRoot()
  }

  private static func factor(_ level: Double, _ power: Double) -> Double {
    (Normal.quantile(1 - level / 2) + Normal.quantile(power)) / efficiency.squareRoot()
  }

  /// A standard deviation from the quartiles, for which wild samples count no more than others.
  static func spread(_ values: [Double]) -> Double {
    let quantiles = Quantiles(values)
    return (quantiles[0.75] - quantiles[0.25]) / (2 * Normal.quantile(0.75))
  }
}
