/// A reader of mangled names, which returns one part after the other.
///
/// It reads identifiers as the compiler's own reader does: in `04DuckA2Go`, the letter stands for the
/// first word of the identifiers so far, so that this is `DuckDuckGo`. The grammar is in the compiler's
/// document `ABI/Mangling.rst`.
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
    guard let first = rest.first else { return nil }
    if first.isDigit, let name = identifier() {
      last = (" ", " ")
      return .identifier(name)
    }
    rest.removeFirst()
    if first == "A" || first == "S" {
      first == "A" ? skipSubstitution() : skipStandardSubstitution()
      last = (" ", " ")
      return .substitution
    }
    last = (last.1, first)
    return .letter(first)
  }

  /// Whether digits follow that count generic parameters: `q0_`, `Rd0__`.
  private var isIndex: Bool {
    guard rest.first?.isDigit == true, rest.drop(while: \.isDigit).first == "_" else {
      return false
    }
    return "qRr".contains(last.1) || "qRQ".contains(last.0) && last.1 != "z"
  }

  /// Skips the rest of a substitution: `A` was read, and a capital letter or an underscore ends it.
  private mutating func skipSubstitution() {
    while let next = rest.popFirst(), !next.isUppercase, next != "_" {}
  }

  private mutating func skipStandardSubstitution() {
    // The digits count repetitions: 'S2i' are two integers.
    rest = rest.drop(while: \.isDigit)
    if rest.popFirst() == "c" { rest = rest.dropFirst() }
  }

  /// Reads an identifier, or returns `nil`, and reads nothing, if there is none.
  private mutating func identifier() -> String? {
    var ahead = rest
    var known = words
    var name = ""
    var hasWords = ahead.first == "0"
    if hasWords { ahead.removeFirst() }
    // Names that aren't plain ASCII have their own encoding.
    let isEncoded = hasWords && ahead.first == "0"
    if isEncoded {
      ahead.removeFirst()
      hasWords = false
    }
    repeat {
      while hasWords, let letter = ahead.first, letter.isLetter, let code = letter.asciiValue {
        ahead.removeFirst()
        hasWords = letter.isLowercase
        let index = Int(code) - Int(Character(hasWords ? "a" : "A").asciiValue ?? 0)
        guard known.indices.contains(index) else { return nil }
        name += known[index]
      }
      if ahead.first == "0" {
        ahead.removeFirst()
        break
      }
      let digits = ahead.prefix(while: \.isDigit)
      guard let length = Int(digits), length > 0 else { return nil }
      ahead = ahead.dropFirst(digits.count)
      // The length doesn't include the underscore that precedes a digit or another underscore.
      if isEncoded, ahead.first == "_" { ahead.removeFirst() }
      let part = ahead.prefix(length)
      guard part.count == length else { return nil }
      ahead = ahead.dropFirst(length)
      name += part
      if !isEncoded { known += Self.words(of: part) }
    } while hasWords
    rest = ahead
    words = Array(known.prefix(26))
    return name
  }

  /// The words of two letters and more: a word ends before an underscore, and before a capital letter
  /// that doesn't follow another one.
  private static func words(of identifier: Substring) -> [Substring] {
    var words: [Substring] = []
    var start: Substring.Index?
    var previous: Character = "_"
    func end(at index: Substring.Index) {
      if let first = start, identifier[first..<index].count > 1 {
        words.append(identifier[first..<index])
      }
      start = nil
    }
    for index in identifier.indices {
      let character = identifier[index]
      if character == "_" || !previous.isUppercase && character.isUppercase { end(at: index) }
      if start == nil, !character.isDigit, character != "_" { start = index }
      previous = character
    }
    end(at: identifier.endIndex)
    return words
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
}
