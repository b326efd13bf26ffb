extension Checkpoint? {
  /// The words ` after the checkpoint`, or an empty string if there is none.
  var afterText: String { map { " after the \($0.purpose)" } ?? "" }

  /// A list of all calls since then, or a line that says there are none.
  func evidence(_ calls: [String]) -> [String] {
    calls.isEmpty ? ["No calls were received\(afterText)."] : ["All calls\(afterText):"] + calls
  }
}
