/// The package in which somebody asks for a fake, as the package manager describes it.
package struct Workspace: Codable, Sendable {
  /// A module whose declarations can be faked.
  package struct Module: Codable, Sendable {
    package var name: String
    /// Whether it belongs to the package itself, not to a dependency.
    package var isOwn: Bool
    package var sources: [String]

    /// Describes a module.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - isOwn: Whether it belongs to the package itself.
    ///   - sources: The paths of its files.
    package init(name: String, isOwn: Bool, sources: [String]) {
      self.name = name
      self.isOwn = isOwn
      self.sources = sources
    }
  }

  /// A target with tests, where fakes can be written to.
  package struct TestTarget: Codable, Sendable {
    package var name: String
    /// Its folder, seen from the package's.
    package var folder: String
    /// All modules that it depends on, directly or not.
    package var modules: [String]
    /// The modules that it names itself as dependencies.
    package var directModules: [String]

    /// Describes a target with tests.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - folder: Its folder, seen from the package's.
    ///   - modules: All modules that it depends on.
    ///   - directModules: Those that it names itself.
    package init(name: String, folder: String, modules: [String], directModules: [String]) {
      self.name = name
      self.folder = folder
      self.modules = modules
      self.directModules = directModules
    }
  }

  /// The package's folder.
  package var root: String
  package var modules: [Module]
  package var tests: [TestTarget]
  /// Whether the manifest turns `NonisolatedNonsendingByDefault` on for any target.
  package var hasNonsendingTargets: Bool?
  /// Whether all modules have been read, so that a name may be looked for in each.
  var isComplete: Bool?
  /// What compiles the fakes, to see whether they do.
  package var compiler: String?
  /// Where it finds the package's modules.
  package var searchPaths: [String]?

  /// Describes a package.
  ///
  /// - Parameters:
  ///   - root: The package's folder.
  ///   - modules: The modules, own ones first.
  ///   - tests: The test targets.
  package init(root: String = "/", modules: [Module], tests: [TestTarget]) {
    self.root = root
    self.modules = modules
    self.tests = tests
  }
}

extension Workspace {
  /// Whether a module belongs to the package itself.
  func isOwn(_ module: String) -> Bool {
    modules.contains { $0.name == module && $0.isOwn }
  }

  /// The path of a file as it looks from the package's folder.
  package func path(of file: String) -> String { FolderPath.path(file, from: root) }

  /// The package's own modules.
  var ownModules: [String] { modules.filter(\.isOwn).map(\.name) }

  /// Where the fakes of a module go: to its own tests, or else to the first that use it.
  func fakesFolder(for module: String) -> String? {
    let target =
      tests.first { $0.name == "\(module)Tests" }
      ?? tests.first { $0.directModules.contains(module) }
      ?? tests.first { $0.modules.contains(module) }
      ?? (tests.count == 1 ? tests.first : nil)
    return target.map { "\($0.folder)/Fakes" }
  }

  /// The module that a fake in a folder imports to be one.
  func library(for folder: String) -> String {
    let target = tests.first { folder == $0.folder || folder.hasPrefix("\($0.folder)/") }
    let libraries = ["Spry", "SpryXCTest", "SpryTesting"]
    return libraries.first { target?.directModules.contains($0) == true } ?? "Spry"
  }
}

extension Workspace {
  /// What symbol graphs tell of a project that is no package.
  ///
  /// Of a module that was compiled with what is not public, everything can be used.
  ///
  /// - Parameters:
  ///   - graphs: The symbol graphs.
  ///   - root: The folder in which the command runs.
  package init(of graphs: [SymbolGraph], root: String) {
    let own = Set(graphs.filter(\.hasInternals).map(\.module.name))
    let files = Dictionary(grouping: graphs, by: \.module.name)
      .mapValues { Set($0.flatMap(\.symbols).compactMap(\.file)).sorted() }
    self.init(
      root: root,
      modules: files.keys.sorted().map { name in
        Module(name: name, isOwn: own.contains(name), sources: files[name] ?? [])
      },
      tests: [])
    isComplete = true
  }
}

extension SymbolGraph {
  /// Whether there is more in it than what is public.
  fileprivate var hasInternals: Bool { symbols.contains { $0.access < .public } }
}
