/// A part of a file that is compiled under a condition, such as `canImport(Combine)`.
package struct ConditionalLines: Hashable, Sendable {
  let path: String
  /// The lines between the condition and the end of the part, starting at 0.
  let lines: Range<Int>
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

  /// Finds the conditional parts of a file.
  static func all(in text: String, of path: String) -> Set<ConditionalLines> {
    guard text.contains("#if ") else { return [] }
    var reader = ConditionReader(path: path)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() { reader.read(String(line).trimmed, number) }
    return reader.found
  }
}

/// A reader for the conditional parts of a file, line by line.
private struct ConditionReader {
  let path: String
  private(set) var found: Set<ConditionalLines> = []
  private var open: [Branch] = []
  /// The protocols around the line, with the number of braces before each.
  private var protocols: [(line: Int, depth: Int)] = []
  private var depth = 0
  /// The line of the last protocol whose opening brace hasn't been read yet.
  private var head: Int?

  /// A branch whose end hasn't been read yet.
  private struct Branch {
    var start: Int
    /// The condition, or `nil` after `#else`.
    var own: String?
    /// The conditions of the branches before it.
    var earlier: [String] = []
    var requirements: [String] = []
    var types: [String] = []

    var condition: String {
      ConditionalLines.joined(earlier.map(negated) + (own.map { [$0] } ?? []))
    }

    private func negated(_ condition: String) -> String {
      let isSimple = !condition.contains("&&") && !condition.contains("||")
      if isSimple, condition.hasPrefix("!") { return String(condition.dropFirst()) }
      return isSimple ? "!\(condition)" : "!(\(condition))"
    }
  }

  init(path: String) {
    self.path = path
  }

  mutating func read(_ line: String, _ number: Int) {
    guard line.hasPrefix("#") else { return readCode(line, number) }
    if line.hasPrefix("#if ") {
      open.append(Branch(start: number, own: String(line.dropFirst(4)).trimmed))
    } else if line.hasPrefix("#else"), let last = close(at: number) {
      let own = line.hasPrefix("#elseif ") ? String(line.dropFirst(8)).trimmed : nil
      let earlier = last.earlier + (last.own.map { [$0] } ?? [])
      open.append(Branch(start: number, own: own, earlier: earlier))
    } else if line.hasPrefix("#endif") {
      _ = close(at: number)
    }
  }

  private mutating func close(at number: Int) -> Branch? {
    guard let last = open.popLast() else { return nil }
    found.insert(
      ConditionalLines(
        path: path, lines: last.start + 1..<number, condition: last.condition,
        protocolLine: protocols.last?.line, requirements: last.requirements, types: last.types))
    return last
  }

  private mutating func readCode(_ line: String, _ number: Int) {
    let braces = line.utf8.count { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    // Most lines say nothing about protocols, and large sources have many.
    guard braces > 0 || line.contains("protocol") || !open.isEmpty && !protocols.isEmpty else {
      return
    }
    let line = line.firstRange(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
    if let owner = protocols.last, depth == owner.depth + 1, !open.isEmpty,
      let name = Self.requirement(in: line)
    {
      open[open.count - 1].requirements.append(name)
    }
    if line.contains(/\bprotocol\s+\w/) { head = number }
    if !open.isEmpty, let type = line.firstMatch(of: /\b(?:protocol|class)\s+`?(\w+)/) {
      for index in open.indices { open[index].types.append(String(type.1)) }
    }
    if let start = head, line.contains("{") {
      protocols.append((start, depth))
      head = nil
    }
    depth += line.count { $0 == "{" } - line.count { $0 == "}" }
    protocols.removeAll { depth <= $0.depth }
  }

  /// The name of the requirement that begins on a line.
  private static func requirement(in line: String) -> String? {
    let head = /\b(?:func|var|associatedtype)\s+`?([^\s(<:`]+)|\b(init|subscript)\b/
    return line.firstMatch(of: head).flatMap { $0.1 ?? $0.2 }.map(String.init)
  }
}
