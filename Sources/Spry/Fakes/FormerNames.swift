// Names of the original Spry and of SpryKit. They can't be called: they are here so that the
// compiler says what to write instead.

extension Stub {
  /// Answers with a closure that returns nothing; `andDo` does the same.
  @available(*, unavailable, renamed: "andDo(_:)")
  public func andDoVoid(_ closure: ([Any?]) -> Void) {}
}

extension Argument {
  /// Matches arguments that pass a closure; `pass` does the same.
  @available(*, unavailable, renamed: "pass(_:)")
  public static func validator(_ validator: (Any?) -> Bool) -> Argument { .anything }
}

extension Stubbable {
  /// Begins a stub; `stub` does the same.
  @available(*, unavailable, renamed: "stub(_:)", message: "the most recent stub wins")
  public func stubAgain(_ function: Function) -> Stub { stub(function) }

  /// Begins a stub of a static function; `stub` does the same.
  @available(*, unavailable, renamed: "stub(_:)", message: "the most recent stub wins")
  public static func stubAgain(_ function: ClassFunction) -> Stub { stub(function) }
}

// These don't throw, because a call that needs `try` would be a second error. The bodies call each
// other only to return the right type.
extension SpryStorage.Answering {
  /// Answers a call; the label is `as:`.
  @available(*, unavailable, message: "use 'as:' instead of 'asType:'")
  public func callAsFunction<Value>(
    _ function: Function? = nil, arguments: Any?..., asType: Value.Type
  ) -> Value { self("") }

  /// Answers a call; names are found without help.
  @available(*, unavailable, message: "leave out the name, or pass the function's case")
  public func callAsFunction<Value>(_: String, arguments: Any?...) -> Value {
    self(asType: Value.self)
  }

  /// Answers a call; names are found without help.
  @available(*, unavailable, message: "leave out the name, or pass the function's case")
  public func callAsFunction(_ functionName: String, arguments: Any?...) {}
}

extension DidCallResult {
  /// Whether the calls were received; `success` is the same.
  @available(*, unavailable, renamed: "success")
  public var isSuccess: Bool { success }
}
