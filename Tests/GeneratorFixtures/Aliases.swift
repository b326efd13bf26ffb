/// A protocol with type aliases that depend on an associated type.
protocol TrailIndexing {
  associatedtype Entry
  associatedtype Groups: Sequence where Groups.Element == Entries
  typealias Entries = [Entry]
  typealias Handler = @Sendable (Entries) -> Void
  typealias Pages<Number: Hashable> = [Number: Entries]
  typealias Unused = Set<Int>
  var all: Entries { get set }
  func add(_ entries: Entries, then handler: @escaping Handler) -> Entries
  func remove(then handler: @escaping Handler)
  func pages(_ pages: Pages<Int>) -> Pages<String>
  func groups() -> Groups
}

/// A protocol that inherits the aliases.
protocol TrailRegister: TrailIndexing {
  func merge(_ entries: Entries) -> Entries
}

/// A protocol that fixes one of the associated types.
protocol NumberRegister: TrailIndexing where Entry == Int {
  func merge(_ entries: Entries) -> Entries
}

/// A protocol with a generic subscript that the associated type can't be inferred from.
@dynamicMemberLookup protocol TrailAliasing {
  associatedtype Model
  subscript<Field: TrailFielding>(
    dynamicMember path: KeyPath<Model, Field>
  ) -> AliasedField<Self, Field> where Field.Model == Self.Model { get }
}

protocol TrailFielding {
  associatedtype Model
}

struct AliasedField<Alias: TrailAliasing, Field: TrailFielding>
where Field.Model == Alias.Model {
  let name: String
}
