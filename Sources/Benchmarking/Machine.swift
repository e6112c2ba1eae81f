#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The machine and the build that figures belong to.
public struct Machine: Equatable, Sendable {
  /// The processor's model name.
  public var processor: String
  /// Processors the system offers.
  public var cores: Int
  /// Operating system and kernel release.
  public var system: String
  /// The compiler's version, as far as a source file can ask for it.
  public var swift: String
  /// `release` or `debug`.
  public var build: String

  /// Looks at the machine and the build that run.
  public static var current: Machine {
    Machine(
      processor: processorName, cores: sysconf(Int32(_SC_NPROCESSORS_ONLN)), system: systemName,
      swift: compilerVersion, build: isDebugBuild ? "debug" : "release")
  }

  /// The one-minute load average; nil where the system doesn't tell.
  public static var loadAverage: Double? {
    var loads = [0.0]
    return getloadavg(&loads, 1) == 1 ? loads[0] : nil
  }

  private static var processorName: String {
    #if os(Linux)
      let key = "model name"
      let line = text(of: "/proc/cpuinfo").split(separator: "\n").first { $0.hasPrefix(key) }
      let value = line?.split(separator: ":", maxSplits: 1).last.map(String.init) ?? "unknown"
      return value.split(separator: " ").joined(separator: " ")
    #else
      var name = [UInt8](repeating: 0, count: 256)
      var size = name.count
      guard sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0) == 0 else { return "unknown" }
      return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    #endif
  }

  private static var systemName: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "unknown" }
    let release = withUnsafeBytes(of: names.release) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    #if os(Linux)
      let prefix = "PRETTY_NAME="
      let line = text(of: "/etc/os-release").split(separator: "\n").first { $0.hasPrefix(prefix) }
      let name = line.map { $0.dropFirst(prefix.count).filter { $0 != "\"" } } ?? "Linux"
      return "\(name), Linux \(release)"
    #else
      return "Darwin \(release)"
    #endif
  }

  private static var compilerVersion: String {
    #if compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3.2)
      "6.3.2 or later"
    #elseif compiler(>=6.3.1)
      "6.3.1"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// A small text file, or an empty string.
  static func text(of path: String) -> String {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return "" }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let length = read(file, &bytes, bytes.count)
    return String(decoding: bytes[..<max(0, length)], as: UTF8.self)
  }
}
