// The attributes of closures that symbol graphs omit.

extension Declaration {
  /// Adds calling conventions, and `@escaping` in parameter packs.
  ///
  /// - Parameter identifier: What the compiler has made of the declaration.
  /// - Returns: Whether it is known which of several closures has another calling convention.
  mutating func completeClosures(of identifier: PreciseIdentifier) -> Bool {
    let conventions = identifier.conventions
    // Graphs that the compiler writes while it compiles the sources do have them.
    let isComplete = types.flatMap(\.tokens).contains { $0.text.hasPrefix("@convention") }
    // The compiler mangles the result before the parameters.
    let places = ([\Declaration.result] + parameters.indices.map { \.parameters[$0].type })
      .filter { self[keyPath: $0].tokens.contains { $0.isSign("->") } }
    // An alias of a closure's type has its convention.
    if !isComplete, !conventions.isEmpty, !places.isEmpty {
      guard places.count == conventions.count else { return false }
      for (place, convention) in zip(places, conventions) {
        self[keyPath: place].declare(convention)
      }
    }
    for position in parameters.indices {
      let type = parameters[position].type
      guard type.tokens.first?.isWord("repeat") == true, type.contains("->"),
        !identifier.hasNonescapingClosure
      else { continue }
      parameters[position].type.tokens.insert(Token(.attribute, "@escaping"), at: 1)
    }
    return true
  }
}

extension TokenList {
  /// Marks a function, or an optional one in parentheses, with a calling convention.
  fileprivate mutating func declare(_ convention: String) {
    let isOptional = tokens.last.map { $0.isSign("?") || $0.isSign("!") } ?? false
    let start = isOptional && tokens.first?.isSign("(") == true ? 1 : 0
    tokens.insert(Token(.attribute, "@convention(\(convention))"), at: start)
  }

  /// The type with `@concurrent` at its async closures, unless they are isolated.
  ///
  /// That may not be the default in the fake's file.
  var writingConcurrent: TokenList {
    var tokens = tokens
    for position in tokens.indices.reversed()
    where tokens[position].isWord("async") && position > 0 && tokens[position - 1].isSign(")") {
      var depth = 0
      let start = tokens[..<position].lastIndex { token in
        depth -= token.nesting
        return depth == 0
      }
      guard let start, !tokens[start..<position].contains(where: { $0.isWord("isolated") }),
        tokens[..<start].reversed().prefix(while: { $0.kind == .attribute })
          .allSatisfy({ ["@autoclosure", "@escaping", "@Sendable"].contains($0.text) })
      else { continue }
      tokens.insert(Token(.attribute, "@concurrent"), at: start)
    }
    return TokenList(tokens)
  }
}
