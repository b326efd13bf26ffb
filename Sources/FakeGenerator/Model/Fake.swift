/// A fake before it is written down.
struct Fake: Sendable {
  /// The protocol or class that it stands in for, as the fake's module writes it.
  var subject: String
  /// The fake's own name.
  var name: String
  var isActor = false
  var isClass = false
  /// `@MainActor`, `@available(macOS 14, *)`.
  var attributes: [String] = []
  var genericParameters: [GenericParameter] = []
  var constraints: [TokenList] = []
  /// The types behind the colon, the subject among them.
  var inheritance: [String] = []
  var typeAliases: [TypeAlias] = []
  var members: [Member] = []
  /// What comes with standard protocols and is not stubbed, each as its lines of source.
  var fixedMembers: [[String]] = []
  /// Whether an initialiser without arguments has to be written down.
  var needsPlainInitializer = false
  var imports: [Import] = []
  var options = FakeOptions()

  /// The global actor that it is bound to, as an attribute.
  var globalActor: String? { attributes.first { !$0.hasPrefix("@available") } }

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
}
