import Foundation

/// Reads objects of Foundation, which can't decode themselves from a nib here.
enum NibFoundation {
  static func data(_ nib: NibCoder) -> AnyObject? {
    for value in nib.values where value.key == .nsBytes { return nib.data(value).map { NSData(data: $0) } }
    return NSData()
  }

  static func date(_ nib: NibCoder) -> AnyObject? {
    for value in nib.values where value.key == .nsTime {
      let seconds = nib.double(value)
      return seconds.isFinite ? NSDate(timeIntervalSinceReferenceDate: seconds) : nil
    }
    return nil
  }

  static func attributedString(_ nib: NibCoder) -> AnyObject? { NSAttributedString.decoded(by: nib) }
}
