import Foundation
import OpenUIKit
import Testing

/// How much memory views take: the suite's figures a view hang on it.
@Suite struct ViewSizeTests {
  /// The size of an instance, in bytes, without what the allocator adds. It stands in a class's metadata after kind,
  /// superclass, flags and address point, where there is no Objective-C runtime.
  private func instanceSize(_ type: AnyClass) -> Int {
    Int(unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
  }

  private final class Known {
    let one = 1
    let two = 2.0
  }

  @Test func keepsPlainViewsSmall() {
    #expect(instanceSize(Known.self) == 32)
    #expect(instanceSize(UIView.self) <= 200)
    #expect(instanceSize(UILabel.self) <= 280)
    #expect(instanceSize(NSLayoutConstraint.self) <= 128)
  }
}
