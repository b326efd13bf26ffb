/// The source of `stub` and `calls`, or of their static counterparts, which have every member of a
/// fake as a typed call.
struct CallsSource {
  private let fake: Fake
  private let isStatic: Bool

  /// The lines of the extension with both, empty if the fake has no members.
  static func lines(of fake: Fake) -> [String] {
    guard fake.hasCalls else { return [] }
    if let name = fake.nameInPlaceOfCalls {
      return [
        "// There is no 'stub' or 'calls', because \(fake.subject) declares '\(name)' itself."
      ]
    }
    let parts = [false, true].map { CallsSource(fake: fake, isStatic: $0).lines }
    let head = [fake.isNonisolated ? "nonisolated" : "", "extension", fake.name].spaced
    return fake.availability + .block(head, parts.separated)
  }

  /// The properties that return a struct with the calls, and the struct.
  private var lines: [String] {
    let members = fake.members.filter { $0.isRecordedByType == isStatic }
    if members.isEmpty { return [] }
    let calls = members.flatMap { MemberCall.calls(to: $0, of: type, taken: fake.typeNames) }
    let forms = CallNaming.named(calls)
    // No call and no parameter has the name of the property with the fake.
    var used = Set(calls.flatMap { [$0.name, $0.member.caseName] + $0.parameters.map(\.name) })
    let owner =
      isStatic ? type : used.insertUnused(["fake", "owner"], numbered: "fake", from: 2)
    var taken = fake.typeNames.union(
      forms.joined().flatMap(\.declaration.types).flatMap(\.tokens).map(\.text))
    let parts = forms.map { forms in
      (member: forms[0].call.member, lines: lines(of: forms, owner, taken: &taken))
    }
    let name = isStatic ? "ClassCalls" : "Calls"
    let isBound = isStatic ? fake.globalActor != nil : fake.isBound
    let words = [access, isBound ? "nonisolated" : "", isStatic ? "static" : "", "var"].spaced
    let properties = fake.options.kind.callProperties.map { property in
      let own = isStatic ? "class\(property.capitalizedFirst)" : property
      return "\(words) \(own): \(name) { \(name)(\(isStatic ? "" : "\(owner): self")) }"
    }
    // In a target that is isolated by default, they would be as well.
    let isolation = fake.globalActor == nil ? "" : "nonisolated"
    let property = isStatic ? [] : ["fileprivate let \(owner): \(type)"]
    return properties + [""]
      + .block(
        [access, isolation, "struct", name].spaced,
        property + parts.conditional().flatMap(\.self))
  }

  private var access: String { fake.options.access.word }

  /// The fake's type, with its generic parameters.
  private var type: String { fake.name + fake.genericArguments }

  /// The lines of the forms of one call, and of the alias for their result type if they share it.
  private func lines(
    of forms: [CallForm], _ owner: String, taken: inout Set<String>
  ) -> [String] {
    let member = forms[0].call.member
    let start = member.availability
    var lines: [String] = []
    var alias: String?
    if forms.count > 1, member.declaration.genericNames.isEmpty {
      let name = "\(member.caseName.filter { $0 != "`" }.capitalizedFirst)Call"
      let unused = taken.insertUnused([name], numbered: name, from: 2)
      let type = forms[0].declaration.result.text
      lines.append((start + [access, "typealias \(unused) = \(type)"]).spaced)
      alias = unused
    }
    return lines
      + forms.map { form in
        var written = form.declaration
        // The compiler printed some names in backticks that are plain elsewhere, such as 'Type'.
        let own = member.declaration.name
        written.name = own == "`\(written.name)`" ? own : Keyword.escaped(written.name)
        if let alias { written.result = TokenList([Token(.type, alias)]) }
        let attribute = form.isDisfavored ? "@_disfavoredOverload" : ""
        let head = written.head(after: start + [attribute, access])
        return "\(head) { \(body(of: form, owner)) }"
      }
  }

  private func body(of form: CallForm, _ owner: String) -> String {
    let member = form.call.member
    let parameters = form.declaration.parameters
    let types = parameters.map(\.type) + [form.declaration.result]
    let mark = types.contains(where: \.isUnsafe) ? "unsafe " : ""
    let name = ".\(Keyword.escapedMember(member.caseName))"
    if member.isTypedProperty {
      return "\(mark)TypedProperty(\(name), of: \(owner)\(isStatic ? ".self" : ""))"
    }
    let values = parameters.map(\.recorded)
    let arguments = [name] + values.prefix(1).map { "with: \($0)" } + values.dropFirst()
    let call = "\(owner).call(\(arguments.joined(separator: ", ")))"
    return "\(mark)\(member.isProperty ? "TypedCall" : ".init")(\(call))"
  }
}
