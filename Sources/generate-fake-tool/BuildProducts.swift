import FakeGenerator
import Foundation

/// The modules that Xcode has built of a project.
struct BuildProducts {
  /// The products of one configuration for one SDK, such as `Build/Products/Debug-iphonesimulator`.
  private let folder: URL
  let destination: Destination

  /// Finds the folder to which Xcode has built some modules last.
  ///
  /// - Parameters:
  ///   - modules: The modules of the project.
  ///   - plugin: The working folder of the plugin, which Xcode keeps in the same folder.
  /// - Throws: An error if a program can't be started.
  init?(of modules: [Workspace.Module], near plugin: URL) throws {
    var root = plugin
    while Self.contents(of: root.appending(path: "Build/Products")).isEmpty {
      guard root.path.count > 1 else { return nil }
      root.deleteLastPathComponent()
    }
    let build = root.appending(path: "Build")
    let files = Self.contents(of: build.appending(path: "Products")).flatMap { folder in
      modules.compactMap { Self.file(of: $0.name, in: folder) }.compactMap { file in
        Self.date(of: file.path).map { (folder: folder, file: file, date: $0) }
      }
    }
    guard let last = files.max(by: { $0.date < $1.date }) else { return nil }
    folder = last.folder
    let sdk = BuildFolder.sdk(of: folder.lastPathComponent)
    let version = try Program.xcrun(["--sdk", sdk, "--show-sdk-version"]) ?? ""
    var words = try Destination.arguments(of: sdk)
    let packages = folder.appending(path: "PackageFrameworks")
    words += ["-I", folder.path, "-F", folder.path, "-F", packages.path]
    // Xcode keeps the module maps of C targets elsewhere.
    let suffix = sdk == "macosx" ? "" : "-\(sdk)"
    let maps = build.appending(path: "Intermediates.noindex/GeneratedModuleMaps\(suffix)")
    for map in Self.contents(of: maps) where map.pathExtension == "modulemap" {
      words += ["-Xcc", "-fmodule-map-file=\(map.path)"]
    }
    destination = Destination(
      target: BuildFolder.target(of: last.file.lastPathComponent, version: version),
      arguments: words)
  }

  /// Whether Xcode has built a module since its sources were changed.
  func isUpToDate(_ module: Workspace.Module) -> Bool {
    guard let file = Self.file(of: module.name, in: folder), let built = Self.date(of: file.path)
    else { return false }
    return module.sources.allSatisfy { Self.date(of: $0).map { $0 <= built } ?? true }
  }

  /// The file of a module for the architecture of this machine, or for another one.
  private static func file(of module: String, in folder: URL) -> URL? {
    let name = "\(module).swiftmodule"
    let files = [name, "\(module).framework/Modules/\(name)"].flatMap { path in
      contents(of: folder.appending(path: path)).filter { $0.pathExtension == "swiftmodule" }
    }
    return files.first { $0.lastPathComponent.hasPrefix(Destination.architecture) } ?? files.first
  }

  private static func contents(of folder: URL) -> [URL] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).sorted().map { folder.appending(path: $0) }
  }

  private static func date(of path: String) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}
