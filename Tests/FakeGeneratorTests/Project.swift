import FakeGenerator

/// A package in memory, in which the command runs without reading and writing files.
struct Project {
  var workspace = Workspace.trails
  /// The symbol graphs of the modules.
  var modules: [GraphBuilder] = []
  /// The texts of the files that may be fakes, by path.
  var files: [String: String] = [:]
  /// The modules that can't be read.
  var unreadable: [String: UnreadableModule] = [:]
  /// The modules whose sources may declare each name.
  var mentions: [String: [String]] = [:]
  /// The files that can't be read.
  var lockedFiles: Set<String> = []

  /// Runs the command, and returns what it prints.
  mutating func run(_ words: String...) throws -> String { try run(words) }

  /// Runs the command, and returns what it prints.
  @discardableResult mutating func run(_ words: [String]) throws -> String {
    let arguments = try CommandArguments(words)
    var existing = ExistingFakes()
    for (path, text) in files { existing.add(text, at: path) }
    let index = SymbolIndex(
      try modules.map { try $0.graph() }, own: Set(workspace.ownModules), unreadable: unreadable)
    let plan = Plan.make(arguments, in: workspace, index, existing: existing)
    workspace.sources = workspace.emptySources
    workspace.mention(mentions)
    let results = plan.tasks.map { GenerateCommand($0.arguments, in: workspace, index).run() }
    let unread = results.reduce(plan.missing) { $0.union($1.missing).union($1.unsearched) }
    if !unread.isEmpty { throw Unread(modules: unread.sorted()) }
    let report = Report(of: plan, results, arguments) { path throws(Diagnostic) in
      if lockedFiles.contains(path) { throw .unreadable(path: path, reason: "Permission denied") }
      return files[path]
    }
    for action in report.actions {
      if let file = action.file { files[file.path] = file.text }
    }
    let written = report.actions.count { $0.file != nil }
    let lines = report.actions.map(\.line) + [report.summary(written: written)].compactMap(\.self)
    return (lines + report.diagnostics.map(\.text)).joined(separator: "\n")
  }

  /// The path of a fake in the default folder.
  static func path(_ name: String) -> String { "Tests/TrailsTests/Fakes/\(name).swift" }
}
