extension String {
  /// The text without surrounding spaces.
  var trimmed: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    let start = drop(while: \.isWhitespace)
    let end = start.reversed().drop(while: \.isWhitespace)
    return String(String.UnicodeScalarView(end.reversed().flatMap(\.unicodeScalars)))
  }

  /// The text with its first letter capitalized.
  var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
