/// The text about a member for which the fake's enum has no case.
enum UnknownFunctionText {
  /// Says which case to add, to correct, or to pass.
  ///
  /// - Parameters:
  ///   - signature: The signature of the member.
  ///   - fake: The fake.
  ///   - known: The functions that are known to exist.
  /// - Returns: The text.
  static func describe(
    _ signature: String, _ fake: FakeIdentity, _ known: [FunctionName]
  ) -> String {
    let enumName = fake.isStatic ? "ClassFunction" : "Function"
    let name = Signature(signature).baseName
    if fake.functions == NoFunctions.self {
      return """
        \(fake) has no case for \(signature), because it has no enum \(enumName).
        Use: enum \(enumName): String, StringRepresentable { \(declaration(name, signature)) }
        """
    }
    let headline = "\(fake) has no case for \(signature) in its enum \(enumName)."
    // The others are known if the enum is `CaseIterable`.
    let known = known + fake.functions.known
    let overload = known.first { Signature($0.rawValue) == Signature(signature) }
    if let overload {
      return """
        \(headline)
        Overloads share a signature. In each, pass its case first, such as .\(fake.functions.caseName(of: overload)).
        """
    }
    guard let nearest = NearestName.find(signature, among: known)
    else { return "\(headline)\nAdd: \(declaration(name, signature))" }
    let nearestName = fake.functions.caseName(of: nearest)
    return """
      \(headline)
      If \(declaration(nearestName, nearest.rawValue)) is meant for it, correct that case.
      Otherwise, add: \(declaration(nearestName == name ? "<#name#>" : name, signature))
      """
  }

  /// Returns the declaration of a case, without the raw value if that equals the name.
  private static func declaration(_ name: String, _ rawValue: String) -> String {
    if Signature(rawValue).isOperator { return "case <#name#> = \(rawValue.debugDescription)" }
    let code = Keyword.escape(name)
    return rawValue == name ? "case \(code)" : "case \(code) = \(rawValue.debugDescription)"
  }
}
