extension TypeText {
  /// Returns a type as a test can write it, with its enclosing types and without modules:
  /// `Hike.Leg`, `(Result<[Trail], any Error>) -> Void`.
  ///
  /// The runtime doesn't distinguish a protocol inside a closure's type from any other type, so its
  /// `any` is missing there.
  static func code(_ type: any Any.Type) -> String {
    let inner = Optionals.flatten(type: type)
    guard inner == type else {
      let name = code(inner)
      return name.contains(" ") ? "(\(name))?" : "\(name)?"
    }
    var reader = TypeReader(rest: String(reflecting: type)[...])
    let name = reader.text()
    let isProtocol = _mangledTypeName(type)?.hasSuffix("_p") ?? false
    return isProtocol && !name.hasPrefix("any ") ? "any \(name)" : name
  }

  /// Returns the type of a value as a test can write it, or `Any?` for `nil`.
  static func code(typeOf value: Any?) -> String {
    Optionals.flatten(value).map { code(type(of: $0)) } ?? "Any?"
  }
}

/// Converts the runtime's name of a type into Swift code, from left to right.
private struct TypeReader {
  var rest: Substring

  /// Reads up to one of these characters, or to the end.
  mutating func text(upTo ends: String = "") -> String {
    var text = ""
    while let character = rest.first, !ends.contains(character) {
      if take("->") {
        text += "->"
      } else if take("(extension in ") {
        skip(through: ":")
      } else if take("()") {
        text += isParameterList ? "()" : "Void"
      } else if take("(") {
        text += "(\(self.text(upTo: ")")))"
        rest = rest.dropFirst()
      } else if character.isLetter || character == "_" {
        text += name()
      } else {
        text.append(rest.removeFirst())
      }
    }
    return text
  }

  /// Whether the `()` that has just been read is the parameter list of a closure.
  private var isParameterList: Bool {
    let next = rest.drop { $0 == " " }
    return ["->", "async", "throws"].contains { next.hasPrefix($0) }
  }

  /// Reads a word, or the name of a type without its module.
  private mutating func name() -> String {
    let module = word()
    guard rest.hasPrefix(".") else { return module }
    var parts: [String] = []
    while take(".") {
      // This is a private type, or one inside a function.
      if take("(unknown context") {
        skip(through: ")")
        continue
      }
      let word = word()
      parts.append(take("<") ? generic(word, isStandard: module == "Swift") : word)
    }
    let name = parts.joined(separator: ".")
    return module == "Swift" && name == "Error" ? "any Error" : name
  }

  /// Reads the rest of a generic type.
  private mutating func generic(_ name: String, isStandard: Bool) -> String {
    var arguments: [String] = []
    repeat {
      arguments.append(text(upTo: ",>").trimmingPrefix(" ").description)
    } while take(",")
    rest = rest.dropFirst()
    switch (name, arguments.count) {
    case ("Array", 1) where isStandard: return "[\(arguments[0])]"
    case ("Dictionary", 2) where isStandard: return "[\(arguments[0]): \(arguments[1])]"
    case ("Optional", 1) where isStandard:
      return arguments[0].contains(" ") ? "(\(arguments[0]))?" : "\(arguments[0])?"
    default: return "\(name)<\(arguments.joined(separator: ", "))>"
    }
  }

  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func skip(through end: Character) {
    rest = rest.drop { $0 != end }.dropFirst()
  }
}
