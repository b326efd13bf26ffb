/// The module names for types whose names would have another meaning in a fake.
package struct Qualification {
  /// Names that every fake declares itself.
  static let ownNames: Set<String> = ["Function", "ClassFunction"]

  /// Names that a fake with `calls` declares in addition.
  static let callsNames: Set<String> = ["Calls", "ClassCalls"]

  /// The public types of Spry's modules, which are visible in the fake's file.
  package static let spryNames: Set<String> = [
    "Argument", "ArgumentCaptor", "CallPattern", "CallPatternConvertible", "Checkpoint",
    "CountSpecifier", "DefaultProvidable", "DidCallResult", "FakeClosure", "Gate",
    "GeneratedFunction", "Inout", "NoFunctions", "RecordedCall", "Rethrowing", "SpryConfiguration",
    "SpryEquatable", "SpryFailure", "SpryStorage", "SpryTrait", "Spryable", "Spyable",
    "StringRepresentable", "Stub", "Stubbable", "StubbableCall", "Transient", "TypedArgument",
    "TypedCall", "TypedProperty", "TypedStub", "UnusedStub", "Weakly",
  ]

  /// The types of Spry that fakes name, with their keywords.
  private static let writtenNames = [
    "GeneratedFunction": "protocol", "Inout": "class", "NoFunctions": "enum",
    "Rethrowing": "struct", "Spryable": "protocol", "SpryStorage": "class", "Spyable": "protocol",
    "Stubbable": "protocol", "StubbableCall": "protocol", "Transient": "struct",
    "TypedArgument": "struct", "TypedCall": "struct", "TypedProperty": "struct", "Weakly": "struct",
  ]

  private let fake: Fake
  private let names: Set<String>
  private let imported: Set<String>
  private let packageModules: Set<String>
  private let index: SymbolIndex

  /// Creates the qualification of the ambiguous names in a fake.
  ///
  /// - Parameters:
  ///   - fake: The fake, with its imports.
  ///   - packageModules: The modules of the package and of its dependencies.
  ///   - index: The declarations of all modules.
  init(of fake: Fake, packageModules: Set<String>, in index: SymbolIndex) {
    self.fake = fake
    var meanings: [String: Set<String>] = [:]
    for token in fake.members.flatMap(\.declaration.types).flatMap(\.unqualifiedNames) {
      meanings[token.text, default: []].insert(token.symbol ?? "")
    }
    let ambiguous = meanings.filter { $0.value.count > 1 && !$0.value.contains("") }
    names = Self.ownNames.union(fake.hasCalls ? Self.callsNames : [])
      .union(Self.spryNames).union(fake.typeNames).union(ambiguous.keys)
    imported = Set(fake.imports.map(\.module)).subtracting([fake.options.library])
    // A folder of symbol graphs may include those of the SDK.
    self.packageModules = packageModules.subtracting(FoundationParts.separate)
      .subtracting(["Foundation"])
    self.index = index
  }

  /// The fake with module names where they are needed.
  var qualifiedFake: Fake {
    var fake = fake
    fake.members = fake.members.map(qualified)
    fake.inheritedInitializers = fake.inheritedInitializers.map(qualified)
    for (position, parameter) in fake.genericParameters.enumerated() {
      fake.genericParameters[position].conformances = parameter.conformances.map(qualified)
    }
    fake.constraints = fake.constraints.map(qualified)
    for (position, alias) in fake.typeAliases.enumerated() {
      fake.typeAliases[position].type = qualified(alias.type)
    }
    for (position, parent) in fake.inheritance.enumerated() {
      guard let symbol = parent.symbolID.flatMap(index.symbol), let name = symbol.path.first,
        let module = index.module(of: symbol.id).flatMap(ModuleName.importable),
        isAmbiguous(name, of: module)
      else { continue }
      fake.inheritance[position].text = "\(module).\(parent.text)"
    }
    fake.imports += declarationImports(for: fake)
    if fake.wrapped?.type == "any \(fake.subject)", let subject = fake.inheritance.first {
      fake.wrapped?.type = "any \(subject.text)"
    }
    return fake
  }

  private func qualified(_ member: Member) -> Member {
    var member = member
    member.declaration = member.declaration.mapTypes(qualified)
    return member
  }

  private func qualified(_ type: TokenList) -> TokenList {
    var tokens: [Token] = []
    for token in type.tokens {
      if tokens.last?.isSign(".") != true, token.kind == .type, !token.isAssociatedType,
        let symbol = token.symbol
      {
        tokens += prefix(of: token.text, symbol).flatMap { [Token(.type, $0), Token(.sign, ".")] }
      }
      tokens.append(token)
    }
    return TokenList(tokens)
  }

  /// The qualification that a type's name needs.
  ///
  /// If the source names a nested type without the type around it, the fake inherits the name, and
  /// a module name before it would be wrong.
  private func prefix(of name: String, _ id: String) -> [String] {
    let outer = index.symbol(id)?.path.dropLast() ?? []
    if outer.isEmpty {
      // A class may have given the name another meaning by conforming to a protocol.
      let isAssociated =
        fake.isClass && StandardTypes.associatedNames.subtracting(fake.typeNames).contains(name)
      guard PreciseIdentifier(id).isNested != true, let module = ModuleName.qualifying(id),
        isAmbiguous(name, of: module) || isAssociated && !isHidden(module)
      else { return [] }
      return [module]
    }
    let outerTypes = index.types(named: outer.joined(separator: "."))
    let isGeneric = outerTypes.contains { !$0.declaration.generics.isEmpty }
    let isAlias = fake.typeAliases.contains { $0.name == name }
    let isRepeated = isAlias && outerTypes.contains { $0.kind == .protocol }
    return names.contains(name) && !isGeneric && !isRepeated ? Array(outer) : []
  }

  /// Whether the name of a module's type is ambiguous, and the module's name before it helps.
  private func isAmbiguous(_ name: String, of module: String) -> Bool {
    !isHidden(module) && hasOtherMeaning(name, than: module)
  }

  /// Whether a type has the name of a module, and so hides the module.
  private func isHidden(_ module: String) -> Bool {
    imported.contains { declares(module, in: $0) }
  }

  /// Imports that determine the meaning of names whose module is hidden, or that another module
  /// shares with Spry.
  private func declarationImports(for fake: Fake) -> [Import] {
    let shared = Self.writtenNames
      .filter { name, _ in imported.contains { declares(name, in: $0) } }
      .map { Import(module: "Spry", declaration: "\($1) Spry.\($0)") }
    let named = fake.types.flatMap(\.unqualifiedNames).compactMap(\.symbol)
    let symbols = Set(named + fake.inheritance.compactMap(\.symbolID))
      .compactMap(index.symbol).filter { $0.path.count == 1 }
    let hidden = symbols.compactMap { symbol -> Import? in
      guard let module = index.module(of: symbol.id).flatMap(ModuleName.importable),
        isHidden(module), hasOtherMeaning(symbol.name, than: module),
        var declaration = fake.imports.first(where: { $0.module == module })
      else { return nil }
      let keyword = symbol.kind == .actor ? "class" : symbol.declaration.keyword
      declaration.declaration = "\(keyword) \(module).\(symbol.writtenName)"
      return declaration
    }
    return (shared + hidden).sorted { $0.text < $1.text }
  }

  private func hasOtherMeaning(_ name: String, than module: String) -> Bool {
    if names.contains(name) { return true }
    // Modules of the SDK don't conflict with each other.
    let others = imported.subtracting([module])
    return (packageModules.contains(module) ? others : others.intersection(packageModules))
      .contains { declares(name, in: $0) }
  }

  /// Whether a module declares or reexports a type.
  private func declares(_ name: String, in module: String) -> Bool {
    module == "Foundation"
      ? FoundationNames.contains(name) : index.declaresType(name, in: module)
  }
}

extension Fake {
  /// The names of its own types.
  var ownTypes: Set<String> { Qualification.ownNames.union(typeNames) }
}
