/// Writes a member that every fake implements in the same way.
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
