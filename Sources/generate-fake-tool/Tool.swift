import FakeGenerator
import Foundation

/// The tool, which runs the command and reads and writes its files.
struct Tool {
  private let arguments: CommandArguments
  private var workspace: Workspace
  private var graphs: Graphs

  /// Creates the command.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the user.
  ///   - plugin: The working folder of the plugin, if the plugin runs the tool.
  /// - Throws: An error if a file can't be read.
  init(_ arguments: CommandArguments, plugin: URL?) throws {
    self.arguments = arguments
    graphs = try Graphs(arguments, plugin: plugin)
    workspace =
      try plugin.map(Workspace.init(describedIn:))
      ?? Workspace(of: graphs.graphs, root: FileManager.default.currentDirectoryPath)
    if !arguments.targets.isEmpty { try workspace.choose(arguments.targets) }
  }

  /// Runs the command as far as the symbol graphs allow.
  ///
  /// - Returns: Whether it succeeded.
  /// - Throws: An error if a symbol graph or a source of the package can't be read.
  mutating func run() throws -> Bool {
    // Dependencies are searched only if they are needed.
    try workspace.search(workspace.ownModules)
    let existing =
      arguments.names.isEmpty ? try FakeFiles.read(in: workspace, arguments) : ExistingFakes()
    guard let (plan, results) = try results(existing) else { return true }
    try graphs.close()
    let report = Report(
      of: plan, results, arguments,
      reading: { (path) throws(Diagnostic) in try TextFile.readIfThere(path) })
    return carryOut(report)
  }

  /// The result of each task, or `nil` if the plugin has to provide symbol graphs first.
  ///
  /// A task is run again after the sources that it needs have been searched.
  private mutating func results(
    _ existing: ExistingFakes
  ) throws -> (Plan, [GenerateCommand.Result])? {
    while true {
      let index = SymbolIndex(
        graphs.graphs, own: Set(workspace.ownModules), unreadable: graphs.unreadable)
      let plan = Plan.make(arguments, in: workspace, index, existing: existing)
      var results: [GenerateCommand.Result] = []
      while results.count < plan.tasks.count {
        let arguments = plan.tasks[results.count].arguments
        let result = GenerateCommand(arguments, in: workspace, index).run()
        if result.unsearched.isEmpty { results.append(result) }
        try workspace.search(result.unsearched)
      }
      let missing = results.reduce(plan.missing) { $0.union($1.missing) }
      if missing.isEmpty { return (plan, results) }
      if try graphs.provide(missing.sorted(), in: workspace) { return nil }
    }
  }

  /// Writes files and prints what was done, then the problems.
  ///
  /// - Returns: Whether there are no errors.
  private func carryOut(_ report: Report) -> Bool {
    var problems = report.diagnostics.map { FakeFiles.explain($0, in: workspace) }
    var written = 0
    let advice = report.actions.lazy.compactMap(\.file).first
      .flatMap { FakeFiles.advice(on: $0, in: workspace) }
    for action in report.actions {
      do throws(Diagnostic) {
        if let file = action.file {
          try TextFile.write(file.text, to: file.path)
          written += 1
          problems += [FakeFiles.namesake(of: file, in: workspace)].compactMap(\.self)
        }
        print(action.line)
      } catch {
        problems.append(error)
      }
    }
    if let summary = report.summary(written: written) { print(summary) }
    if let advice, written > 0 { print(advice) }
    for problem in problems { Terminal.complain(problem.text) }
    return !problems.contains(where: \.isError)
  }
}

extension Workspace {
  /// Creates the description of a package or of an Xcode project from the file that the plugin
  /// wrote.
  init(describedIn plugin: URL) throws {
    if let project = try? Data(contentsOf: plugin.appending(path: "project.json")) {
      self = try JSONDecoder().decode(DescribedProject.self, from: project).workspace
      description.extractor = try Program.xcrun(["--find", "swift-symbolgraph-extract"])
    } else {
      let package = try Data(contentsOf: plugin.appending(path: "workspace.json"))
      self.init(try JSONDecoder().decode(DescribedPackage.self, from: package))
    }
  }
}
