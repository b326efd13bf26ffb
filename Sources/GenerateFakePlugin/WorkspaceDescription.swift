import Foundation
import PackagePlugin

/// The description of the package for the tool, which reads it as `Workspace`.
struct WorkspaceDescription: Encodable {
  struct Module: Encodable {
    let name: String
    let isOwn: Bool
    let sources: [String]
  }

  struct TestTarget: Encodable {
    let name: String
    let folder: String
    let modules: [String]
    let directModules: [String]
  }

  let root: String
  let modules: [Module]
  let tests: [TestTarget]
  /// Whether any target turns `NonisolatedNonsendingByDefault` on.
  ///
  /// Only the manifest tells the settings of targets.
  let hasNonsendingTargets: Bool
  let compiler: String
  /// The folders in which the compiler finds the modules that SwiftPM has built.
  var searchPaths: [String] = []

  init(of context: PluginContext) throws {
    let package = context.package
    compiler = try context.tool(named: "swiftc").url.path
    let own = package.sourceModules
    let others = package.dependencies.flatMap(\.package.allSourceModules)
    var seen: Set<String> = []
    modules = (own.filter { $0.kind != .test } + others).compactMap { target in
      guard target is SwiftSourceModuleTarget, seen.insert(target.moduleName).inserted else {
        return nil
      }
      return Module(
        name: target.moduleName, isOwn: own.contains { $0.id == target.id },
        sources: target.sourceFiles.filter { $0.type == .source }.map(\.url.path))
    }
    root = package.directoryURL.path
    let manifest = try? String(
      contentsOf: package.directoryURL.appending(path: "Package.swift"), encoding: .utf8)
    hasNonsendingTargets = manifest?.contains("NonisolatedNonsendingByDefault") ?? false
    let prefix = root + "/"
    tests = own.filter { $0.kind == .test }.map { target in
      let path = target.directoryURL.path
      return TestTarget(
        name: target.name,
        folder: path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path,
        modules: target.recursiveTargetDependencies.compactMap(\.sourceModule?.moduleName),
        directModules: target.dependencies.flatMap(\.targets).compactMap(\.sourceModule?.moduleName)
      )
    }
  }

  /// The modules of Spry that tests import.
  var libraries: [String] {
    ["Spry", "SpryXCTest", "SpryTesting"].filter { library in
      tests.contains { $0.directModules.contains(library) }
    }
  }

  /// Writes the description for the tool.
  ///
  /// - Parameter file: The file.
  /// - Throws: An error if the file cannot be written.
  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: file)
  }
}

extension Package {
  /// The package's own targets with sources.
  var sourceModules: [any SourceModuleTarget] { targets.compactMap(\.sourceModule) }

  /// The package's targets with sources, and those of its dependencies.
  var allSourceModules: [any SourceModuleTarget] {
    sourceModules.filter { $0.kind == .generic } + dependencies.flatMap(\.package.allSourceModules)
  }
}

extension Target {
  /// The target, if it has sources.
  var sourceModule: (any SourceModuleTarget)? { self as? any SourceModuleTarget }
}

extension TargetDependency {
  /// The targets of the dependency.
  var targets: [any Target] {
    switch self {
    case .target(let target): [target]
    case .product(let product): product.targets
    @unknown default: []
    }
  }
}
