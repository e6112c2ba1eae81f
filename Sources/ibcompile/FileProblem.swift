import InterfaceBuilder

/// What stands in the way of doing something with a file, as one line: `file:line: error: sentence`.
struct FileProblem: Error, CustomStringConvertible {
  let description: String

  init(_ file: String, line: Int = 1, _ sentence: String) {
    description = "\(file):\(line): error: \(sentence)"
  }

  init(_ error: XibError) {
    self.init(error.file, line: error.line, error.sentence)
  }
}
