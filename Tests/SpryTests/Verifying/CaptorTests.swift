import Spry
import SpryTestSupport
import Testing

@testable import Hiking

@Suite("Captors in verifications") struct CaptorTests {
  private let store = FakeTrailStore()
  private let captor = Argument.captor()

  init() {
    store.stub(.save).andReturn()
    store.save(.eiger, as: "best")
    store.save(.gemmi, as: "worst")
    store.save(.gemmi, as: "best")
  }

  @Test func capturesFromMatchingCallsInOrder() {
    #expect(store.didCall(.save, with: captor, "best").success)
    #expect(captor.values(as: Trail.self) == [.eiger, .gemmi])
    #expect(captor.last(as: Trail.self) == .gemmi)
    #expect(captor.getValue(as: Trail.self) == .eiger)
    #expect(captor.count == 2)
    #expect(captor[1] as? Trail == .gemmi)
  }

  @Test func capturesOncePerVerification() {
    let result = store.didCall(.save, with: captor, "best")
    #expect(result.success)
    #expect(result.success)
    #expect(result.failureMessage.isEmpty)
    #expect(captor.count == 2)
    #expect(store.didCall(.save, with: captor, "worst").success)
    #expect(captor.count == 3)
  }

  @Test func capturesNothingIfTheVerificationFails() {
    #expect(!store.didCall(.save, with: captor, "other").success)
    #expect(!store.didCall(.save, with: captor, "best", countSpecifier: .once).success)
    #expect(captor.count == 0)
  }

  @Test func capturesNothingWhenCallsAreOnlyCounted() {
    #expect(store.callCount(of: .save, with: captor, "best") == 2)
    #expect(captor.count == 0)
  }

  @Test func severalCaptorsCaptureFromOneCall() {
    let names = Argument.captor()
    #expect(store.didCall(.save, with: captor, Argument.all(of: names, "best")).success)
    #expect(captor.values(as: Trail.self) == [.eiger, .gemmi])
    #expect(names.values(as: String.self) == ["best", "best"])
  }

  @Test func valuesThatWereNotCapturedAreNil() {
    #expect(captor.values(as: Trail.self).isEmpty)
    #expect(captor.last(as: Trail.self) == nil)
    #expect(captor[0] == nil)
    #expect(store.didCall(.save, with: captor, "best").success)
    #expect(captor.values(as: String.self).isEmpty)
    #expect(captor.last(as: String.self) == nil)
    #expect(captor[2] == nil)
    #expect(captor[-1] == nil)
  }

  @Test func stubsAndVerificationsBothCapture() {
    store.stub(.save).with(captor, "best").andReturn()
    store.save(.eiger, as: "best")
    #expect(captor.count == 1)
    #expect(store.didCall(.save, with: captor, "worst").success)
    #expect(captor.values(as: Trail.self) == [.eiger, .gemmi])
  }

  @Test func assertionsCaptureToo() {
    let outcome = store.call(.save, with: captor, "worst").received(.atLeast(1), nil)
    #expect(outcome.text(adding: "") == nil)
    #expect(captor.values(as: Trail.self) == [.gemmi])
  }
}
