/// What the generic parameters of a class's superclasses stand for, as far as its source tells.
struct SuperclassArguments {
  private let index: SymbolIndex
  private let sources: [String: SourceFacts]
  private var replacements: [String: [String: TokenList]] = [:]
  /// The modules that may declare a type that a source names, and that haven't been read.
  private(set) var missingModules: Set<String> = []

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

  private mutating func arguments(of symbol: Symbol) -> [TokenList]? {
    guard let module = index.module(of: symbol.id), let line = symbol.position?.line,
      let clause = sources[module]?.superclasses
        .first(where: { $0.path == symbol.file && $0.line == line })
    else { return nil }
    let fragment = Fragment(kind: "text", spelling: clause.arguments, preciseIdentifier: nil)
    let scope = Scope(symbol: symbol, module: module, imports: clause.imports)
    var known: [TokenList] = []
    for type in TokenList(Token.tokens(of: [fragment])).split(at: ",") {
      guard let resolved = resolved(type, in: scope) else { return nil }
      known.append(resolved)
    }
    return known
  }

  /// Where a source names a type.
  private struct Scope {
    /// The class.
    let symbol: Symbol
    let module: String
    /// The modules that the file imports.
    let imports: [String]
  }

  /// A type with identifiers instead of the names in the source, or `nil` if it isn't known.
  private mutating func resolved(_ type: TokenList, in scope: Scope) -> TokenList? {
    // In a parameter, a function would have to be marked as escaping.
    guard !type.contains("->") else { return nil }
    let generics = scope.symbol.declaration.genericNames
    var tokens: [Token] = []
    var rest = type.tokens[...]
    while let token = rest.popFirst() {
      var name = token.text.filter { $0 != "`" }
      while token.kind != .sign, rest.first?.isSign(".") == true, let part = rest.dropFirst().first
      {
        name += ".\(part.text.filter { $0 != "`" })"
        rest = rest.dropFirst(2)
      }
      if token.kind == .sign || ["any", "Any"].contains(token.text) || generics.contains(name) {
        tokens.append(token)
      } else if let found = named(name, in: scope) {
        tokens += found
      } else {
        return nil
      }
    }
    let needsParentheses = type.tokens.first?.isWord("any") == true
    return TokenList(
      needsParentheses ? [Token(.sign, "(")] + tokens + [Token(.sign, ")")] : tokens)
  }

  /// A type that a class's source names, in the class itself, around it, in the module, or in one
  /// that the file imports.
  private mutating func named(_ name: String, in scope: Scope) -> [Token]? {
    let path = scope.symbol.path
    for count in path.indices.reversed().map({ $0 + 1 }) + [0] {
      let whole = (path.prefix(count) + [name]).joined(separator: ".")
      if let found = types(named: whole, in: [scope.module]).first { return tokens(of: found) }
    }
    if let id = StandardTypes.common[name] { return [Token(.type, name, symbol: id)] }
    let imports = (["Swift"] + scope.imports).flatMap(index.homes)
    var found = types(named: name, in: imports)
    if found.isEmpty {
      missingModules.formUnion(imports.filter { !index.isSettled($0) })
      // An import may reexport another module, and a name may begin with its module.
      found = types(named: name, in: Array(index.modules))
      if let dot = name.firstIndex(of: "."), found.isEmpty {
        found = types(
          named: String(name[dot...].dropFirst()), in: index.homes(of: String(name[..<dot])))
      }
    }
    return found.count == 1 ? tokens(of: found[0]) : nil
  }

  private func types(named name: String, in modules: [String?]) -> [Symbol] {
    index.types(named: name).filter { symbol in
      symbol.name == name && modules.contains(index.module(of: symbol.id))
    }
  }

  private func tokens(of type: Symbol) -> [Token] {
    let modules = [index.module(of: type.id)]
    let names = type.path.indices.map { position in
      let path = type.path[...position].joined(separator: ".")
      let name = Keyword.escapedType(type.path[position])
      return [Token(.type, name, symbol: types(named: path, in: modules).first?.id)]
    }
    return Array(names.joined(separator: [Token(.sign, ".")]))
  }
}
