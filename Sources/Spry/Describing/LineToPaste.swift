/// Writes the line that stubs a call which no stub has answered.
enum LineToPaste {
  /// Writes a stub with conditions and a value, or, for a call with closures, with an `andDo`.
  ///
  /// The `andDo` can call the closures.
  ///
  /// - Parameters:
  ///   - fake: The fake that was called.
  ///   - call: The call.
  ///   - type: The member's return type.
  /// - Returns: `fake.stub(.trails).with("Bern").andReturn(<#[Trail]#>)`.
  static func stub(_ fake: FakeIdentity, _ call: Call, _ type: any Any.Type) -> String {
    let stub = "\(fake.placeholder).stub(.\(fake.caseName(of: call.function)))"
    let closures = call.arguments.contains { isClosure($0) }
    return closures
      ? "\(stub).andDo { \(closureType(call, type)) in <#code#> }"
      : "\(stub)\(conditions(call)).andReturn(\(LiteralText.placeholder(for: type)))"
  }

  private static func conditions(_ call: Call) -> String {
    let arguments = call.arguments.map(LiteralText.argument)
    // If no argument can be compared, the stub is for any arguments.
    return arguments.allSatisfy { $0 == "Argument.anything" }
      ? "" : ".with(\(arguments.joined(separator: ", ")))"
  }

  /// Writes a closure's signature in full, because the compiler infers none of it.
  ///
  /// An example is `(trail: Trail, completion: @escaping (Int) -> Void) -> Int?`.
  private static func closureType(_ call: Call, _ type: any Any.Type) -> String {
    let names = parameterNames(call.labels, count: call.arguments.count)
    let parameters = zip(names, call.arguments).map { name, argument in
      "\(name): \(isClosure(argument) ? "@escaping " : "")\(TypeText.code(typeOf: argument))"
    }
    let result = type == Void.self ? "" : " -> \(TypeText.code(type))"
    return "(\(parameters.joined(separator: ", ")))\(result)"
  }

  /// Returns the labels, or numbered names if labels are missing or repeated.
  private static func parameterNames(_ signature: Signature, count: Int) -> [String] {
    let labels = signature.labels ?? []
    return (0..<count).map { index in
      guard labels.count == count, let label = labels[index],
        labels.firstIndex(of: label) == index
      else { return "argument\(index + 1)" }
      return Keyword.escape(label)
    }
  }

  private static func isClosure(_ argument: Any?) -> Bool {
    Optionals.flatten(argument).map(ValueText.isClosure) ?? false
  }
}

/// The keywords that Swift accepts as names only in backticks.
enum Keyword {
  private static let all: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  static func escape(_ name: String) -> String { all.contains(name) ? "`\(name)`" : name }
}
