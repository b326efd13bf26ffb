/// The call to a function that looks like the expected one or, if none does, has the fewest
/// mismatched arguments.
enum ClosestCall {
  /// The maximum number of calls that are searched for one that differs.
  static let searchLimit = 2_000

  /// Finds the closest call, if there is one.
  ///
  /// Of very many calls, only the first and the last are compared, because printing a failure must
  /// not take longer than reading the calls.
  static func find(
    _ expected: ExpectedCall, among calls: [RecordedCall], limit: Int = searchLimit
  ) -> (index: Int, mismatch: Mismatch)? {
    let middle = ListText.middle(of: calls.count, keeping: limit)
    let searched = calls.indices.filter {
      !middle.contains($0) && calls[$0].call.function == expected.function
    }
    let alike = searched.first { expected.looksLike(calls[$0]) }
    return (alike.map { [$0] } ?? searched)
      .map { (index: $0, mismatch: Mismatch(expected.pattern, calls[$0].call)) }
      .filter { !$0.mismatch.isMatch }
      .min { $0.mismatch.weight < $1.mismatch.weight }
  }
}
