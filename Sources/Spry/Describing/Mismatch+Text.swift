extension Mismatch {
  /// What differs, in one or more lines for each argument.
  var lines: [String] {
    guard let indices else {
      if let condition = pattern.condition, hasRightCount {
        let mismatch = condition.mismatch(of: arguments)
        return [mismatch?.text(call.labels) ?? "the closure returned false"]
      }
      let expected = Wording.count(pattern.matchers.count, "argument")
      let least = pattern.hasRest ? "at least " : ""
      return ["expected \(least)\(expected), received \(arguments.count)\(countHint)"]
    }
    return indices.flatMap {
      pattern.matchers[$0].mismatch(with: arguments[$0], name: call.labels.argumentName(at: $0))
    }
  }

  /// A hint for arguments that the fake leaves out, or for further ones that a test leaves out.
  private var countHint: String {
    if arguments.count < call.labels.labels?.count ?? 0 {
      return "; the fake doesn't pass on all of the member's arguments"
    }
    let isBeginning = zip(pattern.matchers, arguments).allSatisfy { $0.matches($1) }
    return arguments.count > pattern.matchers.count && isBeginning
      ? "; add Argument.rest to match any further arguments" : ""
  }
}

extension Argument {
  /// The maximum combined length of two descriptions that are printed in full.
  ///
  /// Values with longer descriptions are compared part by part.
  private static let wholeLimit = 80

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
    switch rule {
    // Nothing is known of an argument that wasn't recorded.
    case _ where actual is Transient.Unrecorded:
      return ["\(label): \(reason(for: actual)); use the matcher anything"]
    case .property(let property, let matcher):
      guard let value = property.value(of: actual) else { break }
      let path = path + property.path.dropFirst()
      let isObject = Optionals.flatten(actual).flatMap(Identity.object) != nil
      return matcher.mismatch(with: value, name: name, path: path).map {
        isObject ? "\($0); the object may have changed since the call" : $0
      }
    case .all(let matchers):
      return matchers.filter { !$0.matches(actual) }.flatMap { matcher in
        matcher.mismatch(with: actual, name: name, path: path)
      }
    case .test(let test):
      guard let expected = test.expected, let actual = Optionals.flatten(actual),
        expected.aligned != nil || !isShort(actual) && Identity.object(actual) == nil
      else { break }
      let aligned = expected.aligned?.value(actual) ?? actual
      let difference = Difference(expected.value.value, aligned, path: label)
      if !difference.lines.isEmpty { return difference.lines }
    case .value(let specified):
      let (expected, received) = (ValueText.describe(specified.value), ValueText.describe(actual))
      let isWhole = !expected.contains("\\n") && !(expected + received).contains("…")
      let isReadable = isShort(actual) && isWhole && expected != received
      return isReadable && !Self.areOfLikeTypes(specified.value, actual)
        ? ["\(label): \(Difference.text(specified.value, actual))"]
        : Difference(specified.value, actual, path: label).lines
    default: break
    }
    return ["\(label): \(reason(for: actual))"]
  }

  /// Whether the types of these values differ, as `[Any]` and `[Int]` do, but don't matter.
  private static func areOfLikeTypes(_ expected: Any?, _ actual: Any?) -> Bool {
    let types = [expected, actual].compactMap { Optionals.flatten($0).map { type(of: $0) } }
    return types.count == 2 && types[0] != types[1] && TypeAgreement.agree(types[0], types[1])
  }

  private func isShort(_ actual: Any?) -> Bool {
    description.count + ValueText.describe(actual).count <= Self.wholeLimit
  }

  /// Describes the mismatch: `expected 7, received 8`.
  private func reason(for actual: Any?) -> String {
    let text = ValueText.describe(actual)
    let isAlike = description.contains(text)
    let received =
      switch rule {
      case .property: ValueText.describeWithType(actual)
      case .test(let test): test.text(for: actual) ?? (isAlike ? Self.distinguish(actual) : text)
      // Values that look alike are distinguished by their types.
      case .any, .containing:
        isAlike || matches(actual, loosely: true) ? Self.distinguish(actual) : text
      default: text
      }
    return "expected \(self), received \(received)"
  }

  /// Describes an argument that prints like what was expected.
  private static func distinguish(_ actual: Any?) -> String {
    let isObject = Optionals.flatten(actual).flatMap(Identity.object) != nil
    return ValueText.describeWithType(actual)
      + (isObject ? ", which is a different instance or has changed since the call" : "")
  }
}
