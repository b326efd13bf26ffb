import Foundation
import Spry
import SpryTestSupport
import Testing

@testable import Hiking

/// A fake with members of types with and without a default value and with all effects.
private final class FakeGuide: Spryable, Sendable {
  enum Function: String, StringRepresentable {
    case name
    case route = "route(to:)"
    case typed = "typed()"
    case typedAsync = "typedAsync()"
    case failure = "failure()"
    case rest = "rest()"
  }

  func name() -> String { spryify() }
  func route(to place: String) -> Scribble { spryify(arguments: place) }
  func typed() throws(TrailError) -> Int { try spryifyThrows(throwing: TrailError.self) }
  func typedAsync() async throws(TrailError) -> Int {
    try await spryifyThrows(throwing: TrailError.self)
  }
  func failure() throws(SpryFailure) -> Scribble {
    try spryifyThrows(throwing: SpryFailure.self)
  }
  func rest() async { await spryify() }
}

private struct Full: Error {}

/// A fake whose fallbacks throw errors that its members may not throw.
private final class FakeLift: Spryable {
  enum Function: String, StringRepresentable {
    case ride = "ride()"
    case wait = "wait(_:)"
  }

  private func fail() throws { throw TrailError.closed }

  func ride() throws(Full) { try spryifyThrows(throwing: Full.self, fallbackValue: try fail()) }

  func wait<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      try spryifyThrows(
        arguments: Rethrowing(body), throwing: Failure.self, fallbackValue: try fail())
    }
  }
}

@Suite("Calls that no stub answers") struct UnstubbedTests {
  private let guide = FakeGuide()
  private let store = FakeTrailStore()
  private let ranger = FakeRanger()

  @Test func nonthrowingMemberReturnsADefaultAndTheTestFails() {
    let failures = outlines { #expect(guide.name() == "") }
    #expect(failures == ["missingStub FakeGuide.name()"])
  }

  @Test func throwingMemberThrowsAndTheTestFails() {
    var error: SpryFailure?
    let found = reportedFailures {
      error = #expect(throws: SpryFailure.self) { try ranger.length(of: .eiger) }
    }
    #expect(
      found.map(\.outline) == [
        #"missingStub FakeRanger.length(of: Trail(name: "Eiger Trail", ascent: 140))"#
      ])
    let headline = found.first?.text.prefix { $0 != "\n" } ?? ""
    #expect(error?.description.hasSuffix(": \(headline)") == true)
  }

  @Test func asyncMembersFailLikeOthers() async {
    guide.spryStorage.unstubbedPolicy = .fail
    let texts = await failures {
      #expect(await ranger.forecast(for: 1) == "")
      await #expect(throws: SpryFailure.self) { try await ranger.closures(on: 1) }
      await guide.rest()
    }
    #expect(texts.count == 3)
  }

  @Test func memberWithItsOwnErrorTypeReturnsADefault() async throws {
    let texts = try await failures {
      let values = [try guide.typed(), try await guide.typedAsync()]
      #expect(values == [0, 0])
    }
    #expect(texts.count == 2)
  }

  @Test func memberThatThrowsSpryFailureThrows() {
    let texts = failures {
      #expect(throws: SpryFailure.self) { try guide.failure() }
    }
    #expect(texts.count == 1)
  }

  @Test func errorOfAnotherTypeIsAMistake() throws {
    struct Avalanche: Error {}
    guide.stub(.typed, file: "/tests/StoreTests.swift", line: 3).andThrow(Avalanche())
    let texts = try failures {
      let value = try guide.typed()
      #expect(value == 0)
    }
    #expect(
      texts == [
        """
        FakeGuide can't throw UnstubbedTests.Avalanche() from typed(): the member throws only TrailError.
        The stub is at StoreTests.swift:3; make it throw TrailError.
        """
      ])
  }

  @Test func errorOfAnotherTypeInTheFallbackIsAMistake() throws {
    let lift = FakeLift()
    let texts = try failures { try lift.ride() }
    #expect(
      texts == [
        """
        FakeLift can't throw .closed (TrailError) from ride(): the member throws only Full.
        The error is that of its fallbackValue.
        """
      ])
    let others = try failures { try lift.wait { () throws(Full) in throw Full() } }
    #expect(
      others == [
        """
        FakeLift can't throw .closed (TrailError) from wait(a closure () throws -> Void): \
        the member throws only the errors of its closure.
        The error is that of its fallbackValue.
        """
      ])
  }

  @Test func andThrowForANonthrowingMemberIsAMistake() {
    guide.stub(.name, file: "/tests/StoreTests.swift", line: 3).andThrow(TrailError.closed)
    let texts = failures { #expect(guide.name() == "") }
    #expect(
      texts == [
        """
        FakeGuide can't throw .closed (TrailError) from name(): the member doesn't throw.
        The stub is at StoreTests.swift:3; make it return a value, or call spryifyThrows in the fake.
        """
      ])
  }

  @Test func closureThatReturnsTheWrongTypeIsReported() {
    guide.stub(.name, file: "/tests/GuideTests.swift", line: 12).andDo { _ in 7 }
    let texts = failures { #expect(guide.name() == "") }
    #expect(
      texts == [
        """
        FakeGuide can't return the result of its stub for name(): expected String, received 7 (Int).
        The stub is at GuideTests.swift:12; make its andDo closure return String.
        """
      ])
  }
}
