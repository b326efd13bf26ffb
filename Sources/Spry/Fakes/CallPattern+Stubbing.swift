extension CallPattern {
  /// Begins a stub for these calls; see ``Stubbable/stub(_:file:line:)-swift.method``.
  ///
  /// ```swift
  /// store.call(.trails, with: "Bern").stub().andReturn([eiger])
  /// ```
  ///
  /// - Returns: A ``Stub``. It takes effect when you give it its first answer.
  public func stub(file: StaticString = #filePath, line: UInt = #line) -> Stub {
    let location = CodeLocation(file, line)
    let stub = Stub(function, of: record, at: location)
    return pattern.matchesEverything ? stub : stub.with(pattern, at: location)
  }
}
