import InterfaceBuilder

extension Element {
  /// A number of a geometry element; 0 where it is missing.
  func coordinate(_ name: String) -> Double { number(name) ?? 0 }
}

extension Compilation {
  /// Bounds and centre stand for the frame; zero ones aren't archived. Views of which the document states no frame,
  /// since only constraints matter, get 1000 × 1000 points, as Interface Builder does since Xcode 8.
  func writeFrame(of element: Element, to object: ArchiveObject) {
    guard let rect = element.child(forKey: "frame") else {
      writeFrame(x: 0, y: 0, width: 1000, height: 1000, to: object)
      return
    }
    writeFrame(
      x: rect.coordinate("x"), y: rect.coordinate("y"), width: rect.coordinate("width"),
      height: rect.coordinate("height"), to: object)
  }

  func writeFrame(x: Double, y: Double, width: Double, height: Double, to object: ArchiveObject) {
    if width != 0 || height != 0 { object.set("UIBounds", .geometry(0, 0, width, height)) }
    let center = (x: x + width / 2, y: y + height / 2)
    if center.x != 0 || center.y != 0 { object.set("UICenter", .geometry(center.x, center.y)) }
  }

  func size(_ element: Element) -> ArchiveValue? {
    let (width, height) = (element.coordinate("width"), element.coordinate("height"))
    return width == 0 && height == 0 ? nil : .geometry(width, height)
  }

  /// Insets in UIKit's order top, left, bottom, right; zero ones aren't archived.
  func insets(
    _ element: Element, _ top: String, _ left: String, _ bottom: String, _ right: String
  ) -> ArchiveValue? {
    let all = [top, left, bottom, right].map(element.coordinate)
    return all.allSatisfy { $0 == 0 } ? nil : .geometry(all[0], all[1], all[2], all[3])
  }

  /// Margins; directional ones as they fall in a left-to-right layout.
  func margins(_ element: Element) -> ArchiveValue {
    .geometry(
      element.coordinate("top"), element.number("left") ?? element.coordinate("leading"),
      element.coordinate("bottom"), element.number("right") ?? element.coordinate("trailing"))
  }

  /// `UIViewAutoresizing` bits. Without the element Interface Builder means flexible right and bottom margins.
  func autoresizingMask(of element: Element) -> Int {
    guard let mask = element.child(forKey: "autoresizingMask") else { return 36 }
    let bits = [
      ("flexibleMinX", 1), ("widthSizable", 2), ("flexibleMaxX", 4), ("flexibleMinY", 8),
      ("heightSizable", 16), ("flexibleMaxY", 32),
    ]
    return bits.reduce(0) { mask.bool($1.0) == true ? $0 | $1.1 : $0 }
  }

  /// Priorities as text `{horizontal, vertical}`, or nil where they are the class's own.
  func priorities(
    of element: Element, _ horizontal: String, _ vertical: String, default standard: Double,
    own: ElementSchema.Priorities
  ) -> ArchiveValue? {
    let h = element.number(horizontal) ?? standard
    let v = element.number(vertical) ?? standard
    guard h != Double(own.horizontal) || v != Double(own.vertical) else { return nil }
    return string("{\(h.formatted), \(v.formatted)}")
  }
}

extension Double {
  /// The shortest text that reads back as this number, whole ones without a point.
  var formatted: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self)
  }
}
