/// The source of a fake.
struct FakeSource {
  let fake: Fake

  /// The file, without its header.
  var text: String {
    ([imports, declaration] + (calls.isEmpty ? [] : [calls]))
      .map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var access: String { fake.options.access == .public ? "public " : "" }

  private var calls: [String] { CallsSource(fake: fake, access: access).lines }

  private var imports: [String] {
    let plain = fake.imports.filter { !$0.isTestable }.flatMap { lines(of: $0, "\(access)import") }
    let testable = fake.imports.filter(\.isTestable).flatMap { lines(of: $0, "@testable import") }
    return Array([plain, testable].filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func lines(of module: Import, _ keyword: String) -> [String] {
    let line = "\(keyword) \(module.text)"
    guard module.isConditional else { return [line] }
    let other = module.alternative.map { ["#else", "  \(keyword) \($0)"] } ?? []
    return ["#if canImport(\(module.module))", "  \(line)"] + other + ["#endif"]
  }

  private var declaration: [String] {
    TypeHeadSource(fake: fake, access: access).lines
      + groups.filter { !$0.isEmpty }.joined(separator: [""]) + ["}"]
  }

  /// The groups of lines that blank lines separate.
  private var groups: [[String]] {
    [
      fake.typeAliases.flatMap { alias in
        Layout(indent: 2).assignment("\(access)typealias \(alias.head)", alias.value)
      },
      functions("ClassFunction", fake.members.filter(\.isRecordedByType)),
      functions("Function", fake.members.filter { !$0.isRecordedByType }),
      storage + wrapped,
      wrappingInitializer,
      fake.needsPlainInitializer ? ["  \(access)init() {}"] : [],
    ] + fake.inheritedInitializers.map(inherited) + members
  }

  private func functions(_ name: String, _ members: [Member]) -> [String] {
    if members.isEmpty {
      return name == "Function" ? ["  \(access)typealias Function = NoFunctions"] : []
    }
    let cases = members.map { member -> [String] in
      let name = "case \(Keyword.escaped(member.caseName))"
      guard let rawValue = member.rawValue else { return Self.conditional(["    \(name)"], member) }
      return Self.conditional(Layout(indent: 4).assignment(name, "\"\(rawValue)\""), member)
    }
    // Then failures don't suggest to use them.
    let hasCalls = fake.hasCalls && fake.nameInPlaceOfCalls == nil
    let flag =
      hasCalls ? [] : ["", "    \(access)nonisolated static var hasStubAndCalls: Bool { false }"]
    return ["  \(access)enum \(name): String, GeneratedFunction {"]
      + Self.merged(cases, members, separator: []).flatMap { $0 } + flag + ["  }"]
  }

  /// The lines, inside `#if` and `#endif` if the member has a condition.
  static func conditional(_ lines: [String], _ member: Member) -> [String] {
    guard let condition = member.condition, let first = lines.first else { return lines }
    let margin = String(first.prefix { $0 == " " })
    return ["\(margin)#if \(condition)"] + lines.map { "  \($0)" } + ["\(margin)#endif"]
  }

  private var storage: [String] {
    guard fake.members.contains(where: { !$0.isRecordedByType }) else { return [] }
    // Without this, other modules could use it on the actor only.
    let isolation = fake.isBound && !access.isEmpty ? "nonisolated " : ""
    return ["  \(access)\(isolation)let spryStorage = SpryStorage()"]
  }

  private var wrapped: [String] {
    guard let wrapped = fake.wrapped else { return [] }
    return ["  private \(wrapped.isConstant ? "let" : "var") \(wrapped.name): \(wrapped.type)"]
  }

  /// The initializer that takes the wrapped object.
  private var wrappingInitializer: [String] {
    guard let wrapped = fake.wrapped else { return [] }
    return [
      "  \(access)init(wrapping \(wrapped.name): \(wrapped.type)) {",
      "    self.\(wrapped.name) = \(wrapped.name)", "  }",
    ]
  }

  /// An initializer that calls the same one of the superclass.
  private func inherited(_ member: Member) -> [String] {
    let layout = Layout(indent: 2)
    let body = BodySource(member: member, kind: fake.options.kind)
    return HeadSource(member: member, access: access, layout: layout).lines
      + body.superInitializer(in: layout.deeper) + ["  }"]
  }

  /// The members, without blank lines between adjacent ones of a single line.
  private var members: [[String]] {
    let written = Self.merged(
      fake.members.map { member in
        Self.conditional(
          MemberSource(member, kind: fake.options.kind, access: access).lines, member)
      }, fake.members, separator: [""])
    let fixed = fake.fixedMembers.map { member in
      FixedMemberSource(member: member, fake: fake, access: access).lines
    }
    return Self.grouped(written + fixed)
  }

  /// Groups adjacent members of a single line.
  static func grouped(_ members: [[String]]) -> [[String]] {
    var groups: [[String]] = []
    var lastIsLine = false
    for lines in members {
      if lastIsLine, lines.count == 1 {
        groups[groups.count - 1] += lines
      } else {
        groups.append(lines)
      }
      lastIsLine = lines.count == 1
    }
    return groups
  }

  /// Merges adjacent members with the same condition.
  static func merged(
    _ lines: [[String]], _ members: [Member], separator: [String]
  ) -> [[String]] {
    var merged: [[String]] = []
    for (position, lines) in lines.enumerated() {
      let condition = members[position].condition
      if condition != nil, position > 0, members[position - 1].condition == condition {
        merged[merged.count - 1] =
          merged[merged.count - 1].dropLast() + separator + lines.dropFirst()
      } else {
        merged.append(lines)
      }
    }
    return merged
  }
}

extension Import {
  /// What is imported: a declaration, or else the module.
  var text: String { declaration ?? module }
}

extension TypeAlias {
  /// The name with the generic parameters.
  fileprivate var head: String { name + (generics.isEmpty ? "" : "<\(generics.text)>") }

  /// The type with the constraints.
  fileprivate var value: String {
    let demands = constraints.map(\.text).joined(separator: ", ")
    return type.text + (demands.isEmpty ? "" : " where \(demands)")
  }
}

/// The source of a fake's declaration up to its members.
struct TypeHeadSource {
  let fake: Fake
  let access: String

  /// The lines, with the opening brace at the end.
  var lines: [String] {
    let constraints = fake.constraints.map(\.text).joined(separator: ", ")
    let types = fake.inheritance.map { parent in
      [parent.isolation, parent.text].compactMap(\.self).joined(separator: " ")
    }.joined(separator: ", ")
    let one = "\(start): \(types)\(constraints.isEmpty ? "" : " where \(constraints)") {"
    if one.count <= Layout.width { return fake.availability.lines + [one] }
    var lines = ["\(start): \(types)"]
    if lines[0].count + (constraints.isEmpty ? 2 : 0) > Layout.width {
      lines = ["\(start):", "  \(types)"]
    }
    return fake.availability.lines + lines
      + (constraints.isEmpty ? ["{"] : Layout(indent: 0).demands(fake.constraints))
  }

  private var start: String {
    let generics = fake.genericParameters.map(\.text).joined(separator: ", ")
    let isolation = fake.isNonisolated ? "nonisolated" : ""
    let kind = fake.isActor ? "actor" : "final class"
    let words = fake.globalActors.map(\.text) + [isolation, access.trimmed, kind, fake.name]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
      + (generics.isEmpty ? "" : "<\(generics)>")
  }
}

extension GenericParameter {
  /// The parameter with its conformances.
  fileprivate var text: String {
    conformances.isEmpty ? name : "\(name): \(TokenList.composition(of: conformances).text)"
  }
}
