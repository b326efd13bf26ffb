/// The call to a function that looks like the expected one or, if none does, has the fewest
/// mismatched arguments.
struct ClosestCall {
  /// The maximum number of calls that are searched.
  private static let searchLimit = 2_000

  /// The index of the call among those that were searched.
  let index: Int
  let mismatch: Mismatch

  /// Finds the closest call, if there is one.
  ///
  /// Of very many calls, only the first and the last are compared, because printing a failure must
  /// not take longer than reading the calls.
  static func find(_ expected: ExpectedCall, among calls: [RecordedCall]) -> ClosestCall? {
    let middle = ListText.middle(of: calls.count, keeping: searchLimit)
    let searched = calls.indices.filter {
      !middle.contains($0) && calls[$0].call.function == expected.function
    }
    let alike = searched.first { expected.looksLike(calls[$0]) }
    var closest: ClosestCall?
    for index in alike.map({ [$0] }) ?? searched {
      let mismatch = Mismatch(expected.pattern, calls[index].call)
      if mismatch.weight > 0, closest.map({ mismatch.weight < $0.mismatch.weight }) ?? true {
        closest = ClosestCall(index: index, mismatch: mismatch)
      }
      // No other call can be closer.
      if mismatch.weight == 1 { break }
    }
    return closest
  }
}
