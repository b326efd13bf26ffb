/// Texts about incorrect uses of the library.
enum MistakeText {
  /// Added to a failure that stops the process because no test framework is linked.
  static let noLinkedFramework =
    "There is no running test to fail. Link SpryXCTest or SpryTesting to each copy of Spry in this process."

  /// Added to a failure for which no running test could be found.
  static let noRunningTest = """
    No test was running when this happened. Look for calls in the initial values of XCTestCase \
    properties, in the class methods setUp() and tearDown(), and on threads or in tasks that outlive \
    their test. If a test was running, link SpryXCTest for XCTest, or SpryTesting for Swift Testing.
    """

  static let endedTest = """
    The test that this belongs to has ended. To see it there, add the trait .spry to the test, and \
    let spryStorage = SpryStorage() to the fake.
    """

  static func unknown(
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
    let overloads = (known + fake.functions.known).filter {
      Signature($0.rawValue) == Signature(signature)
    }
    if let overload = overloads.first {
      return """
        \(headline)
        Overloads share a signature. In each, pass its case first, such as .\(fake.functions.caseName(of: overload)).
        """
    }
    guard let nearest = NearestName.find(signature, among: known, of: fake) else {
      return "\(headline)\nAdd: \(declaration(name, signature))"
    }
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
