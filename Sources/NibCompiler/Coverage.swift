/// How much of one or many documents the vocabulary covers, counted by instance: each element and each attribute is one.
public struct Coverage: Sendable, Equatable {
  /// Compiled into the nib.
  public var compiled = 0
  /// Known to concern Interface Builder alone.
  public var designTime = 0
  /// Not in the vocabulary.
  public var unknown = 0

  /// Nothing counted yet.
  public init() {}

  /// All that was counted.
  public var total: Int { compiled + designTime + unknown }

  /// Adds what another document counted.
  public static func += (left: inout Coverage, right: Coverage) {
    left.compiled += right.compiled
    left.designTime += right.designTime
    left.unknown += right.unknown
  }
}
