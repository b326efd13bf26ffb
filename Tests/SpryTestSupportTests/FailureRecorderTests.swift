import Spry
import SpryTestSupport
import Testing

@Suite struct FailureRecorderTests {
  @Test func keepsWhatIsReportedInOrder() {
    let texts = failures {
      _ = FakeTrailStore().anything("a", as: Int.self)
      _ = FakeTrailStore().anything("b", as: Int.self)
    }
    #expect(texts.count == 2)
    #expect(
      texts.first?.hasPrefix("FakeTrailStore has no stub that answers anything(\"a\")") == true)
    #expect(
      texts.last?.hasPrefix("FakeTrailStore has no stub that answers anything(\"b\")") == true)
  }

  @Test func keepsNothingWhenAllIsWell() async {
    #expect(failures {} == [])
    #expect(await failures { await Task.yield() } == [])
  }

  @Test func staticFakesAreOnesOwn() {
    withOwnStaticFakes {
      FakeTrailStore.stub(.open).andReturn(1)
      _ = FakeTrailStore.open("a")
      #expect(FakeTrailStore.callCount(of: .open) == 1)
      withOwnStaticFakes { #expect(FakeTrailStore.callCount(of: .open) == 0) }
    }
  }
}
