import Foundation

/// The loads that are going on in the present thread, one inside another: an object's `init(coder:)` may load a nib.
enum NibLoadStack {
  /// How often the same nib may be under way inside itself. Trees made of their own nib end somewhere; a class that
  /// loads the nib it is made from never does.
  static let recursionLimit = 16

  // The pointer of a thread is to the innermost coder, which is alive as long as its load.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Makes `coder` the innermost load and returns the one around it.
  static func push(_ coder: NibCoder) -> NibCoder? {
    let outer = innermost
    coder.outer = outer
    if let outer { coder.depth = outer.depth + 1 }
    pthread_setspecific(key, Unmanaged.passUnretained(coder).toOpaque())
    return outer
  }

  /// Ends the innermost load.
  static func pop(to outer: NibCoder?) {
    pthread_setspecific(key, outer.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) })
  }

  private static var innermost: NibCoder? {
    pthread_getspecific(key).map { Unmanaged<NibCoder>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Fails all loads of a nib that has come to contain itself too often.
  static func refuseRecursion(of coder: NibCoder) throws(NibLoadingError) {
    guard coder.outer != nil else { return }
    let template = coder.template
    var count = 0
    var className: String?
    var load = coder.outer
    while let current = load {
      if current.template.name == template.name, current.bundle == template.bundle {
        count += 1
        className = className ?? current.classBeingMade
      }
      load = current.outer
    }
    guard count >= recursionLimit else { return }
    let error = NibLoadingError(
      .endlessRecursion, nib: template.name, bundle: template.bundle.bundlePath, className: className,
      """
      Nib '\(template.name)' is loaded again and again while \(className ?? "an object") is made from it: the class \
      loads its own nib in init(coder:).
      """)
    load = coder.outer
    while let current = load {
      current.fail(error)
      load = current.outer
    }
    throw error
  }
}

extension NibCoder {
  /// The name of the class whose object is being made.
  fileprivate var classBeingMade: String? {
    let record = template.records[current]
    return record.isMade ? NibClassFinder.readableName(template.classes[Int(record.classIndex)].type) : nil
  }
}
