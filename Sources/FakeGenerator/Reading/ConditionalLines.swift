/// A part of a file that is compiled under a condition, such as `canImport(Combine)`.
package struct ConditionalLines: Hashable, Sendable {
  package let path: String
  /// The lines between the condition and the end of the part, starting at 0.
  package var lines: Range<Int>
  /// The condition of the `#if`, or that of a later branch.
  package let condition: String
  /// The line of the protocol around the part, starting at 0.
  package var protocolLine: Int?
  /// The names of the requirements in the part.
  package var requirements: [String] = []
  /// The names of the protocols and classes in the part.
  package var types: [String] = []

  /// Joins conditions that all apply.
  static func joined(_ conditions: [String]) -> String {
    guard conditions.count > 1 else { return conditions.first ?? "" }
    return conditions.map { condition in
      let outermost = condition.replacing(/\((?:[^()]|\([^()]*\))*\)/, with: "")
      return outermost.contains("||") ? "(\(condition))" : condition
    }
    .joined(separator: " && ")
  }

  /// The flags in a condition that a build system doesn't define by itself.
  static func flags(in condition: String) -> [String] {
    condition.replacing(/\w+\([^)]*\)/, with: "").matches(of: /\w+/).map { String($0.0) }
      .filter { !["DEBUG", "SWIFT_PACKAGE", "true", "false"].contains($0) }
  }
}
