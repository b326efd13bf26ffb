/// The facts about a declaration that its mangled name contains.
struct PreciseIdentifier: Hashable, Sendable {
  let text: String
  /// The module that declares it, which the names of the standard library's declarations omit.
  let module: String?
  /// The mangled name after the module.
  private let rest: Substring

  /// Creates an identifier from its text.
  ///
  /// - Parameter text: The precise identifier in a symbol graph, such as `s:10Foundation4DateV`.
  init(_ text: String) {
    self.text = text
    guard text.hasPrefix("s:") else {
      // A Swift class that is visible to Objective-C names its module differently.
      let parts = text.split(separator: "@")
      module = text.hasPrefix("c:@M@") && parts.count > 2 ? String(parts[2]) : nil
      rest = ""
      return
    }
    let mangled = text.dropFirst(2)
    let digits = mangled.prefix { $0.isASCII && $0.isNumber }
    let name = Int(digits).map { mangled.dropFirst(digits.count).prefix($0) }
    module = name.map(String.init)
    // In the standard library, 's' stands for the module, and 'SQ' for a common type.
    rest = name.map { mangled[$0.endIndex...] } ?? mangled.dropFirst(mangled.hasPrefix("s") ? 1 : 2)
  }

  /// The name of an Objective-C or C declaration, or `nil` for one in Swift.
  var foreignName: String? {
    if text.hasPrefix("s:So") {
      let digits = text.dropFirst(4).prefix { $0.isASCII && $0.isNumber }
      return Int(digits).map { String(text.dropFirst(4 + digits.count).prefix($0)) }
    }
    guard text.hasPrefix("c:"), module == nil else { return nil }
    let end = text.split { "@)".contains($0) }.last { !$0.hasSuffix("(cs") && !$0.hasSuffix("(pl") }
    return end.map(String.init)
  }

  /// Whether a type is nested in another one, or `nil` if the name doesn't tell.
  var isNested: Bool? {
    guard module != nil, let ending = Self.dropName(rest) else { return nil }
    return ending.count > 1
  }

  /// The calling conventions of closure parameters, except those of Swift.
  ///
  /// A convention is `c` for C functions and `block` for Objective-C blocks. Symbol graphs omit it.
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

  /// Whether a closure among the parameters doesn't escape.
  var hasNonescapingClosure: Bool { operators.contains("XE") }

  /// The mangled name without identifiers.
  private var operators: String {
    var operators = ""
    var rest = text[...]
    while let first = rest.first {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if operators.last == "S" || operators.last == "A", !digits.isEmpty {
        // The digits count repetitions: 'S2i' are two integers.
        rest = rest.dropFirst(digits.count)
      } else if first != "0", let length = Int(digits) {
        rest = rest.dropFirst(digits.count + length)
      } else {
        operators.append(first)
        rest.removeFirst()
      }
    }
    return operators
  }

  /// Determines which argument labels of a member are underscores in backticks, which symbol graphs
  /// don't distinguish from missing labels.
  ///
  /// - Parameters:
  ///   - count: The number of parameters.
  ///   - hasBaseName: Whether it is a function, rather than an initializer or subscript.
  /// - Returns: An answer for each parameter.
  func areUnderscores(labels count: Int, hasBaseName: Bool) -> [Bool] {
    var rest = hasBaseName ? Self.dropName(ownName) ?? "" : ownName
    return (0..<count).map { _ in
      let isUnderscore = rest.hasPrefix("1_")
      rest = rest.first == "_" ? rest.dropFirst() : Self.dropName(rest) ?? ""
      return isUnderscore
    }
  }

  /// Whether it is an associated type.
  var isAssociatedType: Bool { text.hasSuffix("Qa") }

  /// Whether it is a generic parameter.
  var isGenericParameter: Bool { text.hasSuffix("fp") }

  /// Whether a unary operator is a prefix or a postfix, which its declaration doesn't tell.
  var fixity: Fixity? {
    let ending = Self.dropName(ownName) ?? ""
    if ending.hasPrefix("op") { return .prefix }
    return ending.hasPrefix("oP") ? .postfix : nil
  }

  /// The mangled name from the member's own name on.
  private var ownName: Substring {
    var rest = rest
    while let next = Self.dropName(rest), let kind = next.first, "CVOP".contains(kind) {
      rest = next.dropFirst()
    }
    return rest
  }

  /// Drops one identifier, in which letters stand for words that occurred before.
  private static func dropName(_ text: Substring) -> Substring? {
    var rest = text
    // Names that aren't plain ASCII have their own encoding.
    if rest.hasPrefix("00") {
      rest = rest.dropFirst(2)
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      // The length doesn't include the underscore that precedes a digit or another underscore.
      return Int(digits).map { rest.dropFirst(rest.first == "_" ? $0 + 1 : $0) }
    }
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

/// The position of a unary operator.
enum Fixity: String, Sendable {
  case prefix, postfix
}
