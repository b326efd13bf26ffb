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
}
