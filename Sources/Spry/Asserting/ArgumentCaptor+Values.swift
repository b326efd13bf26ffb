extension ArgumentCaptor {
  /// Returns a captured argument, or fails the test and throws.
  ///
  /// ```swift
  /// let completion = try captor.value(as: (([Trail]) -> Void).self)
  /// completion([eiger])
  /// ```
  ///
  /// If the argument is missing or has another type, the test fails and this method throws. The
  /// error ends this test only.
  ///
  /// - Parameters:
  ///   - index: The argument's index in the order of capture, counted from 0. The default is the
  ///     first captured argument.
  ///   - type: The type to return the argument as.
  ///   - file: The file to report failures in. The default is the file of this call.
  ///   - line: The line to report failures on. The default is the line of this call.
  /// - Returns: The argument.
  /// - Throws: A ``SpryFailure`` if there is no argument at the index, or if it has another type.
  public func value<Value>(
    at index: Int = 0, as type: Value.Type, file: StaticString = #filePath, line: UInt = #line
  ) throws -> Value {
    try find(at: index, as: type, throwing: (any Error).self, CodeLocation(file, line))
  }

  /// Returns a captured argument, or fails the test and continues with a default value.
  ///
  /// Prefer ``value(at:as:file:line:)``, because if the argument is missing or has another type,
  /// and `type` has no default value, this method stops the process, and no other test runs. A
  /// closure type, for example, has no default value.
  public func getValue<Value>(
    at index: Int = 0, as type: Value.Type = Value.self, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Value { find(at: index, as: type, throwing: Never.self, CodeLocation(file, line)) }

  private func find<Value, Failing: Error>(
    at index: Int, as type: Value.Type, throwing _: Failing.Type, _ location: CodeLocation
  ) throws(Failing) -> Value {
    let values = captured
    let found = values.indices.contains(index) ? values[index] : nil
    if let found, let value = Cast.value(found.value, as: type) { return value }
    let mistake: CaptorMistake =
      found.map { .wrongType(index: index, expected: type, $0) }
      ?? .outOfRange(index: index, count: values.count)
    return try FailedMember("getValue(at:as:)").goOn(
      after: Report(.captor(mistake), at: location), throwing: Failing.self,
      SpryConfiguration.settings.defaults.overridden(by: TestScope.current.settings.defaults)
    ) { Reporting.report($0) }
  }

  /// Returns the captured arguments of a type, in the order of capture.
  ///
  /// ```swift
  /// captor.values(as: Trail.self).map(\.name)
  /// ```
  ///
  /// Arguments of other types are omitted. If the type is optional, `nil` arguments are included.
  public func values<Value>(as type: Value.Type) -> [Value] {
    captured.compactMap { Cast.value($0.value, as: type) }
  }

  /// Returns the most recently captured argument, or `nil` if there is none or it has another type.
  public func last<Value>(as type: Value.Type) -> Value? {
    captured.last.flatMap { Cast.value($0.value, as: type) }
  }

  /// The number of captured arguments.
  public var count: Int { captured.count }

  /// The captured argument at an index, or `nil` if the argument is `nil` or there is none.
  public subscript(index: Int) -> Any? {
    let values = captured
    return values.indices.contains(index) ? Optionals.flatten(values[index].value) : nil
  }
}
