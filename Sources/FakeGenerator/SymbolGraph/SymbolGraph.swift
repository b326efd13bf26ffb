/// The compiler's description of one module: its declarations and their relationships.
package struct SymbolGraph: Decodable, Sendable {
  /// The module that a graph describes.
  package struct Module: Decodable, Sendable {
    package let name: String
    let platform: Platform?
  }

  /// The platform for which a module was built.
  struct Platform: Decodable, Sendable {
    struct OperatingSystem: Decodable, Sendable {
      let name: String
    }

    let operatingSystem: OperatingSystem?
  }

  package let module: Module
  let symbols: [Symbol]
  let relationships: [Relationship]
}

/// A relationship between two declarations.
struct Relationship: Decodable, Sendable {
  /// The kinds that matter to a fake.
  enum Kind: String {
    case requirementOf, optionalRequirementOf, memberOf, conformsTo, inheritsFrom
    case defaultImplementationOf, overrides
  }

  let kind: String
  let source: String
  let target: String
  /// The module and name of the target, if that is in another module.
  let targetFallback: String?
}

/// The reason why a module has no symbol graph.
package struct UnreadableModule: Error, Hashable, Sendable {
  /// Where the module should be.
  package enum Home: Sendable {
    /// In the package or one of its dependencies.
    case package
    /// In the SDK, because it is in neither of them.
    case system
    /// In the Xcode project.
    case project
    /// In the folder with symbol graphs that the user passed.
    case folder
  }

  package var home: Home
  /// The compiler's error messages.
  package var complaints: [String]

  /// Creates a reason.
  ///
  /// - Parameters:
  ///   - home: Where the module should be.
  ///   - complaints: The compiler's error messages.
  package init(home: Home, complaints: [String] = []) {
    self.home = home
    self.complaints = complaints
  }
}
