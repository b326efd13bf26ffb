import FakeGenerator
import Testing

/// What cannot be faked is said, with the reason, and nothing is written.
@Suite struct RefusalTests {
  private func texts(_ name: String) async throws -> [String] {
    let outcome = try await FixtureCommand.result([name])
    #expect(outcome.files == [])
    return outcome.diagnostics.map(\.text)
  }

  @Test func distributedActors() async throws {
    #expect(
      try await texts("RemoteHut") == [
        "error: RemoteHut is for distributed actors, whose calls only the compiler can write"
      ])
  }

  @Test func protocolsForValues() async throws {
    #expect(
      try await texts("TrailNumber") == [
        "error: TrailNumber is for values, not objects, as BinaryInteger is, so no fake can conform "
          + "to it"
      ])
  }

  @Test func vectors() async throws {
    #expect(
      try await texts("TrailVector") == [
        "error: TrailVector is for values, not objects, as SIMDStorage is, so no fake can conform "
          + "to it"
      ])
  }

  @Test(arguments: [
    ("Ticket", "a struct"), ("WalkError", "an enum"), ("MapRoom", "an actor"),
    ("Completion", "an alias of a type"),
  ])
  func whatIsNeitherProtocolNorClass(name: String, kind: String) async throws {
    #expect(
      try await texts(name) == [
        "error: \(name) is \(kind), of which there can be no fake; only protocols and classes have "
          + "any"
      ])
  }

  @Test func finalClasses() async throws {
    #expect(
      try await texts("Crate") == [
        "error: Crate is a final class, which no fake can inherit from; fake a protocol that it "
          + "conforms to, or leave out 'final'"
      ])
  }

  @Test(arguments: ["TrailBundle", "TrailGrid"])
  func classesOverAnyNumberOfThings(name: String) async throws {
    #expect(
      try await texts(name) == [
        "error: \(name) is generic over a parameter pack or a number, which generated fakes cannot "
          + "be; fake a protocol that it conforms to"
      ])
  }

  @Test func classesInsideOfGenericOnes() async throws {
    #expect(
      try await texts("Crevasse.Ladder") == [
        "error: Crevasse.Ladder depends on what Crevasse is generic over, so no fake can inherit "
          + "from it; fake a protocol that it conforms to"
      ])
  }

  @Test func systemInterfaces() async throws {
    #expect(
      try await texts("RangerRadio") == [
        "error: RangerRadio is marked with '@_spi', which generated fakes do not ask for"
      ])
  }

  @Test func initializersThatCannotBeSeen() async throws {
    #expect(
      try await texts("SealedCabin") == [
        "error: SealedCabin has a required initializer, and one that cannot be seen outside of "
          + "GeneratorFixtures, so no fake can have all that it needs; fake a protocol that it "
          + "conforms to"
      ])
    #expect(
      try await texts("LockedCabin") == [
        "error: LockedCabin has no initializer that a fake outside of GeneratorFixtures could call"
      ])
  }

  @Test func namesThatFakesNeedThemselves() async throws {
    #expect(
      try await texts("StorageShed") == [
        "error: StorageShed has a member named spryStorage, a name that fakes need themselves"
      ])
  }

  @Test func namesThatTypedFakesNeed() async throws {
    let words = ["TrailTyped", "--typed"]
    #expect(
      try await FixtureCommand.result(words).diagnostics.map(\.text) == [
        "error: TrailTyped has a member named typed, a name that fakes need themselves"
      ])
    #expect(try await FixtureCommand.result(["TrailTyped"]).files.count == 1)
  }

  @Test func whatTheRestIsWrittenWithout() async throws {
    let names = ["Guide", "RelicKeeper", "SignalBox", "TicketMachine", "TrailPacker"]
    let outcome = try await FixtureCommand.result(names)
    #expect(outcome.files.count == 5)
    #expect(
      outcome.diagnostics.map(\.text) == [
        "warning: Guide.hidden() is left out: its result has no name ('some')",
        "warning: RelicKeeper.keep(_:) records a text for the argument 'relic': a value of type "
          + "Relic cannot be kept, as it cannot be copied or must not escape",
        "warning: RelicKeeper.give(_:) records a text for the argument 'relic': a value of type "
          + "Relic cannot be kept, as it cannot be copied or must not escape",
        "warning: SignalBox.listen(_:then:) is left out: one of its closures is a function of C, "
          + "and the compiler does not say which; write it in an extension of the fake, in a file "
          + "of its own",
        "warning: TicketMachine.print() is left out: a value of type Ticket cannot be kept, as it "
          + "cannot be copied or must not escape; write it in an extension of the fake, in a file "
          + "of its own",
        "warning: TrailPacker.check(_:) records a text for the argument 'checks': a value of type "
          + "repeat (each Item) -> Bool cannot be kept, as it cannot be copied or must not escape",
      ])
  }
}
