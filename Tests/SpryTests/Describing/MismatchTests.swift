import Spry
import Testing

@testable import Hiking

/// A fake whose two functions take any number of values.
private final class FakeRoute: Spryable {
  enum Function: String, StringRepresentable { case go }
  let spryStorage = SpryStorage()

  func go(_ stops: Any?...) {
    switch stops.count {
    case 0: recordCall(.go)
    case 1: recordCall(.go, arguments: stops[0])
    case 2: recordCall(.go, arguments: stops[0], stops[1])
    default: recordCall(.go, arguments: stops[0], stops[1], stops[2])
    }
  }
}

@Suite("Which call is the closest") struct MismatchTests {
  private let route = FakeRoute()

  /// The number of the call that a failure shows beside an expected `go("Bern", "Thun")`.
  private var closest: Substring? {
    route.didCall(.go, with: "Bern", "Thun").failureMessage.split(separator: "\n")
      .first { $0.hasPrefix("Closest call, #") }?
      .dropFirst("Closest call, #".count).prefix { $0.isNumber }
  }

  @Test func callWithTheRightNumberOfArgumentsIsCloserWhereverItIs() {
    route.go("Bern")
    route.go("Visp", "Brig")
    route.go("Bern", "Thun", "Spiez")
    #expect(closest == "2")
  }

  @Test func callWithFewerWrongArgumentsIsCloser() {
    route.go("Visp", "Brig")
    route.go("Bern")
    route.go("Visp", "Thun")
    #expect(closest == "3")
  }

  @Test func callWithTheWrongNumberOfArgumentsIsTheLastResort() {
    route.go("Bern")
    route.go()
    #expect(closest == "1")
  }

  @Test func callThatLooksLikeTheExpectedOneIsCloser() {
    route.go("Bern", "Visp")
    route.go("Bern" as Substring, "Thun" as Substring)
    #expect(closest == "2")
  }
}
