/// What somebody typed behind `generate-fake`.
package struct CommandArguments: Hashable, Sendable {
  /// The protocols and classes to fake.
  package var names: [String] = []
  /// The module that declares them.
  package var module: String?
  /// The folder to write to.
  package var output: String?
  /// What the fakes can do.
  package var kind = FakeOptions.Kind.spryable
  /// Who can use the fakes.
  package var access = FakeOptions.Access.internal
  /// Whether the fakes say that they belong to no actor.
  package var isNonisolated = false
  /// Whether to compare only.
  package var isCheck = false
  /// Whether what somebody has edited may be lost.
  package var isForced = false
  /// Whether to explain only.
  package var isHelp = false

  /// Reads the command line.
  ///
  /// - Parameter words: What follows `generate-fake`.
  /// - Throws: A ``UsageError`` that names the word which is wrong.
  package init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word.count > 1 else {
        names.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      switch parts[0] {
      case "--check": isCheck = true
      case "--force": isForced = true
      case "--nonisolated": isNonisolated = true
      case "--help", "-h": isHelp = true
      case "--module": module = try Self.value(parts, &rest)
      case "--output": output = try Self.value(parts, &rest)
      case "--kind": kind = try Self.choice(parts[0], Self.value(parts, &rest))
      case "--access": access = try Self.choice(parts[0], Self.value(parts, &rest))
      default: throw .unknownOption(word)
      }
    }
    if names.isEmpty, !isHelp { throw .noName }
  }

  private static func value(
    _ parts: [String], _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    let value = parts.count > 1 ? parts[1] : rest.popFirst()
    guard let value, !value.isEmpty, parts.count > 1 || !value.hasPrefix("--") else {
      throw .noValue(option: parts[0])
    }
    return value
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: String, _ value: String
  ) throws(UsageError) -> Choice {
    guard let choice = Choice(rawValue: value) else {
      throw .unknownValue(option: option, value, known: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// The command that writes one of the fakes, as it can be pasted.
  func command(for name: String) -> String {
    var words = [name]
    if let module { words += ["--module", ModuleName.importable(module) ?? module] }
    if let output { words += ["--output", output] }
    if kind != .spryable { words += ["--kind", kind.rawValue] }
    if access != .internal { words += ["--access", access.rawValue] }
    if isNonisolated { words.append("--nonisolated") }
    return ([Self.start] + words.map(ShellWords.quoted)).joined(separator: " ")
  }

  private static let start = "swift package --allow-writing-to-package-directory generate-fake"
}

/// What is wrong with a command line.
package enum UsageError: Error, Hashable, Sendable {
  case noName
  case unknownOption(String)
  case noValue(option: String)
  case unknownValue(option: String, String, known: [String])

  /// The line for standard error.
  package var text: String {
    switch self {
    case .noName:
      "error: name a protocol or class, such as 'generate-fake TrailStore'; --help tells more"
    case .unknownOption(let option):
      "error: there is no option \(option); --help lists them"
    case .noValue(let option):
      "error: \(option) needs a value; --help tells which"
    case .unknownValue(let option, let value, let known):
      "error: \(option) cannot be \(value); it is one of \(known.joined(separator: ", "))"
    }
  }
}

extension CommandArguments {
  /// What `--help` prints.
  package static let help = """
    Writes a Spry fake for protocols and classes, from the compiler's own description of them.

    Usage: swift package --allow-writing-to-package-directory generate-fake NAME... [options]

      NAME              A protocol or class that can be inherited from; Outer.Inner if it is nested.

    Options:
      --module MODULE   The module that declares it: one of the package, of its dependencies, or
                        of the SDK, such as Foundation. Left out, the package's sources are looked
                        through.
      --output FOLDER   Where to write Fake<Name>.swift. Left out, it is the folder Fakes of the
                        module's test target.
      --kind KIND       spryable (records and answers, the default), spyable or stubbable.
      --access ACCESS   internal (the default) or public.
      --nonisolated     Writes 'nonisolated' before the fake. A test target whose default isolation
                        is the main actor needs it where what is faked does not belong to it.
      --check           Writes nothing, and fails if a fake is not what would be written.
      --help            Prints this.
    """
}
