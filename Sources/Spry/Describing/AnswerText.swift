/// What a fake says when it has no value to return.
enum AnswerText {
  static func missingStub(_ call: UnansweredCall) -> String {
    let headline = "\(call.fake) has no stub that answers \(CallText.describe(call))."
    let stubs =
      call.rules.isEmpty
      ? ["\(call.function.rawValue) has no stubs."]
      : ["Stubs of \(call.function.rawValue):"]
        + ListText.numbered(call.rules, "stub") { describe($0, call) }
    return ([headline] + stubs + ["Write: \(lineToPaste(call))"]).joined(separator: "\n")
  }

  static func passedOver(_ call: UnansweredCall, _ rule: StubRule, _ value: Any?) -> String {
    """
    \(call.fake) has a stub that could not answer \(CallText.describe(call)), and answered no other call.
      \(MatcherText.describe(rule.pattern)), written at \(rule.location.shortName)
      \(misfit(value, call))
    Return a value of the member's type, or remove the stub.
    """
  }

  static func wrongResult(
    _ call: UnansweredCall, _ result: Any?, _ location: CodeLocation
  ) -> String {
    """
    \(call.fake) cannot return what its stub gave for \(CallText.describe(call)): \
    expected \(TypeText.describe(call.returnType)), received \(ValueText.describeWithType(result)).
    The stub's andDo closure is at \(location.shortName); let it return \(TypeText.describe(call.returnType)).
    """
  }

  static func missingFallback(_ call: UnansweredCall, _ rule: StubRule) -> String {
    """
    \(call.fake) cannot call through from \(CallText.describe(call)): the member has no fallbackValue.
    The stub is at \(rule.location.shortName); \
    answer with andReturn, or pass fallbackValue: super.… in the fake.
    """
  }

  static func wrongError(
    _ call: UnansweredCall, _ error: any Error, _ allowed: any Error.Type, isClosure: Bool
  ) -> String {
    let member = CallText.describe(call)
    let thrown = "\(ValueText.describeWithType(error))"
    if allowed == Never.self {
      let remedy =
        isClosure
        ? "for a type with throws(…), make it with closure(throwing: \(type(of: error)).self)."
        : "let the member throw and call spryifyThrows or stubbedValueThrows in it."
      return """
        \(call.fake) cannot throw \(thrown) from \(member): the member does not throw.
        Answer with andReturn, or \(remedy)
        """
    }
    return """
      \(call.fake) cannot throw \(thrown) from \(member): it throws \(allowed) only.
      Stub an error of that type.
      """
  }

  private static func describe(_ rule: StubRule, _ call: UnansweredCall) -> [String] {
    ["\(MatcherText.describe(rule.pattern)), written at \(rule.location.shortName)"]
      + reasons(rule, call)
  }

  /// Why a stub did not answer.
  private static func reasons(_ rule: StubRule, _ call: UnansweredCall) -> [String] {
    let mismatch = Mismatch(rule.pattern, call.arguments.value)
    if !mismatch.isMatch {
      let signature = CallText.signature(
        of: call.function, candidates: [call.signature], count: call.arguments.value.count)
      return mismatch.lines(signature)
    }
    guard let answer = rule.answers.next?.answer else {
      return ["used up after \(Wording.count(rule.answers.limit ?? 0, "call"))"]
    }
    if case .suspend = answer { return ["its gate is open"] }
    guard case .value(let value) = answer else { return [] }
    return [misfit(value.value, call)]
  }

  /// Why a value cannot be returned.
  private static func misfit(_ value: Any?, _ call: UnansweredCall) -> String {
    "returns \(ValueText.describeWithType(value)), "
      + "the member returns \(TypeText.describe(call.returnType))"
      + numberHint(value, call.returnType)
  }

  /// A number that was written without its type is an `Int` or a `Double` in `Any`.
  private static func numberHint(_ value: Any?, _ type: any Any.Type) -> String {
    guard value is any Numeric, type is any Numeric.Type else { return "" }
    return "; write \(ValueText.describe(value)) as \(TypeText.describe(type))"
  }

  private static func lineToPaste(_ call: UnansweredCall) -> String {
    let arguments = call.arguments.value.map(LiteralText.describe).joined(separator: ", ")
    let conditions = arguments.isEmpty ? "" : ".with(\(arguments))"
    let answer = LiteralText.placeholder(for: call.returnType)
    let name = call.fake.caseName(of: call.function)
    return "\(call.fake.placeholder).stub(.\(name))\(conditions).andReturn(\(answer))"
  }
}
