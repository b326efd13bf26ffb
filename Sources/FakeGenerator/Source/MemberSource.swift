/// The source of one member of a fake.
struct MemberSource {
  let member: Member
  let options: FakeOptions

  /// The member's lines, from its attributes to its last brace.
  var lines: [String] { member.availability.lines + declaration }

  /// The lines of an initializer that calls the same one of the superclass.
  var superInitializer: [String] { .block(head, [body.superInitializer]) }

  private var body: BodySource { BodySource(member: member, kind: options.kind) }

  private var declaration: [String] {
    guard member.isProperty || member.isSubscript else { return .block(head, body.answer) }
    let (effects, hasSetter) = (member.declaration.effects, member.declaration.hasSetter)
    if !hasSetter, effects == Effects(), !member.cannotBeCalled {
      return .block(head, body.answer, onOneLine: true)
    }
    let setter = hasSetter ? [String].block("set", body.set, onOneLine: true) : []
    return .block(head, .block("get\(effects.text)", body.answer, onOneLine: true) + setter)
  }

  private var head: String {
    let kind = member.isStatic ? member.isOverride ? "class" : "static" : ""
    return member.declaration.head(
      after: member.leading + [
        options.access.word, member.isOverride ? "override" : "", kind,
        member.fixity?.rawValue ?? "",
      ])
  }
}

extension FixedMember {
  /// The member's lines, which are the same in every fake.
  func lines(in fake: Fake) -> [String] {
    let (head, body) =
      switch self {
      case .equality:
        ("static func == (left: \(fake.name), right: \(fake.name)) -> Bool", "left === right")
      case .hash:
        ("func hash(into hasher: inout Hasher)", "hasher.combine(ObjectIdentifier(self))")
      case .description: ("var description: String", "\"\(fake.name)\"")
      case .debugDescription: ("var debugDescription: String", "\"\(fake.name)\"")
      case .allCases: ("static var allCases: [\(fake.name)]", "[]")
      }
    // The requirement is nonisolated.
    let words = [fake.options.access.word, fake.isBound ? "nonisolated" : "", head]
    return .block(words.spaced, [body], onOneLine: head.contains("var "))
  }
}
