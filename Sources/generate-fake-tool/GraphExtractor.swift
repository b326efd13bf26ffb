import FakeGenerator
import Foundation

/// An extractor for the symbol graphs of modules that SwiftPM can't describe.
struct GraphExtractor {
  /// The path of the extractor.
  let program: String
  /// The folder for the symbol graphs.
  let folder: URL

  /// Writes the symbol graph of a module to the folder.
  ///
  /// - Parameters:
  ///   - module: A module.
  ///   - paths: The folders in which it may be, if it isn't one of the SDK.
  /// - Returns: The reason why it has none, or `nil`.
  /// - Throws: An error if a program can't be started.
  func extract(_ module: String, in paths: [String] = []) throws -> UnreadableModule? {
    let result = try Program(
      running: program,
      [
        "-module-name", module, "-target", Self.target, "-minimum-access-level", "private",
        "-skip-synthesized-members", "-output-dir", folder.path,
      ] + paths.flatMap { ["-I", $0] } + Self.sdk())
    if result.hasSucceeded { return nil }
    // A list of all modules of the SDK may follow.
    let complaints = result.text.split(separator: "\n").map(String.init)
      .prefix { !$0.hasPrefix("Current visible modules") }
    return UnreadableModule(home: .system, complaints: Array(complaints))
  }

  /// The arguments with the path of the SDK, which only macOS needs.
  static func sdk() throws -> [String] {
    #if os(macOS)
      let result = try Program(running: "/usr/bin/xcrun", ["--show-sdk-path"])
      guard result.hasSucceeded else { return [] }
      return ["-sdk", result.text.trimmingCharacters(in: .whitespacesAndNewlines)]
    #else
      return []
    #endif
  }

  private static var target: String {
    #if arch(arm64)
      let architecture = "arm64"
    #else
      let architecture = "x86_64"
    #endif
    #if os(macOS)
      return "\(architecture)-apple-macosx13.0"
    #else
      return "\(architecture == "arm64" ? "aarch64" : architecture)-unknown-linux-gnu"
    #endif
  }
}
