extension FunctionName {
  /// Returns the signature with labels: the raw value's own, or otherwise that of the called
  /// member, which may have another name than its case.
  func labels(whenCalledAs signature: String?) -> Signature {
    let own = Signature(rawValue)
    guard own.labels == nil, let called = signature.map({ Signature($0) }),
      called.labels != nil || called.baseName == own.baseName
    else { return own }
    return called
  }

  /// Returns the case in brackets, ` [displayLoading]`, or an empty string.
  ///
  /// It follows a call that would print like one to an overload, and one to a member that has
  /// another name than the case.
  func caseText(after labels: Signature) -> String {
    let isRenamed = labels.baseName != Signature(rawValue).baseName
    let name = isRenamed ? functions?.caseName(of: self) : overloadName
    return name.map { " [\($0)]" } ?? ""
  }

  /// A hint for a function that was used, although the fake doesn't record that.
  var unrecordedHint: String {
    """
    \(rawValue) was used, but the fake answers with stubbedValue, which doesn't record calls.
    Verify what the code does with the value instead.
    """
  }
}
