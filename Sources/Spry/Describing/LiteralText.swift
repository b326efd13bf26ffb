/// Writes values as Swift code to paste, with a placeholder for values that have no literal.
enum LiteralText {
  /// The maximum number of elements of a list that is written as a literal.
  private static let elementLimit = 10
  /// The maximum number of characters of a string that is written as a literal.
  private static let characterLimit = 200

  /// Writes an argument for `with(…)`.
  ///
  /// It is a literal, a placeholder, or a matcher if values of this type can't be compared.
  static func argument(_ value: Any?) -> String {
    guard let value = Optionals.flatten(value) else { return "nil" }
    if Comparison.incomparableType(in: value) != nil { return "Argument.anything" }
    return literal(HashableBox.unbox(value)) ?? "<#\(TypeText.code(typeOf: value))#>"
  }

  /// Writes a placeholder for a value of a type, or nothing for `Void`.
  static func placeholder(for type: any Any.Type) -> String {
    type == Void.self ? "" : "<#\(TypeText.code(type))#>"
  }

  private static func literal(_ value: Any) -> String? {
    switch value {
    case let string as String where type(of: value) == String.self:
      return string.count <= characterLimit ? string.quoted : nil
    case let number as Double where type(of: value) == Double.self:
      return number.isFinite ? "\(number)" : nil
    case let number as any BinaryInteger:
      return type(of: value) == Int.self ? "\(number)" : "\(number) as \(type(of: value))"
    case let flag as Bool where type(of: value) == Bool.self:
      return "\(flag)"
    case let type as any Any.Type:
      return TypeText.metatype(TypeText.code(type))
    case let list as any Container:
      return elements(of: list)
    default:
      return foundation(value) ?? enumCase(value)
    }
  }

  /// Writes an array whose elements all have literals.
  ///
  /// Without a type annotation, Swift accepts only elements of one type.
  private static func elements(of list: any Container) -> String? {
    guard type(of: list).kind == .array, 1...elementLimit ~= list.count else { return nil }
    let parts = list.parts
    let elementType = type(of: list).partTypes[0]
    guard parts.allSatisfy({ type(of: $0) == elementType }) else { return nil }
    let literals = parts.compactMap(literal)
    guard literals.count == parts.count else { return nil }
    return "[\(literals.joined(separator: ", "))]"
  }

  /// Writes an enum case without a payload.
  ///
  /// An enum that describes itself hides the names of its cases.
  private static func enumCase(_ value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    let name = "\(value)"
    guard mirror.displayStyle == .enum, mirror.children.isEmpty,
      !(value is any CustomStringConvertible), name.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    return "\(TypeText.code(typeOf: value)).\(name)"
  }
}
