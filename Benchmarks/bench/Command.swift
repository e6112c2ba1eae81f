/// What `bench` can do.
enum Command {
  case help
  case run(RunCommand)
  case list(Selection)
  case tree(TreeCommand)
  case nibs(OwnNibsCommand)
  case series(SeriesCommand)
  case render(RenderCommand)
  case compare(CompareCommand)
  case export(ExportCommand)
  case model(ModelCommand)
  case cold(ColdCommand)
  case chart(ChartCommand)
  case phases(PhasesCommand)
  case readme(ReadmeCommand)
  case renew(RenewCommand)
  case ab(ABCommand)
  case selfCheck
  case worker(orders: String)

  /// Reads a command line.
  init(_ words: [String]) throws {
    if words.contains("--help") || words.contains("-h") || words.first == "help" {
      self = .help
      return
    }
    if OwnNibsCommand.isMeant(by: words) {
      self = .nibs(try OwnNibsCommand(words))
      return
    }
    if SeriesCommand.isMeant(by: words) {
      self = .series(try SeriesCommand(words))
      return
    }
    let rest = words.dropFirst()
    switch words.first {
    case nil: self = .run(try RunCommand([]))
    case "run": self = .run(try RunCommand(rest))
    case "list": self = .list(try Options(rest, known: Options.selecting).selection)
    case "tree":
      let options = try Options(
        rest, known: [.init("--strategy", "a name"), .init("--svg")], operands: 1...1)
      self = .tree(
        TreeCommand(
          fixture: options.operands[0], strategy: options.text("--strategy"), isDrawn: options.has("--svg")))
    case "render": self = .render(try RenderCommand(rest))
    case "compare": self = .compare(try CompareCommand(rest))
    case "export": self = .export(try ExportCommand(rest))
    case "model": self = .model(try ModelCommand(rest))
    case "cold": self = .cold(try ColdCommand(rest))
    case "chart": self = .chart(try ChartCommand(rest))
    case "phases": self = .phases(try PhasesCommand(rest))
    case "readme": self = .readme(try ReadmeCommand(rest))
    case "renew": self = .renew(try RenewCommand(rest))
    case "ab": self = .ab(try ABCommand(rest))
    case "worker": self = .worker(orders: try Options(rest, known: [], operands: 1...1).operands[0])
    case "--self-check":
      _ = try Options(rest, known: [])
      self = .selfCheck
    case let word? where word.hasPrefix("-"): self = .run(try RunCommand(words))
    case let word?: throw UsageError("there is no command “\(word)”.")
    }
  }

  /// Carries the command out and returns the exit status.
  func run(suites: [any BenchmarkSuite]) throws -> Int32 {
    switch self {
    case .help:
      Console.write(Help.text)
      return 0
    case .run(let command): return try command.run(suites: suites)
    case .list(let selection): return try ListCommand(selection: selection).run(suites: suites)
    case .tree(let command): return try command.run(suites: suites)
    case .nibs(let command): return try command.run()
    case .series(let command): return try command.run()
    case .render(let command): return try command.run(suites: suites)
    case .compare(let command): return try command.run()
    case .export(let command): return try command.run()
    case .model(let command): return try command.run(suites: suites)
    case .cold(let command): return try command.run(suites: suites)
    case .chart(let command): return try command.run(suites: suites)
    case .phases(let command): return try command.run(suites: suites)
    case .readme(let command): return try command.run(suites: suites)
    case .renew(let command): return try command.run(suites: suites)
    case .ab(let command): return try command.run()
    case .selfCheck: return SelfCheckCommand().run()
    case .worker(let orders): return try WorkerCommand(orders: orders).run(suites: suites)
    }
  }
}
