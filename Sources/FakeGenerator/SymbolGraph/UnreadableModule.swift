/// The reason why a module has no symbol graph.
package struct UnreadableModule: Hashable, Sendable {
  /// Where the module should be.
  package enum Home: Sendable {
    /// In the package or one of its dependencies.
    case package
    /// In the SDK, because it is in neither of them.
    case system
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
