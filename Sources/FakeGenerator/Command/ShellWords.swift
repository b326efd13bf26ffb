/// The words of a shell's command line.
enum ShellWords {
  /// Quotes a word, if the shell needs that.
  static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "_-./:@%+=,".contains($0) }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: #"'\''"#))'"
  }

  /// Splits a line of such words.
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    var isEscaped = false
    for character in line {
      switch character {
      case _ where isEscaped:
        word.append(character)
        isEscaped = false
      case "'": isQuoted.toggle()
      case "\\" where !isQuoted: isEscaped = true
      case " " where !isQuoted:
        words.append(word)
        word = ""
      default: word.append(character)
      }
    }
    return (words + [word]).filter { !$0.isEmpty }
  }
}
