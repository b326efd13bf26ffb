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

  @Test func optionSetsHaveElementsOfTheirOwnType() {
    withOwnStaticFakes {
      let features = FakeTrailFeatures(rawValue: 1)
      let steep = FakeTrailFeatures(rawValue: 2)
      FakeTrailFeatures.stub(.steep).andReturn(steep)
      features.stub(.contains).with(steep).andReturn(true)
      #expect(features.contains(.steep))
    }
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func deprecatedRequirementsAreLeftToTheirDefault() {
    #expect(
      FakeTrailExecutor.Function.allCases.map(\.rawValue) == [
        "pause()", "enqueue(_:) (consuming ExecutorJob)", "enqueue(_:) (UnownedJob)",
      ])
  }
}
