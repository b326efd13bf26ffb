/// A declaration taken apart: what the compiler printed, as values.
struct Declaration: Sendable {
  /// `@MainActor`, `@discardableResult`.
  var attributes: [Token] = []
  /// `static`, `nonisolated(nonsending)`, `final`.
  var modifiers: [String] = []
  /// `func`, `var`, `protocol`.
  var keyword = ""
  var name = ""
  var isFailable = false
  /// What stands between `<` and `>` behind the name.
  var generics = TokenList()
  var parameters: [Parameter] = []
  var effects = Effects()
  /// What a function returns or a property is; empty where nothing is returned.
  var result = TokenList()
  /// What stands behind `where`, one for each requirement.
  var constraints: [TokenList] = []
  /// What stands behind the colon of a protocol, class or associated type.
  var inheritance: [TokenList] = []
  /// What stands behind the equals sign of a type alias.
  var aliased = TokenList()
  var hasSetter = false
}

extension Declaration {
  /// Writes simple demands where the generic parameters are: `<Value: Decodable>`.
  mutating func gatherConformances() {
    let names = generics.split(at: ",")
    guard ["func", "init", "subscript", "class"].contains(keyword), !names.isEmpty else { return }
    var rest = constraints
    var parameters: [TokenList] = []
    for name in names {
      let own = rest.filter {
        $0.split(at: ":").count == 2 && $0.split(at: ":")[0].text == name.text
      }
      rest.removeAll(where: own.contains)
      let conformance = TokenList.composition(of: own.map { $0.split(at: ":")[1] }).tokens
      parameters.append(
        TokenList(name.tokens + (own.isEmpty ? [] : [Token(.sign, ":")]) + conformance))
    }
    generics = TokenList(parameters.map(\.tokens).joined(separator: [Token(.sign, ",")]))
    constraints = rest
  }
}

/// A parameter of a function, subscript or initialiser.
struct Parameter: Hashable, Sendable {
  /// What the caller writes, `nil` where that is not told apart from the name.
  var label: String?
  /// What the body uses.
  var name: String
  var type: TokenList
  /// What stands behind the equals sign.
  var defaultValue = TokenList()
  /// The property wrappers and result builders before it.
  var attributes: [Token] = []
  /// How Spry gets it.
  var passing = Passing.value
}

/// What a call does beside returning.
struct Effects: Hashable, Sendable {
  enum Throwing: Hashable, Sendable {
    case never, anything, rethrowing
    case only(TokenList)
  }

  var isAsync = false
  var throwing = Throwing.never

  /// Whether an error can come out by itself, not only out of a closure that was passed in.
  var canThrow: Bool {
    switch throwing {
    case .never, .rethrowing: false
    case .anything, .only: true
    }
  }
}
