import Foundation
import InterfaceBuilder
import NibFixtures

/// The sources of a fixture's nibs, as they lie in the package.
enum NibSource {
  private static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/NibFixtures/Nibs")

  /// The names of all nibs of the folder, sorted.
  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "xib" }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }

  /// The document of that name.
  static func document(_ name: String) throws -> XibDocument {
    let data = try Data(contentsOf: folder.appendingPathComponent("\(name).xib"))
    return try XibDocument(parsing: Array(data), file: "\(name).xib")
  }
}

extension Element {
  /// This element and all below it, in the order of the file.
  var descendants: [Element] {
    [self] + children.flatMap(\.descendants)
  }

  /// The element as indented lines without line numbers, for comparing documents.
  func outline(indent: String = "") -> [String] {
    let attributes = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    return ["\(indent)\(name)\(attributes) \(text)"] + children.flatMap { $0.outline(indent: indent + "  ") }
  }

  /// A copy with other attributes or children.
  func with(attributes: [Attribute]? = nil, children: [Element]? = nil) -> Element {
    Element(
      name: name, attributes: attributes ?? self.attributes, children: children ?? self.children, text: text)
  }
}
