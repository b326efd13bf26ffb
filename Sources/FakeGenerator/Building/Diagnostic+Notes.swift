// What a user should know about a fake.
extension Diagnostic {
  package static func noCalls(_ name: String, name own: String) -> Self {
    .warning(
      "the fake for \(name) has no 'stub' or 'calls', because \(name) declares '\(own)' itself")
  }

  package static func notOpen(_ name: String, _ members: [String]) -> Self {
    .warning("\(members.listed()) of \(name) can't be overridden by a public fake; make them open")
  }

  package static func inherited(_ name: String, _ members: [String]) -> Self {
    .warning(
      "the fake for \(name) inherits \(members.listed()) from its superclass, so they can't be stubbed or "
        + "verified")
  }

  package static func lostInitializers(_ name: String, _ initializers: [String]) -> Self {
    .warning(
      "the fake for \(name) doesn't inherit \(initializers.listed()), because \(name) has an initializer "
        + "that isn't visible to it")
  }

  package static func observable(_ name: String) -> Self {
    .warning(
      "the fake for \(name) doesn't notify observers, because it overrides the properties; with "
        + "'--partial' it does, unless they are stubbed")
  }

  package static func awaitable(_ name: String, _ members: [String]) -> Self {
    .warning(
      "the fake for \(name) has \(members.listed()) without async forms; calls with 'await' arrive there "
        + "too and wait until a stub calls the completion handler")
  }

  package static func flags(_ name: String, _ flags: [String]) -> Self {
    .warning(
      "the fake for \(name) has members inside '#if', so the tests must define \(flags.listed()) if its "
        + "module does")
  }

  package static func unknownParent(_ name: String, parent: String, module: String? = nil) -> Self {
    .warning(
      "\(name) inherits from \(parent), which the generator can't find; "
        + (module.map { "add the symbol graph of \($0) to the folder, or " } ?? "")
        + "implement its requirements in an extension of the fake")
  }
}
