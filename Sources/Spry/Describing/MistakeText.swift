/// What is said to someone who has used the library wrongly.
enum MistakeText {
  /// Added to a failure that ends the process because there is no framework to report it to.
  static let noLinkedFramework =
    "There is no running test to fail. For XCTest, link SpryXCTest; for Swift Testing, link SpryTesting."

  /// Added to a failure for which no running test could be found.
  static let noRunningTest = """
    No test was running when this happened. Look for calls in initial values of XCTestCase properties, \
    in class setUp() and tearDown(), and on threads that outlive their test.
    """

  static func unknownFunction(
    _ fake: FakeIdentity, _ signature: String, _ known: [FunctionName]
  ) -> String {
    let enumName = fake.isStatic ? "ClassFunction" : "Function"
    let headline = "\(fake) has no function \(signature) in its enum \(enumName)."
    let name = Signature(signature).baseName
    guard let nearest = NearestName.find(signature, among: known, of: fake) else {
      return "\(headline)\nAdd: \(declaration(name, signature))"
    }
    let nearestCase = declaration(fake.caseName(of: nearest), nearest.rawValue)
    guard fake.caseName(of: nearest) == name else {
      return """
        \(headline)
        Add: \(declaration(name, signature))
        Or is it \(nearestCase)?
        """
    }
    return """
      \(headline)
      It has \(nearestCase).
      Change that to: \(declaration(name, signature))
      Or add, for an overload: \(declaration(overloadName(signature), signature))
      """
  }

  /// The line that declares a case, without the raw value if it is the name.
  private static func declaration(_ name: String, _ rawValue: String) -> String {
    rawValue == name ? "case \(name)" : "case \(name) = \(rawValue.debugDescription)"
  }

  /// The base name followed by the labels: `loadIDName` for `load(id:name:)`.
  private static func overloadName(_ signature: String) -> String {
    let signature = Signature(signature)
    let labels = (signature.labels ?? []).compactMap(\.self)
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return signature.baseName + (labels.isEmpty ? "Overload" : labels.joined())
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
    case .timesTooEarly:
      """
      The stub of \(fake) \(function.rawValue) has no answer yet, so times(…) has nothing to repeat.
      Write: \(fake.placeholder).stub(.\(fake.caseName(of: function))).andReturn(…).times(…)
      """
    case .wrongTimes(let count):
      """
      The stub of \(fake) \(function.rawValue) cannot answer \(count) times.
      Give times(…) a number of 1 or more.
      """
    case .unreachedGate(let count, let arrivals, let limit):
      GateText.unreached(fake, function, count, arrivals, limit)
    case .argument(let mistake):
      argument(mistake, fake, function)
    case .timesTooLate:
      """
      The stub of \(fake) \(function.rawValue) has answered calls already, so times(…) comes too late.
      Write times(…) right after the answer.
      """
    }
  }

  static func argument(
    _ mistake: ArgumentMistake, _ fake: FakeIdentity, _ function: FunctionName
  ) -> String {
    let name = function.argumentName(at: mistake.index)
    let argument = "\(fake) \(function.rawValue), \(name)"
    switch mistake.reason {
    case .incomparable(let type):
      return "\(argument): \(incomparable(type))"
    case .matchesNothing(let matcher):
      return """
        \(argument): no argument can match \(matcher.text).
        Give a matcher that some argument can match.
        """
    }
  }

  private static func incomparable(_ type: any Any.Type) -> String {
    if type == Arguments.self {
      return """
        Arguments.matching { … } stands for all arguments.
        Give it alone, or Argument.pass { … } for one of them.
        """
    }
    let type = TypeText.describe(type)
    let remedy = type.contains("->") ? "Give" : "Make \(type) Equatable, or give"
    return """
      values of type \(type) cannot be compared.
      \(remedy) Argument.pass { … } instead of the value.
      """
  }

  static func negativeCount(
    _ count: CountSpecifier, _ fake: FakeIdentity, _ function: FunctionName
  ) -> String {
    """
    \(fake) \(function.rawValue): there cannot be fewer than 0 calls, as in countSpecifier: .\(count).
    Give a count of 0 or more.
    """
  }

  static func wrongArguments(
    _ fake: FakeIdentity, _ call: RecordedCall, _ expected: any Any.Type
  ) -> String {
    let types = call.arguments.map { TypeText.describe(typeOf: $0) }.joined(separator: ", ")
    let name = fake.caseName(of: FunctionName(call.function))
    let tuple = call.arguments.count == 1 ? types : "(\(types))"
    return """
      \(fake) received \(call): its arguments (\(types)) are not \(TypeText.describe(expected)).
      Write: \(fake.placeholder).arguments(of: .\(name), as: \(tuple).self)
      """
  }
}

extension CaptorMistake {
  /// What is said to someone who asks a captor for what it does not have.
  var text: String {
    let captor = parameter.map { "The captor of \($0.text)" } ?? "The captor"
    switch reason {
    case .outOfRange(let count):
      let captured = count == 0 ? "nothing" : Wording.count(count, "argument")
      let advice =
        parameter == nil
        ? "Give it to a stub with an answer, or to a verification."
        : "It captures when the stub answers, and when the verification finds a call."
      return """
        \(captor) has no value at index \(index): it has captured \(captured).
        \(advice)
        """
    case .wrongType(let expected, let value):
      let remedy =
        value.value is Transient.Placeholder
        ? "The fake passes it on as Transient, which is not kept: take it in andDo { … }."
        : "Write: try captor.value(at: \(index), as: \(TypeText.metatype(of: value.value)))"
      return """
        \(captor) has no \(TypeText.describe(expected)) at index \(index): \
        it has captured \(ValueText.describeWithType(value.value)).\
        \(TypeText.sendableHint(expected, value.value))
        \(remedy)
        """
    }
  }
}

extension CapturedParameter {
  fileprivate var text: String {
    "\(fake) \(function.rawValue), \(function.argumentName(at: index)),"
  }
}
