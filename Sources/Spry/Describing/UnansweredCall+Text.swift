extension UnansweredCall {
  var text: String {
    switch cause {
    case .missingStub(let missing): missingStub(missing)
    case .skipped(let type, let value, let rule):
      """
      \(fake) skipped a stub that matches \(call.text), because it returns the wrong type.
        \(rule.pattern.text), at \(rule.location.shortName)
        \(mismatch(value.value, type))
      Return a value of the member's type, or remove the stub.
      """
    case .unasked(let rule):
      """
      \(fake) skipped a stub that matches \(call.text), because the member only records its calls.
        \(rule.pattern.text), at \(rule.location.shortName)
      Call spryify instead of recordCall in the member, or remove the stub.
      """
    case .wrongResult(let type, let result, let rule):
      refuse(
        """
        return the result of its stub for \(call.text): expected \(TypeText.describe(type)), \
        received \(result.value is Void ? "nothing" : ValueText.describeWithType(result.value)).
        """, rule,
        rule.answers.gate == nil
          ? "make its andDo closure return \(TypeText.describe(type))."
          : "call resume(returning:) with a value of that type.")
    case .wrongClosure(let mismatch, let rule):
      refuse(
        "call its stub's closure for \(call.text):\n  \(mismatch.text(call.labels))", rule,
        mismatch.remedy)
    case .asyncAnswer(let rule):
      refuse(
        """
        \(rule.answers.gate == nil ? "run an async closure for" : "suspend") \(call.text), \
        because the \(fake.memberKind) isn't async.
        """, rule, remedyForAsyncAnswers)
    case .missingFallback(let rule):
      refuse(
        """
        call through to a fallbackValue for \(call.text), because the \(fake.memberKind) has none.
        """, rule, "use andReturn instead of andCallThrough.")
    case .overdueGate:
      """
      The gate for \(fake.member(call.text)) still holds the call, although its task was canceled.
      The member can't throw, so the test has to resume it: \
      call resume(returning:) or open() on the gate, for example in a defer block.
      """
    case .wrongError(let error, let allowed, let rule):
      refuse(
        """
        throw \(ValueText.describeWithType(error)) from \(call.text): the \(fake.memberKind) \
        \(allowed.map(FailedMember.limit) ?? "throws only the errors of its closure").
        """, rule, remedy(forErrorsBesides: allowed))
    }
  }

  /// Says what the fake can't do with a stub, or with its fallback, and how to fix the stub.
  private func refuse(_ action: String, _ rule: StubRule?, _ remedy: String) -> String {
    let advice = rule.map { "The stub is at \($0.location.shortName); \(remedy)" }
    return "\(fake) can't \(action)\n\(advice ?? "The error is that of its fallbackValue.")"
  }

  private func remedy(forErrorsBesides allowed: (any Error.Type)?) -> String {
    guard let allowed else { return "let the closure throw the error, and call it in andDo." }
    if allowed != Never.self { return "make it throw \(TypeText.describe(allowed))." }
    let value = "make it return a value"
    if fake.isClosure { return "\(value), or pass throwing: when you create the closure." }
    return fake.isGenerated ? "\(value)." : "\(value), or call spryifyThrows in the fake."
  }

  private var remedyForAsyncAnswers: String {
    let value = "use andReturn or a synchronous andDo"
    if fake.isClosure { return "\(value), or create the closure with asyncClosure()." }
    return fake.isGenerated ? "\(value)." : "\(value), or make the member async."
  }

  // A call that no stub matches.

  private func missingStub(_ missing: MissingStub) -> String {
    let headline = "\(fake) has no stub for \(call.text)"
    if let count = missing.repetition {
      return "\(headline), as already reported (\(count) such calls in this test)."
    }
    let (type, rules) = (missing.type, missing.rules)
    var lines = ["\(headline)."]
    if call.arguments.contains(where: TypeKind.isClosure) {
      lines.append("Closure arguments aren't called, so code that waits for them hangs.")
    }
    if !rules.isEmpty { lines.append("Stubs for \(call.function.rawValue):") }
    lines += NumberedList.lines(rules, "stub") { rule in
      ["\(rule.pattern.text), at \(rule.location.shortName)"] + reasons(rule, type)
    }
    lines += advice(missing)
    // Functions that call each other in turn are listed once.
    for caller in missing.callers.map(\.text) where !lines.contains(caller) { lines.append(caller) }
    return lines.joined(separator: "\n")
  }

  /// Says which stub to change or to add.
  private func advice(_ missing: MissingStub) -> [String] {
    let (type, rules) = (missing.type, missing.rules)
    let match = rules.firstIndex { Mismatch($0.pattern, call).isMatch }
    if let match, rules[match].answers.next == nil {
      let placeholder = LiteralText.placeholder(for: type)
      return ["Add to the end of stub \(match + 1): .thenReturn(\(placeholder))"]
    }
    var lines: [String] = []
    if missing.isOverruled, match == nil {
      let line = LineToPaste.stub(fake, call, type, isForAll: true)
      lines.append(
        "Since \(call.function.rawValue) has stubs, the policy doesn't answer it. "
          + "To answer all other calls, add: \(line)")
    } else {
      let changeable = match.flatMap { rules[$0].answers.gate == nil ? $0 + 1 : nil }
      let verb = changeable.map { "Change stub \($0), or add" } ?? "Add"
      lines.append("\(verb): \(LineToPaste.stub(fake, call, type))")
    }
    if !rules.isEmpty, match == nil {
      lines.append("Or, if these arguments are wrong, fix the code that passes them.")
    }
    return lines
  }

  /// Returns the reasons why a stub wasn't used.
  private func reasons(_ rule: StubRule, _ type: any Any.Type) -> [String] {
    let difference = Mismatch(rule.pattern, call)
    if !difference.isMatch { return difference.lines }
    guard let answer = rule.answers.next?.answer
    else { return ["used up after \(Wording.count(rule.answers.limit ?? 0, "call"))"] }
    if case .suspend = answer { return ["its gate is open"] }
    return answer.value.map { [mismatch($0.value, type)] } ?? []
  }

  /// Describes why a value can't be returned.
  ///
  /// A number literal without a type is an `Int` or a `Double` in `Any`; for that there is a hint.
  private func mismatch(_ value: Any?, _ type: any Any.Type) -> String {
    let isLiteral =
      value is any BinaryInteger
      || (value as? any BinaryFloatingPoint)?.isFinite ?? false
        && !(Optionals.flatten(type: type) is any BinaryInteger.Type)
    let hint =
      isLiteral && LookAlike.converted(value, to: type) != nil
      ? "; use \(ValueText.describe(value)) as \(TypeText.describe(type))" : ""
    return "returns \(ValueText.describeWithType(value)), "
      + "but the member returns \(TypeText.describe(type))\(hint)"
  }
}
