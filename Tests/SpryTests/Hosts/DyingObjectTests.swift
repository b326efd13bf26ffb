import Spry
import SpryTestSupport
import Testing

private protocol Visitor {}

private protocol Center: AnyObject {
  func remove(_ observer: AnyObject) -> Bool
  func forget(_ first: Any?, _ second: Any?)
}

private final class FakeCenter: Center, Spryable, Sendable {
  enum Function: String, StringRepresentable { case remove, forget }
  let spryStorage = SpryStorage()
  func remove(_ observer: AnyObject) -> Bool { spryify(.remove, arguments: observer) }
  func forget(_ first: Any?, _ second: Any?) { recordCall(arguments: first, second) }
}

private class Observer {
  let center: any Center
  init(_ center: any Center) { self.center = center }
  deinit {
    _ = center.remove(self)
    center.forget(nil, self)
  }
}

@Suite("Objects that pass themselves to a fake in their deinit") struct DyingObjectTests {
  private let center = FakeCenter()

  @Test func processLivesAndThePlaceOfTheObjectIsRecorded() {
    center.stub(.remove).andReturn(true)
    _ = Observer(center)
    #expect(
      center.recordedCalls.map(\.description) == [
        "remove(Observer (not recorded))", "forget(nil, Observer (not recorded))",
      ])
    #expect(center.didCall(.remove, with: Argument.anything).success)
    #expect(center.didCall(.forget, with: Argument.nil, Argument.nonNil).success)
  }

  @Test func stubsReceiveTheObject() {
    let isObserver = Lock(false)
    center.stub(.remove).with(Argument.isType(Observer.self)).andDo { (observer: AnyObject) in
      isObserver.withLock { $0 = observer is Observer }
      return true
    }
    _ = Observer(center)
    #expect(isObserver.withLock { $0 })
  }

  /// It may have been the object that the assertion is about.
  @Test func negativeAssertionIsInDoubt() {
    center.stub(.remove).andReturn(true)
    _ = Observer(center)
    let other = Observer(FakeCenter())
    (other.center as? FakeCenter)?.stub(.remove).andReturn(true)
    #expect(
      center.call(.remove, with: other).notReceived(.atLeast(1), nil).outline?.hasPrefix(
        "lookAlike") == true)
  }

  /// A generic parameter is recorded with its type.
  @Test func processLivesIfTheObjectIsInAnOptionalOrAnExistential() {
    final class Lookout: Visitor {
      let end: (Lookout) -> Void
      init(_ end: @escaping (Lookout) -> Void) { self.end = end }
      deinit { end(self) }
    }
    let leave = FakeClosure()
    let (first, second) = (
      leave.closure() as ((any Visitor)?) -> Void, leave.closure() as (any Visitor) -> Void
    )
    _ = Lookout { first($0) }
    _ = Lookout { second($0) }
    #expect(
      leave.recordedCalls.map(\.description)
        == Array(repeating: "call(DyingObjectTests.Lookout (not recorded))", count: 2))
  }

  @Test func missingStubFailsTheTestOnly() {
    let failures = outlines { _ = Observer(center) }
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix("missingStub FakeCenter.remove(") == true)
  }

  @Test func captorsDoNotKeepTheObject() {
    let captor = Argument.captor()
    center.stub(.remove).with(captor).andReturn(true)
    _ = Observer(center)
    #expect(captor.count == 1)
    #expect(captor.last(as: Observer.self) == nil)
  }

  @Test func livingObjectsAreRecorded() {
    center.stub(.remove).andReturn(true)
    let observer = Observer(center)
    _ = center.remove(observer)
    #expect(center.didCall(.remove, with: observer).success)
  }
}
