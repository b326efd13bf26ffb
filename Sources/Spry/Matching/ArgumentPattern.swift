/// What the arguments of a call have to be, one matcher each; without any, everything matches.
package struct ArgumentPattern: Sendable {
  package let matchers: [ArgumentMatcher]

  package init(_ specified: [Any?] = []) {
    matchers = specified.map { ArgumentMatcher($0) }
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

  /// Hands the arguments to the captors among the matchers.
  package func capture(_ arguments: [Any?]) {
    for case (.captor(let captor), let argument) in zip(matchers, arguments) {
      captor.capture(argument)
    }
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
