/// What is said to someone who asks a captor for what it does not have.
enum CaptorText {
  static func describe(_ mistake: CaptorMistake) -> String {
    let captor = mistake.parameter.map { "The captor of \(describe($0))" } ?? "The captor"
    switch mistake.reason {
    case .outOfRange(let count):
      let captured = count == 0 ? "nothing" : Wording.count(count, "argument")
      return """
        \(captor) has no value at index \(mistake.index): it has captured \(captured).
        \(advice(mistake))
        """
    case .wrongType(let expected, let value):
      return """
        \(captor) has no \(TypeText.describe(expected)) at index \(mistake.index): \
        it has captured \(ValueText.describeWithType(value.value)).\
        \(TypeText.sendableHint(expected, value.value))
        \(remedy(mistake, value.value))
        """
    }
  }

  private static func remedy(_ mistake: CaptorMistake, _ value: Any?) -> String {
    value is Transient.Placeholder
      ? "The fake passes it on as Transient, which is not kept: take it in andDo { … }."
      : "Write: try captor.value(at: \(mistake.index), as: \(TypeText.metatype(of: value)))"
  }

  private static func describe(_ parameter: CapturedParameter) -> String {
    let name = CallText.argumentName(at: parameter.index, ofCase: parameter.function)
    return "\(parameter.fake) \(parameter.function.rawValue), \(name),"
  }

  private static func advice(_ mistake: CaptorMistake) -> String {
    mistake.parameter == nil
      ? "Give it to a stub with an answer, or to a verification."
      : "It captures when the stub answers, and when the verification finds a call."
  }
}
