/// The source of the forms of one call, a line each.
struct CallSource {
  private let forms: [CallForm]
  /// The fake, or its type.
  private let owner: String
  private let isStatic: Bool
  private let access: String
  /// The name under which the forms share their result type, if they do.
  private let alias: String?
  private let margin = Layout(indent: 4).margin

  /// Creates the source.
  ///
  /// - Parameters:
  ///   - forms: The forms of one call.
  ///   - owner: The fake, or its type.
  ///   - isStatic: Whether the member is static.
  ///   - access: The access level, with a space after it.
  ///   - taken: The names that an alias must not have. The new alias is added.
  init(
    _ forms: [CallForm], of owner: String, isStatic: Bool, access: String, taken: inout Set<String>
  ) {
    self.forms = forms
    self.owner = owner
    self.isStatic = isStatic
    self.access = access
    let isShared = forms.count > 1 && forms[0].call.generics.names.isEmpty
    let name = forms[0].call.member.caseName.filter { $0 != "`" }.capitalizedFirst
    alias =
      isShared ? taken.insertUnused(["\(name)Call"], numbered: "\(name)Call", from: 2) : nil
  }

  /// The lines, which are never broken: they are for completion, not for reading.
  var lines: [String] {
    let declaration = alias.map { alias in
      line(words: ["typealias \(alias) = \(forms[0].declaration.result.text)"])
    }
    return [declaration].compactMap(\.self) + forms.map { line($0) }
  }

  private var member: Member { forms[0].call.member }

  private func line(_ form: CallForm) -> String {
    var written = form.declaration
    // The compiler printed some names in backticks that are plain elsewhere, such as 'Type'.
    let own = member.declaration.name
    written.name = own == "`\(written.name)`" ? own : Keyword.escaped(written.name)
    if let alias { written.result = TokenList([Token(.type, alias)]) }
    let head = HeadSource(
      member: Member(declaration: written, title: "", isStatic: false), access: "",
      layout: Layout(indent: 0)
    ).line
    let attribute = form.isDisfavored ? ["@_disfavoredOverload"] : []
    return line(attribute, words: [head, "{ \(body(of: form)) }"])
  }

  private func line(_ attributes: [String] = [], words: [String]) -> String {
    margin
      + (member.availability.lines + attributes + [access.trimmed] + words)
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func body(of form: CallForm) -> String {
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
