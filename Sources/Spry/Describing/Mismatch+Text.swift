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
    return indices.flatMap { index in
      pattern.matchers[index].mismatch(
        with: arguments[index], name: call.labels.argumentName(at: index))
    }
  }

  /// A hint for arguments that the fake leaves out, or for further ones that a test leaves out.
  private var countHint: String {
    let count = pattern.matchers.count
    if arguments.count < call.labels.labels?.count ?? 0 {
      return "; the fake doesn't pass on all of the member's arguments"
    }
    let isBeginning = zip(pattern.matchers, arguments).allSatisfy { $0.matches($1) }
    return arguments.count > count && isBeginning
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
    if actual is Transient.Unrecorded {
      return [
        "\(label): expected \(self), received \(ValueText.describe(actual)); use the matcher anything"
      ]
    }
    switch rule {
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
    case .captor:
      return []
    case .value(let specified):
      let (expected, received) = (ValueText.describe(specified.value), ValueText.describe(actual))
      let isWhole = !expected.contains("\\n") && !(expected + received).contains("…")
      let isReadable = isShort(actual) && isWhole && expected != received
      return isReadable && !Self.areLists(specified.value, actual)
        ? ["\(label): \(Difference.text(specified.value, actual))"]
        : Difference(specified.value, actual, path: label).lines
    default:
      break
    }
    return ["\(label): \(reason(for: actual))"]
  }

  /// Whether these are collections whose types differ, as `[Any]` and `[Int]` do, but don't matter.
  private static func areLists(_ expected: Any?, _ actual: Any?) -> Bool {
    guard let expected = Optionals.flatten(expected) as? any Container,
      let actual = Optionals.flatten(actual) as? any Container
    else { return false }
    let types = (type(of: expected) as any Any.Type, type(of: actual) as any Any.Type)
    return types.0 != types.1 && TypeAgreement.agree(types.0, types.1)
  }

  private func isShort(_ actual: Any?) -> Bool {
    description.count + ValueText.describe(actual).count <= Self.wholeLimit
  }

  /// Describes the mismatch: `expected 7, received 8`.
  private func reason(for actual: Any?) -> String {
    let expected = description
    var received = ValueText.describe(actual)
    switch rule {
    case .property:
      received = ValueText.describeWithType(actual)
    case .test(let test):
      if let text = test.text(for: actual) {
        received = text
      } else if expected.contains(received) {
        received = Self.distinguish(actual)
      }
    case .any, .all, .containing:
      // Values that look alike are distinguished by their types.
      if matches(actual, loosely: true) || expected.contains(received) {
        received = Self.distinguish(actual)
      }
    default:
      break
    }
    return "expected \(expected), received \(received)"
  }

  /// Describes an argument that prints like what was expected.
  private static func distinguish(_ actual: Any?) -> String {
    let isObject = Optionals.flatten(actual).flatMap(Identity.object) != nil
    return ValueText.describeWithType(actual)
      + (isObject ? ", which is a different instance or has changed since the call" : "")
  }
}
