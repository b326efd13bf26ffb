/// How a parameter is handed to Spry, which keeps arguments as `Any`.
enum Passing: Hashable, Sendable {
  case value
  /// For what is borrowed, or would be given away.
  case copy
  /// For parameter packs.
  case pack
  /// For closures that must not escape.
  case transient
  /// For autoclosures: what they give is the argument. The mark is `try`, or `await`, or both.
  case evaluated(mark: String)
  /// For what cannot be kept, or not be known: a text takes its place.
  case placeholder(String)

  /// Finds out how a parameter has to be handed over.
  ///
  /// - Parameters:
  ///   - type: The parameter's type.
  ///   - effects: What the member does, which an autoclosure's value may need.
  init(_ type: TokenList, in effects: Effects) {
    let bare = Self.bare(type)
    let attributes = type.tokens.dropLast(bare.tokens.count)
    let words = Set(attributes.map(\.text))
    if bare.tokens.first?.text == "repeat" {
      // The compiler ends with an internal error on a tuple of functions that it makes of a pack.
      self = bare.contains("->") ? .placeholder(type.text) : .pack
    } else if words.contains("@autoclosure") {
      var closure = DeclarationReader.closureEffects(of: bare)
      // From outside of its actor, it has to be waited for.
      if attributes.contains(where: { $0.symbol != nil }) { closure.isAsync = true }
      self = Passing(autoclosure: closure, in: effects)
    } else if words.isDisjoint(with: ["@escaping", "inout"]), bare.isFunction, !bare.isVariadic {
      self = words.isDisjoint(with: Self.unlendable) ? .transient : .placeholder(type.text)
    } else if !words.isDisjoint(with: ["borrowing", "consuming"]) {
      self = .copy
    } else {
      self = .value
    }
  }

  /// A type without the attributes and words before it.
  static func bare(_ type: TokenList) -> TokenList {
    TokenList(type.tokens.drop { $0.kind == .attribute || ownership.contains($0.text) })
  }

  private init(autoclosure: Effects, in effects: Effects) {
    guard effects.isAsync || !autoclosure.isAsync else {
      self = .placeholder("async autoclosure")
      return
    }
    let canTry = effects.throwing == .anything
    let trying = autoclosure.canThrow ? canTry ? "try " : "try? " : ""
    self = .evaluated(mark: trying + (autoclosure.isAsync ? "await " : ""))
  }

  /// What the compiler cannot handle in closures that do not escape: it ends with an internal
  /// error.
  private static let unlendable: Set<String> = ["@isolated(any)", "borrowing", "consuming"]

  private static let ownership: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
  ]
}

extension TokenList {
  /// Whether it is a function's type; the compiler writes out what aliases of such stand for.
  fileprivate var isFunction: Bool {
    tokens.first?.isSign("(") == true && contains("->")
  }

  /// Whether any number of values is taken, which may escape if they are closures.
  fileprivate var isVariadic: Bool { tokens.last?.isSign("...") == true }
}
