import InterfaceBuilder

/// The rules of controls, pickers and recognisers.
extension Compilation {
  func writeActivityStyle(_ field: Field) {
    let style = word(field.element, "style", .activityStyle) ?? 2
    field.set(.integer(style))
    field.object.set(field.key + "-Modern", .integer(style))
    if field.element.child(forKey: "color") == nil { field.object.set("UIColor", .null) }
  }

  func writeDate(_ field: Field) {
    guard let date = field.child else { return }
    guard let seconds = date.number("timeIntervalSinceReferenceDate") else {
      warn(
        .unknownValue, date, "timeIntervalSinceReferenceDate", "isn't a number of seconds; it isn't compiled")
      return
    }
    field.set(.object(ArchiveObject("NSDate", ["NS.time": .double(seconds)])))
  }

  func writeLocale(_ field: Field) {
    guard let identifier = field.child?["localeIdentifier"] else { return }
    field.set(.object(ArchiveObject("NSLocale", ["NS.identifier": string(identifier)])))
  }

  func writeTapRecognizer(_ field: Field) {
    let recognizer = ArchiveObject("UITapRecognizer")
    for name in ["numberOfTapsRequired", "numberOfTouchesRequired"] {
      guard let count = field.element.integer(name), count != 1 else { continue }
      recognizer.set("UITapRecognizer." + name, .integer(count))
    }
    field.set(.object(recognizer))
  }

  /// `UIRectEdge` bits.
  func writeEdges(_ field: Field) {
    guard let edges = field.child else { return }
    let bits = [("top", 1), ("left", 2), ("bottom", 4), ("right", 8)]
    field.set(.integer(bits.reduce(0) { edges.bool($1.0) == true ? $0 | $1.1 : $0 }))
  }

  // MARK: Text with links, and the web

  func writeDataDetectors(_ field: Field) {
    let detectors = field.child.map(dataDetectors) ?? 0
    if detectors != 0 { field.set(.integer(detectors)) }
  }

  func writeAllDataDetectors(_ field: Field) { field.set(.integer(field.child.map(dataDetectors) ?? 0)) }

  /// `UIDataDetectorTypes` bits.
  private func dataDetectors(_ element: Element) -> Int {
    let bits = [
      ("phoneNumber", 1), ("link", 2), ("address", 4), ("calendarEvent", 8), ("shipmentTrackingNumber", 16),
      ("flightNumber", 32), ("lookupSuggestion", 64),
    ]
    return bits.reduce(0) { element.bool($1.0) == true ? $0 | $1.1 : $0 }
  }

  func writeUserAgent(_ field: Field) { field.set(string(field.element["customUserAgent"] ?? "")) }

  func writeWebDataStore(_ field: Field) {
    field.set(.object(ArchiveObject("WKWebsiteDataStore", ["isDefaultDataStore": .bool(true)])))
  }

  /// Kept as a truth value: whether any kind of medium waits for the user.
  func writeMediaTypes(_ field: Field) {
    field.set(.bool(field.child?.bool("audio") == true || field.child?.bool("video") == true))
  }

  // MARK: Segmented controls

  func writeSegments(_ field: Field) { field.set(list(segments(of: field.node), mutable: true)) }

  func writeSelectedSegment(_ field: Field) {
    field.set(.integer(field.element.integer("selectedSegmentIndex") ?? -1))
  }

  /// The views of a segmented control's segments, which share its width equally.
  func segments(of node: Node) -> [ArchiveObject] {
    if let made = segments[ObjectIdentifier(node)] { return made }
    let elements = node.element.list("segments").filter { $0.name == "segment" }
    let frame = node.element.child(forKey: "frame")
    let width = (frame?.coordinate("width") ?? 0) / Double(max(elements.count, 1))
    let made = elements.enumerated().map { index, element in
      segment(
        element, at: index, of: elements.count, width: width, height: frame?.coordinate("height") ?? 0,
        control: node.element)
    }
    segments[ObjectIdentifier(node)] = made
    return made
  }

  private func segment(
    _ element: Element, at index: Int, of count: Int, width: Double, height: Double, control: Element
  ) -> ArchiveObject {
    let segment = ArchiveObject("UISegment")
    writeFrame(x: width * Double(index), y: 0, width: width, height: height, to: segment)
    segment.set("UIDeepDrawRect", .bool(true))
    segment.set("UIOpaque", .bool(true))
    if element.bool("enabled") == false { segment.set("UIUserInteractionDisabled", .bool(true)) }
    segment.set("UIAutoresizeSubviews", .bool(true))
    segment.set("UIViewSemanticContentAttribute", .integer(0))
    segment.set("UIViewLargeContentStoredProperties", .null)
    if let name = element["image"] {
      segment.set("UISegmentInfo", image(named: name, of: element))
    } else {
      let title = element["title"] ?? element.child(forKey: "title").flatMap(text(of:)) ?? ""
      segment.set("UISegmentInfo", text(title, of: control, property: "segmentTitles[\(index)]"))
    }
    segment.set("UISegmentStyle", .integer(5))
    let position = index == 0 ? 0 : index == count - 1 ? 2 : 1
    if position != 0 { segment.set("UISegmentPosition", .integer(position)) }
    if let width = element.number("width") { segment.set("UISegmentWidth", .float(Float(width))) }
    return segment
  }
}
