import InterfaceBuilder

extension Compilation {
  func writeControl(
    _ special: Row.Special, key: String, of element: Element, node: Node, to object: ArchiveObject
  ) {
    switch special {
    case .segments:
      object.set(key, list(segments(of: node), mutable: true))
    case .selectedSegment:
      object.set(key, .integer(element.integer("selectedSegmentIndex") ?? -1))
    case .activityStyle:
      let style = word(element, "style", .activityStyle) ?? 2
      object.set(key, .integer(style))
      object.set(key + "-Modern", .integer(style))
      if element.child(forKey: "color") == nil { object.set("UIColor", .null) }
    case .tableStyle:
      let style = word(element, "style", .tableStyle) ?? 0
      object.set(key, .integer(style))
      object.set("UITableViewStyle", .integer(style))
    case .separatorStyle:
      let style = word(element, "separatorStyle", .separatorStyle) ?? 1
      guard style != 0 else {
        object.set(key + "IOS9AndLater", .integer(0))
        return
      }
      object.set(key, .integer(style))
      object.set(key + "IOS5AndLater", .integer(style))
    case .separatorInset:
      guard let inset = element.child(forKey: "separatorInset") else { return }
      // Zero isn't the default and is written.
      object.set(key, insets(inset, "minY", "minX", "maxY", "maxX") ?? .geometry(0, 0, 0, 0))
    case .tableData:
      makeStaticContent(of: node)
    case .prototypes:
      writePrototypes(
        key: key, externalKey: "UITableViewCellPrototypeNibExternalObjects", list: "prototypes", of: node,
        to: object)
    case .collectionPrototypes:
      if element.list("cells").contains(where: { $0["reuseIdentifier"] != nil }) {
        object.set("UIDelegate", .null)
      }
      writePrototypes(
        key: "UICollectionViewCellNibDict", externalKey: "UICollectionViewCellPrototypeNibExternalObjects",
        list: "cells", of: node, to: object)
    case .cellLabels:
      for (attribute, key) in [
        ("textLabel", "UITextLabel"), ("detailTextLabel", "UIDetailTextLabel"), ("imageView", "UIImageView"),
      ] {
        object.set(key, element[attribute].flatMap { objects[$0] }.map { .object($0) } ?? .null)
      }
    case .cellBackground:
      writeBackground(key: key, of: element, to: object)
    case .tableBackground:
      guard var color = element.child(forKey: "backgroundColor").flatMap(colorValue) else { return }
      // A plain table's background is the table's own colour under its own name.
      let standard = [ColorValue.Name.system("systemBackgroundColor"), .system("whiteColor")]
      let isPlain = (element["style"] ?? "plain") == "plain"
      if isPlain, let name = color.name, standard.contains(name) {
        color.name = .system("tableBackgroundColor")
      }
      object.set(key, .object(pool.color(color)))
    case .itemSize:
      guard let size = element.child(forKey: "itemSize") else { return }
      let isDefault = size.coordinate("width") == 50 && size.coordinate("height") == 50
      if !isDefault { object.set(key, self.size(size)) }
    case .webDataStore:
      object.set(key, .object(ArchiveObject("WKWebsiteDataStore", ["isDefaultDataStore": .bool(true)])))
    case .userAgent:
      object.set(key, string(element["customUserAgent"] ?? ""))
    case .selectionFollowsFocus:
      let traits = ArchiveObject(
        "UITraitCollection",
        ["UITraitCollectionBuiltinTrait-_UITraitNameSelectionFollowsFocus": .integer(0)])
      object.set(key, .object(traits))
    case .visualEffect:
      if let effect = element.children.compactMap(visualEffect).first { object.set(key, .object(effect)) }
    case .tapRecognizer:
      let recognizer = ArchiveObject("UITapRecognizer")
      for name in ["numberOfTapsRequired", "numberOfTouchesRequired"] {
        guard let count = element.integer(name), count != 1 else { continue }
        recognizer.set("UITapRecognizer." + name, .integer(count))
      }
      object.set(key, .object(recognizer))
    case .barTranslucence:
      // UIBarTranslucence: 1 translucent, 2 opaque.
      object.set(key, .integer(element.bool("translucent") == false ? 2 : 1))
    case .searchBarText:
      object.set(key, text(plainText("text", of: element) ?? "", of: element, property: "text"))
    case .searchBarTraits:
      writeSearchTraits(of: element, node: node, to: object)
    case .scopeButtons:
      let titles = element.list("scopeButtonTitles").compactMap(text(of:)).map { pool.string($0) }
      object.set(key, list(titles, mutable: false))
    case .systemItem:
      guard let item = word(element, "systemItem", .systemItem) else { return }
      object.set("UIIsSystemItem", .bool(true))
      object.set(key, .integer(item))
    case .tabBarSystemItem:
      guard let item = word(element, "systemItem", .tabBarSystemItem) else { return }
      object.set("UIIsSystemItem", .bool(true))
      object.set(key, .integer(item))
    case .navigationItems:
      for (name, key) in [
        ("leftBarButtonItem", "UILeftBarButtonItem"), ("rightBarButtonItem", "UIRightBarButtonItem"),
      ] {
        guard let item = node.child(forKey: name)?.object else { continue }
        object.set(key, .object(item))
        object.set(key + "s", .object(.array([item])))
      }
    case .navigationBarReference:
      guard let bar = node.parent, bar.entry.schema.name == "navigationBar" else { return }
      object.set(key, .object(bar.object))
    default:
      break
    }
  }

  private func visualEffect(_ element: Element) -> ArchiveObject? {
    switch element.name {
    case "blurEffect":
      let style = word(element, "style", .blurStyle) ?? 1
      // Systems before iOS 10 know three styles; the two automatic ones stand beside their nearest.
      let fallback = [4: 1, 5: 0][style]
      return ArchiveObject(
        "UIBlurEffect",
        [
          "UIBlurEffectAutomaticStyle": fallback == nil ? nil : .integer(style),
          "UIBlurEffectStyle": .integer(fallback ?? style),
        ])
    case "vibrancyEffect":
      let style = element.child(named: "blurEffect").flatMap { word($0, "style", .blurStyle) } ?? 1
      return ArchiveObject("UIVibrancyEffect", ["UIVibrancyEffectBlurStyle": .integer(style)])
    default:
      return nil
    }
  }

  /// A search bar writes its traits whether the document has them or not.
  private func writeSearchTraits(of element: Element, node: Node, to object: ArchiveObject) {
    let traits = element.child(forKey: "textInputTraits") ?? Element(name: "textInputTraits")
    for row in vocabulary["textInputTraits"]?.rows ?? [] {
      switch row.key {
      case "UIReturnKeyType":
        object.set(row.key, .integer(word(traits, "returnKeyType", .returnKeyType) ?? 6))
      case "UIEnablesReturnKeyAutomatically":
        object.set(row.key, .bool(traits.bool("enablesReturnKeyAutomatically") ?? true))
      case "UISecureTextEntry":
        object.set(row.key, .bool(traits.bool("secureTextEntry") ?? false))
      default:
        write(row, of: traits, node: node, to: object)
      }
    }
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
