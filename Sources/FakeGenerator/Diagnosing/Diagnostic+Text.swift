extension Diagnostic {
  /// The line for standard error, in the format of compilers.
  package var text: String { "\(isError ? "error" : "warning"): \(message)" }

  private var message: String {
    switch self {
    case .unknownName(let name, let nearest, let modules, let isModuleGiven):
      Self.unknown(name, nearest, modules, isModuleGiven)
    case .otherModule(let name, let module, let home):
      "there is no protocol or class named \(name) in \(module), but \(home) declares one; use "
        + "--module \(home)"
    case .inactive(let name, let module, let condition):
      "\(module) declares \(name) inside '#if \(condition)', which this build doesn't compile"
    case .inTests(let name, let path):
      "\(name) is declared in \(path), but the command can't read test targets; move the declaration "
        + "to another target"
    case .unreadableModule(let module, let reason, let nearest):
      Self.unreadable(module, reason, nearest)
    case .graphOfBuild(let module):
      "the symbol graph of \(module) was written during a build, so it lacks full type names; "
        + "extract it from the built module with 'swift symbolgraph-extract' (see --help)"
    case .noPositions(let module):
      "the symbol graph of \(module) doesn't say where members are declared, so fakes list them in "
        + "alphabetical order and may lack '#if' conditions and internal setters; extract it from a "
        + "build with '-enable-testing' and \(module).swiftsourceinfo"
    case .noGraphs(let path):
      "\(path) contains no symbol graph; extract one with 'swift symbolgraph-extract' (see --help)"
    case .severalModules(let name, let modules):
      "\(name) is declared in \(Self.list(modules, "and")); choose one, for example with --module \(modules[0])"
    case .severalTypes(let name, let paths):
      "several types are named \(name); use \(Self.list(paths, "or"))"
    case .notFakeable(let name, let kind):
      "\(name) is \(kind); only protocols and classes can be faked"
    case .finalClass(let name):
      "\(name) is a final class, so a fake can't inherit from it; "
        + "fake a protocol that it conforms to, or remove 'final'"
    case .noInitializer(let name, let module):
      "\(name) has no initializer that a fake outside \(module) can call"
    case .notSubclassable(let name, let module):
      "\(name) isn't open, so a fake outside \(module) can't inherit from it"
    case .insideOfGeneric(let name, let outer):
      "\(name) depends on the generic parameters of \(outer), so a fake can't inherit from it; "
        + "fake a protocol that it conforms to"
    case .unusualGenerics(let name):
      "\(name) is generic over a parameter pack or a value, which generated fakes don't support; "
        + "fake a protocol that it conforms to"
    case .publicFakeOfInternal(let name):
      "\(name) isn't public, so its fake can't be public; remove '--access public'"
    case .systemInterface(let name):
      "\(name) is marked '@_spi', and generated fakes don't import SPI"
    case .distributed(let name):
      "\(name) requires a distributed actor, whose calls only the compiler can generate"
    case .forValues(let name, let parent):
      "\(name) is meant for value types\(name == parent ? "" : ", because \(parent) is"), so it "
        + "can't be faked"
    case .invisible(let name, let access):
      "\(name) is \(access), so a fake can't name it"
    case .unavailable(let name):
      "\(name) is unavailable, so it can't be faked"
    case .hiddenMembers(let name, let module):
      "\(name) has members whose types aren't visible outside \(module), so a fake can't inherit "
        + "from it"
    case .requiredInitializer(let name, let module):
      "\(name) has a required initializer and one that isn't visible outside \(module), so a fake "
        + "can't have every initializer that it needs; fake a protocol that it conforms to"
    case .constrainedBySelf(let name):
      "\(name) constrains an associated type with the conforming type itself, which a generic class "
        + "can't do; write the fake by hand, with concrete types"
    case .superInitializer(let name, let superclass, let arguments):
      "\(name) requires an initializer, which has to call one of \(superclass); specify the arguments "
        + "with --super-init, for example --super-init '\(arguments)'"
    case .reservedName(let name, let type):
      "\(name) has an associated type or type alias named \(type), a name that fakes reserve"
    case .reservedMember(let name, let member):
      "\(name) has a member named \(member), a name that fakes reserve"
    case .noCalls(let name, let own):
      "the fake for \(name) has no 'stub' or 'calls', because \(name) declares '\(own)' itself"
    case .notPartial(let name, let obstacle):
      "the fake for \(name) can't be partial: \(obstacle.reason)"
    case .skipped(let name, let requirement, let obstacle, let isNeeded):
      "\(name).\(requirement) is omitted: \(obstacle.reason)"
        + (isNeeded ? "; implement it in an extension of the fake, in a separate file" : "")
    case .spied(let name, let requirements, let isNeeded):
      "\(Self.list(requirements, "and")) of \(name) are omitted: they return values, and a Spyable "
        + "fake has none to return"
        + (isNeeded ? "; implement them in an extension of the fake, in a separate file" : "")
    case .unanswered(let name, let requirement, let reason):
      "\(name).\(requirement) needs a stub even in a partial fake, because \(reason.text)"
    case .placeholder(let name, let requirement, let argument, let type):
      "\(name).\(requirement) records a placeholder for the argument '\(argument)': "
        + Obstacle.notBoxable(type).reason
    case .nothingToOverride(let name):
      "\(name) has no member that a fake can override"
    case .notOpen(let name, let members):
      "\(Self.list(members, "and")) of \(name) can't be overridden by a public fake, because only its "
        + "open members can; make them open, or remove '--access public'"
    case .lostInitializers(let name, let initializers):
      "the fake for \(name) doesn't inherit \(Self.list(initializers, "and")), because \(name) has an "
        + "initializer that isn't visible to it"
    case .observable(let name):
      "the fake for \(name) doesn't notify observers, because it overrides the properties; with "
        + "'--partial' it does, unless they are stubbed"
    case .awaitable(let name, let members):
      "the fake for \(name) has \(Self.list(members, "and")) without async forms; calls with 'await' "
        + "arrive there too and wait until a stub calls the completion handler"
    case .flags(let name, let flags):
      "the fake for \(name) has members inside '#if', so the tests must define "
        + "\(Self.list(flags, "and")) if its module does"
    case .unknownParent(let name, let parent, let module?):
      "\(name) inherits from \(parent), which the generator can't find; add the symbol graph of "
        + "\(module) to the folder, or implement its requirements in an extension of the fake"
    case .unknownParent(let name, let parent, nil):
      "\(name) inherits from \(parent), which the generator can't find; "
        + "implement its requirements in an extension of the fake"
    case .noTestTarget(let name, let module):
      "no test target depends on \(module); choose a folder for \(name)'s fake, for "
        + "example with --output Tests/Fakes"
    case .noModule(let example):
      "it's unclear which module's protocols to fake; name the module, for example with "
        + "--module \(example)"
    case .untested(let module, let tests, _):
      (tests.isEmpty
        ? "no test target depends on \(module)"
        : "\(Self.list(tests, "and")) depend on \(module) only through other modules")
        + ", so its protocols get no fakes; choose a folder for them, for example with "
        + "--module \(module) --output \(tests.first.map { "Tests/\($0)" } ?? "Tests")/Fakes"
    case .unknownExclusion(let name, let nearest):
      "there is no protocol named \(name) to exclude"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .stale(let path, let command):
      "\(path) is out of date; to regenerate it: \(command)"
    case .missing(let path, let command):
      "\(path) is missing; to generate it: \(command)"
    case .unfounded(let paths, let isCheck, let reason):
      Self.unfounded(paths, isCheck, reason)
    case .orphaned(let path, let name, let nearest):
      "\(path) is the fake for \(name), which no longer exists; delete the file"
        + (nearest.map { " and generate the fake for \($0) if that is the new name" } ?? "")
    case .moved(let path, let name, let home, let command):
      "\(path) is the fake for \(name), which \(home) declares now; delete the file and generate the "
        + "fake again: \(command)"
    case .unreadableHeader(let path, let reason):
      "the command in the second line of \(path) is invalid: \(reason)"
    case .handWritten(let path):
      "\(path) wasn't written by generate-fake, so it was left unchanged; rename it, or choose "
        + "another folder with --output"
    case .edited(let path, let command):
      "\(path) was edited after it was generated; move the edits to an extension in another file, "
        + "then regenerate it: \(command) --force"
    case .otherFake(let name, let path, let other):
      "\(path) is the fake for \(other), so it was left unchanged; choose another name for the "
        + "fake for \(name) with --name, or another folder with --output"
    case .sameFile(let first, let second, let path):
      "the fakes for \(first) and \(second) would both be written to \(path); choose another name "
        + "for one of them with --name, or another folder with --output"
    case .namesake(let name, let path):
      "\(name) is also declared in \(path); delete one of the two"
    case .unreadable(let path, let reason): "\(path) can't be read: \(reason)"
    case .unwritable(let path, let reason): "\(path) can't be written: \(reason)"
    }
  }

  private static func unknown(
    _ name: String, _ nearest: String?, _ modules: [String], _ isModuleGiven: Bool
  ) -> String {
    let place = modules.isEmpty ? "" : " in \(list(modules, "or"))"
    let start = "there is no protocol or class named \(name)\(place)"
    if let nearest { return "\(start); did you mean \(nearest)?" }
    if isModuleGiven { return start }
    return "\(start); to fake a type from outside the package, name its module, for example "
      + "with --module Foundation"
  }

  private static func unreadable(
    _ module: String, _ reason: UnreadableModule, _ nearest: String?
  ) -> String {
    let start =
      switch reason.home {
      case .package:
        "SwiftPM can't describe the module \(module), because it doesn't compile for this "
          + "machine; if it is for another platform, such as iOS, extract its symbol graph and pass "
          + "the folder with --symbol-graphs (see --help)"
      case .project:
        "Xcode has no up-to-date build of \(module); build it, then run the command again"
      case .system:
        "there is no module named \(module) in the package, its dependencies or the SDK"
          + (nearest.map { "; did you mean \($0)?" } ?? "")
      case .folder where nearest != nil:
        "the folder has no symbol graph of the module \(module); did you mean \(nearest ?? "")?"
      case .folder:
        "the folder has no symbol graph of the module \(module); extract it with "
          + "'swift symbolgraph-extract' (see --help)"
      }
    return ([start] + reason.complaints.map { "  \($0)" }).joined(separator: "\n")
  }

  private static func unfounded(
    _ paths: [String], _ isCheck: Bool, _ reason: Diagnostic
  ) -> String {
    let problem = "can't be \(isCheck ? "checked" : "updated"): \(reason.message)"
    if paths.count == 1 { return "\(paths[0]) \(problem)" }
    return (["\(paths.count) fakes \(problem)"] + paths.map { "  \($0)" }).joined(separator: "\n")
  }

  private static func list(_ names: [String], _ conjunction: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
