import BenchmarkReport

/// `bench export`: results in a format that another tool reads.
struct ExportCommand {
  let format: ExportFormat
  let source: String
  let output: String?

  init(_ words: some Sequence<String>) throws {
    let names = ExportFormat.allCases.map(\.rawValue)
    let options = try Options(
      words, known: [.init("--format", names.joined(separator: ", ")), .init("--output", "a path")],
      operands: 1...1)
    guard let name = try options.choice("--format", among: names), let format = ExportFormat(rawValue: name)
    else { throw UsageError("--format is missing: one of \(names.joined(separator: ", ")).") }
    self.format = format
    source = options.operands[0]
    output = options.text("--output")
  }

  func run() throws -> Int32 {
    let text = try format.text(of: try ResultFiles.read(source))
    if let output {
      try AtomicFile.write(text, to: output)
    } else {
      Console.write(text)
    }
    return 0
  }
}
