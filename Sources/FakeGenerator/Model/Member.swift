/// A member of a fake, which records and answers.
struct Member: Sendable {
  var declaration: Declaration
  /// The name with its labels, as `#function` gives it.
  var title: String
  var isStatic: Bool
  var isOverride = false
  /// `prefix` or `postfix`, for operators that have one side only.
  var fixity: Fixity?
  var availability: [String] = []
  /// Attributes and words before the member, such as `@MainActor` and `nonisolated`.
  var leading: [String] = []
  /// Whether one of several closures is not called as Swift does, and it is not known which.
  var hasUnclearClosure = false
  /// Whether its result is given away, though it could be used in two places.
  var isSent = false
  /// Whether there is no value that it could return.
  var neverReturns = false
  /// Whether there is no value for one of its parameters.
  var cannotBeCalled = false
  /// Whether its body would be read as that of a result builder, if it did not say `return`.
  var needsReturn = false
  /// What answers where no stub does.
  var realAnswer: RealAnswer?
  /// Whether what answers can be set, too.
  var setsReal = false
  /// What stands behind `#if` around the requirement.
  var condition: String?
  /// The case that stands for the member.
  var caseName = ""
  /// The case's raw value, where it is not its name.
  var rawValue: String?

  /// The module without which the requirement does not exist.
  var neededModule: String? {
    guard let condition, condition.hasPrefix("canImport("), condition.last == ")" else {
      return nil
    }
    return String(condition.dropFirst("canImport(".count).dropLast())
  }

  /// Initialisers are recorded by the type, as there is no fake yet that a test could ask.
  var isRecordedByType: Bool { isStatic || isInitializer }
  var isInitializer: Bool { declaration.keyword == "init" }
  var isOperator: Bool {
    isStatic && declaration.name.first.map { !$0.isLetter && !"_`".contains($0) } ?? false
  }
  var isProperty: Bool { declaration.keyword == "var" }
  var isSubscript: Bool { declaration.keyword == "subscript" }
  var returnsNothing: Bool { declaration.result.isEmpty }
  var baseName: String { declaration.name.filter { $0 != "`" } }

  /// The labels of the parameters, without those that are left out.
  var labels: [String] {
    guard let open = title.firstIndex(of: "("), let close = title.lastIndex(of: ")") else {
      return []
    }
    return title[title.index(after: open)..<close]
      .split(separator: ":").map(String.init).filter { $0 != "_" }
  }
}
