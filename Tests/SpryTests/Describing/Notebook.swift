import Spry
import Testing

/// A fake with a member that takes any value, for failure texts about one argument.
final class FakeNotebook: Spryable {
  enum Function: String, StringRepresentable {
    case note = "note(_:)"
    case copy = "copy(_:to:)"
  }

  let spryStorage = SpryStorage()

  func note(_ value: Any?) { recordCall(arguments: value) }
  func copy(_ page: Int, to other: Int) { recordCall(arguments: page, other) }

  /// An argument as a recorded call prints it.
  static func text(_ value: Any?) -> String? {
    let notebook = FakeNotebook()
    notebook.note(value)
    return notebook.recordedCalls.first.map { "\($0.description.dropFirst(5).dropLast())" }
  }

  /// The lines of a failure for a call that received a value other than the specified one.
  static func mismatch(expected: Any?, received: Any?) -> [String] {
    let notebook = FakeNotebook()
    notebook.note(received)
    let lines = notebook.didCall(.note, with: expected).failureMessage.split(separator: "\n")
    return lines.filter { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
  }
}

/// Expects the lines of a failure for a call that received a value other than the specified one.
func expectMismatch(
  expected: Any?, received: Any?, _ lines: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    FakeNotebook.mismatch(expected: expected, received: received) == lines,
    sourceLocation: sourceLocation)
}
