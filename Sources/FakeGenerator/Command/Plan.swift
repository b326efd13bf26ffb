/// The runs of the generator that a command consists of.
package struct Plan: Sendable {
  package var tasks: [FakeTask] = []
  /// The number of generated fakes or, for `--all`, of protocols that have a fake.
  package var fakes = 0
  /// A line of output for each fake that isn't generated.
  package var notes: [String] = []
  package var diagnostics: [Diagnostic] = []

  /// The next step of making a plan.
  package enum Step: Sendable {
    /// Read the symbol graphs of these modules, and call again.
    case read([String])
    case finish(Plan)
  }

  /// Proceeds as far as the symbol graphs allow.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the user.
  ///   - workspace: The package.
  ///   - index: The symbol graphs that have been read so far.
  ///   - existing: The fakes that the package has.
  ///   - sources: Facts from the sources that have been searched.
  /// - Returns: The next step.
  package static func step(
    _ arguments: CommandArguments, in workspace: Workspace, _ index: SymbolIndex,
    existing: ExistingFakes, sources: [String: SourceFacts]
  ) -> Step {
    if arguments.isAll {
      return MissingFakes(
        arguments: arguments, workspace: workspace, index: index, existing: existing,
        sources: sources
      ).step()
    }
    if arguments.isAboutHeaders { return .finish(existing.plan) }
    let tasks = arguments.names.map { FakeTask(arguments.only($0, module: arguments.module)) }
    return .finish(Plan(tasks: tasks))
  }
}
