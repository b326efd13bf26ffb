/// What a fake is to be like.
package struct FakeOptions: Hashable, Sendable {
  /// What a fake can do.
  package enum Kind: String, CaseIterable, Sendable {
    case spryable, spyable, stubbable

    /// The protocol that the fake adopts.
    var conformance: String { rawValue.capitalizedFirst }
  }

  /// Who can use a fake.
  package enum Access: String, CaseIterable, Sendable {
    case `internal`, `public`
  }

  /// What the fake can do.
  package var kind = Kind.spryable
  /// Who can use it.
  package var access = Access.internal
  /// Whether it says that it belongs to no actor, where that is not what goes without saying.
  package var isNonisolated = false
  /// Whether the module's internals can be seen, with `@testable import`.
  package var seesInternals = true
  /// The module that the fake imports its own kind from.
  package var library = "Spry"

  /// Whether something real answers what is not stubbed.
  package var isPartial = false
  /// Whether the functions are written with their types, too.
  package var isTyped = false
  /// The fake's name, if it is chosen.
  package var fakeName: String?
  /// Whether async closures of protocols say `@concurrent`, which goes without saying only where
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
}
