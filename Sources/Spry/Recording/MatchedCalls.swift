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

  package init(_ function: FunctionName, count: Int, through last: Int) {
    self.function = function
    self.count = count
    ordinals = .through(last)
  }

  package init(_ function: FunctionName, _ ordinals: [Int]) {
    self.function = function
    count = ordinals.count
    self.ordinals = .each(ordinals)
  }
}
