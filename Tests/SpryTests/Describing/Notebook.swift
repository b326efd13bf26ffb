import Spry

/// A fake with a member that takes any value, for failure texts about one argument.
final class FakeNotebook: Spryable {
  enum Function: String, StringRepresentable {
    case note = "note(_:)"
    case copy = "copy(_:to:)"
  }

  let spryStorage = SpryStorage()

  func note(_ value: Any?) { recordCall(arguments: value) }
  func copy(_ page: Int, to other: Int) { recordCall(arguments: page, other) }

  /// The lines of a failure for a call that received a value other than the specified one.
  static func mismatch(expected: Any?, received: Any?) -> [String] {
    let notebook = FakeNotebook()
    notebook.note(received)
    let lines = notebook.didCall(.note, with: expected).failureMessage.split(separator: "\n")
    return lines.filter { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
  }
}
