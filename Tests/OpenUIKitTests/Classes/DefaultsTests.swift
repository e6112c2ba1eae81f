import Foundation
import Testing

@testable import OpenUIKit

/// What views made in code are like, by UIKit's documentation.
@Suite struct DefaultsTests {
  @Test func aLabelShowsOneLineOfBodySizedText() {
    let label = UILabel()
    #expect(label.text == nil)
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.textColor == UIColor.label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(!label.isUserInteractionEnabled)
    #expect(label.isEnabled)
    label.font = nil
    label.textColor = nil
    #expect(label.font == UIFont.systemFont(ofSize: 17))
    #expect(label.textColor == UIColor.label)
  }

  @Test func settingPlainTextDropsTheAttributedOne() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a", attributes: [.kern: 2])
    #expect(label.text == "a")
    label.text = "b"
    #expect(label.attributedText?.string == "b")
    #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
  }

  @Test func aButtonsStateWithoutContentOfItsOwnShowsTheNormalOne() {
    let button = UIButton(type: .system)
    #expect(button.buttonType == .system)
    button.setTitle("Go", for: .normal)
    button.setTitle("Wait", for: .disabled)
    #expect(button.title(for: .highlighted) == "Go")
    #expect(button.title(for: .disabled) == "Wait")
    #expect(button.currentTitle == "Go")
    button.isEnabled = false
    #expect(button.currentTitle == "Wait")
    button.setTitle(nil, for: .disabled)
    #expect(button.currentTitle == "Go")
  }

  @Test func aCustomButtonHasWhiteTitlesAndASystemOneTheTint() {
    #expect(UIButton().titleColor(for: .normal) == .white)
    let system = UIButton(type: .system)
    #expect(system.titleColor(for: .normal) == system.tintColor)
    #expect(UIButton().titleLabel?.font == UIFont.systemFont(ofSize: 18))
    #expect(system.titleLabel?.font == UIFont.systemFont(ofSize: 15))
  }

  @Test func aButtonsTitleLabelIsInTheButtonButNoSubviewOfIts() {
    let button = UIButton()
    #expect(button.titleLabel?.superview === button)
    #expect(button.subviews.isEmpty)
    weak var label: UILabel?
    do {
      let other = UIButton()
      label = other.titleLabel
      #expect(label != nil)
    }
    #expect(label == nil)
  }

  @Test func aTitleLabelThatOutlivesItsButtonHasNoSuperview() {
    let label = UIButton().titleLabel
    #expect(label?.superview == nil)
  }

  @Test func aTextFieldsTextIsNeverNil() {
    let field = UITextField()
    #expect(field.text == "")
    field.text = nil
    #expect(field.text == "")
    #expect(field.borderStyle == .none)
    #expect(field.clearButtonMode == .never)
    #expect(field.autocapitalizationType == .sentences)
    #expect(field.keyboardType == .default)
    field.keyboardType = .emailAddress
    #expect(field.keyboardType == .emailAddress)
    #expect(field.autocapitalizationType == .sentences)
  }

  @Test func aSwitchHasAFixedSizeAndIsOff() {
    let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 200, height: 200))
    #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(!control.isOn)
    #expect(control.contentHuggingPriority(for: .horizontal) == UILayoutPriority(750))
  }

  @Test func aSliderKeepsItsValueInItsRange() {
    let slider = UISlider()
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0 && slider.isContinuous)
    slider.value = 2
    #expect(slider.value == 1)
    slider.minimumValue = 3
    #expect(slider.maximumValue == 3 && slider.value == 3)
  }

  @Test func aStepperCountsFrom0To100() {
    let stepper = UIStepper()
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
    #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
    stepper.value = 101
    #expect(stepper.value == 100)
  }

  @Test func anActivityIndicatorIsHiddenUntilItTurns() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
    #expect(wheel.isHidden && !wheel.isAnimating && wheel.hidesWhenStopped)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test func aSegmentedControlCountsOnWhenSegmentsComeAndGo() {
    let control = UISegmentedControl(items: ["A", "B", UIImage(named: "c") as Any])
    #expect(control.numberOfSegments == 3)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 1) == "B")
    #expect(control.titleForSegment(at: 2) == nil && control.imageForSegment(at: 2) == UIImage(named: "c"))
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.subviews.count == 3)
  }

  @Test func aPageControlKeepsItsPageAmongThePages() {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.numberOfPages = 2
    #expect(control.currentPage == 1)
  }

  @Test func aScrollViewsOffsetIsTheOriginOfItsBounds() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.bounces && view.isScrollEnabled && view.showsVerticalScrollIndicator && view.scrollsToTop)
    #expect(view.clipsToBounds && view.contentInsetAdjustmentBehavior == .automatic)
    #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1)
    view.contentOffset = CGPoint(x: 0, y: 30)
    #expect(view.bounds.origin == CGPoint(x: 0, y: 30))
    view.bounds.origin.y = 10
    #expect(view.contentOffset.y == 10)
  }

  @Test func aTablesRowsAreAsHighAsTheirConstraintsAsk() {
    let table = UITableView()
    #expect(table.style == .plain && table.rowHeight == UITableView.automaticDimension)
    #expect(table.separatorStyle == .singleLine && table.allowsSelection && !table.isEditing)
    #expect(table.alwaysBounceVertical)
    #expect(UITableView(frame: .zero, style: .grouped).style == .grouped)
  }

  @Test func aCellsPartsComeWithItsStyle() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    #expect(cell.reuseIdentifier == "row")
    #expect(cell.subviews == [cell.contentView])
    #expect(cell.textLabel?.superview === cell.contentView)
    #expect(cell.detailTextLabel?.font.pointSize == 12)
    #expect(cell.imageView != nil)
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
    #expect(cell.selectionStyle == .default && cell.accessoryType == .none && cell.indentationWidth == 10)
  }

  @Test func aFlowLayoutHas50PointItems10Apart() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.scrollDirection == .vertical && layout.sectionInset == .zero)
  }

  @Test func anEffectViewsContentFollowsItsSize() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    #expect(view.effect == UIBlurEffect(style: .dark))
    #expect(view.subviews == [view.contentView])
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    #expect(view.contentView.frame == view.bounds)
  }

  @Test func anImageIsKnownByItsName() {
    #expect(UIImage(named: "") == nil)
    #expect(UIImage(named: "a") == UIImage(named: "a"))
    #expect(UIImage(named: "a") != UIImage(systemName: "a"))
    #expect(UIImage(systemName: "star")?.isSymbolImage == true)
    #expect(UIImageView(image: UIImage(named: "a")).bounds.size == CGSize(width: 1, height: 1))
  }
}
