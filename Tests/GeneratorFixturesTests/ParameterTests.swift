import GeneratorFixtures
import Spry
import SpryTestSupport
import Testing

@Suite struct ParameterTests {
  @Test func parametersOfAllKindsAreRecorded() async throws {
    let fake = FakeTrailVisitor()
    let visitor: any TrailVisitor = fake
    fake.stub(.shift).with(3).andReturn(true)
    fake.stub(.visit).with(["a", "b"], true).andReturn(2)
    fake.stub(.log).andReturn()
    fake.stub(.assert).andReturn()
    fake.stub(.prepare).with(4).andReturn(5)
    fake.stub(.keep).with("a", "b", [1]).andReturn(6)
    fake.stub(.handler).andReturn({ $0 + 1 } as @Sendable (Int) -> Int)
    fake.stub(.types).andReturn(WalkError.self)
    fake.stub(.maybe).with(7).andReturn(8)

    var length = 3
    #expect(visitor.shift(&length))
    #expect(visitor.visit("a", "b", inOrder: true) == 2)
    visitor.log("wet")
    try visitor.assert(1 > 2, "no")
    #expect(try await visitor.prepare(4) == 5)
    #expect(visitor.keep("a", "b", [1]) == 6)
    #expect(visitor.handler("a")?(1) == 2)
    #expect(visitor.types(Int.self, [WalkError.self]) is WalkError.Type)
    #expect(visitor.maybe(7) == 8)
    #expect(fake.didCall(.log, with: "wet").success)
    #expect(fake.didCall(.assert, with: false, "no").success)
  }

  @Test func escapingClosures() async throws {
    let fake = FakeTrailVisitor()
    let visitor: any TrailVisitor = fake
    let done = Argument.captor()
    let change = Argument.captor()
    fake.stub(.onDone).with(done).andReturn()
    fake.stub(.onChange).with(change, Argument.nil).andReturn()
    let count = Count()
    visitor.onDone { count.add($0) }
    visitor.onChange({ "changed \($0)" }, last: nil)
    done.getValue(as: Completion.self)(5)
    #expect(count.value == 5)
    let steps = Argument.captor()
    fake.stub(.each).with(steps).andReturn()
    visitor.each({ count.add($0) }, { count.add($0) })
    for step in steps.getValue(as: [(Int) -> Void].self) { step(1) }
    #expect(count.value == 7)
    let changed = change.getValue(as: (@Sendable (Int) async throws -> String).self)
    #expect(try await changed(1) == "changed 1")
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func nonescapingClosures() async throws {
    let fake = FakeTrailWalker()
    let walker: any TrailWalker = fake
    fake.stub(.walk).andDo { arguments in (arguments[0] as? (Int) -> String).map { [$0(1)] } }
    fake.stub(.walkEachThen).andDo { arguments in
      (arguments[1] as? () -> Void)?()
      return try (arguments[0] as? (Int) throws -> String).map { [try $0(2)] }
    }
    fake.stub(.map).andReturn(["mapped"])
    fake.stub(.only).with(Argument.anything).andThrow(WalkError.closed)
    fake.stub(.rest).andReturn(3)
    fake.stub(.visit).andDo { arguments in
      _ = (arguments[0] as? (Int) -> String)?(4)
    }

    #expect(walker.walk { "step \($0)" } == ["step 1"])
    var isLast = false
    let steps = try walker.walk(each: { "step \($0)" }, then: { isLast = true })
    #expect(steps == ["step 2"])
    #expect(isLast)
    #expect(walker.map { "\($0)" } == ["mapped"])
    #expect(throws: WalkError.closed) {
      try walker.only { () throws(WalkError) -> Int in 1 }
    }
    #expect(try await walker.rest { 1 } == 3)
    var visited = 0
    walker.visit { number in
      visited = number
      return ""
    }
    #expect(visited == 4)
    fake.stub(.run).andThrow(WalkError.closed)
    await #expect(throws: WalkError.closed) {
      try await walker.run { () async throws(WalkError) -> Int in 1 }
    }
    fake.stub(.jog).andDo { arguments in
      try (arguments[0] as? () throws(WalkError) -> Void)?()
      return (arguments[1] as? () -> Void)?()
    }
    isLast = false
    try walker.jog({}, then: { isLast = true })
    #expect(isLast)
    #expect(fake.callCount(of: .walk) == 1)
  }

  @Test func genericFunctionsArePassedTheirTypes() throws {
    let fake = FakeTrailCoder()
    fake.stub(.decode).with(Int.self, "1").andReturn(1)
    fake.stub(.merge).andReturn("a")
    fake.stub(.count).andReturn([1, 2])
    // The values of a parameter pack are one argument.
    fake.stub(.all).with((1, "two")).andReturn(3)
    fake.stub(.next).andReturn(fake)
    fake.stub(.copies).with(fake).andReturn([fake])
    fake.stub(.cast).andReturn("cast")
    #expect(try decoded(by: fake) == 1)
    #expect(fake.merge(["a"], ["b"]) == "a")
    #expect(fake.count([1], or: WalkError.closed) as? [Int] == [1, 2])
    #expect(fake.all(1, "two") == 3)
    #expect(fake.next() === fake)
    #expect(fake.copies(of: fake).first === fake)
    #expect(fake.cast(1) == "cast")
  }

  private func decoded(by coder: some TrailCoder) throws -> Int {
    try coder.decode(Int.self, from: "1")
  }

  @Test func associatedTypesBecomeParameters() throws {
    let fake = FakeTrailShelf<Int, [Int], String, Bool>()
    fake.stub(.putAt).andReturn()
    fake.stub(.put).andReturn()
    fake.stub(.all).andReturn([1, 2])
    fake.stub(.first).andReturn(2)
    fake.stub(.pair).andReturn((true, ["a": 1]))
    fake.stub(.key).andReturn("key")
    func use<Store: TrailShelf<Int>>(_ store: Store) throws -> [Int] where Store.Place == String {
      store.put(1, at: "here")
      store.put(1, 2)
      return [try store.first { $0 > 1 } ?? 0] + Array(store.all())
    }
    #expect(try use(fake) == [2, 1, 2])
    #expect(fake.key == "key")
    #expect(fake.pair()?.1 == ["a": 1])
    #expect(fake.didCall(.putAt, with: 1, "here", countSpecifier: .once).success)
    #expect(fake.didCall(.put, with: [1, 2], countSpecifier: .once).success)
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func valuesThatCannotBeStored() {
    let fake = FakeUnboxable()
    fake.stub(.read).andReturn(1)
    fake.stub(.move).andReturn()
    fake.stub(.fine).andReturn(2)
    let numbers = [1, 2]
    #expect(fake.read(numbers.span) == 1)
    fake.move(1)
    #expect(fake.fine() == 2)
    #expect(
      fake.recordedCalls.map(\.description) == [
        "read(\"<Span<Int>>\")", "move(\"<Value>\")", "fine()",
      ])
  }
}

/// A sum of numbers that closures receive.
private final class Count: Sendable {
  private let lock = Lock(0)
  var value: Int { lock.withLock { $0 } }
  func add(_ number: Int) { lock.withLock { $0 += number } }
}
