/// What the compiler says about one module: its declarations, and how they belong together.
package struct SymbolGraph: Decodable, Sendable {
  struct Module: Decodable, Sendable {
    let name: String
    let platform: Platform?
  }

  /// What a module was built for.
  struct Platform: Decodable, Sendable {
    struct OperatingSystem: Decodable, Sendable {
      let name: String
    }

    let operatingSystem: OperatingSystem?
  }

  let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]
}

/// How two declarations belong together.
struct Relationship: Decodable, Sendable {
  enum Kind: String {
    case requirementOf, optionalRequirementOf, memberOf, conformsTo, inheritsFrom
    case defaultImplementationOf, overrides
  }

  let kindName: String
  let source: String
  let target: String
  /// The target's module and name, where it belongs to another module.
  let targetFallback: String?

  var kind: Kind? { Kind(rawValue: kindName) }

  private enum CodingKeys: String, CodingKey {
    case kindName = "kind"
    case source, target, targetFallback
  }
}
