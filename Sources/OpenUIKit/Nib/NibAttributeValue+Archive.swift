import Foundation

extension NibAttributeValue {
  /// The value of an archived runtime attribute.
  init(_ value: NibValue, of template: NibTemplate) {
    switch value.tag {
    case .int, .bool: self = .int(Int(truncatingIfNeeded: Int64(bitPattern: value.bits)))
    case .double: self = .double(Double(bitPattern: value.bits))
    case .string: self = .string(template.strings[value.low])
    case .shared: self = template.shared[value.low].map { .object($0) } ?? .null
    case .object: self = NibAttributeValue(boxedAt: Int(value.reference), of: template)
    case .null, .data, .geometry: self = .null
    }
  }

  /// An archived NSValue: a kind (`NS.special`) and its numbers as text.
  private init(boxedAt index: Int, of template: NibTemplate) {
    func numbers(_ key: NibKey, _ count: Int) -> [Double]? {
      template.text(key, of: index).flatMap { NibGeometry.numbers(in: $0, count: count) }
    }
    func integer(_ key: NibKey) -> Int {
      template.value(key, of: index).map { Int(truncatingIfNeeded: Int64(bitPattern: $0.bits)) } ?? 0
    }
    switch integer(.nsSpecial) {
    case 1: self = numbers(.nsPointval, 2).map { .point(CGPoint(x: $0[0], y: $0[1])) } ?? .null
    case 2: self = numbers(.nsSizeval, 2).map { .size(CGSize(width: $0[0], height: $0[1])) } ?? .null
    case 3:
      self =
        numbers(.nsRectval, 4).map { .rect(CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])) } ?? .null
    case 4:
      self = .range(NSRange(location: integer(.nsRangevalLocation), length: integer(.nsRangevalLength)))
    default: self = .null
    }
  }
}
