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
  var generics = TypeText()
  var parameters: [Parameter] = []
  var effects = Effects()
  /// What a function returns or a property is; empty where nothing is returned.
  var result = TypeText()
  /// What stands behind `where`, one for each requirement.
  var constraints: [TypeText] = []
  /// What stands behind the colon of a protocol, class or associated type.
  var inheritance: [TypeText] = []
  /// What stands behind the equals sign of a type alias.
  var aliased = TypeText()
  var hasSetter = false
}

/// A parameter of a function, subscript or initialiser.
struct Parameter: Hashable, Sendable {
  /// What the caller writes, `nil` where that is not told apart from the name.
  var label: String?
  /// What the body uses.
  var name: String
  var type: TypeText
  /// How Spry gets it.
  var passing = Passing.value
}

/// What a call does beside returning.
struct Effects: Hashable, Sendable {
  enum Throwing: Hashable, Sendable {
    case never, anything, rethrowing
    case only(TypeText)
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
