import Foundation

/// What a person reads: results on standard output, everything else on standard error.
enum Console {
  static func write(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  static func complain(_ text: String) {
    remark("bench: \(text)")
  }

  static func remark(_ text: String) {
    write(text + "\n", to: STDERR_FILENO)
  }

  /// A reader that went away is no failure of ours: the rest is dropped.
  static func write(_ text: String, to file: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { unistdWrite(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return }
      bytes = bytes.dropFirst(count)
    }
  }
}

/// `write` of the C library, whose name ``Console`` has taken.
private func unistdWrite(_ file: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, start, count)
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
    Console.write("\r\(text)\(padding)", to: STDERR_FILENO)
    lastLength = text.count
  }

  mutating func clear() {
    guard isShown, lastLength > 0 else { return }
    Console.write("\r\(String(repeating: " ", count: lastLength))\r", to: STDERR_FILENO)
    lastLength = 0
  }
}
