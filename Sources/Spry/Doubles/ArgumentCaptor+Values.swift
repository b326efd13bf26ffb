extension ArgumentCaptor {
  /// Gives back a captured argument.
  ///
  /// A missing argument, or one of another type, is reported to the running test; then the type's
  /// default value is returned if it has one, else the process traps with the same text.
  ///
  /// - Parameters:
  ///   - index: Which argument, in the order of capture, from 0.
  ///   - type: The argument's type.
  ///   - file: Where a mistake is reported.
  ///   - line: The line in `file`.
  /// - Returns: The argument.
  public func getValue<Value>(
    at index: Int = 0, as type: Value.Type, file: StaticString = #filePath, line: UInt = #line
  ) -> Value {
    switch value(at: index, as: type) {
    case .success(let value):
      value
    case .failure(let miss):
      Reporting.recover(
        from: .captor(miss), throwing: Never.self, at: CodeLocation(file, line))
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
    captured.compactMap { $0.value as? Value }
  }

  /// The argument captured last.
  ///
  /// - Parameter type: The argument's type.
  /// - Returns: The argument; `nil` if nothing has been captured, or if it is of another type.
  public func last<Value>(as type: Value.Type) -> Value? {
    captured.last.flatMap { $0.value as? Value }
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
