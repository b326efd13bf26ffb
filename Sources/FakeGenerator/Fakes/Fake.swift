/// A fake before it is written.
struct Fake: Sendable {
  /// The faked protocol or class, as the fake's module writes it.
  var subject: String
  /// The fake's own name.
  var name: String
  let options: FakeOptions
  var isActor = false
  var isClass = false
  /// Its `@available` attributes.
  var availability: [String] = []
  /// Whether it is marked `nonisolated`.
  var isNonisolated = false
  /// The titles of members that a parent requires without isolation.
  var freeMembers: Set<String> = []
  /// The attributes of the global actors to which it is isolated, which should be at most one.
  var globalActors: [Token] = []
  var genericParameters: [GenericParameter] = []
  var constraints: [TokenList] = []
  /// The inherited types, including the subject.
  var inheritance: [Parent] = []
  var typeAliases: [TypeAlias] = []
  var members: [Member] = []
  /// The standard protocols whose requirements are implemented without stubs.
  var fixedMembers: [StandardProtocol] = []
  /// The object that answers calls without a stub.
  var wrapped: Wrapped?
  /// The initializers that call the same one of the superclass.
  var inheritedInitializers: [Member] = []
  /// Whether an initializer without arguments has to be written.
  var needsPlainInitializer = false
  var imports: [Import] = []
  /// The name that `calls` would need, if the subject uses it itself.
  var nameInPlaceOfCalls: String?

  /// The names of its generic parameters and aliases.
  var typeNames: Set<String> { Set(genericParameters.map(\.name) + typeAliases.map(\.name)) }

  /// The names of its generic parameters, in angle brackets.
  var genericArguments: String {
    genericParameters.isEmpty ? "" : "<\(genericParameters.map(\.name).joined(separator: ", "))>"
  }

  /// The types that its members, generic parameters and aliases name.
  var types: [TokenList] {
    (members + inheritedInitializers).flatMap(\.declaration.types) + constraints
      + typeAliases.map(\.type) + genericParameters.flatMap(\.conformances)
  }

  /// The attribute of the global actor to which it is isolated.
  var globalActor: Token? { globalActors.first }

  /// Whether it is to have `stub`, `calls`, or both.
  var hasCalls: Bool { !options.isWithoutCalls && !members.isEmpty }

  /// Whether its members are isolated.
  var isBound: Bool { isActor || globalActor != nil }
}

/// A generic parameter of a fake: an associated type of the protocol.
struct GenericParameter: Hashable, Sendable {
  var name: String
  var conformances: [TokenList] = []
  /// The name of the associated type, if the parameter has another one.
  var renamed: String?
}

/// An associated type that the protocol itself fixes, or an alias that the protocol declares.
struct TypeAlias: Hashable, Sendable {
  var name: String
  var generics = TokenList()
  var type: TokenList
  var constraints: [TokenList] = []
}

extension [TypeAlias] {
  /// The types by their names.
  var types: [String: TokenList] { Dictionary(map { ($0.name, $0.type) }) { first, _ in first } }
}

/// A module that the fake's file imports.
struct Import: Hashable, Sendable {
  var module: String
  /// The only declaration that is imported, such as `struct Stub`.
  var declaration: String?
  var isTestable = false
  /// Whether the module exists, or matters, on some systems only.
  var isConditional = false
  /// The module to import where that one doesn't exist.
  var alternative: String?
}

/// The object with which a partial fake of a protocol is initialized.
struct Wrapped: Hashable, Sendable {
  /// The name of the property.
  var name: String
  /// Its type, `any TrailStore`.
  var type: String
  /// Whether the property is a constant, as a `Sendable` fake requires.
  var isConstant: Bool
}

/// A type that a fake inherits from or conforms to.
struct Parent: Hashable, Sendable {
  var text: String
  /// The identifier of the subject or of a required superclass.
  var symbolID: String?
  /// The isolation of the conformance: `@MainActor`, `nonisolated`.
  var isolation: String?
}
