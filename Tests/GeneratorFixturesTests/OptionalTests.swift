import Spry
import SpryTestSupport
import Testing

@testable import GeneratorFixtures

/// Tests optionals of optionals, and protocols of the standard library that are refined.
@Suite struct OptionalTests {
  @Test func nestedOptionalsAreFlattened() {
    let fake = FakeTrailGauge()
    fake.stub(.measure).with(nil, 2).andReturn(true)
    fake.stub(.measure).with(1, nil).andReturn(false)
    fake.stub(.depth).andReturn(4)
    fake.stub(.check).andReturn()
    fake.stub(.report).with(Argument.nonNil).andReturn()
    #expect(fake.measure(.some(nil), 2))
    #expect(fake.measure(nil, .some(.some(2))))
    #expect(!fake.measure(1, .some(nil)))
    fake.depth = .some(nil)
    fake.check(3)
    fake.report {}
    fake[nil] = 5
    #expect(fake.depth == 4)
    #expect(fake.didCall(.depth, with: nil).success)
    #expect(fake.didCall(.check, with: 3).success)
    #expect(fake.didCall(.subscript, with: nil, 5).success)
    #expect(fake.calls.measure(1, nil).callCount == 1)
    #expect(fake.calls.subscript(nil, set: 5).callCount == 1)
  }
}
