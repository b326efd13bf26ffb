/// Names that have to be written in backticks.
enum Keyword {
  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// A name in a declaration, such as that of a parameter or a case.
  static func escaped(_ name: String) -> String {
    reserved.contains(name) ? "`\(name)`" : escapedMember(name)
  }

  /// A name after a dot, where keywords are valid names.
  static func escapedMember(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain && name.first?.isNumber != true ? name : "`\(name)`"
  }

  /// An argument label, which can be almost any word.
  static func escapedLabel(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? "`\(name)`" : escapedMember(name)
  }

  /// The name of a type; `Type` and `Protocol` have another meaning after a dot.
  static func escapedType(_ name: String) -> String {
    if ["Any", "Self"].contains(name) || name.contains(where: ".<`".contains) { return name }
    return ["Type", "Protocol"].contains(name) ? "`\(name)`" : escaped(name)
  }
}
