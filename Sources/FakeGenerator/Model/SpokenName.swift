/// Spells out names that are not plain identifiers: `🚀` is `rocket`, and `2nd place` has two words.
enum SpokenName {
  private static let signs: [Character: String] = [
    "+": "plus", "-": "minus", "*": "star", "/": "slash", "%": "percent", "=": "equal",
    "<": "less", ">": "greater", "&": "and", "|": "pipe", "!": "bang", "~": "tilde", "^": "caret",
    "?": "question", ".": "dot", " ": "",
  ]

  /// The name in camel case, of letters and digits only.
  static func of(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    // If there are words, the signs between them are dropped.
    let spoken = words.isEmpty ? name.flatMap(words(of:)) : words
    let joined = (spoken.first ?? "member") + spoken.dropFirst().map(\.capitalizedFirst).joined()
    return joined.isEmpty ? "member" : joined
  }

  private static func words(of sign: Character) -> [String] {
    if let word = signs[sign] { return [word] }
    let name = sign.unicodeScalars.first?.properties.name ?? "sign"
    return name.lowercased().split { !($0.isLetter || $0.isNumber) }.map(String.init)
  }
}
