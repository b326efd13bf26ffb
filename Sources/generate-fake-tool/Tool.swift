import FakeGenerator
import Foundation

/// The tool, which runs the command and reads and writes its files.
struct Tool {
  private let arguments: CommandArguments
  private let workspace: Workspace
  private var graphs: Graphs
  private var sources: Sources

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
      try plugin.map { try Workspace(contentsOf: $0.appending(path: "workspace.json")) }
      ?? Workspace(
        of: graphs.graphs, root: FileManager.default.currentDirectoryPath)
    sources = Sources()
  }

  /// Runs the command as far as the symbol graphs allow.
  ///
  /// - Returns: Whether it succeeded.
  /// - Throws: An error if a file can't be read or written.
  mutating func run() throws -> Bool {
    let tasks = try arguments.names.isEmpty ? FakeFiles(in: workspace, arguments).tasks : [task]
    // Dependencies are searched only if they are needed.
    try sources.read(
      workspace.modules.filter(\.isOwn), for: tasks.flatMap(\.arguments.names))
    guard let outcomes = try outcomes(of: tasks) else { return true }
    try graphs.close()
    var isFine = true
    if arguments.names.isEmpty { print(Self.summary(of: tasks.count)) }
    for (task, result) in zip(tasks, outcomes) { isFine = try finish(task, result) && isFine }
    if arguments.isVerify {
      let paths = outcomes.flatMap(\.files).map(\.path)
      isFine = try verify(paths.filter(FileManager.default.fileExists)) && isFine
    }
    return isFine
  }

  private static func summary(of count: Int) -> String {
    count == 1 ? "Checked 1 generated fake" : "Checked \(count) generated fakes"
  }

  /// The task of the command line.
  private var task: FakeFiles.Task { FakeFiles.Task(arguments: arguments, path: nil) }

  /// The result of each task, or `nil` if the plugin has to provide symbol graphs first.
  private mutating func outcomes(of tasks: [FakeFiles.Task]) throws -> [GenerateCommand.Result]? {
    while true {
      let index = SymbolIndex(
        graphs.graphs, own: Set(workspace.modules.filter(\.isOwn).map(\.name)),
        unreadable: graphs.unreadable)
      var missing: Set<String> = []
      var results: [GenerateCommand.Result] = []
      for task in tasks {
        let step = try step(of: task, index)
        switch step {
        case .read(let modules): missing.formUnion(modules)
        case .finish(let result): results.append(result)
        case .readSources: break
        }
      }
      if missing.isEmpty { return results }
      if try graphs.provide(missing.sorted(), in: workspace) { return nil }
    }
  }

  /// Proceeds until something else than sources is needed.
  private mutating func step(
    of task: FakeFiles.Task, _ index: SymbolIndex
  ) throws -> GenerateCommand.Step {
    while true {
      let step = GenerateCommand(
        task.arguments, in: workspace, index, mentions: sources.mentions, sources: sources.facts
      ).step()
      guard case .readSources(let modules) = step else { return step }
      try sources.read(
        workspace.modules.filter { modules.contains($0.name) }, for: task.arguments.names)
    }
  }

  private func finish(_ task: FakeFiles.Task, _ result: GenerateCommand.Result) throws -> Bool {
    let errors = result.diagnostics.filter(\.isError)
    if let path = task.path {
      // Omitted members were reported when the file was generated.
      for error in errors { complain(.unfounded(path: path, reason: error)) }
      for var file in result.files {
        file.path = path
        file.command = task.command ?? file.command
        if try !check(file) { return false }
      }
      return errors.isEmpty
    }
    for diagnostic in result.diagnostics { complain(diagnostic) }
    var isFine = errors.isEmpty
    for file in result.files {
      isFine = try (arguments.isCheck ? check(file) : write(file)) && isFine
    }
    return isFine
  }

  private func complain(_ diagnostic: Diagnostic) { Terminal.complain(diagnostic.text) }

  private func write(_ file: GeneratedFile) throws -> Bool {
    let old = try TextFile.readIfThere(file.path)
    if old == file.text {
      print("\(file.path) is up to date")
      return true
    }
    if let obstacle = old.flatMap({ file.obstacle(in: $0, isForced: arguments.isForced) }) {
      complain(obstacle)
      return false
    }
    try TextFile.write(file.text, to: file.path)
    print("Wrote \(file.path)")
    return true
  }

  private func check(_ file: GeneratedFile) throws -> Bool {
    guard let problem = file.problem(with: try TextFile.readIfThere(file.path)) else { return true }
    complain(problem)
    return false
  }

  private func verify(_ paths: [String]) throws -> Bool {
    let problems = try Compiler(workspace, arguments).problems(in: paths)
    for problem in problems { complain(problem) }
    return problems.isEmpty
  }
}

extension Workspace {
  /// Creates the description from the file that the plugin wrote.
  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Workspace.self, from: Data(contentsOf: file))
  }
}
