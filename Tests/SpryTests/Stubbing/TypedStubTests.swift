import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Stubs that the compiler checks") struct TypedStubTests {
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  @Test func methodsAreStubbedWithTheirTypes() {
    store.stub(.trails, as: store.trails).with(.equal("Bern")).andReturn([.eiger])
    store.stub(.trails, as: store.trails).with(.anything).andReturn([])
    #expect(store.trails(near: "Bern") == [.eiger])
    #expect(store.trails(near: "Thun") == [])
  }

  @Test func throwingMethodsAreStubbedWithTheirTypes() {
    ranger.stub(.length, as: ranger.length).andDo { trail in Double(trail.ascent) }
    ranger.stub(.length, as: ranger.length).with(.equal(.gemmi)).andThrow(TrailError.closed)
    #expect(throws: TrailError.closed) { try ranger.length(of: .gemmi) }
    #expect(throws: Never.self) { try ranger.length(of: .eiger) == 140 }
  }

  @Test func asyncMethodsAreStubbedWithTheirTypes() async throws {
    ranger.stub(.forecast, as: ranger.forecast).andReturn("sun")
    ranger.stub(.closures, as: ranger.closures).andDo { day in
      await Task.yield()
      return ["\(day)"]
    }
    #expect(await ranger.forecast(for: 1) == "sun")
    #expect(try await ranger.closures(on: 2) == ["2"])
  }

  @Test func eachOfSeveralParametersHasItsType() {
    var names: [String] = []
    store.stub(.save, as: store.save).with(.equal(.eiger), .pass { $0.count == 4 })
      .andDo { trail, name in names.append("\(trail.name) \(name)") }
    store.stub(.save, as: store.save).andReturn()
    store.save(.eiger, as: "best")
    store.save(.gemmi, as: "best")
    #expect(names == ["Eiger Trail best"])
  }

  @Test func conditionOnAllArgumentsTogether() {
    store.stub(.save, as: store.save).with { trail, name in trail.name == name }
      .andDo { _, _ in throw TrailError.closed }
    store.stub(.save, as: store.save).andReturn()
    store.save(.gemmi, as: "best")
    let texts = failures { store.save(.gemmi, as: "Gemmi Pass") }
    #expect(texts.count == 1)
  }

  @Test func propertiesAreStubbedWithTheirType() {
    store.stub(.region, as: String.self).andReturn("Bern").thenReturn("Valais")
    #expect([store.region, store.region] == ["Bern", "Valais"])
  }

  @Test func staticMembersAreStubbedWithTheirTypes() {
    withOwnStaticFakes {
      FakeTrailStore.stub(.open, as: FakeTrailStore.open).with(.equal("a.json")).andReturn(7)
      #expect(FakeTrailStore.open("a.json") == 7)
      FakeTrailStore.stub(.open, as: Int.self).andReturn(8)
      FakeTrailStore.resetStubs()
      FakeTrailStore.stub(.open, as: Int.self).andReturn(9)
      #expect(FakeTrailStore.open("a.json") == 9)
    }
  }

  @Test func consecutiveAnswersHaveTheTypeToo() {
    ranger.stub(.length, as: ranger.length)
      .andReturn(1).times(2).thenReturn(2).thenDo { Double($0.ascent) }.thenThrow(TrailError.closed)
    #expect((0..<5).map { _ in try? ranger.length(of: .eiger) } == [1, 1, 2, 140, nil])
  }

  @Test func argumentsAreSpecifiedInEveryWay() {
    let captor = Argument.captor()
    let even = TypedArgument<String>.pass("an even length") { $0.count.isMultiple(of: 2) }
    store.stub(.trails, as: store.trails).with(.captured(by: captor)).andReturn([])
    store.stub(.trails, as: store.trails).with(even).andReturn([.gemmi])
    store.stub(.trails, as: store.trails).with(.that(.equal(to: "Bern"))).andReturn([.eiger])
    #expect(store.trails(near: "Bern") == [.eiger])
    #expect(store.trails(near: "Thun") == [.gemmi])
    #expect(store.trails(near: "Spiez") == [])
    #expect(captor.getValue(as: String.self) == "Spiez")
  }

  @Test func typedStubsSuspendAndCallThrough() async throws {
    let gate = ranger.stub(.closures, as: ranger.closures).with(.equal(1)).andSuspend()
    async let closures = ranger.closures(on: 1)
    await gate.untilReached()
    gate.resume(returning: ["x"])
    #expect(try await closures == ["x"])
    store.stub(.trails, as: store.trails).andCallThrough()
    let texts = failures { _ = store.trails(near: "Bern") }
    #expect(texts.count == 1)
  }

  @MainActor @Test func mainActorMembersAreStubbedWithTheirTypes() async throws {
    let fake = FakeMainActorStore()
    fake.stub(.count, as: fake.count).with(.equal("x")).andReturn(3)
    fake.stub(.load, as: fake.load).andReturn("loaded")
    #expect(fake.count("x") == 3)
    #expect(try await fake.load("x") == "loaded")
  }
}

@MainActor private final class FakeMainActorStore: Spryable {
  enum Function: String, StringRepresentable { case count, load }
  nonisolated let spryStorage = SpryStorage()
  func count(_ name: String) -> Int { spryify(arguments: name) }
  func load(_ name: String) async throws -> String { try await spryifyThrows(arguments: name) }
}
