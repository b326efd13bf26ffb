/// Writes into closures' types what symbol graphs leave out of them.
struct Conventions {
  /// Whether closures that run elsewhere have to say so, because it does not go without saying in
  /// the fake's file.
  let isConcurrentWritten: Bool

  /// Completes the closures of a declaration.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - symbol: Where it comes from.
  /// - Returns: The declaration; `nil` if it is not known which of several closures is not Swift's.
  func callAsFunction(_ declaration: Declaration, of symbol: Symbol) -> Declaration? {
    var declaration = declaration
    let conventions = PreciseIdentifier(symbol.id).conventions
    // A graph that the compiler writes while it compiles the sources has them.
    let isComplete = declaration.types.flatMap(\.tokens)
      .contains { $0.text.hasPrefix("@convention") }
    let positions = declaration.parameters.indices.filter { position in
      declaration.parameters[position].type.tokens.contains { $0.isSign("->") }
    }
    if !isComplete, !conventions.isEmpty, !positions.isEmpty {
      guard positions.count == conventions.count else { return nil }
      for (position, convention) in zip(positions, conventions) {
        let attribute = Token(.attribute, "@convention(\(convention))")
        declaration.parameters[position].type.tokens.insert(attribute, at: 0)
      }
    }
    return isConcurrentWritten ? declaration.mapTypes(Self.writingConcurrent) : declaration
  }

  /// Puts `@concurrent` before the types of async closures that belong to no actor.
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

  /// Attributes of closures that do not say where they run.
  private static let harmless: Set<String> = ["@autoclosure", "@escaping", "@Sendable"]

  /// Where the bracket is that another one closes.
  private static func opening(of closing: Int, in tokens: [Token]) -> Int? {
    var depth = 0
    for position in stride(from: closing, through: 0, by: -1) {
      depth -= tokens[position].nesting
      if depth == 0 { return position }
    }
    return nil
  }
}
