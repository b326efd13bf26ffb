/// Writes a fake down.
struct FakeSource {
  let fake: Fake

  /// The file, without its header.
  var text: String {
    [imports, declaration]
      .map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var access: String { fake.options.access == .public ? "public " : "" }

  private var imports: [String] {
    let plain = fake.imports.filter { !$0.isTestable }.map { "\(access)import \($0.module)" }
    let testable = fake.imports.filter(\.isTestable).map { "@testable import \($0.module)" }
    return plain.isEmpty || testable.isEmpty ? plain + testable : plain + [""] + testable
  }

  private var declaration: [String] {
    TypeHeadSource(fake: fake, access: access).lines
      + groups.filter { !$0.isEmpty }.joined(separator: [""]) + ["}"]
  }

  /// What is set apart by blank lines.
  private var groups: [[String]] {
    [
      fake.typeAliases.map { "  \(access)typealias \($0.name) = \($0.type.text)" },
      functions("ClassFunction", fake.members.filter(\.isRecordedByType)),
      functions("Function", fake.members.filter { !$0.isRecordedByType }),
      storage,
      fake.needsPlainInitializer ? ["  \(access)init() {}"] : [],
    ] + members
  }

  private func functions(_ name: String, _ members: [Member]) -> [String] {
    if members.isEmpty {
      return name == "Function" ? ["  \(access)typealias Function = NoFunctions"] : []
    }
    let cases = members.flatMap { member -> [String] in
      let name = "case \(Keyword.escaped(member.caseName))"
      guard let rawValue = member.rawValue else { return ["    \(name)"] }
      return Layout(indent: 4).assignment(name, "\"\(rawValue)\"")
    }
    return ["  \(access)enum \(name): String, StringRepresentable, CaseIterable {"] + cases + [
      "  }"
    ]
  }

  private var storage: [String] {
    guard fake.members.contains(where: { !$0.isRecordedByType }) else { return [] }
    // Seen from another module, only this word makes it free of the actor.
    let isolation = fake.isBound && !access.isEmpty ? "nonisolated " : ""
    return ["  \(access)\(isolation)let spryStorage = SpryStorage()"]
  }

  /// The members, one-line neighbours without a blank line between them.
  private var members: [[String]] {
    let written = fake.members.map { member in
      MemberSource(member, kind: fake.options.kind, access: access).lines
    }
    var groups: [[String]] = []
    var lastIsLine = false
    for lines in written + fake.fixedMembers.map({ lines in lines.map { "  \($0)" } }) {
      if lastIsLine, lines.count == 1 {
        groups[groups.count - 1] += lines
      } else {
        groups.append(lines)
      }
      lastIsLine = lines.count == 1
    }
    return groups
  }
}
