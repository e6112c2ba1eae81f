import Benchmarking
import Foundation

/// How a program was linked, to link it again with its functions in another order.
struct LinkCommand: Equatable {
  private let words: [String]

  /// Takes the command from a line that `swift build -v` prints; nil if the line is another.
  init?(line: Substring, product: String) {
    guard line.contains("-emit-executable"), let words = Self.words(line),
      let output = words.firstIndex(of: "-o"), words.indices.contains(output + 1),
      words[output + 1].hasSuffix("/\(product)")
    else { return nil }
    // What made the build tell how it links makes the linker tell much more.
    self.words = words.filter { $0 != "-v" }
  }

  /// The command with another output, its functions shuffled by a seed, and without symbols, which nobody reads.
  func arguments(order: Int, output: String) -> [String] {
    var arguments = words
    if let place = arguments.firstIndex(of: "-o") { arguments[place + 1] = output }
    // The linker that comes with the toolchain; the system's may not know how to shuffle.
    return arguments + ["-use-ld=lld", "-Xlinker", "--shuffle-sections=.text.*=\(order)", "-Xlinker", "-s"]
  }

  /// Links. False if that failed or the user interrupted.
  func run(order: Int, output: String) throws -> Bool {
    let arguments = arguments(order: order, output: URL(filePath: output).path)
    let process = FreshProcess(
      executable: arguments[0], arguments: Array(arguments.dropFirst()),
      environment: ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }.sorted(), isQuiet: true
    )
    return try process.run(shouldStop: { Interruption.isRequested }) { _ in !Interruption.isRequested }
      == .exited(0)
  }

  /// The words of a shell's line: separated by spaces, those with special characters in single quotes or with backslashes.
  static func words(_ line: Substring) -> [String]? {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == "\\", !isQuoted {
        isEscaped = true
      } else if character == " ", !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return isQuoted || isEscaped ? nil : words
  }
}
