import Foundation
import PackagePlugin

/// Extracts the symbol graphs of modules.
struct GraphExtractor {
  private let context: PluginContext
  private let packageManager: PackageManager
  private let folder: URL

  /// The reason why a module has no graph, which the tool reads as `UnreadableModule`.
  private struct Failure: Encodable {
    let home: String
    let complaints: [String]
  }

  /// Prepares the extraction.
  ///
  /// - Parameters:
  ///   - context: The package.
  ///   - packageManager: The package manager, which builds the modules.
  ///   - folder: The folder for the symbol graphs.
  init(context: PluginContext, packageManager: PackageManager, to folder: URL) {
    self.context = context
    self.packageManager = packageManager
    self.folder = folder
  }

  /// Writes the symbol graph of a module to the folder, or the reason why it has none.
  ///
  /// - Parameter module: A module of the package, of its dependencies, or of the SDK.
  /// - Throws: An error if a file cannot be written.
  func extract(_ module: String) throws {
    let own = context.package.sourceModules
    let all = own + context.package.dependencies.flatMap(\.package.allSourceModules)
    guard let target = all.first(where: { $0.moduleName == module }) else {
      return try extractFromSDK(module)
    }
    // The compiler treats a name with a leading underscore as one access level lower, and hidden
    // initializers matter to subclasses.
    let options = PackageManager.SymbolGraphOptions(
      minimumAccessLevel: .private, includeSynthesized: false)
    do {
      let result = try packageManager.getSymbolGraph(for: target, options: options)
      try copyGraphs(of: module, from: result.directoryURL)
    } catch {
      try write(Failure(home: "package", complaints: []), for: module)
    }
  }

  private func extractFromSDK(_ module: String) throws {
    // This is the one beside the compiler of this plugin, which may not be the first in PATH.
    let extractor = try context.tool(named: "swift-symbolgraph-extract").url
    let words = [
      "-module-name", module, "-target", Self.target, "-minimum-access-level", "private",
      "-skip-synthesized-members", "-output-dir", folder.path,
    ]
    let command = try Command(
      running: extractor, words + Self.sdk(), in: context.package.directoryURL)
    if !command.hasSucceeded {
      try write(Failure(home: "system", complaints: command.complaints), for: module)
    }
  }

  private func write(_ failure: Failure, for module: String) throws {
    try JSONEncoder().encode(failure).write(to: folder.appending(path: "\(module).unreadable"))
  }

  private func copyGraphs(of module: String, from source: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: source, includingPropertiesForKeys: nil)
    for file in files where file.lastPathComponent.hasPrefix("\(module).symbols.json") {
      try FileManager.default.copyItem(
        at: file, to: folder.appending(path: file.lastPathComponent))
    }
  }

  /// The arguments with the path of the SDK, which only macOS needs.
  private static func sdk() throws -> [String] {
    #if os(macOS)
      let command = try Command(
        running: URL(filePath: "/usr/bin/xcrun"), ["--show-sdk-path"],
        in: FileManager.default.temporaryDirectory, looksAtOutput: true)
      return command.output.isEmpty ? [] : ["-sdk", command.output]
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
