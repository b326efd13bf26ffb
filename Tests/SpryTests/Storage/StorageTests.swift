import Foundation
import Spry
import SpryTestSupport
import Testing

/// A fake without a storage property, so its storage is in the registry.
private final class RegisteredFake: Spryable {
  enum Function: String, StringRepresentable { case keep }
  func keep(_ value: Any?) -> Int { spryify(arguments: value) }
}

private final class OwningFake: Spryable {
  enum Function: String, StringRepresentable { case keep }
  let spryStorage = SpryStorage()
  func keep(_ value: Any?) -> Int { spryify(arguments: value) }
}

private final class Luggage {}

/// A class that calls a member in its deinitializer.
private class Tunnel {
  var onDeinit: () -> Void = {}
  func close() -> Int { 0 }
  deinit {
    onDeinit()
    _ = close()
  }
}

private final class FakeTunnel: Tunnel, Spryable {
  enum Function: String, StringRepresentable { case close = "close()" }
  override func close() -> Int {
    let answer: Int = spryify()
    Self.answers.withLock { $0.append(answer) }
    return answer
  }
  static let answers = Lock<[Int]>([])
}

@Suite struct StorageTests {
  @Test func registeredFakeKeepsItsStubsDuringDeinit() {
    let texts = failures {
      for number in 1...200 {
        let tunnel = FakeTunnel()
        // Every other fake is called for the first time in its deinitializer.
        if number.isMultiple(of: 2) { tunnel.stub(.close).andReturn(number) }
      }
    }
    #expect(texts.count == 100)
    #expect(FakeTunnel.answers.withLock { $0 } == (1...200).map { $0.isMultiple(of: 2) ? $0 : 0 })
  }

  /// Creating enough fakes makes the registry remove the storage of deallocated ones.
  @Test func registeredFakeKeepsItsStubsWhileOthersAreRemovedDuringItsDeinit() {
    final class FakeShaft: Tunnel, Spryable {
      enum Function: String, StringRepresentable { case close = "close()" }
      var onAnswer: (Int) -> Void = { _ in }
      override func close() -> Int {
        let answer: Int = spryify()
        onAnswer(answer)
        return answer
      }
    }
    var answers: [Int] = []
    do {
      let shaft = FakeShaft()
      shaft.stub(.close).andReturn(7)
      shaft.onAnswer = { answers.append($0) }
      shaft.onDeinit = {
        let others = (1...3_000).map { _ in RegisteredFake() }
        for other in others { other.stub(.keep).andReturn(1) }
      }
    }
    #expect(answers == [7])
  }

  @Test func fakeKeepsItsStorage() {
    let fake = RegisteredFake()
    #expect(fake.spryStorage === fake.spryStorage)
    #expect(fake.spryStorage !== RegisteredFake().spryStorage)
  }

  @Test func objectAtAReusedAddressHasNewStorage() {
    var addresses: Set<ObjectIdentifier> = []
    var reuses = 0
    // Memory is freed when the registry removes dead fakes, and that happens later if other tests
    // have just had thousands.
    while reuses < 10, addresses.count < 100_000 {
      let fake = RegisteredFake()
      if !addresses.insert(ObjectIdentifier(fake)).inserted { reuses += 1 }
      #expect(fake.recordedCalls.isEmpty)
      fake.stub(.keep).andReturn(1)
      _ = fake.keep("x")
    }
    #expect(reuses == 10)
  }

  @Test func registryDoesNotKeepFakesAlive() {
    weak var weakFake: RegisteredFake?
    do {
      let fake = RegisteredFake()
      fake.stub(.keep).andReturn(1)
      _ = fake.keep("x")
      weakFake = fake
    }
    #expect(weakFake == nil)
  }

  @Test func argumentsAreFreedWithTheirFake() {
    weak var weakFake: OwningFake?
    weak var weakLuggage: Luggage?
    do {
      let fake = OwningFake()
      let luggage = Luggage()
      fake.stub(.keep).with(luggage).andReturn(1)
      _ = fake.keep(luggage)
      weakFake = fake
      weakLuggage = luggage
      #expect(weakLuggage != nil)
    }
    #expect(weakFake == nil)
    #expect(weakLuggage == nil)
  }

  @Test func argumentsOfAnUnverifiedExpectationAreFreedWithTheirFake() {
    weak var weakLuggage: Luggage?
    let texts = failures {
      let fake = OwningFake()
      let luggage = Luggage()
      weakLuggage = luggage
      fake.expect(.keep, with: luggage)
      fake.expect(.keep, with: [luggage], countSpecifier: .never)
    }
    #expect(weakLuggage == nil)
    #expect(texts.map { $0.contains("was never verified") } == [true, true])
  }

  #if os(Linux) || os(macOS)
    /// Without a test that they could fail, expectations aren't reported.
    @Test(.early) func expectationOfAFakeThatIsFreedWithoutATestIsIgnored() async {
      await #expect(processExitsWith: .success) {
        Reporting.local.withValue([]) { _ = OwningFake().expect(.keep) }
      }
    }
  #endif

  #if os(Linux) || os(macOS)
    /// Nobody knows when a fake without a storage of its own is deallocated.
    @Test(.early) func leftoversOfARegisteredFakeFailTheProcess() async {
      await #expect(processExitsWith: .failure) {
        let fake = RegisteredFake()
        fake.stub(.keep).andReturn(1)
        fake.stub(.keep).andReturn("of the wrong type")
        _ = fake.keep("x")
      }
      await #expect(processExitsWith: .failure) { RegisteredFake().expect(.keep) }
      await #expect(processExitsWith: .failure) { FakeSignpost.expect(.show) }
      // The registry frees the storage while another test is running.
      await #expect(processExitsWith: .failure) {
        RegisteredFake().expect(.keep)
        TestScope.local.withValue(TestScope()) {
          let fakes = (0..<1_000).map { _ in RegisteredFake() }
          for fake in fakes { _ = fake.recordedCalls }
        }
      }
    }

    @Test(.early) func registeredFakeWithoutLeftoversFailsNothing() async {
      await #expect(processExitsWith: .success) {
        let fake = RegisteredFake()
        fake.stub(.keep).andReturn(1)
        fake.expect(.keep, with: "x")
        _ = fake.keep("x")
        fake.verify()
      }
    }
  #endif

  // The memory of a process is read from /proc.
  #if os(Linux)
    @Test(.early) func manyFakesDoNotLeakMemory() async {
      await #expect(processExitsWith: .success) {
        func residentMiB() throws -> Int {
          let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
            .split(separator: " ")[1]
          return (Int(pages) ?? 0) * 4_096 / 1_048_576
        }
        func makeAndDrop(_ count: Int) {
          for _ in 0..<count {
            let registered = RegisteredFake()
            registered.stub(.keep).andReturn(1)
            _ = registered.keep("x")
          }
        }
        makeAndDrop(1_000)
        let before = try residentMiB()
        makeAndDrop(40_000)
        let grown = try residentMiB() - before
        if grown >= 3 { fatalError("grew by \(grown) MiB") }
      }
    }
  #endif
}
