/// A reader of the facts that symbol graphs omit, which passes over a source file once.
///
/// This isn't a Swift parser: it sees words and signs, and knows what may follow some of them.
struct SourceReader {
  private(set) var facts = SourceFacts()
  private let path: String
  /// The number of the line, starting at 0.
  private var line = 0
  /// Whether the line begins in a comment that an earlier one began.
  private var isInComment = false
  /// How many braces and other brackets are open.
  private var braces = 0
  private var brackets = 0
  /// The last word, and the signs that follow it.
  private var previous = ""
  private var signs = ""
  /// The keyword of the declaration whose name comes next.
  private var keyword = ""
  /// The type or extension whose opening brace comes next.
  private var head: Head?
  /// Whether an attribute makes the next declaration unavailable.
  private var isUnavailable = false
  /// How many words may follow up to the name of a property with a restricted setter.
  private var wordsOfSetter = 0
  /// The branches of `#if` around the line, with the negated conditions of the branches before
  /// each, and its own one.
  private var branches: [(part: ConditionalLines, conditions: [String])] = []
  /// The protocols around the line, with the number of braces before each.
  private var protocols: [(line: Int, braces: Int)] = []

  private struct Head {
    let keyword: String
    var name: String
    let line: Int
    let isUnavailable: Bool
    /// How many angle brackets are open.
    var angles = 0
  }

  /// Reads a file.
  init(_ text: String, of path: String) {
    self.path = path
    // Bytes are faster, as projects have millions of characters and this runs unoptimized.
    for bytes in Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false) {
      let code = bytes.drop { $0 <= 0x20 }
      let isDirective = ["#if", "#else", "#endif"].contains { code.starts(with: $0.utf8) }
      if isDirective, !isInComment {
        readDirective(String(decoding: code, as: UTF8.self))
      } else {
        readCode(code)
      }
      line += 1
    }
    facts.conditions.sort { $0.lines.lowerBound < $1.lines.lowerBound }
  }

  private mutating func readDirective(_ text: String) {
    let keyword = text.prefix { $0 == "#" || $0.isLetter }
    let rest = text.dropFirst(keyword.count)
    let condition = rest[..<(rest.firstRange(of: "//")?.lowerBound ?? rest.endIndex)]
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if keyword == "#if" { return open([condition]) }
    guard var last = branches.popLast() else { return }
    last.part.lines = last.part.lines.lowerBound..<line
    last.part.protocolLine = protocols.last?.line
    facts.conditions.append(last.part)
    guard keyword != "#endif", let own = last.conditions.popLast() else { return }
    let isSimple = !own.contains("&&") && !own.contains("||")
    let negated =
      isSimple && own.hasPrefix("!") ? String(own.dropFirst()) : isSimple ? "!\(own)" : "!(\(own))"
    open(last.conditions + [negated] + (keyword == "#elseif" ? [condition] : []))
  }

  private mutating func open(_ conditions: [String]) {
    let part = ConditionalLines(
      path: path, lines: line + 1..<line + 1, condition: ConditionalLines.joined(conditions))
    branches.append((part, conditions))
  }

  private mutating func readCode(_ code: ArraySlice<UInt8>) {
    var rest = isInComment ? afterComment(code) : code
    while let byte = rest.first {
      var word = rest.prefix(while: Self.isWordByte)
      if keyword == "func", word.isEmpty, byte > 0x20, byte != UInt8(ascii: "`") {
        // An operator.
        word = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "(") }
      }
      rest = rest.dropFirst(max(word.count, 1))
      if !word.isEmpty {
        read(String(decoding: word, as: UTF8.self), isSpaced: rest.first.map { $0 <= 0x20 } ?? true)
      } else if byte == UInt8(ascii: "/"), rest.first == byte {
        return
      } else if byte == UInt8(ascii: "/"), rest.first == UInt8(ascii: "*") {
        rest = afterComment(rest.dropFirst())
      } else if byte == UInt8(ascii: "\"") {
        // A string, which may contain any signs.
        while let next = rest.popFirst(), next != byte {
          if next == UInt8(ascii: "\\") { rest = rest.dropFirst() }
        }
      } else if byte > 0x20 {
        read(Unicode.Scalar(byte))
      }
    }
  }

  /// Skips a comment, or the rest of the line if the comment doesn't end in it.
  private mutating func afterComment(_ code: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = code.indices.dropFirst().first { index in
      code[index - 1] == UInt8(ascii: "*") && code[index] == UInt8(ascii: "/")
    }
    isInComment = end == nil
    return end.map { code[($0 + 1)...] } ?? []
  }

  private mutating func read(_ sign: Unicode.Scalar) {
    switch sign {
    case "{":
      if let head, head.keyword == "protocol" {
        protocols.append((head.line, braces))
        brackets = 0
      }
      (head, isUnavailable, wordsOfSetter) = (nil, false, 0)
      braces += 1
    case "}":
      braces -= 1
      protocols.removeAll { braces <= $0.braces }
    case "(", "[": brackets += 1
    case ")", "]": brackets -= 1
    case "<": head?.angles += 1
    case ">" where signs.last != "-": head?.angles -= 1
    default: break
    }
    signs.unicodeScalars.append(sign)
  }

  /// Reads a word.
  ///
  /// - Parameters:
  ///   - word: The word, or an operator that is declared.
  ///   - isSpaced: Whether a space or the end of the line follows, as after keywords.
  private mutating func read(_ word: String, isSpaced: Bool) {
    readName(word)
    keyword = ""
    switch word {
    case "protocol", "class", "actor", "struct", "enum", "typealias", "extension", "func", "var",
      "associatedtype":
      if isSpaced { keyword = word }
      if word == "protocol" { facts.mayHaveProtocols = true }
    case "init", "subscript": addRequirement(word)
    case "set" where ["internal", "package"].contains(previous): wordsOfSetter = 8
    case "unavailable" where signs.hasSuffix("*,"): isUnavailable = true
    case "Copyable", "Escapable":
      guard signs.last == "~", let head, ["struct", "enum"].contains(head.keyword) else { break }
      if head.angles == 0 { facts.noncopyableTypes.insert(head.name) }
    case "Sendable":
      if let head, head.isUnavailable { facts.unsendableTypes.insert(head.name) }
    default:
      // The name of an extended type may follow that of the type around it.
      if signs == ".", let head, head.keyword == "extension", head.name == previous {
        self.head?.name = word
      }
    }
    (previous, signs) = (word, "")
  }

  /// Reads the name of a declaration, if a keyword precedes it.
  private mutating func readName(_ word: String) {
    wordsOfSetter -= 1
    switch keyword {
    case "":
      return
    case "func", "associatedtype":
      addRequirement(word)
    case "var":
      addRequirement(word)
      if wordsOfSetter > 0 { facts.internalSetters.insert(InternalSetter(name: word, line: line)) }
    default:
      if keyword != "extension" { facts.types.insert(word) }
      if ["protocol", "class"].contains(keyword) {
        for index in branches.indices { branches[index].part.types.append(word) }
      }
      head = Head(keyword: keyword, name: word, line: line, isUnavailable: isUnavailable)
    }
    isUnavailable = false
  }

  private mutating func addRequirement(_ name: String) {
    guard let owner = protocols.last, braces == owner.braces + 1, brackets == 0 else { return }
    guard !branches.isEmpty else { return }
    branches[branches.count - 1].part.requirements.append(name)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
      || (0x61...0x7A).contains(byte)
  }
}
