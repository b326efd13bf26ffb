/// Names that can be written in backticks only.
enum Keyword {
  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// A name of its own, such as a parameter's or a case's where it is declared.
  static func escaped(_ name: String) -> String {
    reserved.contains(name) ? "`\(name)`" : escapedMember(name)
  }

  /// A name behind a dot, where words that Swift keeps for itself are names as well.
  static func escapedMember(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain && name.first?.isNumber != true ? name : "`\(name)`"
  }

  /// A label, which can be almost every word.
  static func escapedLabel(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? "`\(name)`" : escapedMember(name)
  }

  /// The name of a type, of which `Type` and `Protocol` would be something else behind a dot.
  static func escapedType(_ name: String) -> String {
    if ["Any", "Self"].contains(name) || name.contains(where: ".<`".contains) { return name }
    return ["Type", "Protocol"].contains(name) ? "`\(name)`" : escaped(name)
  }
}
