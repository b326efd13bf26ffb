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
    guard call.arguments.contains(where: isClosure) else {
      return "\(stub).andReturn(\(LiteralText.placeholder(for: type)))"
    }
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
      "\(name): \(isClosure(argument) ? "@escaping " : "")\(TypeText.describe(typeOf: argument))"
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
    let (labels, count) = (call.labels.labels ?? [], call.arguments.count)
    return (0..<count).map { index in
      guard labels.count == count, let label = labels[index],
        labels.firstIndex(of: label) == index
      else {
        return areTyped && !isClosure(call.arguments[index]) ? "_" : "argument\(index + 1)"
      }
      return Keyword.escape(label)
    }
  }

  static func isClosure(_ argument: Any?) -> Bool {
    Optionals.flatten(argument).map(FunctionType.isClosure) ?? false
  }
}

/// The names that Swift accepts only in backticks.
enum Keyword {
  private static let all: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  static func escape(_ name: String) -> String {
    all.contains(name) || name.contains(" ") ? "`\(name)`" : name
  }
}

/// Writes values as Swift code to paste, with a placeholder for values that have no literal.
enum LiteralText {
  /// The maximum number of characters of a string that is written as a literal.
  private static let characterLimit = 200

  /// Writes an argument for a stub: a literal or a placeholder.
  ///
  /// - Returns: `nil` if values of this type can't be compared.
  static func argument(_ value: Any?) -> String? {
    guard let value = Optionals.flatten(value) else { return "nil" }
    if Comparison.mistake(in: value) != nil { return nil }
    return literal(HashableBox.unbox(value)) ?? "<#\(TypeText.describe(typeOf: value))#>"
  }

  /// Writes a placeholder for a value of a type, or nothing for `Void`.
  static func placeholder(for type: any Any.Type) -> String {
    type == Void.self ? "" : "<#\(TypeText.describe(type))#>"
  }

  private static func literal(_ value: Any) -> String? {
    switch value {
    case let string as String where type(of: value) == String.self:
      string.count <= characterLimit ? string.quoted : nil
    case let number as Double where type(of: value) == Double.self:
      number.isFinite ? "\(number)" : nil
    case let number as Int where type(of: value) == Int.self: "\(number)"
    case let number as any BinaryInteger: "\(number) as \(TypeText.describe(typeOf: value))"
    case let flag as Bool where type(of: value) == Bool.self: "\(flag)"
    case let type as any Any.Type: TypeText.append(".self", to: TypeText.describe(type))
    default: enumCase(value)
    }
  }

  /// Writes an enum case without a payload.
  ///
  /// An enum that describes itself hides the names of its cases.
  private static func enumCase(_ value: Any) -> String? {
    guard case .enumCase(let name, let payload) = Shape(value), payload.isEmpty,
      name.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    return "\(TypeText.describe(typeOf: value)).\(Keyword.escape(name))"
  }
}
