/// What the generic parameters of a class's superclasses stand for, as far as its source tells.
struct SuperclassArguments {
  private let index: SymbolIndex
  private let sources: [String: SourceFacts]
  private var replacements: [String: [String: TokenList]] = [:]

  /// Follows the superclasses of a class.
  init(of lineage: Lineage, in index: SymbolIndex, _ sources: [String: SourceFacts]) {
    self.index = index
    self.sources = sources
    guard let first = lineage.classes.first else { return }
    replacements[first.id] = [:]
    for (child, parent) in zip(lineage.classes, lineage.classes.dropFirst()) {
      let names = parent.declaration.genericNames
      guard let own = replacements[child.id] else { return }
      guard !names.isEmpty else {
        replacements[parent.id] = [:]
        continue
      }
      guard let arguments = arguments(of: child), arguments.count == names.count else { return }
      replacements[parent.id] = Dictionary(
        zip(names, arguments.map { $0.replacing(own) }), uniquingKeysWith: { first, _ in first })
    }
  }

  /// Returns the types for the generic parameters that a member mentions, or `nil` if they are
  /// unknown.
  func types(for member: Symbol, of owner: Symbol) -> [String: TokenList]? {
    let names = Set(owner.declaration.genericNames)
    let mentioned = member.declaration.types.flatMap(\.tokens).map(\.text)
    guard !names.isDisjoint(with: mentioned) else { return [:] }
    // A generic parameter of the member would hide a type with its name.
    return replacements[owner.id].flatMap { types in
      let named = types.values.flatMap(\.tokens).map(\.text)
      return Set(member.declaration.genericNames).isDisjoint(with: named) ? types : nil
    }
  }

  private func arguments(of symbol: Symbol) -> [TokenList]? {
    guard let module = index.module(of: symbol.id), let line = symbol.position?.line,
      let clause = sources[module]?.superclasses
        .first(where: { $0.path == symbol.file && $0.line == line })
    else { return nil }
    let fragment = Fragment(kind: "text", spelling: clause.arguments, preciseIdentifier: nil)
    let types = TokenList(Token.tokens(of: [fragment])).split(at: ",")
      .map { resolved($0, in: symbol, module) }
    let known = types.compactMap(\.self)
    return known.count == types.count ? known : nil
  }

  /// A type with identifiers instead of the names in the source, or `nil` if it isn't known.
  private func resolved(_ type: TokenList, in symbol: Symbol, _ module: String) -> TokenList? {
    // In a parameter, a function would have to be marked as escaping.
    guard !type.contains("->") else { return nil }
    let generics = symbol.declaration.genericNames
    var tokens: [Token] = []
    var rest = type.tokens[...]
    while let token = rest.popFirst() {
      var name = token.text
      while token.kind != .sign, rest.first?.isSign(".") == true, let part = rest.dropFirst().first
      {
        name += ".\(part.text)"
        rest = rest.dropFirst(2)
      }
      if token.kind == .sign || token.isWord("any") || generics.contains(name) {
        tokens.append(token)
      } else if let found = named(name, in: symbol, module) {
        tokens += found
      } else {
        return nil
      }
    }
    let needsParentheses = type.tokens.first?.isWord("any") == true
    return TokenList(
      needsParentheses ? [Token(.sign, "(")] + tokens + [Token(.sign, ")")] : tokens)
  }

  /// A type that a class's source names, in the class itself, around it, or in the module.
  private func named(_ name: String, in symbol: Symbol, _ module: String) -> [Token]? {
    for count in symbol.path.indices.reversed().map({ $0 + 1 }) + [0] {
      let whole = (symbol.path.prefix(count) + [name]).joined(separator: ".")
      let found = index.types(named: whole)
        .first { $0.name == whole && index.module(of: $0.id) == module }
      if let found {
        let outer = found.path.dropLast().flatMap { [Token(.type, $0), Token(.sign, ".")] }
        return outer + [Token(.type, found.path.last ?? name, symbol: found.id)]
      }
    }
    return StandardTypes.common[name].map { [Token(.type, name, symbol: $0)] }
  }
}
