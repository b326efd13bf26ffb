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
