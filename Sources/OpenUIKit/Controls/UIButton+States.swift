import Foundation

extension UIButton {
  /// Changes what is shown in a state, in contents that no other button sees.
  func change(_ state: UIControl.State, _ body: (inout ButtonContent) -> Void) {
    if contents == nil {
      contents = ButtonContents()
    } else if !isKnownUniquelyReferenced(&contents), let shared = contents {
      contents = ButtonContents(copying: shared)
    }
    guard let contents else { return }
    if state == .normal { body(&contents.normal) } else { body(&contents[state.rawValue]) }
    contentDidChange()
  }

  /// What is shown in a state.
  func shown<Part>(_ part: KeyPath<ButtonContent, Part?>, _ state: UIControl.State) -> Part? {
    contents?.shown(part, in: state.rawValue)
  }

  /// What is set by state, for the outline.
  func addContents(to details: inout OutlineDetails) {
    let states: [(String, UIControl.State)] = [
      ("", .normal), ("highlighted.", .highlighted), ("disabled.", .disabled), ("selected.", .selected),
      ("focused.", .focused),
    ]
    for (name, state) in states {
      guard let content = contents?[state.rawValue] else { continue }
      details.add(name + "title", content.title)
      details.add(name + "attributed", content.attributedTitle)
      details.add(name + "color", content.titleColor)
      details.add(name + "shadow", content.titleShadowColor)
      details.add(name + "image", content.image)
      details.add(name + "background", content.backgroundImage)
      details.add(name + "symbols", content.symbolConfiguration)
    }
  }

  /// The size of title and image side by side, with the space around them. A button with a title and no insets of
  /// its own keeps 6 points free above and below it, and is never narrower than 30 points (both UIKit's).
  var contentSize: CGSize {
    let title = titleSize
    let image = (configuration?.image ?? currentImage)?.size
    var size = CGSize(
      width: (title?.width ?? 0) + (image?.width ?? 0), height: max(title?.height ?? 0, image?.height ?? 0))
    if let configuration {
      if title != nil, image != nil { size.width += configuration.imagePadding }
      let insets = configuration.contentInsets
      size.width += insets.leading + insets.trailing
      size.height += insets.top + insets.bottom
      return size
    }
    let insets = contentEdgeInsets
    if insets == .zero, title != nil {
      size.height += 12
      size.width = max(size.width, 30)
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if image == nil, title == nil, let background = currentBackgroundImage { return background.size }
    return size
  }

  private var titleSize: CGSize? {
    let lines = madeTitleLabel?.numberOfLines ?? 1
    if let attributed = currentAttributedTitle {
      return TextMetrics.size(
        of: attributed, font: currentFont, width: .infinity, lines: lines, lineBreakMode: titleLineBreakMode)
    }
    guard let title = configuration?.title ?? currentTitle, !title.isEmpty else { return nil }
    return TextMetrics.size(
      of: title, font: currentFont, width: .infinity, lines: lines, lineBreakMode: titleLineBreakMode)
  }
}
