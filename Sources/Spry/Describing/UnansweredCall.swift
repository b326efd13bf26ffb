/// A call that a fake can't answer, or can't answer with what a stub gives it.
package struct UnansweredCall: Sendable {
  /// Why the call has no answer.
  ///
  /// The types are the member's return type.
  package enum Cause: Sendable {
    /// No stub answers. The callers are the functions between the test and the fake. The call is
    /// unexpected if only other functions of the fake have stubs.
    case missingStub(any Any.Type, [StubRule], [Caller], isUnexpected: Bool)
    /// No stub answers, as reported before; with the number of such calls so far.
    case missingStubAgain(Int)
    /// A stub's answer was used by no call, because its value doesn't have the member's type.
    case passedOver(any Any.Type, Unchecked<Any?>, StubRule)
    /// The result of a stub's closure doesn't have the member's type.
    case wrongResult(any Any.Type, Unchecked<Any?>, StubRule)
    /// An `andDo` closure can't be called with the call's arguments.
    case wrongClosure(ParameterMismatch, StubRule)
    /// An argument can't be called or set as the stub specifies.
    case wrongEffect(EffectMistake, StubRule)
    /// A gate was resumed with something that the member can't return.
    case wrongResumption(any Any.Type, Unchecked<Any?>, StubRule)
    /// The answer has to be awaited, but the member isn't async.
    case asyncAnswer(StubRule)
    /// The stub calls through to a `fallbackValue` that the member doesn't have.
    case missingFallback(StubRule)
    /// A gate has held the canceled call for too long, and the member can't throw.
    case overdueGate
    /// The member, or the faked closure, can't throw the error of the stub or the fallback.
    ///
    /// The allowed type is `nil` if the member rethrows, and its closure hasn't thrown the error.
    case wrongError(any Error, allowed: (any Error.Type)?)
  }

  let fake: FakeIdentity
  let call: Call
  let cause: Cause

  var text: String {
    switch cause {
    case .missingStub(let type, let rules, let callers, let isUnexpected):
      missingStub(type, rules, callers, isUnexpected)
    case .missingStubAgain(let count):
      "\(fake) has no stub that answers \(call.text), as reported before: call \(count) of this test."
    case .passedOver(let type, let value, let rule):
      """
      \(fake) has a stub that could not answer \(call.text), and that answered no other calls.
        \(rule.pattern.text), written at \(rule.location.shortName)
        \(mismatch(value.value, type))
      Return a value of the member's type, or remove the stub.
      """
    case .wrongResult(let type, let result, let rule): wrongResult(type, result.value, rule)
    case .wrongClosure(let mismatch, let rule):
      """
      \(fake) cannot pass the arguments of \(call.text) to its stub's closure.
      \(mismatch.text(call.labels))
      The closure is at \(rule.location.shortName); \(mismatch.remedy)
      """
    case .wrongEffect(let mistake, let rule):
      """
      \(fake) cannot \(mistake.isAssignment ? "set the argument" : "call the closure") \
      at index \(mistake.index) of \(call.text).
      \(wrongEffect(mistake))
      The stub's \(mistake.isAssignment ? "andSet" : "andCall") is at \(rule.location.shortName).
      """
    case .wrongResumption(let type, let value, let rule):
      """
      \(fake) cannot return what its gate was resumed with for \(call.text): \
      expected \(TypeText.describe(type)), received \(ValueText.describeWithType(value.value)).
      The gate is at \(rule.location.shortName); \
      call resume(returning:) with \(TypeText.describe(type)).
      """
    case .asyncAnswer(let rule):
      """
      \(fake) cannot suspend \(call.text), because the member is not async.
      Its stub at \(rule.location.shortName) answers with \
      \(rule.answers.gate == nil ? "an async closure" : "andSuspend()"); \
      answer with andReturn, or with a closure that does not await.
      """
    case .missingFallback(let rule):
      """
      \(fake) cannot call through from \(call.text), because the member has no fallbackValue.
      The stub is at \(rule.location.shortName); \
      answer with andReturn, or pass fallbackValue: super.… in the fake.
      """
    case .overdueGate:
      """
      \(fake) still holds \(call.text) at a gate, although the call's task was cancelled.
      The member cannot throw, so only the test can end the wait: \
      call resume(returning:) or open() on the gate, even if the test ends early.
      """
    case .wrongError(let error, let allowed): wrongError(error, allowed)
    }
  }

  private func wrongResult(_ type: any Any.Type, _ result: Any?, _ rule: StubRule) -> String {
    let type = (name: TypeText.describe(type), placeholder: LiteralText.placeholder(for: type))
    let headline =
      "\(fake) cannot return the result of its stub for \(call.text): expected \(type.name),"
    if result is Void {
      return """
        \(headline) but the stub returned nothing.
        The stub is at \(rule.location.shortName); return \(type.name) from \
        its andDo closure, or add .thenReturn(\(type.placeholder)) to andCall or andSet.
        """
    }
    return """
      \(headline) received \(ValueText.describeWithType(result)).
      The stub's andDo closure is at \(rule.location.shortName); return \(type.name) from it.
      """
  }

  private func wrongError(_ error: any Error, _ allowed: (any Error.Type)?) -> String {
    let headline = "\(fake) cannot throw \(ValueText.describeWithType(error)) from \(call.text):"
    guard let allowed else {
      return """
        \(headline) the member throws only the errors of its closure.
        Let the closure throw the error, and call it in andDo.
        """
    }
    if allowed != Never.self {
      return "\(headline) the member throws only \(allowed).\nStub an error of that type."
    }
    let reason = fake.isClosure ? "closure does" : "fake calls spryify or stubbedValue, which do"
    let remedy =
      fake.isClosure
      ? "for a type with throws(…), make it with closure(throwing: \(type(of: error)).self)."
      : "declare the member with throws, and call spryifyThrows or stubbedValueThrows in it."
    return "\(headline) the \(reason) not throw.\nAnswer with andReturn, or \(remedy)"
  }

  // A call that no stub answers.

  private func missingStub(
    _ type: any Any.Type, _ rules: [StubRule], _ callers: [Caller], _ isUnexpected: Bool
  ) -> String {
    let headline = "\(fake) has no stub that answers \(call.text)."
    let stubs =
      rules.isEmpty
      ? ["\(call.function.rawValue) has no stubs."]
      : ["Stubs of \(call.function.rawValue):"]
        + ListText.numbered(rules, "stub") { rule in
          ["\(rule.pattern.text), written at \(rule.location.shortName)"] + reasons(rule, type)
        }
    let advice =
      "Write: \(LineToPaste.stub(fake, call, type))"
      + (isUnexpected ? "\nOr, if it should not be called, fix the code that calls it." : "")
    // Functions that call each other in turn are listed once.
    let lines = callers.map(\.text)
    let callers = lines.indices.filter { !lines[..<$0].contains(lines[$0]) }.map { lines[$0] }
    return ([headline] + stubs + [advice] + callers).joined(separator: "\n")
  }

  /// Returns the reasons why a stub did not answer.
  private func reasons(_ rule: StubRule, _ type: any Any.Type) -> [String] {
    let difference = Mismatch(rule.pattern, call)
    if !difference.isMatch { return difference.lines }
    guard let answer = rule.answers.next?.answer else {
      return ["used up after \(Wording.count(rule.answers.limit ?? 0, "call"))"]
    }
    if case .suspend = answer { return ["its gate is open"] }
    guard let value = answer.value else { return [] }
    return [mismatch(value.value, type)]
  }

  /// Describes why a value can't be returned.
  ///
  /// A number literal without a type is an `Int` or a `Double` in `Any`; for that there is a hint.
  private func mismatch(_ value: Any?, _ type: any Any.Type) -> String {
    func isConvertible<Target>(to target: Target.Type) -> Bool {
      Number.convert(value, to: target) != nil
    }
    let isLiteral = value is any BinaryInteger || !(type is any BinaryInteger.Type)
    let hint =
      isLiteral && _openExistential(type, do: isConvertible)
      ? "; write \(ValueText.describe(value)) as \(TypeText.describe(type))" : ""
    return "returns \(ValueText.describeWithType(value)), "
      + "but the member returns \(TypeText.describe(type))\(hint)"
  }

  // An argument that can't be called or set as its stub specifies.

  /// Describes what is wrong, and how to fix it.
  private func wrongEffect(_ mistake: EffectMistake) -> String {
    switch mistake.reason {
    case .noArgument:
      argumentCount + callbackHint
    case .noClosure(let value):
      "That argument is not a closure: \(ValueText.describeWithType(value.value)).\(callbackHint)"
    case .notPlain(let type):
      "Its type is \(TypeText.describe(type)); call it in andDo. andCall is for Swift closures "
        + "that are not async, do not throw, are not isolated to an actor, and have at most 4 "
        + "parameters, none of them inout, consuming, sending, variadic, or a nonescaping closure."
    case .values(.count(let expected, let received)):
      "The closure takes \(Wording.count(expected, "argument")), but the stub passes \(received)."
    case .values(.type(let index, let expected, let received)):
      "Parameter \(index + 1) of the closure is \(TypeText.describe(expected)), but the "
        + "stub passes \(ValueText.describeWithType(received.value))."
    case .unset(let type?, let value, first: _):
      "The argument is \(TypeText.describe(type)), but the stub sets it to "
        + "\(ValueText.describeWithType(value.value))."
    case .unset(nil, _, let first):
      notInout(mistake.index) + " "
        + (first.map { "Write: andSet(\($0), to: …)" } ?? "The fake passes no argument as Inout(…).")
    }
  }

  private func notInout(_ index: Int) -> String {
    let arguments = call.arguments
    guard arguments.indices.contains(index) else { return argumentCount }
    return "That argument is not inout: \(ValueText.describeWithType(arguments[index]))."
  }

  private var argumentCount: String {
    "The call has \(Wording.count(call.arguments.count, "argument")); the first has index 0."
  }

  /// Points out where the call has closures.
  private var callbackHint: String {
    let first = call.arguments.firstIndex { argument in
      Optionals.flatten(argument).map { FunctionType($0) != nil } ?? false
    }
    return first.map { " Write: andCall(\($0), with: …)" } ?? " The call has no closure."
  }
}

extension EffectMistake {
  /// Whether an argument was to be set, and not called.
  fileprivate var isAssignment: Bool { if case .unset = reason { true } else { false } }
}
