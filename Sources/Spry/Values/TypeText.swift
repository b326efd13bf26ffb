/// Prints types as a test can write them, with their enclosing types and without modules.
///
/// Examples are `[Trail]`, `Hike.Leg?`, and `(Result<[Trail], any Error>) -> Void`.
package enum TypeText {
  /// The types that have been printed, because a search for look-alikes prints many values of few
  /// types.
  private static let known = Lock<[ObjectIdentifier: String]>([:])

  package static func describe(_ type: any Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let text = known.withLock({ $0[key] }) { return text }
    let text = read(type)
    known.withLock { $0[key] = text }
    return text
  }

  /// Converts the runtime's name of a type into Swift code, step by step.
  private static func read(_ type: any Any.Type) -> String {
    let mangled = _mangledTypeName(type) ?? ""
    var name = String(reflecting: type)
      // A `>` would end the arguments of a generic type.
      .replacing("->", with: "→")
      // What `sending` adds.
      .replacing("__owned ", with: "")
      // A type inside an extension or a function.
      .replacing(#/\((?:extension in|unknown context at) [^)]*\)[:.]/#, with: "")
      // A private protocol.
      .replacing(#/\((\w+) in \w+\)/#) { $0.1 }
      // `any Collection<Swift.Collection.Element == Int>`.
      .replacing(#/[\w.]+ == /#, with: "")
      // `()`, unless it's the parameter list of a closure.
      .replacing(#/\(\)(?! *(?:→|async|throws))/#, with: "Void")
      .replacing(#/(any )?(\w+)\.(\w[\w.]*)/#) { match in
        let name = withoutModule(match.2, match.3, hasProtocols: mangled.contains("_p"))
        return match.1 == nil || name.hasPrefix("any ") ? name : "any \(name)"
      }
    // From the inside out; a finished type has other brackets and commas.
    while let generic = name.firstMatch(of: #/([\w.]+)<([^<>]*)>/#) {
      name.replaceSubrange(generic.range, with: shorten(generic.1, generic.2))
    }
    for (mark, text) in [("→", "->"), ("‹", "<"), ("›", ">"), ("‚", ",")] {
      name = name.replacing(mark, with: text)
    }
    // Only the mangled name of a type shows that it is that of a protocol.
    let isProtocol = mangled.hasSuffix("p") && !mangled.hasPrefix("yp") && !name.hasPrefix("any ")
    return isProtocol ? "any \(name)" : name
  }

  private static func withoutModule(
    _ module: Substring, _ name: Substring, hasProtocols: Bool
  ) -> String {
    // `Any.Type` has no module. The three types of the standard library are shortened later.
    if module == "Any" || module == "Swift" && ["Array", "Dictionary", "Optional"].contains(name) {
      return "\(module).\(name)"
    }
    // The runtime also finds a protocol named after any type of the standard library.
    let isProtocol =
      module == "Swift"
      ? name == "Error"
      : hasProtocols && _typeByName("\(module.count)\(module)\(name.count)\(name)_p") != nil
    return isProtocol ? "any \(name)" : "\(name)"
  }

  /// Writes a generic type whose arguments are finished.
  private static func shorten(_ name: Substring, _ arguments: Substring) -> String {
    switch name {
    case "Swift.Array": "[\(arguments)]"
    case "Swift.Dictionary": "[\(arguments.replacing(", ", with: ": ", maxReplacements: 1))]"
    case "Swift.Optional": append("?", to: String(arguments))
    default: "\(name)‹\(arguments.replacing(",", with: "‚"))›"
    }
  }

  /// Prints the type of a value without its optionals, or `Any?` for `nil`.
  static func describe(typeOf value: Any?) -> String {
    Optionals.flatten(value).map { describe(type(of: $0)) } ?? "Any?"
  }

  /// Prints the type of a value as an expression: `Trail.self`, `(() -> Int).self`.
  static func metatype(of value: Any?) -> String { append(".self", to: describe(typeOf: value)) }

  /// Writes something after a type, which needs parentheses if it has spaces outside brackets.
  package static func append(_ suffix: String, to name: String) -> String {
    var depth = 0
    let isCompound = name.replacing("->", with: "").contains { character in
      if "([<‹".contains(character) { depth += 1 }
      if ")]>›".contains(character) { depth -= 1 }
      return depth == 0 && character == " "
    }
    return isCompound ? "(\(name))\(suffix)" : "\(name)\(suffix)"
  }
}
