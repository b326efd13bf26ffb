import Foundation
import PackagePlugin

/// One run of the command, in which the tool is started until it has all symbol graphs it needs.
///
/// Every clean build of a package that depends on Spry compiles this file, so whatever doesn't need
/// SwiftPM is done by the tool.
struct PluginRun {
  let context: PluginContext
  let packageManager: PackageManager

  /// Runs the command.
  ///
  /// - Parameter arguments: The arguments of the user.
  /// - Throws: An error if a file can't be written, or the tool can't be started.
  func run(_ arguments: [String]) throws {
    let work = context.pluginWorkDirectoryURL
    let graphs = work.appending(path: "graphs")
    let missing = work.appending(path: "missing")
    try? FileManager.default.removeItem(at: graphs)
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    try workspace().write(to: work.appending(path: "workspace.json"))
    var known: Set<String> = []
    // For `--help`, the tool doesn't get as far as to say what is missing.
    try Data().write(to: missing)
    let tool = try context.tool(named: "generate-fake").url
    let words = ["--plugin", work.path] + arguments
    while try Self.run(tool, words, in: context.package.directoryURL) {
      let requested = try String(contentsOf: missing, encoding: .utf8).split(separator: "\n")
      let new = requested.map(String.init).filter { !known.contains($0) }
      if new.isEmpty { return }
      for module in new { try extractGraph(of: module, to: graphs) }
      known.formUnion(new)
    }
  }

  /// Runs the tool, prints what it has done, and reports its errors and warnings to SwiftPM or
  /// Xcode, which fails if there are errors.
  ///
  /// - Returns: Whether it succeeded.
  static func run(_ tool: URL, _ arguments: [String], in folder: URL) throws -> Bool {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    // The details of a problem follow it on indented lines.
    let parts = text.split(separator: #/\n(?!  )/#, omittingEmptySubsequences: false)
    func isProblem(_ part: Substring) -> Bool { part.starts(with: #/(error|warning): /#) }
    let problems = parts.filter(isProblem)
    let done = parts.filter { !isProblem($0) }.joined(separator: "\n")
    // Errors take another way. If SwiftPM writes to a pipe, it writes blocks of 4,096 bytes, so
    // after a longer text errors would come in the middle of a line.
    let isShort = done.utf8.count < 4_096
    if isShort { print(done) }
    for problem in problems {
      if problem.hasPrefix("warning: ") {
        Diagnostics.warning(String(problem.trimmingPrefix("warning: ")))
      } else {
        Diagnostics.error(String(problem.trimmingPrefix("error: ")))
      }
    }
    if !isShort {
      // Nothing tells when SwiftPM has read the errors.
      if !problems.isEmpty { usleep(500_000) }
      print(done)
    }
    let hasSucceeded = process.terminationStatus == 0
    if !hasSucceeded, problems.allSatisfy({ $0.hasPrefix("warning: ") }) {
      Diagnostics.error("generate-fake failed")
    }
    return hasSucceeded
  }

  /// Prints lines, and waits until SwiftPM has read them, so that errors follow.
  ///
  /// On Apple's systems, Swift doesn't see the constant that this needs.
  private static func print(_ lines: String) {
    if lines.isEmpty { return }
    Swift.print(lines, terminator: "")
    fflush(nil)
    #if os(Linux)
      var count: CInt = 0
      for _ in 0..<100 {
        guard unsafe ioctl(STDOUT_FILENO, UInt(FIONREAD), &count) == 0, count > 0 else { return }
        usleep(10_000)
      }
    #endif
  }

  /// Writes the symbol graph of a module of the package or its dependencies, or an empty file that
  /// says that it has none.
  private func extractGraph(of module: String, to folder: URL) throws {
    // The compiler treats a name with a leading underscore as one access level lower, and hidden
    // initializers matter to subclasses.
    let options = PackageManager.SymbolGraphOptions(
      minimumAccessLevel: .private, includeSynthesized: false)
    guard let target = (ownTargets + otherTargets).first(where: { $0.moduleName == module }),
      let result = try? packageManager.getSymbolGraph(for: target, options: options)
    else { return try Data().write(to: folder.appending(path: "\(module).unreadable")) }
    let name = "\(module).symbols.json"
    try FileManager.default.copyItem(
      at: result.directoryURL.appending(path: name), to: folder.appending(path: name))
  }
}

// The description of the package, which the tool reads.
extension PluginRun {
  private func workspace() throws -> Data {
    let root = context.package.directoryURL
    let manifest = try? String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let tests = ownTargets.filter { $0.kind == .test }
    var seen: Set<String> = []
    let modules = (ownTargets.filter { $0.kind != .test } + otherTargets).filter {
      $0 is SwiftSourceModuleTarget && seen.insert($0.moduleName).inserted
    }
    var description = DescribedPackage(
      root: root.path, modules: modules.map(describe(module:)), tests: tests.map(describe(test:)))
    description.packageModules = (ownTargets + otherTargets).map(\.moduleName)
    // Only the manifest tells the settings of targets, and the dependencies of those without
    // sources.
    let known = ["NonisolatedNonsendingByDefault", "SpryXCTest", "SpryTesting"].filter { name in
      manifest?.contains("\"\(name)\"") ?? false
    }
    description.hasNonsendingTargets = known.contains("NonisolatedNonsendingByDefault")
    description.libraries = known.filter { $0.hasPrefix("Spry") }
    // This is the one beside the compiler of this plugin, which may not be the first in PATH.
    description.extractor = try context.tool(named: "swift-symbolgraph-extract").url.path
    return try JSONEncoder().encode(description)
  }

  private func describe(module: any SourceModuleTarget) -> DescribedPackage.Module {
    DescribedPackage.Module(
      name: module.moduleName, isOwn: ownTargets.contains { $0.id == module.id },
      sources: module.sourceFiles.filter { $0.type == .source }.map(\.url.path))
  }

  private func describe(test target: any SourceModuleTarget) -> DescribedPackage.TestTarget {
    let prefix = context.package.directoryURL.path + "/"
    let path = target.directoryURL.path
    let all = target.recursiveTargetDependencies.compactMap { $0 as? any SourceModuleTarget }
    return DescribedPackage.TestTarget(
      name: target.name,
      folder: path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path,
      modules: all.map(\.moduleName), directModules: target.directModules)
  }

  /// The package's own targets.
  private var ownTargets: [any SourceModuleTarget] {
    context.package.targets.compactMap { $0 as? any SourceModuleTarget }
  }

  /// The targets of its dependencies.
  private var otherTargets: [any SourceModuleTarget] {
    context.package.dependencies.flatMap(\.package.allTargets)
  }
}

extension Package {
  /// The targets of the package and of its dependencies.
  fileprivate var allTargets: [any SourceModuleTarget] {
    targets.compactMap { $0 as? any SourceModuleTarget }.filter { $0.kind == .generic }
      + dependencies.flatMap(\.package.allTargets)
  }
}

extension SourceModuleTarget {
  /// The modules on which the target depends directly.
  fileprivate var directModules: [String] {
    dependencies.flatMap { dependency -> [any Target] in
      switch dependency {
      case .target(let target): [target]
      case .product(let product): product.targets
      @unknown default: []
      }
    }.compactMap { ($0 as? any SourceModuleTarget)?.moduleName }
  }
}
