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

    /// The modifier of declarations, empty for the default.
    var word: String { self == .public ? rawValue : "" }
  }

  /// What the fake can do.
  package var kind = Kind.spryable
  /// Its access level.
  package var access = Access.internal
  /// Whether it is marked `nonisolated`, for modules in which that isn't the default.
  package var isNonisolated = false
  /// Whether something real answers calls without a stub.
  package var isPartial = false
  /// Whether the fake has no `calls`, with every member as a typed call.
  package var isWithoutCalls = false
  /// The name of the fake, if it isn't the default.
  package var name: String?
  /// The arguments with which initializers call one of the superclass.
  package var superInitializer: String?

  /// Whether `@testable import` makes the module's internal declarations visible.
  var seesInternals = false
  /// The module of Spry that the fake imports.
  var library = "Spry"
  /// Whether async closures are marked `@concurrent`, which is the default only if
  /// `NonisolatedNonsendingByDefault` is off.
  var isConcurrentWritten = false

  /// Whether the fake's file can name internal declarations of the module.
  var namesInternals: Bool { seesInternals && access == .internal }

  /// The name of the fake of a type.
  func name(for symbol: Symbol, in index: SymbolIndex) -> String {
    if let name { return name }
    return Self.defaultNames(for: symbol, in: index).first {
      index.types(named: $0).isEmpty
    } ?? Self.wholeName(for: symbol.path)
  }

  /// The names of the fake of a type if none is specified, of which the first that no other type
  /// has is used.
  ///
  /// A suffix that says that a type is a protocol is left out, unless that leaves the name of
  /// another protocol of the module.
  static func defaultNames(for symbol: Symbol, in index: SymbolIndex) -> [String] {
    let whole = wholeName(for: symbol.path)
    guard symbol.kind == .protocol, let last = symbol.path.last,
      let suffix = ["Protocol", "Interface"].first(where: { last.hasSuffix($0) && last != $0 })
    else { return [whole] }
    let path = Array(symbol.path.dropLast()) + [String(last.dropLast(suffix.count))]
    let name = path.joined(separator: ".")
    let rivals = [name, "\(name)Protocol", "\(name)Interface"].flatMap(index.types)
    let isTaken = rivals.contains {
      $0.kind == .protocol && $0.id != symbol.id
        && index.module(of: $0.id) == index.module(of: symbol.id)
    }
    return isTaken ? [whole] : [wholeName(for: path), whole]
  }

  private static func wholeName(for path: [String]) -> String {
    let words = path.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") } }
    return "Fake" + words.map { String($0).capitalizedFirst }.joined()
  }
}
