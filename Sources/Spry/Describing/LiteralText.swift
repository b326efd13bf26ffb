/// Writes values as Swift code to paste, with a placeholder for values that have no literal.
enum LiteralText {
  /// The maximum number of characters of a string that is written as a literal.
  private static let characterLimit = 200

  /// Writes an argument for a stub: a literal or a placeholder.
  ///
  /// - Returns: `nil` if values of this type can't be compared.
  static func argument(_ value: Any?) -> String? {
    guard let value = Optionals.flatten(value) else { return "nil" }
    if Comparison.mistake(in: value) != nil { return nil }
    return literal(HashableBox.unbox(value)) ?? "<#\(TypeText.describe(typeOf: value))#>"
  }

  /// Whether a value is written as a literal or as a case.
  static func isWritable(_ value: Any) -> Bool { literal(value) != nil }

  /// Writes a placeholder for a value of a type, or nothing for `Void`.
  static func placeholder(for type: any Any.Type) -> String {
    type == Void.self ? "" : "<#\(TypeText.describe(type))#>"
  }

  private static func literal(_ value: Any) -> String? {
    switch value {
    case let string as String where type(of: value) == String.self:
      string.count <= characterLimit ? string.quoted : nil
    case let number as Double where type(of: value) == Double.self:
      number.isFinite ? "\(number)" : nil
    case let number as Int where type(of: value) == Int.self: "\(number)"
    case let number as any BinaryInteger: "\(number) as \(TypeText.describe(typeOf: value))"
    case let flag as Bool where type(of: value) == Bool.self: "\(flag)"
    case let type as any Any.Type: TypeText.append(".self", to: TypeText.describe(type))
    default: enumCase(value)
    }
  }

  /// Writes an enum case without a payload.
  ///
  /// An enum that describes itself hides the names of its cases.
  private static func enumCase(_ value: Any) -> String? {
    guard case .enumCase(let name, let payload) = Shape(value), payload.isEmpty,
      name.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    return "\(TypeText.describe(typeOf: value)).\(Keyword.escape(name))"
  }
}
