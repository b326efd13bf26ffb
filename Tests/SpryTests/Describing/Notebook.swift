import Spry

/// A fake whose one member takes anything: for texts about one argument.
final class FakeNotebook: Spryable {
  enum Function: String, StringRepresentable {
    case note = "note(_:)"
    case copy = "copy(_:to:)"
  }

  let spryStorage = SpryStorage()

  func note(_ value: Any?) { recordCall(arguments: value) }
  func copy(_ page: Int, to other: Int) { recordCall(arguments: page, other) }

  /// What is said of a call with one value where another one was specified, line by line.
  static func mismatch(expected: Any?, received: Any?) -> [String] {
    let notebook = FakeNotebook()
    notebook.note(received)
    let lines = notebook.didCall(.note, with: expected).failureMessage.split(separator: "\n")
    return lines.drop { !$0.hasPrefix("Closest") }.dropFirst(2).prefix { $0 != "All calls:" }
      .map { String($0.dropFirst(4)) }
  }
}
