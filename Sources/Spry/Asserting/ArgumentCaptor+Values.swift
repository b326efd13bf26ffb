extension ArgumentCaptor {
  /// Returns a captured argument, or fails the test and throws.
  ///
  /// ```swift
  /// let completion = try captor.value(as: (([Trail]) -> Void).self)
  /// completion([eiger])
  /// ```
  ///
  /// If the argument is missing or has another type, the test fails. The error then ends the test,
  /// and the tests after it run.
  ///
  /// - Parameters:
  ///   - index: The argument's index in the order of capture, from 0.
  ///   - type: The argument's type.
  ///   - file: The file that failures point to.
  ///   - line: The line that failures point to.
  /// - Returns: The argument.
  /// - Throws: A ``SpryFailure`` if there is no such argument.
  public func value<Value>(
    at index: Int = 0, as type: Value.Type, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Value {
    switch find(at: index, as: type) {
    case .success(let value):
      return value
    case .failure(let mistake):
      let text = Failure.captor(mistake).text
      Reporting.report(text, at: CodeLocation(file, line))
      throw SpryFailure(text)
    }
  }

  /// Returns a captured argument, or fails the test and continues with a default value.
  ///
  /// Prefer ``value(at:as:file:line:)``. If the argument is missing and its type has no default
  /// value, as with a closure, there is nothing to return: the process ends, and no other test
  /// runs.
  public func getValue<Value>(
    at index: Int = 0, as type: Value.Type, file: StaticString = #filePath, line: UInt = #line
  ) -> Value {
    switch find(at: index, as: type) {
    case .success(let value):
      value
    case .failure(let mistake):
      Reporting.recover(
        from: .captor(mistake), throwing: Never.self, at: CodeLocation(file, line))
    }
  }

  /// The captured arguments of a type, in the order of capture.
  ///
  /// ```swift
  /// captor.values(as: Trail.self).map(\.name)
  /// ```
  ///
  /// Arguments of other types are left out. An optional type includes `nil`.
  public func values<Value>(as type: Value.Type) -> [Value] {
    captured.compactMap { Cast.value($0.value, as: type) }
  }

  /// The argument captured last; `nil` if there is none, or if it has another type.
  public func last<Value>(as type: Value.Type) -> Value? {
    captured.last.flatMap { Cast.value($0.value, as: type) }
  }

  /// The number of captured arguments.
  public var count: Int { captured.count }

  /// A captured argument by its index; `nil` if it is `nil`, or if there is none at that index.
  public subscript(index: Int) -> Any? {
    let values = captured
    return values.indices.contains(index) ? Optionals.flatten(values[index].value) : nil
  }
}
