/// The file of a fake.
package struct GeneratedFile: Hashable, Sendable {
  /// Its path, relative to the package.
  package var path: String
  /// The command that generates it.
  package var command: String
  /// The name of the faked type.
  var typeName: String
  /// The module that declares the faked type.
  var module: String
  /// The file without its header.
  var body: String

  /// The whole file.
  package var text: String {
    FileHeader(typeName: typeName, command: command, checksum: Checksum(of: body)).text
      + "\n\n" + body
  }

  /// Whether two files are fakes of the same type.
  func isFakeOfSame(as other: GeneratedFile) -> Bool {
    (typeName, module) == (other.typeName, other.module)
  }

  /// Returns why an existing file must not be overwritten.
  ///
  /// - Parameters:
  ///   - old: The existing text.
  ///   - isForced: Whether a file that was edited by hand is overwritten.
  /// - Returns: The reason, or `nil` if the file can be overwritten.
  package func obstacle(in old: String, isForced: Bool = false) -> Diagnostic? {
    guard let (header, oldBody) = FileHeader.read(old) else { return .handWritten(path: path) }
    if let other = otherType(header, oldBody) {
      return .otherFake(typeName, path: path, of: other)
    }
    let isEdited = header.checksum.map { $0 != Checksum(of: oldBody) } ?? false
    return isEdited && !isForced ? .edited(path: path) : nil
  }

  /// Compares an existing file with this one, except for the header and whitespace.
  ///
  /// - Parameter old: The existing text, or `nil` if there is no file.
  /// - Returns: Why a check fails, or `nil` if the file is up to date.
  package func problem(with old: String?) -> Diagnostic? {
    guard let old else { return .missing(path: path, command: command) }
    if let obstacle = obstacle(in: old) { return obstacle }
    guard let (_, oldBody) = FileHeader.read(old), Checksum(of: oldBody) == Checksum(of: body)
    else { return .stale(path: path, command: command) }
    return nil
  }

  /// The faked type of an existing file, if it is another one.
  private func otherType(_ header: FileHeader, _ oldBody: String) -> String? {
    let home = ModuleName.importable(self.module)
    if let module = header.module, ModuleName.importable(module) != home {
      return "\(module).\(header.typeName)"
    }
    if header.typeName != typeName { return header.typeName }
    // The command may omit the module, but a fake of the same type imports it.
    guard header.module == nil, let home else { return nil }
    return oldBody.split(separator: "\n").contains { $0.hasSuffix("import \(home)") }
      ? nil : "another \(header.typeName)"
  }
}
