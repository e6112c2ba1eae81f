import Foundation
import InterfaceBuilder
import NibCompiler
import OpenUIKit
import Testing

/// Nibs made from the objects of a xib, written into the test.
enum TestNib {
  struct NotCompiled: Error {
    let diagnostics: [String]
  }

  /// The bytes of a nib with `objects` at its top level.
  static func bytes(_ objects: String, localizesStrings: Bool = false) throws -> [UInt8] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES">
      <dependencies>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
      </dependencies>
      <objects>
        \(objects.contains("IBFilesOwner") ? "" : owner())
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
      </objects>
      </document>
      """
    let document = try XibDocument(parsing: Array(text.utf8), file: "Test.xib")
    let output = NibCompiler.compile(
      document, options: NibCompiler.Options(module: "OpenUIKitTests", localizesStrings: localizesStrings))
    guard let archive = output.archive else {
      throw NotCompiled(diagnostics: output.diagnostics.map { "\($0)" })
    }
    return archive.encoded()
  }

  /// A nib with `objects` at its top level.
  static func make(_ objects: String) throws -> UINib {
    UINib(data: Data(try bytes(objects)), bundle: nil)
  }

  /// The first view at the top level of a nib with `objects`.
  static func rootView(_ objects: String, owner: Any? = nil) throws -> UIView {
    let contents = try make(objects).instantiateContents(withOwner: owner)
    return try #require(contents.lazy.compactMap { $0 as? UIView }.first)
  }

  /// File's Owner, with connections.
  static func owner(_ connections: String = "") -> String {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1">\
    <connections>\(connections)</connections></placeholder>
    """
  }

  /// A view element with that id, class and contents.
  static func view(
    _ id: String, class name: String? = nil, module: String? = "OpenUIKitTests", _ inside: String = ""
  )
    -> String
  {
    element("view", id, class: name, module: module, inside)
  }

  /// An element of any kind of view.
  static func element(
    _ kind: String, _ id: String, class name: String? = nil, module: String? = "OpenUIKitTests",
    _ inside: String = ""
  ) -> String {
    var custom = ""
    if let name { custom += " customClass=\"\(name)\"" }
    if name != nil, let module { custom += " customModule=\"\(module)\"" }
    return """
      <\(kind) contentMode="scaleToFill" id="\(id)"\(custom)>
        <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
        \(inside)
      </\(kind)>
      """
  }
}
