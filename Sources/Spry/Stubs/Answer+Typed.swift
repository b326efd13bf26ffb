extension Answer {
  /// Runs a closure with typed parameters.
  init<each Argument, Result>(_ body: @escaping (repeat each Argument) throws -> Result) {
    self = .run(
      Unchecked { arguments in
        var reader = try ArgumentReader(arguments, as: repeat (each Argument).self)
        return try body(repeat reader.next((each Argument).self))
      })
  }

  /// Runs an async closure with typed parameters.
  init<each Argument, Result>(
    _ body: @escaping (repeat each Argument) async throws -> Result
  ) {
    self = .runAsync(
      AsyncBody { arguments in
        var reader = try ArgumentReader(arguments, as: repeat (each Argument).self)
        return try await body(repeat reader.next((each Argument).self))
      })
  }
}
