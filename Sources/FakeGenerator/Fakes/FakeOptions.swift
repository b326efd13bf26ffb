/// The options for generating a fake.
package struct FakeOptions: Hashable, Sendable {
  /// What a fake can do.
  package enum Kind: String, CaseIterable, Sendable {
    case spryable, spyable, stubbable

    /// The protocol that the fake adopts.
    var conformance: String { rawValue.capitalizedFirst }

    /// The properties that return its members as typed calls.
    var callProperties: [String] {
      switch self {
      case .spryable: ["stub", "calls"]
      case .spyable: ["calls"]
      case .stubbable: ["stub"]
      }
    }
  }

  /// The access level of a fake.
  package enum Access: String, CaseIterable, Sendable {
    case `internal`, `public`
  }

  /// What the fake can do.
  let kind: Kind
  /// Its access level.
  let access: Access
  /// Whether it is marked `nonisolated`, for modules in which that isn't the default.
  let isNonisolated: Bool
  /// Whether `@testable import` makes the module's internal declarations visible.
  let seesInternals: Bool
  /// The module of Spry that the fake imports.
  let library: String
  /// Whether something real answers calls without a stub.
  let isPartial: Bool
  /// Whether the fake has `calls`, with every member as a typed call.
  let hasCalls: Bool
  /// The name of the fake, if specified.
  let fakeName: String?
  /// The arguments with which initializers call one of the superclass.
  let superInitializer: String?
  /// Whether async closures are marked `@concurrent`, which is the default only if
  /// `NonisolatedNonsendingByDefault` is off.
  let isConcurrentWritten: Bool

  /// The name of the fake of a type.
  func name(for symbol: Symbol) -> String { fakeName ?? Self.defaultName(for: symbol) }

  /// The name of the fake of a type if none is specified.
  static func defaultName(for symbol: Symbol) -> String {
    let words = symbol.path.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
    return "Fake" + words.map { String($0).capitalizedFirst }.joined()
  }
}
