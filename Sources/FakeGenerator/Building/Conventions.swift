/// The attributes of closures that symbol graphs omit.
struct Conventions {
  /// Whether async closures are marked `@concurrent`, because that may not be the default in the
  /// fake's file.
  let isConcurrentWritten: Bool

  /// Completes the closures of a declaration.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - symbol: The symbol that was read.
  /// - Returns: The declaration, or `nil` if it is unknown which of several closures has another
  ///   calling convention.
  func callAsFunction(_ declaration: Declaration, of symbol: Symbol) -> Declaration? {
    var declaration = declaration
    let conventions = PreciseIdentifier(symbol.id).conventions
    // Graphs that the compiler writes while it compiles the sources do have them.
    let isComplete = declaration.types.flatMap(\.tokens)
      .contains { $0.text.hasPrefix("@convention") }
    let positions = declaration.parameters.indices.filter { position in
      declaration.parameters[position].type.hasFunction
    }
    // The compiler mangles the result before the parameters.
    var rest = conventions[...]
    let count = positions.count + (declaration.result.hasFunction ? 1 : 0)
    // An alias of a closure's type has its convention.
    if !isComplete, !conventions.isEmpty, count > 0 {
      guard count == conventions.count else { return nil }
      if declaration.result.hasFunction { declaration.result.declare(rest.removeFirst()) }
      for (position, convention) in zip(positions, rest) {
        declaration.parameters[position].type.declare(convention)
      }
    }
    for position in declaration.parameters.indices
    where declaration.parameters[position].type.isPackOfFunctions
      && !PreciseIdentifier(symbol.id).hasNonescapingClosure
    {
      declaration.parameters[position].type.tokens.insert(Token(.attribute, "@escaping"), at: 1)
    }
    return isConcurrentWritten ? declaration.mapTypes(Self.writingConcurrent) : declaration
  }

  /// Marks the types of async closures `@concurrent`, unless they are isolated.
  private static func writingConcurrent(_ type: TokenList) -> TokenList {
    var tokens = type.tokens
    for position in tokens.indices.reversed()
    where tokens[position].isWord("async") && position > 0 && tokens[position - 1].isSign(")") {
      guard let start = opening(of: position - 1, in: tokens) else { continue }
      let attributes = tokens[..<start].reversed().prefix { $0.kind == .attribute }
      let isPlain = attributes.allSatisfy { Self.harmless.contains($0.text) }
      let isIsolated = tokens[start..<position].contains { $0.isWord("isolated") }
      guard isPlain, !isIsolated else { continue }
      tokens.insert(Token(.attribute, "@concurrent"), at: start)
    }
    return TokenList(tokens)
  }

  /// Attributes that say nothing about a closure's isolation.
  private static let harmless: Set<String> = ["@autoclosure", "@escaping", "@Sendable"]

  /// The position of the bracket that matches a closing one.
  private static func opening(of closing: Int, in tokens: [Token]) -> Int? {
    var depth = 0
    for position in stride(from: closing, through: 0, by: -1) {
      depth -= tokens[position].nesting
      if depth == 0 { return position }
    }
    return nil
  }
}

extension TokenList {
  fileprivate var hasFunction: Bool { tokens.contains { $0.isSign("->") } }

  fileprivate var isPackOfFunctions: Bool {
    tokens.first?.isWord("repeat") == true && contains("->")
  }

  /// Marks a function, or an optional one in parentheses, with a calling convention.
  fileprivate mutating func declare(_ convention: String) {
    let isOptional = tokens.last.map { $0.isSign("?") || $0.isSign("!") } ?? false
    let start = isOptional && tokens.first?.isSign("(") == true ? 1 : 0
    tokens.insert(Token(.attribute, "@convention(\(convention))"), at: start)
  }
}
