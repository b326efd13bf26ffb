/// Names as they can be written in the source of a fake.
enum ParameterName {
  /// A name that a parameter can have inside of a body.
  static func usable(_ name: String) -> String {
    let bare = name.filter { $0 != "`" }
    switch bare {
    case "self", "Self": return "value"
    default: return Keyword.escaped(bare)
    }
  }
}

/// Words that Swift keeps for itself.
enum Keyword {
  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The name in backticks, if Swift has the word for itself.
  static func escaped(_ name: String) -> String {
    reserved.contains(name) ? "`\(name)`" : name
  }
}
