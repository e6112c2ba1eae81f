import Foundation

/// Whole files by plain system calls: open, stat, read, close, with one allocation for the bytes.
enum FileBytes {
  /// What is at a path.
  enum Kind {
    case file
    case directory
  }

  /// Nibs are small; what is larger isn't one, and isn't read.
  private static let sizeLimit = 1 << 28

  /// Whether there is a file or a directory at `path`.
  static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFDIR ? .directory : .file
  }

  /// The bytes of the file at `path`, nil if it can't be read.
  static func read(_ path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= sizeLimit else {
      return nil
    }
    let size = Int(status.st_size)
    var complete = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let base = buffer.baseAddress {
        let got = Foundation.read(file, base + count, size - count)
        if got < 0 && errno == EINTR { continue }
        guard got > 0 else { break }
        count += got
      }
      complete = count == size
    }
    return complete ? bytes : nil
  }
}
