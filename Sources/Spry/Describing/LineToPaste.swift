/// Writes the line that stubs a call for which there is no stub, in the language of its fake.
package enum LineToPaste {
  /// Writes a stub with conditions and a value, or, for a call with closures, with an `andDo`.
  ///
  /// The `andDo` can call the closures.
  ///
  /// - Parameters:
  ///   - fake: The fake that was called.
  ///   - call: The call.
  ///   - type: The member's return type.
  ///   - isForAll: Whether the stub has no conditions.
  /// - Returns: `fake.stub(.trails).with("Bern").andReturn(<#[Trail]#>)` or, for a generated fake,
  ///   `fake.stub.trails(near: "Bern").andReturn(<#[Trail]#>)`.
  package static func stub(
    _ fake: FakeIdentity, _ call: Call, _ type: any Any.Type, isForAll: Bool = false
  ) -> String {
    let typed = TypedCallText(fake, call.function)?.stub(with: call.arguments, isForAll: isForAll)
    let stub = typed ?? fake.stub(call.function) + (isForAll ? "" : conditions(call))
    if type == Never.self { return "\(stub).andThrow(<#error#>)" }
    guard call.arguments.contains(where: TypeKind.isClosure)
    else { return "\(stub).andReturn(\(LiteralText.placeholder(for: type)))" }
    return typed == nil
      ? "\(fake.stub(call.function)).andDo { \(closureType(call, type)) in <#code#> }"
      : "\(stub).andDo { \(parameterNames(call, areTyped: true).joined(separator: ", ")) in <#code#> }"
  }

  private static func conditions(_ call: Call) -> String {
    let arguments = call.arguments.map { LiteralText.argument($0) ?? "Argument.anything" }
    // If no argument can be compared, the stub is for any arguments.
    return arguments.allSatisfy { $0 == "Argument.anything" }
      ? "" : ".with(\(arguments.joined(separator: ", ")))"
  }

  /// Writes a closure's signature in full, because the compiler infers none of it.
  ///
  /// An example is `(trail: Trail, completion: @escaping (Int) -> Void) -> Int?`.
  private static func closureType(_ call: Call, _ type: any Any.Type) -> String {
    let parameters = zip(parameterNames(call), call.arguments).map { name, argument in
      "\(name): \(TypeKind.isClosure(argument) ? "@escaping " : "")\(TypeText.describe(typeOf: argument))"
    }
    let result = type == Void.self ? "" : " -> \(TypeText.describe(type))"
    return "(\(parameters.joined(separator: ", ")))\(result)"
  }

  /// The names for a closure's parameters: the labels of the arguments, or `argument1` and so on
  /// where there is none, or the same one again.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - areTyped: Whether the compiler infers the types, so that an argument needs no name unless
  ///     it is a closure to call.
  /// - Returns: The names.
  private static func parameterNames(_ call: Call, areTyped: Bool = false) -> [String] {
    let labels = call.labels.labels ?? []
    return call.arguments.enumerated().map { index, argument in
      let label = labels.count == call.arguments.count ? labels[index] : nil
      if let label, labels.firstIndex(of: label) == index { return Keyword.escape(label) }
      return areTyped && !TypeKind.isClosure(argument) ? "_" : "argument\(index + 1)"
    }
  }
}
