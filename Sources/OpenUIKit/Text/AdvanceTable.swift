import Foundation

/// How wide characters are, in thousandths of the point size.
///
/// There are no font files here, and the system's own font (San Francisco) isn't free to copy figures from. Its place
/// is taken by Inter 4.0 (SIL Open Font License), which was drawn on the same proportions: the tables hold the
/// advances of Inter's `hmtx` table. `tracking(at:)` then brings them to the spacing that San Francisco has at each
/// size. Helvetica's place is taken by Nimbus Sans (AGPL with font exception), which has the same advances by design.
/// Kerning and ligatures aren't considered. Every machine gets the same sizes.
struct AdvanceTable: Sendable {
  /// The advances of the first 128 characters, by far the most frequent ones.
  private let ascii: [UInt16]
  private let ranges: [(first: UInt32, advances: [UInt16])]

  init(_ ranges: [(UInt32, [UInt16])]) {
    var ascii = [UInt16](repeating: 0, count: 128)
    for (first, advances) in ranges where first < 128 {
      for (offset, advance) in advances.enumerated() { ascii[Int(first) + offset] = advance }
    }
    self.ascii = ascii
    self.ranges = ranges.map { (first: $0, advances: $1) }
  }

  /// The advance of a character; of one that no table has, that of the font which would be used in its place: a full
  /// em for East Asian characters and symbols, nothing for marks that combine with the character before.
  @inline(__always) func advance(of scalar: Unicode.Scalar) -> UInt16 {
    scalar.value < 128 ? ascii[Int(scalar.value)] : rareAdvance(of: scalar)
  }

  private func rareAdvance(of scalar: Unicode.Scalar) -> UInt16 {
    for range in ranges where scalar.value >= range.first {
      let offset = Int(scalar.value - range.first)
      if offset < range.advances.count, range.advances[offset] > 0 { return range.advances[offset] }
    }
    switch scalar.value {
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFEFF:
      return 0
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60,
      0x20000...0x3FFFF:
      return 1000
    case 0x1F000...0x1FAFF, 0x2600...0x27BF: return 1250
    default: return 600
    }
  }

  /// What San Francisco adds to each advance at a point size, in thousandths of it. Fitted to the widths that
  /// Interface Builder stores for labels in public xib files, at 9 to 17 and 30 points; between and beyond these
  /// sizes the nearest ones are joined by straight lines.
  static func tracking(at pointSize: CGFloat) -> CGFloat {
    let fitted: [(size: CGFloat, tracking: CGFloat)] = [
      (9, 26), (10, 20), (11, 13), (12, 0), (13, -3), (14, -10.5), (15, -13), (16, -16), (17, -19), (20, -24),
      (30, -33),
    ]
    guard let above = fitted.firstIndex(where: { $0.size >= pointSize }) else { return -33 }
    guard above > 0 else { return 26 }
    let (low, high) = (fitted[above - 1], fitted[above])
    return low.tracking + (high.tracking - low.tracking) * (pointSize - low.size) / (high.size - low.size)
  }
}

extension FontFace {
  /// The table that the face is measured by; nil for faces whose characters all have the same width.
  var advances: AdvanceTable? {
    if isMonospaced { return nil }
    if family.hasPrefix("Helvetica") || family.hasPrefix("Arial") {
      return isBold ? .nimbusBold : .nimbusRegular
    }
    switch weight.rawValue {
    case ..<UIFont.Weight.medium.rawValue: return .interRegular
    case ..<UIFont.Weight.semibold.rawValue: return .interMedium
    case ..<UIFont.Weight.bold.rawValue: return .interSemibold
    default: return .interBold
    }
  }
}
