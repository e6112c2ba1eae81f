import Foundation

/// The xibs and nibs that a command line names.
enum NibFileList {
  /// The paths of the files, and of the nib folders, that `operands` name or that stand in the folders they name, each once;
  /// a folder's own in the order of their names. Throws where there is nothing at a path.
  static func paths(_ operands: [String]) throws(UsageError) -> [String] {
    var seen: Set<String> = []
    var paths: [String] = []
    for operand in operands {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder) else {
        throw UsageError("there is nothing at “\(operand)”.")
      }
      let found = isFolder.boolValue && !operand.hasSuffix(".nib") ? contents(of: operand) : [operand]
      paths += found.filter { seen.insert($0).inserted }
    }
    return paths
  }

  /// Short names for paths: what they don't have in common, without what results can't have in a name.
  static func names(of paths: [String]) -> [String] {
    let parts = paths.map { $0.split(separator: "/").map(String.init) }
    let shortest = (parts.map(\.count).min() ?? 1) - 1
    let common = (0..<max(0, shortest)).prefix { index in parts.allSatisfy { $0[index] == parts[0][index] } }
    return parts.map { $0.dropFirst(common.count).joined(separator: ":") }
  }

  private static func contents(of folder: String) -> [String] {
    var paths: [String] = []
    let files = FileManager.default.enumerator(atPath: folder)
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".xib") || file.hasSuffix(".nib") else { continue }
      // What is inside a nib folder belongs to that nib.
      guard !file.split(separator: "/").dropLast().contains(where: { $0.hasSuffix(".nib") }) else { continue }
      paths.append(folder.hasSuffix("/") ? folder + file : folder + "/" + file)
    }
    return paths.sorted()
  }
}
