/// Prints types as a test can write them, with their enclosing types and without modules.
///
/// Examples are `[Trail]`, `Hike.Leg?`, and `(Result<[Trail], any Error>) -> Void`.
package enum TypeText {
  /// The types that have been printed, because a search for look-alikes prints many values of few types.
  private static let known = Lock<[ObjectIdentifier: String]>([:])

  package static func describe(_ type: any Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let text = known.withLock({ $0[key] }) { return text }
    let text = read(type)
    known.withLock { $0[key] = text }
    return text
  }

  private static func read(_ type: any Any.Type) -> String {
    var reader = TypeReader(type)
    let name = reader.text()
    // Only the mangled name of a type shows that it is that of a protocol.
    let isProtocol =
      _mangledTypeName(type).map { $0.hasSuffix("p") && !$0.hasPrefix("yp") } ?? false
    return isProtocol && !name.hasPrefix("any ") ? "any \(name)" : name
  }

  /// Prints the type of a value without its optionals, or `Any?` for `nil`.
  static func describe(typeOf value: Any?) -> String {
    Optionals.flatten(value).map { describe(type(of: $0)) } ?? "Any?"
  }

  /// Prints the type of a value as an expression: `Trail.self`, `(() -> Int).self`.
  static func metatype(of value: Any?) -> String { append(".self", to: describe(typeOf: value)) }

  /// Writes something after a type, which needs parentheses if it has spaces outside brackets.
  package static func append(_ suffix: String, to name: String) -> String {
    var depth = 0
    let isCompound = name.replacing("->", with: "").contains { character in
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      return depth == 0 && character == " "
    }
    return isCompound ? "(\(name))\(suffix)" : "\(name)\(suffix)"
  }
}

/// Converts the runtime's name of a type into Swift code, from left to right.
private struct TypeReader {
  private var rest: Substring
  private let hasProtocols: Bool

  init(_ type: any Any.Type) {
    // The runtime's `any Collection<Swift.Collection.Element == Int>` isn't Swift code, and neither is
    // the `(Pair in _F80D)` for a private protocol, nor the `__owned` after `sending`. A type inside
    // an extension or a function is in parentheses, too.
    let name = String(reflecting: type).replacing("__owned ", with: "")
      .replacing(#/\((?:extension in|unknown context at) [^)]*\)[:.]/#, with: "")
    let hasRequirement = name.utf8.contains(UInt8(ascii: "="))
    let plain = hasRequirement ? name.replacing(#/\((\w+) in \w+\)/#) { $0.1 } : name
    rest = hasRequirement ? plain.replacing(#/[\w.]+ == /#, with: "")[...] : plain[...]
    hasProtocols = _mangledTypeName(type)?.contains("_p") ?? false
  }

  /// Reads up to one of these characters, or to the end.
  mutating func text(upTo ends: String = "") -> String {
    var text = ""
    while let character = rest.first, !ends.contains(character) {
      if take("->") {
        text += "->"
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
    // `Any.Type` has no module.
    guard rest.hasPrefix("."), module != "Any" else { return module }
    var parts: [String] = []
    while take(".") {
      let word = word()
      parts.append(take("<") ? generic(word, isStandard: module == "Swift") : word)
    }
    let name = parts.joined(separator: ".")
    return isProtocol(name, in: module) ? "any \(name)" : name
  }

  /// Whether a name is that of a protocol, which the runtime's name of a type doesn't show.
  private func isProtocol(_ name: String, in module: String) -> Bool {
    // The runtime also finds a protocol named after any type of the standard library.
    if module == "Swift" { return name == "Error" }
    return hasProtocols && _typeByName("\(module.count)\(module)\(name.count)\(name)_p") != nil
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
    case ("Optional", 1) where isStandard: return TypeText.append("?", to: arguments[0])
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
}

extension AnyKeyPath {
  /// The key path without its root type: `\.ascent`.
  package func path(from root: any Any.Type) -> String {
    text.replacing("\\\(root)", with: "\\", maxReplacements: 1)
  }

  /// The key path without the addresses of components that have no name:
  /// `\Trail.<computed 0x1234 (Int)>` becomes `\Trail.(Int)`.
  package var text: String {
    String(describing: self).replacing(/<computed 0x[0-9a-f]+ (\(.*?\))>/) { $0.1 }
      .replacing("..", with: ".")
  }
}
