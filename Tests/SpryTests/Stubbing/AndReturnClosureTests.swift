import Spry
import SpryTestSupport
import Testing

/// A fake whose member returns a closure.
private final class FakeFilters: Spryable {
  enum Function: String, StringRepresentable { case filter, make, merge, join }

  let spryStorage = SpryStorage()

  func filter() -> (Int) -> Bool { spryify() }
  func make() -> () -> Int { spryify() }
  func merge() -> (Int, Int) -> Int { spryify() }
  func join() -> (Int, Int, Int) -> Int { spryify() }
}

@Suite("andReturn returns a trailing closure") struct AndReturnClosureTests {
  private let filters = FakeFilters()

  @Test func closureMayHaveAnyNumberOfParameters() {
    filters.stub(.filter).andReturn { (number: Int) in number > 3 }
    filters.stub(.make).andReturn { 7 }
    filters.stub(.merge).andReturn { (first: Int, second: Int) in first + second }
    filters.stub(.join).andReturn { (first: Int, second: Int, third: Int) in first + second + third
    }
    #expect([3, 4].filter(filters.filter()) == [4])
    #expect(filters.make()() == 7)
    #expect(filters.merge()(1, 2) == 3)
    #expect(filters.join()(1, 2, 3) == 6)
  }

  @Test func closureInAVariableIsReturnedToo() {
    let isLarge: (Int) -> Bool = { $0 > 3 }
    filters.stub(.filter).andReturn(isLarge)
    #expect([3, 4].filter(filters.filter()) == [4])
  }
}
