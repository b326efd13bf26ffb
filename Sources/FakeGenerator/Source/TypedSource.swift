/// Writes the extension with the typed functions of a fake.
struct TypedSource {
  let fake: Fake
  let access: String

  /// The versions whose runtime supports generic types with parameter packs.
  private static let availability =
    "@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)"

  /// The lines of the extension, empty if there are no functions.
  var lines: [String] {
    if fake.members.isEmpty { return [] }
    let isolation = fake.options.isNonisolated && !fake.isBound ? "nonisolated " : ""
    let parts = [
      part("Typed", fake.members.filter { !$0.isRecordedByType }, isStatic: false),
      part("ClassTyped", fake.members.filter(\.isRecordedByType), isStatic: true),
    ]
    let attributes = fake.availability.lines + [Self.availability]
    return attributes + ["\(isolation)extension \(fake.name) {"]
      + parts.filter { !$0.isEmpty }.joined(separator: [""]) + ["}"]
  }

  /// The struct with the typed functions, and the property that returns one.
  private func part(_ name: String, _ members: [Member], isStatic: Bool) -> [String] {
    if members.isEmpty { return [] }
    let isBound = isStatic ? fake.globalActor != nil : fake.isBound
    let words = [access.trimmed, isBound ? "nonisolated" : "", isStatic ? "static" : ""]
    let start = words.filter { !$0.isEmpty }.map { "\($0) " }.joined()
    let functions = members.flatMap { member in
      FakeSource.conditional(
        TypedMemberSource(member, of: isStatic ? "\(type).self" : owner, access: access).lines,
        member)
    }
    let property = isStatic ? [] : ["    fileprivate let \(owner): \(type)"]
    return ["  \(access)struct \(name) {"] + property + functions + ["  }", ""]
      + Layout(indent: 2).block(
        "\(start)var typed: \(name)",
        ["\(name)(\(isStatic ? "" : "\(owner): self"))"], onOneLine: true)
  }

  /// A name for the property with the fake that no typed function has.
  private var owner: String {
    let names = fake.members.map(\.caseName)
    return ["fake", "owner"].first { !names.contains($0) } ?? "fakeOfFunctions"
  }

  /// The fake's type, with its generic parameters.
  private var type: String {
    let parameters = fake.genericParameters.map(\.name).joined(separator: ", ")
    return parameters.isEmpty ? fake.name : "\(fake.name)<\(parameters)>"
  }
}

/// Writes the line for one function.
private struct TypedMemberSource {
  private let member: Member
  /// The fake, or its type.
  private let owner: String
  private let access: String
  private let layout = Layout(indent: 4)

  init(_ member: Member, of owner: String, access: String) {
    self.member = member
    self.owner = owner
    self.access = access
  }

  var lines: [String] {
    if let reason = member.obstacleToTypes {
      return ["\(layout.margin)// \(member.title) \(reason)."]
    }
    let kind = member.isTypedProperty ? "TypedProperty" : "TypedFunction"
    let start = "\(access)var \(Keyword.escaped(member.caseName)): \(kind)<"
    let types = member.typesForTests
    let mark = member.hasUnsafeTypesForTests ? "unsafe " : ""
    let body = "\(mark)\(kind)(.\(Keyword.escapedMember(member.caseName)), of: \(owner))"
    let head = "\(start)\(types.joined(separator: ", "))>"
    let whole = layout.block(head, [layout.deeper.margin + body], onOneLine: true)
    let isLong = layout.margin.count + head.count + 2 > Layout.width
    let lines =
      isLong
      ? ["\(layout.margin)\(start)"] + layout.deeper.fill(types)
        + layout.block(">", [layout.deeper.margin + body], onOneLine: true)
      : whole
    return member.availability.lines.map { layout.margin + $0 } + lines
  }
}

extension Member {
  /// Whether its calls record the values to which it was set.
  fileprivate var isTypedProperty: Bool { isProperty && declaration.hasSetter }

  /// Why it has no typed function.
  fileprivate var obstacleToTypes: String? {
    if !declaration.generics.isEmpty { return "has generic parameters" }
    if declaration.parameters.contains(where: \.type.isOpaque) { return "has generic parameters" }
    if isSubscript, declaration.hasSetter {
      return "is recorded with one argument more when it is set"
    }
    return nil
  }

  /// Whether one of those types is unsafe.
  fileprivate var hasUnsafeTypesForTests: Bool {
    let parameters = declaration.parameters.filter { $0.typeForTests != "Any?" }
    return (parameters.map(\.type) + [declaration.result]).contains(where: UnsafeTypes.contain)
  }

  /// The types of the arguments, as Spry receives them, and of the result.
  fileprivate var typesForTests: [String] {
    // An async member that never returns asks Spry for no value.
    let isVoid = declaration.result.isEmpty || neverReturns && declaration.effects.isAsync
    let result =
      isInitializer
      ? declaration.isFailable ? "Bool" : "Void"
      : isVoid ? "Void" : declaration.result.ofValue.text
    return isTypedProperty ? [result] : declaration.parameters.map(\.typeForTests) + [result]
  }
}

extension Parameter {
  /// The type of the value that the fake passes to Spry.
  fileprivate var typeForTests: String {
    switch passing {
    case .transient, .placeholder, .pack:
      return "Any?"
    case .evaluated(let mark):
      guard !mark.contains("?") else { return "Any?" }
      let result = Passing.bare(type).split(at: "->").dropFirst()
      return TokenList(result.map(\.tokens).joined(separator: [Token(.sign, "->")])).ofValue.text
    case .value, .copy:
      return type.ofValue.text
    }
  }
}

extension TokenList {
  /// The type that a value of this declared type has, for use as a generic argument.
  fileprivate var ofValue: TokenList {
    let words = tokens.prefix { $0.kind == .attribute || Self.declarationWords.contains($0.text) }
    var tokens =
      words.filter { !Self.declarationWords.contains($0.text) && $0.text != "@escaping" }
      + self.tokens.dropFirst(words.count)
    switch tokens.last {
    case let last? where last.isSign("..."):
      tokens = [Token(.sign, "[")] + tokens.dropLast() + [Token(.sign, "]")]
    case let last? where last.isSign("!"):
      tokens[tokens.count - 1] = Token(.sign, "?")
    default:
      break
    }
    return TokenList(tokens)
  }

  /// Words that describe how a value is passed and are not part of its type.
  private static let declarationWords: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
  ]
}
