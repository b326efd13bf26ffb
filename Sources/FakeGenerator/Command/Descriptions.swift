// What the plugin tells the tool, as JSON. A symbolic link makes this file a part of both, so it
// uses nothing of either.

/// The package in which the command runs, as SwiftPM describes it.
public struct DescribedPackage: Codable, Sendable {
  /// A module whose declarations can be faked.
  public struct Module: Codable, Sendable {
    /// The name by which it is imported.
    public var name: String
    /// Whether it belongs to the package itself, rather than to a dependency.
    public var isOwn: Bool
    /// The paths of its files.
    public var sources: [String]

    /// Describes a module.
    ///
    /// - Parameters:
    ///   - name: The name by which it is imported.
    ///   - isOwn: Whether it belongs to the package itself.
    ///   - sources: The paths of its files.
    public init(name: String, isOwn: Bool, sources: [String]) {
      (self.name, self.isOwn, self.sources) = (name, isOwn, sources)
    }
  }

  /// A test target, to which fakes can be written.
  public struct TestTarget: Codable, Sendable {
    /// The name that the manifest gives it.
    public var name: String
    /// The path of its folder, relative to the package.
    public var folder: String
    /// All modules that it depends on, directly or indirectly.
    public var modules: [String]
    /// The modules that it depends on directly.
    public var directModules: [String]

    /// Describes a test target.
    ///
    /// - Parameters:
    ///   - name: The name that the manifest gives it.
    ///   - folder: The path of its folder, relative to the package.
    ///   - modules: All modules that it depends on, directly or indirectly.
    ///   - directModules: The modules that it depends on directly.
    public init(name: String, folder: String, modules: [String], directModules: [String]) {
      (self.name, self.folder) = (name, folder)
      (self.modules, self.directModules) = (modules, directModules)
    }
  }

  /// The package's folder.
  public var root: String
  /// The modules, the package's own ones first.
  public var modules: [Module]
  /// The test targets.
  public var tests: [TestTarget]
  /// The names of all modules whose symbol graphs SwiftPM can make, C modules included.
  public var packageModules: [String] = []
  /// Whether the manifest turns `NonisolatedNonsendingByDefault` on for any target.
  public var hasNonsendingTargets = false
  /// The modules of Spry that the manifest names, for test targets that have no source yet.
  public var libraries: [String] = []
  /// The path of the program that extracts symbol graphs of modules of the SDK.
  public var extractor: String?

  /// Describes a package with all optional facts left out.
  ///
  /// - Parameters:
  ///   - root: The package's folder.
  ///   - modules: The modules, the package's own ones first.
  ///   - tests: The test targets.
  public init(root: String, modules: [Module], tests: [TestTarget]) {
    (self.root, self.modules, self.tests) = (root, modules, tests)
  }
}

/// An Xcode project, as Xcode describes it.
public struct DescribedProject: Codable, Sendable {
  /// A target of any kind.
  public struct Target: Codable, Sendable {
    /// The name that the project gives it.
    public var name: String
    /// The name of its product, after which its module is named.
    public var product: String
    /// The kind of its product, in the words of Xcode.
    public var kind: String
    /// The paths of its files.
    public var files: [String]
    /// The names of the targets and products that it depends on directly.
    public var dependencies: [String]
  }

  /// The project's folder.
  public var root: String
  /// The targets of all kinds.
  public var targets: [Target]
}
