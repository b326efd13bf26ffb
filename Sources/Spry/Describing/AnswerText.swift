/// Texts about calls for which a fake has no value to return.
enum AnswerText {
  static func missingStub(
    _ fake: FakeIdentity, _ call: Call, _ type: any Any.Type, _ rules: [StubRule],
    _ callers: [Caller]
  ) -> String {
    let headline = "\(fake) has no stub that answers \(call.text)."
    let stubs =
      rules.isEmpty
      ? ["\(call.function.rawValue) has no stubs."]
      : ["Stubs of \(call.function.rawValue):"]
        + ListText.numbered(rules, "stub") { describe($0, call, type) }
    let advice = "Write: \(LineToPaste.stub(fake, call, type))"
    return ([headline] + stubs + [advice] + callers.map(\.text)).joined(separator: "\n")
  }

  static func passedOver(
    _ fake: FakeIdentity, _ call: Call, _ type: any Any.Type, _ rule: StubRule, _ value: Any?
  ) -> String {
    """
    \(fake) has a stub that could not answer \(call.text), and that answered no other calls.
      \(rule.pattern.text), written at \(rule.location.shortName)
      \(mismatch(value, type))
    Return a value of the member's type, or remove the stub.
    """
  }

  static func wrongResult(
    _ fake: FakeIdentity, _ call: Call, _ type: any Any.Type, _ result: Any?, _ rule: StubRule
  ) -> String {
    if result is Void {
      return """
        \(fake) cannot return the result of its stub for \(call.text): \
        expected \(TypeText.describe(type)), but the stub returned nothing.
        The stub is at \(rule.location.shortName); return \(TypeText.describe(type)) from \
        its andDo closure, or add .thenReturn(\(LiteralText.placeholder(for: type))) to andCall.
        """
    }
    return """
      \(fake) cannot return the result of its stub for \(call.text): \
      expected \(TypeText.describe(type)), received \(ValueText.describeWithType(result)).
      The stub's andDo closure is at \(rule.location.shortName); return \(TypeText.describe(type)) from it.
      """
  }

  static func missingFallback(
    _ fake: FakeIdentity, _ call: Call, _ rule: StubRule
  ) -> String {
    """
    \(fake) cannot call through from \(call.text), because the member has no fallbackValue.
    The stub is at \(rule.location.shortName); \
    answer with andReturn, or pass fallbackValue: super.… in the fake.
    """
  }

  static func wrongClosure(
    _ fake: FakeIdentity, _ call: Call, _ mismatch: ParameterMismatch, _ rule: StubRule
  ) -> String {
    """
    \(fake) cannot pass the arguments of \(call.text) to its stub's closure.
    \(mismatch.text(call.labels))
    The closure is at \(rule.location.shortName); \(mismatch.remedy)
    """
  }

  static func asyncAnswer(_ fake: FakeIdentity, _ call: Call, _ rule: StubRule) -> String {
    let answer = rule.answers.gate == nil ? "an async closure" : "andSuspend()"
    return """
      \(fake) cannot suspend \(call.text), because the member is not async.
      Its stub at \(rule.location.shortName) answers with \(answer); \
      answer with andReturn, or with a closure that does not await.
      """
  }

  static func wrongError(
    _ fake: FakeIdentity, _ call: Call, _ error: any Error, _ allowed: any Error.Type
  ) -> String {
    let member = call.text
    let thrown = "\(ValueText.describeWithType(error))"
    if allowed == Never.self {
      let remedy =
        fake.isClosure
        ? "for a type with throws(…), make it with closure(throwing: \(Swift.type(of: error)).self)."
        : "make the member throw, and call spryifyThrows or stubbedValueThrows in it."
      return """
        \(fake) cannot throw \(thrown) from \(member): the member does not throw.
        Answer with andReturn, or \(remedy)
        """
    }
    return """
      \(fake) cannot throw \(thrown) from \(member): the member throws only \(allowed).
      Stub an error of that type.
      """
  }

  private static func describe(
    _ rule: StubRule, _ call: Call, _ type: any Any.Type
  ) -> [String] {
    ["\(rule.pattern.text), written at \(rule.location.shortName)"]
      + reasons(rule, call, type)
  }

  /// Returns the reasons why a stub did not answer.
  private static func reasons(
    _ rule: StubRule, _ call: Call, _ type: any Any.Type
  ) -> [String] {
    let mismatch = Mismatch(rule.pattern, call)
    if !mismatch.isMatch { return mismatch.lines }
    guard let answer = rule.answers.next?.answer else {
      return ["used up after \(Wording.count(rule.answers.limit ?? 0, "call"))"]
    }
    if case .suspend = answer { return ["its gate is open"] }
    guard case .value(let value) = answer else { return [] }
    return [self.mismatch(value.value, type)]
  }

  /// Describes why a value can't be returned.
  private static func mismatch(_ value: Any?, _ type: any Any.Type) -> String {
    "returns \(ValueText.describeWithType(value)), "
      + "but the member returns \(TypeText.describe(type))"
      + numberHint(value, type)
  }

  /// Returns a hint for a number literal without a type, which is an `Int` or a `Double` in `Any`.
  private static func numberHint(_ value: Any?, _ type: any Any.Type) -> String {
    guard value is any Numeric, type is any Numeric.Type else { return "" }
    return "; write \(ValueText.describe(value)) as \(TypeText.describe(type))"
  }
}
