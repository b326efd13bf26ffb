/// What the arguments of a call have to be, one matcher each; without any, everything matches.
package struct ArgumentPattern: Sendable {
  package let matchers: [ArgumentMatcher]
  /// Whether there is anything to capture the arguments that match.
  package let hasCaptors: Bool

  package init(_ specified: [Any?] = []) {
    matchers = specified.map { ArgumentMatcher($0) }
    hasCaptors = matchers.contains(where: \.hasCaptors)
  }

  package var matchesEverything: Bool { matchers.isEmpty }

  /// How many arguments have to be something in particular; the stub with more goes first.
  package var specificity: Int {
    matchers.count { $0.isCondition }
  }

  package func matches(_ arguments: [Any?]) -> Bool {
    matchesEverything
      || matchers.count == arguments.count
        && zip(matchers, arguments).allSatisfy { $0.matches($1) }
  }

  /// Hands arguments that match to the captors among the matchers.
  package func capture(_ arguments: [Any?]) {
    guard hasCaptors else { return }
    for (matcher, argument) in zip(matchers, arguments) { matcher.capture(argument) }
  }

  /// The first specified argument that cannot be compared: its position, from 0, and the type that
  /// is in the way.
  package var incomparable: Incomparable? {
    matchers.indices.lazy.compactMap { index in
      matchers[index].incomparableType.map { Incomparable(index: index, type: $0) }
    }.first
  }

  /// A specified argument that has no rule of comparison.
  package struct Incomparable: Sendable {
    package let index: Int
    package let type: any Any.Type
  }
}
