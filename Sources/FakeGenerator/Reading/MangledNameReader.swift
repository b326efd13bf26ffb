/// A reader of mangled names, which returns one part after the other.
///
/// It reads identifiers as the compiler's own reader does: in `04DuckA2Go`, the letter stands for
/// the first word of the identifiers so far, so that this is `DuckDuckGo`. The grammar is in the
/// compiler's document `ABI/Mangling.rst`.
package struct MangledNameReader: Sequence, IteratorProtocol {
  /// A part of a mangled name.
  package enum Part: Hashable, Sendable {
    case identifier(String)
    /// A type or module that occurred before, or one with a letter of its own: `AC`, `Si`.
    case substitution
    case letter(Character)
  }

  private var rest: Substring
  /// The words of the identifiers so far, to which later ones can refer.
  private var words: [Substring] = []
  /// The last two parts if they are letters, or else spaces.
  private var last: (Character, Character) = (" ", " ")

  /// Creates a reader for a mangled name without its prefix.
  package init(_ name: Substring) { rest = name }

  package mutating func next() -> Part? {
    if isIndex { rest = rest.drop(while: \.isDigit) }
    let start = self
    if rest.first?.isDigit == true {
      last = (" ", " ")
      if let name = identifier() { return .identifier(name) }
      self = start
    }
    guard let first = rest.popFirst() else { return nil }
    switch first {
    case "A":
      // A capital letter or an underscore ends it.
      while let next = rest.popFirst(), !next.isUppercase, next != "_" {}
    case "S":
      // The digits count repetitions: 'S2i' are two integers.
      rest = rest.drop(while: \.isDigit)
      if rest.popFirst() == "c" { rest = rest.dropFirst() }
    default:
      last = (last.1, first)
      return .letter(first)
    }
    last = (" ", " ")
    return .substitution
  }

  /// Whether digits follow that count generic parameters: `q0_`, `Rd0__`.
  private var isIndex: Bool {
    guard rest.first?.isDigit == true, rest.drop(while: \.isDigit).first == "_" else {
      return false
    }
    return "qRr".contains(last.1) || "qRQ".contains(last.0) && last.1 != "z"
  }

  /// Reads an identifier, or returns `nil` if there is none.
  private mutating func identifier() -> String? {
    var name = ""
    var hasWords = take("0")
    // Names that aren't plain ASCII have their own encoding.
    let isEncoded = hasWords && take("0")
    if isEncoded { hasWords = false }
    repeat {
      while hasWords, let letter = rest.first, letter.isLetter, let code = letter.asciiValue {
        rest.removeFirst()
        hasWords = letter.isLowercase
        let index = Int(code) - Int(Character(hasWords ? "a" : "A").asciiValue ?? 0)
        guard words.indices.contains(index) else { return nil }
        name += words[index]
      }
      if take("0") { break }
      let digits = rest.prefix(while: \.isDigit)
      guard let length = Int(digits), length > 0 else { return nil }
      rest = rest.dropFirst(digits.count)
      // The length doesn't include the underscore that precedes a digit or another underscore.
      if isEncoded { _ = take("_") }
      let part = rest.prefix(length)
      guard part.count == length else { return nil }
      rest = rest.dropFirst(length)
      name += part
      if !isEncoded { words += Self.words(of: part) }
    } while hasWords
    words = Array(words.prefix(26))
    return name
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  /// The words of two letters and more: a word ends before an underscore, and before a capital
  /// letter that doesn't follow another one.
  private static func words(of identifier: Substring) -> [Substring] {
    var words: [Substring] = []
    var rest = identifier
    while !rest.isEmpty {
      rest = rest.drop { $0.isDigit || $0 == "_" }
      let capitals = rest.prefix(while: \.isUppercase)
      let others = rest[capitals.endIndex...].prefix { !$0.isUppercase && $0 != "_" }
      words.append(rest[..<others.endIndex])
      rest = rest[others.endIndex...]
    }
    return words.filter { $0.count > 1 }
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}
