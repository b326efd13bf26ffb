import Foundation
import PackagePlugin

/// Has the compiler describe modules.
struct GraphExtractor {
  private let context: PluginContext
  private let packageManager: PackageManager
  private let folder: URL

  /// Prepares the extraction.
  ///
  /// - Parameters:
  ///   - context: The package.
  ///   - packageManager: What builds the package's modules.
  ///   - folder: Where the symbol graphs go.
  init(context: PluginContext, packageManager: PackageManager, to folder: URL) {
    self.context = context
    self.packageManager = packageManager
    self.folder = folder
  }

  /// Extracts one module's symbol graph.
  ///
  /// - Parameter module: A module of the package, of its dependencies, or of the SDK.
  /// - Returns: What is wrong, if the module does not compile or does not exist.
  /// - Throws: An error if a file cannot be written.
  func extract(_ module: String) throws -> String? {
    let own = context.package.sourceModules
    let all = own + context.package.dependencies.flatMap(\.package.allSourceModules)
    guard let target = all.first(where: { $0.moduleName == module }) else {
      return try extractFromSDK(module)
    }
    let isOwn = own.contains { $0.id == target.id }
    let options = PackageManager.SymbolGraphOptions(
      minimumAccessLevel: isOwn ? .internal : .public, includeSynthesized: false)
    do {
      let result = try packageManager.getSymbolGraph(for: target, options: options)
      try copyGraphs(of: module, from: result.directoryURL)
      return nil
    } catch {
      return "the module \(module) does not compile, so nothing is known of what it declares"
    }
  }

  private func extractFromSDK(_ module: String) throws -> String? {
    let words = [
      "-c", Self.script, "sh", "-module-name", module, "-target", Self.target,
      "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
    ]
    let command = try Command(
      running: URL(filePath: "/bin/sh"), words, in: context.package.directoryURL)
    return command.hasSucceeded
      ? nil : "there is no module \(module) in the package, its dependencies or the SDK"
  }

  private func copyGraphs(of module: String, from source: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: source, includingPropertiesForKeys: nil)
    for file in files where file.lastPathComponent.hasPrefix("\(module).symbols.json") {
      try FileManager.default.copyItem(
        at: file, to: folder.appending(path: file.lastPathComponent))
    }
  }

  /// Runs the compiler on its arguments; only on a Mac it has to be told where the SDK is.
  private static var script: String {
    #if os(macOS)
      #"exec xcrun swift symbolgraph-extract -sdk "$(xcrun --show-sdk-path)" "$@""#
    #else
      #"exec swift symbolgraph-extract "$@""#
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
