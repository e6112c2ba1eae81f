#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writes files that exist completely or not at all.
public enum AtomicFile {
  /// A file that couldn't be written.
  public struct WriteError: Error, CustomStringConvertible {
    /// Path and reason.
    public let description: String
  }

  /// Writes `text` beside `path`, flushes it to the disk, and then gives it its name.
  public static func write(_ text: String, to path: String) throws(WriteError) {
    let temporary = "\(path).\(getpid()).part"
    func failure() -> WriteError {
      let reason = String(cString: strerror(errno))
      unlink(temporary)
      return WriteError(description: "\(path) can't be written: \(reason)")
    }
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard file >= 0 else { throw failure() }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { writing(file, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let error = failure()
        close(file)
        throw error
      }
      bytes = bytes.dropFirst(count)
    }
    guard fsync(file) == 0, close(file) == 0, rename(temporary, path) == 0 else { throw failure() }
  }

  private static func writing(_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    guard let start = bytes.baseAddress else { return 0 }
    #if canImport(Glibc)
      return Glibc.write(file, start, bytes.count)
    #elseif canImport(Musl)
      return Musl.write(file, start, bytes.count)
    #else
      return Darwin.write(file, start, bytes.count)
    #endif
  }

  /// Makes the folder at `path` and those above it.
  public static func makeFolder(_ path: String) throws(WriteError) {
    var built = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      built += built.isEmpty || built.hasSuffix("/") ? String(part) : "/" + part
      if mkdir(built, 0o755) != 0, errno != EEXIST {
        throw WriteError(description: "\(built) can't be made: \(String(cString: strerror(errno)))")
      }
    }
  }

  /// The bytes of the file at `path`; nil if it can't be read.
  public static func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = reading(file, &buffer)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  private static func reading(_ file: Int32, _ buffer: inout [UInt8]) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, &buffer, buffer.count)
    #elseif canImport(Musl)
      Musl.read(file, &buffer, buffer.count)
    #else
      Darwin.read(file, &buffer, buffer.count)
    #endif
  }
}
