/// A member of a fake that records calls and answers them.
struct Member: Sendable {
  var declaration: Declaration
  /// The name with its labels, as `#function` gives it.
  var title: String
  /// The protocol or class that declares it, or `nil` for the standard library's.
  var owner: Symbol?
  var isStatic: Bool
  var isOverride = false
  /// `prefix` or `postfix`, for unary operators.
  var fixity: Fixity?
  /// Its `@available` attributes.
  var availability: [String] = []
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
    leading.contains { !["@discardableResult", "@concurrent", "required"].contains($0) }
  }
  /// The arguments for an initializer of the superclass.
  var superArguments: String?
  /// What answers calls without a stub: `super`, or the property with the wrapped object.
  var realReceiver: String?
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
    condition?.wholeMatch(of: /canImport\(([\w.]+)\)/).map { String($0.1) }
  }

  /// Whether the type records the calls.
  ///
  /// It also records those of initializers, because there is no instance yet that a test could ask.
  var isRecordedByType: Bool { isStatic || isInitializer }
  var isInitializer: Bool { declaration.keyword == "init" }
  var isOperator: Bool { isStatic && declaration.isOperator }
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

extension Declaration {
  /// Whether its name consists of signs.
  var isOperator: Bool { name.first.map { !$0.isLetter && !"_`".contains($0) } ?? false }
}
