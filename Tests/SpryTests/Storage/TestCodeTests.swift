import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// A fake that its own enum calls while a function is looked up.
private final class FakeEcho: Spryable, Sendable {
  enum Function: StringRepresentable {
    case shout, listen

    init?(rawValue: String) {
      if rawValue == "shout(_:)" { FakeEcho.shared.listen() }
      switch rawValue {
      case "shout(_:)": self = .shout
      case "listen": self = .listen
      default: return nil
      }
    }

    // Not `==`, which compares raw values.
    var rawValue: String { if case .shout = self { "shout(_:)" } else { "listen" } }
  }

  static let shared = FakeEcho()
  let spryStorage = SpryStorage()
  func shout(_ name: String) { recordCall(arguments: name) }
  func listen() { recordCall(.listen) }
}

/// A fake whose storage is in the registry, and that can call others when it is deallocated.
private final class FakeHut: Spyable {
  enum Function: String, StringRepresentable { case enter = "enter(_:)" }
  func enter(_ guest: Any) { recordCall(arguments: guest) }
}

/// A fake whose property can keep anything.
private final class FakeDesk: Spryable {
  enum Function: String, StringRepresentable { case guest }
  let spryStorage = SpryStorage()
  var guest: Any? {
    get { stubbedValue() }
    set { recordCall(arguments: newValue) }
  }
}

private final class Guest {
  let onDeinit: () -> Void
  init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
  deinit { onDeinit() }
}

/// A place that uses a fake when it is described.
private struct Echo: Equatable, CustomStringConvertible {
  let store: FakeTrailStore
  static func == (left: Echo, right: Echo) -> Bool { left.store === right.store }
  var description: String {
    store.expect(.region).cancel()
    return "\(store.callCount(of: .region)) echoes"
  }
}

/// No lock is held while code of the test runs, so it may call the same fake.
@Suite struct TestCodeTests {
  @Test func enumMayCallTheFakeWhileAFunctionIsLookedUp() async throws {
    let hasEnded = await ends { FakeEcho.shared.shout("Eiger") }
    try #require(hasEnded)
    #expect(FakeEcho.shared.callCount(of: .shout) == 1)
    #expect(FakeEcho.shared.callCount(of: .listen) > 0)
  }

  /// They are evaluated again for a failure that mentions hidden stubs.
  @Test func conditionMayCallTheFake() async {
    let store = FakeTrailStore()
    let hasEnded = await ends {
      let near = Argument.pass { (place: String) in store.callCount(of: .save) == 0 }
      store.stub(.trails).with(near).andReturn([Trail.eiger])
      store.stub(.trails).andReturn([Trail]())
      _ = store.trails(near: "Bern")
      _ = store.call(.region).received(.once, nil).text(adding: "")
    }
    #expect(hasEnded)
  }

  @Test func argumentMayCallTheFakeInItsDeinit() async throws {
    let store = FakeRanger()
    let hasEnded = await ends {
      store.stub(.anything).andReturn(1)
      _ = store.anything(Guest { _ = store.anything("goodbye", as: Int.self) }, as: Int.self)
      store.resetCalls()
    }
    try #require(hasEnded)
    #expect(store.recordedCalls.map(\.description) == ["anything(\"goodbye\")"])
  }

  @Test func replacedAnswerMayCallTheFakeInItsDeinit() async {
    let ranger = FakeRanger()
    let hasEnded = await ends {
      failures {
        let stub = ranger.stub(.anything)
        stub.andReturn(Guest { _ = ranger.callCount(of: .anything) })
        stub.andReturn(1)
      }
    }
    #expect(hasEnded)
  }

  @Test func rememberedValueMayCallTheFakeInItsDeinit() async throws {
    let count = Counter()
    let hasEnded = await ends {
      let desk = FakeDesk()
      desk.stub(.guest).andRemember(nil)
      desk.guest = Guest { if desk.guest == nil { _ = count.next() } }
      desk.resetCalls()
      desk.guest = nil
    }
    try #require(hasEnded)
    #expect(count.value == 1)
  }

  /// Creating enough fakes frees the storage of deallocated ones.
  @Test func argumentMayCallAnyFakeWhenAnotherIsCreated() async throws {
    let count = Counter()
    let hasEnded = await ends {
      // Fakes in all parts of the registry.
      let huts = (1...200).map { _ in FakeHut() }
      for hut in huts { hut.enter("host") }
      do {
        let others = (1...500).map { _ in FakeHut() }
        for other in others {
          other.enter(
            Guest {
              if count.next() == 1 { for hut in huts { hut.enter("goodbye") } }
            })
        }
      }
      let others = (1...2_000).map { _ in FakeHut() }
      for other in others { other.enter("guest") }
    }
    try #require(hasEnded)
    #expect(count.value > 0)
  }

  @Test func argumentMayUseTheFakeInItsDescription() async {
    let hasEnded = await ends {
      let scope = TestScope()
      TestScope.local.withValue(scope) {
        let store = FakeTrailStore()
        store.expect(.trails, with: Echo(store: store))
        _ = scope.end()
      }
    }
    #expect(hasEnded)
  }
}
