import PackagePlugin

/// `swift package check-fakes`, which writes nothing and so needs no permission.
///
/// The other file here is a link to that of the other plugin, because plugins cannot share code.
@main
struct CheckFakesPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    try PluginRun(context: context, packageManager: packageManager).run(["--check"] + arguments)
  }
}
