/// How a parameter is handed to Spry, which keeps arguments as `Any`.
enum Passing: Hashable, Sendable {
  case value
  /// For what is borrowed, or would be given away.
  case copy
  /// For parameter packs.
  case pack
  /// For closures that must not escape.
  case transient
  /// For autoclosures: what they give is the argument.
  case evaluated(Effects)

  /// Finds out how a parameter has to be handed over.
  ///
  /// - Parameters:
  ///   - type: The parameter's type.
  ///   - effects: What the member does, which an autoclosure's value may need.
  ///   - symbol: The member's precise identifier.
  ///   - index: Where type aliases can be looked up.
  init(_ type: TypeText, in effects: Effects, of symbol: String, _ index: SymbolIndex) {
    let words = type.tokens.prefix { $0.kind == .attribute || Self.ownership.contains($0.text) }
    let bare = TypeText(type.tokens.dropFirst(words.count))
    if bare.tokens.first?.text == "repeat" {
      self = .pack
    } else if words.contains(where: { $0.text == "@autoclosure" }) {
      let closure = DeclarationReader.closureEffects(of: bare)
      let canAwait = effects.isAsync || !closure.isAsync
      let canTry = effects.throwing == .anything || !closure.canThrow
      let isEscaping = words.contains { $0.text == "@escaping" }
      self = canAwait && canTry ? .evaluated(closure) : isEscaping ? .value : .transient
    } else if !words.contains(where: { $0.text == "@escaping" }),
      !words.contains(where: { $0.text == "inout" }),
      Self.isFunction(bare, of: symbol, index)
    {
      self = .transient
    } else if words.contains(where: { ["borrowing", "consuming"].contains($0.text) }) {
      self = .copy
    } else {
      self = .value
    }
  }

  private static let ownership: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
  ]

  private static func isFunction(_ type: TypeText, of symbol: String, _ index: SymbolIndex) -> Bool
  {
    if type.tokens.first?.isSign("(") == true, type.contains("->") { return true }
    guard let id = type.tokens.last?.symbol,
      type.tokens.allSatisfy({ $0.kind != .sign || $0.text == "." })
    else { return false }
    guard let alias = index.symbol(id) else {
      // An alias ends in "a", and "XE" stands for a function that does not escape.
      return id.hasSuffix("a") && symbol.contains("XE")
    }
    guard alias.kind == .typealias else { return false }
    let aliased = DeclarationReader.read(Token.tokens(of: alias.fragments)).aliased
    let bare = TypeText(aliased.tokens.drop { $0.kind == .attribute })
    return isFunction(bare, of: symbol, index)
  }
}
