/// A command line that can't be carried out as it stands.
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// `EX_USAGE` of sysexits.h.
  static let status: Int32 = 64

  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A command that couldn't be finished.
struct Failure: Error, Equatable, CustomStringConvertible {
  /// `EX_SOFTWARE` of sysexits.h.
  static let defaultStatus: Int32 = 70

  let description: String
  let status: Int32

  init(_ description: String, status: Int32 = defaultStatus) {
    self.description = description
    self.status = status
  }
}
