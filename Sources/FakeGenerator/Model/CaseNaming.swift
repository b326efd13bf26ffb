/// Gives each member its case.
///
/// A case is named by the member's base name. Where members share that, their labels follow in
/// camel case, then the types of their parameters, then what they return.
enum CaseNaming {
  /// Names the members of one enum.
  static func named(_ members: [Member]) -> [Member] {
    var names = members.map { words(of: $0.baseName, isPrefix: $0.fixity == "prefix") }
    names = extended(names, members) { $0.fixity?.capitalizedFirst ?? "" }
    names = extended(names, members) { $0.labels.map(\.capitalizedFirst).joined() }
    names = extended(names, members) { $0.declaration.parameters.map(\.type.words).joined() }
    names = extended(names, members) { $0.declaration.result.words }
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

  private static func extended(
    _ names: [String], _ members: [Member], by addition: (Member) -> String
  ) -> [String] {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return names.indices.map { index in
      counts[names[index]] == 1 ? names[index] : names[index] + addition(members[index])
    }
  }

  /// Puts numbers behind names that are still the same.
  private static func numbered(_ names: [String]) -> [String] {
    var taken = Set(names)
    var seen: Set<String> = []
    return names.map { name in
      if seen.insert(name).inserted { return name }
      var number = 2
      while !taken.insert("\(name)\(number)").inserted { number += 1 }
      return "\(name)\(number)"
    }
  }

  /// The signatures, with types behind those that are the same.
  private static func rawValues(of members: [Member]) -> [String] {
    var values = members.map(\.title)
    values = extended(values, members) { $0.fixity.map { " \($0)" } ?? "" }
    values = extended(values, members) { member in
      let types = member.declaration.parameters.map(\.type.text)
      return types.isEmpty ? "" : " (\(types.joined(separator: ", ")))"
    }
    values = extended(values, members) { member in
      member.returnsNothing ? "" : " -> \(member.declaration.result.text)"
    }
    values = extended(values, members) { $0.declaration.effects.isAsync ? " async" : "" }
    values = extended(values, members) { member in
      let demands = member.demands.map(\.text)
      return demands.isEmpty ? "" : " where \(demands.joined(separator: ", "))"
    }
    return numbered(values).map { $0.replacing("\"", with: "'") }
  }

  private static let operatorNames = [
    "+": "plus", "-": "minus", "*": "times", "/": "dividedBy", "%": "remainder", "==": "equals",
    "!=": "differs", "<": "isLess", ">": "isGreater", "<=": "isAtMost", ">=": "isAtLeast",
    "&&": "and", "||": "or", "!": "not", "~=": "matches", "+=": "add", "-=": "subtract",
    "??": "orElse", "..<": "upTo", "...": "through",
  ]

  private static let signNames: [Character: String] = [
    "+": "plus", "-": "minus", "*": "star", "/": "slash", "%": "percent", "=": "equal",
    "<": "less", ">": "greater", "&": "and", "|": "pipe", "!": "bang", "~": "tilde", "^": "caret",
    "?": "question", ".": "dot",
  ]

  /// Names that mean something else behind a dot, or are types of every enum with raw values.
  private static let otherMeanings: Set<String> = [
    "self", "Type", "Protocol", "AllCases", "RawValue",
  ]

  /// A base name as the name of a case.
  private static func words(of baseName: String, isPrefix: Bool) -> String {
    if baseName == "init" { return "initialize" }
    guard let first = baseName.first, !first.isLetter, first != "_" else {
      return otherMeanings.contains(baseName) ? "\(baseName)Member" : baseName
    }
    if isPrefix, baseName == "-" { return "negate" }
    if let name = operatorNames[baseName] { return name }
    let words = baseName.map { signNames[$0] ?? "sign" }
    return (words.first ?? "") + words.dropFirst().map(\.capitalizedFirst).joined()
  }
}

extension Member {
  /// What its generic parameters have to be.
  fileprivate var demands: [TokenList] {
    declaration.generics.split(at: ",").filter { $0.contains(":") } + declaration.constraints
  }
}

extension TokenList {
  /// The words of a demand, without the name of what a conformance is demanded of.
  fileprivate var caseWords: String { split(at: ":").last?.words ?? "" }
}
