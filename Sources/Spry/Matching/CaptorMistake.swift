/// Why a captor can't return the argument at an index in the order of capture, starting at 0.
package enum CaptorMistake: Sendable {
  case outOfRange(index: Int, count: Int)
  case wrongType(index: Int, expected: any Any.Type, Unchecked<Any?>)
}
