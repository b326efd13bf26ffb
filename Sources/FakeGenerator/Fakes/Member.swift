/// A member of a fake that records calls and answers them.
struct Member: Sendable {
  var declaration: Declaration
  /// The name with its labels, as `#function` gives it.
  var title: String
  var isStatic: Bool
  var isOverride = false
  /// `prefix` or `postfix`, for unary operators.
  var fixity: Fixity?
  var availability = AvailabilityAttributes()
  /// Attributes and modifiers of the member, such as `@MainActor` and `nonisolated`.
  var leading: [String] = []
  /// Whether one of several closures has another calling convention, and it is unknown which.
  var hasUnclearClosure = false
  /// Whether its result is `sending`, but not `Sendable`.
  var isSent = false
  /// Where its result has functions.
  var resultFunctions = FunctionContent.none
  /// Whether its result type is an optional of an optional.
  var hasNestedResult = false
  /// Whether it is a property whose object may be a delegate, which recording mustn't keep alive.
  var isSetWeakly = false
  /// Whether its result type has no values.
  var neverReturns = false
  /// Whether the type of a parameter has no values.
  var cannotBeCalled = false
  /// Whether its body needs a `return`, so that it doesn't become that of a result builder.
  var needsReturn = false
  /// Whether it throws errors of its closures only.
  var isRethrowing = false
  /// Whether errors of its closures can't leave the fake.
  var isSilenced: Bool { isRethrowing && declaration.effects.throwing == .never }
  /// Whether it isn't isolated to the global actor of its type.
  var hasOwnIsolation: Bool {
    leading.contains { $0.hasPrefix("nonisolated") || Self.isActor($0) }
  }

  /// Whether a word before a member is the attribute of a global actor.
  private static func isActor(_ word: String) -> Bool {
    word.hasPrefix("@") && !["@discardableResult", "@concurrent"].contains(word)
  }

  /// Makes it nonisolated, which the compiler wouldn't infer.
  mutating func removeActor() {
    leading.removeAll(where: Self.isActor)
    leading.append("nonisolated")
  }
  /// The arguments for an initializer of the superclass.
  var superArguments: String?
  /// What answers calls without a stub.
  var realAnswer: RealAnswer?
  /// Whether setting the property also sets that of the real object.
  var setsReal = false
  /// The condition of the `#if` around the requirement.
  var condition: String?
  /// The name of the member's case.
  var caseName = ""
  /// The raw value of the case, if it differs from the name.
  var rawValue: String?

  /// The module without which the requirement doesn't exist.
  var neededModule: String? {
    guard let condition, condition.hasPrefix("canImport("), condition.last == ")",
      !condition.contains(" ")
    else { return nil }
    return String(condition.dropFirst("canImport(".count).dropLast())
  }

  /// Whether the type records the calls.
  ///
  /// It also records those of initializers, because there is no instance yet that a test could ask.
  var isRecordedByType: Bool { isStatic || isInitializer }
  var isInitializer: Bool { declaration.keyword == "init" }
  var isOperator: Bool {
    isStatic && declaration.name.first.map { !$0.isLetter && !"_`".contains($0) } ?? false
  }
  var isProperty: Bool { declaration.keyword == "var" }
  var isSubscript: Bool { declaration.keyword == "subscript" }
  var returnsNothing: Bool { declaration.result.isEmpty }
  var baseName: String { declaration.name.filter { $0 != "`" } }

  /// The argument labels, without `_`.
  var labels: [String] {
    guard let open = title.firstIndex(of: "("), let close = title.lastIndex(of: ")") else {
      return []
    }
    return title[title.index(after: open)..<close]
      .split(separator: ":").map(String.init).filter { $0 != "_" }
  }
}

/// What handles calls to a partial fake that no stub matches.
enum RealAnswer: Hashable, Sendable {
  case superclass
  /// The object with which a protocol's fake is initialized, in a property with this name.
  case wrapped(String)

  /// The expression before the dot.
  var receiver: String {
    switch self {
    case .superclass: "super"
    case .wrapped(let name): name
    }
  }

  /// Whether it can be called with the arguments of the fake's member.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - ownNames: The names for the fake's own type.
  ///   - isWrappedConstant: Whether mutating members of the wrapped value can't be called.
  /// - Returns: Whether it can answer the member's calls.
  func canAnswer(_ member: Member, ownNames: Set<String>, isWrappedConstant: Bool) -> Bool {
    let declaration = member.declaration
    guard !member.isInitializer, !member.cannotBeCalled, member.fixity == nil, !member.isOperator,
      !member.isRethrowing || declaration.effects.canThrow,
      !(member.neverReturns && declaration.effects.isAsync)
    else { return false }
    let canPass = declaration.parameters.allSatisfy { parameter in
      switch parameter.passing {
      case .copy, .placeholder: false
      // The real member expects the value itself, not an optional, and evaluates it on its own.
      case .evaluated(let mark):
        !mark.contains("?") && mark.contains("await") == parameter.type.isAsyncFunction
      // The stubs have received the value, too, so it can't be sent any more.
      default: !parameter.isSent && parameter.type.tokens.last?.isSign("...") != true
      }
    }
    guard canPass, self != .superclass else { return canPass }
    // A value of protocol type has no static members, and doesn't return the fake's own type.
    let names = declaration.types.flatMap(\.unqualifiedNames).map(\.text)
    let namesFake = !ownNames.isDisjoint(with: names)
    let isChange = declaration.modifiers.contains("mutating")
    return !member.isStatic && !namesFake && !(isChange && isWrappedConstant)
  }
}
