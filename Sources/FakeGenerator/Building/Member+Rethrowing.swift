extension Member {
  /// The member, which lets the errors of its closures leave the fake if it has `rethrows`.
  ///
  /// A member that throws the error type of its closures satisfies a requirement with `rethrows`.
  func rethrowing(in fake: Fake) -> Member {
    guard declaration.effects.throwing == .rethrowing else { return self }
    var member = self
    member.isRethrowing = true
    let parameters = declaration.parameters
    let throwing = parameters.indices.filter { parameters[$0].type.isThrowing }
    let closures = throwing.filter { position in
      !parameters[position].type.tokens.contains { $0.text == "@autoclosure" }
    }
    // One for the error can't be added to generic parameters with `~Copyable`.
    let demands = declaration.constraints + [declaration.generics]
    let isOpen = !demands.flatMap(\.tokens).contains { $0.isSign("~") }
    // Autoclosures are evaluated in the body, which may rethrow their errors.
    if closures.isEmpty, !parameters.contains(where: { $0.passing == .transient }) { return member }
    if !closures.isEmpty, !isOverride, fake.options.kind != .spyable, isOpen,
      closures.allSatisfy({ parameters[$0].type.canBeWrapped })
    {
      member.declaration.declareError(of: throwing, taken: fake.ownTypes)
      for position in closures { member.declaration.parameters[position].passing = .rethrown }
    } else {
      member.declaration.effects.throwing = .never
      member.declaration.evaluateAgain()
    }
    return member
  }
}

extension Declaration {
  /// Adds a generic parameter for the error of the closures at some positions.
  fileprivate mutating func declareError(of positions: [Int], taken: Set<String>) {
    var used = taken.union(types.flatMap(\.tokens).map(\.text))
    let name = Token(.type, used.insertUnused(["Failure", "Thrown"], numbered: "Failure"))
    let error = Token(.type, "Error", symbol: StandardProtocol.error.rawValue)
    if !generics.isEmpty { generics.tokens.append(Token(.sign, ",")) }
    generics.tokens += [name, Token(.sign, ":"), error]
    effects.throwing = .only(TokenList([name]))
    for position in positions { parameters[position].type.limitErrors(to: name) }
  }

  /// Determines again how the values of autoclosures are passed, after the effects have changed.
  mutating func evaluateAgain() {
    for position in parameters.indices {
      guard case .evaluated = parameters[position].passing else { continue }
      parameters[position].passing = Passing(parameters[position].type, in: effects)
    }
  }
}

extension TokenList {
  fileprivate var isThrowing: Bool {
    let bare = Passing.bare(self)
    return bare.isFunction && DeclarationReader.closureEffects(of: bare).throwing != .never
  }

  /// Whether Spry's `Rethrowing` has an initializer for closures of the type.
  fileprivate var canBeWrapped: Bool {
    let bare = Passing.bare(self)
    let attributes = tokens.dropLast(bare.tokens.count).map(\.text)
    let effects = DeclarationReader.closureEffects(of: bare)
    guard effects.throwing == .anything, !bare.isVariadic,
      attributes.allSatisfy({ ["@escaping", "@Sendable"].contains($0) }),
      !bare.tokens.contains(where: { $0.isWord("sending") })
    else { return false }
    let values = bare.closureParameters
    if values.count > (effects.isAsync ? 1 : 2) { return false }
    return values.allSatisfy { value in
      let type = Passing.bare(value)
      let words = value.tokens.dropLast(type.tokens.count).map(\.text)
      if words == ["inout"] { return values.count == 1 && !effects.isAsync }
      return words.allSatisfy { $0 == "@escaping" } && (!type.isFunction || !words.isEmpty)
        && type.tokens.first?.text != "repeat"
    }
  }

  /// Replaces the `throws` of a function type with typed throws.
  fileprivate mutating func limitErrors(to error: Token) {
    let words = zip(tokens, depths).map { token, depth in depth == 0 ? token.text : "" }
    guard let start = words.firstIndex(of: "throws") else { return }
    let arrow = tokens[start...].firstIndex { $0.isSign("->") } ?? tokens.endIndex
    tokens.replaceSubrange(
      start + 1..<arrow, with: [Token(.sign, "("), error, Token(.sign, ")")])
  }
}
