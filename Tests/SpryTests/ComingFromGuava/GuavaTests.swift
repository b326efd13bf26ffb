import Spry
import SpryTestSupport
import Testing

// The samples from Guava's guide, written with Spry's counterparts of Guava's names.
//
// These have no counterpart:
// - A `TestDoubleFactory` object per member: in Spry, the members of a fake are the cases of its
//   enum, so there is nothing to create.
// - Separate `Stub`, `Spy`, and `Fake` values: one fake stubs, records, and computes.
// - A fatal failure of the whole test bundle on Linux: a missing stub fails its own test; see
//   `missingStubFailsTheTestInsteadOfTheBundle`.
// - Carthage, and building frameworks by hand: Spry is a Swift package.

protocol Multiplier {
  var owner: String { get }
  func multiply(_ a: Int, _ b: Int) -> Int
}

final class FakeMultiplier: Multiplier, Spryable {
  enum Function: String, StringRepresentable {
    case owner
    case multiply = "multiply(_:_:)"
  }

  let spryStorage = SpryStorage()

  var owner: String { stubbedValue() }

  func multiply(_ a: Int, _ b: Int) -> Int {
    spryify(arguments: a, b)
  }
}

@Suite("Coming from Guava") struct GuavaTests {
  private let multiplier = FakeMultiplier()

  @Test func stubAnswersACall() {
    multiplier.stub(.multiply).andReturn(5)
    #expect(multiplier.multiply(3, 3) == 5)
  }

  @Test func stubProvidesAProperty() {
    multiplier.stub(.owner).andReturn("Ada")
    #expect(multiplier.owner == "Ada")
  }

  @Test func spyAnswersAndRecords() {
    multiplier.stub(.multiply).andReturn(10)
    #expect(multiplier.multiply(3, 3) == 10)
    #expect(multiplier.callCount(of: .multiply) == 1)
    #expect(multiplier.arguments(of: .multiply, as: (Int, Int).self).map(\.1) == [3])
  }

  @Test func spyWasCalled() {
    multiplier.stub(.multiply).andReturn(10)
    #expect(multiplier.multiply(3, 3) == 10)
    #expect(multiplier.didCall(.multiply, countSpecifier: .once).success)
    #expect(multiplier.callCount(of: .multiply) == 1)
  }

  @Test func spyWasCalledWithArguments() throws {
    multiplier.stub(.multiply).andReturn(10)
    #expect(multiplier.multiply(3, 4) == 10)
    #expect(multiplier.didCall(.multiply, with: 3, 4).success)
    let (a, b) = try #require(multiplier.arguments(of: .multiply, as: (Int, Int).self).last)
    #expect(a == 3)
    #expect(b == 4)
  }

  @Test func fakeComputesFromTheArguments() {
    multiplier.stub(.multiply).andDo { (a: Int, b: Int) in a + b }
    #expect(multiplier.multiply(3, 3) == 6)
  }

  @Test func fakeComputesFromUntypedArguments() {
    multiplier.stub(.multiply).andDo { arguments in
      arguments.compactMap { $0 as? Int }.reduce(0, +)
    }
    #expect(multiplier.multiply(3, 4) == 7)
  }

  @Test func argumentsOfTheWrongTypeFailWithoutTrapping() {
    multiplier.stub(.multiply, file: "/tests/MultiplierTests.swift", line: 3)
      .andDo { (a: Int, b: String) in a }
    let texts = failures { #expect(multiplier.multiply(3, 4) == 0) }
    #expect(
      texts == [
        """
        FakeMultiplier can't call its stub's closure for multiply(3, 4):
          argument 2: expected String, received 4 (Int)
        The stub is at MultiplierTests.swift:3; change parameter 2 of its closure to Int.
        """
      ])
  }

  @Test func missingStubFailsTheTestInsteadOfTheBundle() {
    let failures = outlines { #expect(multiplier.multiply(3, 3) == 0) }
    #expect(failures == ["missingStub FakeMultiplier.multiply(3, 3)"])
  }
}
