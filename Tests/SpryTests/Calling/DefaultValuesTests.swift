import Spry
import SpryTestSupport
import Testing

private protocol Hut: AnyObject { var name: String { get } }

private final class Shelter: Hut, Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}

@MainActor private final class Chalet {
  let beds = 7
}

private enum HutError: Error { case closed }

private final class FakeHuts: Spryable, Sendable {
  enum Function: String, StringRepresentable { case best, nearest, pair, book, find, count, load }
  enum ClassFunction: String, StringRepresentable { case main }
  let spryStorage = SpryStorage()
  func best() -> any Hut { spryify() }
  func nearest() -> (any Hut)? { spryify() }
  func pair() -> (hut: any Hut, beds: Int) { spryify() }
  func book() throws -> any Hut { try spryifyThrows() }
  func find() throws(HutError) -> any Hut { try spryifyThrows(throwing: HutError.self) }
  func count() -> Int { spryify() }
  func load() async -> any Hut { await spryify() }
  static func main() -> any Hut { spryify() }
}

@Suite("Default values that were set for a type") struct DefaultValuesTests {
  private let huts = FakeHuts()

  /// The rules of a test with one default value.
  private func rules(_ name: String, _ policy: SpryConfiguration.UnstubbedPolicy? = nil)
    -> UnstubbedSettings
  {
    var rules = UnstubbedSettings(policy: policy)
    _ = rules.defaults.set((any Hut).self) { Shelter(name) }
    return rules
  }

  @Test func missingStubFailsTheTestAndReturnsTheDefault() {
    huts.spryStorage.setDefault(for: (any Hut).self) { Shelter("Gleck") }
    let failures = outlines { #expect(huts.best().name == "Gleck") }
    #expect(failures == ["missingStub FakeHuts.best()"])
  }

  @Test func allKindsOfMembersReturnTheDefault() async throws {
    let shelter = Shelter("Gleck")
    huts.spryStorage.unstubbedPolicy = .returnDefault
    huts.spryStorage.setDefault(for: (any Hut).self) { shelter }
    #expect(huts.best() === shelter)
    let booked = try huts.book()
    #expect(booked === shelter)
    let found = try huts.find()
    #expect(found === shelter)
    let loaded = await huts.load()
    #expect(loaded === shelter)
    #expect(huts.pair().hut === shelter)
    #expect(huts.pair().beds == 0)
  }

  @Test func memberThatCanThrowStillThrows() {
    huts.spryStorage.setDefault(for: (any Hut).self) { Shelter("Gleck") }
    let texts = failures { #expect(throws: SpryFailure.self) { _ = try huts.book() } }
    #expect(texts.count == 1)
  }

  @Test func memberWithItsOwnTypeOfErrorReturnsTheDefault() throws {
    huts.spryStorage.setDefault(for: (any Hut).self) { Shelter("Gleck") }
    let texts = try failures {
      let found = try huts.find()
      #expect(found.name == "Gleck")
    }
    #expect(texts.count == 1)
  }

  @Test @MainActor func closureOfTheMainActorIsUsedThere() async {
    huts.spryStorage.unstubbedPolicy = .returnDefault
    huts.spryStorage.setDefault(for: Int.self) { @MainActor in Chalet().beds }
    SpryConfiguration.setDefault(for: Chalet.self) { @MainActor in Chalet() }
    defer { SpryConfiguration.removeDefault(for: Chalet.self) }
    #expect(huts.count() == 7)
    #expect(SpryConfiguration.settings.defaults.value(of: Chalet.self)?.beds == 7)
    // Elsewhere, the type's own default value applies, if it has one.
    let count = await Task.detached { [huts] in huts.count() }.value
    #expect(count == 0)
    let made = await Task.detached { SpryConfiguration.settings.defaults.value(of: Chalet.self) }
      .value
    #expect(made == nil)
  }

  @Test("That of the fake can't be made on another actor, so that of the test applies")
  func closureOfTheMainActorLeavesOtherDefaultsInPlace() async {
    let scope = TestScope(settings: rules("of the test", .returnDefault))
    let huts = TestScope.local.withValue(scope) { FakeHuts() }
    huts.spryStorage.setDefault(for: (any Hut).self) { @MainActor in Shelter("of the fake") }
    let name = await Task.detached { huts.best().name }.value
    #expect(name == "of the test")
    let own = await Task.detached { @MainActor in huts.best().name }.value
    #expect(own == "of the fake")
    #expect(scope.end().isEmpty)
  }

  @Test func defaultIsMadeForEachCall() {
    huts.spryStorage.unstubbedPolicy = .returnDefault
    huts.spryStorage.setDefault(for: (any Hut).self) { Shelter("Gleck") }
    #expect(huts.best() !== huts.best())
  }

  @Test func optionalsAndOtherTypesKeepTheirDefaults() {
    huts.spryStorage.unstubbedPolicy = .returnDefault
    huts.spryStorage.setDefault(for: (any Hut).self) { Shelter("Gleck") }
    #expect(huts.nearest() == nil)
    #expect(huts.count() == 0)
    huts.spryStorage.setDefault(for: (any Hut)?.self) { Shelter("Gleck") }
    huts.spryStorage.setDefault(for: Int.self) { 7 }
    #expect(huts.nearest()?.name == "Gleck")
    #expect(huts.count() == 7)
    huts.spryStorage.setDefault(for: (any Hut)?.self) { nil }
    #expect(huts.nearest() == nil)
  }

  @Test func stubsTakePrecedence() {
    huts.spryStorage.setDefault(for: Int.self) { 7 }
    huts.stub(.count).andReturn(2)
    #expect(huts.count() == 2)
  }

  @Test func lastDefaultReplacesTheOthersUntilItIsRemoved() {
    huts.spryStorage.unstubbedPolicy = .returnDefault
    huts.spryStorage.setDefault(for: Int.self) { 7 }
    huts.spryStorage.setDefault(for: Int.self) { 8 }
    huts.resetCallsAndStubs()
    #expect(huts.count() == 8)
    huts.spryStorage.removeDefault(for: Int.self)
    #expect(huts.count() == 0)
    huts.spryStorage.removeDefault(for: Int.self)
    #expect(huts.count() == 0)
  }

  @Test func fakeTakesPrecedenceOverTheTestAndThatOverTheProcess() {
    // No other test knows this type.
    SpryConfiguration.setDefault(for: (any Hut).self) { Shelter("of the process") }
    defer { SpryConfiguration.removeDefault(for: (any Hut).self) }
    let huts = FakeHuts()
    huts.spryStorage.unstubbedPolicy = .returnDefault
    #expect(huts.best().name == "of the process")
    TestScope.local.withValue(TestScope(settings: rules("of the test", .returnDefault))) {
      #expect(huts.best().name == "of the test")
      #expect(FakeHuts.main().name == "of the test")
      huts.spryStorage.setDefault(for: (any Hut).self) { Shelter("of the fake") }
      #expect(huts.best().name == "of the fake")
      huts.spryStorage.removeDefault(for: (any Hut).self)
      #expect(huts.best().name == "of the test")
    }
    #expect(huts.best().name == "of the process")
  }

  @Test func defaultOfTheProcessIsReplacedAndRemoved() {
    struct Peak: Equatable { var height: Int }
    SpryConfiguration.setDefault(for: Peak.self) { Peak(height: 1) }
    SpryConfiguration.setDefault(for: Peak.self) { Peak(height: 2) }
    #expect(SpryConfiguration.settings.defaults.value(of: Peak.self) == Peak(height: 2))
    SpryConfiguration.removeDefault(for: Peak.self)
    #expect(SpryConfiguration.settings.defaults.value(of: Peak.self) == nil)
  }

  @Test func defaultOfATestAppliesOutsideItsTasks() async {
    let scope = TestScope(settings: rules("of the test", .returnDefault))
    let huts = TestScope.local.withValue(scope) { FakeHuts() }
    #expect(await Task.detached { huts.best().name }.value == "of the test")
    #expect(scope.end().isEmpty)
  }

  @Test func closureMayCallTheFake() {
    huts.spryStorage.unstubbedPolicy = .returnDefault
    huts.spryStorage.setDefault(for: (any Hut).self) { [huts] in Shelter("\(huts.count())") }
    #expect(huts.best().name == "0")
    #expect(huts.callCount(of: .count) == 1)
    huts.spryStorage.removeDefault(for: (any Hut).self)
  }

  @Test func replacedClosureIsFreedOutsideTheLock() {
    final class Guest: Sendable {
      let huts: FakeHuts
      init(_ huts: FakeHuts) { self.huts = huts }
      deinit { _ = huts.count() }
    }
    huts.spryStorage.unstubbedPolicy = .returnDefault
    do {
      let guest = Guest(huts)
      huts.spryStorage.setDefault(for: Int.self) { guest.huts.recordedCalls.count }
    }
    huts.spryStorage.setDefault(for: Int.self) { 2 }
    #expect(huts.callCount(of: .count) == 1)
  }

  @Test func captorReturnsTheDefaultOfTheTest() {
    TestScope.local.withValue(TestScope(settings: rules("of the test"))) {
      let texts = failures {
        let value = Argument.captor().getValue(as: (any Hut).self)
        #expect(value.name == "of the test")
      }
      #expect(texts.count == 1)
    }
  }
}
