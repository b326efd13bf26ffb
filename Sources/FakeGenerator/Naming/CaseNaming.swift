/// The names of the members' cases.
///
/// A case has the base name of its member. If several members share a base name, their labels are
/// appended in camel case, then the types of their parameters, unless all of them have the same one
/// there, and then their result types.
enum CaseNaming {
  /// Returns the members of one enum with the names of their cases.
  static func named(_ members: [Member]) -> [Member] {
    let baseNames = members.map { words(of: $0.baseName, isPrefix: $0.fixity == .prefix) }
    var names = extended(baseNames, members) { $0.fixity?.rawValue.capitalizedFirst ?? "" }
    names = refined(names, members) { _, group in
      group.map { $0.labels.map(\.capitalizedFirst).joined() }
    }
    names = refined(names, members) { _, group in
      let types = group.map { $0.declaration.parameters.map(\.type.caseWord) }
      return types.map { own in
        let different = own.indices.filter { index in
          types.contains { $0.count <= index || $0[index] != own[index] }
        }
        return different.map { own[$0] }.joined()
      }
    }
    names = refined(names, members) { name, group in
      let results = group.map(\.declaration.result.caseWord)
      let isTaken = results.contains { !$0.isEmpty && names.contains(name + $0) }
      return isTaken ? results.map { $0.isEmpty ? "" : "Returning\($0)" } : results
    }
    names = extended(names, members) { $0.declaration.effects.isAsync ? "Async" : "" }
    names = extended(names, members) { $0.demands.map(\.caseWords).joined() }
    names = numbered(names)
    let rawValues = rawValues(of: members)
    return members.indices.map { index in
      var member = members[index]
      member.caseName = names[index]
      member.rawValue = rawValues[index] == names[index] ? nil : rawValues[index]
      return member
    }
  }

  /// Appends a word to names that are equal, if it tells any of them apart.
  private static func refined(
    _ names: [String], _ members: [Member], by additions: (String, [Member]) -> [String]
  ) -> [String] {
    var refined = names
    for (name, positions) in Dictionary(grouping: names.indices, by: { names[$0] })
    where positions.count > 1 {
      let words = additions(name, positions.map { members[$0] })
      guard Set(words).count > 1 else { continue }
      for (position, word) in zip(positions, words) { refined[position] = name + word }
    }
    return refined
  }

  private static func extended(
    _ names: [String], _ members: [Member], by addition: (Member) -> String
  ) -> [String] {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return names.indices.map { index in
      counts[names[index]] == 1 ? names[index] : names[index] + addition(members[index])
    }
  }

  /// Appends numbers to names that are still equal.
  private static func numbered(_ names: [String]) -> [String] {
    var taken = Set(names)
    var seen: Set<String> = []
    return names.map { name in
      seen.insert(name).inserted ? name : taken.insertUnused([], numbered: name, from: 2)
    }
  }

  /// The signatures, followed by types if they are equal.
  private static func rawValues(of members: [Member]) -> [String] {
    let additions: [(Member) -> String] = [
      { $0.fixity.map { " \($0.rawValue)" } ?? "" },
      { list(" (", $0.declaration.parameters.map(\.type), ")") },
      { $0.returnsNothing ? "" : " -> \($0.declaration.result.text)" },
      { $0.declaration.effects.isAsync ? " async" : "" },
      { list(" where ", $0.demands) },
    ]
    let values = additions.reduce(members.map(\.title)) { extended($0, members, by: $1) }
    return numbered(values).map { $0.replacing("\"", with: "'") }
  }

  private static func list(_ start: String, _ types: [TokenList], _ end: String = "") -> String {
    types.isEmpty ? "" : start + types.map(\.text).joined(separator: ", ") + end
  }

  private static let operatorNames = [
    "+": "plus", "-": "minus", "*": "times", "/": "dividedBy", "%": "remainder", "==": "equals",
    "!=": "differs", "<": "isLess", ">": "isGreater", "<=": "isAtMost", ">=": "isAtLeast",
    "&&": "and", "||": "or", "!": "not", "~=": "matches", "+=": "add", "-=": "subtract",
    "??": "orElse", "..<": "upTo", "...": "through",
  ]

  /// Names that mean something else after a dot, that a case can't have, or that every enum with
  /// raw values declares.
  private static let otherMeanings: Set<String> = [
    "self", "Type", "Protocol", "_", "AllCases", "RawValue",
  ]

  /// The name of the case for a base name.
  private static func words(of baseName: String, isPrefix: Bool) -> String {
    if baseName == "init" { return "initialize" }
    if otherMeanings.contains(baseName) { return "\(baseName)Member" }
    if isPrefix, baseName == "-" { return "negate" }
    if let name = operatorNames[baseName] { return name }
    let name = SpokenName.of(baseName)
    return name.first?.isNumber == true ? "member\(name)" : name
  }
}

extension Member {
  /// The constraints on its generic parameters.
  fileprivate var demands: [TokenList] {
    declaration.generics.split(at: ",").filter { $0.contains(":") } + declaration.constraints
  }
}

extension TokenList {
  /// The words of a constraint, without the name of the constrained type.
  fileprivate var caseWords: String { split(at: ":").last?.words ?? "" }
}

/// The words for names that aren't plain identifiers, such as `rocket` for `🚀`.
private enum SpokenName {
  private static let signs: [Character: String] = [
    "+": "plus", "-": "minus", "*": "star", "/": "slash", "%": "percent", "=": "equal",
    "<": "less", ">": "greater", "&": "and", "|": "pipe", "!": "bang", "~": "tilde", "^": "caret",
    "?": "question", ".": "dot", " ": "",
  ]

  /// The name in camel case, of letters, digits and underscores only.
  static func of(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    // If there are words, the signs between them are dropped.
    let spoken = words.isEmpty ? name.flatMap(words(of:)) : words
    return spoken.prefix(1).joined() + spoken.dropFirst().map(\.capitalizedFirst).joined()
  }

  private static func words(of sign: Character) -> [String] {
    if let word = signs[sign] { return [word] }
    let name = sign.unicodeScalars.first?.properties.name ?? "sign"
    return name.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }
}
