public import Foundation

// AppKit and UIKit have these on Apple platforms.
#if !canImport(ObjectiveC)

  extension IndexPath {
    /// The path of a row of a table.
    public init(row: Int, section: Int) {
      self.init(indexes: [section, row])
    }

    /// The path of an item of a collection.
    public init(item: Int, section: Int) {
      self.init(indexes: [section, item])
    }

    /// The section.
    public var section: Int {
      get { self[0] }
      set { self[0] = newValue }
    }

    /// The row within the section.
    public var row: Int {
      get { self[1] }
      set { self[1] = newValue }
    }

    /// The item within the section.
    public var item: Int {
      get { self[1] }
      set { self[1] = newValue }
    }
  }

#endif
