extension ArgumentMistake {
  /// Describes what is wrong with an argument that a test specified for a call to a function.
  func text(_ fake: FakeIdentity, _ function: FunctionName) -> String {
    let problem =
      switch reason {
      case .incomparable(let type, let whole): incomparable(type, in: whole, fake)
      case .misplacedRest:
        """
        Argument.rest must be the last argument, because it matches all remaining ones.
        Move it to the end, and out of any collection, tuple, or matcher. If a string after it is meant as the assertion's message, pass that after a labeled argument, such as countSpecifier: .atLeast(1).
        """
      case .misplacedCaptor:
        """
        a captor inside a collection, a tuple, or not(…) captures nothing.
        Pass it as an argument of its own, or use it in \(fake.matcher)contains or \(fake.matcher)where.
        """
      case .tooDeep(let type):
        """
        this \(TypeText.describe(type)) is nested too deeply to be compared.
        \(predicate(type, fake))
        """
      case .sharedProperty(let property):
        """
        equal(to:ignoring:) can't ignore \(property), because it belongs to an object, which can't be copied.
        Match each of the other properties with \(fake.matcher)where, and combine them with \(fake.matcher)all(of:).
        """
      case .matchesNothing(let matcher):
        "nothing can match \(matcher), so no call would ever match."
      }
    let argument = Signature(function.rawValue).argumentTitle(at: index)
    return "\(fake.member(function.rawValue)), \(argument): \(problem)"
  }

  private func incomparable(
    _ type: any Any.Type, in whole: any Any.Type, _ fake: FakeIdentity
  ) -> String {
    let name = TypeText.describe(type)
    let isClosure = name.contains("->")
    if isClosure, type == whole {
      let condition =
        name.hasSuffix("-> Bool")
        ? "\nOr, if it is a condition for the argument: Argument.where { <#condition#> }" : ""
      return """
        closures can't be compared.
        Use: \(fake.matcher)anything\(condition)
        Or, to call the closure later, pass a captor to a stub: let captor = Argument.captor()
        """
    }
    if type == whole, type is any RegexComponent.Type {
      return """
        a regular expression doesn't equal the text that it matches.
        Use: \(fake.matcher)matching(<#regular expression#>)
        """
    }
    let reason = isClosure ? "they contain a closure" : "\(name) isn't Equatable"
    let alternative = TypeKind(type).isOwn ? "\nOr make \(name) Equatable." : ""
    return """
      values of type \(TypeText.describe(whole)) can't be compared, because \(reason).
      \(predicate(whole, fake))\(alternative)
      """
  }

  /// The line that matches values of a type with a predicate.
  private func predicate(_ type: any Any.Type, _ fake: FakeIdentity) -> String {
    "Use: \(fake.matcher)where { (value: \(TypeText.describe(type))) in <#condition#> }"
  }
}
