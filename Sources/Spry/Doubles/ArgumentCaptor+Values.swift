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
}
