#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// The command in the menu of an Xcode project, where there is no SwiftPM to describe modules.
  ///
  /// The tool reads the modules that Xcode has built, so a single run is enough.
  extension GenerateFakePlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let work = context.pluginWorkDirectoryURL
      let project = context.xcodeProject
      let description = DescribedProject(
        root: project.directoryURL.path, targets: project.targets.map(describe))
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
      try JSONEncoder().encode(description).write(to: work.appending(path: "project.json"))
      let tool = try context.tool(named: "generate-fake").url
      _ = try PluginRun.run(tool, ["--plugin", work.path] + arguments, in: project.directoryURL)
    }

    private func describe(_ target: XcodeTarget) -> DescribedProject.Target {
      DescribedProject.Target(
        name: target.displayName, product: target.product?.name ?? target.displayName,
        // The types of most products, tests included, are values of the case `other`.
        kind: target.product.map { "\($0.kind)" } ?? "", files: target.inputFiles.map(\.url.path),
        dependencies: target.dependencies.map(name))
    }

    private func name(of dependency: XcodeTargetDependency) -> String {
      switch dependency {
      case .target(let target): target.displayName
      case .product(let product): product.name
      @unknown default: ""
      }
    }
  }
#endif
