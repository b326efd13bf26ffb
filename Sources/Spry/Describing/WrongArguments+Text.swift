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
      Use: \(typedArguments(fake) ?? "\(fake.nameToPaste).arguments(of: .\(fake.functions.caseName(of: call.function)), at: \(index), as: \(type))")
      """
  }

  /// The code that reads the arguments with their types, if the fake has `calls`.
  private func typedArguments(_ fake: FakeIdentity) -> String? {
    let isReadable = !arguments.contains { $0 is Transient.Unrecorded }
    return isReadable ? TypedCallText(fake, call.function).map { "\($0.calls).arguments()" } : nil
  }

  /// Describes that the arguments can't be read as values of certain types.
  func text(_ fake: FakeIdentity, ofArgumentsAs expected: any Any.Type, isTyped: Bool) -> String {
    let name = fake.functions.caseName(of: call.function)
    if isTyped, arguments.contains(where: { $0 is Transient.Unrecorded }) {
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
      Use: \(typedArguments(fake) ?? "\(fake.nameToPaste).arguments(of: .\(name), as: \(metatype))")
      """
  }
}
