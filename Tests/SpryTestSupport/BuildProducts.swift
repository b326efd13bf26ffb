package import Foundation

/// The folders that a build has written to.
package struct BuildProducts: Equatable, Sendable {
  /// The folder with the modules.
  package let modules: URL
  /// The folder with the executables.
  package let programs: URL

  /// The folders of the build that the running tests belong to.
  ///
  /// - Throws: An error if they aren't found.
  package static func current() throws -> BuildProducts {
    #if canImport(ObjectiveC)
      let bundle: String? = Bundle(for: Anchor.self).bundlePath
    #else
      let bundle: String? = nil
    #endif
    let products = BuildProducts(
      paths: CommandLine.arguments + [bundle].compactMap(\.self), module: "SpryTestSupport",
      exists: FileManager.default.fileExists)
    guard let products else { throw CocoaError(.fileNoSuchFile) }
    return products
  }

  /// A class whose bundle contains the tests.
  private final class Anchor {}

  /// Searches the folders above some paths.
  ///
  /// On Linux, tests are a program in the folder of the products. On macOS, SwiftPM and Xcode run
  /// programs of the toolchain, which load a bundle. The bundle is in the folder, and mostly one of
  /// the arguments. SwiftPM's older build system has a folder `Modules` for modules; other build
  /// systems write them beside the programs.
  ///
  /// - Parameters:
  ///   - paths: The arguments of the process and other paths.
  ///   - module: The name of a module in the folder.
  ///   - exists: Whether there is a file at a path.
  package init?(paths: [String], module: String, exists: (String) -> Bool) {
    for path in paths where path.contains("/") {
      var folder = URL(filePath: path)
      while folder.path.count > 1 {
        folder.deleteLastPathComponent()
        for modules in [folder.appending(path: "Modules"), folder]
        where exists(modules.appending(path: "\(module).swiftmodule").path) {
          (self.modules, programs) = (modules, folder)
          return
        }
      }
    }
    return nil
  }
}
