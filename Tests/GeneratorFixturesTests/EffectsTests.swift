import GeneratorFixtures
import Spry
import SpryTestSupport
import Testing

@Suite struct EffectsTests {
  @Test func functionsHaveTheirEffects() async throws {
    let fake = FakeTrailService()
    let service: any TrailService = fake
    fake.stub(.refresh).andReturn()
    fake.stub(.count).with("Bern", 5).andReturn(3)
    fake.stub(.open).with(1).andReturn("open")
    fake.stub(.open).with(2).andThrow(WalkError.closed)
    fake.stub(.close).andThrow(WalkError.steep(4))
    fake.stub(.load).andReturn(["Eiger"])
    fake.stub(.reload).andReturn(["Eiger": 1])
    fake.stub(.check).with(1).andReturn(true)
    fake.stub(.check).with(2).andThrow(WalkError.closed)
    fake.stub(.save).andReturn(true)
    fake.stub(.find).andReturn((id: 1, name: "Eiger"))
    fake.stub(.isOpen).andReturn(true)

    service.refresh()
    #expect(service.count(near: "Bern", within: 5) == 3)
    #expect(try service.open(1) == "open")
    #expect(throws: WalkError.closed) { try service.open(2) }
    #expect(throws: WalkError.steep(4)) { try service.close(1) }
    #expect(await service.load() == ["Eiger"])
    #expect(try await service.reload(1) == ["Eiger": 1])
    #expect(try await service.check(1))
    await #expect(throws: WalkError.closed) { try await service.check(2) }
    fake.save("Eiger")
    #expect(service.find("Eiger")?.id == 1)
    #expect(service.isOpen(1) == true)

    #expect(fake.didCall(.count, with: "Bern", 5, countSpecifier: .once).success)
    #expect(
      fake.recordedCalls.map(\.description).prefix(3) == [
        "refresh()", "count(near: \"Bern\", within: 5)", "open(1)",
      ])
    #expect(FakeTrailService.Function.allCases.count == 10)
  }

  @Test func propertiesHaveTheirEffects() async throws {
    let fake = FakeTrailStatus()
    var status: any TrailStatus = fake
    fake.stub(.isOpen).andReturn(true)
    fake.stub(.note).andReturn(nil)
    fake.stub(.length).andThrow(WalkError.closed)
    fake.stub(.climb).andThrow(WalkError.steep(1))
    fake.stub(.visitors).andReturn(7)
    fake.stub(.forecast).andReturn("dry")

    status.note = "muddy"
    #expect(status.isOpen)
    #expect(status.note == nil)
    #expect(throws: WalkError.closed) { try fake.length }
    #expect(throws: WalkError.steep(1)) { try fake.climb }
    #expect(await status.visitors == 7)
    #expect(try await status.forecast == "dry")
    #expect(fake.recordedCalls.map(\.description) == ["note = \"muddy\""])
  }

  @Test func staticMembersHaveTheirEffects() async throws {
    try await withOwnStaticFakes {
      FakeTrailRegistry.stub(.shared).andReturn(1)
      FakeTrailRegistry.stub(.isEmpty).andReturn(false)
      FakeTrailRegistry.stub(.register).with("Eiger").andReturn(2)
      FakeTrailRegistry.stub(.sync).andReturn()
      let type: any TrailRegistry.Type = FakeTrailRegistry.self
      type.shared = 5
      #expect(type.shared == 1)
      #expect(type.isEmpty == false)
      let registered = try type.register("Eiger")
      #expect(registered == 2)
      await type.sync()
      #expect(FakeTrailRegistry.didCall(.shared, with: 5).success)
      #expect(FakeTrailRegistry.didCall(.sync, countSpecifier: .once).success)
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func spyableFakeOnlyRecordsCalls() async throws {
    try await withOwnStaticFakes {
      let fake = try FakeTrailListener(name: "ears")
      let listener: any TrailListener = fake
      listener.opened(1)
      try await listener.closed(2)
      listener.walked { 3 }
      try await listener.ran { () async throws(WalkError) in }
      #expect(FakeTrailListener.didCall(.initialize, with: "ears").success)
      #expect(fake.recordedCalls.map(\.description).prefix(2) == ["opened(1)", "closed(2)"])
      #expect(fake.callCount(of: .ran) == 1)
      #expect(listener.isListening())
    }
  }

  @Test func stubbableFakeOnlyReturnsStubbedValues() async throws {
    try await withOwnStaticFakes {
      FakeTrailAdvisor.stub(.initializeText).with("bad").andThrow(WalkError.closed)
      #expect(throws: WalkError.closed) { try FakeTrailAdvisor(text: "bad") }
      let fake = try FakeTrailAdvisor(text: "good")
      let advisor: any TrailAdvisor = fake
      fake.stub(.mood).andReturn("calm")
      fake.stub(.advise).with(1).andReturn("go")
      fake.stub(.rest).andReturn()
      fake.mood = "cross"
      #expect(advisor.mood == "calm")
      #expect(try advisor.advise(1) == "go")
      await advisor.rest()
    }
  }

  @Test("A stub can call a closure whose error is a generic parameter, and pass its error on")
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func closuresWithGenericErrors() async throws {
    let lock = FakeTrailLock()
    lock.stub(.withLock).andDo { (work: @escaping () throws -> Int) in try work() }
    #expect(try lock.withLock { () throws -> Int in 3 } == 3)
    #expect(throws: WalkError.closed) {
      try lock.withLock { () throws -> Int in throw WalkError.closed }
    }
    #expect(throws: WalkError.closed) {
      try lock.withLock { () throws(WalkError) -> Int in throw .closed }
    }
    #expect(lock.withLock { 5 } == 5)
    lock.stub(.visit).andDo {
      (count: Int, visit: @escaping (Int, inout [String]) async throws -> Void) in
      var names = ["Bern"]
      try await visit(count, &names)
      #expect(names == ["Bern", "Thun"])
    }
    await lock.visit(1) { _, names in names.append("Thun") }
    await #expect(throws: WalkError.closed) {
      try await lock.visit(1) { _, _ throws in throw WalkError.closed }
    }
    lock.stub(.keep).andDo { (body: @escaping (Int) throws -> Void) in
      _ = #expect(throws: WalkError.closed) { try body(1) }
    }
    lock.keep { _ throws in throw WalkError.closed }
  }
}
