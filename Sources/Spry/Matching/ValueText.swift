/// Prints values as they would be written in Swift, as far as that is possible and short.
enum ValueText {
  /// The maximum length of a string that is printed in full.
  private static let stringLimit = 200
  /// Returns the maximum number of elements of a collection that are printed.
  ///
  /// Nested collections print fewer, so that the whole stays short at any depth.
  private static func elementLimit(at depth: Int) -> Int { depth < 3 ? [20, 6, 2][depth] : 1 }
  /// The maximum size of a dictionary or set that is sorted to show some of its entries.
  private static let entryLimit = 1_000
  /// The maximum length of the properties that are printed of an object.
  private static let propertyLimit = 60
  /// The depth to which values inside other values are printed.
  private static let depthLimit = 6

  static func describe(_ value: Any?) -> String { describe(value, depth: 0) }

  /// Prints a value with its type, for values that look the same without it.
  static func describeWithType(_ value: Any?) -> String {
    guard let value = Optionals.flatten(value) else { return "nil" }
    let (text, type) = (describe(value), TypeText.describe(typeOf: value))
    let isNamed = TypeKind.isClosure(value) || value is any Any.Type || Argument.isUnknown(value)
    return isNamed || text.hasPrefix("\(type)(") ? text : "\(text) (\(type))"
  }

  private static func describe(_ value: Any?, depth: Int) -> String {
    guard let value = Optionals.flatten(value) else { return "nil" }
    guard depth < depthLimit else { return "…" }
    switch value {
    case is String, is Substring: return shorten("\(value)")
    case let character as Character: return String(character).quoted
    case let type as any Any.Type: return TypeText.append(".self", to: TypeText.describe(type))
    case let argument as any InoutArgument: return describe(argument.anyValue, depth: depth)
    default: break
    }
    if let matcher = value as? any Matcher { return matcher.untyped.description }
    let shape = Shape(presenting: value)
    switch shape {
    case .list(let elements): return list(elements, depth: depth) { describe($0, depth: depth + 1) }
    case .set(let elements): return sorted(elements, by: \.self, depth) { text, _ in text }
    case .entries(let entries):
      if entries.isEmpty { return "[:]" }
      return sorted(entries, by: \.key, depth) { "\($0): \(describe($1.value, depth: depth + 1))" }
    case .tuple(let parts): return "(\(fields(parts, depth: depth)))"
    case .enumCase, .fields, .leaf: break
    }
    // Not before, because a cast to a class of Foundation converts a whole list.
    if let text = foundation(value) ?? ownDescription(of: value) { return text }
    let type = TypeText.describe(typeOf: value)
    if TypeKind.isClosure(value) { return "a closure \(type)" }
    switch shape {
    case .enumCase(let name, let payload):
      return payload.isEmpty ? ".\(name)" : ".\(name)(\(fields(payload, depth: depth)))"
    case .fields(let parts): return "\(type)(\(fields(parts, depth: depth)))"
    default:
      // A custom mirror may claim that the value contains itself.
      let isOpaque = value is any CustomReflectable || Identity.object(value) != nil
      return isOpaque ? object(value, depth) : String(describing: value)
    }
  }

  /// Prints an object as its type and its simple properties, if it has any.
  private static func object(_ object: Any, _ depth: Int) -> String {
    let text = fields(Shape.simpleProperties(of: object), depth: depth)
    let end = text.count > propertyLimit ? "…" : ""
    let space = text.isEmpty ? "" : " "
    return "<\(TypeText.describe(typeOf: object))\(space)\(text.prefix(propertyLimit))\(end)>"
  }

  /// Returns the value's own description, if its type provides one.
  private static func ownDescription(of value: Any) -> String? {
    if type(of: value) is AnyClass, let path = value as? AnyKeyPath { return path.text }
    let text =
      (value as? any CustomStringConvertible)?.description
      ?? (value as? any CustomDebugStringConvertible)?.debugDescription
    return text.map { shorten($0, text: \.escaped) }
  }

  /// Prints a string, or its beginning and its end if it is long.
  static func shorten(_ string: String, text: (String) -> String = \.quoted) -> String {
    guard string.utf8.count > stringLimit, string.count > stringLimit else { return text(string) }
    let half = stringLimit / 2
    return "\(text(String(string.prefix(half)))) … "
      + "\(text(String(string.suffix(half)))) (\(string.count) characters)"
  }

  /// Prints a list, reading only the elements that are shown.
  private static func list<Elements: RandomAccessCollection>(
    _ elements: Elements, depth: Int, text: (Elements.Element) -> String
  ) -> String {
    let texts = ListText.shortened(
      elements, keeping: elementLimit(at: depth), gap: { _ in "…" }, text)
    let size = texts.count < elements.count ? " (\(elements.count) elements)" : ""
    return "[\(texts.joined(separator: ", "))]\(size)"
  }

  /// Prints a set or a dictionary, sorted by the texts of its elements or keys, because it has no
  /// order, but descriptions that are compared with each other need one.
  private static func sorted<Element>(
    _ elements: AnyCollection<Element>, by key: (Element) -> Any, _ depth: Int,
    text: (String, Element) -> String
  ) -> String {
    guard elements.count <= entryLimit else { return "[…] (\(elements.count) elements)" }
    let sorted = elements.map { (key: describe(key($0), depth: depth + 1), element: $0) }
      .sorted { $0.key < $1.key }
    return list(sorted, depth: depth) { text($0.key, $0.element) }
  }

  /// Prints the parts of a struct, a case, or a tuple, fewer of them at greater depth.
  private static func fields(_ parts: [Shape.Part], depth: Int) -> String {
    let limit = max(4, 32 >> depth)
    let texts = parts.prefix(limit).map {
      ListText.labeled($0.label, describe($0.value, depth: depth + 1))
    }
    return (texts + (parts.count > limit ? ["…"] : [])).joined(separator: ", ")
  }
}
