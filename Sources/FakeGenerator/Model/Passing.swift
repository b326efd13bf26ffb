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
  /// For autoclosures that the member cannot call.
  case unknown

  /// Finds out how a parameter has to be handed over.
  ///
  /// - Parameters:
  ///   - type: The parameter's type.
  ///   - effects: What the member does, which an autoclosure's value may need.
  init(_ type: TypeText, in effects: Effects) {
    let attributes = type.tokens.prefix { token in
      token.kind == .attribute || Self.ownership.contains(token.text)
    }
    let words = Set(attributes.map(\.text))
    let bare = TypeText(type.tokens.dropFirst(attributes.count))
    if bare.tokens.first?.text == "repeat" {
      self = .pack
    } else if words.contains("@autoclosure") {
      self = Passing(autoclosure: DeclarationReader.closureEffects(of: bare), in: effects)
    } else if !words.contains("@escaping"), !words.contains("inout"), bare.isFunction {
      self = .transient
    } else if !words.isDisjoint(with: ["borrowing", "consuming"]) {
      self = .copy
    } else {
      self = .value
    }
  }

  private init(autoclosure: Effects, in effects: Effects) {
    guard effects.isAsync || !autoclosure.isAsync else {
      self = .unknown
      return
    }
    let canTry = effects.throwing == .anything
    let trying = autoclosure.canThrow ? canTry ? "try " : "try? " : ""
    self = .evaluated(mark: trying + (autoclosure.isAsync ? "await " : ""))
  }

  private static let ownership: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
  ]
}

extension TypeText {
  /// Whether it is a function's type; the compiler writes out what aliases of such stand for.
  fileprivate var isFunction: Bool {
    tokens.first?.isSign("(") == true && contains("->")
  }
}
