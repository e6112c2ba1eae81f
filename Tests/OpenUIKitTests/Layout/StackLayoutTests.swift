import Foundation
import Testing

@testable import OpenUIKit

@Suite struct StackLayoutTests {
  /// A stack 300 × 100 of boxes of those widths, each 20 high.
  private func stack(_ widths: [CGFloat], _ configure: (UIStackView) -> Void = { _ in }) -> UIStackView {
    let boxes = widths.map { width in
      let box = UIView()
      let (across, high) = (
        box.widthAnchor.constraint(equalToConstant: width), box.heightAnchor.constraint(equalToConstant: 20)
      )
      across.priority = UILayoutPriority(500)
      high.priority = UILayoutPriority(500)
      NSLayoutConstraint.activate([across, high])
      return box
    }
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    configure(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func frames(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }

  @Test func fillEquallyMakesAllViewsEquallyLong() {
    let stack = stack([10, 20, 30]) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    #expect(frames(stack) == [[0, 0, 90, 100], [105, 0, 90, 100], [210, 0, 90, 100]])
  }

  @Test func equalSpacingSharesTheRestBetweenTheViews() {
    let stack = stack([40, 60, 80]) {
      $0.distribution = .equalSpacing
      $0.alignment = .top
    }
    // (300 - 180) / 2 = 60.
    #expect(frames(stack) == [[0, 0, 40, 20], [100, 0, 60, 20], [220, 0, 80, 20]])
  }

  @Test func equalCenteringMakesTheDistancesBetweenMiddlesEqual() {
    let stack = stack([40, 60, 80]) {
      $0.distribution = .equalCentering
      $0.alignment = .bottom
    }
    // Middles at 20 and 260, so the one between them at 140.
    #expect(frames(stack) == [[0, 80, 40, 20], [110, 80, 60, 20], [220, 80, 80, 20]])
  }

  @Test func fillProportionallyFollowsTheIntrinsicSizes() {
    final class Box: UIView {
      var size = CGSize.zero
      override var intrinsicContentSize: CGSize { size }
    }
    let boxes = [50, 100].map { width in
      let box = Box()
      box.size = CGSize(width: CGFloat(width), height: 10)
      return box
    }
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    stack.distribution = .fillProportionally
    stack.layoutIfNeeded()
    #expect(frames(stack) == [[0, 0, 100, 100], [100, 0, 200, 100]])
  }

  @Test func fillStretchesTheViewThatHugsLeast() {
    let labels = ["A", "B"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    labels[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    let stack = UIStackView(arrangedSubviews: labels)
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    stack.spacing = 10
    stack.alignment = .center
    stack.layoutIfNeeded()
    let size = labels[0].intrinsicContentSize
    let y = (100 - size.height) / 2
    #expect(labels[0].frame == CGRect(x: 0, y: y, width: size.width, height: size.height))
    #expect(labels[1].frame.maxX == 300 && labels[1].frame.minX == size.width + 10)
  }

  @Test func customSpacingAndMarginsCount() {
    let stack = stack([40, 60, 80]) {
      $0.axis = .vertical
      $0.alignment = .leading
      $0.distribution = .equalSpacing
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 5, left: 7, bottom: 5, right: 7)
    }
    // (100 - 10 - 60) / 2 = 15.
    #expect(frames(stack) == [[7, 5, 40, 20], [7, 40, 60, 20], [7, 75, 80, 20]])
    stack.distribution = .fill
    stack.spacing = 2
    stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
    stack.layoutIfNeeded()
    let views = stack.arrangedSubviews
    #expect(views[1].frame.minY - views[0].frame.maxY == 30 && views[2].frame.minY - views[1].frame.maxY == 2)
    #expect(views[0].frame.minY == 5 && views[2].frame.maxY == 95)
  }

  @Test func hiddenViewsTakeNoSpace() {
    let stack = stack([40, 60, 80]) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    stack.arrangedSubviews[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(frames(stack)[0] == [0, 0, 145, 100] && frames(stack)[2] == [155, 0, 145, 100])
    stack.arrangedSubviews[1].isHidden = false
    stack.layoutIfNeeded()
    // Three views of 280 / 3 points now.
    let second = stack.arrangedSubviews[1].frame.minX
    #expect(abs(second - 103.333) < 0.001)
  }

  @Test func aStackWithoutASizeIsAsLargeAsItsViewsNeed() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let inner = stack([40, 60]) {
      $0.spacing = 5
      $0.alignment = .center
    }
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      inner.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 105, height: 20))
  }
}
