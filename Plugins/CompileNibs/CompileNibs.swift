import Foundation
import PackagePlugin

/// Compiles every xib below a target's `Nibs` folder, and every other xib among its sources, into a nib of the
/// target's resource bundle. One build command a file, so that a change recompiles what changed.
@main
struct CompileNibs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "ibcompile")
    let output = context.pluginWorkDirectoryURL.appending(path: "Nibs")
    return xibs(of: target).map { xib in
      let name = xib.deletingPathExtension().lastPathComponent + ".nib"
      let nib = output.appending(path: name)
      return .buildCommand(
        displayName: "Compiling \(xib.lastPathComponent)",
        executable: tool.url,
        arguments: [xib.path, "-o", nib.path, "--module", target.moduleName],
        inputFiles: [xib],
        outputFiles: [nib])
    }
  }

  /// Excluded folders aren't among a target's files, so its `Nibs` folder is looked through here.
  private func xibs(of target: any SourceModuleTarget) -> [URL] {
    let folder = target.directoryURL.appending(path: "Nibs")
    let walk = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let found = walk?.compactMap { $0 as? URL } ?? []
    let listed = target.sourceFiles.map(\.url)
    var seen: Set<String> = []
    return (found + listed)
      .filter { $0.pathExtension == "xib" && seen.insert($0.standardizedFileURL.path).inserted }
      .sorted { $0.path < $1.path }
  }
}
