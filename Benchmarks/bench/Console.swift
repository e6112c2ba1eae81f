import Foundation

/// What a person reads: results on standard output, everything else on standard error.
enum Console {
  static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  static func complain(_ text: String) {
    FileHandle.standardError.write(Data("bench: \(text)\n".utf8))
  }

  static func remark(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

/// A line that changes in place, on a terminal only.
struct Progress {
  private let isShown: Bool
  private var lastLength = 0

  init(isShown: Bool = isatty(2) == 1) {
    self.isShown = isShown
  }

  mutating func show(_ text: String) {
    guard isShown else { return }
    let padding = String(repeating: " ", count: max(0, lastLength - text.count))
    FileHandle.standardError.write(Data("\r\(text)\(padding)".utf8))
    lastLength = text.count
  }

  mutating func clear() {
    guard isShown, lastLength > 0 else { return }
    FileHandle.standardError.write(Data("\r\(String(repeating: " ", count: lastLength))\r".utf8))
    lastLength = 0
  }
}
