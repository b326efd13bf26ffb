/// The parts of a declaration that the compiler printed.
struct Declaration: Sendable {
  /// `@MainActor`, `@discardableResult`.
  var attributes: [Token] = []
  /// `static`, `nonisolated(nonsending)`, `final`.
  var modifiers: [String] = []
  /// `func`, `var`, `protocol`.
  var keyword = ""
  var name = ""
  var isFailable = false
  /// The generic parameters, with simple constraints.
  var generics = TokenList()
  var parameters: [Parameter] = []
  var effects = Effects()
  /// The result type of a function or the type of a property; empty if nothing is returned.
  var result = TokenList()
  /// The constraints of the `where` clause.
  var constraints: [TokenList] = []
  /// The inherited types of a protocol, class or associated type.
  var inheritance: [TokenList] = []
  /// The type that a type alias stands for.
  var aliased = TokenList()
  var hasSetter = false
}

extension Declaration {
  /// Moves simple conformances into the list of generic parameters: `<Value: Decodable>`.
  mutating func gatherConformances() {
    let keywords = ["func", "init", "subscript", "class", "typealias"]
    guard keywords.contains(keyword) else { return }
    let parameters = generics.split(at: ",").map { name in
      let own = constraints.filter {
        $0.split(at: ":").count == 2 && $0.split(at: ":")[0].text == name.text
      }
      constraints.removeAll(where: own.contains)
      let conformance = TokenList.composition(of: own.map { $0.split(at: ":")[1] }).tokens
      return name.tokens + (own.isEmpty ? [] : [Token(.sign, ":")]) + conformance
    }
    generics = TokenList(parameters.joined(separator: [Token(.sign, ",")]))
  }
}

extension Declaration {
  /// Rewrites all types in it.
  func mapTypes(_ rewrite: (TokenList) -> TokenList) -> Declaration {
    var copy = self
    copy.generics = rewrite(generics)
    for (position, parameter) in parameters.enumerated() {
      copy.parameters[position].type = rewrite(parameter.type)
    }
    if case .only(let error) = effects.throwing { copy.effects.throwing = .only(rewrite(error)) }
    copy.result = rewrite(result)
    copy.constraints = constraints.map(rewrite)
    copy.inheritance = inheritance.map(rewrite)
    return copy
  }

  /// All types in it.
  var types: [TokenList] {
    var types = parameters.map(\.type) + constraints + [generics, result]
    if case .only(let error) = effects.throwing { types.append(error) }
    return types
  }

  /// The names of the generic parameters.
  var genericNames: [String] {
    generics.split(at: ",").compactMap { $0.split(at: ":").first?.tokens.last?.text }
  }
}

/// A parameter of a function, subscript or initializer.
struct Parameter: Hashable, Sendable {
  /// The argument label, or `nil` if the declaration has a single name.
  var label: String?
  /// The name that the body uses.
  var name: String
  var type: TokenList
  /// The default value.
  var defaultValue = TokenList()
  /// The property wrappers and result builders that are applied to it.
  var attributes: [Token] = []
  /// Whether it is `sending`, but not `Sendable`.
  var isSent = false
  /// How the fake passes it to Spry.
  var passing = Passing.value
  /// Where its values have functions.
  var functions = FunctionContent.none
  /// Whether its type is an optional of an optional.
  var isNested = false
}

/// Where a value has functions, which can't be compared.
enum FunctionContent: Hashable, Sendable {
  case none
  /// The value is an optional, a tuple or a collection with a function in it.
  case inside
  /// The value is a function.
  case itself
}

/// Whether a function is async, and what it throws.
struct Effects: Hashable, Sendable {
  enum Throwing: Hashable, Sendable {
    case never, anything, rethrowing
    case only(TokenList)
  }

  var isAsync = false
  var throwing = Throwing.never

  /// Whether it can throw an error that doesn't come from a closure argument.
  var canThrow: Bool { ![.never, .rethrowing].contains(throwing) }
}
