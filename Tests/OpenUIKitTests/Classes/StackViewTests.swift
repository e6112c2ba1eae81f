import Foundation
import Testing

@testable import OpenUIKit

/// The rules of `UIStackView.h`: what is arranged is a subview, what is no subview isn't arranged.
@Suite struct StackViewTests {
  private let first = UIView()
  private let second = UIView()
  private let third = UIView()

  @Test func arrangingAViewMakesItASubview() {
    let stack = UIStackView(arrangedSubviews: [first, second])
    #expect(stack.subviews == [first, second])
    stack.insertArrangedSubview(third, at: 0)
    #expect(stack.arrangedSubviews == [third, first, second])
    #expect(stack.subviews == [first, second, third])
  }

  @Test func addingASubviewDoesNotArrangeIt() {
    let stack = UIStackView()
    stack.addSubview(first)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func noLongerArrangingAViewLeavesItASubview() {
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.removeArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second])
    #expect(stack.subviews == [first, second])
  }

  @Test func aSubviewThatGoesIsNoLongerArranged() {
    let stack = UIStackView(arrangedSubviews: [first, second])
    first.removeFromSuperview()
    #expect(stack.arrangedSubviews == [second])
    UIStackView().addArrangedSubview(second)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func arrangingAViewAgainMovesIt() {
    let stack = UIStackView(arrangedSubviews: [first, second, third])
    stack.addArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second, third, first])
    stack.insertArrangedSubview(first, at: 1)
    #expect(stack.arrangedSubviews == [second, first, third])
    #expect(stack.subviews.count == 3)
  }

  @Test func aHiddenViewStaysArranged() {
    let stack = UIStackView(arrangedSubviews: [first, second])
    first.isHidden = true
    #expect(stack.arrangedSubviews == [first, second])
  }

  @Test func customSpacingBelongsToOneViewAndGoesWithIt() {
    let stack = UIStackView(arrangedSubviews: [first, second])
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(12, after: first)
    #expect(stack.customSpacing(after: first) == 12)
    #expect(stack.customSpacing(after: second) == UIStackView.spacingUseDefault)
    first.removeFromSuperview()
    stack.addArrangedSubview(first)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
  }

  @Test func aNewStackIsARowThatFills() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
  }
}
