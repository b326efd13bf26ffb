/// The source of one member of a fake.
struct MemberSource {
  let member: Member
  let options: FakeOptions

  var declaration: Declaration { member.declaration }
  var effects: Effects { declaration.effects }
  var kind: FakeOptions.Kind { options.kind }

  /// The member's lines, from its attributes to its last brace.
  var lines: [String] { member.availability + block }

  /// The lines of an initializer that calls the same one of the superclass.
  var superInitializer: [String] { .block(head, [superCall]) }

  private var block: [String] {
    guard member.isProperty || member.isSubscript else { return .block(head, answer) }
    if !declaration.hasSetter, effects == Effects(), !member.cannotBeCalled {
      return .block(head, answer, onOneLine: true)
    }
    let setter = declaration.hasSetter ? [String].block("set", set, onOneLine: true) : []
    return .block(head, .block("get\(effects.text)", answer, onOneLine: true) + setter)
  }

  private var head: String {
    let kind = member.isStatic ? member.isOverride ? "class" : "static" : ""
    return declaration.head(
      after: member.leading + [
        options.access.word, member.isOverride ? "override" : "", kind,
        member.fixity?.rawValue ?? "",
      ])
  }
}

extension StandardProtocol {
  /// The lines of its requirement, which are the same in every fake.
  func lines(in fake: Fake) -> [String] {
    guard case (_, let text, let body?)? = requirement else { return [] }
    // The requirement is nonisolated.
    let words = [fake.options.access.word, fake.isBound ? "nonisolated" : "", text]
    return [String].block(words.spaced, [body], onOneLine: text.contains("var "))
      .map { $0.replacing("Self", with: fake.name) }
  }
}
