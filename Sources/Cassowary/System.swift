/// The constraints of a solver in two layers.
///
/// Most constraints of a layout are required equations in which some variable is new. Such an equation simply
/// *defines* that variable: it is kept as it is, takes no part in the simplex method, and costs as much as its
/// terms. Everything else goes to the tableau, with defined variables replaced by what defines them. The
/// tableau thus stays as small as the part of the layout in which something has to be decided, and its rows
/// don't grow with the length of a chain of views.
///
/// Definitions never form a circle, and `position` orders them: a variable comes after all those that its
/// definition names.
struct System: ~Copyable {
  struct External: BitwiseCopyable {
    var value = 0.0
    /// The multiple of the variable in the expression that is being expanded, or the derivative of the
    /// variable while a change is being propagated.
    var weight = 0.0
    /// Where the variable stands among the defined ones; of no meaning for others.
    var position = 0.0
    /// The constraint that defines the variable, or -1.
    var definition: Int32 = -1
    /// The place in `order` of a defined variable.
    var orderIndex: Int32 = -1
    /// The head of the list of terms with the variable, or -1.
    var uses: Int32 = -1
    /// The variable's symbol in the tableau, or -1.
    var symbol: Int32 = -1
    /// Whether the variable has been replaced by its definition in some constraint of the tableau.
    var feedsTableau = false
    var isQueued = false
  }

  enum State: UInt8, BitwiseCopyable {
    case free
    /// Defines the variable `pivot`.
    case definition
    /// Stands in the tableau.
    case tableau
    /// Stored without effect so far.
    case inert
    /// Isn't required, and names only variables that required equations fix: it can change nothing.
    case idle
    /// Couldn't be met when the system was last built anew.
    case rejected
  }

  struct Record: BitwiseCopyable {
    var constant: Double
    /// The factor that turns the rest of a definition into the value of its variable.
    var scale = 0.0
    var priority: Float
    /// The first of the constraint's terms; for a free record the next free one.
    var start: Int32
    var count: Int32
    var pivot: Int32 = -1
    var markers = Tableau.Markers(marker: -1, other: -1)
    var serial: UInt32
    var relation: Relation
    var state: State

    /// The factor of the constraint's marker beside its expression in the tableau.
    var markerSign: Double {
      switch relation {
      case .lessThanOrEqual: 1
      case .greaterThanOrEqual: -1
      case .equal: priority >= 1000 ? 1 : -1
      }
    }
  }

  /// A term of a constraint, a link in the list of the uses of its variable.
  struct UsedTerm: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var constraint: Int32
    var next: Int32
    var previous: Int32
  }

  var externals: Vector<External>
  var records: Vector<Record>
  var terms: Vector<UsedTerm>
  /// The heads of the lists of free term blocks, by block length.
  var freeTerms: Vector<Int32>
  var freeRecord: Int32 = -1
  var nextSerial: UInt32 = 1

  /// The defined variables by position; -1 where one has been removed.
  var order: Vector<Int32>
  var removedFromOrder = 0
  var nextPosition = 1.0
  var isOrderSorted = true

  var tableau: Tableau
  var valuesAreStale = false
  var needsRebuild = false

  /// Defined variables waiting to be expanded, or to pass a change on: a heap by position.
  var queue: Vector<Int32>
  /// Undefined variables that an expansion has reached.
  var reached: Vector<Int32>
  /// Constraints of the tableau that a change reaches, with their shares.
  var shares: Vector<Share>
  /// Idle constraints that a change reaches.
  var awakened: Vector<Int32>
  /// Scratch: the share of each constraint while a change is being propagated.
  var shareOf: Vector<Double>

  struct Share: BitwiseCopyable {
    var constraint: Int32
    var amount: Double
  }

  init(capacity: Int) {
    externals = Vector(capacity: capacity)
    records = Vector(capacity: capacity)
    terms = Vector(capacity: capacity * 3)
    freeTerms = Vector(capacity: 8)
    order = Vector(capacity: capacity)
    tableau = Tableau(capacity: capacity)
    queue = Vector(capacity: 16)
    reached = Vector(capacity: 16)
    shares = Vector(capacity: 16)
    awakened = Vector(capacity: 4)
    shareOf = Vector(capacity: capacity)
    freeTerms.extend(to: Self.pooledLengths, with: -1)
  }

  /// Blocks of fewer terms than this are used again.
  private static let pooledLengths = 16

  mutating func makeVariable() -> Int32 {
    externals.append(External())
    return Int32(externals.count - 1)
  }

  mutating func removeAll() {
    externals.removeAll()
    terms.removeAll()
    order.removeAll()
    for index in 0..<freeTerms.count { freeTerms[index] = -1 }
    for index in 0..<shareOf.count { shareOf[index] = 0 }
    // Records stay, so that serial numbers of forgotten handles never match again.
    freeRecord = -1
    for index in 0..<records.count {
      records[index].state = .free
      records[index].start = freeRecord
      freeRecord = Int32(index)
    }
    tableau.removeAll()
    removedFromOrder = 0
    nextPosition = 1
    isOrderSorted = true
    valuesAreStale = false
    needsRebuild = false
  }

  // MARK: Records

  /// Stores a constraint, terms of the same variable added up, without solving anything.
  mutating func store(
    _ newTerms: UnsafeBufferPointer<Term>, _ constant: Double, _ relation: Relation, _ priority: Float
  ) -> Int32 {
    var slot = freeRecord
    if slot >= 0 {
      freeRecord = records[slot].start
    } else {
      slot = Int32(records.count)
      records.append(
        Record(
          constant: 0, priority: 0, start: 0, count: 0, serial: 0, relation: .equal, state: .free))
      shareOf.append(0)
    }
    let start = makeTerms(newTerms.count)
    var count: Int32 = 0
    for term in newTerms where term.coefficient != 0 {
      let variable = term.variable.index
      // A use of this very constraint heads the variable's list if the variable has come up before.
      let head = externals[variable].uses
      if head >= 0, terms[head].constraint == slot {
        terms[head].coefficient += term.coefficient
        continue
      }
      let place = start + count
      terms[place] = UsedTerm(
        coefficient: term.coefficient, variable: variable, constraint: slot, next: head, previous: -1)
      if head >= 0 { terms[head].previous = place }
      externals[variable].uses = place
      count += 1
    }
    records[slot] = Record(
      constant: constant, priority: priority, start: start, count: count, serial: nextSerial,
      relation: relation, state: .inert)
    // The block's length has to be known when it is freed; unused places at its end are marked.
    var place = start + count
    while place < start + Int32(newTerms.count) {
      terms[place] = UsedTerm(coefficient: 0, variable: -1, constraint: slot, next: -1, previous: -1)
      place += 1
    }
    nextSerial &+= 1
    return slot
  }

  private mutating func makeTerms(_ count: Int) -> Int32 {
    if count < Self.pooledLengths, freeTerms[count] >= 0 {
      let start = freeTerms[count]
      freeTerms[count] = terms[start].next
      return start
    }
    let start = terms.count
    terms.extend(
      to: start + count,
      with: UsedTerm(coefficient: 0, variable: -1, constraint: -1, next: -1, previous: -1))
    return Int32(start)
  }

  /// Takes a constraint out of the lists of its variables and forgets it.
  mutating func discard(_ slot: Int32) {
    let record = records[slot]
    for place in record.start..<record.start + record.count {
      let term = terms[place]
      if term.next >= 0 { terms[term.next].previous = term.previous }
      if term.previous >= 0 {
        terms[term.previous].next = term.next
      } else {
        externals[term.variable].uses = term.next
      }
    }
    var length = Int(record.count)
    while length < Self.pooledLengths, Int(record.start) + length < terms.count,
      terms[record.start + Int32(length)].constraint == slot
    {
      length += 1
    }
    if length > 0, length < Self.pooledLengths {
      for place in record.start..<record.start + Int32(length) { terms[place].constraint = -1 }
      terms[record.start].next = freeTerms[length]
      freeTerms[length] = record.start
    }
    records[slot].state = .free
    records[slot].start = freeRecord
    freeRecord = slot
  }
}
