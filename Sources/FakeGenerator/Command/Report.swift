/// What the command does with the fakes that it has generated, and what it reports.
package struct Report: Sendable {
  /// What to do about one fake.
  package struct Action: Hashable, Sendable {
    /// The file to write, or `nil` to keep the existing one.
    package var file: GeneratedFile?
    /// The line to print afterwards.
    package var line: String
  }

  /// The actions, in the order of the fakes.
  package private(set) var actions: [Action] = []
  /// The problems, to be printed at the end.
  package private(set) var diagnostics: [Diagnostic] = []

  private let arguments: CommandArguments
  private let fakes: Int
  private var isAnyStale = false

  /// Creates the report.
  ///
  /// - Parameters:
  ///   - plan: The runs of the generator.
  ///   - results: Their results.
  ///   - arguments: The arguments of the user.
  ///   - text: Reads an existing file, and returns `nil` if there is none.
  package init(
    of plan: Plan, _ results: [GenerateCommand.Result], _ arguments: CommandArguments,
    reading text: (String) throws(Diagnostic) -> String?
  ) {
    self.arguments = arguments
    fakes = plan.fakes
    actions = plan.notes.map { Action(line: $0) }
    diagnostics = plan.diagnostics
    let runs = zip(plan.tasks, results)
    let requested = runs.filter { $0.0.path == nil }.flatMap(\.1.files)
    var seen: Set<String> = []
    var unfounded: [(path: String, reason: Diagnostic, task: FakeTask)] = []
    for (task, result) in runs {
      for var file in result.files where task.path != nil || seen.insert(file.path).inserted {
        file.path = task.path ?? file.path
        do throws(Diagnostic) {
          if task.path == nil { try checkConflicts(of: requested.filter { $0.path == file.path }) }
          try add(file, of: task, text)
        } catch {
          diagnostics.append(error)
        }
        // If the file doesn't change, its omitted members have been reported before.
        if actions.last?.file?.path == file.path { diagnostics += result.diagnostics }
      }
      guard result.files.isEmpty else { continue }
      if let path = task.path {
        unfounded += result.diagnostics.filter(\.isError).map { (path, $0, task) }
      } else {
        diagnostics += result.diagnostics
      }
    }
    report(unfounded, faked: Set(results.flatMap(\.files).map(\.typeName)))
    diagnostics = diagnostics.unique()
  }

  /// Throws an error if some of the files with the same path are fakes for another type.
  private func checkConflicts(of files: [GeneratedFile]) throws(Diagnostic) {
    let types = files.map { ($0.module, $0.typeName) }
    guard let other = types.first(where: { $0 != types[0] }) else { return }
    let names = [types[0], other].map { module, name in
      types[0].1 == other.1 ? "\(module).\(name)" : name
    }
    throw .sameFile(names[0], names[1], path: files[0].path)
  }

  /// Adds what to do about a file.
  private mutating func add(
    _ file: GeneratedFile, of task: FakeTask, _ text: (String) throws(Diagnostic) -> String?
  ) throws(Diagnostic) {
    let old = try text(file.path)
    switch file.comparison(with: old, isOwn: task.path != nil) {
    case .foreign(let diagnostic):
      throw diagnostic
    case .edited(let isStale) where !arguments.isForced:
      if isStale || !arguments.isUpdate { throw .edited(path: file.path, command: file.command) }
      actions.append(Action(line: "Kept \(file.path), which was edited by hand"))
    case .upToDate where arguments.isCheck || arguments.isUpdate:
      break
    case .upToDate where old == file.text:
      actions.append(Action(line: "\(file.path) is up to date"))
    case .missing where arguments.isCheck:
      throw .missing(path: file.path, command: file.command)
    case .stale where arguments.isCheck:
      isAnyStale = true
      throw .stale(path: file.path, command: file.command)
    case .missing, .stale, .edited, .upToDate:
      var file = file
      file.command = task.command ?? file.command
      actions.append(Action(file: file, line: "Wrote \(file.path)"))
    }
  }

  /// Reports the files whose declarations can't be faked or found, with each reason once.
  private mutating func report(
    _ unfounded: [(path: String, reason: Diagnostic, task: FakeTask)], faked: Set<String>
  ) {
    for reason in unfounded.map(\.reason).unique() {
      let same = unfounded.filter { $0.reason == reason }
      let paths = same.map(\.path)
      switch reason.cause {
      case .unknownName(let name, let nearest, _):
        // A type that was renamed has no fake under its new name yet.
        let newName = nearest.flatMap { faked.contains($0) ? nil : $0 }
        diagnostics += paths.map { .orphaned(path: $0, of: name, nearest: newName) }
      case .otherModule(let name, let home):
        diagnostics += same.map {
          .moved(path: $0.path, of: name, home: home, command: $0.task.command(in: home))
        }
      default:
        diagnostics.append(.unfounded(paths: paths, isCheck: arguments.isCheck, reason: reason))
      }
    }
  }
}

extension Report {
  /// Returns the last line of output, if the command wasn't called with names.
  ///
  /// - Parameter written: The number of files that were written.
  /// - Returns: How many fakes were written or checked.
  package func summary(written: Int) -> String? {
    if arguments.isAll {
      return "Generated \(Self.count(written, "fake"))"
        + (fakes == 0 ? "" : "; \(Self.count(fakes, "protocol")) had one already")
    }
    guard arguments.isAboutHeaders else { return nil }
    let all = Self.count(fakes, "generated fake")
    guard arguments.isCheck else {
      return "Updated \(written) of \(all)"
        + (arguments.isMenu
          ? "\nTo generate a fake, add the name of its protocol or class to the arguments" : "")
    }
    return "Checked \(all)"
      + (isAnyStale ? "; to regenerate those that are out of date, use --update" : "")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
