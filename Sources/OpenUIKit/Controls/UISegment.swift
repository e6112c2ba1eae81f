import Foundation

/// A segment of a segmented control. UIKit keeps this class to itself; nibs name it.
final class UISegment: UIView {
  /// A title or an image.
  enum Content {
    case title(String)
    case image(UIImage)
  }

  var content = Content.title("")
  /// In points; 0 for as wide as the others.
  var width: CGFloat = 0
  var isEnabled = true

  init(_ item: Any) {
    super.init(frame: .zero)
    content = (item as? UIImage).map { .image($0) } ?? .title(item as? String ?? "")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func decode(_ nib: NibCoder) {
    super.decode(nib)
    // The control places its segments at layout; the archive says where Interface Builder's canvas had them.
    storedBounds = .zero
    storedCenter = .zero
    for value in nib.values {
      switch value.key {
      case .segmentInfo:
        if let title = nib.string(value) {
          content = .title(title)
        } else if let image = nib.image(value) {
          content = .image(image)
        }
      case .segmentWidth: width = nib.cgFloat(value)
      case .segmentEnabled: isEnabled = nib.bool(value)
      default: break
      }
    }
  }

  var title: String? {
    if case .title(let title) = content { title } else { nil }
  }

  var image: UIImage? {
    if case .image(let image) = content { image } else { nil }
  }

  /// The width that the content asks for, with 10 points free at both sides.
  func contentWidth(_ font: UIFont) -> CGFloat {
    switch content {
    case .title(let title):
      TextMetrics.size(of: title, font: font, width: .infinity, lines: 1, lineBreakMode: .byTruncatingTail)
        .width
        + 20
    case .image(let image): image.size.width + 20
    }
  }
}
