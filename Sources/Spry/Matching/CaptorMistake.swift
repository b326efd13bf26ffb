/// Why a captured argument that a test asked for is not there.
package struct CaptorMistake: Error {
  /// What the captor was given for; `nil` if nothing yet.
  package let parameter: CapturedParameter?
  /// The index that was asked for, in the order of capture, from 0.
  package let index: Int
  package let reason: Reason

  /// What is wrong with the index.
  package enum Reason: Sendable {
    case outOfRange(count: Int)
    case wrongType(expected: any Any.Type, Unchecked<Any?>)
  }
}
