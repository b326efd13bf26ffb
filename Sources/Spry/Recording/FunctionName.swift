/// The name under which a function's calls and stubs are kept: the raw value of its enum case.
package struct FunctionName: Hashable, Sendable {
  package let rawValue: String

  package init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  package init(_ function: some StringRepresentable) {
    rawValue = function.rawValue
  }

  /// Finds the case for a signature: the one with this raw value, or otherwise the one with its
  /// base name.
  ///
  /// - Returns: `nil` if the enum has neither.
  package init?<Function: StringRepresentable>(of signature: String, in _: Function.Type) {
    if Function(rawValue: signature) != nil {
      rawValue = signature
      return
    }
    let baseName = Signature(signature).baseName
    guard Function(rawValue: baseName) != nil else { return nil }
    rawValue = baseName
  }
}
