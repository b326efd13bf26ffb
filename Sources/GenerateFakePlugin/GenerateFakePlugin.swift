import PackagePlugin

/// `swift package generate-fake`, which writes and checks fakes.
@main
struct GenerateFakePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try PluginRun(context: context, packageManager: packageManager).run(arguments)
  }
}
