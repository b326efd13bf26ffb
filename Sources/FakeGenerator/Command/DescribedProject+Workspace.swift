extension DescribedProject.Target {
  var isTest: Bool { kind.contains(".unit-test") || kind.contains(".ui-testing") }
  var module: String { ModuleName.ofTarget(product) }
  var sources: [String] { files.filter { $0.hasSuffix(".swift") } }

  /// The folder that contains all of its sources, relative to the project.
  func folder(in root: String) -> String {
    let folders = sources.map { source in
      FolderPath.path(source, from: root).split(separator: "/", omittingEmptySubsequences: false)
        .dropLast()
    }
    let common = folders.dropFirst().reduce(folders.first ?? []) { common, folder in
      zip(common, folder).prefix { $0 == $1 }.map { $0.0 }[...]
    }
    return common.isEmpty ? name : common.joined(separator: "/")
  }
}

extension DescribedProject {
  /// The modules that a target depends on, directly or indirectly.
  private func modules(of target: Target, seen: Set<String> = []) -> [String] {
    target.dependencies.filter { !seen.contains($0) }.flatMap { name in
      guard let other = targets.first(where: { $0.name == name }) else { return [name] }
      return [other.module] + modules(of: other, seen: seen.union([name]))
    }.unique()
  }

  private func directModules(of target: Target) -> [String] {
    target.dependencies.map { name in targets.first { $0.name == name }?.module ?? name }
  }

  /// The same facts as of a package.
  package var workspace: Workspace {
    let code = targets.filter { !$0.sources.isEmpty }
    var workspace = Workspace(
      root: root,
      modules: code.filter { !$0.isTest }.map { target in
        .init(name: target.module, isOwn: true, sources: target.sources)
      },
      tests: code.filter(\.isTest).map { target in
        .init(
          name: target.name, folder: target.folder(in: root), modules: modules(of: target),
          directModules: directModules(of: target))
      })
    workspace.isProject = true
    return workspace
  }
}

extension ModuleName {
  /// The name of a target's module, as build systems derive it.
  static func ofTarget(_ name: String) -> String {
    let name = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return name.first?.isNumber == true ? "_\(name.dropFirst())" : name
  }
}
