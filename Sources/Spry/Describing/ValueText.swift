/// Prints values as they would be written in Swift, as far as that is possible and short.
enum ValueText {
  /// The maximum length of a string that is printed in full.
  private static let stringLimit = 200
  /// Returns the maximum number of elements of a collection that are printed.
  ///
  /// Nested collections print fewer, so that the whole stays short at any depth.
  private static func elementLimit(at depth: Int) -> Int {
    max(1, (0..<depth).reduce(20) { limit, _ in limit / 3 })
  }
  /// The maximum size of a dictionary or set that is sorted to show some of its entries.
  private static let entryLimit = 1_000
  /// The depth to which values inside other values are printed.
  private static let depthLimit = 6

  static func describe(_ value: Any?) -> String {
    describe(value, depth: 0)
  }

  /// Prints a value with its type, for values that look the same without it.
  static func describeWithType(_ value: Any?) -> String {
    guard let value = Optionals.flatten(value) else { return "nil" }
    let text = describe(value)
    if isClosure(value) || value is any Any.Type { return text }
    return "\(text) (\(TypeText.describe(typeOf: value)))"
  }

  static func isClosure(_ value: Any) -> Bool {
    String(describing: type(of: value)).contains("->")
      && Mirror(reflecting: value).displayStyle == nil
  }

  private static func describe(_ value: Any?, depth: Int) -> String {
    guard let value = Optionals.flatten(value) else { return "nil" }
    guard depth < depthLimit else { return "…" }
    switch value {
    case let string as String: return shorten(string)
    case let string as Substring: return shorten(String(string))
    case let character as Character: return String(character).quoted
    case let type as any Any.Type: return "\(TypeText.describe(type)).self"
    case let argument as Argument: return argument.description
    default: break
    }
    switch value {
    case let list as any Container where type(of: list).kind.isList:
      return self.list(of: list.count, depth: depth) {
        (list.slice($0) as? any Container)?.parts ?? []
      }
    case let entries as any EntryContainer where entries.count > entryLimit:
      return "[…] (\(entries.count) entries)"
    case let set as any Container where type(of: set).kind == .set:
      return self.set(set, depth: depth)
    default: break
    }
    if let text = foundation(value) { return text }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection, .set: return list(mirror.children.map(\.value), depth: depth)
    case .dictionary: return dictionary(mirror, depth: depth)
    case .tuple: return "(\(fields(mirror, depth: depth)))"
    default: break
    }
    if isClosure(value) { return "a closure \(TypeText.describe(typeOf: value))" }
    if let described = ownDescription(of: value) { return described }
    switch mirror.displayStyle {
    case .enum: return enumCase(value, mirror, depth: depth)
    case .struct: return "\(TypeText.describe(typeOf: value))(\(fields(mirror, depth: depth)))"
    case .class, .foreignReference: return "<\(TypeText.describe(typeOf: value))>"
    default: return String(describing: value)
    }
  }

  /// Returns the value's own description, if its type provides one.
  private static func ownDescription(of value: Any) -> String? {
    switch value {
    case let value as any CustomStringConvertible: value.description
    case let value as any CustomDebugStringConvertible: value.debugDescription
    default: nil
    }
  }

  private static func shorten(_ string: String) -> String {
    guard string.count > stringLimit else { return string.quoted }
    let half = stringLimit / 2
    return "\(String(string.prefix(half)).quoted) … "
      + "\(String(string.suffix(half)).quoted) (\(string.count) characters)"
  }

  private static func list(_ elements: [Any], depth: Int) -> String {
    list(of: elements.count, depth: depth) { Array(elements[$0]) }
  }

  /// Prints a list, reading only the elements that are shown.
  private static func list(
    of count: Int, depth: Int, _ elements: (Range<Int>) -> [Any]
  ) -> String {
    let leftOut = ListText.middle(of: count, keeping: elementLimit(at: depth))
    func texts(_ range: Range<Int>) -> [String] {
      elements(range).map { describe($0, depth: depth + 1) }
    }
    if leftOut.isEmpty { return "[\(texts(0..<count).joined(separator: ", "))]" }
    let shown = texts(0..<leftOut.lowerBound) + ["…"] + texts(leftOut.upperBound..<count)
    return "[\(shown.joined(separator: ", "))] (\(count) elements)"
  }

  /// Prints a set, sorted by the text of its elements, because a set has no order and texts need
  /// one.
  private static func set(_ set: any Container, depth: Int) -> String {
    guard set.count <= entryLimit else { return "[…] (\(set.count) elements)" }
    let texts = set.parts.map { describe($0, depth: depth + 1) }.sorted()
    let leftOut = ListText.middle(of: texts.count, keeping: elementLimit(at: depth))
    if leftOut.isEmpty { return "[\(texts.joined(separator: ", "))]" }
    let shown = texts[..<leftOut.lowerBound] + ["…"] + texts[leftOut.upperBound...]
    return "[\(shown.joined(separator: ", "))] (\(texts.count) elements)"
  }

  private static func dictionary(_ mirror: Mirror, depth: Int) -> String {
    guard !mirror.children.isEmpty else { return "[:]" }
    // A dictionary has no order, but descriptions that are compared with each other need one.
    let entries = mirror.children.compactMap { child -> (key: String, value: Any)? in
      let entry = Mirror(reflecting: child.value).children.map(\.value)
      return entry.count == 2 ? (describe(entry[0], depth: depth + 1), entry[1]) : nil
    }
    .sorted { $0.key < $1.key }
    let shown = entries.prefix(elementLimit(at: depth))
      .map { "\($0.key): \(describe($0.value, depth: depth + 1))" }
    let text = shown.joined(separator: ", ")
    return entries.count > shown.count ? "[\(text), …] (\(entries.count) entries)" : "[\(text)]"
  }

  private static func enumCase(_ value: Any, _ mirror: Mirror, depth: Int) -> String {
    guard let child = mirror.children.first else { return ".\(value)" }
    let name = child.label ?? "\(value)"
    let payload = Mirror(reflecting: child.value)
    return payload.displayStyle == .tuple
      ? ".\(name)(\(fields(payload, depth: depth)))"
      : ".\(name)(\(describe(child.value, depth: depth + 1)))"
  }

  private static func fields(_ mirror: Mirror, depth: Int) -> String {
    mirror.children.map { child in
      let text = describe(child.value, depth: depth + 1)
      guard let label = child.label, !label.hasPrefix(".") else { return text }
      return "\(label): \(text)"
    }.joined(separator: ", ")
  }
}

/// The parts of a value, named the way they are written after it: `.city`, `[2]`, `["key"]`.
struct ValueParts {
  let values: [(String, Any)]
  /// The name of the case, if the value is an enum.
  let caseName: String?
  private let index: [String: Int]

  /// Takes a value apart, or returns `nil` if it is compared as a whole.
  ///
  /// Numbers and enums without a payload are compared as a whole. So are objects, which could
  /// contain themselves.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - describesItself: Whether to take apart even a value that has its own description.
  init?(_ value: Any, describesItself: Bool = false) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct
    where (describesItself || !(value is any CustomStringConvertible))
      && !mirror.children.isEmpty,
      .tuple:
      values = ValueParts.members(of: mirror)
      caseName = nil
    case .enum:
      guard let payload = mirror.children.first, let name = payload.label else { return nil }
      caseName = name
      let parts = Mirror(reflecting: payload.value)
      values =
        parts.displayStyle == .tuple
        ? ValueParts.members(of: parts).map { (".\(name)\($0.0)", $0.1) }
        : [(".\(name)", payload.value)]
    default:
      return nil
    }
    index = Dictionary(
      values.enumerated().map { ($1.0, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Finds a part by its name, using an index because a value may have very many parts.
  func value(named name: String) -> Any? {
    index[name].map { values[$0].1 }
  }

  /// Returns fields by their names, and the unnamed elements of a tuple by their numbers.
  private static func members(of mirror: Mirror) -> [(String, Any)] {
    mirror.children.map { child in
      let label = child.label ?? ""
      return (label.hasPrefix(".") ? label : ".\(label)", child.value)
    }
  }
}
