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
    let outcome = try await FixtureCommand.result(["SignalBox", "TicketMachine"])
    #expect(outcome.files.count == 2)
    #expect(
      outcome.diagnostics.map(\.text) == [
        "warning: SignalBox.listen(_:then:) is left out: one of its closures is a function of C, "
          + "and the compiler does not say which; write it in an extension of the fake, in a file "
          + "of its own",
        "warning: TicketMachine.print() is left out: a value of type Ticket cannot be kept, as it "
          + "cannot be copied or must not escape; write it in an extension of the fake, in a file "
          + "of its own",
      ])
  }
}
