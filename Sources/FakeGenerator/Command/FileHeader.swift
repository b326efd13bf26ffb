/// The header of a generated file, with the command that generates it again.
package struct FileHeader: Hashable, Sendable {
  private static let mark = "// Generated from "
  private static let checksumMark = "// Checksum: "

  /// The name of the faked type.
  package var typeName: String
  /// The command that generates the file.
  package var command: String
  /// The checksum that tells whether the file was edited, missing in older files.
  var checksum: String?

  /// The lines.
  var text: String {
    """
    \(Self.mark)\(typeName). Do not edit. To generate it again:
    // \(command)
    \(Self.checksumMark)\(checksum ?? "")
    // swift-format-ignore-file
    // swiftlint:disable all
    // swiftformat:disable all
    """
  }

  /// Splits a file into its header and its body.
  ///
  /// - Parameter file: The text of the file.
  /// - Returns: Its header and body, or `nil` if it wasn't generated.
  package static func read(_ file: String) -> (header: FileHeader, body: String)? {
    guard file.hasPrefix(mark) else { return nil }
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    let comments = lines.prefix { $0.hasPrefix("//") }
    let title = comments[0].dropFirst(mark.count)
    let name = title[..<(title.firstRange(of: ". ")?.lowerBound ?? title.endIndex)]
    let command = comments.dropFirst().first.map { $0.dropFirst("// ".count) } ?? ""
    let checksum = comments.first { $0.hasPrefix(checksumMark) }
      .map { String($0.dropFirst(checksumMark.count)) }
    let header = FileHeader(
      typeName: String(name), command: String(command), checksum: checksum)
    return (header, lines.dropFirst(comments.count + 1).joined(separator: "\n"))
  }

  /// The arguments of the command.
  package var words: [String] {
    let words = ShellWords.split(command)
    return words.firstIndex(of: "generate-fake").map { Array(words[($0 + 1)...]) } ?? []
  }

  /// The value of `--module` in the command.
  var module: String? { words.firstIndex(of: "--module").flatMap { words.dropFirst($0 + 1).first } }

  /// Compares the faked type with another one.
  ///
  /// - Parameters:
  ///   - typeName: The name of the other type.
  ///   - module: The module that declares it.
  ///   - body: The file without this header.
  /// - Returns: The faked type for a message, or `nil` if it is the same.
  func otherType(than typeName: String, of module: String, body: String) -> String? {
    let home = ModuleName.importable(module)
    if let module = self.module, ModuleName.importable(module) != home {
      return "\(module).\(self.typeName)"
    }
    if self.typeName != typeName { return self.typeName }
    // The command may omit the module, but a fake of the same type imports it.
    guard self.module == nil, let home else { return nil }
    return body.split(separator: "\n").contains { $0.hasSuffix("import \(home)") }
      ? nil : "another \(typeName)"
  }

  /// A checksum of a file's body that ignores whitespace, which formatters change.
  ///
  /// It is computed with the hash function FNV-1a.
  static func checksum(of body: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in body.utf8 where byte > 0x20 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
