/// The protocols without a fake, for `--all`.
struct MissingFakes: Sendable {
  let arguments: CommandArguments
  let workspace: Workspace
  let index: SymbolIndex
  let existing: ExistingFakes

  /// A run of the generator for each of them, as far as the symbol graphs allow.
  var plan: Plan {
    let modules =
      arguments.module.map(index.homes) ?? workspace.chosenModules.filter(mayHaveProtocols)
    var plan = Plan(missing: Set(modules.filter { !index.isSettled($0) }))
    guard plan.missing.isEmpty else { return plan }
    // A symbol graph without internal declarations may be that of any module.
    if arguments.module == nil, workspace.ownModules.isEmpty {
      plan.diagnostics.append(.noModule(example: workspace.modules.first?.name ?? "Foundation"))
    }
    for module in modules { add(module, to: &plan) }
    let names = modules.flatMap { module in
      index.all(.protocol, in: [module]).flatMap { [$0.name, "\(module).\($0.name)"] }
    }
    plan.diagnostics += Set(arguments.excluded).subtracting(names).sorted().map { name in
      .unknownExclusion(name, nearest: NameSuggestion.nearest(to: name, in: names))
    }
    return plan
  }

  /// Whether it is worth reading a module.
  private func mayHaveProtocols(_ module: String) -> Bool {
    index.isSettled(module) || workspace.sources[module]?.mayHaveProtocols != false
  }

  /// Adds the runs for the protocols of a module.
  private func add(_ module: String, to plan: inout Plan) {
    var tasks: [FakeTask] = []
    if let problem = index.problem(with: module, in: workspace) {
      plan.diagnostics.append(problem)
    }
    for symbol in index.all(.protocol, in: [module]) {
      let names = [symbol.name, "\(module).\(symbol.name)"]
      if arguments.excluded.contains(where: names.contains) { continue }
      let generated = existing.generatedFiles(for: symbol.name, of: module)
      if let path = generated.first {
        plan.fakes += 1
        if workspace.canTest(module), !generated.contains(where: isInTarget) {
          note(path, in: &plan)
        }
      } else if let (name, path) = handwrittenFake(of: symbol, in: module) {
        plan.fakes += 1
        plan.notes.append(
          "Skipped \(symbol.name), because \(path) declares \(name); "
            + "to generate a fake too, pass \(symbol.name) and --name")
      } else {
        // With its module, the name stays unique if another module declares the same one.
        let home = arguments.module ?? (workspace.ownModules.count > 1 ? module : nil)
        tasks.append(FakeTask(arguments: arguments.only(symbol.name, module: home)))
      }
    }
    if tasks.isEmpty || arguments.output != nil || workspace.canTest(module) {
      plan.tasks += tasks
    } else {
      let isError = arguments.module != nil || workspace.tests.isEmpty
      let tests = workspace.tests.filter { $0.modules.contains(module) }.map(\.name)
      plan.diagnostics.append(.untested(module: module, tests: tests, isError: isError))
    }
  }

  /// Whether a fake is where a target probably contains it, or where the user wants it.
  private func isInTarget(_ path: String) -> Bool {
    let folders = workspace.tests.map(\.folder) + ["Sources", "Tests", arguments.output ?? "Tests"]
    return workspace.isProject || folders.contains { path.hasPrefix("\($0)/") }
  }

  /// Notes that there are fakes in a folder, but no target contains them.
  private func note(_ path: String, in plan: inout Plan) {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    let line =
      "Counted the fakes in \(folder), which no target contains; to generate them where one "
      + "does, delete that folder"
    if !plan.notes.contains(line) { plan.notes.append(line) }
  }

  /// The file that declares a class with the name of the fake, if tests of the module may use it.
  private func handwrittenFake(
    of symbol: Symbol, in module: String
  ) -> (name: String, path: String)? {
    for name in FakeOptions.defaultNames(for: symbol, in: index) {
      let path = existing.files(declaring: name).first { path in
        let target = workspace.tests.first { path.hasPrefix("\($0.folder)/") }
        return target.map { $0.modules.contains(module) } ?? true
      }
      if let path { return (name, path) }
    }
    return nil
  }
}

extension Workspace {
  /// Whether tests can import a module, and it's clear which tests should.
  ///
  /// Of several test targets that depend on it indirectly, none is better than the others.
  fileprivate func canTest(_ module: String) -> Bool {
    guard isOwn(module) else { return fakesFolder(for: module) != nil }
    return tests.contains { $0.directModules.contains(module) }
      || tests.count { $0.modules.contains(module) } == 1
  }
}
