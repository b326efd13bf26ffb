/// Why there is no symbol graph of a module.
package struct UnreadableModule: Codable, Hashable, Sendable {
  /// Where the module should be.
  package enum Home: String, Codable, Sendable {
    /// In the package or one of its dependencies.
    case package
    /// In the SDK, as it is nowhere else.
    case system
    /// In the folder with symbol graphs that was named.
    case folder
  }

  package var home: Home
  /// What the compiler said.
  package var complaints: [String]

  /// Describes what went wrong.
  ///
  /// - Parameters:
  ///   - home: Where the module should be.
  ///   - complaints: What the compiler said.
  package init(home: Home, complaints: [String] = []) {
    self.home = home
    self.complaints = complaints
  }
}
