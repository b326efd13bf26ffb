/// The names of the forms of calls to a fake.
///
/// A form has the name of its member. If several members share their name and labels, a test can
/// distinguish them by the types of plain values but not by matchers, so forms with matchers have
/// the name of the member's case. If the types are equal too, all forms have that name. If they
/// share only their name, a test can't omit the argument whose label distinguishes them.
enum CallNaming {
  /// Returns the forms of each of some calls, with their names.
  static func named(_ calls: [MemberCall]) -> [[CallForm]] {
    let groups = Dictionary(grouping: calls) { $0.title(named: $0.name) }
    // Classes such as visitors have hundreds of overloads, so they aren't compared with each other.
    let types = groups.mapValues { Dictionary(grouping: $0, by: \.signature) }
    let formsByCall = calls.map { call in
      let title = call.title(named: call.name)
      let isUnique = types[title]?[call.signature]?.count == 1
      var other = call.member.caseName
      while other != call.name, groups[call.title(named: other)] != nil { other += "Call" }
      return CallForm.forms(of: call).map { form in
        var form = form
        let isKept = groups[title]?.count == 1 || isUnique && !form.takesMatchers
        if !isKept { form.declaration.name = other }
        return form
      }
    }
    let forms = formsByCall.flatMap(\.self)
    let counts = Dictionary(forms.map { ($0.title, 1) }, uniquingKeysWith: +)
    let formsByName = Dictionary(grouping: forms, by: \.declaration.name)
    return formsByCall.map { forms in
      forms.map { form in
        var form = form
        form.isDisfavored = form.takesMatchers && counts[form.title] != 1
        let namesakes = formsByName[form.declaration.name, default: []]
        form.requireArgument(tellingItFrom: namesakes.filter { $0.isLabeled(unlike: form) })
        return form
      }
    }
  }
}

extension CallForm {
  fileprivate var title: String { call.title(named: declaration.name) }

  /// Whether it is a call to another member with other labels.
  fileprivate func isLabeled(unlike form: CallForm) -> Bool {
    call.labels != form.call.labels && call.member.caseName != form.call.member.caseName
  }

  /// Lets a test not omit the argument whose label, after those before it, no other call has.
  ///
  /// Otherwise, the compiler would silently choose the call with the fewest default values.
  fileprivate mutating func requireArgument(tellingItFrom others: [CallForm]) {
    guard let labels = call.labels, !labels.isEmpty, !others.isEmpty else { return }
    let known = Set(others.flatMap { $0.call.labels ?? [] })
    let isDistinguished = zip(labels, declaration.parameters).contains { label, parameter in
      parameter.defaultValue.isEmpty && !known.contains(label)
    }
    if isDistinguished { return }
    let index = labels.indices.first { index in
      !others.contains { $0.call.labels?.starts(with: labels[...index]) ?? false }
    }
    declaration.parameters[index ?? labels.count - 1].defaultValue = TokenList()
  }
}
