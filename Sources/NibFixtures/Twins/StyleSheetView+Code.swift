#if canImport(UIKit)
  import UIKit
#else
  import Foundation
  import OpenUIKit
#endif

extension StyleSheetView {
  private static let tints = [
    UIColor(red: 0.2, green: 0.6, blue: 0.86274509803921573, alpha: 1),
    UIColor(red: 0.90588235294117647, green: 0.29803921568627451, blue: 0.23529411764705882, alpha: 1),
    UIColor(red: 0.1803921568627451, green: 0.8, blue: 0.44313725490196076, alpha: 1),
  ]
  private static let styles = ["plain", "card", "note", "warning"]

  /// The tree of `StyleSheetView.xib`.
  public static func makeInCode() -> StyleSheetView {
    let view = StyleSheetView(frame: CGRect(x: 0, y: 0, width: 343, height: 372))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .systemGroupedBackground
    var tiles: [StyledView] = []
    for index in 0..<8 {
      let tile = makeTile(index)
      view.addConstrained(tile)
      let left =
        index % 2 == 0
        ? tile.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16)
        : tile.leadingAnchor.constraint(equalTo: tiles[index - 1].trailingAnchor, constant: 11)
      let top =
        index < 2
        ? tile.topAnchor.constraint(equalTo: view.topAnchor, constant: 16)
        : tile.topAnchor.constraint(equalTo: tiles[index - 2].bottomAnchor, constant: 12)
      NSLayoutConstraint.activate([
        left, top, tile.widthAnchor.constraint(equalToConstant: 150),
        tile.heightAnchor.constraint(equalToConstant: 64),
      ])
      tiles.append(tile)
    }
    addSwatches(below: tiles[6], to: view)
    return view
  }

  private static func makeTile(_ index: Int) -> StyledView {
    let column = CGFloat(index % 2)
    let row = CGFloat(index / 2)
    let tile = StyledView(frame: CGRect(x: 16 + 161 * column, y: 16 + 76 * row, width: 150, height: 64))
    tile.backgroundColor = .systemBackground
    tile.cornerRadius = 4 + 2.5 * CGFloat(index)
    tile.borderWidth = CGFloat(1 + index % 3)
    tile.borderColor = tints[index % 3]
    tile.isElevated = index % 2 == 0
    tile.styleName = styles[index % 4]
    tile.shadowOffset = CGSize(width: 0, height: 1 + index)
    tile.gradientStart = CGPoint(x: 0, y: 0.125 * Double(index))
    tile.hitArea = CGRect(x: -8, y: -8, width: 160 + index, height: 80)
    let caption = UILabel.designed(
      "Style \(index + 1)", font: .systemFont(ofSize: 14), frame: CGRect(x: 8, y: 23, width: 134, height: 18),
      alignment: .center)
    tile.addConstrained(caption)
    NSLayoutConstraint.activate([
      caption.centerYAnchor.constraint(equalTo: tile.centerYAnchor),
      caption.leadingAnchor.constraint(equalTo: tile.leadingAnchor, constant: 8),
      tile.trailingAnchor.constraint(equalTo: caption.trailingAnchor, constant: 8),
      caption.heightAnchor.constraint(equalToConstant: 18),
    ])
    return tile
  }

  private static func addSwatches(below tile: StyledView, to view: StyleSheetView) {
    var previous: UIView?
    for index in 0..<4 {
      let swatch = UIView(frame: CGRect(x: 16 + 36 * CGFloat(index), y: 320, width: 24, height: 24))
      swatch.backgroundColor = tints[index % 3]
      swatch.layer.cornerRadius = CGFloat(6 + index)
      swatch.layer.masksToBounds = true
      view.addConstrained(swatch)
      let left = previous.map { swatch.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 12) }
      NSLayoutConstraint.activate([
        left ?? swatch.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        swatch.topAnchor.constraint(equalTo: tile.bottomAnchor, constant: 12),
        swatch.widthAnchor.constraint(equalToConstant: 24),
        swatch.heightAnchor.constraint(equalToConstant: 24),
      ])
      previous = swatch
    }
  }
}
