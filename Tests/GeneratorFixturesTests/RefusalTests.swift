import FakeGenerator
import SpryTestSupport
import Testing

/// Types that can't be faked are reported with the reason, and no file is generated.
@Suite(.enabled(if: canRunCommands, "The system can't start processes"), .early)
struct RefusalTests {
  private func texts(_ name: String) async throws -> [String] {
    let outcome = try await FixtureCommand.result([name])
    #expect(outcome.files == [])
    return outcome.diagnostics.map(\.text)
  }

  @Test func distributedActorsAreRefused() async throws {
    #expect(
      try await texts("RemoteHut") == [
        "error: RemoteHut requires a distributed actor, whose calls only the compiler can generate"
      ])
  }

  @Test func protocolsForValueTypesAreRefused() async throws {
    #expect(
      try await texts("TrailNumber") == [
        "error: TrailNumber is meant for value types, because BinaryInteger is"
      ])
  }

  @Test func vectorProtocolsAreRefused() async throws {
    #expect(
      try await texts("TrailVector") == [
        "error: TrailVector is meant for value types, because SIMDStorage is"
      ])
  }

  @Test(arguments: [
    ("Ticket", "a struct"), ("WalkError", "an enum"), ("MapRoom", "an actor"),
    ("Completion", "an alias of a type"),
  ])
  func otherKindsOfTypesAreRefused(name: String, kind: String) async throws {
    #expect(
      try await texts(name) == [
        "error: \(name) is \(kind); only protocols and classes can be faked"
      ])
  }

  @Test func finalClassesAreRefused() async throws {
    #expect(
      try await texts("Crate") == [
        "error: Crate is a final class; fake a protocol that it conforms to, or remove 'final'"
      ])
  }

  @Test(arguments: ["TrailBundle", "TrailGrid"])
  func classesWithParameterPacksOrValuesAreRefused(name: String) async throws {
    #expect(
      try await texts(name) == [
        "error: \(name) is generic over a pack or a value; fake a protocol that it conforms to"
      ])
  }

  @Test func classesNestedInGenericClassesAreRefused() async throws {
    #expect(
      try await texts("Crevasse.Ladder") == [
        "error: Crevasse.Ladder depends on generic parameters of Crevasse; fake a protocol "
          + "that it conforms to"
      ])
  }

  @Test func systemProgrammingInterfacesAreRefused() async throws {
    #expect(
      try await texts("RangerRadio") == [
        "error: RangerRadio is marked '@_spi', and generated fakes don't import SPI"
      ])
  }

  @Test func classesWithInaccessibleInitializersAreRefused() async throws {
    #expect(
      try await texts("SealedCabin") == [
        "error: SealedCabin has a required initializer and one that isn't visible outside "
          + "GeneratorFixtures, so a fake can't have every initializer that it needs; fake a "
          + "protocol that it conforms to"
      ])
    #expect(
      try await texts("LockedCabin") == [
        "error: LockedCabin has no initializer that a fake outside GeneratorFixtures can call"
      ])
  }

  @Test func membersWithReservedNamesAreRefused() async throws {
    #expect(
      try await texts("StorageShed") == [
        "error: StorageShed declares spryStorage, a name that fakes reserve"
      ])
  }

  @Test func privateProtocolsAreRefused() async throws {
    #expect(
      try await texts("TrailSecret") == [
        "error: TrailSecret is private, so a fake can't name it"
      ])
  }

  @Test func initializersThatCannotCallTheSuperclassAreRefused() async throws {
    #expect(
      try await texts("TrailTile") == [
        "error: TrailTile requires an initializer, which has to call one of TileView; specify the "
          + "arguments with --super-init, for example --super-init 'frame: …'"
      ])
  }

  @Test func aliasesWithReservedNamesAreRefused() async throws {
    #expect(
      try await texts("TrailSignal") == [
        "error: TrailSignal declares Function, a name that fakes reserve"
      ])
  }

  @Test func constraintsWithTheConformingTypeAreRefused() async throws {
    #expect(
      try await texts("TrailKey") == [
        "error: TrailKey constrains an associated type with the conforming type; write the "
          + "fake by hand"
      ])
  }

  @Test func namesReservedForCallsAreReported() async throws {
    let names = ["TrailExchange", "TrailHotline", "TrailSwitch"]
    let result = try await FixtureCommand.result(names)
    let warnings = [
      "warning: the fake for TrailExchange has no 'stub' or 'calls', because TrailExchange declares 'Calls' "
        + "itself",
      "warning: the fake for TrailHotline has no 'stub' or 'calls', because TrailHotline declares 'calls' "
        + "itself",
      "warning: the fake for TrailSwitch has no 'stub' or 'calls', because TrailSwitch declares 'call' itself",
    ]
    #expect(result.diagnostics.map(\.text) == warnings)
    #expect(
      result.files[1].text.hasSuffix(
        "}\n\n// There is no 'stub' or 'calls', because TrailHotline declares 'calls' itself.\n"))
    #expect(try await FixtureCommand.result(names + ["--no-calls"]).diagnostics.isEmpty)
    // A fake that only uses stubs has no 'calls' that could be redeclared.
    let stubbable = try await FixtureCommand.result(names + ["--kind", "stubbable"])
    #expect(stubbable.diagnostics.map(\.text) == [0, 2].map { warnings[$0] })
  }

  @Test func membersThatCannotBeFakedAreOmitted() async throws {
    let names = [
      "Guide", "RelicKeeper", "SignalBox", "TicketMachine", "TrailMule", "TrailPacker",
      "TrailRadio",
    ]
    let outcome = try await FixtureCommand.result(names)
    #expect(outcome.files.count == 7)
    #expect(
      outcome.diagnostics.map(\.text) == [
        "warning: Guide.hidden() is omitted: its result type is opaque ('some')",
        "warning: RelicKeeper.keep(_:) records a placeholder for the argument 'relic': a value of "
          + "type Relic can't be stored, because it can't be copied or must not escape",
        "warning: RelicKeeper.give(_:) records a placeholder for the argument 'relic': a value of "
          + "type Relic can't be stored, because it can't be copied or must not escape",
        "error: SignalBox.listen(_:then:) is omitted: one of its closures is a C function, and "
          + "the compiler doesn't say which one; implement it in an extension of the fake, in a "
          + "separate file",
        "error: TicketMachine.print() is omitted: a value of type Ticket can't be stored, "
          + "because it can't be copied or must not escape; implement it in an extension of the "
          + "fake, in a separate file",
        "warning: TrailMule.load(_:) is omitted: no class can override a member that is generic over "
          + "a parameter pack",
        "warning: TrailPacker.check(_:) records a placeholder for the argument 'checks': the Swift "
          + "compiler crashes when a value of type repeat (each Item) -> Bool is stored",
        "warning: TrailPacker.visit(_:) records a placeholder for the argument 'body': the Swift "
          + "compiler crashes when a value of type (repeat each Item) -> Void is stored",
        "warning: TrailPacker.call(_:) records a placeholder for the argument 'body': the Swift "
          + "compiler crashes when a value of type Visit<repeat each Item> is stored",
        "warning: TrailPacker.keep(_:) records a placeholder for the argument 'bodies': the Swift "
          + "compiler crashes when a value of type repeat @escaping (each Item) -> Void is stored",
        "warning: TrailRadio.buzz is omitted: this build doesn't compile the branch of '#if "
          + "!(os(Linux) || os(macOS)) && os(Windows)' that declares it",
        "warning: TrailRadio.whistle is omitted: this build doesn't compile the branch of '#if "
          + "os(Windows)' that declares it",
        "warning: TrailRadio.tone is omitted: this build doesn't compile the branch of '#if "
          + "os(Windows)' that declares it",
        "warning: TrailRadio.shout is omitted: this build doesn't compile the branch of '#if "
          + "!os(Windows) && !(os(Linux) && !TRAILS || canImport(Darwin))' that declares it",
        "warning: the fake for TrailRadio has members inside '#if', so the tests must define TRAILS "
          + "if its module does",
      ])
  }
}
