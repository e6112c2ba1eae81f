import Foundation
import NibArchive

/// A nib put together object by object, for archives that no compiler would write.
struct ArchivedNib {
  /// What can stand under a key.
  enum Value {
    case integer(Int64)
    case bool(Bool)
    case double(Double)
    case string(String)
    case rect(Double, Double, Double, Double)
    case object(Int)
    case array([Int])
    case null
    case data([UInt8])
  }

  private var builder = NibArchive.Builder()
  private let root: Int
  /// Objects at the top level.
  var topLevel: [Int] = []
  /// Further objects that are told when the nib is complete.
  var objects: [Int] = []
  private var connections: [Int] = []

  init() {
    root = builder.addObject(className: "NSObject")
  }

  /// Adds an object with its values.
  mutating func add(_ className: String, fallbacks: [String] = [], _ values: [(String, Value)] = []) -> Int {
    let object = builder.addObject(className: className, fallbacks: fallbacks)
    for (key, value) in values { set(key, value, of: object) }
    return object
  }

  /// Adds a value to an object.
  mutating func set(_ key: String, _ value: Value, of object: Int) {
    switch value {
    case .integer(let number): builder.append(key: key, value: .integer(number), to: object)
    case .bool(let bool): builder.append(key: key, value: .bool(bool), to: object)
    case .double(let number): builder.append(key: key, value: .double(number), to: object)
    case .null: builder.append(key: key, value: .null, to: object)
    case .data(let bytes): builder.append(key: key, value: .data(bytes), to: object)
    case .object(let index): builder.append(key: key, value: .object(index), to: object)
    case .string(let text):
      let string = builder.addObject(className: "NSString")
      builder.append(key: "NS.bytes", value: .data(Array(text.utf8)), to: string)
      builder.append(key: key, value: .object(string), to: object)
    case .rect(let x, let y, let width, let height):
      let numbers = [x, y, width, height].flatMap { number in
        withUnsafeBytes(of: number.bitPattern.littleEndian) { Array($0) }
      }
      builder.append(key: key, value: .data([7] + numbers), to: object)
    case .array(let indexes):
      let array = builder.addObject(className: "NSArray")
      builder.append(key: "NSInlinedValue", value: .bool(true), to: array)
      for index in indexes { builder.append(key: "UINibEncoderEmptyKey", value: .object(index), to: array) }
      builder.append(key: key, value: .object(array), to: object)
    }
  }

  /// Adds an outlet.
  mutating func connect(_ outlet: String, from source: Int, to destination: Int) {
    connections.append(
      add(
        "UIRuntimeOutletConnection",
        [
          ("UILabel", .string(outlet)), ("UISource", .object(source)),
          ("UIDestination", .object(destination)),
        ]))
  }

  /// A placeholder with that identifier.
  mutating func proxy(_ identifier: String) -> Int {
    add("UIProxyObject", [("UIProxiedObjectIdentifier", .string(identifier))])
  }

  /// The file.
  var bytes: [UInt8] {
    var copy = self
    copy.set("UINibTopLevelObjectsKey", .array(topLevel), of: root)
    copy.set("UINibObjectsKey", .array(topLevel + objects), of: root)
    copy.set("UINibConnectionsKey", .array(connections), of: root)
    return copy.builder.archive().encoded()
  }
}
