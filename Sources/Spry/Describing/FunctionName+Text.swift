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

  /// A hint for a function that was used, although the fake doesn't record that.
  var unrecordedHint: String {
    """
    \(rawValue) was used, but the fake answers with stubbedValue, which doesn't record calls.
    Verify what the code does with the value instead.
    """
  }
}
