/// A reader that turns requirements and overridable members into members of a fake.
struct MemberReader {
  let index: SymbolIndex
  let fakeName: String
  /// The attribute of the global actor to which the fake is isolated.
  let globalActor: Token?
  let isActor: Bool
  let isClass: Bool
  let options: FakeOptions
  /// The names of the fake's own types.
  let ownTypes: Set<String>
  /// Facts from the sources of modules.
  let sources: [String: SourceFacts]

  /// Reads one member.
  ///
  /// - Parameters:
  ///   - symbol: The requirement or the class's member.
  ///   - isOwnerActor: Whether the member belongs to a protocol for actors.
  /// - Returns: The member.
  func member(_ symbol: Symbol, isOwnerActor: Bool) -> Member {
    let conventions = Conventions(isConcurrentWritten: options.isConcurrentWritten)
    let completed = conventions(symbol.declaration, of: symbol)
    var declaration = completed ?? symbol.declaration
    declaration.attributes += inheritedActors(of: symbol)
    let identifier = PreciseIdentifier(symbol.id)
    declaration = declaration.mapTypes { $0.identifyingTypes(as: identifier) }
    let underscores = identifier.areUnderscores(
      labels: declaration.parameters.count, hasBaseName: declaration.keyword == "func")
    for (position, isUnderscore) in underscores.enumerated() where isUnderscore {
      declaration.parameters[position].label = "`_`"
    }
    for position in declaration.parameters.indices {
      let type = declaration.parameters[position].type
      declaration.parameters[position].passing = passing(type, in: declaration)
      declaration.parameters[position].isSent = isSent(type)
      declaration.parameters[position].isNested =
        declaration.parameters[position].valueType.map { index.optionalDepth(of: $0) > 1 } ?? false
      declaration.parameters[position].functions =
        declaration.parameters[position].valueType.map(index.functionContent) ?? .none
      let values = DefaultValues(index: index, options: options)
      declaration.parameters[position].defaultValue = values.repeatable(
        declaration.parameters[position].defaultValue, of: type)
      // Removing the wrapper would change the parameter's type for callers of the class's member.
      declaration.parameters[position].attributes.removeAll { !isClass || !mayBeWrapper($0) }
    }
    var member = member(
      declaration, title: symbol.title, isOwnerActor: isOwnerActor,
      fixity: fixity(of: symbol), availability: AvailabilityAttributes(of: symbol))
    member.hasUnclearClosure = completed == nil
    return member
  }

  /// The global actor of a class or protocol in Objective-C, which graphs may not repeat at its
  /// members.
  private func inheritedActors(of symbol: Symbol) -> [Token] {
    let declaration = symbol.declaration
    guard symbol.id.hasPrefix("c:objc("), let owner = index.owner(of: symbol),
      !declaration.attributes.contains(where: index.isGlobalActor)
    else { return [] }
    return owner.declaration.attributes.filter(index.isGlobalActor)
  }

  /// Whether a unary operator is a prefix or a postfix.
  private func fixity(of symbol: Symbol) -> Fixity? {
    symbol.kind == .operator ? PreciseIdentifier(symbol.id).fixity : nil
  }

  private func passing(_ type: TokenList, in declaration: Declaration) -> Passing {
    guard isBoxable(type, in: declaration) else {
      return .placeholder(Passing.bare(type).text)
    }
    let passing = Passing(type, in: declaration.effects)
    if passing == .written { return isStubbed(declaration) ? .written : .value }
    guard case .evaluated = passing, let value = type.split(at: "->").last,
      index.isUninhabited(value)
    else { return passing }
    // Evaluating it would end the process.
    return .placeholder(Passing.bare(type).text)
  }

  /// Whether stubs answer the calls, so that they can write the arguments.
  private func isStubbed(_ declaration: Declaration) -> Bool {
    options.kind != .spyable
      && (declaration.keyword != "init" || declaration.isFailable || declaration.effects.canThrow)
  }

  /// Whether an attribute is a property wrapper, as far as that is known.
  private func mayBeWrapper(_ attribute: Token) -> Bool {
    guard let id = attribute.symbol else { return false }
    guard let symbol = index.symbol(id) else { return true }
    return symbol.declaration.attributes.contains { $0.text == "@propertyWrapper" }
  }

  /// Reads a requirement of the standard library.
  func member(title: String, text: String) -> Member {
    let tokens = Token.tokens(of: [Fragment(kind: "text", spelling: text, preciseIdentifier: nil)])
    return member(
      DeclarationReader.read(tokens), title: title, isOwnerActor: false, fixity: nil,
      availability: AvailabilityAttributes())
  }

  private func member(
    _ declaration: Declaration, title: String, isOwnerActor: Bool, fixity: Fixity?,
    availability: AvailabilityAttributes
  ) -> Member {
    let isStatic = declaration.modifiers.contains { $0 == "static" || $0 == "class" }
    let replaced = isClass ? declaration : SelfReplacement(name: fakeName)(declaration)
    var member = Member(
      declaration: GenericNames(taken: ownTypes)(replaced),
      title: title, isStatic: isStatic, isOverride: isClass, fixity: fixity,
      availability: availability)
    member.leading = leading(of: declaration, isStatic: isStatic, isOwnerActor: isOwnerActor)
    member.isSent =
      declaration.result.tokens.first?.isWord("sending") == true
      && options.kind != .spyable && !isSendable(declaration.result)
    member.resultFunctions = index.functionContent(of: declaration.result)
    member.isSetWeakly = declaration.keyword == "var" && index.isOptionalObject(declaration.result)
    member.hasNestedResult = index.optionalDepth(of: declaration.result) > 1
    member.neverReturns = index.isUninhabited(declaration.result)
    member.cannotBeCalled = declaration.parameters.contains { index.isUninhabited($0.type) }
    member.needsReturn =
      !isClass && declaration.attributes.contains { $0.symbol != nil && !index.isGlobalActor($0) }
    return member
  }

  private func leading(
    of declaration: Declaration, isStatic: Bool, isOwnerActor: Bool
  ) -> [String] {
    let kept = declaration.attributes.filter { attribute in
      index.isGlobalActor(attribute) && attribute.text != globalActor?.text
        || ["@discardableResult", "@concurrent"].contains(attribute.text)
    }
    // A computed property has no storage that could be unsafe.
    let isolation = declaration.modifiers.filter { $0.hasPrefix("nonisolated") }
      .map { $0 == "nonisolated(unsafe)" ? "nonisolated" : $0 }
    let leading = kept.map(\.text) + isolation
    guard isolation.isEmpty, !kept.contains(where: index.isGlobalActor) else { return leading }
    if let globalActor {
      let isBound = declaration.attributes.contains { $0.text == globalActor.text }
      return isBound ? leading : leading + ["nonisolated"]
    }
    let isFree = isActor && !isOwnerActor && !isStatic && declaration.keyword != "init"
    return isFree ? leading + ["nonisolated"] : leading
  }

  /// Returns why a member can't be faked.
  func obstacle(to member: Member) -> Diagnostic.Obstacle? {
    let declaration = member.declaration
    if member.hasUnclearClosure { return .unclearConvention }
    if isClass, declaration.generics.tokens.contains(where: { $0.isWord("each") }) {
      return .packInClass
    }
    if !isBoxable(declaration.result, in: declaration) {
      return .notBoxable(declaration.result.text)
    }
    if declaration.result.isOpaque { return .opaqueResult }
    if options.kind == .spyable, !member.returnsNothing, !member.neverReturns {
      return .answerOfASpy
    }
    return nil
  }

  private func isSent(_ type: TokenList) -> Bool {
    let words = type.tokens.dropLast(Passing.bare(type).tokens.count)
    return words.contains { $0.isWord("sending") } && !isSendable(type)
  }

  /// Whether all types in a type are known to be `Sendable`.
  private func isSendable(_ type: TokenList) -> Bool {
    let symbols = type.tokens.filter { $0.kind == .type }.map { $0.symbol ?? "" }
    return !type.tokens.contains { $0.isSign("->") }
      && symbols.allSatisfy { id in
        StandardTypes.sendable.contains(id)
          || index.protocols(of: id).contains { $0.id == StandardProtocol.sendable.rawValue }
      }
  }

  /// Whether a value of a type can be stored in an `Any`.
  private func isBoxable(_ type: TokenList, in declaration: Declaration) -> Bool {
    // Functions that take or return such a value can be stored. The compiler crashes when one that
    // takes a parameter pack is.
    let hasArrow = type.tokens.contains { $0.isSign("->") }
    if hasArrow || index.functionContent(of: type) != .none {
      let end = type.tokens.lastIndex { $0.isSign("->") } ?? type.tokens.endIndex
      return !type.tokens[..<end].contains { $0.isWord("repeat") }
    }
    let demands = declaration.constraints + declaration.generics.split(at: ",")
    let suppressed = demands.filter { $0.contains("~") }.compactMap(\.tokens.first?.text)
    return !type.tokens.contains { token in
      StandardTypes.unboxable.contains(token.symbol ?? "") || suppressed.contains(token.text)
        || isNoncopyable(token)
    }
  }

  /// Whether the sources declare a type as noncopyable, which symbol graphs omit.
  private func isNoncopyable(_ token: Token) -> Bool {
    guard let id = token.symbol, let module = index.module(of: id) ?? PreciseIdentifier(id).module
    else { return false }
    return sources[module]?.noncopyableTypes.contains(token.text) ?? false
  }
}

extension TokenList {
  /// The type with the identifiers of types that symbol graphs omit.
  fileprivate func identifyingTypes(as identifier: PreciseIdentifier) -> TokenList {
    TokenList(
      tokens.map { token in
        guard token.kind == .type, token.symbol == nil,
          let symbol = identifier.identifier(ofTypeNamed: token.text)
        else { return token }
        return Token(.type, token.text, symbol: symbol)
      })
  }
}
