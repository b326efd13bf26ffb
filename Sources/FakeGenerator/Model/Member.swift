/// A member of a fake, which records and answers.
struct Member: Sendable {
  var declaration: Declaration
  /// The name with its labels, as `#function` gives it.
  var title: String
  var isStatic: Bool
  var isOverride = false
  /// `prefix` or `postfix`, for operators that have one side only.
  var fixity: String?
  var availability: [String] = []
  /// Attributes and words before the member, such as `@MainActor` and `nonisolated`.
  var leading: [String] = []
  /// Whether one of several closures is not called as Swift does, and it is not known which.
  var hasUnclearClosure = false
  /// Whether its result is given away, though it could be used in two places.
  var isSent = false
  /// Whether its body would be read as that of a result builder, if it did not say `return`.
  var needsReturn = false
  /// The case that stands for the member.
  var caseName = ""
  /// The case's raw value, where it is not its name.
  var rawValue: String?

  /// Initialisers are recorded by the type, as there is no fake yet that a test could ask.
  var isRecordedByType: Bool { isStatic || isInitializer }
  var isInitializer: Bool { declaration.keyword == "init" }
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
