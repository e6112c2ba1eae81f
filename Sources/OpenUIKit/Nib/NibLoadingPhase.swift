/// The phases of a nib load, told when they end.
@_spi(Phases) public enum NibLoadingPhase: Int, CaseIterable, Sendable {
  /// The name became an open file: languages and device modifiers were tried.
  case locate
  /// The file's bytes are in memory.
  case read
  /// The bytes are a validated archive, and the archive a resolved template.
  case decode
  /// All objects exist.
  case instantiate
  /// Variations, runtime attributes, outlets, collections and actions are in place.
  case connect
  /// `awakeFromNib` was sent.
  case awake
}

extension UINib {
  // Set before loads begin, by a program that measures; reading it costs a load and a branch.
  /// Called on the loading thread when a phase of a load ended; nil unless somebody measures.
  @_spi(Phases) @exclusivity(unchecked) public nonisolated(unsafe) static var phaseObserver:
    ((NibLoadingPhase) -> Void)?
}
