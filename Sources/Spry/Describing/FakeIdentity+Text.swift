extension FakeIdentity: CustomStringConvertible {
  /// The fake's type as the test writes it, with its name: `FakeTrailStore "backup"`,
  /// `FakeTrailStore.self`.
  @usableFromInline package var description: String {
    let type = "\(type)".contains("<") ? TypeText.describe(type) : "\(type)"
    return isStatic ? "\(type).self" : type + (name.map { " \($0.text.debugDescription)" } ?? "")
  }

  /// Names a member of the fake, or a call to one: `FakeTrailStore.trails(near:)`.
  func member(_ text: String) -> String { "\(isStatic ? nameToPaste : description).\(text)" }

  /// The fake's name in a line to paste.
  var nameToPaste: String { isStatic ? TypeText.describe(type) : "fake" }

  /// What precedes the name of a matcher: `Argument.`, or only a dot in `stub` and `calls`.
  var matcher: String { hasCalls ? "." : "Argument." }

  /// The code that begins a stub of a function: `fake.stub(.trails)`.
  func stub(_ function: FunctionName) -> String {
    "\(nameToPaste).stub(.\(functions.caseName(of: function)))"
  }
}
