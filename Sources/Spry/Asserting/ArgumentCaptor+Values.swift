extension ArgumentCaptor {
  /// Returns a captured argument, or fails the test and throws.
  ///
  /// ```swift
  /// let completion = try captor.value(as: (([Trail]) -> Void).self)
  /// completion([eiger])
  /// ```
  ///
  /// A missing argument, or one of another type, is reported to the running test. Then the error
  /// ends the test, and the tests after it run.
  ///
  /// - Parameters:
  ///   - index: Which argument, in the order of capture, from 0.
  ///   - type: The argument's type.
  ///   - file: The file to report the failure in.
  ///   - line: The line to report it on.
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

  /// Returns a captured argument, or fails the test and goes on with a default value.
  ///
  /// Prefer ``value(at:as:file:line:)``: a type without a default value, such as a closure, leaves
  /// this function nothing to return, so a missing argument ends the process, and no other test
  /// runs.
  ///
  /// - Parameters:
  ///   - index: Which argument, in the order of capture, from 0.
  ///   - type: The argument's type.
  ///   - file: The file to report the failure in.
  ///   - line: The line to report it on.
  /// - Returns: The argument. If there is none of the type, the type's default value, after the
  ///   failure has been reported.
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

  /// The captured arguments that are of a type, in the order of capture.
  ///
  /// ```swift
  /// captor.values(as: Trail.self).map(\.name)
  /// ```
  ///
  /// - Parameter type: The arguments' type. Those of another type are left out; an optional type
  ///   takes `nil` too.
  /// - Returns: The arguments.
  public func values<Value>(as type: Value.Type) -> [Value] {
    captured.compactMap { Cast.value($0.value, as: type) }
  }

  /// The argument captured last.
  ///
  /// - Parameter type: The argument's type.
  /// - Returns: The argument; `nil` if nothing has been captured, or if it is of another type.
  public func last<Value>(as type: Value.Type) -> Value? {
    captured.last.flatMap { Cast.value($0.value, as: type) }
  }

  /// The number of captured arguments.
  public var count: Int { captured.count }

  /// A captured argument, of whatever type.
  ///
  /// - Parameter index: Which argument, in the order of capture, from 0.
  /// - Returns: The argument; `nil` if it is `nil`, or if there are not so many.
  public subscript(index: Int) -> Any? {
    let values = captured
    return values.indices.contains(index) ? Optionals.flatten(values[index].value) : nil
  }
}
