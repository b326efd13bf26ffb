extension ArgumentMistake {
  /// Describes what is wrong with an argument that a test specified for a call to a function.
  func text(_ fake: FakeIdentity, _ function: FunctionName) -> String {
    let problem =
      switch reason {
      case .incomparable(let type, let whole):
        incomparable(type, in: whole)
      case .misplacedRest:
        """
        Argument.rest matches all remaining arguments.
        Pass it last, and not inside another matcher. A message goes after a label, such as countSpecifier:.
        """
      case .misplacedCaptor:
        """
        a captor inside a collection or a tuple captures nothing.
        Pass it as an argument of its own, or use it in Argument.contains or Argument.where.
        """
      case .tooDeep(let type):
        """
        this \(TypeText.describe(type)) is nested too deeply to be compared.
        \(predicate(type))
        """
      case .sharedProperty(let property):
        """
        \(property) belongs to an object, whose properties equal(to:ignoring:) cannot ignore.
        Match the other properties with Argument.where.
        """
      case .matchesNothing(let matcher):
        """
        no argument can match \(matcher).
        Use a matcher that some argument can match.
        """
      }
    return "\(fake.argument(at: index, of: function)): \(problem)"
  }

  private func incomparable(_ type: any Any.Type, in whole: any Any.Type) -> String {
    let name = TypeText.describe(type)
    let isClosure = name.contains("->")
    if isClosure, type == whole {
      return """
        closures cannot be compared.
        Write: Argument.anything
        Or, to call the closure later, pass Argument.captor().
        """
    }
    let reason = isClosure ? "they contain a closure" : "\(name) is not Equatable"
    let alternative = isClosure ? "" : "\nOr make \(name) Equatable."
    return """
      values of type \(TypeText.describe(whole)) cannot be compared, because \(reason).
      \(predicate(whole))\(alternative)
      """
  }

  /// The line that matches values of a type with a predicate.
  private func predicate(_ type: any Any.Type) -> String {
    "Write: Argument.pass { (value: \(TypeText.describe(type))) in <#condition#> }"
  }
}

extension CaptorMistake {
  /// Describes why a captor doesn't have the requested value.
  var text: String {
    let place = parameter.map { " of \($0.fake.argument(at: $0.index, of: $0.function))," } ?? ""
    let captor = "The captor\(place)"
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
        ? "The fake wraps it in Transient or Rethrowing, so it is not recorded. "
          + "Use it in an andDo closure."
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

extension FakeIdentity {
  /// Names an argument of a function: `FakeTrailStore trails(near:), near`.
  fileprivate func argument(at index: Int, of function: FunctionName) -> String {
    "\(self) \(function.rawValue), \(function.argumentName(at: index))"
  }
}
