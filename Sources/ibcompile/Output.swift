import Foundation

/// The two streams of the command.
enum Output {
  /// What was asked for, as it stands.
  static func text(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// A line of what was asked for.
  static func line(_ text: String) { self.text(text + "\n") }

  /// A line about a problem.
  static func error(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
