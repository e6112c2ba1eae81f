/// A statement of the code to be printed, and the objects that it needs to be made before.
struct TwinStatement {
  /// Source without indentation; more than one line where it has to be.
  let lines: [String]
  /// Indexes of the objects named in it.
  let uses: Set<Int>

  init(_ line: String, uses: Set<Int>) {
    lines = [line]
    self.uses = uses
  }

  init(_ lines: [String], uses: Set<Int>) {
    self.lines = lines
    self.uses = uses
  }
}

/// An object of the nib with the statements that make it, and the objects in it.
final class TwinNode {
  /// Index of the object in the archive.
  let object: Int
  /// The expression that stands for the object: the name of a local, or what gives an object that is there already.
  let name: String
  /// The object's class in Swift.
  let type: String
  /// Whether the object comes with another one (a cell's content view) and isn't made here.
  let isGiven: Bool
  /// What makes and sets up the object.
  var statements: [TwinStatement] = []
  /// The objects in it, each with the statement that puts it in.
  var children: [(node: TwinNode, adding: TwinStatement?)] = []
  /// What has to wait for the objects in it.
  var finishing: [TwinStatement] = []
  /// The constraints that the view holds, one expression each, for activation in one call.
  var constraints: [TwinStatement] = []
  /// What connects the object with others, once they exist.
  var wiring: [TwinStatement] = []

  init(object: Int, name: String, type: String, isGiven: Bool = false) {
    self.object = object
    self.name = name
    self.type = type
    self.isGiven = isGiven
  }
}

/// All that a nib's code needs.
struct Twin {
  /// The object that the code returns.
  let root: TwinNode
  /// Further top-level objects, in order.
  let others: [TwinNode]
  /// What connects objects of different trees.
  let wiring: [TwinStatement]
  /// Whether File's Owner is named in a statement.
  let usesOwner: Bool
}
