import Foundation
import PackagePlugin

/// What the tool has to know of the package; its counterpart there is `Workspace`.
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
  /// Nothing but the manifest tells what a target's settings are.
  let hasNonsendingTargets: Bool

  init(of package: Package) {
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

  /// Writes the description for the tool.
  ///
  /// - Parameter file: Where.
  /// - Throws: An error if that is not possible.
  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(self).write(to: file)
  }
}

extension Package {
  /// The package's own targets with sources.
  var sourceModules: [any SourceModuleTarget] { targets.compactMap(\.sourceModule) }

  /// Those of the packages that it depends on too.
  var allSourceModules: [any SourceModuleTarget] {
    sourceModules.filter { $0.kind == .generic } + dependencies.flatMap(\.package.allSourceModules)
  }
}

extension Target {
  /// The target, if it has sources.
  var sourceModule: (any SourceModuleTarget)? { self as? any SourceModuleTarget }
}

extension TargetDependency {
  /// The targets that the dependency stands for.
  var targets: [any Target] {
    switch self {
    case .target(let target): [target]
    case .product(let product): product.targets
    @unknown default: []
    }
  }
}
