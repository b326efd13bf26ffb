/// The source of a member's declaration up to its body.
struct HeadSource {
  let member: Member
  let access: String
  let layout: Layout

  /// The lines, with the opening brace at the end of the last one.
  var lines: [String] {
    let declaration = member.declaration
    if member.isProperty {
      return withBrace(
        broken("\(layout.margin)\(start)\(declaration.name): \(declaration.result.text)"))
    }
    let constraints = declaration.constraints.map(\.text).joined(separator: ", ")
    let opening = layout.margin + start + name + "("
    let parameters = declaration.parameters.map(\.text)
    let whole = opening + parameters.joined(separator: ", ") + closing
    let end = constraints.isEmpty ? "" : " where \(constraints)"
    if (whole + end).count + 2 <= Layout.width { return [whole + end + " {"] }
    let isLong = whole.count + (constraints.isEmpty ? 2 : 0) > Layout.width
    let lines =
      isLong && !parameters.isEmpty
      ? [opening] + layout.deeper.fill(parameters) + broken(layout.margin + closing)
      : broken(whole)
    return constraints.isEmpty ? withBrace(lines) : lines + layout.demands(declaration.constraints)
  }

  /// The declaration on one line, without the opening brace.
  var line: String {
    let declaration = member.declaration
    if member.isProperty { return "\(start)\(declaration.name): \(declaration.result.text)" }
    let constraints = declaration.constraints.map(\.text).joined(separator: ", ")
    return start + name + "(" + declaration.parameters.map(\.text).joined(separator: ", ") + closing
      + (constraints.isEmpty ? "" : " where \(constraints)")
  }

  private func withBrace(_ lines: [String]) -> [String] {
    lines.dropLast() + lines.suffix(1).map { "\($0) {" }
  }

  /// Breaks a line inside its result type if it is too long.
  private func broken(_ line: String) -> [String] {
    let result = member.declaration.result
    guard line.count + 2 > Layout.width, let arguments = result.genericArguments else {
      return [line]
    }
    let start = line.dropLast(arguments.text.count + 1)
    return [String(start)] + layout.deeper.fill(arguments.split(at: ",").map(\.text))
      + ["\(layout.margin)>"]
  }

  private var start: String {
    var words = member.leading
    if !access.isEmpty { words.append(access.trimmed) }
    if member.isOverride { words.append("override") }
    if member.isStatic { words.append(member.isOverride ? "class" : "static") }
    if let fixity = member.fixity { words.append(fixity.rawValue) }
    let keyword = member.declaration.keyword
    if keyword == "func" || keyword == "var" { words.append(keyword) }
    return words.map { "\($0) " }.joined()
  }

  private var name: String {
    let declaration = member.declaration
    let isOperator = declaration.name.first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
    let generics = declaration.generics.isEmpty ? "" : "<\(declaration.generics.text)>"
    return declaration.name + (declaration.isFailable ? "?" : "") + (isOperator ? " " : "")
      + generics
  }

  private var closing: String {
    let declaration = member.declaration
    let effects = member.isSubscript ? "" : declaration.effects.text
    return ")" + effects + (declaration.result.isEmpty ? "" : " -> \(declaration.result.text)")
  }
}

extension Parameter {
  /// The declaration of the parameter.
  fileprivate var text: String {
    let names = label.map { "\($0) \(name)" } ?? Keyword.escapedLabel(name.filter { $0 != "`" })
    let ending = defaultValue.isEmpty ? "" : " = \(defaultValue.text)"
    let wrappers = attributes.map { "\($0.text) " }.joined()
    return "\(wrappers)\(names): \(type.text)\(ending)"
  }
}

extension Effects {
  /// The effects, each with a space before it.
  var text: String {
    let throwing =
      switch throwing {
      case .never: ""
      case .anything: " throws"
      case .rethrowing: " rethrows"
      case .only(let error): " throws(\(error.text))"
      }
    return (isAsync ? " async" : "") + throwing
  }
}

extension AvailabilityAttributes {
  /// The attributes, one per line.
  var lines: [String] {
    let list = versions.map { version in
      "\(version.system) \(version.major)" + (version.minor == 0 ? "" : ".\(version.minor)")
    }
    return (list.isEmpty ? [] : ["@available(\(list.joined(separator: ", ")), *)"])
      + (isDeprecated ? ["@available(*, deprecated)"] : [])
  }
}
