// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Apple shows them at https://developer.apple.com/videos/play/wwdc2022/110401 (Create Swift Package
// plugins), and Xcode contains the interface of the module.

public import Foundation
public import PackagePlugin

public protocol XcodeCommandPlugin: Plugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}

public struct XcodePluginContext {
  public var xcodeProject: XcodeProject { fatalError() }
  public var pluginWorkDirectoryURL: URL { fatalError() }
  public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}

public struct XcodeProject {
  public var displayName: String { fatalError() }
  public var directoryURL: URL { fatalError() }
  public var targets: [XcodeTarget] { fatalError() }
}

public struct XcodeTarget {
  public var displayName: String { fatalError() }
  public var product: XcodeProduct? { fatalError() }
  public var dependencies: [XcodeTargetDependency] { fatalError() }
  public var inputFiles: FileList { fatalError() }
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(Product)
}

public struct XcodeProduct {
  public enum Kind {
    case application, executable, framework, library
    case other(String)
  }

  public var name: String { fatalError() }
  public var kind: Kind { fatalError() }
}
