import Foundation
import InterfaceBuilder
import NibCompiler

@testable import OpenUIKit

/// The views of a xib with the frames that Interface Builder stored for them, beside those that a layout gives.
struct StoredFrames {
  struct Pair {
    let view: UIView
    let element: Element
    let stored: CGRect
    let root: UIView
    /// Interface Builder itself marked the stored frame as not what the constraints say, or as fixed.
    let isMarked: Bool
  }

  private(set) var pairs: [Pair] = []

  /// Whether the layout differs by size class: which one the canvas had isn't stored.
  private(set) var dependsOnSizeClass = false

  /// Views whose subviews don't correspond to the elements; what is in them isn't compared.
  private(set) var unmatched = 0
  let document: XibDocument

  /// Compiles and loads a xib, without an owner.
  init(xib bytes: [UInt8], file: String) throws {
    document = try XibDocument(parsing: bytes, file: file)
    let text = String(decoding: bytes, as: UTF8.self)
    dependsOnSizeClass =
      text.contains("\"widthClass=") || text.contains("\"heightClass=")
      || text.contains("-widthClass=")
    let output = NibCompiler.compile(
      document, options: .init(module: nil, localizesStrings: false, isStrict: false))
    guard let archive = output.archive else { return }
    let nib = UINib(data: Data(archive.encoded()), bundle: nil)
    let objects = try nib.instantiateContents(
      withOwner: nil, options: [.connectionFailures: NibConnectionFailures()])
    let views = objects.compactMap { $0 as? UIView }
    let elements = document.objects.filter { $0.frame != nil }
    guard views.count == elements.count else {
      unmatched += 1
      return
    }
    for (view, element) in zip(views, elements) { visit(view, element, root: view) }
  }

  /// The files of images aren't there; the document says how large they are.
  private func giveImage(to view: UIImageView, _ element: Element) {
    guard let name = element["image"], let image = document.resources.images[name], !image.isSystemSymbol
    else {
      return
    }
    view.image = UIImage(
      name: name, isSymbolImage: false, size: CGSize(width: image.width, height: image.height))
  }

  private mutating func visit(_ view: UIView, _ element: Element, root: UIView) {
    if let stored = element.frame {
      let isMarked = ["misplaced", "ambiguous", "fixedFrame"].contains { element.bool($0) == true }
      pairs.append(Pair(view: view, element: element, stored: stored, root: root, isMarked: isMarked))
      if let imageView = view as? UIImageView { giveImage(to: imageView, element) }
    }
    if let content = element.child(forKey: "contentView"), content.frame != nil {
      let inner: UIView? =
        switch view {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let effect as UIVisualEffectView: effect.contentView
        default: nil
        }
      if let inner { visit(inner, content, root: root) } else { unmatched += 1 }
    }
    let elements = element.list("subviews")
    guard !elements.isEmpty else { return }
    let parent = (view as? UICollectionViewCell)?.contentView ?? view
    let views = parent.subviews
    guard views.count == elements.count else {
      unmatched += 1
      return
    }
    for (child, element) in zip(views, elements) { visit(child, element, root: root) }
  }
}

extension Element {
  /// The stored frame, nil for elements that are no views.
  var frame: CGRect? {
    guard let rect = child(forKey: "frame"), let x = rect.number("x"), let y = rect.number("y"),
      let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

extension UIView {
  /// The views whose frames change when all sizes of text and images do: once they all get much larger, once much
  /// smaller.
  func viewsThatDependOnContent() -> Set<ObjectIdentifier> {
    guard let engine = currentEngine else { return [] }
    let before = engine.items
    let sizes = engine.contents.map(\.size)
    var moved: Set<ObjectIdentifier> = []
    for change in [(factor: 3.0, surplus: 60.0), (factor: 0.2, surplus: 0.0)] {
      for index in engine.contents.indices where engine.contents[index].view.hasMeasuredContent {
        let size = sizes[index]
        engine.contents[index].wraps = false
        engine.setContentSize(
          CGSize(
            width: size.width * change.factor + change.surplus,
            height: size.height * change.factor + change.surplus),
          at: index)
      }
      engine.solve()
      for (old, new) in zip(before, engine.items) where old.isView && !old.rect.isNear(new.rect) {
        moved.insert(ObjectIdentifier(old.object))
      }
    }
    return moved
  }

  /// Takes the size of a view with text or an image from what is stored for it.
  fileprivate func takeContentSizes(_ sizes: [ObjectIdentifier: CGSize]) {
    guard let engine = currentEngine else { return }
    for index in engine.contents.indices where engine.contents[index].view.hasMeasuredContent {
      let view = engine.contents[index].view
      guard let stored = sizes[ObjectIdentifier(view)] else { continue }
      engine.contents[index].wraps = false
      engine.setContentSize(view.alignmentRect(forFrame: CGRect(origin: .zero, size: stored)).size, at: index)
    }
    engine.solve()
    layoutIfNeeded()
  }

  private var hasMeasuredContent: Bool {
    self is UILabel || self is UIButton || self is UITextField || self is UITextView || self is UIImageView
      || self is UISegmentedControl || self is UIDatePicker
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01 && abs(width - other.width) < 0.01
      && abs(height - other.height) < 0.01
  }
}

/// What Interface Builder's canvas gives a topmost view besides its size. The file doesn't store it: it depends on the
/// device shown, on the simulated bars and on the version of Interface Builder.
struct CanvasEnvironment {
  var safeArea = UIEdgeInsets.zero
  /// Margins of a view controller's view or of a cell's content, in place of 8 points all around.
  var margins: UIEdgeInsets?
  /// Whether the canvas gives hidden views in stacks their space. Versions of Interface Builder differ in that.
  var showsHiddenViews = false

  /// The environments that a document may have been stored in.
  static func candidates(for root: UIView, hasHiddenViews: Bool) -> [CanvasEnvironment] {
    let candidates = candidates(for: root)
    guard hasHiddenViews else { return candidates }
    return candidates.flatMap { candidate in
      var other = candidate
      other.showsHiddenViews = true
      return [candidate, other]
    }
  }

  private static func candidates(for root: UIView) -> [CanvasEnvironment] {
    if root is UITableViewCell {
      return [nil, 16, 20].map { side in
        CanvasEnvironment(margins: side.map { UIEdgeInsets(top: 11, left: $0, bottom: 11, right: $0) })
      }
    }
    guard !(root is UICollectionReusableView) else { return [CanvasEnvironment()] }
    let safeAreas: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 0, 0), (20, 0, 0), (44, 0, 34), (47, 0, 34), (48, 0, 34), (59, 0, 34), (0, 44, 21), (60, 90, 60),
    ]
    return safeAreas.flatMap { top, side, bottom in
      [nil, 16, 20].map { margin in
        CanvasEnvironment(
          safeArea: UIEdgeInsets(top: top, left: side, bottom: bottom, right: side),
          margins: margin.map { UIEdgeInsets(top: 0, left: $0, bottom: 0, right: $0) })
      }
    }
  }

  /// Whether the margins of the tree are the document's own, so that the environment's don't count.
  static func hasOwnMargins(_ root: UIView) -> Bool { bearer(of: root).extras?.layoutMargins != nil }

  private static func bearer(of root: UIView) -> UIView { (root as? UITableViewCell)?.contentView ?? root }

  func apply(to root: UIView, keepingMargins: Bool) {
    root.rare.safeAreaInsets = safeArea
    let bearer = Self.bearer(of: root)
    if !keepingMargins { bearer.rare.layoutMargins = margins }
    if bearer !== root { root.rare.layoutMargins = margins }
    root.constraintsDidChange()
    bearer.constraintsDidChange()
  }
}

extension UIView {
  /// Whether the frame is the given one to within a point.
  func agrees(with stored: CGRect) -> Bool {
    let frame = frame
    return abs(frame.minX - stored.minX) <= 1.0001 && abs(frame.minY - stored.minY) <= 1.0001
      && abs(frame.width - stored.width) <= 1.0001 && abs(frame.height - stored.height) <= 1.0001
  }
}

extension StoredFrames {
  var roots: [UIView] {
    pairs.reduce(into: []) { roots, pair in if roots.last !== pair.root { roots.append(pair.root) } }
  }

  /// Lays out the tree of `root`, in the environment in which most frames agree with the stored ones.
  ///
  /// - Parameter usingStoredSizes: whether text and images have the sizes that Interface Builder's fonts and files gave
  ///   them, as far as they are stored, or those that the toolkit's own measures give.
  func layOut(_ root: UIView, usingStoredSizes: Bool) {
    let own = pairs.filter { $0.root === root }
    let hidden = own.map(\.view).filter { $0.isHidden && $0.superview is UIStackView }
    let keepsMargins = CanvasEnvironment.hasOwnMargins(root)
    let sizes = Dictionary(own.map { (ObjectIdentifier($0.view), $0.stored.size) }) { first, _ in first }
    func lay(_ environment: CanvasEnvironment) {
      for view in hidden { view.isHidden = !environment.showsHiddenViews }
      environment.apply(to: root, keepingMargins: keepsMargins)
      root.layoutIfNeeded()
      if usingStoredSizes { root.takeContentSizes(sizes) }
    }
    let candidates = CanvasEnvironment.candidates(for: root, hasHiddenViews: !hidden.isEmpty)
    var best = (candidates[0], agreeing: -1)
    for candidate in candidates {
      lay(candidate)
      let agreeing = own.count { $0.view.agrees(with: $0.stored) }
      if agreeing > best.agreeing { best = (candidate, agreeing) }
      if agreeing == own.count { return }
    }
    lay(best.0)
  }
}
