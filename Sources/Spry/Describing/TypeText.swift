/// Prints types as they are written in Swift: `[Trail]`, `Int?`.
enum TypeText {
  static func describe(_ type: any Any.Type) -> String {
    (type as? any SugaredType.Type)?.sugaredName ?? String(describing: type)
  }

  /// The type of a value, looked at from inside of its optionals.
  static func describe(typeOf value: Any?) -> String {
    Optionals.flatten(value).map { describe(type(of: $0)) } ?? "nil"
  }
}

/// A type with a spelling of its own in Swift.
private protocol SugaredType {
  static var sugaredName: String { get }
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
  fileprivate static var sugaredName: String {
    let name = TypeText.describe(Wrapped.self)
    return name.contains(" ") ? "(\(name))?" : "\(name)?"
  }
}
