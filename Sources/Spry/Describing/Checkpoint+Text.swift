extension Checkpoint? {
  /// The words ` after the checkpoint`, or an empty string if there is none.
  var afterText: String { map { " after the \($0.purpose)" } ?? "" }
}
