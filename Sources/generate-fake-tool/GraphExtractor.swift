import FakeGenerator
import Foundation

/// An extractor for the symbol graphs of modules that SwiftPM can't describe.
struct GraphExtractor {
  /// The path of the extractor.
  let program: String
  /// The folder for the symbol graphs.
  let folder: URL

  let destination: Destination

  /// Writes the symbol graph of a module to the folder.
  ///
  /// - Parameters:
  ///   - module: A module.
  ///   - home: Where it should be.
  /// - Returns: The reason why it has none, or `nil`.
  /// - Throws: An error if a program can't be started.
  func extract(
    _ module: String, of home: UnreadableModule.Home = .system
  ) throws -> UnreadableModule? {
    let result = try Program(
      running: program,
      [
        "-module-name", module, "-target", destination.target, "-minimum-access-level", "private",
        "-skip-synthesized-members", "-output-dir", folder.path,
      ] + destination.arguments)
    if result.hasSucceeded { return nil }
    // A list of all modules of the SDK may follow.
    let complaints = result.text.split(separator: "\n").map(String.init)
      .prefix { !$0.hasPrefix("Current visible modules") }
    return UnreadableModule(home: home, complaints: Array(complaints))
  }
}
