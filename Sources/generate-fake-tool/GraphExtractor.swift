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
      func path(_ option: String) throws -> String? {
        let result = try Program(running: "/usr/bin/xcrun", ["--sdk", "macosx", option])
        let path = result.text.trimmingCharacters(in: .whitespacesAndNewlines)
        return result.hasSucceeded ? path : nil
      }
      return SDKArguments.make(
        sdk: try path("--show-sdk-path"), platform: try path("--show-sdk-platform-path"))
    #else
      return []
    #endif
  }

  /// The compiler's default target platform.
  ///
  /// It can't import a module that was compiled for a newer system.
  static var target: String {
    #if arch(arm64)
      let architecture = "arm64"
    #else
      let architecture = "x86_64"
    #endif
    #if os(macOS)
      let version = ProcessInfo.processInfo.operatingSystemVersion
      return "\(architecture)-apple-macosx\(version.majorVersion).\(version.minorVersion)"
    #else
      return "\(architecture == "arm64" ? "aarch64" : architecture)-unknown-linux-gnu"
    #endif
  }
}
