extension ArgumentPattern {
  /// A predicate that tests all arguments of a call together.
  package struct Condition: Sendable {
    /// The types that the arguments must have to be tested at all.
    package let types: [any Any.Type]
    private let test: Unchecked<([Any?]) throws -> Bool>

    package init<each Argument>(_ test: @escaping (repeat each Argument) -> Bool) {
      var types: [any Any.Type] = []
      for type in repeat (each Argument).self { types.append(type) }
      self.types = types
      self.test = Unchecked { arguments in
        var reader = try ArgumentReader(arguments, as: repeat (each Argument).self)
        return test(repeat try reader.next((each Argument).self))
      }
    }

    private init(_ types: [any Any.Type], _ test: @escaping ([Any?]) throws -> Bool) {
      self.types = types
      self.test = Unchecked(test)
    }

    /// The condition that holds if both hold.
    package func and(_ other: Condition) -> Condition {
      let (first, second) = (test, other.test)
      return Condition(types) { try first.value($0) && second.value($0) }
    }

    package func holds(for arguments: [Any?]) -> Bool {
      (try? test.value(arguments)) ?? false
    }

    /// Why the arguments could not be tested, or `nil` if they could.
    package func mismatch(of arguments: [Any?]) -> ParameterMismatch? {
      do {
        _ = try test.value(arguments)
        return nil
      } catch {
        return error as? ParameterMismatch
      }
    }
  }
}
