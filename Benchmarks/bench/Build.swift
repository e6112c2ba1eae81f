import Foundation

/// A build to measure: one program, or several that differ in nothing but the order of their functions.
///
/// Where a linker puts a function decides which others it shares cache lines and branch predictors with. One line added anywhere moves
/// all that follows; builds that differed in a function nobody called were seen to differ by 0.7 % in a whole strategy and by 2 % in
/// single cells. With another order in each pair this is chance, which a test allows for, and not a difference.
struct Build: Equatable {
  /// Paths of the programs; at least one.
  var programs: [String]
  /// The commit they were built from, or what they are called.
  var commit: String
  /// Whether files differed from the commit.
  var isDirty: Bool

  private static let prefix = "bench-"

  /// A build that someone made: a program, or a folder of programs called `bench-…`.
  init(at path: String) throws(UsageError) {
    let programs = Self.programs(in: path)
    let isProgram = programs.isEmpty && Self.isProgram(path)
    guard isProgram || !programs.isEmpty else {
      throw UsageError("“\(path)” is neither a program nor a folder of programs called \(Self.prefix)….")
    }
    self.init(programs: isProgram ? [path] : programs, commit: path, isDirty: false)
  }

  init(programs: [String], commit: String, isDirty: Bool) {
    self.programs = programs
    self.commit = commit
    self.isDirty = isDirty
  }

  /// The program for a pair.
  func program(ofPair pair: Int) -> String { programs[pair % programs.count] }

  /// The programs in a folder, by their names.
  static func programs(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix(prefix) }.sorted().map { "\(folder)/\($0)" }
      .filter(isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
      && FileManager.default.isExecutableFile(atPath: path)
  }

  /// The path of a folder's program that was linked in a given order.
  static func path(in folder: String, _ order: Int) -> String {
    "\(folder)/\(prefix)" + String(repeating: "0", count: max(0, 3 - "\(order)".count)) + "\(order)"
  }
}
