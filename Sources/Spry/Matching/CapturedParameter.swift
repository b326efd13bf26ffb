/// The parameter for which a captor was specified, for use in messages.
package struct CapturedParameter: Sendable {
  package let fake: FakeIdentity
  package let function: FunctionName
  /// The index of the parameter, starting at 0.
  package let index: Int
}

extension ArgumentPattern {
  /// Tells the captors among the matchers which parameters they capture.
  package func noteCaptors(of fake: FakeIdentity, _ function: FunctionName) {
    guard hasCaptors else { return }
    for (index, matcher) in matchers.enumerated() {
      guard case .captor(let captor) = matcher.rule else { continue }
      captor.note(CapturedParameter(fake: fake, function: function, index: index))
    }
  }
}
