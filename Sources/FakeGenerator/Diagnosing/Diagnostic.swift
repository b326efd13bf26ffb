/// An error or a warning of the command.
///
/// The functions that create one stand beside the step that finds the problem.
package struct Diagnostic: Error, Hashable, Sendable {
  /// What the command has to know about a problem, except for its text.
  package enum Cause: Hashable, Sendable {
    case unknownName(String, nearest: String?, isModuleGiven: Bool)
    case otherModule(String, home: String)
    case unknownModule
    /// These members return values, which a spy has none of.
    case spied(String, requirements: [String])
  }

  let message: String
  /// Whether it is an error.
  ///
  /// A fake is written nevertheless if only a member had to be omitted, but doesn't compile if it
  /// needs that member.
  package let isError: Bool
  package let cause: Cause?

  init(_ message: String, isError: Bool = true, cause: Cause? = nil) {
    self.message = message
    self.isError = isError
    self.cause = cause
  }

  static func warning(_ message: String) -> Self { Self(message, isError: false) }

  /// The line for standard error, in the format of compilers.
  package var text: String { "\(isError ? "error" : "warning"): \(message)" }
}

extension [String] {
  /// The names as a part of a sentence: `A, B and C`.
  func listed(_ conjunction: String = "and") -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
