import Foundation
import Testing

@testable import BenchmarkReport

@Suite struct AtomicFileTests {
  @Test func aFileIsReplacedWholeAndNothingIsLeftBeside() throws {
    let folder = NSTemporaryDirectory() + "/report-\(UUID().uuidString)/a/b"
    try AtomicFile.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/results.csv"
    try AtomicFile.write("one", to: path)
    try AtomicFile.write(String(repeating: "two µ ", count: 50_000), to: path)
    #expect(AtomicFile.read(path)?.count == 350_000)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["results.csv"])
  }

  @Test func aFolderThatIsntThereIsNamed() {
    let error = #expect(throws: AtomicFile.WriteError.self) {
      try AtomicFile.write("x", to: "/no/such/file.csv")
    }
    #expect(error?.description.contains("/no/such/file.csv") == true)
    #expect(AtomicFile.read("/no/such/file.csv") == nil)
  }
}
