/// A function on the call stack between a test and a fake.
package struct Caller: Sendable {
  /// The function as Swift writes it: `HikePlanner.plan()`.
  package let function: String
  /// The line of the function that is being executed.
  package let location: CodeLocation

  package init(function: String, location: CodeLocation) {
    self.function = function
    self.location = location
  }

  /// Whether a name occurs in the function's own, as a whole: that of a type, or the base name of a
  /// test.
  package func hasName(_ name: String) -> Bool {
    function.ranges(of: name).contains { range in
      let neighbors = [function[..<range.lowerBound].last, function[range.upperBound...].first]
      return !neighbors.contains { $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
    }
  }
}
