/// The arguments of `generate-fake`.
package struct CommandArguments: Hashable, Sendable {
  /// The protocols and classes to fake.
  package var names: [String] = []
  /// The module that declares them.
  package var module: String?
  /// The targets that are preferred if a name or a folder is unclear.
  package var targets: [String] = []
  /// The folder to write to.
  package var output: String?
  /// How the fakes are generated.
  package var fake = FakeOptions()
  /// The folder with symbol graphs, if SwiftPM doesn't provide them.
  package var symbolGraphs: String?
  /// Whether to compare the fakes without writing them.
  package var isCheck = false
  /// Whether to generate every fake again that is out of date.
  package var isUpdate = false
  /// Whether to generate a fake for each protocol that has none.
  package var isAll = false
  /// The protocols that get no fake nevertheless.
  package var excluded: [String] = []
  /// Whether edited fakes are overwritten.
  package var isForced = false
  /// Whether to print the help only.
  package var isHelp = false
  /// Whether to print the version only.
  package var isVersion = false

  /// Whether Xcode has passed nothing but targets, so that the user has yet to learn how to go on.
  private(set) var isMenu = false

  /// The options that were given.
  private(set) var options: [String] = []

  /// Creates the arguments from the command line.
  ///
  /// - Parameter words: The words after `generate-fake`.
  /// - Throws: A ``UsageError`` if a word is invalid or missing.
  package init(_ words: [String]) throws(UsageError) {
    var rest = words[...]
    var isOption = true
    while let word = rest.popFirst() {
      if isOption, word == "--" {
        isOption = false
      } else if isOption, word.hasPrefix("-"), word.count > 1 {
        try readOption(word, &rest)
      } else {
        names.append(word)
      }
    }
    guard !isHelp, !isVersion else { return }
    // From its menu, Xcode passes the targets that are ticked.
    isMenu = names.isEmpty && !options.isEmpty && options.allSatisfy { $0 == "--target" }
    if isMenu { isUpdate = true }
    try checkCombinations()
  }

  private mutating func readOption(
    _ word: String, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    options.append(parts[0])
    if let flag = Self.flags[parts[0]] {
      guard parts.count == 1 else { throw .valueOfFlag(option: parts[0]) }
      self[keyPath: flag] = true
      return
    }
    switch parts[0] {
    case "--module": module = try Self.value(parts, &rest)
    case "--target": targets.append(try Self.value(parts, &rest))
    case "--output": output = try Self.value(parts, &rest)
    case "--name": fake.name = try Self.value(parts, &rest)
    case "--super-init": fake.superInitializer = try Self.value(parts, &rest)
    case "--symbol-graphs": symbolGraphs = try Self.value(parts, &rest)
    case "--exclude":
      excluded.append(try Self.value(parts, &rest))
      while let name = rest.first, !name.hasPrefix("-") { excluded.append(rest.removeFirst()) }
    case "--kind": fake.kind = try Self.choice(parts[0], Self.value(parts, &rest))
    case "--access": fake.access = try Self.choice(parts[0], Self.value(parts, &rest))
    default: throw .unknownOption(word)
    }
  }

  private static var flags: [String: WritableKeyPath<CommandArguments, Bool>] {
    [
      "--check": \.isCheck, "--update": \.isUpdate, "--all": \.isAll, "--force": \.isForced,
      "--partial": \.fake.isPartial, "--no-calls": \.fake.isWithoutCalls,
      "--nonisolated": \.fake.isNonisolated, "--help": \.isHelp, "-h": \.isHelp,
      "--version": \.isVersion,
    ]
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
}

extension CommandArguments {
  /// The command that generates one of the fakes, ready to paste.
  ///
  /// - Parameters:
  ///   - name: The name of the protocol or class.
  ///   - isProject: Whether it is in an Xcode project.
  /// - Returns: The command.
  func command(for name: String, isProject: Bool = false) -> String {
    var words = [name]
    if let module { words += ["--module", ModuleName.importable(module) ?? module] }
    if let symbolGraphs { words += ["--symbol-graphs", symbolGraphs] }
    if let output { words += ["--output", output] }
    if let name = fake.name { words += ["--name", name] }
    if fake.kind != .spryable { words += ["--kind", fake.kind.rawValue] }
    if fake.access != .internal { words += ["--access", fake.access.rawValue] }
    if fake.isPartial { words.append("--partial") }
    if let arguments = fake.superInitializer { words += ["--super-init", arguments] }
    if fake.isWithoutCalls { words.append("--no-calls") }
    if fake.isNonisolated { words.append("--nonisolated") }
    let start = symbolGraphs == nil && !isProject ? Self.start : "generate-fake"
    return ([start] + words.map(ShellWords.quoted)).joined(separator: " ")
  }

  private static let start = "swift package --allow-writing-to-package-directory generate-fake"

  /// The arguments for one of the fakes alone.
  func only(_ name: String, module: String?) -> CommandArguments {
    var arguments = self
    (arguments.names, arguments.module) = ([name], module)
    (arguments.isAll, arguments.excluded) = (false, [])
    return arguments
  }
}
