/// Puts the module's name before types whose own name would mean something else in a fake.
package struct Qualification {
  /// Names that every fake declares itself.
  static let ownNames: Set<String> = ["Function", "ClassFunction"]

  /// The public types of Spry's modules, which the fake's file sees too.
  package static let spryNames: Set<String> = [
    "Argument", "ArgumentCaptor", "Arguments", "CallPattern", "Checkpoint", "CountSpecifier",
    "DefaultProvidable", "DidCallResult", "FakeClosure", "Gate", "NoFallback", "NoFunctions",
    "RecordedCall", "Spryable", "SpryConfiguration", "SpryEquatable", "SpryFailure", "SpryStorage",
    "SpryTrait", "Spyable", "StringRepresentable", "Stub", "Stubbable", "TestDouble", "Transient",
    "TypedArgument", "TypedStub", "UnstubbedPolicy", "UnusedStub", "Weakly",
  ]

  private let names: Set<String>
  private let module: String

  /// Finds the names that could be mistaken.
  init(of fake: Fake, in module: String) {
    self.module = module
    var meanings: [String: Set<String>] = [:]
    for type in fake.members.flatMap(\.declaration.types) {
      for token in type.unqualifiedNames {
        meanings[token.text, default: []].insert(token.symbol ?? "")
      }
    }
    let ambiguous = meanings.filter { $0.value.count > 1 && !$0.value.contains("") }
    let generic = Set(fake.genericParameters.map(\.name)).union(fake.typeAliases.map(\.name))
    names = Set(ambiguous.keys).union(Self.ownNames).union(Self.spryNames).union(generic)
  }

  /// Writes the names out.
  func apply(to fake: Fake) -> Fake {
    var fake = fake
    fake.members = fake.members.map { member in
      var member = member
      member.declaration = member.declaration.mapTypes(qualified)
      return member
    }
    fake.genericParameters = fake.genericParameters.map { parameter in
      GenericParameter(
        name: parameter.name, conformances: parameter.conformances.map(qualified))
    }
    if names.contains(fake.subject), !module.isEmpty {
      fake.inheritance = fake.inheritance.map {
        $0 == fake.subject ? "\(module).\($0)" : $0
      }
    }
    return fake
  }

  private func qualified(_ type: TypeText) -> TypeText {
    var tokens: [Token] = []
    for token in type.tokens {
      if tokens.last?.isSign(".") != true, token.kind == .type, names.contains(token.text),
        !token.isAssociatedType,
        let module = token.symbol.flatMap(ModuleName.toImport)
      {
        tokens += [Token(.type, module), Token(.sign, ".")]
      }
      tokens.append(token)
    }
    return TypeText(tokens)
  }
}
