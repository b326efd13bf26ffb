extension CallLog {
  /// The words ` since the checkpoint`, or an empty string if all calls are included.
  var sinceText: String {
    switch beginning?.reason {
    case nil: ""
    case .checkpoint: " since the checkpoint"
    case .expectation: " since the expectation"
    }
  }

  /// All calls, numbered, or a line that says there are none.
  var evidence: [String] {
    let calls = calls
    return calls.isEmpty
      ? ["It has recorded no calls\(sinceText)."] : ["All calls\(sinceText):"] + calls.numbered
  }

  /// Describes a fake that should have recorded no calls.
  func recordedCallsText(of fake: FakeIdentity) -> String {
    let headline =
      "\(fake) has recorded \(Wording.count(count, "call"))\(sinceText), expected none."
    return ([headline] + evidence).joined(separator: "\n")
  }

  /// Describes a fake that should have recorded calls.
  func noRecordedCallsText(of fake: FakeIdentity) -> String {
    "\(fake) has recorded no calls\(sinceText), expected at least one."
  }
}

extension [RecordedCall] {
  /// The calls, numbered, one per line; if there are very many, only the first and the last.
  var numbered: [String] {
    ListText.numbered(self, "call") { call in
      // The first caller is the fake's own member.
      let caller = call.trace?.callers.filter { $0.location.line > 0 }.dropFirst().first
      return [call.description] + (caller.map { [$0.text] } ?? [])
    }
  }

  /// Describes calls that no verification has matched.
  func unverifiedText(of fake: FakeIdentity) -> String {
    let functions = map { fake.caseName(of: $0.call.function) }
    let different = functions.indices.filter { !functions[..<$0].contains(functions[$0]) }
    let list = different.map { ".\(functions[$0])" }.joined(separator: ", ")
    let headline = "\(fake) has \(Wording.count(count, "unverified call")):"
    let advice =
      "Verify \(count == 1 ? "it" : "them"), or exclude functions that don't matter: "
      + "excluding: [\(list)]"
    return ([headline] + numbered + [advice]).joined(separator: "\n")
  }
}
