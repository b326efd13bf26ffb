extension ArgumentPattern {
  /// A predicate that tests all arguments of a call together.
  package struct Condition: Sendable {
    /// The types that the arguments must have to be tested at all.
    package private(set) var types: [any Any.Type] = []
    private var test: Unchecked<([Any?]) throws -> Bool>

    package init<each Argument>(_ test: @escaping (repeat each Argument) -> Bool) {
      for type in repeat (each Argument).self { types.append(type) }
      self.test = Unchecked { arguments in
        let arguments = try TypedArguments.all(of: arguments, as: repeat (each Argument).self)
        return test(repeat each arguments)
      }
    }

    /// The condition that holds if both hold.
    package func and(_ other: Condition) -> Condition {
      var both = self
      both.test = Unchecked { [test] arguments in
        // Not `&&`, because both must be testable with the arguments.
        try [test, other.test].map { try $0.value(arguments) }.allSatisfy(\.self)
      }
      return both
    }

    package func holds(for arguments: [Any?]) -> Bool { (try? test.value(arguments)) ?? false }

    /// Why the arguments could not be tested, or `nil` if they could.
    package func mismatch(of arguments: [Any?]) -> ParameterMismatch? {
      let result = Result { try test.value(arguments) }
      if case .failure(let mismatch as ParameterMismatch) = result { return mismatch }
      return nil
    }
  }
}
