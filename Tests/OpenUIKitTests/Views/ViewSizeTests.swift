import Foundation
import OpenUIKit
import Testing

/// How much memory views take: the suite's figures a view hang on it.
@Suite struct ViewSizeTests {
  /// The block that an object stands in, in bytes.
  private func size(of object: AnyObject) -> Int {
    malloc_usable_size(Unmanaged.passUnretained(object).toOpaque())
  }

  @Test func keepsPlainViewsSmall() {
    #expect(size(of: UIView()) <= 400)
    #expect(size(of: UILabel()) <= 480)
    #expect(size(of: NSLayoutConstraint()) <= 160)
  }
}
