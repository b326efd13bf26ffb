/// How a test writes calls to a function of a generated fake: with `stub` and `calls`.
struct TypedCallText {
  /// The most parameters for which a value can stand beside a matcher.
  private static let mixingLimit = 3

  private let fake: FakeIdentity
  private let name: String
  /// The labels, or `nil` for a property.
  private let labels: [String?]?

  /// Returns `nil` if the fake doesn't have `stub` and `calls`, or if the function is one of
  /// several overloads, for which only some forms have the function's name.
  init?(_ fake: FakeIdentity, _ function: FunctionName) {
    let signature = Signature(function.rawValue)
    guard fake.hasCalls, signature.labels == nil || function.rawValue.last == ")",
      function.rawValue.count(where: { $0 == "(" }) < 2 || signature.isOperator
    else { return nil }
    self.fake = fake
    labels = signature.labels
    name =
      signature.isOperator
      ? fake.functions.caseName(of: function)
      : signature.baseName == "init" ? "initialize" : signature.baseName
  }

  /// Writes a stub for calls with certain arguments: `fake.stub.trails(near: "Bern")`.
  ///
  /// Closures, which can't be compared, are left out if that leaves no doubt which function is
  /// meant.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of a call.
  ///   - isForAll: Whether to write a stub for calls with any arguments: `fake.stub.trails()`.
  /// - Returns: `nil` if the fake records more or fewer arguments than there are labels.
  func stub(with arguments: [Any?], isForAll: Bool) -> String? {
    let property = fake.isStatic ? "classStub" : "stub"
    guard let labels else { return "\(fake.nameToPaste).\(property).\(name)" }
    guard labels.count == arguments.count else { return nil }
    let namesakes = fake.functions.known.count { Signature($0.rawValue).baseName == name }
    let written = zip(labels, arguments)
      .filter { namesakes > 1 || !isForAll && !TypeKind.isClosure($1) }
      .map { (label: $0, value: isForAll ? nil : LiteralText.argument($1)) }
    let isMixed = written.contains { $0.value == nil } && arguments.count > Self.mixingLimit
    let texts = written.map { label, value in
      ListText.labeled(label, value.map { isMixed ? ".equal(\($0))" : $0 } ?? ".anything")
    }
    return "\(fake.nameToPaste).\(property).\(name)(\(texts.joined(separator: ", ")))"
  }

  /// Writes calls with any arguments: `fake.calls.trails()`.
  var calls: String {
    let property = fake.isStatic ? "classCalls" : "calls"
    return "\(fake.nameToPaste).\(property).\(name)\(labels == nil ? "" : "()")"
  }
}
