// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What the plugin tells the tool, as JSON. A symbolic link makes this file a part of both, so it uses
// nothing of either.

/// The package in which the command runs, as SwiftPM describes it.
public struct DescribedPackage: Codable, Sendable {
  /// A module whose declarations can be faked.
  public struct Module: Codable, Sendable {
    public var name: String
    /// Whether it belongs to the package itself, rather than to a dependency.
    public var isOwn: Bool
    /// The paths of its files.
    public var sources: [String]

    public init(name: String, isOwn: Bool, sources: [String]) {
      (self.name, self.isOwn, self.sources) = (name, isOwn, sources)
    }
  }

  /// A test target, to which fakes can be written.
  public struct TestTarget: Codable, Sendable {
    public var name: String
    /// The path of its folder, relative to the package.
    public var folder: String
    /// All modules that it depends on, directly or indirectly.
    public var modules: [String]
    /// The modules that it depends on directly.
    public var directModules: [String]

    public init(name: String, folder: String, modules: [String], directModules: [String]) {
      (self.name, self.folder) = (name, folder)
      (self.modules, self.directModules) = (modules, directModules)
    }
  }

  /// The package's folder.
  public var root: String
  /// The modules, the package's own ones first.
  public var modules: [Module]
  public var tests: [TestTarget]
  /// The names of all modules whose symbol graphs SwiftPM can make, C modules included.
  public var packageModules: [String] = []
  /// Whether the manifest turns `NonisolatedNonsendingByDefault` on for any target.
  public var hasNonsendingTargets = false
  /// The modules of Spry that the manifest names, for test targets that have no source yet.
  public var libraries: [String] = []
  /// The path of the compiler that reads modules with errors.
  public var compiler: String?
  /// The path of the program that extracts symbol graphs of modules of the SDK.
  public var extractor: String?
  /// The folders in which it finds the package's modules.
  public var searchPaths: [String] = []

  public init(root: String, modules: [Module], tests: [TestTarget]) {
    (self.root, self.modules, self.tests) = (root, modules, tests)
  }
}

/// An Xcode project, as Xcode describes it.
public struct DescribedProject: Codable, Sendable {
  /// A target of any kind.
  public struct Target: Codable, Sendable {
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

  public var root: String
  public var targets: [Target]
}
