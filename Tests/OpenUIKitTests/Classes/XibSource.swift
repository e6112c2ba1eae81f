import Foundation
import InterfaceBuilder
import NibCompiler
import Testing

@testable import OpenUIKit

/// Makes nibs from the objects of a xib, so that a test shows what it loads.
enum XibSource {
  /// A template of a document with these top-level objects.
  static func nib(_ objects: String) throws -> UINib {
    UINib(data: Data(try archive(objects)), bundle: nil)
  }

  /// The only object of a document.
  static func object<Object: AnyObject>(_ element: String, as type: Object.Type) throws -> Object {
    let objects = try nib(element).instantiateContents(withOwner: nil, options: nil)
    return try #require(objects.first as? Object)
  }

  /// The bytes of a compiled document with these top-level objects, and these connections of File's Owner.
  static func archive(_ objects: String, ownerConnections: String = "") throws -> [UInt8] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      colorMatched="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
            <connections>\(ownerConnections)</connections>
          </placeholder>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          \(objects)
        </objects>
      </document>
      """
    let document = try XibDocument(parsing: Array(text.utf8), file: "Test.xib")
    let output = NibCompiler.compile(
      document, options: .init(module: nil, localizesStrings: false, isStrict: false))
    return try #require(output.archive).encoded()
  }
}
