import InterfaceBuilder

extension Compilation {
  /// Writes a row that has behaviour of its own.
  func write(_ special: Row.Special, key: String, of element: Element, node: Node, to object: ArchiveObject) {
    switch special {
    case .part, .identity, .connections, .runtimeAttributes, .accessibility, .variation:
      // Read where the document is put together, not object by object.
      break
    case .frame:
      writeFrame(of: element, to: object)
    case .autoresizingMask:
      let mask = autoresizingMask(of: element)
      if mask != 0 { object.set(key, .integer(mask)) }
    case .hugging:
      object.set(
        key,
        priorities(
          of: element, "horizontalHuggingPriority", "verticalHuggingPriority", default: 250,
          own: hugging(of: node)))
    case .compression:
      object.set(
        key,
        priorities(
          of: element, "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
          default: 750, own: ElementSchema.Priorities(horizontal: 750, vertical: 750)))
    case .translatesMask:
      // A view with a fixed frame keeps its mask, whatever else the document says.
      let translates = element.bool("translatesAutoresizingMaskIntoConstraints") ?? !isTiedToCell(node)
      if !translates, element.bool("fixedFrame") != true { object.set(key, .bool(true)) }
    case .constraints:
      let installed = constraintsStored(in: node).filter(\.isInstalled).map(\.object)
      object.set(key, list(installed + contentViewConstraints(of: node), mutable: true))
    case .layoutGuides:
      object.set(key, list(archivedGuides(of: node).map(\.object), mutable: true))
    case .preservedMargins:
      guard element.bool("preservesSuperviewLayoutMargins") == true else { return }
      object.set(key, .bool(true))
      object.set("UIViewPreservesSpecificSuperviewMargins", .integer(15))
    case .insetsFromSafeArea:
      if element.bool("insetsLayoutMarginsFromSafeArea") == false { object.set(key, .integer(0)) }
    case .stackMargins:
      let margins =
        element.child(forKey: "layoutMargins") ?? element.child(forKey: "directionalLayoutMargins")
      object.set(key, margins.map(self.margins) ?? .geometry(0, 0, 0, 0))
    case .marginsRelative:
      // Margins that a document states for a stack view are there to be kept by its arrangement.
      let margins =
        element.child(forKey: "layoutMargins") ?? element.child(forKey: "directionalLayoutMargins")
      let hasMargins = margins?.attributes.contains { $0.name != "key" && Double($0.value) != 0 } ?? false
      object.set(key, .bool(element.bool("layoutMarginsRelativeArrangement") ?? hasMargins))
    case .stackSpacing:
      // UIStackView.spacingUseSystem.
      let isStandard = element["spacingType"] == "standard"
      object.set(key, .double(isStandard ? 1.1754943508222875e-38 : element.number("spacing") ?? 0))
    case .date:
      writeDate(key: key, of: element, to: object)
    case .dataDetectors:
      if let bits = element.child(forKey: "dataDetectorTypes").map(dataDetectors), bits != 0 {
        object.set(key, .integer(bits))
      }
    case .dataDetectorNumber:
      object.set(key, .integer(element.child(forKey: "dataDetectorTypes").map(dataDetectors) ?? 0))
    case .mediaTypes:
      // Kept as a truth value: whether any kind of medium waits for the user.
      let types = element.child(forKey: "mediaTypesRequiringUserActionForPlayback")
      object.set(key, .bool(types?.bool("audio") == true || types?.bool("video") == true))
    case .locale:
      if let identifier = element.child(forKey: "locale")?["localeIdentifier"] {
        object.set(key, .object(ArchiveObject("NSLocale", ["NS.identifier": string(identifier)])))
      }
    case .edges:
      object.set(key, edges(of: element).map { .integer($0) })
    case .objectList, .immutableObjectList, .arrangedSubviews, .tableCellSubviews, .collectionCellSubviews,
      .viewControllers, .visualEffectContent:
      writeList(special, key: key, of: element, node: node, to: object)
    case .labelText, .labelFont, .labelTextColor, .labelTextAlignment, .labelFontScaling, .shadowOffset,
      .attributedText, .attributedLine, .textColorFlag, .buttonStates, .buttonFont,
      .buttonConfiguration, .textFieldFont, .textFieldTextColor, .textViewTextColor, .textViewText,
      .textViewAttributedText,
      .titleTextAttributes:
      writeText(special, key: key, of: element, to: object)
    case .segments, .selectedSegment, .activityStyle, .tableStyle, .separatorStyle, .separatorInset,
      .tableData, .prototypes,
      .collectionPrototypes, .cellLabels, .cellBackground, .selectionFollowsFocus, .tableBackground,
      .webDataStore, .userAgent,
      .itemSize, .visualEffect, .tapRecognizer, .barTranslucence,
      .searchBarText, .searchBarTraits, .scopeButtons, .systemItem, .tabBarSystemItem, .navigationItems,
      .navigationBarReference:
      writeControl(special, key: key, of: element, node: node, to: object)
    }
  }

  func list(_ objects: [ArchiveObject], mutable: Bool) -> ArchiveValue? {
    guard !objects.isEmpty else { return nil }
    return .object(mutable ? .mutableArray(objects) : .array(objects))
  }

  /// The class's own hugging; buttons with a picture of their own differ from the others.
  private func hugging(of node: Node) -> ElementSchema.Priorities {
    let type = node.entry.schema.name == "button" ? node.element["buttonType"] ?? "custom" : ""
    let isPictured = ["detailDisclosure", "infoLight", "infoDark", "contactAdd"].contains(type)
    return isPictured ? ElementSchema.Priorities(horizontal: -1, vertical: -1) : node.entry.hugging
  }

  private func writeDate(key: String, of element: Element, to object: ArchiveObject) {
    let names = ["UIDate": "date", "UIMinimumDate": "minimumDate", "UIMaximumDate": "maximumDate"]
    guard let date = names[key].flatMap({ element.child(forKey: $0) }) else { return }
    guard let seconds = date.number("timeIntervalSinceReferenceDate") else {
      warn(
        .unknownValue, date, "timeIntervalSinceReferenceDate", "isn't a number of seconds; it isn't compiled")
      return
    }
    object.set(key, .object(ArchiveObject("NSDate", ["NS.time": .double(seconds)])))
  }

  /// `UIDataDetectorTypes` bits.
  private func dataDetectors(_ element: Element) -> Int {
    let bits = [
      ("phoneNumber", 1), ("link", 2), ("address", 4), ("calendarEvent", 8), ("shipmentTrackingNumber", 16),
      ("flightNumber", 32), ("lookupSuggestion", 64),
    ]
    return bits.reduce(0) { element.bool($1.0) == true ? $0 | $1.1 : $0 }
  }

  /// `UIRectEdge` bits.
  private func edges(of element: Element) -> Int? {
    guard let edges = element.child(forKey: "edgesForExtendedLayout") ?? element.child(forKey: "edges") else {
      return nil
    }
    return [("top", 1), ("left", 2), ("bottom", 4), ("right", 8)]
      .reduce(0) { edges.bool($1.0) == true ? $0 | $1.1 : $0 }
  }

  private func writeList(
    _ special: Row.Special, key: String, of element: Element, node: Node, to object: ArchiveObject
  ) {
    switch special {
    case .objectList:
      var views = installedSubviews(of: node)
      // A table's header and footer are among its subviews, a segmented control's segments are all of them.
      for key in ["tableHeaderView", "tableFooterView"] {
        if let view = node.child(forKey: key) { views.append(view.object) }
      }
      if node.entry.schema.name == "segmentedControl" { views = segments(of: node) }
      object.set(key, list(views, mutable: true))
    case .immutableObjectList:
      let names = ["UIItems": "items", "UIToolbarItems": "toolbarItems"]
      object.set(key, list(node.list(names[key] ?? "").map(\.object), mutable: false))
    case .arrangedSubviews:
      object.set(key, list(installedSubviews(of: node), mutable: false))
    case .tableCellSubviews:
      var views = node.child(forKey: "contentView").map { [$0.object] } ?? []
      views.append(separatorView(of: node))
      object.set(key, list(views, mutable: true))
    case .collectionCellSubviews:
      object.set(key, list(node.child(forKey: "contentView").map { [$0.object] } ?? [], mutable: true))
    case .viewControllers:
      let controllers = node.list("viewControllers").map(\.object)
      object.set("UIChildViewControllers", list(controllers, mutable: true))
      object.set(key, list(controllers, mutable: true))
      for controller in controllers { controller.set("UIParentViewController", .object(object)) }
    case .visualEffectContent:
      object.set(key, node.child(forKey: "contentView").map { .object($0.object) })
    default:
      break
    }
  }

  private func installedSubviews(of node: Node) -> [ArchiveObject] {
    let excluded =
      document.usesTraitCollections ? Variation.defaultExclusions(of: node.element, list: "subviews") : []
    return node.list("subviews").filter { !excluded.contains($0.element.id ?? "") }.map(\.object)
  }

  private func writeText(_ special: Row.Special, key: String, of element: Element, to object: ArchiveObject) {
    switch special {
    case .labelText:
      object.set(key, text(plainText("text", of: element) ?? "", of: element, property: "text"))
    case .textViewText:
      if let plain = plainText("text", of: element), !plain.isEmpty {
        object.set(key, text(plain, of: element, property: "text"))
      }
    case .labelFont:
      object.set(key, .object(pool.font(labelFont(element))))
    case .textFieldFont:
      let font = element.child(forKey: "fontDescription").flatMap(font) ?? .system(.regular, size: 14)
      object.set(key, .object(pool.font(font)))
    case .labelTextColor:
      object.set(key, .object(pool.color(labelTextColor(element))))
    case .textFieldTextColor:
      object.set(key, .object(pool.color(labelTextColor(element))))
    case .textViewTextColor:
      let color = element.child(forKey: "textColor") ?? firstRun(of: element, "NSColor")
      object.set(key, color.flatMap(self.color))
    case .labelTextAlignment:
      object.set(key, .integer(labelAlignment(element)))
    case .labelFontScaling:
      writeFontScaling(of: element, to: object)
    case .shadowOffset:
      let offset = element.child(forKey: "shadowOffset")
      object.set(key, .geometry(offset?.coordinate("width") ?? 0, offset?.coordinate("height") ?? -1))
    case .textViewAttributedText:
      object.set(key, textViewString(element).map { .object($0) })
    case .attributedText:
      guard let attributed = element.child(forKey: "attributedText") else { return }
      let mode = element.name == "label" ? word(element, "lineBreakMode", .lineBreakMode) : nil
      object.set(
        key, .object(attributedString(attributed, mutable: element.name == "label", lineBreakMode: mode)))
    case .attributedLine:
      let names = [
        "UIAttributedPlaceholder": "attributedPlaceholder", "UIAttributedTitle": "attributedTitle",
      ]
      guard let attributed = names[key].flatMap({ element.child(forKey: $0) }) else { return }
      object.set(key, .object(attributedString(attributed, mutable: false, lineBreakMode: nil)))
    case .textColorFlag:
      object.set(key, .bool(keepsTextColor(element)))
    case .buttonStates:
      writeButtonStates(of: element, key: key, to: object)
    case .buttonFont:
      object.set(key, .object(pool.font(buttonFont(element))))
    case .buttonConfiguration:
      object.set(key, .null)
    case .titleTextAttributes:
      let names = [
        "UITitleTextAttributes": "titleTextAttributes",
        "UILargeTitleTextAttributes": "largeTitleTextAttributes",
      ]
      object.set(key, names[key].flatMap { element.child(forKey: $0) }.map(titleAttributes))
    default:
      break
    }
  }

  private func titleAttributes(_ element: Element) -> ArchiveValue {
    var pairs: [ArchiveObject] = []
    if let font = element.child(forKey: "fontDescription").flatMap(font) {
      pairs += [pool.string("NSFont"), pool.font(font)]
    }
    if let color = element.child(forKey: "textColor").flatMap(colorValue) {
      pairs += [pool.string("NSColor"), pool.color(color)]
    }
    return .object(.collection("NSDictionary", pairs))
  }
}
