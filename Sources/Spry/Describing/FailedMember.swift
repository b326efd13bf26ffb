/// A member that has failed, and has to return something although it can't throw the failure.
package struct FailedMember {
  let signature: String
  /// The member's fake, or `nil` if it isn't that of a fake.
  var fake: FakeIdentity?

  package init(_ signature: String, of fake: FakeIdentity? = nil) {
    self.signature = signature
    self.fake = fake
  }

  private func limit(_ error: any Error.Type) -> String {
    error == Never.self ? "can't throw" : "throws only \(TypeText.describe(error))"
  }

  /// Says that the member returns a value that nobody has specified.
  package func madeUpText(_ error: any Error.Type, _ type: any Any.Type) -> String {
    "Because \(signature) \(limit(error)), it returned a made-up \(TypeText.describe(type))."
  }

  /// Says why the process stops after a failure, and how to avoid that.
  package func stoppedText(
    _ error: any Error.Type, _ type: any Any.Type, after failure: String
  ) -> String {
    let name = TypeText.describe(type)
    let text = """
      Spry stopped the process: \(signature) \(limit(error)), and \(name) has no default value.
      \(failure)
      """
    // No value is a `Never`, and only an error can leave the member.
    let advice = "\nAlso declare it with throws, in its protocol too, and call spryifyThrows in it."
    if type == Never.self { return error == Never.self ? text + advice : text }
    let metatype = TypeText.append(".self", to: name)
    let remedy = "SpryConfiguration.setDefault(for: \(metatype)) { <#\(name)#> }"
    // The mangled name of a struct or an enum ends in `V` or `O`.
    let isValue = _mangledTypeName(type)?.last.map("VO".contains) ?? false
    return "\(text)\nTo fail only the test: \(remedy)"
      + (isValue && TypeKind(type).isOwn ? "\nOr conform \(name) to DefaultProvidable." : "")
      + superText
  }

  /// How the superclass of the fake can answer, if there is one.
  private var superText: String {
    guard let fake, !fake.isStatic, TypeKind(fake.type).hasSuperclass else { return "" }
    return fake.isGenerated
      ? "\nOr generate the fake with --partial, so that super answers."
      : "\nOr pass fallbackValue in the fake, with a call to super."
  }
}
