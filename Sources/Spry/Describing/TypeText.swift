/// Prints types as they are written in Swift: `[Trail]`, `Int?`.
enum TypeText {
  static func describe(_ type: any Any.Type) -> String {
    (type as? any SugaredType.Type)?.sugaredName ?? String(describing: type)
  }

  /// Prints the type of a value as an expression: `Trail.self`, `(() -> Int).self`.
  static func metatype(of value: Any?) -> String {
    metatype(code(typeOf: value))
  }

  /// Prints a type as an expression.
  static func metatype(_ name: String) -> String {
    name.contains(" ") ? "(\(name)).self" : "\(name).self"
  }

  /// Prints the type of a value without its optionals.
  static func describe(typeOf value: Any?) -> String {
    Optionals.flatten(value).map { describe(type(of: $0)) } ?? "nil"
  }
}

/// A type that has a special spelling in Swift.
private protocol SugaredType {
  static var sugaredName: String { get }
  /// The type inside an optional, or `nil` for other types.
  static var wrappedType: (any Any.Type)? { get }
}

extension SugaredType {
  fileprivate static var wrappedType: (any Any.Type)? { nil }
}

extension Array: SugaredType {
  fileprivate static var sugaredName: String { "[\(TypeText.describe(Element.self))]" }
}

extension Dictionary: SugaredType {
  fileprivate static var sugaredName: String {
    "[\(TypeText.describe(Key.self)): \(TypeText.describe(Value.self))]"
  }
}

extension Optional: SugaredType {
  fileprivate static var wrappedType: (any Any.Type)? { Wrapped.self }

  fileprivate static var sugaredName: String {
    let name = TypeText.describe(Wrapped.self)
    return name.contains(" ") ? "(\(name))?" : "\(name)?"
  }
}

extension TypeText {
  /// Returns a hint for a closure that was rejected only because of `@Sendable`, or an empty
  /// string.
  static func sendableHint(_ expected: any Any.Type, _ received: Any?) -> String {
    guard let received = Optionals.flatten(received) else { return "" }
    let wrapped = (expected as? any SugaredType.Type)?.wrappedType ?? expected
    let texts = [wrapped, type(of: received)].map { String(reflecting: $0) }
    let plain = texts.map { $0.replacing("@Sendable ", with: "") }
    guard texts[0] != texts[1], plain[0] == plain[1] else { return "" }
    return "\nThey differ only in @Sendable; write the type with @Sendable."
  }
}

extension Transient.Placeholder: CustomStringConvertible {
  /// The type of the value that was not recorded.
  package var description: String { "\(TypeText.describe(type)) (not recorded)" }
}

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
