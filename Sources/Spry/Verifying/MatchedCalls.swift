/// The calls to one function that a verification matched.
package struct MatchedCalls: Sendable {
  /// The ordinals of the calls.
  package enum Ordinals: Sendable {
    /// All calls up to and including this one, so that they don't have to be listed.
    case through(Int)
    /// These calls, in ascending order.
    case each([Int])
  }

  package let function: FunctionName
  package let count: Int
  package let ordinals: Ordinals
}

extension MatchedCalls {
  /// Lists the matched calls by their ordinals, in ascending order.
  init(_ function: FunctionName, _ ordinals: [Int]) {
    self.init(function: function, count: ordinals.count, ordinals: .each(ordinals))
  }
}
