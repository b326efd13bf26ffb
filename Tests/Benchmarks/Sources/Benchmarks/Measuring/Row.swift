/// One line of the table, with the work, the measured amount, and its limit.
struct Row {
  /// The unit of an amount.
  enum Unit: String {
    case nanoseconds = "ns"
    case bytes = "B"
    case mebibytes = "MiB"
  }

  /// The amount that Spry is compared with.
  struct Reference {
    let name: String
    let amount: Double
  }

  /// The maximum amount of a row.
  enum Limit {
    /// A multiple of the reference.
    case ratio(Double)
    /// An amount in the row's unit.
    case amount(Double)
  }

  let work: String
  var unit = Unit.nanoseconds
  let amount: Double
  var reference: Reference?
  /// The limit, or `nil` if the amount is only for information.
  var limit: Limit?

  var ratio: Double? { reference.map { amount / $0.amount } }

  /// Whether the amount is within the limit, or `nil` without a limit.
  var isWithinLimit: Bool? {
    switch limit {
    case .ratio(let most): ratio.map { $0 <= most }
    case .amount(let most): amount <= most
    case nil: nil
    }
  }
}
