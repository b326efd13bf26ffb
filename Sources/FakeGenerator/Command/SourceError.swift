/// An error in a module whose symbol graph was extracted nevertheless.
package struct SourceError: Hashable, Sendable {
  var path: String
  /// The line and the column, starting at 0.
  var line: Int
  var column: Int
  var message: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - line: The line, starting at 0.
  ///   - column: The column, starting at 0.
  ///   - message: The message of the compiler.
  package init(path: String, line: Int, column: Int, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// Reads the errors from the output of the compiler.
  ///
  /// - Parameter text: The text that the compiler wrote to standard error.
  /// - Returns: The errors in source files.
  package static func all(in text: String) -> [SourceError] {
    text.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): error: (.*)/),
        let number = Int(match.2), let column = Int(match.3)
      else { return nil }
      return SourceError(
        path: String(match.1), line: number - 1, column: column - 1, message: String(match.4))
    }
  }

  /// Whether the compiler may report no other errors, because an import failed.
  package var hidesOthers: Bool { message.contains("module") }

  /// Finds declarations that were omitted because their types have errors.
  ///
  /// The errors themselves may be elsewhere, such as in a type alias.
  ///
  /// - Parameters:
  ///   - graphs: The graphs that were extracted.
  ///   - complete: The graph of the same module that was written during the build.
  /// - Returns: An error for each declaration.
  package static func omissions(
    from graphs: [SymbolGraph], in complete: SymbolGraph
  ) -> [SourceError] {
    let known = Set(graphs.flatMap(\.symbols).map(\.id))
    return complete.symbols.filter { !known.contains($0.id) }.compactMap { symbol in
      guard let path = symbol.file, let position = symbol.position else { return nil }
      return SourceError(
        path: path, line: position.line, column: position.character,
        message: "a type of \(symbol.title) has errors")
    }
  }
}

extension GenerateCommand {
  /// Returns the first error in a type or its parents, whose symbol graph may lack members then.
  func errorInside(of symbol: Symbol) -> Diagnostic? {
    let errors = workspace.brokenModules.sorted { $0.key < $1.key }.flatMap(\.value)
    guard !errors.isEmpty else { return nil }
    let lineage = Lineage(of: symbol, in: index)
    let types = [symbol] + lineage.protocols + lineage.classes
    let error = errors.first { error in
      guard types.contains(where: { $0.file == error.path }) else { return false }
      let position = Symbol.Position(line: error.line, character: error.column)
      guard let owner = index.declaration(before: position, in: error.path) else { return false }
      return types.contains { owner.path.starts(with: $0.path) }
    }
    return error.map { error in
      .sourceError(
        symbol.name, place: "\(workspace.path(of: error.path)):\(error.line + 1)",
        message: error.message)
    }
  }
}
