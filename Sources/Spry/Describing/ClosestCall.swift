/// Finds the call that comes closest to what was specified.
enum ClosestCall {
  /// The number of calls among which it is looked for.
  private static let searchLimit = 2_000

  /// The place, from 0, of the call of a function that has the fewest wrong arguments, but some.
  ///
  /// Of very many calls the first and the last are looked at: to print a failure is not to take
  /// longer than to read the calls.
  static func place(
    of function: FunctionName, _ pattern: ArgumentPattern, among calls: [RecordedCall]
  ) -> Int? {
    let middle = Middle.leftOut(of: calls.count, keeping: searchLimit).leftOut
    var closest: (place: Int, weight: Int)?
    for place in calls.indices where !middle.contains(place) {
      let call = calls[place]
      guard call.function == function.rawValue else { continue }
      let weight = Mismatch.weight(pattern, call.arguments)
      if weight > 0, closest.map({ weight < $0.weight }) ?? true { closest = (place, weight) }
      // No other can be closer.
      if weight == 1 { break }
    }
    return closest?.place
  }
}
