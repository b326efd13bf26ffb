extension RecordedCall {
  /// Describes that the arguments can't be read as values of certain types.
  func text(_ fake: FakeIdentity, ofArgumentsAs expected: any Any.Type) -> String {
    if arguments.contains(where: { $0 is Transient.Unrecorded }) {
      return """
        \(fake) received \(self), but its closure doesn't outlive the call.
        To use the closure, stub the member with andDo, whose closure receives it.
        """
    }
    let types = arguments.map { TypeText.describe(typeOf: $0) }.joined(separator: ", ")
    let type = arguments.count == 1 ? types : "(\(types))"
    let metatype = TypeText.append(".self", to: type)
    let name = fake.functions.caseName(of: call.function)
    let typed = TypedCallText(fake, call.function).map { "\($0.calls).arguments()" }
    return """
      \(fake) received \(self): the type of its arguments is \(type), not \(TypeText.describe(expected)).
      Use: \(typed ?? "\(fake.nameToPaste).arguments(of: .\(name), as: \(metatype))")
      """
  }
}
