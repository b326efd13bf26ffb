/// Where a captor has been given in place of an argument, for messages.
package struct CaptorPlace: Sendable {
  package let fake: FakeIdentity
  package let function: FunctionName
  /// The argument's place, from 0.
  package let index: Int
}

extension ArgumentPattern {
  /// Tells the captors among the matchers where they are.
  package func noteCaptors(of fake: FakeIdentity, _ function: FunctionName) {
    guard hasCaptors else { return }
    for (index, matcher) in matchers.enumerated() {
      guard case .captor(let captor) = matcher else { continue }
      captor.note(CaptorPlace(fake: fake, function: function, index: index))
    }
  }
}
