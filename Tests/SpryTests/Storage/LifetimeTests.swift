import Spry
import Testing

private final class Luggage: Sendable {}

private final class FakePorter: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case carry = "carry(_:)"
    case fetch
  }

  let spryStorage = SpryStorage()

  func carry(_ luggage: Luggage) -> Int { spryify(arguments: luggage) }
  func fetch() -> Luggage { spryify() }
}

/// Something that keeps an object, and what lets it go.
private struct Keeper: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Hands over the object, and returns what is kept until the object has to be gone.
  let keep: @Sendable (FakePorter, Luggage) -> Any?
  /// Lets it go, unless giving up what was returned does.
  var free: @Sendable (FakePorter) -> Void = { _ in }

  static let all = [
    Keeper(testDescription: "argument of the second call") { porter, luggage in
      porter.stub(.carry).andReturn(1)
      return [porter.carry(Luggage()), porter.carry(luggage)]
    } free: {
      $0.resetCalls()
    },
    Keeper(testDescription: "argument of a call to the function that is reset") { porter, luggage in
      porter.stub(.carry).andReturn(1)
      return porter.carry(luggage)
    } free: {
      $0.resetCalls(of: .carry)
    },
    Keeper(testDescription: "argument of a verified call") { porter, luggage in
      porter.stub(.carry).andReturn(1)
      _ = porter.carry(luggage)
      return porter.didCall(.carry, with: luggage).success
    } free: {
      $0.resetCallsAndStubs()
    },
    Keeper(testDescription: "value of a stub") { porter, luggage in
      porter.stub(.fetch).andReturn(luggage)
      return nil
    } free: {
      $0.resetStubs()
    },
    Keeper(testDescription: "second value of a stub") { porter, luggage in
      porter.stub(.fetch).andReturn(Luggage()).thenReturn(luggage)
      return nil
    } free: {
      $0.resetStubs(of: .fetch)
    },
    Keeper(testDescription: "value of a stub that has been used") { porter, luggage in
      porter.stub(.fetch).andReturn(luggage)
      return porter.fetch() === luggage
    } free: {
      $0.resetCallsAndStubs()
    },
    Keeper(testDescription: "closure of a stub") { porter, luggage in
      porter.stub(.fetch).andDo { luggage }
      return nil
    } free: {
      $0.resetStubs()
    },
    Keeper(testDescription: "condition of a stub") { porter, luggage in
      porter.stub(.carry).with(luggage).andReturn(1)
      return nil
    } free: {
      $0.resetStubs()
    },
    Keeper(testDescription: "expectation") { porter, luggage in
      porter.expect(.carry, with: luggage, countSpecifier: .never)
      return nil
    } free: {
      $0.verify()
    },
    Keeper(testDescription: "captor") { porter, luggage in
      let captor = Argument.captor()
      porter.stub(.carry).with(captor).andReturn(1)
      _ = porter.carry(luggage)
      porter.resetCallsAndStubs()
      return captor
    },
    Keeper(testDescription: "call pattern") { porter, luggage in
      porter.call(.carry, with: luggage)
    },
    Keeper(testDescription: "result of an assertion") { porter, luggage in
      porter.didCall(.carry, with: luggage, countSpecifier: .never)
    },
    Keeper(testDescription: "recorded call") { porter, luggage in
      porter.stub(.carry).andReturn(1)
      _ = porter.carry(luggage)
      let calls = porter.recordedCalls
      porter.resetCalls()
      return calls
    },
  ]
}

/// An object lives as long as something needs it, and no longer.
@Suite struct LifetimeTests {
  @Test(arguments: Keeper.all) private func objectIsGoneOnceNothingNeedsIt(keeper: Keeper) {
    let porter = FakePorter()
    weak var gone: Luggage?
    var kept: Any?
    do {
      let luggage = Luggage()
      gone = luggage
      kept = keeper.keep(porter, luggage)
    }
    #expect(gone != nil)
    withExtendedLifetime(kept) {}
    kept = nil
    keeper.free(porter)
    #expect(gone == nil)
    withExtendedLifetime(porter) {}
  }
}
