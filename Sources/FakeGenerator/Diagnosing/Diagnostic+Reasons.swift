// Why something is left out of a fake, as the texts of diagnostics say it.

extension Diagnostic.Obstacle {
  var reason: String {
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

extension Diagnostic.UnansweredReason {
  var text: String {
    switch self {
    case .arguments: "there is no real implementation that takes the same arguments"
    case .isolation: "it isn't isolated to the actor of the real object"
    case .rethrowing: "it rethrows, and its fake doesn't throw"
    }
  }
}

extension Diagnostic.PartialObstacle {
  var reason: String {
    switch self {
    case .actor:
      "an actor can't call another actor without waiting; write 'fallbackValue:' by hand"
    case .superclass:
      "it inherits from a class, which has its own initializers"
    case .initializer:
      "it requires an initializer, and the fake would have no object to wrap"
    }
  }
}
