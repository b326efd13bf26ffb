import Spry
import Testing

// The samples from Guava's guide, written with Spry's counterparts of Guava's names.
//
// These have no counterpart:
// - A `TestDoubleFactory` object per member: in Spry, the members of a fake are the cases of its
//   enum, so there is nothing to create.
// - Separate `Stub`, `Spy`, and `Fake` values: one fake stubs, records, and computes.
// - A fatal failure of the whole test bundle on Linux: a missing stub fails its own test.
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

  @Test func spyWasCalledWithArguments() throws {
    multiplier.stub(.multiply).andReturn(10)
    #expect(multiplier.multiply(3, 4) == 10)
    #expect(multiplier.didCall(.multiply, with: 3, 4).success)
    #expect(multiplier.callCount(of: .multiply) == 1)
    let (a, b) = try #require(multiplier.arguments(of: .multiply, as: (Int, Int).self).last)
    #expect(a == 3)
    #expect(b == 4)
  }

  @Test func fakeComputesFromTheArguments() {
    multiplier.stub(.multiply).andDo { (a: Int, b: Int) in a + b }
    #expect(multiplier.multiply(3, 3) == 6)
  }
}
