extension AnswerText {
  /// Describes a closure argument that can't be called as its stub specifies.
  static func wrongCallback(
    _ fake: FakeIdentity, _ call: Call, _ mistake: CallbackMistake, _ rule: StubRule
  ) -> String {
    """
    \(fake) cannot call the closure at index \(mistake.index) of \(call.text).
    \(mistake.text(of: call))
    The stub's andCall is at \(rule.location.shortName).
    """
  }
}

extension CallbackMistake {
  /// Describes what is wrong, and how to fix it.
  fileprivate func text(of call: Call) -> String {
    switch reason {
    case .noArgument:
      let count = Wording.count(call.arguments.count, "argument")
      return "The call has \(count); the first has index 0.\(hint(call))"
    case .noClosure(let value):
      return
        "That argument is not a closure: \(ValueText.describeWithType(value.value)).\(hint(call))"
    case .notPlain(let type):
      return
        "Its type is \(TypeText.describe(type)); call it in andDo. andCall is for closures that are "
        + "not async, do not throw, are not isolated to an actor and have at most 4 parameters."
    case .values(.count(let expected, let received)):
      let count = Wording.count(expected, "argument")
      return "The closure takes \(count), but the stub passes \(received)."
    case .values(.type(let index, let expected, let received)):
      return "Parameter \(index + 1) of the closure is \(TypeText.describe(expected)), but the "
        + "stub passes \(ValueText.describeWithType(received.value))."
    }
  }

  /// Points out where the call has closures.
  private func hint(_ call: Call) -> String {
    let indices = call.arguments.indices.filter { index in
      Optionals.flatten(call.arguments[index]).map { FunctionType($0) != nil } ?? false
    }
    guard let first = indices.first else { return " The call has no closure." }
    return " Write: andCall(\(first), with: …)"
  }
}
