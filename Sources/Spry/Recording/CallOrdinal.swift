/// Numbers the calls to all fakes of the process, starting at 1, in the order in which they are
/// recorded.
enum CallOrdinal {
  private static let counter = Counter()

  /// The number of the most recent call, or 0 before the first.
  static var last: Int { counter.value }

  static func next() -> Int { counter.next() }
}
