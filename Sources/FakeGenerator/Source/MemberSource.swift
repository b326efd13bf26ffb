/// The source of one member of a fake.
struct MemberSource {
  let member: Member
  let kind: FakeOptions.Kind
  let access: String

  private let layout = Layout(indent: 2)

  init(_ member: Member, kind: FakeOptions.Kind, access: String) {
    self.member = member
    self.kind = kind
    self.access = access
  }

  /// The member's lines, from its attributes to its last brace.
  var lines: [String] {
    let availability = member.availability.lines.map { layout.margin + $0 }
    let head = HeadSource(member: member, access: access, layout: layout).lines
    let hasAccessors = member.isProperty || member.isSubscript
    let body = hasAccessors ? accessors : call.answer(in: layout.deeper)
    let isShort = hasAccessors && isGetterOnly && !member.cannotBeCalled || body.isEmpty
    return availability + joined(head, body, onOneLine: isShort)
  }

  private var call: BodySource { BodySource(member: member, kind: kind) }

  private var isGetterOnly: Bool {
    !member.declaration.hasSetter && member.declaration.effects == Effects()
  }

  private var accessors: [String] {
    if isGetterOnly, !member.cannotBeCalled { return call.answer(in: layout.deeper) }
    let inner = layout.deeper
    let getter = "get\(member.declaration.effects.text)"
    var lines = inner.block(getter, call.answer(in: inner.deeper), onOneLine: true)
    if member.declaration.hasSetter {
      lines +=
        inner.block("set", call.set(in: inner.deeper), onOneLine: true)
    }
    return lines
  }

  private func joined(_ head: [String], _ body: [String], onOneLine: Bool) -> [String] {
    if onOneLine, body.count <= 1, let last = head.last {
      let line = body.isEmpty ? "\(last)}" : "\(last) \(body[0].trimmed) }"
      if line.count <= Layout.width { return head.dropLast() + [line] }
    }
    return head + body + ["\(layout.margin)}"]
  }
}

/// The source of a member that every fake implements in the same way.
struct FixedMemberSource {
  let member: FixedMember
  let fake: Fake
  let access: String

  /// The member's lines.
  var lines: [String] {
    let layout = Layout(indent: 2)
    // The requirement is nonisolated.
    let head = access + (fake.isBound ? "nonisolated " : "") + declaration
    return layout.block(head, [layout.deeper.margin + body], onOneLine: isProperty)
  }

  private var declaration: String {
    switch member {
    case .equality: "static func == (left: \(fake.name), right: \(fake.name)) -> Bool"
    case .hash: "func hash(into hasher: inout Hasher)"
    case .description: "var description: String"
    case .debugDescription: "var debugDescription: String"
    case .allCases: "static var allCases: [\(fake.name)]"
    }
  }

  private var body: String {
    switch member {
    case .equality: "left === right"
    case .hash: "hasher.combine(ObjectIdentifier(self))"
    case .description, .debugDescription: "\"\(fake.name)\""
    case .allCases: "[]"
    }
  }

  private var isProperty: Bool { member != .equality && member != .hash }
}
