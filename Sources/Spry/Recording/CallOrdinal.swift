/// Numbers calls from 1 in the order in which they are recorded, across all fakes of the process.
enum CallOrdinal {
  private static let counter = Counter()

  /// The number of the most recent call, or 0 before the first.
  static var last: Int { counter.value }

  static func next() -> Int { counter.next() }
}
