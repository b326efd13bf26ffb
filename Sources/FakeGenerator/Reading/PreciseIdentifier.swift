/// The facts about a declaration that its mangled name contains.
struct PreciseIdentifier: Hashable, Sendable {
  let text: String

  /// Creates an identifier from its text.
  ///
  /// - Parameter text: The precise identifier in a symbol graph, such as `s:10Foundation4DateV`.
  init(_ text: String) { self.text = text }

  /// The parts of the mangled name of a Swift declaration.
  private var parts: MangledNameReader {
    MangledNameReader(text.hasPrefix("s:") ? text.dropFirst(2) : "")
  }

  /// The module that declares it, which the names of the standard library's declarations omit.
  var module: String? {
    var parts = parts
    if case .identifier(let name) = parts.next() { return name }
    // A Swift class that is visible to Objective-C names its module differently.
    guard text.hasPrefix("c:@M@") else { return nil }
    let names = text.split(separator: "@")
    return names.count > 2 ? String(names[2]) : nil
  }

  /// The name of an Objective-C or C declaration, or `nil` for one in Swift.
  var foreignName: String? {
    if text.hasPrefix("s:So") {
      if case .identifier(let name) = parts.dropFirst().first(where: { _ in true }) { return name }
      return nil
    }
    guard text.hasPrefix("c:"), module == nil else { return nil }
    let end = text.split { "@)".contains($0) }.last { !$0.hasSuffix("(cs") && !$0.hasSuffix("(pl") }
    return end.map(String.init)
  }

  /// Whether a type is nested in another one, or `nil` if the name doesn't tell.
  var isNested: Bool? {
    let parts = Array(parts)
    guard parts.count > 1, case .identifier = parts[0], case .identifier = parts[1] else {
      return nil
    }
    return parts.count > 3
  }

  /// The calling conventions of closure parameters, except those of Swift.
  ///
  /// A convention is `c` for C functions and `block` for Objective-C blocks. Symbol graphs omit it.
  var conventions: [String] {
    functionKinds.compactMap { ["C": "c", "B": "block", "L": "block"][$0] }
  }

  /// Whether a closure among the parameters doesn't escape.
  var hasNonescapingClosure: Bool { functionKinds.contains("E") }

  /// The letters for the kinds of function types that aren't plain, in the order of the mangled
  /// name.
  private var functionKinds: [Character] {
    zip(parts, parts.dropFirst()).compactMap { first, second in
      if first == .letter("X"), case .letter(let kind) = second { kind } else { nil }
    }
  }

  /// Determines which argument labels of a member are underscores in backticks, which symbol graphs
  /// don't distinguish from missing labels.
  ///
  /// - Parameters:
  ///   - count: The number of parameters.
  ///   - hasBaseName: Whether it is a function, rather than an initializer or subscript.
  /// - Returns: An answer for each parameter, as far as the name tells.
  func areUnderscores(labels count: Int, hasBaseName: Bool) -> [Bool] {
    ownName.dropFirst(hasBaseName ? 1 : 0).prefix(count).map { $0 == .identifier("_") }
  }

  /// Whether it is an associated type.
  var isAssociatedType: Bool { text.hasSuffix("Qa") }

  /// Whether it is a generic parameter.
  var isGenericParameter: Bool { text.hasSuffix("fp") }

  /// Whether a unary operator is a prefix or a postfix, which its declaration doesn't tell.
  var fixity: Fixity? {
    let kind = ownName.dropFirst().prefix(2)
    if kind == [.letter("o"), .letter("p")] { return .prefix }
    return kind == [.letter("o"), .letter("P")] ? .postfix : nil
  }

  /// The parts of the mangled name from the member's own name on.
  private var ownName: ArraySlice<MangledNameReader.Part> {
    var rest = Array(parts).dropFirst()
    while case .identifier = rest.first, case .letter(let kind) = rest.dropFirst().first,
      "CVOP".contains(kind)
    {
      rest = rest.dropFirst(2)
    }
    return rest
  }
}

/// The position of a unary operator.
enum Fixity: String, Sendable {
  case prefix, postfix
}
