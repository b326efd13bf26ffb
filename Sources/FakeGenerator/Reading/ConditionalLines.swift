/// A part of a file that is compiled under a condition, such as `canImport(Combine)`.
package struct ConditionalLines: Hashable, Sendable {
  let path: String
  /// The lines between the condition and the end of the part, starting at 0.
  var lines: Range<Int>
  /// The condition of the `#if`, or that of a later branch.
  let condition: String
  /// The line of the protocol around the part, starting at 0.
  var protocolLine: Int?
  /// The names of the requirements in the part.
  var requirements: [String] = []
  /// The names of the protocols and classes in the part.
  var types: [String] = []

  /// Creates the description of a part of a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - lines: The lines, starting at 0.
  ///   - condition: The condition.
  ///   - protocolLine: The line of the protocol around the part, starting at 0.
  ///   - requirements: The names of the requirements in the part.
  ///   - types: The names of the protocols and classes in the part.
  package init(
    path: String, lines: Range<Int>, condition: String, protocolLine: Int? = nil,
    requirements: [String] = [], types: [String] = []
  ) {
    self.path = path
    self.lines = lines
    self.condition = condition
    self.protocolLine = protocolLine
    self.requirements = requirements
    self.types = types
  }

  /// Joins conditions that all apply.
  static func joined(_ conditions: [String]) -> String {
    guard conditions.count > 1 else { return conditions.first ?? "" }
    return conditions.map { hasAlternatives($0) ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  /// Whether `||` occurs outside of all parentheses.
  private static func hasAlternatives(_ condition: String) -> Bool {
    var depth = 0
    return condition.contains { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return depth == 0 && character == "|"
    }
  }

  /// The flags in a condition that a build system doesn't define by itself.
  static func flags(in condition: String) -> [String] {
    condition.replacing(/\w+\([^)]*\)/, with: "").matches(of: /\w+/).map { String($0.0) }
      .filter { !["DEBUG", "SWIFT_PACKAGE", "true", "false"].contains($0) }
  }
}
