/// The source of the extension with `stub` and `calls`, which have every member of a fake as a typed
/// call.
struct CallsSource {
  let fake: Fake
  let access: String

  /// The lines of the extension, empty if the fake has no members.
  var lines: [String] {
    guard fake.hasCalls else { return [] }
    if let name = fake.nameInPlaceOfCalls {
      return [
        "// There is no 'stub' or 'calls', because \(fake.subject) declares '\(name)' itself."
      ]
    }
    let isolation = fake.isNonisolated ? "nonisolated " : ""
    let parts = [
      part("Calls", fake.members.filter { !$0.isRecordedByType }, isStatic: false),
      part("ClassCalls", fake.members.filter(\.isRecordedByType), isStatic: true),
    ]
    return fake.availability.lines + ["\(isolation)extension \(fake.name) {"]
      + parts.filter { !$0.isEmpty }.joined(separator: [""]) + ["}"]
  }

  /// The properties that return a struct with the calls, and the struct.
  private func part(_ name: String, _ members: [Member], isStatic: Bool) -> [String] {
    if members.isEmpty { return [] }
    let isBound = isStatic ? fake.globalActor != nil : fake.isBound
    let words = [access.trimmed, isBound ? "nonisolated" : "", isStatic ? "static" : ""]
    let start = words.filter { !$0.isEmpty }.map { "\($0) " }.joined()
    let calls = members.flatMap { MemberCall.calls(to: $0, of: type, taken: names) }
    let owner = isStatic ? type : self.owner(of: calls)
    let forms = CallNaming.named(calls)
    var taken = names.union(
      forms.joined().flatMap(\.declaration.types).flatMap(\.tokens).map(\.text))
    let lines = FakeSource.merged(
      forms.map { forms in
        let source = CallSource(
          forms, of: owner, isStatic: isStatic, access: access, taken: &taken)
        return FakeSource.conditional(source.lines, forms[0].call.member)
      }, forms.map { $0[0].call.member }, separator: [])
    let property = isStatic ? [] : ["    fileprivate let \(owner): \(type)"]
    let properties = fake.options.kind.callProperties.map {
      property in
      let property = isStatic ? "class\(property.capitalizedFirst)" : property
      return "  \(start)var \(property): \(name) { \(name)(\(isStatic ? "" : "\(owner): self")) }"
    }
    // In a target that is isolated by default, they would be as well.
    let isolation = fake.globalActor == nil ? "" : "nonisolated "
    return properties + ["", "  \(access)\(isolation)struct \(name) {"]
      + property + lines.flatMap(\.self) + ["  }"]
  }

  /// A name for the property with the fake that no call and no parameter has.
  private func owner(of calls: [MemberCall]) -> String {
    var names = Set(
      calls.flatMap { [$0.name, $0.member.caseName] + $0.parameters.map(\.name) })
    return names.insertUnused(["fake", "owner"], numbered: "fake", from: 2)
  }

  /// The names of types that a generic parameter would hide.
  private var names: Set<String> {
    Set(fake.genericParameters.map(\.name) + fake.typeAliases.map(\.name))
  }

  /// The fake's type, with its generic parameters.
  private var type: String {
    let parameters = fake.genericParameters.map(\.name).joined(separator: ", ")
    return parameters.isEmpty ? fake.name : "\(fake.name)<\(parameters)>"
  }
}
