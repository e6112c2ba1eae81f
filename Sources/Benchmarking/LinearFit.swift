/// A weighted least-squares fit of `value = Σ coefficient · factor`, with an interval for each coefficient.
public struct LinearFit: Equatable, Sendable {
  /// The coefficients, in the order of the factors.
  public let coefficients: [Interval]
  /// Predicted value of each row.
  public let predictions: [Double]
  /// Degrees of freedom left: rows less coefficients.
  public let degreesOfFreedom: Int

  /// Fits `rows` of factors to `values`, each row counted with its weight.
  ///
  /// Intervals are Student's, so they hold the truth where deviations from the model are of one size after weighting.
  /// Nil where the rows don't determine the coefficients: fewer rows than coefficients, or factors that are combinations of
  /// each other.
  public init?(rows: [[Double]], values: [Double], weights: [Double], confidence: Double = 0.95) {
    guard let width = rows.first?.count, width > 0, rows.count >= width, rows.count == values.count,
      rows.count == weights.count
    else { return nil }
    // Normal equations (XᵀWX)·b = XᵀWy, columns scaled to length 1 so that large and small factors fare alike.
    let scales = (0..<width).map { column in
      zip(rows, weights).reduce(0) { $0 + $1.0[column] * $1.0[column] * $1.1 }.squareRoot()
    }
    guard scales.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    var matrix = [[Double]](repeating: [Double](repeating: 0, count: width), count: width)
    var right = [Double](repeating: 0, count: width)
    for (row, (value, weight)) in zip(rows, zip(values, weights)) {
      for i in 0..<width {
        right[i] += weight * row[i] / scales[i] * value
        for j in 0..<width { matrix[i][j] += weight * row[i] / scales[i] * row[j] / scales[j] }
      }
    }
    guard let inverse = Self.inverse(matrix) else { return nil }
    let solution = (0..<width).map { i in
      (0..<width).reduce(0) { $0 + inverse[i][$1] * right[$1] } / scales[i]
    }
    predictions = rows.map { row in zip(row, solution).reduce(0) { $0 + $1.0 * $1.1 } }
    degreesOfFreedom = rows.count - width
    var residual = 0.0
    for (index, prediction) in predictions.enumerated() {
      residual += weights[index] * (values[index] - prediction) * (values[index] - prediction)
    }
    let variance = degreesOfFreedom > 0 ? residual / Double(degreesOfFreedom) : .infinity
    let critical =
      degreesOfFreedom > 0
      ? StudentT.critical(confidence: confidence, degreesOfFreedom: degreesOfFreedom) : .infinity
    coefficients = (0..<width).map { i in
      let half = critical * (variance * inverse[i][i]).squareRoot() / scales[i]
      return Interval(
        estimate: solution[i], low: solution[i] - half, high: solution[i] + half, confidence: confidence)
    }
  }

  /// Gauss–Jordan with pivoting; nil for a matrix that is singular within rounding.
  private static func inverse(_ matrix: [[Double]]) -> [[Double]]? {
    let size = matrix.count
    var work = matrix
    var result = (0..<size).map { i in (0..<size).map { $0 == i ? 1.0 : 0.0 } }
    for column in 0..<size {
      let pivot = (column..<size).max { abs(work[$0][column]) < abs(work[$1][column]) } ?? column
      guard abs(work[pivot][column]) > 1e-10 else { return nil }
      work.swapAt(column, pivot)
      result.swapAt(column, pivot)
      let factor = work[column][column]
      for j in 0..<size {
        work[column][j] /= factor
        result[column][j] /= factor
      }
      for row in 0..<size where row != column {
        let multiple = work[row][column]
        for j in 0..<size {
          work[row][j] -= multiple * work[column][j]
          result[row][j] -= multiple * result[column][j]
        }
      }
    }
    return result
  }
}
