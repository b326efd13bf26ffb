import Foundation
import PackagePlugin

/// Has the compiler describe modules.
struct GraphExtractor {
  private let context: PluginContext
  private let packageManager: PackageManager
  private let folder: URL

  /// What the tool reads where there is no graph; its counterpart there is `UnreadableModule`.
  private struct Failure: Encodable {
    let isOfPackage: Bool
    let complaints: [String]
  }

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

  /// Writes one module's symbol graph into the folder, or why there is none.
  ///
  /// - Parameter module: A module of the package, of its dependencies, or of the SDK.
  /// - Throws: An error if a file cannot be written.
  func extract(_ module: String) throws {
    let own = context.package.sourceModules
    let all = own + context.package.dependencies.flatMap(\.package.allSourceModules)
    guard let target = all.first(where: { $0.moduleName == module }) else {
      return try extractFromSDK(module)
    }
    // To the compiler, a name with a leading underscore is one level less accessible than it says,
    // and an initializer that nobody can call matters to subclasses.
    let options = PackageManager.SymbolGraphOptions(
      minimumAccessLevel: .private, includeSynthesized: false)
    do {
      let result = try packageManager.getSymbolGraph(for: target, options: options)
      try copyGraphs(of: module, from: result.directoryURL)
    } catch {
      try write(Failure(isOfPackage: true, complaints: []), for: module)
    }
  }

  private func extractFromSDK(_ module: String) throws {
    // It lies beside the compiler that runs this plugin, which need not be the first in the path.
    let extractor = try context.tool(named: "swift-symbolgraph-extract").url
    let words = [
      "-module-name", module, "-target", Self.target, "-minimum-access-level", "private",
      "-skip-synthesized-members", "-output-dir", folder.path,
    ]
    let command = try Command(
      running: extractor, words + Self.sdk(), in: context.package.directoryURL)
    if !command.hasSucceeded {
      try write(Failure(isOfPackage: false, complaints: command.complaints), for: module)
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

  /// Where the SDK is, which only a Mac does not know by itself.
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
