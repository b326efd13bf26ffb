/// A fake before it is written down.
struct Fake: Sendable {
  /// The protocol or class that it stands in for, as the fake's module writes it.
  var subject: String
  /// The fake's own name.
  var name: String
  var isActor = false
  var isClass = false
  /// `@available(macOS 14, *)`.
  var availability: [String] = []
  /// The global actors that it is bound to, of which there should be one, as attributes.
  var globalActors: [String] = []
  var genericParameters: [GenericParameter] = []
  var constraints: [TokenList] = []
  /// The types behind the colon, the subject among them.
  var inheritance: [Parent] = []
  var typeAliases: [TypeAlias] = []
  var members: [Member] = []
  /// What comes with standard protocols and is not stubbed.
  var fixedMembers: [FixedMember] = []
  /// The object that answers what is not stubbed.
  var wrapped: Wrapped?
  /// Whether an initialiser without arguments has to be written down.
  var needsPlainInitializer = false
  var imports: [Import] = []
  var options = FakeOptions()

  /// The global actor that it is bound to, as an attribute.
  var globalActor: String? { globalActors.first }

  /// Whether its members run on an actor.
  var isBound: Bool { isActor || globalActor != nil }
}

/// A generic parameter of a fake: an associated type of the protocol.
struct GenericParameter: Hashable, Sendable {
  var name: String
  var conformances: [TokenList] = []
}

/// An associated type that the protocol itself pins down.
struct TypeAlias: Hashable, Sendable {
  var name: String
  var type: TokenList
}

/// A module that the fake's file needs.
struct Import: Hashable, Sendable {
  var module: String
  var isTestable = false
  /// Whether the module is not on every system, or matters on some only.
  var isConditional = false
}

/// The object that a partial fake of a protocol is made with.
struct Wrapped: Hashable, Sendable {
  /// Its type, `any TrailStore`.
  var type: String
  /// Whether the property is a constant, as it has to be in what is `Sendable`.
  var isConstant: Bool
}

/// A type behind the colon of a fake.
struct Parent: Hashable, Sendable {
  var text: String
  /// What it is, if it is what the fake is of, or a class that is demanded.
  var symbolID: String?
}
