/// What every generated file begins with: what it is, and how it is written again.
package struct FileHeader: Hashable, Sendable {
  private static let mark = "// Generated from "
  private static let checksumMark = "// Checksum: "

  /// What the file is the fake of.
  package var typeName: String
  /// The command that writes it.
  package var command: String
  /// What tells whether the file was changed since; older files have none.
  var checksum: Checksum?

  /// The lines.
  var text: String {
    """
    \(Self.mark)\(typeName). Do not edit. To generate it again:
    // \(command)
    \(Self.checksumMark)\(checksum?.text ?? "")
    // swift-format-ignore-file
    // swiftlint:disable all
    // swiftformat:disable all
    """
  }

  /// Takes a file apart.
  ///
  /// - Parameter file: The whole text of a file.
  /// - Returns: Its header and the rest of it; `nil` if it was not generated.
  package static func read(_ file: String) -> (header: FileHeader, body: String)? {
    guard file.hasPrefix(mark) else { return nil }
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    let comments = lines.prefix { $0.hasPrefix("//") }
    let name = comments[0].dropFirst(mark.count).prefix { $0 != " " }.dropLast()
    let command = comments.dropFirst().first.map { $0.dropFirst("// ".count) } ?? ""
    let checksum = comments.first { $0.hasPrefix(checksumMark) }
      .map { Checksum(text: String($0.dropFirst(checksumMark.count))) }
    let header = FileHeader(
      typeName: String(name), command: String(command), checksum: checksum)
    return (header, lines.dropFirst(comments.count + 1).joined(separator: "\n"))
  }

  /// The words behind the name of the command.
  package var words: [String] {
    let words = ShellWords.split(command)
    return words.firstIndex(of: "generate-fake").map { Array(words[($0 + 1)...]) } ?? []
  }

  /// The module that the command names.
  var module: String? {
    words.firstIndex(of: "--module").flatMap { words.dropFirst($0 + 1).first }
  }
}
