import Foundation
import Testing

@testable import OpenUIKit

@Suite struct ConstraintLayoutTests {
  private func root(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func child<View: UIView>(_ view: View, of parent: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test func pinsToAllFourEdgesAndFollowsTheSize() {
    let root = root()
    let view = child(UIView(), of: root)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 30),
      root.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 270, height: 430))
    root.frame.size = CGSize(width: 400, height: 500)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 10, width: 350, height: 450))
  }

  @Test func aChangedConstantIsSolvedWithoutFillingTheEngineAnew() {
    let root = root()
    let view = child(UIView(), of: root)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    root.layoutIfNeeded()
    let engine = root.currentEngine
    #expect(view.frame == CGRect(x: 135, y: 190, width: 50, height: 100))
    width.constant = 80
    #expect(root.currentEngine === engine && engine != nil)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 120, y: 160, width: 80, height: 160))
  }

  @Test func marginsSafeAreaAndGuidesPlaceViews() {
    let root = root()
    root.rare.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let (first, second) = (child(UIView(), of: root), child(UIView(), of: root))
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      guide.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 100),
      first.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      first.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      first.topAnchor.constraint(equalTo: guide.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 20),
      second.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      second.widthAnchor.constraint(equalToConstant: 10),
      second.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      second.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 8, y: 44, width: 100, height: 20))
    // Half of 480 - 44 - 34.
    #expect(second.frame == CGRect(x: 108, y: 245, width: 10, height: 201))
    #expect(guide.layoutFrame == CGRect(x: 8, y: 44, width: 100, height: 402))
  }

  @Test func theHigherPriorityOfTwoWishesWins() {
    let root = root()
    let view = child(UIView(), of: root)
    let (wide, narrow) = (
      view.widthAnchor.constraint(equalToConstant: 500), view.widthAnchor.constraint(equalToConstant: 60)
    )
    wide.priority = UILayoutPriority(600)
    narrow.priority = UILayoutPriority(599)
    NSLayoutConstraint.activate([
      wide, narrow, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 320)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
  }

  @Test func theViewThatHugsLessGetsTheSurplus() {
    let root = root()
    let (label, field) = (child(UILabel(), of: root), child(UITextField(), of: root))
    label.text = "Name"
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let width = label.intrinsicContentSize.width
    #expect(label.frame.width == width && width > 0)
    #expect(field.frame.minX == 24 + width && field.frame.maxX == 304)
  }

  @Test func textThatBreaksGetsTheHeightOfItsLines() {
    let root = root(200, 400)
    let label = child(UILabel(), of: root)
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 20)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let narrow = label.frame.height
    #expect(narrow == label.sizeThatFits(CGSize(width: 200, height: 10000)).height && narrow > 60)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    #expect(label.frame.height < narrow && label.frame.height > 20)
  }

  @Test func anAutoresizingMaskActsAsConstraints() {
    let root = root(100, 100)
    let masked = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    masked.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(masked)
    let follower = child(UIView(), of: root)
    NSLayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: masked.trailingAnchor, constant: 5),
      follower.topAnchor.constraint(equalTo: masked.topAnchor),
      follower.widthAnchor.constraint(equalTo: masked.widthAnchor),
      follower.heightAnchor.constraint(equalToConstant: 7),
    ])
    root.layoutIfNeeded()
    #expect(follower.frame == CGRect(x: 55, y: 10, width: 40, height: 7))
    root.frame.size = CGSize(width: 130, height: 150)
    root.layoutIfNeeded()
    // All 30 points go to the width, all 50 to the space above.
    #expect(masked.frame == CGRect(x: 10, y: 60, width: 70, height: 20))
    #expect(follower.frame == CGRect(x: 85, y: 60, width: 70, height: 7))
    masked.frame.size.width = 20
    root.layoutIfNeeded()
    #expect(follower.frame == CGRect(x: 35, y: 60, width: 20, height: 7))
  }

  @Test func breaksTheLastConstraintOfAConflictAndLogsItOnce() {
    let root = root()
    let view = child(UIView(), of: root)
    let (first, second) = (
      view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 120)
    )
    first.identifier = "first"
    second.identifier = "second"
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), first, second,
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    let lines = NibLog.lines {
      root.layoutIfNeeded()
      root.frame.size.width = 400
      root.layoutIfNeeded()
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("Unable to simultaneously satisfy constraints") == true)
    #expect(lines.first?.contains("first") == true && lines.first?.contains("second") == true)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test func tellsAmbiguousLayouts() {
    let root = root()
    let (fixed, loose) = (child(UIView(), of: root), child(UIView(), of: root))
    NSLayoutConstraint.activate([
      fixed.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      fixed.topAnchor.constraint(equalTo: root.topAnchor),
      fixed.widthAnchor.constraint(equalToConstant: 10), fixed.heightAnchor.constraint(equalToConstant: 10),
      loose.leadingAnchor.constraint(equalTo: fixed.trailingAnchor),
      loose.topAnchor.constraint(equalTo: root.topAnchor),
      loose.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(!fixed.hasAmbiguousLayout && loose.hasAmbiguousLayout)
  }

  @Test func contentStatesTheSizeOfAScrollViewsContent() {
    let root = root()
    let scrollView = child(UIScrollView(), of: root)
    let content = child(UIView(), of: scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: root.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 10, width: 320, height: 900))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 920))
  }

  @Test func fitsTheSizeThatConstraintsAskFor() {
    let view = UIView()
    let label = child(UILabel(), of: view)
    label.text = "Size"
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 5),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 7),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 7),
    ])
    let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let text = label.intrinsicContentSize
    #expect(size == CGSize(width: text.width + 14, height: text.height + 10))
  }

  @Test func aRemovedViewNoLongerCounts() {
    let root = root()
    let (first, second) = (child(UIView(), of: root), child(UIView(), of: root))
    let nearer = second.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    nearer.priority = .defaultLow
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.widthAnchor.constraint(equalToConstant: 30),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor), nearer,
      second.topAnchor.constraint(equalTo: root.topAnchor), second.widthAnchor.constraint(equalToConstant: 5),
      second.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(second.frame.minX == 30)
    first.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(second.frame.minX == 0)
  }
}
