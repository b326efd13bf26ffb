/// What is said to someone who has used the library wrongly.
enum MistakeText {
  static func unknownFunction(_ fake: FakeIdentity, _ signature: String) -> String {
    let name = Signature(signature).baseName
    let line = signature == name ? "case \(name)" : "case \(name) = \"\(signature)\""
    let enumName = fake.isStatic ? "ClassFunction" : "Function"
    return """
      \(fake) has no function \(signature) in its enum \(enumName).
      Add: \(line)
      """
  }

  static func stub(
    _ mistake: StubMistake, _ fake: FakeIdentity, _ function: FunctionName
  ) -> String {
    switch mistake {
    case .conditionsTooLate(isInForce: true):
      """
      The stub of \(fake) \(function.rawValue) has its answer already, so with(…) comes too late.
      Write: \(fake.placeholder).stub(.\(fake.caseName(of: function))).with(…).andReturn(…)
      """
    case .conditionsTooLate(isInForce: false):
      """
      The stub of \(fake) \(function.rawValue) has two with(…).
      Give all its arguments in one.
      """
    case .incomparable(let incomparable):
      self.incomparable(incomparable, fake, function)
    }
  }

  static func incomparable(
    _ incomparable: ArgumentPattern.Incomparable, _ fake: FakeIdentity, _ function: FunctionName
  ) -> String {
    let signature = Signature(function.rawValue)
    return """
      \(fake) \(function.rawValue), \
      \(CallText.argumentName(at: incomparable.index, in: signature)): \
      values of type \(incomparable.type) cannot be compared.
      Make \(incomparable.type) Equatable, or give Argument.pass { … } instead of the value.
      """
  }

  static func captor(_ miss: ArgumentCaptor.Miss) -> String {
    switch miss {
    case .outOfRange(let index, let count):
      "The captor has no value at index \(index): it has captured "
        + "\(count == 0 ? "nothing" : Wording.count(count, "argument"))."
    case .wrongType(let index, let expected, let value):
      "The captor's value at index \(index) is not of type \(expected): "
        + "it is \(ValueText.describeWithType(value.value))."
    }
  }

  static func wrongArguments(
    _ fake: FakeIdentity, _ call: RecordedCall, _ expected: any Any.Type
  ) -> String {
    let types = call.arguments
      .map { Optionals.flatten($0).map { "\(type(of: $0))" } ?? "nil" }
      .joined(separator: ", ")
    return "\(fake) received \(call): its arguments (\(types)) are not \(expected)."
  }
}
