/// Shell-like patterns separated by commas: `*` for any text, `?` for one character; case doesn't matter.
struct Glob: Equatable, CustomStringConvertible {
  let description: String
  private let patterns: [[Character]]

  init(_ text: String) {
    description = text
    patterns = text.lowercased().split(separator: ",", omittingEmptySubsequences: false).map(Array.init)
  }

  func matches(_ name: String) -> Bool {
    let name = Array(name.lowercased())
    return patterns.contains { Self.matches($0, name) }
  }

  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var place = 0
    var position = 0
    // Where to go on when a mismatch shows that the last star must stand for one character more.
    var star: (place: Int, position: Int)?
    while position < name.count {
      if place < pattern.count, pattern[place] == "*" {
        star = (place, position)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[position] {
        place += 1
        position += 1
      } else if let last = star {
        star = (last.place, last.position + 1)
        place = last.place + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
