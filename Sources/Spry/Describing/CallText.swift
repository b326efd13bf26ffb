/// Prints calls as they would be written in Swift.
enum CallText {
  static func describe(_ call: Call) -> String {
    let arguments = call.arguments
    let signature = signature(
      of: call.function, candidates: [call.signature], count: arguments.count)
    return describe(signature, arguments.map(ValueText.describe))
  }

  /// The call that a verification asks for.
  static func describe(_ verification: Verification, in log: CallLog) -> String {
    describe(verification.function, verification.pattern, in: log)
  }

  /// The call that a question about the order asks for.
  static func describe(_ call: OrderResult.Step, in log: CallLog) -> String {
    describe(call.function, call.pattern, in: log)
  }

  private static func describe(
    _ function: FunctionName, _ pattern: ArgumentPattern, in log: CallLog
  ) -> String {
    if let condition = pattern.condition {
      return "\(function.rawValue) with arguments matching \(ClosureText.type(of: condition))"
    }
    if pattern.matchers.isEmpty { return function.rawValue }
    let arguments = pattern.matchers.map(MatcherText.describe)
    let signature = signature(of: function, pattern, in: log)
    // Whether a base name is that of a function or of a property shows only when it is called.
    if signature.labels == nil, log.count(of: function) == 0 {
      return "\(signature.baseName) with \(arguments.joined(separator: ", "))"
    }
    return describe(signature, arguments)
  }

  private static func signature(
    of function: FunctionName, _ pattern: ArgumentPattern, in log: CallLog
  ) -> Signature {
    signature(
      of: function, candidates: log.calls(of: function).lastSignature.map { [$0] } ?? [],
      count: pattern.matchers.count)
  }

  /// The names of a call's arguments: the label, else `argument 1` and so on.
  static func argumentName(at index: Int, in signature: Signature) -> String {
    if let labels = signature.labels, labels.indices.contains(index), let label = labels[index] {
      return label
    }
    if signature.labels == nil { return signature.baseName }
    return "argument \(index + 1)"
  }

  /// The name of an argument as far as the case tells: a base name alone has no labels.
  static func argumentName(at index: Int, ofCase function: FunctionName) -> String {
    let labels = Signature(function.rawValue).labels ?? []
    let label = labels.indices.contains(index) ? labels[index] : nil
    return label ?? "argument \(index + 1)"
  }

  /// Picks the signature whose labels fit: the raw value's own, else what the fake's member said.
  static func signature(
    of function: FunctionName, candidates: some Collection<String>, count: Int
  ) -> Signature {
    let own = Signature(function.rawValue)
    if own.labels != nil { return own }
    return candidates.map { Signature($0) }.first { $0.baseName == own.baseName } ?? own
  }

  static func describe(_ signature: Signature, _ arguments: [String]) -> String {
    guard let labels = signature.labels else {
      return describe(property: signature.baseName, arguments)
    }
    if signature.isSubscript {
      let setter = arguments.count == labels.count + 1 ? " = \(arguments[labels.count])" : ""
      return "subscript[\(list(Array(arguments.prefix(labels.count)), labels))]\(setter)"
    }
    if signature.isOperator {
      switch arguments.count {
      case 1: return "\(signature.baseName)\(arguments[0])"
      case 2: return "\(arguments[0]) \(signature.baseName) \(arguments[1])"
      default: break
      }
    }
    return "\(signature.baseName)(\(list(arguments, labels)))"
  }

  private static func describe(property name: String, _ arguments: [String]) -> String {
    switch arguments.count {
    case 0: name
    case 1: "\(name) = \(arguments[0])"
    default: "\(name)(\(arguments.joined(separator: ", ")))"
    }
  }

  /// Labels are printed only when there is one for each argument; a fake may pass on fewer.
  private static func list(_ arguments: [String], _ labels: [String?]) -> String {
    guard arguments.count == labels.count else { return arguments.joined(separator: ", ") }
    return zip(labels, arguments)
      .map { label, argument in label.map { "\($0): \(argument)" } ?? argument }
      .joined(separator: ", ")
  }
}

extension RecordedCall: CustomStringConvertible {
  /// The call as it would be written in Swift.
  public var description: String { CallText.describe(call) }
}
