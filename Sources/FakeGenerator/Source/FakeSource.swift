/// The source of a fake.
struct FakeSource {
  let fake: Fake

  /// The file, without its header.
  var text: String {
    let declaration = fake.availability + .block(head, groups.separated)
    return [imports, declaration, CallsSource.lines(of: fake)].separated
      .joined(separator: "\n") + "\n"
  }

  private var access: String { fake.options.access.word }

  private var imports: [String] {
    [false, true].map { isTestable in
      fake.imports.filter { $0.isTestable == isTestable }.flatMap { module -> [String] in
        let keyword = isTestable ? "@testable import" : [access, "import"].spaced
        let line = "\(keyword) \(module.text)"
        guard module.isConditional else { return [line] }
        let other = module.alternative.map { ["#else", "  \(keyword) \($0)"] } ?? []
        return ["#if canImport(\(module.module))", "  \(line)"] + other + ["#endif"]
      }
    }.separated
  }

  private var head: String {
    let generics = fake.genericParameters.map(\.text).joined(separator: ", ")
    let name = fake.name + (generics.isEmpty ? "" : "<\(generics)>")
    let words =
      fake.globalActors.map(\.text) + [
        fake.isNonisolated ? "nonisolated" : "", access, fake.isActor ? "actor" : "final class",
      ]
    let types = fake.inheritance.map { [$0.isolation ?? "", $0.text].spaced }
    return "\((words + [name]).spaced): \(types.joined(separator: ", "))\(fake.constraints.clause)"
  }

  /// The groups of lines that blank lines separate.
  private var groups: [[String]] {
    let aliases = fake.typeAliases.map { [access, "typealias", $0.text].spaced }
    let plain = fake.needsPlainInitializer ? [[access, "init() {}"].spaced] : []
    let own = [aliases, functions(isStatic: true), functions(isStatic: false), storage]
    let initializers = fake.inheritedInitializers.map {
      MemberSource(member: $0, options: fake.options).superInitializer
    }
    return own + [wrappingInitializer, plain] + initializers + members
  }

  /// The enum with the cases of the members that the type records, or an instance.
  private func functions(isStatic: Bool) -> [String] {
    let members = fake.members.filter { $0.isRecordedByType == isStatic }
    guard !members.isEmpty else {
      return isStatic ? [] : [[access, "typealias Function = NoFunctions"].spaced]
    }
    let cases = members.map { member in
      let rawValue = member.rawValue.map { " = \"\($0)\"" } ?? ""
      return (member: member, lines: ["case \(Keyword.escaped(member.caseName))\(rawValue)"])
    }
    // Then failures don't suggest to use them.
    let hasCalls = fake.hasCalls && fake.nameInPlaceOfCalls == nil
    let flag =
      hasCalls ? [] : [[access, "nonisolated static var hasStubAndCalls: Bool { false }"].spaced]
    let name = isStatic ? "ClassFunction" : "Function"
    return .block(
      [access, "enum \(name): String, GeneratedFunction"].spaced,
      [cases.conditional().flatMap(\.self), flag].separated)
  }

  private var storage: [String] {
    var lines: [String] = []
    if fake.members.contains(where: { !$0.isRecordedByType }) {
      // Without this, other modules could use it on the actor only.
      let isolation = fake.isBound && !access.isEmpty ? "nonisolated" : ""
      lines.append([access, isolation, "let spryStorage = SpryStorage()"].spaced)
    }
    if let wrapped = fake.wrapped {
      lines.append("private \(wrapped.isConstant ? "let" : "var") \(wrapped.name): \(wrapped.type)")
    }
    return lines
  }

  /// The initializer that takes the wrapped object.
  private var wrappingInitializer: [String] {
    guard let wrapped = fake.wrapped else { return [] }
    return .block(
      [access, "init(wrapping \(wrapped.name): \(wrapped.type))"].spaced,
      ["self.\(wrapped.name) = \(wrapped.name)"])
  }

  /// The members, without blank lines between adjacent ones of a single line.
  private var members: [[String]] {
    let written = fake.members.map { member in
      (member: member, lines: MemberSource(member: member, options: fake.options).lines)
    }
    var groups: [[String]] = []
    var lastIsLine = false
    for lines in written.conditional(separator: [""])
      + fake.fixedMembers.map({ $0.lines(in: fake) })
    {
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

extension Import {
  /// What is imported: a declaration, or else the module.
  var text: String { declaration ?? module }
}

extension TypeAlias {
  /// The name with the generic parameters, and the type with the constraints.
  fileprivate var text: String {
    "\(name)\(generics.isEmpty ? "" : "<\(generics.text)>") = \(type.text)\(constraints.clause)"
  }
}

extension GenericParameter {
  /// The parameter with its conformances.
  fileprivate var text: String {
    conformances.isEmpty ? name : "\(name): \(TokenList.composition(of: conformances).text)"
  }
}
