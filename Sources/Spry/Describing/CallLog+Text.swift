extension CallLog {
  /// All calls, numbered, or a line that says there are none.
  var evidence: [String] { beginning.evidence(numbered) }

  /// The calls, numbered, one per line; if there are very many, only the first and the last.
  var numbered: [String] { NumberedList.lines(calls, "call", \.lines) }

  /// Describes a fake that should have recorded no calls.
  func recordedCallsText(of fake: FakeIdentity) -> String {
    let (count, since) = (Wording.count(count, "call"), beginning.afterText)
    let headline = "\(fake) received \(count)\(since), expected no calls."
    return ([headline] + evidence).joined(separator: "\n")
  }
}

extension Checkpoint? {
  /// A list of all calls since then, or a line that says there are none.
  func evidence(_ calls: [String]) -> [String] {
    calls.isEmpty ? ["No calls were received\(afterText)."] : ["All calls\(afterText):"] + calls
  }
}
