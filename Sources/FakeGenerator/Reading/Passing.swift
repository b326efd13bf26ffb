/// How a parameter is passed to Spry, which stores arguments as `Any`.
enum Passing: Hashable, Sendable {
  case value
  /// For parameters that are borrowed or consumed.
  case copy
  /// For parameters that stubs can write.
  case written
  /// For parameter packs.
  case pack
  /// For closures that must not escape.
  case transient
  /// For closures whose errors leave the member.
  case rethrown
  /// For autoclosures, whose value is the argument; the mark is `try`, `await` or both.
  case evaluated(mark: String)
  /// For values that can't be stored or evaluated, which are replaced with text.
  case placeholder(String)

  /// Creates the way in which a parameter is passed.
  ///
  /// - Parameters:
  ///   - type: The parameter's type.
  ///   - effects: The member's effects, which limit those of evaluating an autoclosure.
  init(_ type: TokenList, in effects: Effects) {
    let bare = Self.bare(type)
    let attributes = type.tokens.dropLast(bare.tokens.count)
    let words = Set(attributes.map(\.text))
    if bare.tokens.first?.text == "repeat" {
      self = .pack
    } else if words.contains("@autoclosure") {
      var closure = DeclarationReader.closureEffects(of: bare)
      // Outside its actor, the call needs 'await'.
      if attributes.contains(where: { $0.symbol != nil }) { closure.isAsync = true }
      self = Passing(autoclosure: closure, in: effects)
    } else if words.isDisjoint(with: ["@escaping", "inout"]), bare.isFunction, !bare.isVariadic {
      self = words.isDisjoint(with: Self.unlendable) ? .transient : .placeholder(type.text)
    } else if words.contains("inout") {
      self = .written
    } else if !words.isDisjoint(with: ["borrowing", "consuming"]) {
      self = .copy
    } else {
      self = .value
    }
  }

  /// A type without its leading attributes and ownership words.
  static func bare(_ type: TokenList) -> TokenList {
    TokenList(type.tokens.drop { $0.kind == .attribute || ownership.contains($0.text) })
  }

  private init(autoclosure: Effects, in effects: Effects) {
    guard effects.isAsync || !autoclosure.isAsync else {
      self = .placeholder("async autoclosure")
      return
    }
    let canTry = [.anything, .rethrowing, autoclosure.throwing].contains(effects.throwing)
    let trying = autoclosure.canThrow ? canTry ? "try " : "try? " : ""
    self = .evaluated(mark: trying + (autoclosure.isAsync ? "await " : ""))
  }

  /// Words in types of non-escaping closures on which the compiler crashes.
  private static let unlendable: Set<String> = ["@isolated(any)", "borrowing", "consuming"]

  /// Words that describe how a value is passed and aren't part of its type.
  static let ownership: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
  ]
}

extension TokenList {
  /// Whether it is a function type; the compiler has replaced aliases of such types.
  var isFunction: Bool { tokens.first?.isSign("(") == true && contains("->") }

  /// Whether it is the type of an async function.
  var isAsyncFunction: Bool { DeclarationReader.closureEffects(of: Passing.bare(self)).isAsync }

  /// Whether the parameter is variadic; closures in it are escaping.
  var isVariadic: Bool { tokens.last?.isSign("...") == true }
}
