extension Call {
  /// The call as it would be written in Swift.
  package var text: String {
    labels.text(with: arguments.map(ValueText.describe)) + function.overloadText
  }

  /// The signature with the labels of the arguments, as far as they are known.
  var labels: Signature { function.labels(whenCalledAs: signature) }
}

extension RecordedCall: CustomStringConvertible {
  /// The call as it would be written in Swift.
  public var description: String { call.text }

  /// The call, and who called it, if that is known.
  var lines: [String] {
    // The first caller is the fake's own member.
    let caller = trace?.callers.filter { $0.location.line > 0 }.dropFirst().first
    return [description] + (caller.map { [$0.text] } ?? [])
  }
}

extension FunctionName {
  /// Returns the signature with labels: the raw value's own, or otherwise that of a call.
  func labels(whenCalledAs signature: String?) -> Signature {
    let own = Signature(rawValue)
    guard own.labels == nil, let called = signature.map({ Signature($0) }),
      called.baseName == own.baseName
    else { return own }
    return called
  }

  /// The case in brackets, to follow a call that would print like one to an overload:
  /// ` [displayLoading]`; otherwise empty.
  var overloadText: String { overloadName.map { " [\($0)]" } ?? "" }
}

extension Signature {
  /// Returns the name of an argument: its label, or `argument 1` and so on.
  func argumentName(at index: Int) -> String {
    guard let labels else { return baseName }
    return (labels.indices.contains(index) ? labels[index] : nil) ?? "argument \(index + 1)"
  }

  /// Returns the name of an argument inside a sentence, where a label could be taken for a word:
  /// `argument "as"`, or `argument 1` and so on.
  func argumentTitle(at index: Int) -> String {
    let (position, name) = ("argument \(index + 1)", argumentName(at: index))
    return labels == nil || name == position ? position : "argument \"\(name)\""
  }

  /// Returns a call with these arguments, as it would be written in Swift.
  func text(with arguments: [String]) -> String {
    guard let labels else { return propertyText(with: arguments) }
    if isSubscript {
      let setter = arguments.count == labels.count + 1 ? " = \(arguments[labels.count])" : ""
      return "subscript[\(list(Array(arguments.prefix(labels.count)), labels))]\(setter)"
    }
    if isOperator, arguments.count == 1 { return "\(baseName)\(arguments[0])" }
    if isOperator, arguments.count == 2 { return "\(arguments[0]) \(baseName) \(arguments[1])" }
    return "\(baseName)(\(list(arguments, labels)))"
  }

  private func propertyText(with arguments: [String]) -> String {
    switch arguments.count {
    case 0: baseName
    case 1: "\(baseName) = \(arguments[0])"
    default: "\(baseName)(\(arguments.joined(separator: ", ")))"
    }
  }

  /// Prints arguments, with labels only if there is one for each; a fake may record fewer
  /// arguments.
  private func list(_ arguments: [String], _ labels: [String?]) -> String {
    guard arguments.count == labels.count else { return arguments.joined(separator: ", ") }
    return zip(labels, arguments).map(ListText.labeled).joined(separator: ", ")
  }
}

extension Checkpoint? {
  /// The words ` after the checkpoint`, or an empty string if there is none.
  var afterText: String {
    switch self?.purpose {
    case nil: ""
    case .checkpoint: " after the checkpoint"
    case .expectation: " after the expectation"
    }
  }

  /// A list of all calls since then, or a line that says there are none.
  func evidence(_ calls: [String]) -> [String] {
    calls.isEmpty ? ["No calls were received\(afterText)."] : ["All calls\(afterText):"] + calls
  }
}

extension CallLog {
  /// All calls, numbered, or a line that says there are none.
  var evidence: [String] { beginning.evidence(calls.numbered) }

  /// Describes a fake that should have recorded no calls.
  func recordedCallsText(of fake: FakeIdentity) -> String {
    let (count, since) = (Wording.count(count, "call"), beginning.afterText)
    let headline = "\(fake) received \(count)\(since), expected no calls."
    return ([headline] + evidence).joined(separator: "\n")
  }
}

extension [RecordedCall] {
  /// The calls, numbered, one per line; if there are very many, only the first and the last.
  var numbered: [String] { ListText.numbered(self, "call", \.lines) }
}

extension Caller {
  /// The function and its line, as in `called by HikePlanner.plan() at HikePlanner.swift:31`.
  var text: String { "called by \(function) at \(location.shortName)" }
}
