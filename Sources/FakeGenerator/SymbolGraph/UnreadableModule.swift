/// Why there is no symbol graph of a module.
package struct UnreadableModule: Codable, Hashable, Sendable {
  /// Whether the module belongs to the package or one of its dependencies.
  package var isOfPackage: Bool
  /// What the compiler said.
  package var complaints: [String]

  /// Describes what went wrong.
  ///
  /// - Parameters:
  ///   - isOfPackage: Whether the module belongs to the package or one of its dependencies.
  ///   - complaints: What the compiler said.
  package init(isOfPackage: Bool, complaints: [String]) {
    self.isOfPackage = isOfPackage
    self.complaints = complaints
  }
}
