/// The runs of the generator that a command consists of.
package struct Plan: Sendable {
  package var tasks: [FakeTask] = []
  /// The number of generated fakes or, for `--all`, of protocols that have a fake.
  package var fakes = 0
  /// A line of output for each fake that isn't generated.
  package var notes: [String] = []
  package var diagnostics: [Diagnostic] = []
  /// The modules whose symbol graphs have to be read before there is a plan.
  package var missing: Set<String> = []

  /// Makes a plan, as far as the symbol graphs allow.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the user.
  ///   - workspace: The package.
  ///   - index: The symbol graphs that have been read so far.
  ///   - existing: The fakes that the package has.
  /// - Returns: The plan.
  package static func make(
    _ arguments: CommandArguments, in workspace: Workspace, _ index: SymbolIndex,
    existing: ExistingFakes
  ) -> Plan {
    if arguments.isAll {
      return MissingFakes(
        arguments: arguments, workspace: workspace, index: index, existing: existing
      ).plan
    }
    if arguments.isAboutHeaders { return existing.plan }
    let single = arguments.names.map { arguments.only($0, module: arguments.module) }
    return Plan(tasks: single.map { FakeTask(arguments: $0) })
  }
}
