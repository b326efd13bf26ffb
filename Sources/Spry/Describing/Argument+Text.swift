extension Argument: CustomStringConvertible {
  /// The words for the argument in a failure.
  public var description: String {
    switch rule {
    case .value(let specified): ValueText.describe(specified.value)
    case .captor: "anything (captured)"
    case .anything: "anything"
    case .rest: "any further arguments"
    case .nonNil: "not nil"
    case .isNil: "nil"
    case .pass(let predicate): predicate.name ?? predicate.anonymousText
    case .equal(let value):
      "equal to \(ValueText.describe(value.value))"
        + (value.ignored.isEmpty ? "" : " ignoring \(value.ignored.joined(separator: ", "))")
    case .identical(let object): "identical to \(ValueText.describe(object.value))"
    case .ofType(let predicate): "of type \(TypeText.describe(predicate.type))"
    case .inRange(let bounds, _): "in \(bounds.text)"
    case .prefix(let prefix): "starting with \(ValueText.describe(prefix))"
    case .suffix(let suffix): "ending with \(ValueText.describe(suffix))"
    case .regex(let pattern?, _): "matching /\(pattern)/"
    case .regex(nil, _): "matching a regular expression"
    case .containing(let matchers): "containing \(matchers.text(joinedBy: "and"))"
    case .count(0): "empty"
    case .count(let count): "of count \(count)"
    case .property(let property, let matcher):
      "\(TypeText.describe(property.owner)) where \(property.path) is \(matcher.partText)"
    case .not(let matcher): "not \(matcher.partText)"
    case .all(let matchers): matchers.text(joinedBy: "and")
    case .any(let matchers) where matchers.isEmpty: "any of no values"
    case .any(let matchers): matchers.text(joinedBy: "or")
    case .oneOf(let values): "one of \(values.map(\.description).joined(separator: ", "))"
    }
  }

  /// The maximum combined length of two descriptions that are printed in full.
  ///
  /// Values with longer descriptions are compared part by part.
  private static let wholeLimit = 80

  /// The description inside another matcher, in parentheses if it consists of several parts.
  fileprivate var partText: String {
    switch rule {
    case .all(let parts), .any(let parts), .containing(let parts):
      parts.count > 1 ? "(\(self))" : description
    case .property: "(\(self))"
    default: description
    }
  }

  /// Describes an argument that doesn't match, with a line for each thing that is wrong with it.
  ///
  /// - Parameters:
  ///   - actual: The received argument.
  ///   - name: Its name in the call.
  ///   - path: The property of the argument that is compared, such as `.trail.ascent`; empty for
  ///     the argument itself.
  /// - Returns: `trail: \.ascent: expected in 500..., received 140`.
  func mismatch(with actual: Any?, name: String, path: String = "") -> [String] {
    let label = path.isEmpty ? name : "\(name): \\\(path)"
    if actual is Transient.Placeholder {
      return [
        "\(label): expected \(self), received \(ValueText.describe(actual)); use \(MatcherText.prefix)anything"
      ]
    }
    switch rule {
    case .property(let property, let matcher):
      guard let value = property.value(of: actual) else { break }
      if property.isUnnamed {
        return [
          "\(label): expected \(self), received \(ValueText.describe(value)) "
            + "of \(ValueText.describe(actual)); to name the property: .where(…, as: \"<#name#>\")"
        ]
      }
      let path = path + property.path.dropFirst()
      let isObject = Optionals.flatten(actual).flatMap(Identity.object) != nil
      return matcher.mismatch(with: value, name: name, path: path).map {
        isObject ? "\($0); the object may have changed since the call" : $0
      }
    case .all(let matchers):
      return matchers.filter { !$0.matches(actual) }.flatMap { matcher in
        matcher.mismatch(with: actual, name: name, path: path)
      }
    case .equal(let value) where !value.ignored.isEmpty:
      let difference = Optionals.flatten(actual).map {
        Difference(value.value, value.aligned($0), path: label).lines
      }
      if let difference, !difference.isEmpty { return difference }
    case .captor:
      return []
    case .value(let specified):
      let expected = ValueText.describe(specified.value)
      let received = ValueText.describe(actual)
      let isShort = expected.count + received.count <= Self.wholeLimit
      let isWhole = !expected.contains("\\n") && !(expected + received).contains("…")
      return isShort && isWhole && expected != received
        ? ["\(label): \(Difference.text(specified.value, actual))"]
        : Difference(specified.value, actual, path: label).lines
    default:
      break
    }
    return ["\(label): \(reason(for: actual))"]
  }

  /// Describes the mismatch: `expected 7, received 8`.
  private func reason(for actual: Any?) -> String {
    var expected = description
    var received = ValueText.describe(actual)
    switch rule {
    case .ofType, .property:
      received = ValueText.describeWithType(actual)
    case .inRange(_, let predicate) where predicate.isForAnotherType(than: actual):
      expected += " (\(TypeText.describe(predicate.type)))"
      received = ValueText.describeWithType(actual)
    case .equal(let value) where ValueText.describe(value.value) == received:
      expected = "equal to \(ValueText.describeWithType(value.value))"
      received = ValueText.describeWithType(actual)
    case .count:
      received += Elements.count(of: actual).map { " of count \($0)" } ?? ""
    case .any, .oneOf, .all, .containing:
      if matches(actual, nearly: true) || expected.contains(received) {
        // Values that look alike are distinguished by their types.
        received = ValueText.describeWithType(actual)
      } else if case .containing(let matchers) = rule {
        let missing = matchers.filter { !Elements.has($0, in: actual) }
        let isPart = missing.count < matchers.count
        received += isPart ? " without \(missing.text(joinedBy: "or"))" : ""
      }
    default:
      break
    }
    return "expected \(expected), received \(received)"
  }
}

extension Argument.Predicate {
  fileprivate var anonymousText: String {
    type == Any?.self
      ? "anything that satisfies a closure" : "\(TypeText.describe(type)) that satisfies a closure"
  }

  fileprivate func isForAnotherType(than value: Any?) -> Bool {
    Optionals.flatten(value).map { Swift.type(of: $0) != type } ?? false
  }
}

extension Bounds {
  fileprivate var text: String {
    let lower = lower.map { ValueText.describe($0.value) } ?? ""
    let upper = upper.map { ValueText.describe($0.value) } ?? ""
    return "\(lower)\(includesUpper ? "..." : "..<")\(upper)"
  }
}

extension [Argument] {
  /// Describes the matchers, with a word between them.
  fileprivate func text(joinedBy word: String) -> String {
    map(count == 1 ? \.description : \.partText).joined(separator: " \(word) ")
  }
}
