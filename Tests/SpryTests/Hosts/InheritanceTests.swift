import Spry
import SpryTestSupport
import Testing

private class FakeVehicle: Spryable {
  enum Function: String, StringRepresentable { case drive }
  enum ClassFunction: String, StringRepresentable { case make }
  func drive() -> Int { spryify() }
  class func make() -> Int { spryify() }
}

private final class FakeBus: FakeVehicle {}

private final class FakeFarewell: Spyable {
  enum Function: String, StringRepresentable { case wave }
  deinit { recordCall(.wave) }
}

@Suite("Fakes with subclasses") struct InheritanceTests {
  @Test func failuresNameTheSubclass() {
    let vehicle: FakeVehicle = FakeBus()
    #expect(outlines { _ = vehicle.drive() } == ["missingStub FakeBus.drive()"])
  }

  @Test func subclassHasItsOwnStaticStubs() {
    withOwnStaticFakes {
      FakeVehicle.stub(.make).andReturn(1)
      FakeBus.stub(.make).andReturn(2)
      let type: FakeVehicle.Type = FakeBus.self
      #expect(FakeVehicle.make() == 1)
      #expect(FakeBus.make() == 2)
      #expect(type.make() == 2)
      #expect(FakeBus.callCount(of: .make) == 2)
    }
  }

  /// Such calls must not show up in the next object, which may have the same address.
  @Test func fakeMayRecordCallsInItsDeinit() {
    for _ in 0..<100 { #expect(FakeFarewell().recordedCalls.isEmpty) }
  }
}
