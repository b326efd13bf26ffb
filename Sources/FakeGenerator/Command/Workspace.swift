/// The package in which the command runs, and what is known about its modules.
package struct Workspace: Sendable {
  package typealias Module = DescribedPackage.Module
  package typealias TestTarget = DescribedPackage.TestTarget

  /// What the plugin knows.
  package var description: DescribedPackage
  /// Whether all modules have been read, so that all of them can be searched.
  var isComplete = false
  /// The modules whose symbol graphs a build wrote, in the folder that the user passed.
  var modulesOfBuild: [String] = []
  /// The modules in that folder whose symbol graphs don't tell where members are declared.
  var modulesWithoutPositions: [String] = []
  /// Whether it is an Xcode project instead of a package.
  package var isProject = false
  /// The targets that are searched first.
  var chosenTargets: Set<String>?
  /// Facts from the sources of each module that has been searched.
  package var sources: [String: SourceFacts] = [:]

  /// Creates the workspace for a package.
  package init(_ description: DescribedPackage) { self.description = description }

  /// Creates the workspace for a package with some modules and test targets.
  package init(root: String = "/", modules: [Module], tests: [TestTarget]) {
    self.init(DescribedPackage(root: root, modules: modules, tests: tests))
  }

  package var root: String { description.root }
  package var modules: [Module] {
    get { description.modules }
    set { description.modules = newValue }
  }
  package var tests: [TestTarget] {
    get { description.tests }
    set { description.tests = newValue }
  }
}

extension Workspace {
  /// Whether a module belongs to the package itself.
  ///
  /// - Parameter module: The name of the module.
  /// - Returns: The answer.
  package func isOwn(_ module: String) -> Bool {
    modules.contains { $0.name == module && $0.isOwn }
  }

  /// The path of a file, relative to the package.
  package func path(of file: String) -> String { FolderPath.path(file, from: root) }

  /// The modules whose sources may declare a type, which may be nested.
  func modules(mentioning name: String) -> [String] {
    let name = name.split(separator: ".").last.map(String.init) ?? name
    return modules.map(\.name).filter { sources[$0]?.types.contains(name) == true }
  }

  /// The package's own modules.
  package var ownModules: [String] { modules.filter(\.isOwn).map(\.name) }

  /// The own modules of the targets that the user has chosen, or all if that are none.
  var chosenModules: [String] {
    let names = Set((chosenTargets ?? []).map(ModuleName.ofTarget))
    let chosen = ownModules.filter(names.contains)
    return chosen.isEmpty ? ownModules : chosen
  }

  /// Prefers some targets when protocols and folders are looked up.
  ///
  /// - Parameter targets: The names of the targets, of which some may have no Swift code.
  /// - Throws: A ``UsageError`` if none of them is known.
  package mutating func choose(_ targets: [String]) throws(UsageError) {
    let known = Set(modules.filter(\.isOwn).map(\.name) + tests.map(\.name))
    if !targets.contains(where: { known.contains($0) || known.contains(ModuleName.ofTarget($0)) }) {
      throw .unknownTarget(targets.first ?? "")
    }
    chosenTargets = Set(targets)
  }

  /// The default folder for fakes of a module, in its own tests or in the first that depend on it.
  func fakesFolder(for module: String) -> String? {
    let chosen = tests.filter { chosenTargets?.contains($0.name) == true }
    let target = Self.target(for: module, in: chosen) ?? Self.target(for: module, in: tests)
    return target.map { "\($0.folder)/Fakes" }
  }

  private static func target(for module: String, in tests: [TestTarget]) -> TestTarget? {
    tests.first { $0.name == "\(module)Tests" }
      ?? tests.first { $0.directModules.contains(module) }
      ?? tests.first { $0.modules.contains(module) }
      ?? (tests.count == 1 ? tests.first : nil)
  }

  /// The module of Spry that a fake in a folder imports.
  ///
  /// A library of fakes needs no test framework.
  func library(for folder: String) -> String {
    if folder.hasPrefix("Sources/") { return "Spry" }
    let target = tests.first { folder == $0.folder || folder.hasPrefix("\($0.folder)/") }
    let known = ["Spry", "SpryXCTest", "SpryTesting"]
    return known.first { target?.directModules.contains($0) == true }
      ?? description.libraries.first ?? "Spry"
  }
}

extension Workspace {
  /// Creates the description of a project that isn't a package from its symbol graphs.
  ///
  /// If the graph of a module includes internal declarations, all of them can be used.
  ///
  /// - Parameters:
  ///   - graphs: The symbol graphs.
  ///   - root: The folder in which the command runs.
  package init(of graphs: [SymbolGraph], root: String) {
    let withInternals = graphs.filter { $0.symbols.contains { $0.access < .public } }
    let own = Set(withInternals.map(\.module.name))
    let files = Dictionary(grouping: graphs, by: \.module.name)
      .mapValues { Set($0.flatMap(\.symbols).compactMap(\.file)).sorted() }
    self.init(
      root: root,
      modules: files.keys.sorted().map { name in
        Module(name: name, isOwn: own.contains(name), sources: files[name] ?? [])
      },
      tests: [])
    isComplete = true
    modulesOfBuild = graphs.filter(\.isOfBuild).map(\.module.name)
    modulesWithoutPositions = own.subtracting(
      graphs.filter { $0.symbols.contains { $0.position != nil } }.map(\.module.name)
    ).sorted()
  }
}

/// Normalized paths of folders.
enum FolderPath {
  /// Returns a path relative to another folder, if it is inside that.
  ///
  /// - Parameters:
  ///   - path: An absolute path, or one relative to the other folder.
  ///   - root: The absolute path of the other folder.
  /// - Returns: The path without `.` and `..`.
  static func path(_ path: String, from root: String) -> String {
    let start = parts(of: root)
    let folder = parts(of: path.hasPrefix("/") ? path : "\(root)/\(path)")
    guard folder.starts(with: start) else { return "/" + folder.joined(separator: "/") }
    return folder.count == start.count
      ? "." : folder.dropFirst(start.count).joined(separator: "/")
  }

  private static func parts(of path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }.reduce(into: []) { parts, part in
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
  }
}
