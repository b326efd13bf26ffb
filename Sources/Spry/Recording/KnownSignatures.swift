/// Which function each signature stands for, as far as one fake has been asked.
///
/// Asking the fake's enum compares the signature with the raw value of each case; here it is
/// compared with the few that have been used, which are the same bytes each time.
package struct KnownSignatures: Sendable {
  private var signatures: [String] = []
  private var functions: [FunctionName] = []

  package init() {}

  package func function(of signature: String) -> FunctionName? {
    var index = 0
    while index < signatures.count {
      if signatures[index] == signature { return functions[index] }
      index += 1
    }
    return nil
  }

  /// Adds what the enum says; nothing happens if it is known.
  package mutating func add(_ signature: String, for function: FunctionName) {
    guard self.function(of: signature) == nil else { return }
    signatures.append(signature)
    functions.append(function)
  }
}
