import Foundation
import SpryTesting
import SpryXCTest
import Testing
import XCTest

@testable import Mistakes

// Mistakes that occur while no test is known to be running. Each failure is printed immediately and
// fails the next XCTest test case or the whole run.

final class AUnheardMistakes: XCTestCase {
  private let length = (try? FakeGuide().length(of: .eiger)) ?? 0

  func testInitialValueOfAProperty() {
    XCTAssertEqual(length, 0)
  }
}

final class BUnheardMistakes: XCTestCase {
  override class func setUp() {
    _ = FakeTrailStore().trails(near: "Thun")
  }

  override class func tearDown() {
    // The thread calls a fake after the test case that started it has ended.
    let thread = Thread { _ = FakeTrailStore().trails(near: "Visp") }
    thread.start()
    while !thread.isFinished { Thread.sleep(forTimeInterval: 0.001) }
  }

  func testSetUpOfTheClass() {}
}

final class CUnheardMistakes: XCTestCase {
  func testTearDownOfThePrecedingClass() {}
}

final class DUnheardMistakes: XCTestCase {
  private let guide = FakeGuide()

  func testTearDownOfATest() {}

  override func tearDown() {
    guide.stub(.length).andReturn(1.5)
    guide.stub(.length).andReturn("a day")
    _ = try? guide.length(of: .eiger)
  }
}

final class EUnheardMistakes: XCTestCase {
  func testTearDownOfThePrecedingTest() {}
}

// This is the first fake in the process, and Spry hasn't seen a test yet.
@Test func firstCallOnAThread() async {
  await withCheckedContinuation { continuation in
    Thread {
      _ = FakeTrailStore().trails(near: "Bern")
      continuation.resume()
    }.start()
  }
  leaveFakeWithoutStorage()
  leaveFakeThatIsNeverDeallocated()
}

/// Nobody knows when a fake without a storage of its own is deallocated.
private func leaveFakeWithoutStorage() {
  let guide = FakeRegisteredGuide()
  guide.stub(.length).andReturn(1.5)
  guide.stub(.length).andReturn("a day")
  _ = guide.length()
  guide.expect(.length)
}

/// A fake that records an object which keeps the fake alive.
private func leaveFakeThatIsNeverDeallocated() {
  final class Party {
    let store: FakeTrailStore
    init(_ store: FakeTrailStore) { self.store = store }
  }
  let store = FakeTrailStore()
  store.spryStorage.setDefault(for: Party.self) { [party = Party(store)] in party }
  store.expect(.region)
  store.stub(.trails).andReturn([Trail]())
  store.stub(.trails).andReturn("none")
  _ = store.trails(near: "Bern")
}

private final class FakeRegisteredGuide: Spryable {
  enum Function: String, StringRepresentable { case length }
  func length() -> Double { spryify() }
}
