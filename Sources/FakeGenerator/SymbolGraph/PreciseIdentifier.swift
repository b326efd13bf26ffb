/// What the mangled name of a declaration tells without the declaration.
struct PreciseIdentifier: Hashable, Sendable {
  private let text: String
  /// The module in which it is declared, if the name tells; for the standard library's it does not.
  let module: String?
  /// What follows the module.
  private let rest: Substring

  /// Reads an identifier.
  ///
  /// - Parameter text: What symbol graphs call precise, such as `s:10Foundation4DateV`.
  init(_ text: String) {
    self.text = text
    guard text.hasPrefix("s:"), !text.hasPrefix("s:So") else {
      // Of a class in Swift that Objective-C can see, the module is told in another way.
      let parts = text.split(separator: "@")
      module = text.hasPrefix("c:@M@") && parts.count > 2 ? String(parts[2]) : nil
      rest = ""
      return
    }
    let mangled = text.dropFirst(2)
    let digits = mangled.prefix { $0.isASCII && $0.isNumber }
    let name = Int(digits).map { mangled.dropFirst(digits.count).prefix($0) }
    module = name.map(String.init)
    rest = name.map { mangled[$0.endIndex...] } ?? ""
  }

  /// The name of a declaration of Objective-C or C; `nil` for Swift's own.
  var foreignName: String? {
    if text.hasPrefix("s:So") {
      let digits = text.dropFirst(4).prefix { $0.isASCII && $0.isNumber }
      return Int(digits).map { String(text.dropFirst(4 + digits.count).prefix($0)) }
    }
    guard text.hasPrefix("c:"), module == nil else { return nil }
    let end = text.split { "@)".contains($0) }.last { !$0.hasSuffix("(cs") && !$0.hasSuffix("(pl") }
    return end.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
  }

  /// Whether a type is declared inside of another one; `nil` where the name does not tell.
  var isNested: Bool? {
    guard module != nil, let ending = Self.dropName(rest) else { return nil }
    return ending.count > 1
  }

  /// How closures among a function's parameters are called, where that is not as in Swift.
  ///
  /// It is `c` for functions of C and `block` for those of Objective-C. Symbol graphs leave it out.
  var conventions: [String] {
    var found: [String] = []
    var letters = operators[...]
    while let letter = letters.popFirst() {
      guard letter == "X" else { continue }
      switch letters.first {
      case "C": found.append("c")
      case "B", "L": found.append("block")
      default: break
      }
    }
    return found
  }

  /// The mangled name without the names in it.
  private var operators: String {
    var operators = ""
    var rest = text[...]
    while let first = rest.first {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if first != "0", let length = Int(digits) {
        rest = rest.dropFirst(digits.count + length)
      } else {
        operators.append(first)
        rest.removeFirst()
      }
    }
    return operators
  }

  /// What the end of the name says of a type; `nil` where it says nothing.
  var kind: Symbol.Kind? {
    if text.hasPrefix("c:objc(cs)") { return .class }
    guard text.hasPrefix("s:") else { return nil }
    switch text.last {
    case "C": return .class
    case "V": return .struct
    case "O": return .enum
    default: return nil
    }
  }

  /// Whether it is an associated type.
  var isAssociatedType: Bool { text.hasSuffix("Qa") }

  /// Whether it is a generic parameter.
  var isGenericParameter: Bool { text.hasSuffix("fp") }

  private static let mangledSigns: [Character: Character] = [
    "&": "a", "/": "d", "=": "e", ">": "g", "<": "l", "*": "m", "!": "n", "|": "o", "+": "p",
    "?": "q", "%": "r", "-": "s", "~": "t", "^": "x", ".": "z",
  ]

  /// Whether an operator stands before or behind its only operand, which its text does not tell.
  func fixity(ofOperator name: Substring) -> Fixity? {
    let mangled = "\(name.count)\(String(name.map { Self.mangledSigns[$0] ?? $0 }))"
    if text.contains("\(mangled)op") { return .prefix }
    return text.contains("\(mangled)oP") ? .postfix : nil
  }

  /// Drops one name, of which the words that occurred before are written as letters.
  private static func dropName(_ text: Substring) -> Substring? {
    var rest = text
    var hasWords = rest.first == "0"
    if hasWords { rest.removeFirst() }
    repeat {
      while hasWords, let letter = rest.first, letter.isASCII, letter.isLetter {
        rest.removeFirst()
        hasWords = letter.isLowercase
      }
      if rest.first == "0" { return rest.dropFirst() }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      guard let length = Int(digits) else { return nil }
      rest = rest.dropFirst(digits.count + length)
    } while hasWords
    return rest
  }
}

/// Where an operator stands that has one operand.
enum Fixity: String, Sendable {
  case prefix, postfix
}
