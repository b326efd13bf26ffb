/// Texts about incorrect uses of the library.
enum MistakeText {
  /// Added to a failure that stops the process because no test framework is linked.
  static let noLinkedFramework =
    "There is no running test to fail. Link SpryXCTest or SpryTesting to each copy of Spry in this process."

  /// Added to a failure for which no running test could be found.
  static let noRunningTest = """
    No test was running when this happened. Look for calls in the initial values of XCTestCase \
    properties, in the class methods setUp() and tearDown(), and on threads or in tasks that outlive \
    their test.
    """

  static func unknown(
    _ signature: String, _ fake: FakeIdentity, _ known: [FunctionName]
  ) -> String {
    let enumName = fake.isStatic ? "ClassFunction" : "Function"
    let name = Signature(signature).baseName
    if fake.functions == NoFunctions.self {
      return """
        \(fake) has no case for \(signature), because it has no enum \(enumName).
        Use: enum \(enumName): String, StringRepresentable { \(declaration(name, signature)) }
        """
    }
    let headline = "\(fake) has no case for \(signature) in its enum \(enumName)."
    guard let nearest = NearestName.find(signature, among: known, of: fake) else {
      return "\(headline)\nAdd: \(declaration(name, signature))"
    }
    let nearestName = fake.functions.caseName(of: nearest)
    return """
      \(headline)
      If \(declaration(nearestName, nearest.rawValue)) is meant for it, correct that case.
      Otherwise, add: \(declaration(nearestName == name ? "<#name#>" : name, signature))
      """
  }

  /// Returns the declaration of a case, without the raw value if that equals the name.
  private static func declaration(_ name: String, _ rawValue: String) -> String {
    if Signature(rawValue).isOperator { return "case <#name#> = \(rawValue.debugDescription)" }
    let code = Keyword.escape(name)
    return rawValue == name ? "case \(code)" : "case \(code) = \(rawValue.debugDescription)"
  }
}

extension RecordedCall {
  /// Describes why an argument can't be read as a value of a type.
  func text(_ fake: FakeIdentity, ofArgument index: Int, as expected: any Any.Type) -> String {
    guard arguments.indices.contains(index) else {
      return """
        \(fake) received \(self): it has no argument at index \(index).
        Valid indices: \(arguments.indices).
        """
    }
    let argument = arguments[index]
    let type =
      Optionals.flatten(argument) == nil
      ? TypeText.append("?.self", to: TypeText.describe(expected))
      : TypeText.metatype(of: argument)
    return """
      \(fake) received \(self): \(call.labels.argumentTitle(at: index)) is \
      \(ValueText.describeWithType(argument)), not \(TypeText.describe(expected)).
      Use: \(typedArguments(fake) ?? "\(fake.placeholder).arguments(of: .\(fake.functions.caseName(of: call.function)), at: \(index), as: \(type))")
      """
  }

  /// The code that reads the arguments with their types, if the fake has `calls`.
  private func typedArguments(_ fake: FakeIdentity) -> String? {
    let isReadable = !arguments.contains { $0 is Transient.Placeholder }
    return isReadable ? TypedCallText(fake, call.function).map { "\($0.calls).arguments()" } : nil
  }

  /// Describes that the arguments can't be read as values of certain types.
  func text(_ fake: FakeIdentity, ofArgumentsAs expected: any Any.Type, isTyped: Bool) -> String {
    let name = fake.functions.caseName(of: call.function)
    if isTyped, arguments.contains(where: { $0 is Transient.Placeholder }) {
      return """
        \(fake) received \(self), but its closure doesn't outlive the call.
        To use the closure, stub the member with andDo, whose closure receives it.
        """
    }
    let types = arguments.map { TypeText.describe(typeOf: $0) }.joined(separator: ", ")
    let type = arguments.count == 1 ? types : "(\(types))"
    let metatype = TypeText.append(".self", to: type)
    return """
      \(fake) received \(self): the type of its arguments is \(type), not \(TypeText.describe(expected)).
      Use: \(typedArguments(fake) ?? "\(fake.placeholder).arguments(of: .\(name), as: \(metatype))")
      """
  }
}
