extension ParameterMismatch {
  /// Describes what is wrong: `argument "name": expected String, received 7 (Int)`.
  func text(_ labels: Signature) -> String {
    switch self {
    case .count(let expected, let received):
      "expected \(Wording.count(expected, "argument")), received \(received)"
    case .type(let index, let expected, let received):
      "\(labels.argumentTitle(at: index)): expected \(TypeText.describe(expected)), "
        + "received \(ValueText.describeWithType(received.value))"
    }
  }

  /// Describes how to fix the closure.
  var remedy: String {
    switch self {
    case .count(_, let received): "give its closure \(Wording.count(received, "parameter"))."
    case .type(let index, _, let received):
      Optionals.flatten(received.value) == nil
        ? "make parameter \(index + 1) of its closure optional."
        : "change parameter \(index + 1) of its closure to "
          + "\(TypeKind.isClosure(received.value) ? "@escaping " : "")"
          + "\(TypeText.describe(typeOf: received.value))."
    }
  }
}
