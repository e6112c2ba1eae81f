import Foundation

/// Whole files by plain system calls: open, stat, read, close, with one allocation for the bytes.
enum FileBytes {
  /// What a look at a path finds. A file is open, and stays so until it is read or closed.
  enum Finding {
    case nothing
    case directory
    /// Something that isn't a file, or that may not be read.
    case unreadable
    /// A file and its size.
    case file(OpenFile)
  }

  /// An open file.
  struct OpenFile {
    fileprivate let descriptor: Int32
    fileprivate let size: Int
  }

  /// Nibs are small; what is larger isn't one, and isn't read.
  private static let sizeLimit = 1 << 28

  /// What is at `path`. Files are opened at once: asking first would be one more call for each.
  static func look(at path: UnsafePointer<CChar>) -> Finding {
    // A pipe isn't waited for.
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return errno == ENOENT ? .nothing : closed(path) }
    var status = stat()
    let isKnown = fstat(descriptor, &status) == 0
    if isKnown, status.st_mode & S_IFMT == S_IFREG, status.st_size <= sizeLimit {
      return .file(OpenFile(descriptor: descriptor, size: Int(status.st_size)))
    }
    _ = Foundation.close(descriptor)
    return isKnown && status.st_mode & S_IFMT == S_IFDIR ? .directory : .unreadable
  }

  /// What is at a path that can't be opened.
  private static func closed(_ path: UnsafePointer<CChar>) -> Finding {
    var status = stat()
    guard stat(path, &status) == 0 else { return .nothing }
    return status.st_mode & S_IFMT == S_IFDIR ? .directory : .unreadable
  }

  /// The bytes of an open file, nil if they can't be read. Closes it.
  static func read(_ file: OpenFile) -> [UInt8]? {
    defer { close(file) }
    let size = file.size
    var complete = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let base = buffer.baseAddress {
        let got = Foundation.read(file.descriptor, base + count, size - count)
        if got < 0 && errno == EINTR { continue }
        guard got > 0 else { break }
        count += got
      }
      complete = count == size
    }
    return complete ? bytes : nil
  }

  /// Closes a file that isn't to be read.
  static func close(_ file: OpenFile) { _ = Foundation.close(file.descriptor) }
}
