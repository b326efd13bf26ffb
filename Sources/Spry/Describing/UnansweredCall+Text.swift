extension UnansweredCall {
  var text: String {
    switch cause {
    case .missingStub(let missing): missingStub(missing)
    case .passedOver(let type, let value, let rule):
      """
      \(fake) skipped a stub that matches \(call.text), because it returns the wrong type.
        \(rule.pattern.text), at \(rule.location.shortName)
        \(mismatch(value.value, type))
      Return a value of the member's type, or remove the stub.
      """
    case .wrongResult(let type, let result, let rule): wrongResult(type, result.value, rule)
    case .wrongClosure(let mismatch, let rule):
      """
      \(fake) can't call its stub's closure for \(call.text):
        \(mismatch.text(call.labels))
      The stub is at \(rule.location.shortName); \(mismatch.remedy(in: fake))
      """
    case .wrongResumption(let type, let value, let rule):
      """
      The gate for \(fake.member(call.text)) was resumed with \
      \(ValueText.describeWithType(value.value)), but the member returns \(TypeText.describe(type)).
      The gate is at \(rule.location.shortName); \
      call resume(returning:) with a value of type \(TypeText.describe(type)).
      """
    case .asyncAnswer(let rule):
      """
      \(fake) can't \(rule.answers.gate == nil ? "run an async closure for" : "suspend") \(call.text), \
      because \(fake.isClosure ? "closure() creates a synchronous closure" : "the member isn't async").
      The stub is at \(rule.location.shortName). \
      \(asyncRemedy)
      """
    case .missingFallback(let rule):
      """
      \(fake) can't call through to a fallbackValue for \(call.text), because the \(fake.memberKind) has none.
      The stub is at \(rule.location.shortName); \
      use andReturn instead of andCallThrough\(fallbackRemedy).
      """
    case .overdueGate:
      """
      The gate for \(fake.member(call.text)) still holds the call, although its task was canceled.
      The member can't throw, so the test has to resume it: \
      call resume(returning:) or open() on the gate, for example in a defer block.
      """
    case .wrongError(let error, let allowed, let rule): wrongError(error, allowed, rule)
    }
  }

  /// How to let the member wait for an async answer.
  private var asyncRemedy: String {
    let use = "use andReturn or a synchronous andDo."
    if fake.isClosure {
      return
        "If the closure's type is async, create the closure with asyncClosure(); otherwise, \(use)"
    }
    return fake.isGenerated
      ? "The member follows its protocol or superclass; \(use)"
      : "If the protocol or superclass lets the member be async, declare it async in the fake; otherwise, \(use)"
  }

  /// How to give the member a fallback value.
  private var fallbackRemedy: String {
    if fake.isClosure { return "" }
    return fake.isGenerated
      ? ", or generate the fake with --partial"
      : ", or pass a fallbackValue in the fake (in a subclass, usually the call to super)"
  }

  private func wrongResult(_ type: any Any.Type, _ result: Any?, _ rule: StubRule) -> String {
    let type = (name: TypeText.describe(type), placeholder: LiteralText.placeholder(for: type))
    let headline =
      "\(fake) can't return the result of its stub for \(call.text): expected \(type.name),"
    if result is Void {
      return """
        \(headline) but the stub returned nothing.
        The stub is at \(rule.location.shortName); make its andDo closure return \(type.name).
        """
    }
    return """
      \(headline) received \(ValueText.describeWithType(result)).
      The stub is at \(rule.location.shortName); make its andDo closure return \(type.name).
      """
  }

  private func wrongError(
    _ error: any Error, _ allowed: (any Error.Type)?, _ rule: StubRule?
  ) -> String {
    let text = "\(fake) can't throw \(ValueText.describeWithType(error)) from \(call.text): the"
    let place = rule.map { "The stub is at \($0.location.shortName);" } ?? "In the fallbackValue,"
    guard let type = allowed else {
      let remedy =
        rule == nil ? "throw no others." : "let the closure throw the error, and call it in andDo."
      return "\(text) member throws only the errors of its closure.\n\(place) \(remedy)"
    }
    if type != Never.self {
      let (name, verb) = (TypeText.describe(type), rule == nil ? "throw only" : "make it throw")
      return "\(text) \(fake.memberKind) throws only \(name).\n\(place) \(verb) \(name)."
    }
    let reason =
      fake.isClosure
      ? "closure doesn't"
      : fake.isGenerated
        ? "member doesn't" : "fake calls spryify or stubbedValue, which don't"
    let remedy =
      fake.isClosure
      ? " or, if the closure's type has throws(…), pass its error type as throwing: when you create it."
      : fake.isGenerated
        ? "."
        : ". Or, if the protocol or superclass lets the member throw, declare it with throws in the fake and call spryifyThrows or stubbedValueThrows there."
    return "\(text) \(reason) throw.\n\(place) make it return a value, not an error\(remedy)"
  }

  // A call that no stub matches.

  private func missingStub(_ missing: MissingStub) -> String {
    let headline = "\(fake) has no stub for \(call.text)"
    if let count = missing.repetition {
      return "\(headline), as already reported (\(count) such calls in this test)."
    }
    let (type, rules) = (missing.type, missing.rules)
    var lines = ["\(headline)."]
    let closures = call.arguments.count(where: LineToPaste.isClosure)
    if closures > 0 {
      let (subject, verb) = closures == 1 ? ("closure", "isn't") : ("closures", "aren't")
      lines.append("Its \(subject) \(verb) called, so code that waits for that hangs.")
    }
    if missing.takesInout, type == Void.self {
      lines.append("Its inout argument isn't set; a stub can do that with andDo.")
    }
    if !rules.isEmpty { lines.append("Stubs for \(call.function.rawValue):") }
    lines += ListText.numbered(rules, "stub") { rule in
      ["\(rule.pattern.text), at \(rule.location.shortName)"] + reasons(rule, type)
    }
    let match = rules.firstIndex { Mismatch($0.pattern, call).isMatch }
    if let match, rules[match].answers.next == nil {
      let placeholder = LiteralText.placeholder(for: type)
      lines.append("Add to the end of stub \(match + 1): .thenReturn(\(placeholder))")
    } else if missing.isOverruled, match == nil {
      let line = LineToPaste.stub(fake, call, type, isForAll: true)
      lines.append(
        "Since \(call.function.rawValue) has stubs, the policy doesn't answer it. "
          + "To answer all other calls, add: \(line)")
    } else {
      let verb = match.map { "Change stub \($0 + 1), or add" } ?? "Add"
      lines.append("\(verb): \(LineToPaste.stub(fake, call, type))")
    }
    if missing.isUnexpected {
      lines.append("Or, if it should not be called, fix the code that calls it.")
    }
    if !rules.isEmpty, match == nil {
      lines.append("Or, if these arguments are wrong, fix the code that passes them.")
    }
    // Functions that call each other in turn are listed once.
    for caller in missing.callers.map(\.text) where !lines.contains(caller) { lines.append(caller) }
    return lines.joined(separator: "\n")
  }

  /// Returns the reasons why a stub wasn't used.
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
      ? "; use \(ValueText.describe(value)) as \(TypeText.describe(type))" : ""
    return "returns \(ValueText.describeWithType(value)), "
      + "but the member returns \(TypeText.describe(type))\(hint)"
  }
}
