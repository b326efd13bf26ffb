/// Texts about incorrect uses of the library.
enum MistakeText {
  /// Added to a failure that ends the process because no test framework is linked.
  static let noLinkedFramework =
    "There is no running test to fail. For XCTest, link SpryXCTest; for Swift Testing, link SpryTesting."

  /// Added to a failure for which no running test could be found.
  static let noRunningTest = """
    No test was running when this happened. Look for calls in the initial values of XCTestCase \
    properties, in class func setUp() and tearDown(), and on threads that outlive their test.
    """

  static func unknownFunction(
    _ fake: FakeIdentity, _ signature: String, _ known: [FunctionName]
  ) -> String {
    let enumName = fake.isStatic ? "ClassFunction" : "Function"
    let headline = "\(fake) has no case for \(signature) in its enum \(enumName)."
    let name = Signature(signature).baseName
    guard let nearest = NearestName.find(signature, among: known, of: fake) else {
      return "\(headline)\nAdd: \(declaration(name, signature))"
    }
    let nearestCase = declaration(fake.caseName(of: nearest), nearest.rawValue)
    guard fake.caseName(of: nearest) == name else {
      return """
        \(headline)
        Add: \(declaration(name, signature))
        Or did you mean \(nearestCase)?
        """
    }
    return """
      \(headline)
      It has \(nearestCase).
      Change that to: \(declaration(name, signature))
      Or, for an overload, add: \(declaration(overloadName(signature), signature))
      """
  }

  /// Returns the declaration of a case, without the raw value if that equals the name.
  private static func declaration(_ name: String, _ rawValue: String) -> String {
    if Signature(rawValue).isOperator { return "case <#name#> = \(rawValue.debugDescription)" }
    let code = Keyword.escape(name)
    return rawValue == name ? "case \(code)" : "case \(code) = \(rawValue.debugDescription)"
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
      The stub of \(fake) \(function.rawValue) already has an answer, so with(…) comes too late.
      Write: \(stub(fake, function)).with(<#arguments#>).andReturn(<#value#>)
      """
    case .conditionsTooLate(isInForce: false):
      """
      The stub of \(fake) \(function.rawValue) has two calls to with(…).
      Pass all arguments in a single call.
      """
    case .timesTooEarly:
      """
      The stub of \(fake) \(function.rawValue) has no answer yet, so times(…) has nothing to repeat.
      Write: \(stub(fake, function)).andReturn(<#value#>).times(<#count#>)
      """
    case .wrongTimes(let count):
      """
      The stub of \(fake) \(function.rawValue) cannot answer \(count) times.
      Pass 1 or more to times(…).
      """
    case .unreachedGate(.arrival, let count, let arrivals, let limit):
      GateText.unreached(fake, function, count, arrivals, limit)
    case .unreachedGate(.cancellation, let count, let cancellations, let limit):
      GateText.uncancelled(fake, function, count, cancellations, limit)
    case .argument(let mistake):
      argument(mistake, fake, function)
    case .notStubbable:
      """
      \(fake) isn't Stubbable, so no call uses the stub of \(function.rawValue).
      Let the fake adopt Spryable, and return the result of spryify or stubbedValue.
      """
    case .secondAnswer:
      """
      The stub of \(fake) \(function.rawValue) already has an answer, and this one replaces it.
      Use thenReturn, thenDo, thenThrow, or thenCall for the calls after the first.
      """
    case .timesTooLate:
      """
      The stub of \(fake) \(function.rawValue) has already answered calls, so times(…) comes too late.
      Write times(…) right after the answer.
      """
    }
  }

  private static func stub(_ fake: FakeIdentity, _ function: FunctionName) -> String {
    "\(fake.placeholder).stub(.\(fake.caseName(of: function)))"
  }

  static func argument(
    _ mistake: ArgumentMistake, _ fake: FakeIdentity, _ function: FunctionName
  ) -> String {
    let name = function.argumentName(at: mistake.index)
    let argument = "\(fake) \(function.rawValue), \(name)"
    switch mistake.reason {
    case .incomparable(let type, let whole):
      return "\(argument): \(incomparable(type, in: whole))"
    case .misplacedRest:
      return """
        \(argument): Argument.rest matches all remaining arguments.
        Pass it last, and not inside another matcher. A message goes after a label, such as countSpecifier:.
        """
    case .misplacedCaptor:
      return """
        \(argument): a captor inside a collection or a tuple captures nothing.
        Pass it as an argument of its own, or use it in Argument.contains or Argument.where.
        """
    case .tooDeep(let type):
      return """
        \(argument): this \(TypeText.describe(type)) is nested too deeply to be compared.
        Write: Argument.pass { (value: \(TypeText.describe(type))) in <#condition#> }
        """
    case .matchesNothing(let matcher):
      return """
        \(argument): no argument can match \(matcher).
        Use a matcher that some argument can match.
        """
    }
  }

  private static func incomparable(_ type: any Any.Type, in whole: any Any.Type) -> String {
    let name = TypeText.describe(type)
    if name.contains("->"), type == whole {
      return """
        closures cannot be compared.
        Write: Argument.anything
        Or, to call the closure later, pass Argument.captor().
        """
    }
    return """
      values of type \(TypeText.describe(whole)) cannot be compared, \(reason(name)).
      Write: Argument.pass { (value: \(TypeText.describe(whole))) in <#condition#> }\(alternative(name))
      """
  }

  private static func reason(_ type: String) -> String {
    type.contains("->")
      ? "because they contain a closure" : "because \(type) is not Equatable"
  }

  private static func alternative(_ type: String) -> String {
    type.contains("->") ? "" : "\nOr make \(type) Equatable."
  }

  static func negativeCount(
    _ count: CountSpecifier, _ fake: FakeIdentity, _ function: FunctionName
  ) -> String {
    """
    \(fake) \(function.rawValue): countSpecifier: \(count.code) specifies a negative number of calls.
    Use a count of 0 or more.
    """
  }

  static func wrongArgument(
    _ fake: FakeIdentity, _ call: RecordedCall, _ index: Int, _ expected: any Any.Type
  ) -> String {
    let arguments = call.arguments
    guard arguments.indices.contains(index) else {
      return """
        \(fake) received \(call): it has no argument at index \(index).
        Pass an index of 0 or more that is less than \(arguments.count).
        """
    }
    let name = fake.caseName(of: call.call.function)
    let isNil = Optionals.flatten(arguments[index]) == nil
    let type =
      isNil
      ? TypeText.append("?.self", to: TypeText.describe(expected))
      : TypeText.metatype(of: arguments[index])
    return """
      \(fake) received \(call): \(call.call.labels.argumentName(at: index)) is not \
      \(TypeText.describe(expected)), but \(ValueText.describeWithType(arguments[index])).
      Write: \(fake.placeholder).arguments(of: .\(name), at: \(index), as: \(type))
      """
  }

  static func wrongArguments(
    _ fake: FakeIdentity, _ call: RecordedCall, _ expected: any Any.Type
  ) -> String {
    let types = call.arguments.map { TypeText.describe(typeOf: $0) }.joined(separator: ", ")
    let name = fake.caseName(of: FunctionName(call.function))
    let type = call.arguments.count == 1 ? TypeText.append(".self", to: types) : "(\(types)).self"
    return """
      \(fake) received \(call): its arguments (\(types)) are not \(TypeText.describe(expected)).
      Write: \(fake.placeholder).arguments(of: .\(name), as: \(type))
      """
  }
}

extension CaptorMistake {
  /// Describes why a captor doesn't have the requested value.
  var text: String {
    let captor = parameter.map { "The captor of \($0.text)" } ?? "The captor"
    switch reason {
    case .outOfRange(let count):
      let captured = count == 0 ? "nothing" : Wording.count(count, "argument")
      let advice =
        parameter == nil
        ? "Pass it to a stub that has an answer, or to an assertion."
        : "A captor captures arguments when its stub answers a call, or when an assertion finds one."
      return """
        \(captor) has no value at index \(index): it has captured \(captured).
        \(advice)
        """
    case .wrongType(let expected, let value):
      let remedy =
        value.value is Transient.Placeholder
        ? "The fake wraps it in Transient, so it is not recorded. Use it in an andDo closure."
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
