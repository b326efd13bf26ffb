// Calls to the real object or superclass.
extension BodySource {
  /// The call to the real member, with the same arguments.
  var realCall: String? {
    guard let receiver = member.realAnswer?.receiver, kind != .spyable else { return nil }
    return marks + expression(receiver)
  }

  /// The assignment to the real property.
  var realSetting: String? {
    guard let receiver = member.realAnswer?.receiver, member.setsReal else { return nil }
    return "\(expression(receiver)) = newValue"
  }

  private func expression(_ receiver: String) -> String {
    let arguments = member.declaration.parameters.map { parameter in
      parameter.passed(isSubscript: member.isSubscript)
    }.joined(separator: ", ")
    if member.isSubscript { return "\(receiver)[\(arguments)]" }
    let name = "\(receiver).\(member.declaration.name)"
    return member.isProperty ? name : "\(name)(\(arguments))"
  }
}

extension Parameter {
  /// The argument for another function with the same parameter.
  fileprivate func passed(isSubscript: Bool) -> String {
    let value =
      switch passing {
      case .pack: "repeat each \(name)"
      case .evaluated(let mark): "\(mark)\(name)()"
      default: type.tokens.contains { $0.isWord("inout") } ? "&\(name)" : name
      }
    let label = self.label ?? (isSubscript ? "_" : Keyword.escapedLabel(name.filter { $0 != "`" }))
    return label == "_" ? value : "\(label): \(value)"
  }
}
