/// The calls of one function that a verification found.
package struct MatchedCalls: Sendable {
  /// The calls, by their ordinals.
  package enum Ordinals: Sendable {
    /// All calls up to this one, so that they need not be listed.
    case through(Int)
    /// These, in ascending order.
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
