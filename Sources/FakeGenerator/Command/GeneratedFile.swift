/// A fake's file.
package struct GeneratedFile: Hashable, Sendable {
  /// Where it belongs, seen from the package's folder.
  package var path: String
  /// The command that writes it.
  package var command: String
  /// What it is the fake of.
  var typeName: String
  /// The module that declares that.
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

  /// Compares the file with what is in its place, which it may not replace.
  ///
  /// - Parameters:
  ///   - old: What is there.
  ///   - isForced: Whether what somebody has changed by hand may be lost.
  /// - Returns: Why it stays; `nil` if it can be replaced.
  package func obstacle(in old: String, isForced: Bool = false) -> Diagnostic? {
    guard let (header, oldBody) = FileHeader.read(old) else { return .handWritten(path: path) }
    if let other = otherType(header, oldBody) {
      return .otherFake(typeName, path: path, of: other)
    }
    let isEdited = header.checksum.map { $0 != Checksum(of: oldBody) } ?? false
    return isEdited && !isForced ? .edited(path: path) : nil
  }

  /// Compares the file with what is in its place, which should be the same but for its header and
  /// for white space.
  ///
  /// - Parameter old: What is there; `nil` if nothing is.
  /// - Returns: Why a check fails; `nil` if all is well.
  package func problem(with old: String?) -> Diagnostic? {
    guard let old else { return .missing(path: path, command: command) }
    if let obstacle = obstacle(in: old) { return obstacle }
    guard let (_, oldBody) = FileHeader.read(old), Checksum(of: oldBody) == Checksum(of: body)
    else { return .stale(path: path, command: command) }
    return nil
  }

  /// The type that an older file is the fake of, if it is another one.
  private func otherType(_ header: FileHeader, _ oldBody: String) -> String? {
    let home = ModuleName.importable(self.module)
    if let module = header.module, ModuleName.importable(module) != home {
      return "\(module).\(header.typeName)"
    }
    if header.typeName != typeName { return header.typeName }
    // A fake of the same type imports the same module, which the command may leave out.
    guard header.module == nil, let home else { return nil }
    return oldBody.split(separator: "\n").contains { $0.hasSuffix("import \(home)") }
      ? nil : "another \(header.typeName)"
  }
}
