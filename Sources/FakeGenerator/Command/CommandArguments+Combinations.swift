extension CommandArguments {
  /// Whether the command is about all generated fakes, whose headers contain their options.
  package var isAboutHeaders: Bool { names.isEmpty && (isCheck || isUpdate) }

  /// Throws an error if the arguments contradict each other, or if one is missing.
  func checkCombinations() throws(UsageError) {
    if !isAll, !excluded.isEmpty { throw .onlyWith("--exclude", option: "--all") }
    if names.isEmpty, !isCheck, !isUpdate, !isAll { throw .noName }
    if fake.isPartial, fake.kind == .spyable { throw .partialSpy }
    for option in ["--update", "--all"] where options.contains(option) && !names.isEmpty {
      throw .namesWith(option: option)
    }
    for (option, others) in Self.conflicts where options.contains(option) {
      if let other = options.first(where: others.contains) { throw .conflict(option, other) }
    }
    if isAboutHeaders, let option = options.first(where: Self.ofOneFake.contains) {
      throw .setByHeaders(isCheck ? "--check" : "--update", option: option)
    }
    guard let name = fake.name else { return }
    if names.count != 1 { throw .severalNamesForOne }
    let isWord = name.wholeMatch(of: #/[\p{L}_][\p{L}\p{N}_]*/#) != nil
    if !isWord || names[0].split(separator: ".").last == name[...] { throw .unusableName(name) }
  }

  /// The options that can't be combined with an option.
  private static let conflicts: [(option: String, others: Set<String>)] = [
    ("--check", ["--update", "--all", "--force"]), ("--update", ["--all"]), ("--all", ["--force"]),
  ]

  /// The options of a fake that its header contains.
  private static let ofOneFake: Set<String> = [
    "--module", "--name", "--kind", "--access", "--partial", "--no-calls", "--nonisolated",
  ]
}
