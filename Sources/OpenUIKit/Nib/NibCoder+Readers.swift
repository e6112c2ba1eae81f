import Foundation

/// Typed readers: a value that isn't of the type asked for gives the default, as `NSCoder` does; they never trap.
extension NibCoder {
  /// The value as an integer, from any number stored; a floating-point number is cut.
  @inline(__always) func int(_ value: NibValue) -> Int {
    switch value.tag {
    case .int, .bool: Int(truncatingIfNeeded: Int64(bitPattern: value.bits))
    case .double: Int(clamping: Double(bitPattern: value.bits))
    default: 0
    }
  }

  /// The value as a truth value; a number other than 0 is true.
  @inline(__always) func bool(_ value: NibValue) -> Bool {
    switch value.tag {
    case .int, .bool: value.bits != 0
    case .double: Double(bitPattern: value.bits) != 0
    default: false
    }
  }

  /// The value as a double, from any number stored.
  @inline(__always) func double(_ value: NibValue) -> Double {
    switch value.tag {
    case .double: Double(bitPattern: value.bits)
    case .int, .bool: Double(Int64(bitPattern: value.bits))
    default: 0
    }
  }

  /// The value as a float, from any number stored.
  @inline(__always) func float(_ value: NibValue) -> Float { Float(double(value)) }

  /// The value as a length in points.
  @inline(__always) func cgFloat(_ value: NibValue) -> CGFloat { CGFloat(double(value)) }

  /// The value as text.
  @inline(__always) func string(_ value: NibValue) -> String? {
    value.tag == .string ? template.strings[value.low] : nil
  }

  /// The raw value of an enumeration; nil where there is no such case.
  @inline(__always) func option<Option: RawRepresentable>(_ value: NibValue, as type: Option.Type) -> Option?
  where Option.RawValue == Int {
    Option(rawValue: int(value))
  }

  /// The value as a colour.
  @inline(__always) func color(_ value: NibValue) -> UIColor? { shared(value, as: UIColor.self) }
  /// The value as a font.
  @inline(__always) func font(_ value: NibValue) -> UIFont? { shared(value, as: UIFont.self) }
  /// The value as an image.
  @inline(__always) func image(_ value: NibValue) -> UIImage? { shared(value, as: UIImage.self) }

  /// The value as an immutable object that all instantiations share, if it is of class `type`.
  @inline(__always) func shared<Object: AnyObject>(_ value: NibValue, as type: Object.Type) -> Object? {
    guard value.tag == .shared, let object = sharedObject(value.low) else { return nil }
    return Swift.type(of: object) == type ? unsafeDowncast(object, to: type) : object as? Object
  }

  /// What a collection of immutable things is read as, shared by all instantiations where
  /// ``NibStandardClasses/reader(ofCollectionUnder:)`` lists the key; made by `read` otherwise.
  @inline(__always) func sharedResult<Object: AnyObject>(
    _ value: NibValue, as type: Object.Type, _ read: (NibCoder) -> Object?
  ) -> Object? {
    switch value.tag {
    case .shared: shared(value, as: type)
    case .object: read(self)
    default: nil
    }
  }

  /// Two numbers as a point, (0, 0) if the value is none.
  @inline(__always) func point(_ value: NibValue) -> CGPoint {
    guard let numbers = numbers(value, count: 2) else { return .zero }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// Two numbers as a size, zero if the value is none.
  @inline(__always) func size(_ value: NibValue) -> CGSize {
    guard let numbers = numbers(value, count: 2) else { return .zero }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Four numbers as a rectangle, zero if the value is none.
  @inline(__always) func rect(_ value: NibValue) -> CGRect {
    guard let numbers = numbers(value, count: 4) else { return .zero }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Four numbers as insets: top, left, bottom, right; zero if the value is none.
  @inline(__always) func insets(_ value: NibValue) -> UIEdgeInsets {
    guard let numbers = numbers(value, count: 4) else { return .zero }
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Six numbers as a transform, the identity if the value is none.
  func transform(_ value: NibValue) -> CGAffineTransform {
    guard let numbers = numbers(value, count: 6) else { return .identity }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// The numbers of a geometry value that has `count` of them.
  @inline(__always) func numbers(_ value: NibValue, count: Int) -> UnsafePointer<Double>? {
    value.tag == .geometry && value.high == count ? template.numbers.pointer(to: value.low) : nil
  }

  /// The bytes stored under the key, or those of an archived NSData.
  func data(_ value: NibValue) -> Data? {
    switch value.tag {
    case .data: template.data(value)
    case .shared: (sharedObject(value.low) as? NSData).map { Data(referencing: $0) }
    default: nil
    }
  }

  /// The value as a boxed number.
  func number(_ value: NibValue) -> NSNumber? {
    switch value.tag {
    case .int: NSNumber(value: int(value))
    case .bool: NSNumber(value: bool(value))
    case .double: NSNumber(value: double(value))
    default: nil
    }
  }
}

extension NibCoder {
  /// The object that the value refers to: a fresh one of this instantiation, or a shared immutable one. Strings and
  /// numbers have readers of their own and come as NSString and NSNumber here.
  func object(_ value: NibValue) -> AnyObject? {
    switch value.tag {
    case .object: instantiate(Int(value.reference))
    case .shared: sharedObject(value.low)
    case .string: NSString(string: template.strings[value.low])
    case .int, .bool, .double: value.reference == NibValue.noReference ? nil : number(value)
    case .null, .data, .geometry: nil
    }
  }

  /// The object that the value refers to, if it is a `type`.
  func object<Object: AnyObject>(_ value: NibValue, as type: Object.Type) -> Object? {
    object(value) as? Object
  }

  /// The view that the value refers to.
  func view(_ value: NibValue) -> UIView? {
    guard value.tag == .object else { return nil }
    let index = Int(value.reference)
    guard let object = instantiate(index) else { return nil }
    return template.records[index].kind == .view ? unsafeDowncast(object, to: UIView.self) : object as? UIView
  }

  /// The elements of an archived array, set or ordered set, undecoded; of a dictionary, keys and values in turn.
  /// Empty if the value is no collection.
  @inline(__always) func elements(_ value: NibValue) -> NibValues {
    value.tag == .object ? template.elements(of: Int(value.reference)) : NibValues(start: nil, count: 0)
  }

  /// The elements of an archived collection as objects. If one of them can't be made, there are none, as UIKit has
  /// it.
  func array(_ value: NibValue) -> [AnyObject] {
    let elements = elements(value)
    var objects: [AnyObject] = []
    objects.reserveCapacity(elements.count)
    for element in elements {
      guard let object = object(element) else { return [] }
      objects.append(object)
    }
    return objects
  }

  /// The elements of an archived collection that are of class `type`; others are left out.
  func array<Object: AnyObject>(_ value: NibValue, of type: Object.Type) -> [Object] {
    array(value).compactMap { $0 as? Object }
  }

  /// The views of an archived array.
  func views(_ value: NibValue) -> [UIView] {
    let elements = elements(value)
    var views: [UIView] = []
    views.reserveCapacity(elements.count)
    for element in elements {
      guard let view = view(element) else { continue }
      views.append(view)
    }
    return views
  }

  /// The views of an archived array that are subviews of `parent`: the very array of its subviews where both hold
  /// the same, as in almost every stack.
  func arrangedViews(_ value: NibValue, of parent: UIView) -> [UIView] {
    let elements = elements(value)
    let children = parent.children
    var isSame = elements.count == children.count
    for index in 0..<min(elements.count, children.count) where isSame {
      isSame = view(elements[index]) === children[index]
    }
    return isSame ? children : views(value).filter { $0.parent === parent }
  }

  /// The pairs of an archived dictionary, undecoded, in file order.
  func pairs(_ value: NibValue) -> [(key: NibValue, value: NibValue)] {
    let elements = elements(value)
    return stride(from: 0, to: elements.count - 1, by: 2).map { (elements[$0], elements[$0 + 1]) }
  }

  /// Reads the values of a helper object in place, without making it: `body` sees them as ``values``.
  ///
  /// For records such as `UIButtonContent` that are no objects here.
  func inside<Result>(_ value: NibValue, _ body: (NibCoder) -> Result) -> Result? {
    guard value.reference != NibValue.noReference, template.records[Int(value.reference)].isKeyed else {
      return nil
    }
    let outer = current
    current = Int(value.reference)
    defer { current = outer }
    guard depth < Self.depthLimit else { return nil }
    depth += 1
    defer { depth -= 1 }
    return body(self)
  }
}

extension Int {
  /// The integer part of `value`, limited to what an Int holds; 0 for what is no number.
  init(clamping value: Double) {
    self = value.isNaN ? 0 : value >= 0x1p63 ? .max : value <= -0x1p63 ? .min : Int(value)
  }
}
