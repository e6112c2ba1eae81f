import Cassowary

/// The constraints of a screen as a toolkit hands them to a solver: four variables a view, one constraint for each that isn't free.
struct SolverSystem {
  /// The place of a view's variables among all.
  struct Frame {
    /// The index of the first one.
    let first: Int

    var x: Int { first }
    var y: Int { first + 1 }
    var width: Int { first + 2 }
    var height: Int { first + 3 }
  }

  /// The equation `terms + constant = 0`.
  struct Row {
    var terms: [(coefficient: Double, variable: Int)]
    var constant: Double
    var priority: Priority
  }

  /// A solver that holds a system.
  struct Solved {
    let solver: Solver
    let variables: [Variable]
    /// The constraint that gives the root's width.
    let width: ConstraintID

    /// Gives the root another width, in points, and solves again.
    func resize(to width: Double) throws {
      try solver.setConstant(-width, of: self.width)
      try solver.solve()
    }

    /// The sum of all values: reading each is part of a layout.
    func sum() -> Double {
      var sum = 0.0
      for variable in variables { sum += solver.value(of: variable) }
      return sum
    }
  }

  /// The width of the root in points.
  let width: Double
  private(set) var rows: [Row] = []
  private(set) var viewCount = 0

  /// The system of a root view alone. Its width is not required, as what is edited mustn't be.
  private init(width: Double, height: Double) {
    self.width = width
    let root = addView()
    set(root.width, to: width, priority: 999)
    set(root.height, to: height)
    set(root.x, to: 0)
    set(root.y, to: 0)
  }

  private static let root = Frame(first: 0)

  /// Builds a solver from nothing. Throws what the solver throws.
  func solved(width: Double? = nil) throws -> Solved {
    let solver = Solver()
    let variables = (0..<viewCount * 4).map { _ in solver.makeVariable() }
    var widthID: ConstraintID?
    for (index, row) in rows.enumerated() {
      let constant = index == 0 ? -(width ?? self.width) : row.constant
      let id = try withUnsafeTemporaryAllocation(of: Term.self, capacity: row.terms.count) { terms in
        for (place, term) in row.terms.enumerated() {
          terms.initializeElement(at: place, to: Term(term.coefficient, variables[term.variable]))
        }
        return try solver.add(UnsafeBufferPointer(terms), constant: constant, .equal, priority: row.priority)
      }
      if index == 0 { widthID = id }
    }
    guard let widthID else { throw Failure("the system has no constraint.") }
    return Solved(solver: solver, variables: variables, width: widthID)
  }
}

// MARK: - The systems

extension SolverSystem {
  /// A table cell: an image, a switch, a button, and three labels between them. 7 views, 28 constraints.
  static var cell: SolverSystem {
    var system = SolverSystem(width: 320, height: 88)
    let image = system.addView()
    system.set(image.x, to: root.x, plus: 16)
    system.centre(image)
    system.size(image, 40, 40)
    let toggle = system.addView()
    system.add([(1, root.x), (1, root.width), (-1, toggle.x), (-1, toggle.width)], -16)
    system.centre(toggle)
    system.size(toggle, 51, 31)
    let button = system.addView()
    system.add([(1, toggle.x), (-1, button.x), (-1, button.width)], -8)
    system.centre(button)
    system.size(button, 46, 30)
    var above: Frame?
    for _ in 0..<3 {
      let label = system.addView()
      system.place(label.x, after: image.x, image.width, by: 8)
      system.add([(1, button.x), (-1, label.x), (-1, label.width)], -8)
      if let above {
        system.place(label.y, after: above.y, above.height, by: 4)
      } else {
        system.set(label.y, to: root.y, plus: 8)
      }
      system.set(label.height, to: 20)
      above = label
    }
    return system
  }

  /// Twenty rows, each with a label and a field: 61 views, 244 constraints.
  static var form: SolverSystem {
    var system = SolverSystem(width: 320, height: 840)
    var above: Frame?
    for _ in 0..<20 {
      let row = system.addView()
      let label = system.addView()
      let field = system.addView()
      system.set(row.x, to: root.x, plus: 0)
      system.set(row.width, to: root.width, plus: 0)
      if let above {
        system.place(row.y, after: above.y, above.height, by: 8)
      } else {
        system.set(row.y, to: root.y, plus: 0)
      }
      system.set(label.x, to: row.x, plus: 0)
      system.set(label.y, to: row.y, plus: 0)
      system.set(label.height, to: row.height, plus: 0)
      system.place(field.x, after: label.x, label.width, by: 8)
      system.add([(1, field.x), (1, field.width), (-1, row.x), (-1, row.width)], 0)
      system.set(field.y, to: row.y, plus: 0)
      system.set(field.height, to: row.height, plus: 0)
      system.set(label.width, to: 80)
      system.set(row.height, to: 34)
      above = row
    }
    return system
  }

  /// Five hundred labels in ten columns: 501 views, 2,004 constraints.
  static var grid: SolverSystem {
    var system = SolverSystem(width: 1_000, height: 1_240)
    for index in 0..<500 {
      let label = system.addView()
      system.set(label.x, to: root.x, plus: Double(20 + index % 10 * 90))
      system.set(label.y, to: root.y, plus: Double(20 + index / 10 * 24))
      system.size(label, 80, 20)
    }
    return system
  }

  private mutating func addView() -> Frame {
    defer { viewCount += 1 }
    return Frame(first: viewCount * 4)
  }

  private mutating func add(
    _ terms: [(Double, Int)], _ constant: Double, priority: Priority = .required
  ) {
    rows.append(Row(terms: terms, constant: constant, priority: priority))
  }

  private mutating func set(_ variable: Int, to value: Double, priority: Priority = .required) {
    add([(1, variable)], -value, priority: priority)
  }

  private mutating func set(_ variable: Int, to other: Int, plus distance: Double) {
    add([(1, variable), (-1, other)], -distance)
  }

  private mutating func place(_ variable: Int, after start: Int, _ length: Int, by distance: Double) {
    add([(1, variable), (-1, start), (-1, length)], -distance)
  }

  private mutating func size(_ frame: Frame, _ width: Double, _ height: Double) {
    set(frame.width, to: width)
    set(frame.height, to: height)
  }

  /// Centres a view vertically in the root.
  private mutating func centre(_ frame: Frame) {
    add([(1, frame.y), (0.5, frame.height), (-1, Self.root.y), (-0.5, Self.root.height)], 0)
  }
}
