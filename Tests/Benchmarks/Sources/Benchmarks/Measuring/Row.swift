/// One line of the table: a piece of work, what it took, and what it may take.
struct Row {
  /// What is counted.
  enum Unit: String {
    case nanoseconds = "ns"
    case bytes = "B"
    case mebibytes = "MiB"
  }

  /// What Spry is measured against.
  struct Reference {
    let name: String
    let amount: Double
  }

  /// What a row may come to.
  enum Limit {
    /// So many times the reference.
    case ratio(Double)
    /// So much in the row's unit.
    case amount(Double)
  }

  let work: String
  var unit = Unit.nanoseconds
  let amount: Double
  var reference: Reference?
  /// `nil` where the figure is only for information.
  var limit: Limit?

  var ratio: Double? { reference.map { amount / $0.amount } }

  /// Whether the limit is kept; `nil` without one.
  var isWithinLimit: Bool? {
    switch limit {
    case .ratio(let most): ratio.map { $0 <= most }
    case .amount(let most): amount <= most
    case nil: nil
    }
  }
}
