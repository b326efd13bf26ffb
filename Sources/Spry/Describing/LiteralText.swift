/// Writes values as Swift code to paste, with a placeholder for values that have no literal.
enum LiteralText {
  static func describe(_ value: Any?) -> String {
    guard let value = Optionals.flatten(value) else { return "nil" }
    return literal(value) ?? "<#\(TypeText.describe(typeOf: value))#>"
  }

  /// A placeholder for a value of a type; nothing for `Void`.
  static func placeholder(for type: any Any.Type) -> String {
    type == Void.self ? "" : "<#\(TypeText.describe(type))#>"
  }

  private static func literal(_ value: Any) -> String? {
    switch value {
    case is String, is Int, is Double, is Bool:
      return ValueText.describe(value)
    case let type as any Any.Type:
      return "\(TypeText.describe(type)).self"
    case let array as [Any]:
      let elements = array.map(literal)
      guard !elements.isEmpty, !elements.contains(nil) else { return nil }
      return "[\(elements.compactMap(\.self).joined(separator: ", "))]"
    default:
      let mirror = Mirror(reflecting: value)
      // An enum that describes itself hides the names of its cases.
      guard mirror.displayStyle == .enum, mirror.children.isEmpty,
        !(value is any CustomStringConvertible)
      else { return nil }
      return "\(type(of: value)).\(value)"
    }
  }
}
