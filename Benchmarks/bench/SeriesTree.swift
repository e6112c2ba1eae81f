import Foundation
import NibCompiler

#if canImport(UIKit)
  import UIKit
#else
  import OpenUIKit
#endif

/// A layout of any size: rows of nine labels, each row a view. Whatever the size, the same share of the views is labels.
struct SeriesTree {
  /// Number of views, the root included; at least 1.
  let viewCount: Int

  private static let titles = (1...9).map { "Label \($0)" }
  private static let rowHeight = 20
  private static let labelWidth = 40
  private static let width = 400

  /// The number of labels in each row; a row's own view counts as well. A single view that is left over is a row without labels.
  private let rows: [Int]

  init(viewCount: Int) {
    self.viewCount = viewCount
    let perRow = Self.titles.count + 1
    let full = Array(repeating: Self.titles.count, count: (viewCount - 1) / perRow)
    let rest = (viewCount - 1) % perRow
    rows = rest == 0 ? full : full + [rest - 1]
  }

  /// The archive of the layout's xib.
  func nib() throws -> [UInt8] {
    let output = try NibCompiler.compile(xib: Array(xib.utf8), file: "\(viewCount) views")
    guard let archive = output.archive, output.diagnostics.isEmpty else {
      throw Failure("a generated xib isn't compiled: \(output.diagnostics.first?.message ?? "no archive")")
    }
    return archive.encoded()
  }

  /// The layout as Interface Builder would save it.
  var xib: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
      colorMatched="YES">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="\(Self.width)" height="800"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>

      """
    for (row, labels) in rows.enumerated() {
      text += """
        <view contentMode="scaleToFill" id="r\(row)">
          <rect key="frame" x="0.0" y="\(row * Self.rowHeight)" width="\(Self.width)" height="\(Self.rowHeight)"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>

        """
      if labels > 0 { text += "<subviews>\n" }
      for column in 0..<labels { text += Self.label(column, id: "r\(row)-\(column)") }
      if labels > 0 { text += "</subviews>\n" }
      text += "</view>\n"
    }
    return text + "</subviews>\n</view>\n</objects>\n</document>\n"
  }

  /// Without the elements that say only what is so anyway: libxml2 refuses files of more than 10 MB.
  private static func label(_ column: Int, id: String) -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" text="\(titles[column])" textAlignment="natural" lineBreakMode="tailTruncation" \
    baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="\(id)">
      <rect key="frame" x="\(column * labelWidth)" y="0.0" width="\(labelWidth)" height="\(rowHeight)"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
      <fontDescription key="fontDescription" type="system" pointSize="10"/>
    </label>

    """
  }

  /// The same layout made by hand-written loops.
  func makeInCode() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: Self.width, height: 800))
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let titles = Self.titles
    for (row, labels) in rows.enumerated() {
      let line = UIView(
        frame: CGRect(x: 0, y: row * Self.rowHeight, width: Self.width, height: Self.rowHeight))
      line.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
      for column in 0..<labels {
        let label = UILabel(
          frame: CGRect(x: column * Self.labelWidth, y: 0, width: Self.labelWidth, height: Self.rowHeight))
        label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        label.contentMode = .left
        label.text = titles[column]
        label.font = .systemFont(ofSize: 10)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        line.addSubview(label)
      }
      root.addSubview(line)
    }
    return root
  }
}
