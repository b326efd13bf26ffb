extension Diagnostic {
  /// The line for standard error, as compilers write theirs.
  package var text: String {
    "\(isError ? "error" : "warning"): \(message)"
  }

  private var message: String {
    switch self {
    case .unknownName(let name, let nearest, let modules, let isModuleGiven):
      Self.unknown(name, nearest, modules, isModuleGiven)
    case .unreadableModule(let module, let reason):
      Self.unreadable(module, reason)
    case .severalModules(let name, let modules):
      "\(name) is declared in \(Self.list(modules)); say which is meant: --module \(modules[0])"
    case .severalTypes(let name, let paths):
      "\(name) is the name of several types; write one of \(Self.list(paths))"
    case .notFakeable(let name, let kind):
      "\(name) is \(kind), of which there can be no fake; only protocols and classes have any"
    case .finalClass(let name):
      "\(name) is a final class, which no fake can inherit from; "
        + "fake a protocol that it conforms to, or leave out 'final'"
    case .noInitializer(let name, let module):
      "\(name) has no initializer that a fake outside of \(module) could call"
    case .notSubclassable(let name, let module):
      "\(name) is not open, so no fake outside of \(module) can inherit from it"
    case .insideOfGeneric(let name, let outer):
      "\(name) depends on what \(outer) is generic over, so no fake can inherit from it; "
        + "fake a protocol that it conforms to"
    case .unusualGenerics(let name):
      "\(name) is generic over a parameter pack or a number, which generated fakes cannot be; "
        + "fake a protocol that it conforms to"
    case .publicFakeOfInternal(let name):
      "\(name) is not public, so its fake cannot be; leave out '--access public'"
    case .systemInterface(let name):
      "\(name) is marked with '@_spi', which generated fakes do not ask for"
    case .distributed(let name):
      "\(name) is for distributed actors, whose calls only the compiler can write"
    case .forValues(let name, let parent):
      "\(name) is for values, not objects\(name == parent ? "" : ", as \(parent) is"), so no fake can "
        + "conform to it"
    case .unavailable(let name):
      "\(name) is unavailable"
    case .hiddenMembers(let name, let module):
      "\(name) has members of which only \(module) knows the types, so no fake can inherit from it"
    case .requiredInitializer(let name, let module):
      "\(name) has a required initializer, and one that cannot be seen outside of \(module), so "
        + "no fake can have all that it needs; fake a protocol that it conforms to"
    case .reservedName(let name, let associatedType):
      "\(name) has an associated type named \(associatedType), a name that fakes need themselves"
    case .reservedMember(let name, let member):
      "\(name) has a member named \(member), a name that fakes need themselves"
    case .notPartial(let name, let obstacle):
      "the fake of \(name) cannot be partial: \(obstacle.reason)"
    case .skipped(let name, let requirement, let obstacle, let isNeeded):
      "\(name).\(requirement) is left out: \(obstacle.reason)"
        + (isNeeded ? "; write it in an extension of the fake, in a file of its own" : "")
    case .unanswered(let name, let requirement):
      "\(name).\(requirement) needs a stub even in a partial fake: nothing real can be asked with "
        + "the same arguments"
    case .placeholder(let name, let requirement, let argument, let type):
      "\(name).\(requirement) records a text for the argument '\(argument)': "
        + Obstacle.notBoxable(type).reason
    case .unknownParent(let name, let parent, let module?):
      "\(name) inherits from \(parent), of which nothing is known; add the symbol graph of \(module) "
        + "to the folder, or write its requirements in an extension of the fake"
    case .unknownParent(let name, let parent, nil):
      "\(name) inherits from \(parent), of which nothing is known; "
        + "write its requirements in an extension of the fake"
    case .noTestTarget(let name, let module):
      "no test target uses \(module), so say where the fake of \(name) goes: --output Tests/Fakes"
    case .stale(let path, let command):
      "\(path) is stale; to write it again: \(command)"
    case .missing(let path, let command):
      "\(path) is missing; to write it: \(command)"
    case .unfounded(let path, let reason):
      "\(path) cannot be checked: \(reason.message)"
    case .doesNotCompile(let path, let errors):
      (["\(path) does not compile; please report it with the declaration"]
        + errors.map { "  \($0)" }).joined(separator: "\n")
    case .notVerified(let reason):
      "what was written could not be compiled: \(reason)"
    case .unreadableHeader(let path, let reason):
      "\(path) cannot be checked, as its second line is no command: \(reason)"
    case .handWritten(let path):
      "\(path) was not generated, so it is left alone; rename it, or write elsewhere with --output"
    case .edited(let path):
      "\(path) was edited after it was generated, so it is left alone; "
        + "move the edits to an extension in another file, then write it again with --force"
    case .otherFake(let name, let path, let other):
      "\(path) is the fake of \(other), so it is left alone; "
        + "write that of \(name) elsewhere with --output"
    case .sameFile(let first, let second, let path):
      "the fakes of \(first) and \(second) would both be \(path); "
        + "write one of them elsewhere with --output"
    case .unreadable(let path, let reason):
      "\(path) cannot be read: \(reason)"
    case .unwritable(let path, let reason):
      "\(path) cannot be written: \(reason)"
    }
  }

  private static func unknown(
    _ name: String, _ nearest: String?, _ modules: [String], _ isModuleGiven: Bool
  ) -> String {
    let place = modules.isEmpty ? "" : " in \(list(modules))"
    if let nearest {
      return "there is no protocol or class \(name)\(place); did you mean \(nearest)?"
    }
    if isModuleGiven { return "there is no protocol or class \(name)\(place)" }
    return "there is no protocol or class \(name)\(place); "
      + "a module that is not part of the package has to be named: --module Foundation"
  }

  private static func unreadable(_ module: String, _ reason: UnreadableModule) -> String {
    let start =
      switch reason.home {
      case .package:
        "SwiftPM cannot describe the module \(module), as it does not compile for this machine; "
          + "if it is for another platform, such as iOS, let the compiler write its symbol graph "
          + "and name the folder with --symbol-graphs (see --help)"
      case .system:
        "there is no module \(module) in the package, its dependencies or the SDK"
      case .folder:
        "there is no symbol graph of the module \(module) in the folder; the compiler writes it "
          + "with -emit-symbol-graph (see --help)"
      }
    return ([start] + reason.complaints.map { "  \($0)" }).joined(separator: "\n")
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Diagnostic.Obstacle {
  fileprivate var reason: String {
    switch self {
    case .notBoxable(let type):
      "a value of type \(type) cannot be kept, as it cannot be copied or must not escape"
    case .opaqueResult:
      "its result has no name ('some')"
    case .answerOfASpy:
      "it gives back a value, and a fake that is only Spyable has none to give"
    case .genericSuperclass(let name):
      "it comes from \(name), and what that is generic over is not known"
    case .systemInterface:
      "it is marked with '@_spi'"
    case .unclearConvention:
      "one of its closures is a function of C, and the compiler does not say which"
    case .hiddenByExtension(let module):
      "an extension in \(module) declares the same, which cannot be overridden"
    }
  }
}

extension Diagnostic.PartialObstacle {
  fileprivate var reason: String {
    switch self {
    case .actor:
      "an actor cannot ask another one without waiting; write 'fallbackValue:' yourself"
    case .superclass:
      "it inherits from a class, which has its own initializers"
    case .initializer:
      "it demands an initializer, which has no object to wrap"
    }
  }
}
