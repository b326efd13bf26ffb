// Members that are omitted from a fake, or can't do everything.
extension Diagnostic {
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

    fileprivate var reason: String {
      switch self {
      case .notBoxable(let type) where type.contains("repeat "):
        "the Swift compiler crashes when a value of type \(type) is stored"
      case .notBoxable(let type):
        "a value of type \(type) can't be stored, because it can't be copied or must not escape"
      case .answerOfASpy:
        "it returns a value, and a Spyable fake has none to return"
      case .packInClass:
        "no class can override a member that is generic over a parameter pack"
      case .opaqueResult:
        "its result type is opaque ('some')"
      case .genericSuperclass(let name):
        "it is inherited from \(name), whose generic arguments are unknown; to include it, override it "
          + "in the class"
      case .systemInterface:
        "it is marked '@_spi'"
      case .typeOfSystemInterface(let type):
        "it names the type \(type), which is marked '@_spi'"
      case .unclearConvention:
        "one of its closures is a C function, and the compiler doesn't say which one"
      case .property(let name):
        "no type can declare it beside the property '\(name)'"
      case .otherBranch(let condition):
        "this build doesn't compile the branch of '#if \(condition)' that declares it"
      case .hiddenByExtension(let module):
        "an extension in \(module) declares the same member, which can't be overridden"
      }
    }
  }

  package static func skipped(
    _ name: String, requirement: String, _ obstacle: Obstacle, isNeeded: Bool
  ) -> Self {
    Self(
      "\(name).\(requirement) is omitted: \(obstacle.reason)"
        + (isNeeded ? "; implement it in an extension of the fake, in a separate file" : ""),
      isError: isNeeded,
      cause: obstacle == .answerOfASpy ? .spied(name, requirements: [requirement]) : nil)
  }

  package static func spied(_ name: String, requirements: [String], isNeeded: Bool) -> Self {
    Self(
      "\(requirements.listed()) of \(name) are omitted: they return values, and a Spyable fake has none "
        + "to return"
        + (isNeeded ? "; implement them in an extension of the fake, in a separate file" : ""),
      isError: isNeeded, cause: .spied(name, requirements: requirements))
  }

  package static func placeholder(
    _ name: String, requirement: String, argument: String, type: String
  ) -> Self {
    .warning(
      "\(name).\(requirement) records a placeholder for the argument '\(argument)': "
        + Obstacle.notBoxable(type).reason)
  }

  /// Why nothing real can answer a member of a partial fake.
  package enum UnansweredReason: String, Sendable {
    case arguments = "there is no real implementation that takes the same arguments"
    case isolation = "it isn't isolated to the actor of the real object"
    case rethrowing = "it rethrows, and its fake doesn't throw"
  }

  package static func unanswered(
    _ name: String, requirement: String, _ reason: UnansweredReason
  ) -> Self {
    .warning(
      "\(name).\(requirement) needs a stub even in a partial fake, because \(reason.rawValue)")
  }
}

extension [Diagnostic] {
  /// The diagnostics of one fake, with one instead of many if a spy can't have its members.
  package var groupedBySpy: [Diagnostic] {
    reduce(into: []) { grouped, next in
      for (index, earlier) in grouped.enumerated() where earlier.isError == next.isError {
        guard case .spied(let name, let first) = earlier.cause,
          case .spied(_, let more) = next.cause
        else { continue }
        grouped[index] = .spied(name, requirements: first + more, isNeeded: next.isError)
        return
      }
      grouped.append(next)
    }
  }
}
