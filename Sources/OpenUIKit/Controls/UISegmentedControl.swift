public import Foundation

/// A row of segments of which one is selected.
open class UISegmentedControl: UIControl {
  /// `selectedSegmentIndex` while no segment is selected.
  public static let noSegment = -1

  final var segments: [UISegment] = []
  final var storedSelection = UISegmentedControl.noSegment
  final var rareSegments: SegmentedExtras?

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.notOpaque)
  }

  /// A control with a segment for each item, a `String` or a `UIImage`; none is selected.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] { insert(UISegment(item), at: segments.count) }
    sizeToFit()
  }

  /// A control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    var selection = Self.noSegment
    for value in nib.values {
      switch value.key {
      case .segments: segments = nib.array(value, of: UISegment.self)
      case .selectedSegmentIndex: selection = nib.int(value)
      case .momentary: isMomentary = nib.bool(value)
      case .segmentedControlTintColor, .selectedSegmentTintColor: selectedSegmentTintColor = nib.color(value)
      case .apportionsSegmentWidthsByContent, .segmentedControlApportionsSegmentWidthsByContent:
        apportionsSegmentWidthsByContent = nib.bool(value)
      default: break
      }
    }
    storedSelection = segments.indices.contains(selection) ? selection : Self.noSegment
  }

  override class var defaultContentPriorities: (hugging: LayoutPriorityPair, compression: LayoutPriorityPair)
  {
    (LayoutPriorityPair(250, 750), LayoutPriorityPair(750))
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Puts in a segment with a title; an index past the end means the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(UISegment(title ?? ""), at: segment)
  }

  /// Puts in a segment with an image; an index past the end means the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(UISegment(image ?? UIImage()), at: segment)
  }

  /// Takes out a segment; an index past the end means the last one.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = min(max(segment, 0), segments.count - 1)
    segments.remove(at: index).removeFromSuperview()
    if storedSelection == index {
      storedSelection = Self.noSegment
    } else if storedSelection > index {
      storedSelection -= 1
    }
    invalidateIntrinsicContentSize()
  }

  /// Takes out all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    storedSelection = Self.noSegment
    invalidateIntrinsicContentSize()
  }

  private func insert(_ segment: UISegment, at place: Int) {
    let index = min(max(place, 0), segments.count)
    segments.insert(segment, at: index)
    addSubview(segment)
    if storedSelection >= index { storedSelection += 1 }
    invalidateIntrinsicContentSize()
  }

  /// The segment at an index, by UIKit's rule that one past the end is the last.
  private func segment(_ index: Int) -> UISegment? {
    segments.isEmpty ? nil : segments[min(max(index, 0), segments.count - 1)]
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    self.segment(segment)?.content = .title(title ?? "")
    invalidateIntrinsicContentSize()
  }

  /// The title of a segment, nil if it has an image.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    self.segment(segment)?.content = .image(image ?? UIImage())
    invalidateIntrinsicContentSize()
  }

  /// The image of a segment, nil if it has a title.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Sets the width of a segment, in points; 0 for as wide as the others.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(segment)?.width = width
    invalidateIntrinsicContentSize()
  }

  /// The width of a segment, in points; 0 if it is as wide as the others.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(segment)?.isEnabled = enabled
  }

  /// Whether a segment can be selected.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }

  // MARK: Selection

  /// The index of the selected segment; `noSegment` if none is. Setting it sends no action.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      precondition(
        newValue == Self.noSegment || segments.indices.contains(newValue),
        "NSInvalidArgumentException: no segment \(newValue) among \(segments.count)")
      storedSelection = newValue
    }
  }

  /// Whether segments don't stay selected.
  open var isMomentary: Bool {
    get { flags.contains(.segmentsMomentary) }
    set {
      set(.segmentsMomentary, newValue)
      if newValue { storedSelection = Self.noSegment }
    }
  }

  // MARK: Looks

  /// The colour of the selected segment; nil for the system's.
  open var selectedSegmentTintColor: UIColor? {
    get { rareSegments?.selectedTintColor }
    set { if newValue != nil || rareSegments != nil { rareExtras.selectedTintColor = newValue } }
  }

  /// Whether segments are as wide as their content asks for.
  open var apportionsSegmentWidthsByContent: Bool {
    get { flags.contains(.segmentsApportioned) }
    set { set(.segmentsApportioned, newValue) }
  }

  /// Sets the attributes of titles in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    rareExtras.titleAttributes[state] = attributes
    invalidateIntrinsicContentSize()
  }

  /// The attributes of titles in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    rareSegments?.titleAttributes[state]
  }

  override var outlineDetails: [(name: String, value: String)] {
    OutlineDetails(super.outlineDetails) {
      $0.add("segments", segments.map { $0.title ?? $0.image?.name ?? "" })
      $0.add("selected", storedSelection, default: Self.noSegment)
      $0.add("momentary", isMomentary)
      $0.add("selectedTint", selectedSegmentTintColor)
    }.all
  }

  /// 31 points high; as wide as all segments, each as wide as the widest.
  open override var intrinsicContentSize: CGSize { CGSize(width: contentWidth, height: 31) }

  /// One point at the bottom.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  /// 32 points high; as wide as all segments, each as wide as the widest.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: contentWidth, height: 32) }

  private var contentWidth: CGFloat {
    let font = rareSegments?.titleAttributes[.normal]?[.font] as? UIFont ?? .systemFont(ofSize: 13)
    let widths = segments.map { $0.contentWidth(font) }
    let widest = widths.max() ?? 0
    return zip(segments, widths).reduce(0) { sum, pair in
      let (segment, width) = pair
      return sum + (segment.width > 0 ? segment.width : apportionsSegmentWidthsByContent ? width : widest)
    }
  }

  private var rareExtras: SegmentedExtras {
    if let rareSegments { return rareSegments }
    let extras = SegmentedExtras()
    rareSegments = extras
    return extras
  }
}

/// Properties that few segmented controls have.
final class SegmentedExtras {
  var selectedTintColor: UIColor?
  var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
}

extension ViewFlags {
  static let segmentsMomentary = own5
  static let segmentsApportioned = own6
}
