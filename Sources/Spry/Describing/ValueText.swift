/// Prints values as they would be written in Swift, as far as that is possible.
enum ValueText {
  static func describe(_ value: Any?) -> String {
    guard let value = Optionals.flatten(value) else { return "nil" }
    switch value {
    case let string as String: return string.debugDescription
    case let string as Substring: return string.debugDescription
    case let character as Character: return character.debugDescription
    case let error as any Error where type(of: error) is AnyClass == false: return "\(error)"
    default: break
    }
    let type = "\(type(of: value))"
    return type.contains("->") && Mirror(reflecting: value).displayStyle == nil
      ? "a closure \(type)" : String(describing: value)
  }

  /// The value with its type, where the value alone would not tell two apart.
  static func describeWithType(_ value: Any?) -> String {
    guard let value = Optionals.flatten(value) else { return "nil" }
    return "\(describe(value)) (\(type(of: value)))"
  }
}
