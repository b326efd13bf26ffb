/// An error or a warning of the command.
package enum Diagnostic: Error, Hashable, Sendable {
  case unknownName(String, nearest: String?, modules: [String], isModuleGiven: Bool)
  case otherModule(String, module: String, home: String)
  case inactive(String, module: String, condition: String)
  case inTests(String, path: String)
  case unreadableModule(String, UnreadableModule, nearest: String? = nil)
  case graphOfBuild(module: String)
  case noPositions(module: String)
  case noGraphs(path: String)
  case severalModules(String, modules: [String])
  case severalTypes(String, paths: [String])
  case notFakeable(String, kind: String)
  case finalClass(String)
  case noInitializer(String, module: String)
  case notSubclassable(String, module: String)
  case insideOfGeneric(String, outer: String)
  case unusualGenerics(String)
  case publicFakeOfInternal(String)
  case systemInterface(String)
  case distributed(String)
  case forValues(String, parent: String)
  case invisible(String, access: String)
  case unavailable(String)
  case hiddenMembers(String, module: String)
  case requiredInitializer(String, module: String)
  case constrainedBySelf(String)
  case superInitializer(String, superclass: String, arguments: String)
  case reservedName(String, type: String)
  case reservedMember(String, member: String)
  case noCalls(String, name: String)
  case notPartial(String, PartialObstacle)
  case skipped(String, requirement: String, Obstacle, isNeeded: Bool)
  case spied(String, requirements: [String], isNeeded: Bool)
  case unanswered(String, requirement: String, UnansweredReason)
  case placeholder(String, requirement: String, argument: String, type: String)
  case nothingToOverride(String)
  case notOpen(String, [String])
  case lostInitializers(String, [String])
  case observable(String)
  case awaitable(String, [String])
  case flags(String, [String])
  case unknownParent(String, parent: String, module: String? = nil)
  case noTestTarget(String, module: String)
  case noModule(example: String)
  case untested(module: String, tests: [String] = [], isError: Bool)
  case unknownExclusion(String, nearest: String?)
  case stale(path: String, command: String)
  case missing(path: String, command: String)
  indirect case unfounded(paths: [String], isCheck: Bool, reason: Diagnostic)
  case orphaned(path: String, of: String, nearest: String?)
  case moved(path: String, of: String, home: String, command: String)
  case unreadableHeader(path: String, reason: String)
  case handWritten(path: String)
  case edited(path: String, command: String)
  case otherFake(String, path: String, of: String)
  case sameFile(String, String, path: String)
  case namesake(String, path: String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)

  /// Why a member can't be faked.
  package enum Obstacle: Hashable, Sendable {
    case notBoxable(String)
    case packInClass
    case opaqueResult
    case answerOfASpy
    case genericSuperclass(String)
    case hiddenByExtension(module: String)
    case systemInterface
    case typeOfSystemInterface(String)
    case unclearConvention
    case property(String)
    case otherBranch(String)
  }

  /// Why a fake can't be partial.
  package enum PartialObstacle: Hashable, Sendable {
    case actor, superclass, initializer
  }

  /// Why nothing real can answer a member of a partial fake.
  package enum UnansweredReason: Hashable, Sendable {
    case arguments, isolation, rethrowing
  }

  /// Whether it is an error.
  ///
  /// A fake is written nevertheless if only a member had to be omitted, but doesn't compile if it
  /// needs that member.
  package var isError: Bool {
    switch self {
    case .untested(_, _, let isError): isError
    case .skipped(_, _, _, let isNeeded), .spied(_, _, let isNeeded): isNeeded
    case .awaitable, .flags, .namesake: false
    case .notOpen, .lostInitializers, .observable: false
    case .noCalls, .unanswered, .placeholder, .unknownParent, .unknownExclusion, .noPositions: false
    default: true
    }
  }
}
