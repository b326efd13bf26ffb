// Guesses whether the last argument was meant as the message of an assertion.
extension Verification {
  /// Whether this is about reading or setting a property or a subscript, as far as the number of
  /// arguments tells.
  ///
  /// Setting it records one argument more than reading it, so neither has to have happened.
  func isAccess(in log: CallLog) -> Bool {
    let signature = Signature(log.calls(of: function).lastSignature ?? function.rawValue)
    let count = signature.labels?.count ?? 0
    guard signature.isAccess else { return false }
    // In a subscript, one string more may be a message that was taken for an argument.
    let isTyped = function.functions is any GeneratedFunction.Type
    let mayBeMessage = signature.isSubscript && !isTyped && lastString != nil
    return pattern.argumentCount == count || pattern.argumentCount == count + 1 && !mayBeMessage
  }

  /// The last specified argument, if it is a string.
  private var lastString: String? {
    if case .value(let last) = pattern.matchers.last?.rule { last.value as? String } else { nil }
  }

  /// Whether the last argument is a string, and one argument too many for the function.
  ///
  /// Such a string is probably a message that was taken for an argument. Without a recorded call,
  /// only the raw value of the case shows the number of parameters. It shows nothing for
  /// subscripts, which may pass on the new value, or for a lone `_`, which is a closure of any
  /// kind.
  var endsInMessage: Bool {
    let signature = Signature(function.rawValue)
    guard let labels = signature.labels, labels.contains(where: { $0 != nil }) else { return false }
    return !signature.isSubscript && !pattern.hasRest && lastString != nil
      && pattern.matchers.count == labels.count + 1
  }

  /// The last argument, if it is a string, and one argument too many for every call to the
  /// function.
  ///
  /// Such a string is probably a message that was taken for an argument.
  func surplusMessage(in log: CallLog) -> String? {
    let entries = log.calls(of: function).entries
    let isSurplus = entries.allSatisfy { $0.arguments.value.count == pattern.matchers.count - 1 }
    return isSurplus && (!entries.isEmpty || endsInMessage) ? lastString : nil
  }
}
