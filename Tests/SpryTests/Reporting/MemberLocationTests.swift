import Spry
import SpryTestSupport
import Testing

/// A fake with one member per line for each way to request an answer.
private final class FakeStation: Spryable, Sendable {
  enum Function: String, StringRepresentable { case answer }
  enum ClassFunction: String, StringRepresentable { case answer }

  let spryStorage = SpryStorage()

  static let firstLine = #line + 1
  func value() -> Int { spryify(.answer) }
  func nothing() { spryify(.answer) }
  func asyncValue() async -> Int { await spryify(.answer) }
  func asyncNothing() async { await spryify(.answer) }
  func throwingValue() throws -> Int { try spryifyThrows(.answer) }
  func throwingNothing() throws { try spryifyThrows(.answer) }
  func asyncThrowingValue() async throws -> Int { try await spryifyThrows(.answer) }
  func asyncThrowingNothing() async throws { try await spryifyThrows(.answer) }
  func stubbed() -> Int { stubbedValue(.answer) }
  func stubbedNothing() { stubbedValue(.answer) }
  func asyncStubbed() async -> Int { await stubbedValue(.answer) }
  func asyncStubbedNothing() async { await stubbedValue(.answer) }
  func throwingStubbed() throws -> Int { try stubbedValueThrows(.answer) }
  func throwingStubbedNothing() throws { try stubbedValueThrows(.answer) }
  func asyncThrowingStubbed() async throws -> Int { try await stubbedValueThrows(.answer) }
  func asyncThrowingStubbedNothing() async throws { try await stubbedValueThrows(.answer) }

  static let firstStaticLine = #line + 1
  static func value() -> Int { spryify(.answer) }
  static func nothing() { spryify(.answer) }
  static func asyncValue() async -> Int { await spryify(.answer) }
  static func asyncNothing() async { await spryify(.answer) }
  static func throwingValue() throws -> Int { try spryifyThrows(.answer) }
  static func throwingNothing() throws { try spryifyThrows(.answer) }
  static func asyncThrowingValue() async throws -> Int { try await spryifyThrows(.answer) }
  static func asyncThrowingNothing() async throws { try await spryifyThrows(.answer) }
  static func stubbed() -> Int { stubbedValue(.answer) }
  static func stubbedNothing() { stubbedValue(.answer) }
  static func asyncStubbed() async -> Int { await stubbedValue(.answer) }
  static func asyncStubbedNothing() async { await stubbedValue(.answer) }
  static func throwingStubbed() throws -> Int { try stubbedValueThrows(.answer) }
  static func throwingStubbedNothing() throws { try stubbedValueThrows(.answer) }
  static func asyncThrowingStubbed() async throws -> Int { try await stubbedValueThrows(.answer) }
  static func asyncThrowingStubbedNothing() async throws { try await stubbedValueThrows(.answer) }
}

/// A member of the fake.
private struct Member: Sendable, CustomTestStringConvertible {
  var name: String
  var call: @Sendable (FakeStation) async throws -> Any
  var staticCall: @Sendable () async throws -> Any

  var testDescription: String { name }
  var returnsNothing: Bool { name.hasSuffix("othing") }
  var recordsItsCall: Bool { !name.lowercased().contains("stubbed") }
  /// The index in the list above.
  var index: Int { Self.all.firstIndex { $0.name == name } ?? -1 }

  /// The members in the order of the list above.
  static let all: [Member] = [
    Member("value", { $0.value() }, { FakeStation.value() }),
    Member("nothing", { $0.nothing() }, { FakeStation.nothing() }),
    Member("asyncValue", { await $0.asyncValue() }, { await FakeStation.asyncValue() }),
    Member("asyncNothing", { await $0.asyncNothing() }, { await FakeStation.asyncNothing() }),
    Member("throwingValue", { try $0.throwingValue() }, { try FakeStation.throwingValue() }),
    Member("throwingNothing", { try $0.throwingNothing() }, { try FakeStation.throwingNothing() }),
    Member(
      "asyncThrowingValue", { try await $0.asyncThrowingValue() },
      { try await FakeStation.asyncThrowingValue() }),
    Member(
      "asyncThrowingNothing", { try await $0.asyncThrowingNothing() },
      { try await FakeStation.asyncThrowingNothing() }),
    Member("stubbed", { $0.stubbed() }, { FakeStation.stubbed() }),
    Member("stubbedNothing", { $0.stubbedNothing() }, { FakeStation.stubbedNothing() }),
    Member("asyncStubbed", { await $0.asyncStubbed() }, { await FakeStation.asyncStubbed() }),
    Member(
      "asyncStubbedNothing", { await $0.asyncStubbedNothing() },
      { await FakeStation.asyncStubbedNothing() }),
    Member("throwingStubbed", { try $0.throwingStubbed() }, { try FakeStation.throwingStubbed() }),
    Member(
      "throwingStubbedNothing", { try $0.throwingStubbedNothing() },
      { try FakeStation.throwingStubbedNothing() }),
    Member(
      "asyncThrowingStubbed", { try await $0.asyncThrowingStubbed() },
      { try await FakeStation.asyncThrowingStubbed() }),
    Member(
      "asyncThrowingStubbedNothing", { try await $0.asyncThrowingStubbedNothing() },
      { try await FakeStation.asyncThrowingStubbedNothing() }),
  ]

  private init(
    _ name: String, _ call: @escaping @Sendable (FakeStation) async throws -> Any,
    _ staticCall: @escaping @Sendable () async throws -> Any
  ) {
    self.name = name
    self.call = call
    self.staticCall = staticCall
  }

  /// The line to paste for a missing stub.
  func stub(toPaste placeholder: String) -> String {
    "\(placeholder).stub(.answer).andReturn(\(returnsNothing ? "" : "<#Int#>"))"
  }
}

@Suite("Locations of failures in a fake") struct MemberLocationTests {
  private let station = FakeStation()

  init() { station.spryStorage.unstubbedPolicy = .fail }

  @Test(arguments: Member.all)
  private func missingStubFailsOnTheLineOfTheMember(member: Member) async {
    let failures = await reportedFailures { _ = try? await member.call(station) }
    let line = FakeStation.firstLine + member.index
    #expect(
      failures.map(\.outlined) == [
        ReportedFailure("missingStub FakeStation.\(member.name)() [answer]", at: line)
      ])
    #expect(failures.map { $0.text.hasSuffix(": \(member.stub(toPaste: "fake"))") } == [true])
  }

  @Test(arguments: Member.all)
  private func missingStaticStubFailsOnTheLineOfTheMember(member: Member) async {
    await withOwnStaticFakes(policy: .fail) {
      let failures = await reportedFailures { _ = try? await member.staticCall() }
      let line = FakeStation.firstStaticLine + member.index
      #expect(
        failures.map(\.outlined) == [
          ReportedFailure("missingStub FakeStation.self.\(member.name)() [answer]", at: line)
        ])
      #expect(
        failures.map { $0.text.hasSuffix(": \(member.stub(toPaste: "FakeStation"))") } == [true])
    }
  }

  @Test(arguments: Member.all)
  private func spryifyRecordsCallsAndStubbedValueDoesNot(member: Member) async throws {
    try await withOwnStaticFakes {
      if member.returnsNothing {
        station.stub(.answer).andReturn()
        FakeStation.stub(.answer).andReturn()
        _ = try await (member.call(station), member.staticCall())
      } else {
        station.stub(.answer).andReturn(3)
        FakeStation.stub(.answer).andReturn(4)
        #expect(try await member.call(station) as? Int == 3)
        #expect(try await member.staticCall() as? Int == 4)
      }
      let count = member.recordsItsCall ? 1 : 0
      #expect(station.recordedCalls.count == count)
      #expect(FakeStation.recordedCalls.count == count)
    }
  }
}

private final class FakeCableCar: Spryable {
  enum Function: String, StringRepresentable { case stop }
  enum ClassFunction: String, StringRepresentable { case stop }

  let spryStorage = SpryStorage()

  static let firstLine = #line + 1
  func ring() { recordCall() }
  static func ring() { recordCall() }
  func climb() -> Int { spryify() }
  func leave() throws { try stubbedValueThrows() }
  static func climb() async -> Int { await spryify() }
}

@Suite("Locations of members without a case") struct UnknownFunctionLocationTests {
  private func unknown(_ signature: String, of fake: String, at index: Int) -> ReportedFailure {
    ReportedFailure("unknownFunction \(fake).\(signature)", at: FakeCableCar.firstLine + index)
  }

  @Test func unknownFunctionFailsOnTheLineOfTheMember() async {
    await withOwnStaticFakes {
      let car = FakeCableCar()
      let failures = await reportedFailures {
        car.ring()
        FakeCableCar.ring()
        #expect(car.climb() == 0)
        #expect(throws: SpryFailure.self) { try car.leave() }
        #expect(await FakeCableCar.climb() == 0)
      }
      #expect(
        failures.map(\.outlined) == [
          unknown("ring()", of: "FakeCableCar", at: 0),
          unknown("ring()", of: "FakeCableCar.self", at: 1),
          unknown("climb()", of: "FakeCableCar", at: 2),
          unknown("leave()", of: "FakeCableCar", at: 3),
          unknown("climb()", of: "FakeCableCar.self", at: 4),
        ])
    }
  }
}

@Suite("Locations of fake closures without an answer") struct FakeClosureLocationTests {
  private let done = FakeClosure()

  private func missingStub(_ arguments: String, at line: Int) -> ReportedFailure {
    ReportedFailure("missingStub FakeClosure.call(\(arguments))", at: line)
  }

  @Test func missingStubFailsWhereTheClosureWasCreated() async {
    let line = #line + 1
    let plain: (Int) -> Int = done.closure()
    let throwing: (Int) throws -> Int = done.closure()
    let async: (Int) async -> Int = done.asyncClosure()
    let asyncThrowing: (Int) async throws -> Int = done.asyncClosure()
    let failures = await reportedFailures {
      #expect(plain(1) == 0)
      #expect(throws: SpryFailure.self) { try throwing(2) }
      #expect(await async(3) == 0)
      await #expect(throws: SpryFailure.self) { try await asyncThrowing(4) }
    }
    #expect(
      failures.map(\.outlined) == [
        missingStub("1", at: line), missingStub("2", at: line + 1),
        missingStub("3", at: line + 2), missingStub("4", at: line + 3),
      ])
  }
}
