// Problems with symbol graphs.
extension Diagnostic {
  package static func unreadableModule(
    _ module: String, _ reason: UnreadableModule, nearest: String? = nil
  ) -> Self {
    let suggestion = nearest.map { "; did you mean \($0)?" }
    let problem =
      switch reason.home {
      case .package:
        "SwiftPM can't describe the module \(module), because it doesn't compile for this machine; "
          + "if it is for another platform, such as iOS, extract its symbol graph and pass the folder "
          + "with --symbol-graphs (see --help)"
      case .project:
        "Xcode has no up-to-date build of \(module); build, then run the command again"
      case .system:
        "there is no module named \(module) in the package, its dependencies or the SDK"
          + (suggestion ?? "")
      case .folder:
        "the folder has no symbol graph of the module \(module)"
          + (suggestion ?? "; extract it with 'swift symbolgraph-extract' (see --help)")
      }
    return details(
      problem, reason.complaints, cause: reason.home == .system ? .unknownModule : nil)
  }

  package static func graphOfBuild(module: String) -> Self {
    Self(
      "the symbol graph of \(module) was written during a build, so it lacks full type names; "
        + "extract it from the built module with 'swift symbolgraph-extract' (see --help)")
  }

  package static func noPositions(module: String) -> Self {
    .warning(
      "the symbol graph of \(module) doesn't say where members are declared, so fakes list them in "
        + "alphabetical order and may lack '#if' conditions and internal setters; extract it from a "
        + "build with '-enable-testing' and \(module).swiftsourceinfo")
  }

  package static func noGraphs(path: String) -> Self {
    Self("\(path) has no symbol graph; extract one with 'swift symbolgraph-extract' (see --help)")
  }

  /// A problem with details on the lines that follow it.
  static func details(_ problem: String, _ details: [String], cause: Cause? = nil) -> Self {
    Self(([problem] + details.map { "  \($0)" }).joined(separator: "\n"), cause: cause)
  }
}
