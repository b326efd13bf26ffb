/// The words of a shell's command line.
enum ShellWords {
  /// Quotes a word, if the shell needs that.
  static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "_-./:@%+=,".contains($0) }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: #"'\''"#))'"
  }

  /// Splits a line of such words.
  static func split(_ line: String) -> [String] {
    line.matches(of: /(?:'[^']*'|\\.|[^ '\\])+/).map { word in
      String(word.output).replacing(/'([^']*)'|\\(.)/) { $0.1 ?? $0.2 ?? "" }
    }
    .filter { !$0.isEmpty }
  }
}
