extension String {
  /// The string in quotes, with everything in it made visible by escapes.
  ///
  /// In a character of several scalars, such as an emoji, an invisible scalar is part of what is
  /// seen.
  var quoted: String { debugDescription.escaped }

  /// The string with an escape for each invisible scalar, even in an emoji.
  var revealed: String { escaping { _ in true } }

  /// The string without invisible scalars.
  var visible: String { String(unicodeScalars.filter { !$0.isInvisible }) }

  /// The string in one line, with escapes for what would change how the text around it looks.
  var escaped: String {
    escaping { $0.unicodeScalars.count == 1 || $0.unicodeScalars.contains(where: \.isControl) }
  }

  /// Writes the invisible scalars of some characters as escapes.
  private func escaping(_ isEscaped: (Character) -> Bool) -> String {
    guard unicodeScalars.contains(where: { $0.isInvisible || $0.isControl }) else { return self }
    return reduce(into: "") { text, character in
      for scalar in character.unicodeScalars {
        let isHidden = (scalar.isInvisible || scalar.isControl) && isEscaped(character)
        text += isHidden ? scalar.escaped(asASCII: true) : "\(scalar)"
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is invisible or looks like a space.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .spaceSeparator: self != " "
    case .format, .lineSeparator, .paragraphSeparator, .privateUse: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  var isControl: Bool { properties.generalCategory == .control }
}
