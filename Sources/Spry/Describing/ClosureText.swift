/// What is said of a stub's closure that cannot be used for a call.
enum ClosureText {
  static func wrongClosure(
    _ fake: FakeIdentity, _ call: Call, _ mismatch: ParameterMismatch, _ rule: StubRule
  ) -> String {
    """
    \(fake) cannot give the arguments of \(CallText.describe(call)) to its stub's closure.
    \(describe(mismatch, signature(of: call)))
    The closure is at \(rule.location.shortName); \(remedy(mismatch))
    """
  }

  static func asyncAnswer(
    _ fake: FakeIdentity, _ call: Call, _ rule: StubRule
  ) -> String {
    let isGate = rule.answers.gate != nil
    let answer = isGate ? "andSuspend()" : "an async closure"
    return """
      \(fake) cannot wait in \(CallText.describe(call)): the member is not async.
      Its stub at \(rule.location.shortName) answers with \(answer); \
      answer with andReturn, or with a closure that does not await.
      """
  }

  /// The type of a closure for all arguments: `(Trail, String) -> Bool`.
  static func type(of condition: ArgumentPattern.Condition) -> String {
    let types = condition.types.map { TypeText.describe($0) }.joined(separator: ", ")
    return "(\(types)) -> Bool"
  }

  /// Why the closure for all arguments did not accept a call.
  static func refusal(
    _ condition: ArgumentPattern.Condition, of arguments: [Any?], _ signature: Signature
  ) -> String {
    condition.mismatch(of: arguments).map { describe($0, signature) }
      ?? "the closure returned false"
  }

  private static func describe(_ mismatch: ParameterMismatch, _ signature: Signature) -> String {
    switch mismatch {
    case .count(let expected, let received):
      "expected \(Wording.count(expected, "argument")), received \(received)"
    case .type(let index, let expected, let received):
      "\(place(index, signature)): expected \(TypeText.describe(expected)), "
        + "received \(ValueText.describeWithType(received.value))"
        + TypeText.sendableHint(expected, received.value)
    }
  }

  private static func remedy(_ mismatch: ParameterMismatch) -> String {
    switch mismatch {
    case .count(_, let received):
      received == 0
        ? "let it have no parameters." : "let it have \(Wording.count(received, "parameter"))."
    case .type(_, _, let received):
      Optionals.flatten(received.value) == nil
        ? "let the parameter be optional."
        : "let the parameter be \(TypeText.describe(typeOf: received.value))."
    }
  }

  /// The position, with the label where there is one: `argument 2 (name)`.
  private static func place(_ index: Int, _ signature: Signature) -> String {
    let name = CallText.argumentName(at: index, in: signature)
    let position = "argument \(index + 1)"
    return name == position ? position : "\(position) (\(name))"
  }

  private static func signature(of call: Call) -> Signature {
    CallText.signature(
      of: call.function, candidates: [call.signature], count: call.arguments.count)
  }
}
