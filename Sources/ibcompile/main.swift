import Foundation

/// The command `ibcompile`. Exit statuses: 0 done, perhaps with warnings; 1 errors or differences; 64 usage.
do throws(UsageError) {
  let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
  exit(Command(arguments).run())
} catch {
  Output.error("ibcompile: \(error.sentence); try ibcompile --help")
  exit(64)
}
