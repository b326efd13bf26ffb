extension ExpectedCall {
  /// Describes the call, with the labels of its arguments if the log knows them.
  package func text(in log: CallLog) -> String {
    if let condition = pattern.condition {
      let call = ExpectedCall(function, ArgumentPattern(pattern.matchers)).text(in: log)
      return "\(call) with arguments matching \(condition.typeText)"
    }
    if pattern.matchers.isEmpty { return function.rawValue }
    let arguments = pattern.argumentTexts
    var signature = function.labels(whenCalledAs: log.calls(of: function).lastSignature)
    // Only a recorded call shows whether a base name is that of a function or of a property.
    if signature.labels == nil, log.calls(of: function).entries.isEmpty {
      return "\(signature.baseName) with \(arguments.joined(separator: ", "))"
    }
    if pattern.hasRest, let labels = signature.labels {
      // Specified arguments have labels; the rest has none.
      signature.labels = labels.prefix(pattern.matchers.count) + [nil]
    }
    return signature.text(with: arguments) + function.caseText(after: signature)
  }
}
