/// Says what an argument should have been, and why another one is not.
enum MatcherText {
  /// Values whose texts together are longer than this are told apart by their parts.
  private static let wholeLimit = 80

  static func describe(_ matcher: ArgumentMatcher) -> String {
    switch matcher {
    case .argument(let argument): argument.description
    case .captor: "anything (captured)"
    case .value(let value): ValueText.describe(value.value)
    }
  }

  /// One line or more on an argument that does not match: `id: expected 7, received 8`.
  static func mismatch(_ matcher: ArgumentMatcher, _ actual: Any?, name: String) -> [String] {
    guard case .value(let specified) = matcher else {
      return ["\(name): expected \(describe(matcher)), received \(ValueText.describe(actual))"]
    }
    let expected = ValueText.describe(specified.value)
    let received = ValueText.describe(actual)
    let isShort = expected.count + received.count <= wholeLimit
    return isShort && expected != received && !expected.contains("\\n")
      ? ["\(name): \(LeafText.mismatch(specified.value, actual))"]
      : Difference(specified.value, actual, path: name).lines.map(\.description)
  }
}

extension Argument: CustomStringConvertible {
  /// The words that stand for the argument in a failure.
  public var description: String {
    switch rule {
    case .anything: "anything"
    case .nonNil: "not nil"
    case .isNil: "nil"
    case .pass(let predicate): predicate.name ?? anonymous(predicate)
    case .equal(let value, _): "equal to \(ValueText.describe(value.value))"
    case .identical(let object): "identical to \(ValueText.describe(object.value))"
    }
  }

  private func anonymous(_ predicate: Predicate) -> String {
    predicate.type == Any?.self
      ? "what passes a closure" : "\(TypeText.describe(predicate.type)) that passes a closure"
  }
}
