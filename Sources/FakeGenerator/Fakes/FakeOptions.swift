/// The options for generating a fake.
package struct FakeOptions: Hashable, Sendable {
  /// What a fake can do.
  package enum Kind: String, CaseIterable, Sendable {
    case spryable, spyable, stubbable

    /// The protocol that the fake adopts.
    var conformance: String { rawValue.capitalizedFirst }
  }

  /// The access level of a fake.
  package enum Access: String, CaseIterable, Sendable {
    case `internal`, `public`
  }

  /// What the fake can do.
  package var kind = Kind.spryable
  /// Its access level.
  package var access = Access.internal
  /// Whether it is marked `nonisolated`, for modules in which that isn't the default.
  package var isNonisolated = false
  /// Whether `@testable import` makes the module's internal declarations visible.
  package var seesInternals = true
  /// The module of Spry that the fake imports.
  package var library = "Spry"

  /// Whether something real answers calls without a stub.
  package var isPartial = false
  /// Whether the fake has `calls`, with every member as a typed call.
  package var hasCalls = true
  /// The name of the fake, if specified.
  package var fakeName: String?
  /// The arguments with which initializers call one of the superclass.
  package var superInitializer: String?
  /// Whether async closures are marked `@concurrent`, which is the default only if
  /// `NonisolatedNonsendingByDefault` is off.
  package var isConcurrentWritten = false

  package init(
    kind: Kind = .spryable, access: Access = .internal, isNonisolated: Bool = false,
    seesInternals: Bool = true, library: String = "Spry"
  ) {
    self.kind = kind
    self.access = access
    self.isNonisolated = isNonisolated
    self.seesInternals = seesInternals
    self.library = library
  }

  /// The name of the fake of a type.
  func name(for symbol: Symbol) -> String {
    let words = symbol.path.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
    return fakeName ?? "Fake" + words.map { String($0).capitalizedFirst }.joined()
  }
}
