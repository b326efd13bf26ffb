// Reasons why there is no fake.
extension Diagnostic {
  package static func notFakeable(_ name: String, kind: String) -> Self {
    Self("\(name) is \(kind); only protocols and classes can be faked")
  }

  package static func finalClass(_ name: String) -> Self {
    Self("\(name) is a final class; fake a protocol that it conforms to, or remove 'final'")
  }

  package static func noInitializer(_ name: String, module: String) -> Self {
    Self("\(name) has no initializer that a fake outside \(module) can call")
  }

  package static func notSubclassable(_ name: String, module: String) -> Self {
    Self("\(name) isn't open, so a fake outside \(module) can't inherit from it")
  }

  package static func insideOfGeneric(_ name: String, outer: String) -> Self {
    Self("\(name) depends on generic parameters of \(outer); fake a protocol that it conforms to")
  }

  package static func unusualGenerics(_ name: String) -> Self {
    Self("\(name) is generic over a pack or a value; fake a protocol that it conforms to")
  }

  package static func publicFakeOfInternal(_ name: String) -> Self {
    Self("\(name) isn't public, so its fake can't be public; remove '--access public'")
  }

  package static func systemInterface(_ name: String) -> Self {
    Self("\(name) is marked '@_spi', and generated fakes don't import SPI")
  }

  package static func distributed(_ name: String) -> Self {
    Self("\(name) requires a distributed actor, whose calls only the compiler can generate")
  }

  package static func forValues(_ name: String, parent: String) -> Self {
    Self("\(name) is meant for value types\(name == parent ? "" : ", because \(parent) is")")
  }

  package static func unavailable(_ name: String) -> Self {
    Self("\(name) is unavailable, so it can't be faked")
  }

  package static func hiddenMembers(_ name: String, module: String) -> Self {
    Self("\(name) has members whose types only \(module) can see, so a fake can't inherit from it")
  }

  package static func requiredInitializer(_ name: String, module: String) -> Self {
    Self(
      "\(name) has a required initializer and one that isn't visible outside \(module), so a fake can't "
        + "have every initializer that it needs; fake a protocol that it conforms to")
  }

  package static func constrainedBySelf(_ name: String) -> Self {
    Self("\(name) constrains an associated type with the conforming type; write the fake by hand")
  }

  package static func superInitializer(
    _ name: String, superclass: String, arguments: String
  ) -> Self {
    Self(
      "\(name) requires an initializer, which has to call one of \(superclass); specify the arguments "
        + "with --super-init, for example --super-init '\(arguments)'")
  }

  package static func reservedName(_ name: String, _ reserved: String) -> Self {
    Self("\(name) declares \(reserved), a name that fakes reserve")
  }

  package static func nothingToOverride(_ name: String) -> Self {
    Self("\(name) has no member that a fake can override")
  }

  /// Why a fake can't be partial.
  package enum PartialObstacle: String, Sendable {
    case actor = "an actor can't call another actor without waiting; write 'fallbackValue:' by hand"
    case superclass = "it inherits from a class, which has its own initializers"
    case initializer = "it requires an initializer, and the fake would have no object to wrap"
  }

  package static func notPartial(_ name: String, _ obstacle: PartialObstacle) -> Self {
    Self("the fake for \(name) can't be partial: \(obstacle.rawValue)")
  }
}
