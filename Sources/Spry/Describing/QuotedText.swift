/// Puts texts into quotes, so that all that is in them can be seen.
enum QuotedText {
  static func quote(_ text: String) -> String {
    let quoted = text.debugDescription
    guard quoted.unicodeScalars.contains(where: isInvisible) else { return quoted }
    return quoted.map { character in
      let scalars = character.unicodeScalars
      // Of several scalars, as of an emoji, an invisible one is a part of what is seen.
      guard scalars.count == 1, let scalar = scalars.first, isInvisible(scalar) else {
        return "\(character)"
      }
      return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    .joined()
  }

  /// Whether a reader would not see it, or take it for a space.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .spaceSeparator: scalar != " "
    case .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
