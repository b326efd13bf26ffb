/// The source of one form of a call in `calls`.
struct CallSource {
  private let form: CallForm
  /// The fake, or its type.
  private let owner: String
  private let isStatic: Bool
  private let access: String
  private let layout = Layout(indent: 4)

  init(_ form: CallForm, of owner: String, isStatic: Bool, access: String) {
    self.form = form
    self.owner = owner
    self.isStatic = isStatic
    self.access = access
  }

  var lines: [String] {
    let attributes =
      member.availability.lines + (form.isDisfavored ? ["@_disfavoredOverload"] : [])
    return attributes.map { layout.margin + $0 } + declaration
  }

  private var member: Member { form.call.member }

  private var declaration: [String] {
    var written = form.declaration
    // The compiler printed some names in backticks that are plain elsewhere, such as 'Type'.
    let own = member.declaration.name
    written.name = own == "`\(written.name)`" ? own : Keyword.escaped(written.name)
    let head = HeadSource(
      member: Member(declaration: written, title: "", isStatic: false), access: access,
      layout: layout
    ).lines
    if member.isProperty, head.count == 1, body.count == 1 {
      let line = "\(head[0]) \(body[0].trimmed) }"
      if line.count <= Layout.width { return [line] }
    }
    return head + body + ["\(layout.margin)}"]
  }

  private var body: [String] {
    let inner = layout.deeper
    let mark = isUnsafe ? "unsafe " : ""
    let name = ".\(Keyword.escapedMember(member.caseName))"
    if member.isTypedProperty {
      return inner.call("\(mark)TypedProperty", [name, "of: \(owner)\(isStatic ? ".self" : "")"])
    }
    let values = form.declaration.parameters.map(\.recorded)
    let arguments = [name] + values.prefix(1).map { "with: \($0)" } + values.dropFirst()
    let call = "\(owner).call(\(arguments.joined(separator: ", ")))"
    let type = "\(mark)\(member.isProperty ? "TypedGetter" : "TypedCall")"
    let whole = inner.call(type, [call])
    if whole.allSatisfy({ $0.count <= Layout.width }) { return whole }
    return ["\(inner.margin)\(type)("]
      + inner.deeper.call("\(owner).call", arguments).closed(with: ")")
  }

  /// Whether one of the types is unsafe.
  private var isUnsafe: Bool {
    (form.declaration.parameters.map(\.type) + [form.declaration.result])
      .contains(where: \.isUnsafe)
  }
}

extension [String] {
  /// The lines with a sign behind the last one.
  fileprivate func closed(with sign: String) -> [String] {
    dropLast() + suffix(1).map { $0 + sign }
  }
}
