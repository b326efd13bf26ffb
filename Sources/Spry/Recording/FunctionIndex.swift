/// Numbers the functions of one fake in the order in which they are first seen.
///
/// A fake has few functions, and their names are literals: finding the one that is the same bytes
/// takes less than hashing it, in a debug build above all.
package struct FunctionIndex: Sendable {
  package private(set) var functions: [FunctionName] = []

  package init() {}

  /// The function's number, or `nil` if it has not been seen.
  package func number(of function: FunctionName) -> Int? {
    // Not `firstIndex`: unspecialised, as in a debug build, it costs more than all the rest.
    var number = 0
    while number < functions.count {
      if functions[number].rawValue == function.rawValue { return number }
      number += 1
    }
    return nil
  }

  /// Numbers a function that has not been seen; the numbers run from 0 without gaps.
  package mutating func add(_ function: FunctionName) -> Int {
    functions.append(function)
    return functions.count - 1
  }
}
