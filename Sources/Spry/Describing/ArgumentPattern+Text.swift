extension ArgumentPattern {
  /// Describes the arguments that a stub matches: `with(7, "x")`.
  var text: String {
    let condition = condition.map { ["matching: \($0.typeText)"] } ?? []
    let texts = matchers.isEmpty ? condition : argumentTexts + condition
    return texts.isEmpty ? "any arguments" : "with(\(texts.joined(separator: ", ")))"
  }

  /// The texts of the single arguments: `7`, `"x"`.
  var argumentTexts: [String] {
    matchers.map(\.description) + (hasRest ? [Argument.rest.description] : [])
  }
}

extension ArgumentPattern.Condition {
  /// The type of the closure that matches all arguments: `(Trail, String) -> Bool`.
  var typeText: String {
    "(\(types.map { TypeText.describe($0) }.joined(separator: ", "))) -> Bool"
  }
}

extension ParameterMismatch {
  /// Describes what is wrong: `argument 2 (name): expected String, received 7 (Int)`.
  func text(_ labels: Signature) -> String {
    switch self {
    case .count(let expected, let received):
      return "expected \(Wording.count(expected, "argument")), received \(received)"
    case .type(let index, let expected, let received):
      let name = labels.argumentName(at: index)
      let position = "argument \(index + 1)"
      return "\(name == position ? position : "\(position) (\(name))"): "
        + "expected \(TypeText.describe(expected)), "
        + "received \(ValueText.describeWithType(received.value))"
        + TypeText.sendableHint(expected, received.value)
    }
  }

  /// Describes how to fix the closure.
  func remedy(in fake: FakeIdentity) -> String {
    switch self {
    case .count(let expected, let received):
      received == 0
        ? "remove its closure's \(expected == 1 ? "parameter" : "parameters")."
        : "give its closure \(Wording.count(received, "parameter"))."
    case .type(let index, let expected, let received):
      Optionals.flatten(received.value) == nil
        ? "make parameter \(index + 1) of its closure optional."
        : "change parameter \(index + 1) of its closure to "
          + "\(LineToPaste.isClosure(received.value) ? "@escaping " : "")"
          + TypeText.describe(typeOf: received.value)
          + (expected is any InoutArgument.Type && !(received.value is any InoutArgument)
            && !fake.isGenerated
            ? " or, if the parameter is inout, pass it as Inout(…) in the fake." : ".")
    }
  }
}

extension TypeText {
  /// Returns a hint for a closure that was rejected only because of `@Sendable`, or an empty
  /// string.
  static func sendableHint(_ expected: any Any.Type, _ received: Any?) -> String {
    guard let received = Optionals.flatten(received) else { return "" }
    let texts = [Optionals.flatten(type: expected), type(of: received)]
      .map { type in String(reflecting: type) }
    let plain = texts.map { $0.replacing("@Sendable ", with: "") }
    guard texts[0] != texts[1], plain[0] == plain[1] else { return "" }
    return "\nThe closure types differ only in @Sendable."
  }
}
