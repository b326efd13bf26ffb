extension Call {
  /// The call as it would be written in Swift.
  package var text: String {
    labels.text(with: arguments.map(ValueText.describe)) + function.caseText(after: labels)
  }

  /// The signature with the labels of the arguments, as far as they are known.
  var labels: Signature { function.labels(whenCalledAs: signature) }
}

extension RecordedCall: CustomStringConvertible {
  /// The call as it would be written in Swift.
  public var description: String { call.text }

  /// The call, and who called it, if that is known.
  var lines: [String] {
    // The first caller is the fake's own member.
    let caller = callerSearch?.callers.filter { $0.location.line > 0 }.dropFirst().first
    return [description] + (caller.map { [$0.text] } ?? [])
  }
}
