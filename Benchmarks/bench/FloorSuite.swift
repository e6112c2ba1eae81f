import Benchmarking
import Foundation
import NibFixtures

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the machine itself takes for the least that loading must do: the yardsticks of the goals, not strategies.
struct FloorSuite: BenchmarkSuite {
  /// What is done.
  enum Work: String, CaseIterable {
    /// Look a nib up in its bundle, open, read and close it.
    case file
    /// Make as many bare objects as a fixture has views, each in its parent's list.
    case objects
  }

  let name = "floor"
  let summary = "the least that a load must do"
  let reference = Work.objects.rawValue
  let watchedFolders: [String] = []
  var strategies: [String] { Work.allCases.map(\.rawValue) }

  var fixtures: [SuiteFixture] {
    Fixture.all.filter { $0.name.hasPrefix("L") && $0.name.count == 2 }.map {
      SuiteFixture(name: $0.name, summary: $0.stresses, sizes: [("views", $0.viewCount)])
    }
  }

  func benchmark(fixture: String, strategy: String) -> Benchmark? {
    guard let fixture = Fixture.named(fixture), let work = Work(rawValue: strategy) else { return nil }
    let id = BenchmarkID(suite: name, fixture: fixture.name, strategy: strategy)
    switch work {
    case .file:
      return Benchmark(id) {
        {
          guard let path = Fixture.bundle.path(forResource: fixture.nibName, ofType: "nib"),
            let bytes = Self.read(path)
          else { throw Failure("\(fixture.nibName).nib can't be read.") }
          return bytes
        }
      }
    case .objects:
      return Benchmark(id) {
        let count = opaque(fixture.viewCount)
        return {
          let root = BareView()
          root.children.reserveCapacity(count - 1)
          for _ in 1..<count {
            let child = BareView()
            child.parent = root
            root.children.append(child)
          }
          return root
        }
      }
    }
  }

  func check(fixture: String) throws {}

  func outline(fixture: String, strategy: String) throws -> String? { nil }

  private static func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let got = Foundation.read(file, buffer.baseAddress, size)
      count = max(0, got)
    }
  }
}

/// An object with what every view has: place, flags, parent, children.
private final class BareView {
  var frame = CGRect.zero
  var bounds = CGRect.zero
  var flags: UInt64 = 0
  unowned(unsafe) var parent: BareView?
  var children: [BareView] = []
}
