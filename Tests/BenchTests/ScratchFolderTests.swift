import Foundation
import Testing

@testable import bench

@Suite struct ScratchFolderTests {
  private static func parent() throws -> String {
    let path = NSTemporaryDirectory() + "/scratch-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  @Test func onlyFoldersOfDeadProcessesAreSwept() throws {
    let parent = try Self.parent()
    defer { try? FileManager.default.removeItem(atPath: parent) }
    // No process has the largest number.
    let kept = [
      try ScratchFolder.make("a", in: parent), "\(parent)/bench-notes", "\(parent)/other-\(Int32.max)-a",
    ]
    let stale = ["\(parent)/bench-\(Int32.max)-a", "\(parent)/bench-\(Int32.max)-b"]
    for path in kept + stale {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    ScratchFolder.sweep(parent)
    #expect(kept.allSatisfy { FileManager.default.fileExists(atPath: $0) })
    #expect(!stale.contains { FileManager.default.fileExists(atPath: $0) })
  }

  @Test func aNewFolderIsEmpty() throws {
    let parent = try Self.parent()
    defer { try? FileManager.default.removeItem(atPath: parent) }
    let path = try ScratchFolder.make("a", in: parent)
    #expect(FileManager.default.createFile(atPath: path + "/left", contents: nil))
    #expect(try ScratchFolder.make("a", in: parent) == path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).isEmpty)
  }

  @Test(arguments: ["bench", "bench--a", "bench-12", "bench-12-ab", "bench-x-a", "bench-0-a", "bench-12-a-b"])
  func otherNamesAreNobodys(name: String) {
    #expect(ScratchFolder.owner(of: name) == nil)
  }
}
