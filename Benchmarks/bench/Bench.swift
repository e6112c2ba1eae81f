import Foundation

/// The command.
@main
struct Bench {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    exit(run(words, suites: Suites.all))
  }

  /// Carries out a command line and returns the exit status.
  static func run(_ words: [String], suites: [any BenchmarkSuite]) -> Int32 {
    do {
      return try Command(words).run(suites: suites)
    } catch let error as UsageError {
      Console.complain("\(error.description)\nTry `bench --help`.")
      return UsageError.status
    } catch let error as Failure {
      Console.complain(error.description)
      return error.status
    } catch {
      Console.complain("\(error)")
      return Failure.defaultStatus
    }
  }
}
