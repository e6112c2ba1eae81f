import Foundation

/// Keeps standard error shut for a while: for a toolkit that logs whatever a user's nib lacks.
final class ErrorSilence {
  private let kept: Int32

  init() {
    kept = dup(STDERR_FILENO)
    let nowhere = open("/dev/null", O_WRONLY)
    if nowhere >= 0 {
      dup2(nowhere, STDERR_FILENO)
      close(nowhere)
    }
  }

  /// Opens it again.
  func end() {
    guard kept >= 0 else { return }
    dup2(kept, STDERR_FILENO)
    close(kept)
  }
}
