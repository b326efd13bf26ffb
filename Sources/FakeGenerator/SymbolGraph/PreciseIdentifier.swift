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
    guard text.hasPrefix("s:") else {
      module = nil
      rest = ""
      return
    }
    let mangled = text.dropFirst(2)
    let digits = mangled.prefix { $0.isASCII && $0.isNumber }
    let name = Int(digits).map { mangled.dropFirst(digits.count).prefix($0) }
    module = name.map(String.init)
    rest = name.map { mangled[$0.endIndex...] } ?? ""
  }

  /// Whether it is a declaration of Objective-C or C.
  var isFromC: Bool { text.hasPrefix("c:") || text.hasPrefix("s:So") }

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
