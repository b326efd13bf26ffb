import Spry
import Testing

/// A value without `==`.
private struct Pebble { var weight = 1 }

/// A key that matches texts, which don't match it.
private struct Prefix: Hashable, SpryEquatable {
  var text: String

  func isEqual(toArgument actual: Any) -> Bool {
    (actual as? String)?.hasPrefix(text) ?? false
  }
}

@Suite("Values that are compared part by part") struct StructureComparisonTests {
  @Test func matcherInsideADictionaryMatches() {
    let specified: [String: Any] = ["a": Argument.anything, "b": 2]
    #expect(Comparison.matches(specified, ["a": Pebble(), "b": 2] as [String: Any]))
    #expect(!Comparison.matches(specified, ["a": Pebble()] as [String: Any]))
  }

  @Test func matcherInsideAResultMatches() {
    let specified = Result<Any, any Error>.success(Argument.anything)
    let actual = Result<Any, any Error>.success(Pebble())
    #expect(Comparison.matches(specified, actual))
    #expect(!Comparison.matches(actual, specified))
  }

  @Test func specifiedKeysAndElementsDecide() {
    let prefix: [AnyHashable: Int] = [Prefix(text: "Ei"): 1]
    let text: [AnyHashable: Int] = ["Eiger": 1]
    #expect(Comparison.matches(prefix, text))
    #expect(!Comparison.matches(text, prefix))
    #expect(Comparison.matches(Set(prefix.keys), Set(text.keys)))
    #expect(!Comparison.matches(Set(text.keys), Set(prefix.keys)))
  }
}
