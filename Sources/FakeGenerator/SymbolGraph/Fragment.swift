/// A part of a declaration as the compiler prints it.
struct Fragment: Decodable, Sendable {
  let kind: String
  let spelling: String
  let preciseIdentifier: String?
}

extension String {
  /// The text without surrounding spaces.
  var trimmed: String {
    guard first?.isWhitespace == true || last?.isWhitespace == true else { return self }
    let start = drop(while: \.isWhitespace)
    let end = start.reversed().drop(while: \.isWhitespace)
    return String(String.UnicodeScalarView(end.reversed().flatMap(\.unicodeScalars)))
  }
}
